#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/seat.h"

namespace townsmith {

inline constexpr int max_options = 16;
inline constexpr int max_handicap = 200;

/// One thing a table may choose before a game. A value is a number in [least, most]; where
/// `choices` are given, they name the values from `min` up ("off", "on").
struct OptionInfo {
  std::string_view name;
  std::string_view text;  ///< one sentence for the person who sets up a table
  int min;
  int max;
  int standard;
  std::span<const std::string_view> choices = {};
};

inline constexpr std::array<std::string_view, 2> off_on = {"off", "on"};

/// A named set of options: "beginners", "everything".
struct Preset {
  std::string_view name;
  std::string_view text;
  std::span<const std::pair<std::string_view, int>> values;
};

/// How a game describes itself. Everything above `games` works from this alone.
struct GameInfo {
  std::string_view name;   ///< in commands, records, addresses: lower case, no spaces
  std::string_view title;  ///< for people
  std::string_view tagline;
  std::string_view credits;  ///< designer and publisher
  int min_players;
  int max_players;
  int usual_players;
  bool hidden;        ///< some seats know what others do not
  bool simultaneous;  ///< several seats decide at once, unseen by the others
  std::span<const OptionInfo> options;
  std::span<const Preset> presets = {};
  int rules_version = 1;  ///< rises when old records would play differently
};

/// The choices a game is played with: plain numbers, checked against a GameInfo by make_setup().
struct Setup {
  std::uint8_t players = 1;
  std::array<std::int16_t, max_options> options{};
  BySeat<std::int16_t> handicap{};      ///< points added to a seat's score
  BySeat<std::int16_t> compensation{};  ///< the same by place in turn order, first player first
  bool compensates = false;             ///< any of these is not 0

  bool operator==(const Setup&) const = default;
};

/// "level=3", as typed or as it stands in a record.
using OptionValues = std::vector<std::pair<std::string, std::string>>;

/// All options at their standard values.
Setup standard_setup(const GameInfo& info, int players);

/// Checks the number of players and every named option. "handicap" is understood for every game:
/// points per seat, as in "handicap=0,5"; where seats take turns, so is "compensation": points per
/// place in turn order. "preset" sets several options at once.
Result<Setup> make_setup(const GameInfo& info, int players, const OptionValues& values);

/// Splits "level=3".
Result<std::pair<std::string, std::string>> parse_option(std::string_view text);

/// The value's name where it has one, else its number.
std::string option_text(const OptionInfo& option, int value);

/// Every option of a setup by name; with `changed_only`, those that are not at their standard.
OptionValues option_values(const GameInfo& info, const Setup& setup, bool changed_only);

/// A whole number and nothing else.
Result<int> parse_int(std::string_view text);

}  // namespace townsmith
