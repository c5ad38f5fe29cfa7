#include "conformance/side_by_side.h"
#include "reference/townbuilder/townbuilder.h"
#include "support.h"

// Random players never hoard, so they do not come to where hoarders come: a deck that runs out with
// nothing discarded, a row that nobody can use. Here players have habits.

namespace townsmith::townbuilder {
namespace {

using Events = std::map<std::string, int>;

/// The first habit that any legal move begins with decides; among such moves, any.
Move pick(const conformance::Walk<TownBuilder>& walk, const Names& habits, Random& random) {
  const State& state = walk.state();
  MoveList<TownBuilder> moves;
  walk.game().legal_moves(state, state.active, moves);
  std::vector<Move> liked(moves.begin(), moves.end());
  for (const std::string& habit : habits) {
    std::vector<Move> fitting;
    for (const Move& move : moves) {
      if (walk.game().notate(state, state.active, move).starts_with(habit)) fitting.push_back(move);
    }
    if (!fitting.empty()) {
      liked = fitting;
      break;
    }
  }
  return liked[random.below(static_cast<std::uint32_t>(liked.size()))];
}

/// Plays with the reference at its side; what happened is returned.
Events play_with_habits(int players, const Names& habits, int games) {
  const Setup setup = standard_setup(TownBuilder::info(), players);
  const auto rules = conformance::make_rules<TownBuilder>(setup, built_in_content());
  Events events;
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<std::uint64_t>(i + 1);
    conformance::Walk<TownBuilder> walk(*rules, seed);
    conformance::SideBySide<TownBuilder> both(
        reference::townbuilder(players, {{"first", "random"}}));
    Random random(seed);
    while (true) {
      both.follow(walk);
      const std::string wrong = both.difference(walk);
      if (!wrong.empty()) {
        ADD_FAILURE() << wrong << "\n" << walk.describe();
        return events;
      }
      if (walk.over()) break;
      walk.play(walk.state().active, pick(walk, habits, random));
    }
    for (const auto& [event, times] : both.reference().events()) events[event] += times;
  }
  return events;
}

TEST(TownBuilderHabitsCounting, Hoarders_run_out_of_cards) {
  Events events;
  for (int players = 1; players <= 4; ++players) {
    for (const Names& habits : {Names{"gold", "start", "end turn"}, Names{"start", "end turn"}}) {
      for (const auto& [event, times] : play_with_habits(players, habits, 20)) {
        events[event] += times;
      }
    }
  }
  EXPECT_GT(events["there is nothing to make a new deck of"], 0);
  EXPECT_GT(events["the row is swept"], 0);
  EXPECT_GT(events["an action is forfeited"], 0);
}

TEST(TownBuilderHabitsCounting, Builders_share_awards_and_use_what_they_build) {
  Events events;
  for (int players = 1; players <= 4; ++players) {
    const Names habits = {"claim", "use", "gain", "start"};
    for (const auto& [event, times] : play_with_habits(players, habits, 60)) {
      events[event] += times;
    }
  }
  EXPECT_GT(events["an award is shared"], 0);
  EXPECT_GT(events["the Gatehouse is discarded by a copy"], 0);
  EXPECT_GT(events["three foundations are completed in one turn"], 0);
}

TEST(TownBuilderHabitsCounting, The_rich_complete_the_Monument) {
  Events events;
  for (int players = 1; players <= 4; ++players) {
    const Names habits = {"start Monument", "claim", "gold", "gain"};
    for (const auto& [event, times] : play_with_habits(players, habits, 60)) {
      events[event] += times;
    }
  }
  EXPECT_GT(events["a building without resources is completed"], 0);
  EXPECT_GT(events["a card worth 2 pays a last 1"], 0);
}

TEST(TownBuilderHabitsCounting, The_fickle_turn_the_deck_over) {
  Events events;
  for (int players = 1; players <= 4; ++players) {
    const Names habits = {"crest: discard", "use Ferry House", "use Flower Stand", "gold"};
    for (const auto& [event, times] : play_with_habits(players, habits, 30)) {
      events[event] += times;
    }
  }
  EXPECT_GT(events["the deck runs out by an ability"], 0);
  EXPECT_GT(events["an ability draws fewer cards than it wants"], 0);
}

}  // namespace
}  // namespace townsmith::townbuilder
