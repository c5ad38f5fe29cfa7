#include "protocol/envelope.h"

#include <array>

namespace townsmith::protocol {

std::span<const std::string_view> schema_names(Stage) {
  static constexpr std::array<std::string_view, 4> names = {"waiting", "playing", "over", "closed"};
  return names;
}

Result<Envelope> read_envelope(const json::object& message) {
  Envelope out;
  const json::value* id = message.if_contains("id");
  if (id == nullptr || !id->is_int64()) {
    return refuse(Reason::bad_value, say("townsmith", "request-number"));
  }
  out.id = id->get_int64();
  const json::value* verb = message.if_contains("do");
  if (verb == nullptr || !verb->is_string()) {
    return refuse(Reason::bad_value, say("townsmith", "request-verb"));
  }
  out.verb = verb->get_string();
  return out;
}

Result<json::object> parse_message(std::string_view text, std::size_t max_bytes,
                                   json::storage_ptr memory) {
  if (text.size() > max_bytes) {
    return refuse(Reason::too_much, say("townsmith", "request-length", {{"most", max_bytes}}));
  }
  json::error_code wrong;
  json::value message = json::parse(text, wrong, std::move(memory));
  if (wrong || !message.is_object()) {
    return refuse(Reason::bad_syntax, say("townsmith", "request-syntax"));
  }
  return std::move(message.as_object());
}

std::string refusal_text(std::optional<std::int64_t> id, const Problem& problem,
                         const Language& language) {
  return envelope(id, language, [&](JsonWriter& out) {
    out.key("error");
    schema::write(out, Refusal{problem.reason, problem.text, {}});
  });
}

}  // namespace townsmith::protocol
