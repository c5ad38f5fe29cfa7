#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "lab/kept_json.h"

namespace townsmith::lab {

/// What a run plays. Two runs with the same plan find out the same, wherever they are made.
struct RunPlan {
  std::string game;
  int players = 1;
  OptionValues options;           ///< those that are not at their standard
  std::string content;            ///< the hash of what the rules were made from
  std::vector<std::string> bots;  ///< one for each seat
  std::uint64_t seed = 1;
  bool watch = true;                     ///< games are watched move by move, not only their results
  std::vector<std::string> places = {};  ///< names of what tells seats apart; none: nothing does
  int place_count = 1;                   ///< as many as seats where nothing does
  bool by_seat = false;                  ///< the seat itself is the place
  std::uint64_t offers = 0;  ///< the number of blocks in which what could be used is looked at too
  std::uint64_t thoughts = 0;  ///< the number of blocks in which bots are asked about a decision
  int simulations = 200;       ///< how long they think about it

  MEMBERS(RunPlan, MEMBER(game), MEMBER(players), MEMBER(options), MEMBER(content), MEMBER(bots),
          MEMBER(places), MEMBER(place_count), MEMBER(by_seat), MEMBER(seed), MEMBER(watch),
          MEMBER(offers), MEMBER(thoughts), MEMBER(simulations));
  bool operator==(const RunPlan&) const = default;
};

/// A refusal of the first bot that cannot play the game as it is set up: there is none of that
/// name, its settings are wrong, or the game is not solved. Whatever plays games asks this first.
Result<> check_bots(const bots::Entry& entry, const AnyGame& game,
                    std::span<const std::string> bots);

/// The plan for a game that has been set up, without anybody who plays.
RunPlan plan_of(const AnyGame& game);
/// The same with a bot for each seat.
Result<RunPlan> make_plan(const bots::Entry& entry, const AnyGame& game,
                          std::vector<std::string> bots);

/// From now on seats are told apart by themselves, whatever else the set-up gives them.
void tell_by_seat(RunPlan& plan);

json::object to_json(const RunPlan& plan);
Result<RunPlan> plan_from(const json::value& value);

/// The game a plan is about, set up; refused if the content is another one.
Result<std::unique_ptr<AnyGame>> open_game(const bots::Entry& entry, const RunPlan& plan,
                                           const ContentFiles& content);

/// The bots by name, each once, in the order of the seats.
std::vector<std::string> distinct_bots(const RunPlan& plan);

/// Who sits where in the games of a block: the bots move on by a seat until that gives nothing new.
std::vector<std::vector<std::string>> seatings(const RunPlan& plan);

}  // namespace townsmith::lab
