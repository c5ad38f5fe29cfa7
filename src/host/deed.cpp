#include "host/deed.h"

#include "core/json.h"
#include "host/fields.h"

namespace townsmith::host {
namespace {

constexpr std::size_t most_bytes = 512;

}  // namespace

std::string to_text(const Deed& deed) {
  json::object out;
  out["do"] = name_of(deed.command.kind);
  out["seat"] = index(deed.command.seat);
  if (!deed.command.text.empty()) out["text"] = deed.command.text;
  if (!deed.command.name.empty()) out["name"] = deed.command.name;
  if (!deed.who.empty()) out["who"] = deed.who;
  if (!deed.id.empty()) out["id"] = deed.id;
  if (!deed.share.empty()) out["share"] = deed.share;
  if (!deed.draws.empty()) {
    json::array draws;
    draws.reserve(deed.draws.size());
    for (const auto& [n, value] : deed.draws) draws.push_back(json::array{n, value});
    out["draws"] = std::move(draws);
  }
  return json::serialize(out);
}

Result<Deed> parse_deed(std::string_view text) {
  json::error_code wrong;
  const json::value value = json::parse(text, wrong);
  if (wrong || !value.is_object()) return refuse(Reason::bad_syntax, "a deed is an object");
  Fields fields(value.get_object());
  const auto optional_text = [&](std::string_view name) {
    return fields.has(name) ? fields.text(name, most_bytes) : std::string();
  };
  Deed deed;
  const std::string kind = fields.text("do", 16);
  deed.command.seat = fields.seat("seat");
  deed.command.text = optional_text("text");
  deed.command.name = optional_text("name");
  deed.who = optional_text("who");
  deed.id = optional_text("id");
  deed.share = optional_text("share");
  if (fields.has("draws")) {
    for (const json::value& draw : fields.list("draws")) {
      const json::array* pair = draw.if_array();
      if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_int64() ||
          !(*pair)[1].is_int64()) {
        return refuse(Reason::bad_value, "a draw is a list of two numbers");
      }
      deed.draws.emplace_back(static_cast<std::uint32_t>((*pair)[0].get_int64()),
                              static_cast<std::uint32_t>((*pair)[1].get_int64()));
    }
  }
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  const Result<table::Command::Kind> known = table::command_kind(kind);
  if (!known) return tl::unexpected(known.error());
  deed.command.kind = *known;
  return deed;
}

}  // namespace townsmith::host
