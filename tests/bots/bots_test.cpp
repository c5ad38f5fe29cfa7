#include <gtest/gtest.h>

#include <algorithm>

#include "bot_games.h"
#include "bots/all.h"
#include "bots/catalogue.h"
#include "bots/entry.h"
#include "bots/greedy.h"
#include "bots/levels.h"
#include "bots/review.h"
#include "bots/search.h"
#include "bots/signature.h"
#include "bots/training.h"
#include "core/replay.h"
#include "example_games.h"
#include "games/content_files.h"
#include "words.h"

namespace townsmith::bots {
namespace {

/// Replaying finds the winners by leaders(); some of these games are ties.
TEST(Bots, Who_won_is_who_leads_when_the_game_is_replayed) {
  for (const auto& entry : catalogue().entries()) {
    const auto game = usual_game(*entry);
    const std::vector<std::string> seats(game->setup().players, "random");
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const auto record = parse_record(record_of(*entry, *game, seats, seed));
      ASSERT_TRUE(record);
      const auto state = replay(*game, *record);
      EXPECT_TRUE(state) << said(state.error());
    }
  }
}

TEST(Bots, What_they_know_is_complete_and_belongs_to_the_games) {
  Catalogue fresh = all_games();
  const auto read = fresh.read_bots(built_in_content());
  EXPECT_TRUE(read) << said(read.error());
  for_each_game([](auto type) {
    using G = typename decltype(type)::type;
    EXPECT_TRUE(Evaluated<G>) << G::info().name;
    EXPECT_EQ(built_in_content().count(weights_file(G::info().name)), 1U) << G::info().name;
    EXPECT_EQ(built_in_content().count(levels_file(G::info().name)), 1U) << G::info().name;
  });
}

TEST(Bots, The_same_seed_gives_the_same_game) {
  for (const auto& entry : catalogue().entries()) {
    const auto game = usual_game(*entry);
    EXPECT_EQ(bot_signature(*entry, *game), bot_signature(*entry, *game));
  }
}

TEST(Bots, Refuse_settings_and_names_they_do_not_know) {
  const Entry& entry = **catalogue().find(round_game());
  const auto game = usual_game(entry);
  EXPECT_TRUE(entry.make_bot(*game, "master"));
  EXPECT_FALSE(entry.make_bot(*game, "oracle"));
  EXPECT_FALSE(entry.make_bot(*game, "perfect"));
  EXPECT_FALSE(entry.make_bot(*game, "search:wisdom=3"));
}

TEST(Whim, Takes_the_best_without_slack_and_nothing_too_bad_with_it) {
  const std::vector<int> values = {3000, 5000, 4900, 1000};
  Random random(1);
  std::array<int, 4> taken{};
  for (int i = 0; i < 2000; ++i) {
    EXPECT_EQ(pick(values, Whim{}, random), 1);
    ++taken[static_cast<std::size_t>(pick(values, Whim{2500}, random))];
  }
  EXPECT_EQ(taken[3], 0);
  EXPECT_GT(taken[1], taken[2]);
  EXPECT_GT(taken[2], taken[0]);
  EXPECT_GT(taken[0], 0);
}

TEST(Advice, Is_sorted_and_has_an_opinion_on_the_move_asked_about) {
  for (const auto& entry : catalogue().entries()) {
    const auto game = usual_game(*entry);
    Chance chance(Random(3));
    AnyState state = game->start();
    game->settle(state, chance);
    const Seat seat = game->actors(state).front();
    const auto moves = game->legal_moves(state, seat);
    Question question;
    question.simulations = 60;
    question.about = moves.back();
    question.reasons = 1;
    const Advice advice = entry->advise(*game, game->observe(state, seat), {}, question);
    ASSERT_FALSE(advice.empty());
    EXPECT_EQ(advice.front().loss, 0);
    for (std::size_t i = 1; i < advice.size(); ++i) EXPECT_GE(advice[i].loss, advice[i - 1].loss);
    // The move asked about comes with reasons, and was looked at for as long as the best one.
    const auto asked = std::find_if(advice.begin(), advice.end(), [&](const Opinion& opinion) {
      return opinion.move == moves.back();
    });
    ASSERT_NE(asked, advice.end()) << game->info().name;
    EXPECT_GE(asked->simulations, advice.front().simulations) << game->info().name;
    EXPECT_FALSE(asked->why.empty()) << game->info().name;
    EXPECT_FALSE(advice.front().why.empty()) << game->info().name;
  }
}

TEST(Review, Finds_the_decisions_of_a_game_and_the_costliest_of_them) {
  const Entry& entry = **catalogue().find(turn_game());
  const auto game = usual_game(entry, 2);
  const auto record = parse_record(record_of(entry, *game, {"random", "greedy"}, 8));
  ASSERT_TRUE(record);
  const auto steps = choices(*game, *record);
  ASSERT_TRUE(steps);
  EXPECT_GT(steps->size(), 16U);
  std::vector<Decision> decisions;
  int explained = 0;
  for (std::size_t i = 0; i < 12; ++i) {
    const auto decision = review(entry, *game, *record, (*steps)[i], 40, one_after_another);
    ASSERT_TRUE(decision) << said(decision.error());
    EXPECT_EQ(decision->move, record->steps[decision->step - 1].move);
    EXPECT_GE(decision->loss, 0);
    // Only what was not the best has something to say.
    if (decision->move == decision->best) EXPECT_TRUE(decision->why.empty());
    explained += decision->why.empty() ? 0 : 1;
    decisions.push_back(*decision);
  }
  EXPECT_GT(explained, 0);
  const auto worst = costliest(decisions, seat_at(0), 3);
  EXPECT_LE(worst.size(), 3U);
  for (std::size_t i = 1; i < worst.size(); ++i) EXPECT_GE(worst[i - 1].loss, worst[i].loss);
  EXPECT_FALSE(review(entry, *game, *record, 100'000, 40, one_after_another));
}

/// Always the last legal move.
template <Game G>
class LastMoveBot final : public Bot<G> {
 public:
  typename G::Move choose(const G& game, const Observed<G>& seen, const Memory<G>& /*memory*/,
                          Random& /*random*/) override {
    MoveList<G> moves;
    game.legal_moves(seen.state(), seen.viewer().seat(), moves);
    return moves[moves.size() - 1];
  }
};

TEST(OwnBots, One_line_registers_a_bot_that_sits_wherever_a_bot_can) {
  for_each_game([](auto type) {
    using G = typename decltype(type)::type;
    Catalogue own = all_games();
    ASSERT_TRUE(
        own.add_bot<G>("last", [](const G&) { return std::make_unique<LastMoveBot<G>>(); }));
    const Entry& entry = **own.find(G::info().name);
    EXPECT_TRUE(entry.check_bot("last"));
    EXPECT_FALSE(
        own.add_bot<G>("last", [](const G&) { return std::make_unique<LastMoveBot<G>>(); }));
    const auto game = usual_game(entry, 2);
    const auto record = parse_record(record_of(entry, *game, {"last", "random"}, 5));
    ASSERT_TRUE(record);
    const auto state = replay(*game, *record);
    EXPECT_TRUE(state) << said(state.error());
    // The same bot asked for one move, as at a table.
    AnyState first = game->start();
    Chance chance(Random(1));
    game->settle(first, chance);
    const Seat seat = game->actors(first).front();
    const auto move = entry.choose(*game, game->observe(first, seat), {}, "last", 1);
    ASSERT_TRUE(move);
    EXPECT_EQ(*move, game->legal_moves(first, seat).back());
  });
}

}  // namespace
}  // namespace townsmith::bots
