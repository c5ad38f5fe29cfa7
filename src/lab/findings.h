#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/run.h"

namespace townsmith::lab {

/// The rate of false alarms: of runs of a game whose places are alike, at most this share warns.
inline constexpr double false_alarm = 0.01;
/// The family-wise error rate of marks: in at most this share of runs any of them is luck.
inline constexpr double false_mark = 0.05;
/// Fewer blocks than this say nothing certain.
inline constexpr std::uint64_t min_blocks = 50;

/// What the set-up gave to a seat: a place in turn order, a colour to begin with.
struct PlaceFinding {
  std::string name;
  Estimate share;  ///< of victories, 0 to 1
  Estimate score;
  double p = 1;  ///< corrected for the number of places
  bool alarming = false;

  MEMBERS(PlaceFinding, MEMBER(name), MEMBER(share), MEMBER(score), MEMBER(p), MEMBER(alarming));
};

struct BotFinding {
  std::string name;
  Estimate share;  ///< of victories, for one seat
  Estimate score;

  MEMBERS(BotFinding, MEMBER(name), MEMBER(share), MEMBER(score));
};

struct SourceFinding {
  std::string name;
  Estimate points;     ///< a seat and game
  double part = 0;     ///< of all points
  double winners = 0;  ///< points of a winner, on average

  MEMBERS(SourceFinding, MEMBER(name), MEMBER(points), MEMBER(part), MEMBER(winners));
};

/// What a thing is worth to a player who would use it, by restricted play. Intervals hold for all
/// things of the report at once and at any time.
struct CauseFinding {
  std::string bot;
  std::int64_t games = 0;
  double unavoidable = 0;  ///< share of games in which it was used all the same
  Estimate points;         ///< of lead
  Estimate victories;      ///< share
  double usual = 0;        ///< points of a thing of its group, the median

  MEMBERS(CauseFinding, MEMBER(bot), MEMBER(games), MEMBER(unavoidable), MEMBER(points),
          MEMBER(victories), MEMBER(usual));
};

/// What there is to say about a thing of the game.
struct ItemFinding {
  ItemKey key;
  // Intervals hold for all things of the report at once.
  Estimate games;   ///< share of games in which anybody used it
  double uses = 0;  ///< a game
  Estimate share;   ///< of victories of those who used it
  /// same_game: points made from the round of the first use on that one more use goes with,
  /// compared with the others at the table; other_games: points of a seat more than in games
  /// without it.
  enum class Basis : std::uint8_t { none, same_game, other_games } basis = Basis::none;
  Estimate goes_with;
  double usual = 0;  ///< of its group on average, or 0 where the group is small
  double p = 1;      ///< that it goes with the usual; corrected for all things of the report
  bool marked = false;

  std::int64_t offered = 0;          ///< seats of games that could use it and could do without
  Estimate taken;                    ///< share of those that used it
  std::int64_t forced = 0;           ///< seats that had no other move once
  std::vector<double> places;        ///< share of its users by place
  std::vector<CauseFinding> causes;  ///< by the bots of the run, then by one that looks ahead

  /// What is wrong with it, if anything is.
  enum class Fault : std::uint8_t { none, dead, too_strong, trap, must_take } fault = Fault::none;
};

struct CoursePoint {
  Estimate score;  ///< of a seat
  Estimate gap;
  Estimate led;  ///< share of games in which the leader wins
  Estimate choices;

  MEMBERS(CoursePoint, MEMBER(score), MEMBER(gap), schema::member("leader_wins", &CoursePoint::led),
          schema::member("legal_moves", &CoursePoint::choices));
};

/// What a person should know first, in plain words: one sentence with what to look at, why, how
/// sure that is and what to try.
struct Remark {
  bool alarming = false;  ///< otherwise worth knowing
  std::string text;
  std::string chart = {};  ///< the heading of the panel that shows it
  std::string thing = {};  ///< that it is about

  MEMBERS(Remark, MEMBER(alarming), MEMBER(text), MEMBER(chart));
};

/// How a game is, in numbers that are used for other games too; docs/lab.md has the formulas.
struct FieldFindings {
  Estimate drama;               ///< share of a game in which no later winner leads
  Estimate comeback;            ///< the most points that a winner was behind
  Estimate decided;             ///< share of a game after which those who win lead for good
  Estimate permanence;          ///< share of changes of the lead that last to the next look
  double action_entropy = 0;    ///< of kinds of moves, 0: always the same one, 1: all alike
  double action_dominance = 0;  ///< share of the most frequent kind
  std::string dominant_action;
  int max_choices = 0;   ///< legal moves
  double hidden = 0;     ///< share of the position that the player to decide does not see
  Estimate interaction;  ///< points that others' scores change for each that a seat's own does

  MEMBERS(FieldFindings, MEMBER(drama), MEMBER(comeback), MEMBER(decided), MEMBER(permanence),
          MEMBER(action_entropy), MEMBER(action_dominance), MEMBER(dominant_action),
          schema::member("most_legal_moves", &FieldFindings::max_choices), MEMBER(hidden),
          MEMBER(interaction));
};

/// A run as numbers a person can use.
struct Findings {
  RunPlan plan;
  std::string title;  ///< of the game
  std::uint64_t games = 0;
  std::uint64_t blocks = 0;
  int games_a_block = 1;
  std::vector<Remark> remarks;

  std::vector<PlaceFinding> places;  ///< none where nothing tells seats apart
  double findable = 0;  ///< the smallest advantage, as a share, found in four of five such runs
  std::vector<BotFinding> bots;
  Histogram scores;  ///< of all seats
  std::vector<Histogram> place_scores;
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
  std::vector<ItemFinding> items;  ///< by group, then by what they go with
  std::vector<std::pair<std::string, Estimate>> grades;
  FieldFindings field;
  std::uint64_t offers = 0;  ///< games in which offers were looked at
  double noticeable = 1;     ///< points that matter
  std::vector<Causes> causes;

  std::uint64_t thoughts = 0;
  Estimate second;
  Estimate random;
  double close_calls = 0;  ///< share of decisions in which the second best move is about as good
  std::vector<SkillStep> skill;
  std::string asked;  ///< see Run

  // Of games that were recorded:
  bool recorded = false;
  /// What happened in a game, and how to see it: "games.jsonl --game 3 --at 17".
  std::vector<std::pair<std::string, std::string>> examples;
  std::vector<std::pair<std::string, Histogram>> seconds;  ///< a decision, by kind of move

  /// What report.json has of it as it is here.
  MEMBERS(Findings, MEMBER(plan), MEMBER(games), MEMBER(blocks), MEMBER(remarks), MEMBER(places),
          schema::member("findable_advantage", &Findings::findable), MEMBER(bots),
          MEMBER(place_scores), MEMBER(field), MEMBER(winning_score), MEMBER(margin),
          schema::member("shared_victories", &Findings::shared), MEMBER(margins), MEMBER(decisions),
          MEMBER(rounds), MEMBER(lead_changes), schema::member("legal_moves", &Findings::choices),
          schema::member("forced_decisions", &Findings::forced), MEMBER(course), MEMBER(sources));
};

/// All of it but the remarks, which are English.
Findings figures(const Run& run, const GameInfo& info);
Findings find(const Run& run, const GameInfo& info);

/// A key as a person would say it: "end turn".
std::string plain_words(std::string_view key);
/// Things have names of their own; a kind of move is a key.
std::string name_of(const ItemKey& key);

}  // namespace townsmith::lab
