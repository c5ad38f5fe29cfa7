#include "service/plain_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace townsmith::service {
namespace {

/// What a character is to somebody who reads it.
enum class Sight : std::uint8_t {
  visible,
  blank,
  joining,    ///< belongs to the character before it
  unwelcome,  ///< cannot be seen, or reaches beyond its text
};

using Range = std::pair<std::uint32_t, std::uint32_t>;

template <std::size_t count>
bool is_in(const std::array<Range, count>& ranges, std::uint32_t point) {
  for (const auto& [first, last] : ranges) {
    if (point >= first && point <= last) return true;
  }
  return false;
}

constexpr std::array<Range, 7> blanks = {{{0x20, 0x20},
                                          {0xA0, 0xA0},
                                          {0x1680, 0x1680},
                                          {0x2000, 0x200A},
                                          {0x202F, 0x202F},
                                          {0x205F, 0x205F},
                                          {0x3000, 0x3000}}};
// Joiners of emoji, and of Persian and Indian scripts; variants of a character; combining marks.
constexpr std::array<Range, 6> joiners = {{{0x0300, 0x036F},
                                           {0x1AB0, 0x1AFF},
                                           {0x200C, 0x200D},
                                           {0x20D0, 0x20FF},
                                           {0xFE00, 0xFE0F},
                                           {0xFE20, 0xFE2F}}};
// Controls, halves of pairs, fillers, tags, and what turns the direction of writing or ends a line.
constexpr std::array<Range, 23> unwelcome = {
    {{0x0, 0x1F},        {0x7F, 0x9F},       {0xAD, 0xAD},       {0x034F, 0x034F},
     {0x061C, 0x061C},   {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
     {0x200B, 0x200B},   {0x200E, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},
     {0x2800, 0x2800},   {0x3164, 0x3164},   {0xD800, 0xDFFF},   {0xFEFF, 0xFEFF},
     {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},   {0x13430, 0x1345F}, {0x1BCA0, 0x1BCA3},
     {0x1D159, 0x1D159}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}}};

Sight sight_of(std::uint32_t point) {
  if (is_in(unwelcome, point)) return Sight::unwelcome;
  if (is_in(blanks, point)) return Sight::blank;
  return is_in(joiners, point) ? Sight::joining : Sight::visible;
}

/// Vietnamese and Hebrew have two.
constexpr int max_marks = 4;

}  // namespace

std::optional<Character> first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t bytes = byte(0) < 0x80U            ? 1
                            : (byte(0) >> 5U) == 0x6U  ? 2
                            : (byte(0) >> 4U) == 0xEU  ? 3
                            : (byte(0) >> 3U) == 0x1EU ? 4
                                                       : 0;
  if (bytes == 0 || bytes > text.size()) return {};
  std::uint32_t point = bytes == 1 ? byte(0) : byte(0) & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) >> 6U) != 0x2U) return {};
    point = (point << 6U) | (byte(i) & 0x3FU);
  }
  constexpr std::array<std::uint32_t, 5> min = {0, 0, 0x80, 0x800, 0x10000};
  if (point < min[bytes] || point > 0x10FFFF) return {};
  return Character{point, bytes};
}

bool stands_by_itself(std::uint32_t point) { return sight_of(point) == Sight::visible; }

bool is_plain_text(std::string_view text) {
  bool can_be_seen = false;
  bool joins = false;  // there is something to join
  int marks = 0;
  while (!text.empty()) {
    const auto character = first_character(text);
    if (!character) return false;
    const Sight sight = sight_of(character->point);
    if (sight == Sight::unwelcome || (sight == Sight::joining && !joins)) return false;
    marks = sight == Sight::joining ? marks + 1 : 0;
    if (marks > max_marks) return false;
    can_be_seen = can_be_seen || sight == Sight::visible;
    joins = sight != Sight::blank;
    text.remove_prefix(character->bytes);
  }
  return can_be_seen;
}

std::string trimmed(std::string_view text) {
  std::size_t first = std::string_view::npos;
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto character = first_character(text.substr(at));
    const bool blank = character && sight_of(character->point) == Sight::blank;
    const std::size_t next = at + (character ? character->bytes : 1);
    if (!blank) {
      if (first == std::string_view::npos) first = at;
      end = next;
    }
    at = next;
  }
  return first == std::string_view::npos ? std::string()
                                         : std::string(text.substr(first, end - first));
}

}  // namespace townsmith::service
