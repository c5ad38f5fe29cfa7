#include "host/fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace townsmith::host {

bool Fields::has(std::string_view name) const {
  const json::value* member = message_.if_contains(name);
  return member != nullptr && !member->is_null();
}

const json::value* Fields::find(std::string_view name, std::string_view expected) {
  const json::value* member = message_.if_contains(name);
  if (member == nullptr) {
    refuse(Reason::bad_value, fmt::format("the request has no \"{}\": {}", name, expected));
  }
  return member;
}

std::string Fields::text(std::string_view name, std::size_t most_bytes) {
  const json::value* member = find(name, "a text");
  if (member == nullptr) return {};
  const json::string* text = member->if_string();
  if (text == nullptr || text->size() > most_bytes) {
    refuse(Reason::bad_value,
           fmt::format("\"{}\" should be a text of at most {} bytes", name, most_bytes));
    return {};
  }
  return std::string(text->data(), text->size());
}

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const json::value* member = find(name, "a number");
  if (member == nullptr) return least;
  const std::int64_t* number = member->if_int64();
  if (number == nullptr || *number < least || *number > most) {
    refuse(Reason::bad_value,
           fmt::format("\"{}\" should be a whole number from {} to {}", name, least, most));
    return least;
  }
  return *number;
}

bool Fields::flag(std::string_view name, bool standard) {
  if (!has(name)) return standard;
  const bool* flag = message_.at(name).if_bool();
  if (flag == nullptr)
    refuse(Reason::bad_value, fmt::format("\"{}\" should be true or false", name));
  return flag != nullptr && *flag;
}

Seat Fields::seat(std::string_view name) {
  return seat_at(static_cast<int>(number(name, 0, max_seats - 1)));
}

Viewer Fields::viewer(std::string_view name) {
  const json::value* member = find(name, "a seat, or null for a spectator");
  if (member == nullptr || member->is_null()) return Viewer::spectator();
  return seat(name);
}

const json::array& Fields::list(std::string_view name) {
  static const json::array none;
  const json::value* member = find(name, "a list");
  if (member == nullptr) return none;
  const json::array* list = member->if_array();
  if (list == nullptr) refuse(Reason::bad_value, fmt::format("\"{}\" should be a list", name));
  return list == nullptr ? none : *list;
}

const json::object& Fields::object(std::string_view name) {
  static const json::object none;
  const json::value* member = find(name, "an object");
  if (member == nullptr) return none;
  const json::object* object = member->if_object();
  if (object == nullptr) refuse(Reason::bad_value, fmt::format("\"{}\" should be an object", name));
  return object == nullptr ? none : *object;
}

void Fields::refuse(Reason reason, Text text) {
  if (!problem_) problem_ = Problem{reason, std::move(text)};
}

Result<> Fields::outcome() const {
  if (problem_) return tl::unexpected(*problem_);
  return {};
}

std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text.substr(0, 24)) out += c >= ' ' && c <= '~' ? c : '?';
  return fmt::format("\"{}{}\"", out, text.size() > 24 ? "..." : "");
}

std::string read_name(Fields& fields) {
  std::string name = fields.text("name", name_bytes);
  const bool printable = std::all_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F;
  });
  if (!printable) fields.refuse(Reason::bad_value, "a name cannot have control characters");
  return name;
}

std::string read_share(Fields& fields) {
  constexpr std::size_t digits = 64;
  std::string share = fields.text("share", digits);
  if (share.size() != digits || share.find_first_not_of("0123456789abcdef") != std::string::npos) {
    fields.refuse(Reason::bad_value, "\"share\" should be 64 hexadecimal digits");
  }
  return share;
}

}  // namespace townsmith::host
