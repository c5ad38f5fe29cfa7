#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "numbers/all_traits.h"
#include "numbers/numbered_game.h"
#include "numbers/play.h"

namespace townsmith::numbers {
namespace {

constexpr int games = 12;

/// Fewer under sanitizers.
int steps(int usual) { return conformance::sanitized() ? usual / 10 : usual; }

/// A batch and the memory it writes into.
struct Filled {
  std::shared_ptr<const NumberedGame> game;
  std::vector<float> observations;
  std::vector<std::uint8_t> masks;
  std::vector<std::uint8_t> bits;
  std::vector<std::int8_t> players;
  std::vector<float> rewards;
  std::vector<std::uint8_t> ends;
  std::vector<std::int32_t> actions;
  std::unique_ptr<Batch> batch;

  Filled(std::shared_ptr<const NumberedGame> which, bool restart)
      : game(std::move(which)),
        observations(size(game->layout().size())),
        masks(size(game->action_count())),
        bits(size(game->mask_bytes())),
        players(size(1)),
        rewards(size(game->rules().setup().players)),
        ends(size(1)),
        actions(size(1)) {
    batch = game->make_batch({games, 1, Utility::score, restart},
                             {observations.data(), masks.data(), bits.data(), players.data(),
                              rewards.data(), ends.data()});
    batch->reset(0, games, 7);
  }
  static std::size_t size(int each) { return static_cast<std::size_t>(games * each); }
};

template <class G>
std::shared_ptr<const NumberedGame> game_with(const Setup& setup) {
  return std::move(*make_numbered(G::info().name, setup, built_in_content()));
}
template <class G>
std::vector<Setup> some_setups() {
  Setup last = standard_setup(G::info(), G::info().max_players);
  for (std::size_t i = 0; i < G::info().options.size(); ++i) {
    last.options[i] = static_cast<std::int16_t>(G::info().options[i].max);
  }
  return {standard_setup(G::info(), G::info().usual_players), last};
}

template <class G>
class Batches : public testing::Test {};
TYPED_TEST_SUITE(Batches, TestTypes<AllGames>::Types);

TYPED_TEST(Batches, What_is_sampled_is_legal_and_masks_are_bits) {
  for (const Setup& setup : some_setups<TypeParam>()) {
    Filled filled(game_with<TypeParam>(setup), true);
    int ends = 0;
    for (int step = 0; step < steps(500); ++step) {
      filled.batch->sample(0, games, filled.actions.data());
      const auto count = static_cast<std::size_t>(filled.game->action_count());
      const auto bytes = static_cast<std::size_t>(filled.game->mask_bytes());
      for (std::size_t i = 0; i < games; ++i) {
        ASSERT_EQ(filled.masks[i * count + static_cast<std::size_t>(filled.actions[i])], 1);
        bool same = true;
        for (std::size_t a = 0; a < count; ++a) {
          same &= filled.masks[i * count + a] == ((filled.bits[i * bytes + a / 8] >> (a % 8)) & 1U);
        }
        ASSERT_TRUE(same);
        ends += filled.ends[i];
      }
      ASSERT_EQ(filled.batch->check(0, games, filled.actions.data()), -1);
      filled.batch->step(0, games, filled.actions.data());
    }
    EXPECT_TRUE(ends > 0 || conformance::sanitized());
  }
}

/// Any legal action, not only those that sample() has in mind.
TYPED_TEST(Batches, Any_legal_action_can_be_taken_and_any_other_is_refused) {
  for (const Setup& setup : some_setups<TypeParam>()) {
    Filled filled(game_with<TypeParam>(setup), true);
    const auto count = static_cast<std::size_t>(filled.game->action_count());
    Random random(3);
    std::vector<std::int32_t> sampled(games);
    for (int step = 0; step < steps(300); ++step) {
      if (step % 3 == 0) filled.batch->sample(0, games, sampled.data());
      for (std::size_t i = 0; i < games; ++i) {
        ActionSet legal;
        for (std::size_t a = 0; a < count; ++a) {
          if (filled.masks[i * count + a] != 0) legal.set(static_cast<int>(a));
        }
        filled.actions[i] =
            legal.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(legal.count()))));
      }
      const auto bad = static_cast<std::size_t>(random.below(games));
      const std::int32_t good = filled.actions[bad];
      const auto wrong = static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(count)));
      if (filled.masks[bad * count + wrong] == 0) {
        const auto before = filled.observations;
        filled.actions[bad] = static_cast<std::int32_t>(wrong);
        ASSERT_EQ(filled.batch->check(0, games, filled.actions.data()), static_cast<int>(bad));
        filled.actions[bad] = good;
        filled.batch->show(0, games);
        ASSERT_EQ(filled.observations, before);
      }
      ASSERT_EQ(filled.batch->check(0, games, filled.actions.data()), -1);
      filled.batch->step(0, games, filled.actions.data());
    }
  }
}

TYPED_TEST(Batches, Parts_come_to_the_same_as_the_whole) {
  Filled one(game_with<TypeParam>(some_setups<TypeParam>()[0]), true);
  Filled other(one.game, true);
  for (int step = 0; step < steps(200); ++step) {
    one.batch->sample(0, games, one.actions.data());
    ASSERT_EQ(one.batch->check(0, games, one.actions.data()), -1);
    one.batch->step(0, games, one.actions.data());
    for (const auto& [begin, end] : {std::pair(5, games), std::pair(0, 5)}) {
      other.batch->sample(begin, end, other.actions.data());
      ASSERT_EQ(other.batch->check(begin, end, other.actions.data()), -1);
      other.batch->step(begin, end, other.actions.data());
    }
    ASSERT_EQ(one.observations, other.observations);
    ASSERT_EQ(one.masks, other.masks);
    ASSERT_EQ(one.rewards, other.rewards);
    ASSERT_EQ(one.players, other.players);
  }
}

TYPED_TEST(Batches, A_game_that_has_ended_waits_until_it_is_started_anew) {
  Filled filled(game_with<TypeParam>(some_setups<TypeParam>()[0]), false);
  const int players = filled.game->rules().setup().players;
  std::vector<float> last(static_cast<std::size_t>(games * players));
  int over = 0;
  for (int step = 0; over < games; ++step) {
    ASSERT_LT(step, 20'000);
    filled.batch->sample(0, games, filled.actions.data());
    ASSERT_EQ(filled.batch->check(0, games, filled.actions.data()), -1);
    filled.batch->step(0, games, filled.actions.data());
    for (std::size_t i = 0; i < games; ++i) {
      over += filled.ends[i];
      if (filled.ends[i] != 0) {
        EXPECT_EQ(filled.players[i], -1);
      }
    }
  }
  filled.batch->restart(3);
  EXPECT_GE(filled.players[3], 0);
  EXPECT_EQ(filled.players[4], -1);
}

}  // namespace
}  // namespace townsmith::numbers
