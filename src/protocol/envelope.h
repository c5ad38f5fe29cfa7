#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/schema_reading.h"
#include "protocol/messages.h"

/// A request has a number and a verb beside its own members, an answer the number of its request.
namespace townsmith::protocol {

struct Envelope {
  std::int64_t id = 0;
  std::string_view verb;
};

/// What every request must have; lives as long as the message.
Result<Envelope> read_envelope(const json::object& message);

/// The message as an object, in memory from there.
Result<json::object> parse_message(std::string_view text, std::size_t max_bytes,
                                   json::storage_ptr memory = {});

/// The members of a request: all that are needed, none that are unknown.
template <class Ask>
Result<Ask> read_ask(const json::object& message) {
  constexpr std::array<std::string_view, 2> beside = {"id", "do"};
  Ask ask;
  const auto wrong = schema::read_members(message, schema::type_of<Ask>(), &ask, beside, 1);
  TRY(schema::outcome_of(wrong));
  return ask;
}

/// Calls `write` between the number of the request and the end of the answer.
template <class Write>
std::string envelope(std::optional<std::int64_t> id, const Language& language, Write&& write) {
  std::string text;
  JsonWriter out(text, language);
  out.begin_object();
  out.key("re");
  id ? out.number(*id) : out.null();
  write(out);
  out.end_object();
  return text;
}

std::string refusal_text(std::optional<std::int64_t> id, const Problem& problem,
                         const Language& language);

template <class Answer>
std::string answer_text(std::optional<std::int64_t> id, const Result<Answer>& answer,
                        const Language& language) {
  if (!answer) return refusal_text(id, answer.error(), language);
  return envelope(id, language, [&](JsonWriter& out) { schema::write_members(out, *answer); });
}

/// Bytes of a push about a table with two players who have an engine of their own.
inline constexpr std::size_t usual_push = 2000;

/// A push as text: its name first.
template <class Push>
std::string push_text(const Push& push, const Language& language) {
  std::string text;
  text.reserve(usual_push);  // instead of growing to it, copied each time
  JsonWriter out(text, language);
  out.begin_object();
  out.key(Push::tag_name);
  out.text(Push::tag);
  schema::write_members(out, push);
  out.end_object();
  return text;
}

}  // namespace townsmith::protocol
