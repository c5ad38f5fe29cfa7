#include "service/plain_text.h"

#include <array>
#include <cstdint>

namespace townsmith::service {
namespace {

/// How many bytes the character at the beginning has; 0 if it is none.
std::size_t character_bytes(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t bytes = byte(0) < 0x80U            ? 1
                            : (byte(0) >> 5U) == 0x6U  ? 2
                            : (byte(0) >> 4U) == 0xEU  ? 3
                            : (byte(0) >> 3U) == 0x1EU ? 4
                                                       : 0;
  if (bytes == 0 || bytes > text.size()) return 0;
  std::uint32_t point = bytes == 1 ? byte(0) : byte(0) & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) >> 6U) != 0x2U) return 0;
    point = (point << 6U) | (byte(i) & 0x3FU);
  }
  constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  const bool control = point < 0x20 || (point >= 0x7F && point < 0xA0);
  // Marks that turn the direction of writing, or end a line, would reach beyond the name.
  const bool reaches_out = (point >= 0x2028 && point <= 0x202E) ||
                           (point >= 0x2066 && point <= 0x2069) || point == 0xFEFF;
  const bool surrogate = point >= 0xD800 && point < 0xE000;
  if (point < least[bytes] || point > 0x10FFFF || control || reaches_out || surrogate) return 0;
  return bytes;
}

}  // namespace

bool is_plain_text(std::string_view text) {
  if (trimmed(text).empty()) return false;
  while (!text.empty()) {
    const std::size_t bytes = character_bytes(text);
    if (bytes == 0) return false;
    text.remove_prefix(bytes);
  }
  return true;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

}  // namespace townsmith::service
