#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace townsmith::service {

/// Valid UTF-8 that can be seen, without control characters and without more marks on a letter than
/// any language has: what may be shown to others.
bool is_plain_text(std::string_view text);

struct Character {
  std::uint32_t point;
  std::size_t bytes;
};
/// The one at the beginning of a text that is not empty; nothing if it is none.
std::optional<Character> first_character(std::string_view text);

/// Whether a reader sees it as a character of its own: not a space, nor a mark on another.
bool stands_by_itself(std::uint32_t point);

/// Without spaces at its ends.
std::string trimmed(std::string_view text);

}  // namespace townsmith::service
