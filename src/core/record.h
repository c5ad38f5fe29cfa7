#pragma once

#include <array>
#include <cstdint>
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

/// A bot that could not play on: it is placed last, and chance plays its seat to the end.
struct Forfeit {
  Seat seat{};
  std::string why;  ///< one of forfeit_reasons

  bool operator==(const Forfeit&) const = default;
};

/// As records and the wire have them; words/ has what they are called.
inline constexpr std::array<std::string_view, 8> forfeit_reasons = {
    "not_started", "crashed", "stalled", "illegal", "flooded", "other_game", "memory", "children"};

/// A whole game as text: JSON Lines, described in docs/notation.md. A table is its record.
struct Record {
  std::string game;
  int rules_version = 1;
  int players = 1;
  OptionValues options;             ///< those that are not at their standard
  std::string content;              ///< hash of the content it was played with
  std::vector<std::string> names;   ///< of the seats; may be empty
  std::vector<std::string> bots;    ///< who plays the seats: a bot's name, or "" for a person
  std::string commitment;           ///< hash of the seed, for live tables
  std::vector<std::string> shares;  ///< what each seat added to the seed, for live tables
  std::vector<Step> steps;
  std::vector<Forfeit> forfeits;
  std::vector<OpenTurn> open;  ///< of a running game with simultaneous rounds
  bool finished = false;
  Outcome outcome;   ///< when finished
  std::string seed;  ///< opened after the end, for live tables

  SeatSet forfeited() const {
    SeatSet seats;
    for (const Forfeit& forfeit : forfeits) seats.insert(forfeit.seat);
    return seats;
  }
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
