#pragma once

#include <string>
#include <vector>

#include "lab/run.h"

namespace townsmith::lab {

/// A warning about seats comes up in a game where all seats are alike in at most this share of runs.
inline constexpr double false_alarm = 0.01;
/// Things are marked such that even one of a report's marks is luck in at most this share of runs.
inline constexpr double false_mark = 0.05;
/// Fewer blocks than this say nothing certain.
inline constexpr std::uint64_t least_blocks = 50;

struct SeatFinding {
  Estimate share;  ///< of victories, 0 to 1
  Estimate score;
  double p = 1;  ///< corrected for the number of seats
  bool alarming = false;
};

struct BotFinding {
  std::string name;
  Estimate share;  ///< of victories, for one seat
  Estimate score;
};

struct SourceFinding {
  std::string name;
  Estimate points;     ///< a seat and game
  double part = 0;     ///< of all points
  double winners = 0;  ///< points of a winner, on average
};

/// What there is to say about a thing of the game.
struct ItemFinding {
  ItemKey key;
  double games = 0;  ///< share of games in which anybody used it
  double uses = 0;   ///< a game
  Estimate share;    ///< of victories of those who used it
  /// same_game: points that one more use goes with, compared with the others at the table;
  /// other_games: points of a seat more than in games without it.
  enum class Basis : std::uint8_t { none, same_game, other_games } basis = Basis::none;
  Estimate worth;
  double usual = 0;  ///< worth of its group on average, or 0 where the group is small
  double p = 1;      ///< that it is worth the usual; corrected for all things of the report
  bool marked = false;
};

struct CoursePoint {
  Estimate score;  ///< of a seat
  Estimate gap;
  Estimate led;  ///< share of games in which the leader wins
  Estimate choices;
};

/// What a person should know first, in plain words.
struct Remark {
  bool alarming = false;  ///< otherwise worth knowing
  std::string text;
};

/// A run as numbers a person can use.
struct Findings {
  Plan plan;
  std::string title;  ///< of the game
  std::uint64_t games = 0;
  std::uint64_t blocks = 0;
  int games_a_block = 1;
  std::vector<Remark> remarks;

  std::vector<SeatFinding> seats;
  std::vector<BotFinding> bots;
  Histogram scores;  ///< of all seats
  std::vector<Histogram> seat_scores;
  Estimate winning_score;
  Estimate margin;
  Estimate shared;  ///< share of games with several winners
  Histogram margins;
  Histogram decisions;
  Histogram rounds;
  Histogram lead_changes;
  Histogram choices;
  double forced = 0;  ///< share of decisions
  std::vector<CoursePoint> course;
  std::vector<SourceFinding> sources;
  std::vector<ItemFinding> items;  ///< by group, then by worth
  std::vector<std::pair<std::string, double>> grades;

  std::uint64_t thoughts = 0;
  Estimate second;
  Estimate random;
  double close_calls = 0;  ///< share of decisions in which the second best move is about as good
  std::vector<SkillStep> skill;
};

Findings find(const Run& run, const GameInfo& info);

/// A key as a person would say it: "end turn".
std::string plain_words(std::string_view key);
/// Things have names of their own; a kind of move is a key.
std::string name_of(const ItemKey& key);

}  // namespace townsmith::lab
