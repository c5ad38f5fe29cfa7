#include "host/deed.h"

#include <array>

#include "core/schema_reading.h"

namespace townsmith::host {
namespace {

using schema::Maybe;

constexpr std::int64_t max_bytes = 512;

/// A deed as stores keep it.
struct StoredDeed {
  std::string kind;
  Seat seat = seat_at(0);
  Maybe<std::string> text;
  Maybe<std::string> name;
  Maybe<std::string> who;
  Maybe<std::string> id;
  Maybe<std::string> share;
  Maybe<std::vector<std::array<std::uint32_t, 2>>> draws;

  DESCRIBE(StoredDeed, "StoredDeed", schema::member("do", &StoredDeed::kind), MEMBER(seat),
           MEMBER(text, "", {0, max_bytes}), MEMBER(name, "", {0, max_bytes}),
           MEMBER(who, "", {0, max_bytes}), MEMBER(id, "", {0, max_bytes}),
           MEMBER(share, "", {0, max_bytes}), MEMBER(draws));
};

}  // namespace

std::string to_text(const Deed& deed) {
  const auto if_any = [](Maybe<std::string>& out, const std::string& text) {
    if (!text.empty()) out = text;
  };
  StoredDeed out;
  out.kind = name_of(deed.command.kind);
  out.seat = deed.command.seat;
  if_any(out.text, deed.command.text);
  if_any(out.name, deed.command.name);
  if_any(out.who, deed.who);
  if_any(out.id, deed.id);
  if_any(out.share, deed.share);
  if (!deed.draws.empty()) {
    auto& draws = out.draws.emplace();
    draws.reserve(deed.draws.size());
    for (const auto& [n, value] : deed.draws) draws.push_back({n, value});
  }
  static const Language none;  // it has no words
  return schema::to_json(out, none);
}

Result<Deed> parse_deed(std::string_view text) {
  json::error_code wrong;
  const json::value value = json::parse(text, wrong);
  if (wrong) return refuse(Reason::bad_syntax, say("townsmith", "request-syntax"));
  TRY(StoredDeed stored, schema::from_json<StoredDeed>(value));
  TRY(const table::Command::Kind kind, table::command_kind(stored.kind));
  Deed deed;
  deed.command.kind = kind;
  deed.command.seat = stored.seat;
  deed.command.text = stored.text.value_or("");
  deed.command.name = stored.name.value_or("");
  deed.who = stored.who.value_or("");
  deed.id = stored.id.value_or("");
  deed.share = stored.share.value_or("");
  if (stored.draws) {
    for (const auto& [n, drawn] : *stored.draws) deed.draws.emplace_back(n, drawn);
  }
  return deed;
}

}  // namespace townsmith::host
