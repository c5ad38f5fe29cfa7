#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/pack.h"
#include "core/schema.h"
#include "protocol/messages.h"

/// What the page's measuring module understands (src/page/measure.cpp): the lab's own counting, a
/// little at a time, so that whoever waits sees how far it is.
namespace townsmith::protocol {

inline constexpr std::int64_t max_measured_games = 100'000;

struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;

  DESCRIBE(Interval, "Interval", MEMBER(value), MEMBER(low, "of the 95 % interval"), MEMBER(high));
};

struct MeasuredPlace {
  std::string name;
  Interval share;
  Interval score;
  bool alarming = false;

  DESCRIBE(MeasuredPlace, "MeasuredPlace", MEMBER(name, "as the lab's reports have it"),
           MEMBER(share, "of victories, from 0 to 1"), MEMBER(score, "points"),
           MEMBER(alarming, "favoured or at a disadvantage beyond doubt"));
};

inline constexpr std::array<std::string_view, 5> fault_names = {"none", "dead", "too_strong",
                                                                "trap", "must_take"};

struct MeasuredThing {
  std::string group;
  std::string name;
  schema::OneOf<fault_names> fault;
  double games = 0;
  std::int64_t offered = 0;
  Interval taken;
  std::optional<Interval> worth;
  double usual = 0;

  DESCRIBE(MeasuredThing, "MeasuredThing",
           MEMBER(group, "what is done with it, in the lab's English"),
           MEMBER(name, "in the language whose words were given by `language`"), MEMBER(fault),
           MEMBER(games, "share of games in which anybody used it"),
           MEMBER(offered, "how often players could use it, and could do without"),
           MEMBER(taken, "in what share of these they did"),
           MEMBER(worth,
                  "points of lead that it is worth to players who would use it, by restricted "
                  "play; null if nobody was asked"),
           MEMBER(usual, "what things of its group are worth"));
};

struct Measured {
  std::uint64_t games = 0;
  int players = 1;
  bool by_turn = false;
  std::vector<MeasuredPlace> places;
  double findable = 0;
  Interval score;
  Interval margin;
  Interval decisions;
  Interval rounds;
  std::vector<MeasuredThing> things;

  DESCRIBE(Measured, "Measured", MEMBER(games), MEMBER(players),
           MEMBER(by_turn, "places are places in turn order, the first player's first"),
           MEMBER(places, "none where nothing tells seats apart"),
           MEMBER(findable, "the smallest advantage that would be noticed, as a share"),
           MEMBER(score, "points of a player"), MEMBER(margin, "between first and second"),
           MEMBER(decisions, "of all players, in a game"), MEMBER(rounds),
           MEMBER(things, "what players can use and do without; first what has a fault"));
};

struct Measuring {
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  Maybe<Measured> measured;

  DESCRIBE(Measuring, "Measuring", MEMBER(done, "games so far, restricted play included"),
           MEMBER(total, "about how many there will be"), MEMBER(measured, "when all were played"));
};

struct Measure {
  table::GameName game;
  int players = 1;
  Maybe<std::map<std::string, std::string>> options;
  std::string bot;
  std::int64_t seed = 1;
  std::int64_t games = 1;
  std::int64_t causes = 0;
  Maybe<std::string> pack;

  PAGE_VERB("measure", Measuring);
  ABOUT(
      "Lets bots play many games, by the module that measures: what `townsmith lab run` counts, "
      "the "
      "same numbers for the same seed. Nothing is played yet.");
  DESCRIBE(Measure, "Measure", MEMBER(game, "", {0, max_name_bytes}),
           MEMBER(players, "", {1, max_seats}),
           MEMBER(options, "by name; those left out have their standard value"),
           MEMBER(bot, "in every seat", {1, max_name_bytes}), MEMBER(seed, "", {0, max_seed}),
           MEMBER(games, "", {1, max_measured_games}),
           MEMBER(causes, "about how many games of restricted play", {0, max_measured_games}),
           MEMBER(pack, "content to play with instead of the game's own: a pack as text",
                  {1, max_pack_bytes}));
};

struct MeasureMore {
  PAGE_VERB("measure_more", Measuring);
  ABOUT("Plays for a fraction of a second.");
  DESCRIBE(MeasureMore, "MeasureMore");
};

/// The verbs of the module that measures.
using MeasureVerbs = std::tuple<Measure, MeasureMore>;

}  // namespace townsmith::protocol
