#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/setup.h"

namespace townsmith {

/// One thing that happened in a game: a seat moved, or nature drew.
struct Step {
  enum class Kind : std::uint8_t { move, draws };

  Kind kind = Kind::move;
  Seat seat{};              ///< of a move
  std::string move;         ///< in the game's notation
  std::vector<Draw> draws;  ///< of nature

  bool operator==(const Step&) const = default;
};

/// How a game ended.
struct Outcome {
  std::vector<int> scores;  ///< with handicap, by seat
  std::vector<int> winners;
  std::string grade;  ///< of a solo game, where the game has grades

  bool operator==(const Outcome&) const = default;
};

/// What a seat has done in a round that is still open: known to that seat alone.
struct OpenTurn {
  Seat seat{};
  std::vector<std::string> moves;
  bool committed = false;

  bool operator==(const OpenTurn&) const = default;
};

/// A seat that is placed last, whatever becomes of it: a bot could not play on, and chance plays
/// to the end; or a person has given up, and a bot does.
struct Forfeit {
  Seat seat{};
  std::string why;  ///< one of forfeit_reasons

  bool operator==(const Forfeit&) const = default;
};

/// As records and the wire have them; words/ has what they are called.
inline constexpr std::array<std::string_view, 9> forfeit_reasons = {
    "not_started", "crashed", "stalled",  "illegal", "flooded",
    "other_game",  "memory",  "children", "resigned"};
/// The only one that is a person's.
inline constexpr std::string_view resigned = forfeit_reasons.back();

/// Why a game is over that its rules had not ended: those who played agreed to leave it as it
/// stood, or at most one of them had not given up.
enum class Stop : std::uint8_t { agreed, resigned };
inline constexpr std::array<std::string_view, 2> stop_names = {"agreed", "resigned"};
constexpr std::span<const std::string_view> schema_names(Stop /*stop*/) { return stop_names; }
constexpr std::string_view schema_name(Stop /*stop*/) { return "Stop"; }
constexpr std::string_view name_of(Stop stop) { return stop_names[static_cast<std::size_t>(stop)]; }

/// A whole game as text: JSON Lines, described in docs/notation.md. A table is its record.
struct Record {
  std::string game;
  int rules_version = 1;
  int players = 1;
  OptionValues options;             ///< those that are not at their standard
  std::string content;              ///< hash of the content it was played with
  std::string pack;                 ///< where that content comes from, if not from the program
  std::vector<std::string> names;   ///< of the seats; may be empty
  std::vector<std::string> bots;    ///< who plays the seats: a bot's name, or "" for a person
  std::string commitment;           ///< hash of the seed, for live tables
  std::vector<std::string> shares;  ///< what each seat added to the seed, for live tables
  std::vector<Step> steps;
  std::vector<Forfeit> forfeits;
  std::vector<OpenTurn> open;  ///< of a running game with simultaneous rounds
  bool finished = false;
  Outcome outcome;              ///< when finished
  std::optional<Stop> stopped;  ///< when finished, but not by the rules
  std::string seed;             ///< opened after the end, for live tables

  SeatSet forfeited() const {
    SeatSet seats;
    for (const Forfeit& forfeit : forfeits) seats.insert(forfeit.seat);
    return seats;
  }
  /// The rules ended it.
  bool played_out() const { return finished && !stopped; }
  bool operator==(const Record&) const = default;
};

inline constexpr int record_format = 1;

std::string to_text(const Record& record);
/// The two parts of it: header and steps, which only grow while nothing is taken back; and
/// forfeits, open rounds or the result, which change.
std::string steps_text(const Record& record);
std::string rest_text(const Record& record);
/// What a viewer may know of a running game: draws in words only (numbers would tell what is left
/// in a deck), and not those that others saw. It can be read by people, but not replayed.
std::string to_text(const Record& record, Viewer viewer);
/// One line, with its newline.
std::string to_line(const Step& step);

/// Reads a record; a problem names the line. The text is not checked against any rules: replaying
/// it does that.
Result<Record> parse_record(std::string_view text);

/// What is wrong with a line of a record, counted from 1.
Text in_line(std::int64_t line, Text what);

}  // namespace townsmith
