// What bots have to play many games for.
#include <gtest/gtest.h>

#include "bot_games.h"
#include "bots/greedy.h"
#include "bots/search.h"
#include "bots/training.h"
#include "core/replay.h"
#include "example_games.h"

namespace townsmith::bots {
namespace {

TEST(Bots, Have_learned_something_about_every_setup) {
  for_each_game([](auto type) {
    using G = typename decltype(type)::type;
    const ContentFiles content = built_in_content();
    const WeightSets sets = learned_weights<G>();
    std::vector<std::string> names;
    for (const auto& [name, weights] : sets) names.push_back(name);
    EXPECT_EQ(SelfPlay<G>(content, {}).families(), names) << G::info().name;
  });
}

TEST(Bots, Play_whole_games_of_everything) {
  for (const auto& entry : catalogue().entries()) {
    const GameInfo& info = entry->type().info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
      const auto game = usual_game(*entry, players);
      for (const std::string bot : {"greedy", "easy", quick}) {
        const std::vector<std::string> seats(static_cast<std::size_t>(players), bot);
        const auto record = parse_record(record_of(*entry, *game, seats, 3));
        ASSERT_TRUE(record);
        const auto state = replay(*game, *record);
        ASSERT_TRUE(state) << info.name << " " << bot << ": " << said(state.error());
        EXPECT_TRUE(game->over(state->state()));
      }
    }
  }
}

/// Two worlds that differ in what is hidden from a seat: the bot does the same in both.
template <Game G>
void expect_same_moves_in_paired_worlds(const Weights* weights) {
  const auto game =
      make_game<G>(standard_setup(G::info(), G::info().usual_players), built_in_content());
  ASSERT_TRUE(game);
  SearchSettings settings;
  settings.simulations = 24;
  settings.candidates = 6;
  Random random(5);
  Chance chance(Random(6));
  Memories<G> memories;
  typename G::State state = begin(*game, memories, chance);
  for (int ply = 0; ply < 40 && !game->over(state); ++ply) {
    const Seat seat = game->actors(state).front();
    const Memory<G>& memory = memories.of(seat);
    const typename G::State other = resample(*game, observe(*game, state, seat), memory, chance);
    SearchBot<G> bot(*game, weights, settings);
    SearchBot<G> twin(*game, weights, settings);
    Random whims(static_cast<std::uint64_t>(ply));
    Random same = whims;
    const auto move = bot.choose(*game, observe(*game, state, seat), memory, whims);
    EXPECT_TRUE(move == twin.choose(*game, observe(*game, other, seat), memory, same));
    OneStepBot<G> hasty(*game, weights, Whim{point}, false);
    const auto guess = hasty.choose(*game, observe(*game, state, seat), memory, whims);
    EXPECT_TRUE(guess == hasty.choose(*game, observe(*game, other, seat), memory, same));
    play(*game, state, memories, seat, random_move(*game, state, seat, random), chance);
  }
}

TEST(Bots, See_only_what_their_seat_sees) {
  for_each_game([](auto type) {
    using G = typename decltype(type)::type;
    if (!G::info().hidden) return;
    expect_same_moves_in_paired_worlds<G>(nullptr);
    for (const auto& [name, weights] : learned_weights<G>()) {
      expect_same_moves_in_paired_worlds<G>(&weights);
    }
  });
}

TEST(Search, Looking_ahead_beats_looking_one_step) {
  // Alone, by the same weights and on the same luck: simulations are worth points.
  const Entry& entry = **catalogue().find(company_game());
  const auto game = usual_game(entry, 1);
  const auto sum_of = [&](const std::string& bot) {
    int sum = 0;
    const std::vector<std::string> seats = {bot};
    (void)entry.play_games(*game, seats, {1, 0, 20, false}, [&](const GameResult& one) {
      sum += one.scores[0];
      return true;
    });
    return sum;
  };
  EXPECT_GT(sum_of("search:simulations=150"), sum_of("search:simulations=0"));
}

}  // namespace
}  // namespace townsmith::bots
