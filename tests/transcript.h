#pragma once

#include <fmt/format.h>

#include <string>

#include "core/content.h"
#include "core/json.h"

namespace townsmith {

/// A message as a line that a person can compare with another: all of it if it is short, otherwise
/// with numbers instead of its longest parts.
inline std::string in_brief(const json::value& value, std::size_t room = 400) {
  std::string text = json::serialize(value);
  if (text.size() <= room) return text;
  if (const json::object* object = value.if_object()) {
    std::string out;
    for (const auto& member : *object) {
      out += fmt::format("{}\"{}\":{}", out.empty() ? "{" : ",", std::string_view(member.key()),
                         in_brief(member.value(), room / 2));
    }
    return out + "}";
  }
  if (const json::array* list = value.if_array()) {
    return fmt::format("[{} of them, #{}]", list->size(), hash_text(fnv1a(0, text)));
  }
  return fmt::format("{}... #{}", text.substr(0, 60), hash_text(fnv1a(0, text)));
}

}  // namespace townsmith
