#pragma once

// The tests that every game must pass. A game instantiates them with its traits:
//
//   struct CornerLotsTraits : townsmith::conformance::GameTraits<CornerLots> {
//     static ContentFiles content() { ... }              // the files its content is read from
//     static std::filesystem::path goldens() { ... }     // the folder its goldens are kept in
//   };
//   TOWNSMITH_CONFORMANCE(CornerLots, CornerLotsTraits);
//
// What has to play many games to find something is in conformance/counting.h, which wants speed.
//
// TOWNSMITH_SOAK=1 plays forty times as much and every combination of options;
// TOWNSMITH_UPDATE_GOLDENS=1 writes the goldens instead of comparing them.

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <set>
#include <string>

#include "conformance/golden.h"
#include "conformance/heap.h"
#include "conformance/hidden.h"
#include "conformance/moves.h"
#include "conformance/private_draws.h"
#include "conformance/random_games.h"
#include "conformance/records.h"
#include "conformance/rounds.h"
#include "conformance/scores.h"
#include "conformance/shrinking.h"
#include "conformance/side_by_side.h"
#include "conformance/traits.h"

namespace townsmith::conformance {

template <class Traits>
class Conformance : public testing::Test {};
TYPED_TEST_SUITE_P(Conformance);

TYPED_TEST_P(Conformance, Legal_moves_are_unique_and_their_notation_reads_back) {
  random_games<TypeParam>(TypeParam::plies / 4, [](auto& walk) {
    return wrong_with_listed_moves(walk.game(), walk.state());
  });
}

TYPED_TEST_P(Conformance, Garbage_is_accepted_exactly_if_it_is_listed_and_changes_nothing) {
  using G = typename TypeParam::Rules;
  random_games<TypeParam>(TypeParam::plies / 2, [](auto& walk) {
    return Garbage<G>(walk.game(), walk.state(), walk.random()).problem();
  });
}

TYPED_TEST_P(Conformance, A_copy_replays_alike) {
  using G = typename TypeParam::Rules;
  random_games<TypeParam>(TypeParam::plies / 2, [](auto& walk) -> std::string {
    const G& game = walk.game();
    typename G::State one = walk.state();
    typename G::State other = one;
    const std::uint64_t luck = walk.random().next64();
    for (typename G::State* state : {&one, &other}) {
      Random random(luck, 0);
      Chance chance(Random(luck, 1));
      for (int i = 0; i < 6 && !game.over(*state); ++i) {
        const Seat seat = any_of(game.actors(*state), random);
        play(game, *state, seat, any_listed(game, *state, seat, random), chance);
      }
    }
    return bytes_of(one) == bytes_of(other) ? "" : "the same moves and draws lead elsewhere";
  });
}

TYPED_TEST_P(Conformance, A_random_move_is_a_listed_one) {
  random_games<TypeParam>(TypeParam::plies, [](auto& walk) {
    return wrong_with_random_move(walk.game(), walk.state(), walk.random());
  });
}

TYPED_TEST_P(Conformance, Random_moves_are_uniform) {
  int turn = 0;
  random_games<TypeParam>(TypeParam::plies / 2, [&turn](auto& walk) -> std::string {
    if (++turn % 97 != 0) return {};
    return wrong_with_uniformity(walk.game(), walk.state(), walk.random());
  });
}

TYPED_TEST_P(Conformance, The_score_is_the_sum_of_the_score_sheet_and_within_bounds) {
  random_games<TypeParam>(TypeParam::plies / 2,
                          [](auto& walk) { return wrong_with_scores(walk.game(), walk.state()); });
}

TYPED_TEST_P(Conformance, Somebody_acts_or_nature_draws_or_the_game_is_over) {
  random_games<TypeParam>(TypeParam::plies,
                          [](auto& walk) { return wrong_with_actors(walk.game(), walk.state()); });
}

TYPED_TEST_P(Conformance, The_record_leads_to_the_same_end) {
  random_games<TypeParam>(TypeParam::plies / 2, [](auto& walk) -> std::string {
    return walk.over() ? wrong_with_record(walk) : "";
  });
}

TYPED_TEST_P(Conformance, A_damaged_record_is_refused_or_is_a_shorter_one) {
  random_games<TypeParam>(TypeParam::plies / 4, [](auto& walk) -> std::string {
    return walk.over() ? wrong_with_damaged_record(walk, walk.random()) : "";
  });
}

TYPED_TEST_P(Conformance, The_order_of_seats_within_a_round_does_not_matter) {
  using G = typename TypeParam::Rules;
  if (!G::info().simultaneous) GTEST_SKIP() << "seats take turns in this game";
  int rounds = 0;
  random_games<TypeParam>(TypeParam::plies / 2, [&rounds](auto& walk) -> std::string {
    if (walk.actors().size() < 2) return {};
    ++rounds;
    return wrong_with_order(walk.game(), walk.state(), walk.random());
  });
  EXPECT_GT(rounds, 0) << "several seats never acted at once";
}

TYPED_TEST_P(Conformance, A_viewer_cannot_tell_resampled_worlds_apart) {
  using G = typename TypeParam::Rules;
  bool changed = false;
  random_games<TypeParam>(TypeParam::plies / 8, [&changed](auto& walk) -> std::string {
    const auto seats = static_cast<std::uint32_t>(walk.game().setup().players);
    const Viewer seat = seat_at(static_cast<int>(walk.random().below(seats)));
    for (const Viewer viewer : {Viewer::spectator(), seat}) {
      std::string wrong = wrong_with_resampling(walk.game(), walk.state(), walk.memory(viewer),
                                                viewer, walk.random(), changed);
      if (wrong.empty()) wrong = wrong_with_private_draws(walk, viewer);
      if (wrong.empty()) wrong = TypeParam::wrong_with_resample(walk, viewer);
      if (!wrong.empty()) return wrong;
    }
    return {};
  });
  if (G::info().hidden) {
    EXPECT_TRUE(changed) << "resampling never changed anything";
  }
}

TYPED_TEST_P(Conformance, A_viewer_does_not_see_the_choices_of_an_open_round) {
  using G = typename TypeParam::Rules;
  if (!G::info().simultaneous) GTEST_SKIP() << "seats take turns in this game";
  random_games<TypeParam>(TypeParam::plies / 8, [](auto& walk) -> std::string {
    if (walk.actors().size() < 2) return {};
    const auto seats = static_cast<std::uint32_t>(walk.game().setup().players);
    const Viewer seat = seat_at(static_cast<int>(walk.random().below(seats)));
    for (const Viewer viewer : {Viewer::spectator(), seat}) {
      std::string wrong = wrong_with_open_round(walk.game(), walk.state(), viewer, walk.random());
      if (!wrong.empty()) return wrong;
    }
    return {};
  });
}

TYPED_TEST_P(Conformance, A_ply_does_not_allocate) {
  using G = typename TypeParam::Rules;
  if (!counts_allocations()) GTEST_SKIP() << "sanitizers bring their own heap";
  for (const Setup& setup : TypeParam::setups()) {
    const auto rules = make_rules<G>(setup, TypeParam::content());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const std::string wrong = allocates(rules->game(), seed);
      ASSERT_TRUE(wrong.empty()) << wrong << " with " << setup_text(G::info(), setup);
    }
  }
}

TYPED_TEST_P(Conformance, The_reference_agrees_at_every_ply) {
  using G = typename TypeParam::Rules;
  if (TypeParam::reference(standard_setup(G::info(), G::info().min_players)) == nullptr) {
    GTEST_SKIP() << "this game has no reference implementation";
  }
  std::optional<SideBySide<G>> both;
  random_games<TypeParam>(TypeParam::plies / 4, [&both](auto& walk) {
    if (walk.plies() == 0) both.emplace(TypeParam::reference(walk.game().setup()));
    both->follow(walk);
    return both->difference(walk);
  });
}

TYPED_TEST_P(Conformance, Any_choices_uphold_the_rules) {
  EXPECT_TRUE(choices_uphold_the_rules<TypeParam>());
}

TYPED_TEST_P(Conformance, Games_go_as_they_are_kept) {
  using G = typename TypeParam::Rules;
  if (TypeParam::goldens().empty()) GTEST_SKIP() << "no games are kept";
  const GameInfo& info = G::info();
  for (int players = info.min_players; players <= info.max_players; ++players) {
    const auto rules = make_rules<G>(standard_setup(info, players), TypeParam::content());
    const std::string wrong =
        differs_from_golden(TypeParam::goldens() / fmt::format("{}-{}p.txt", info.name, players),
                            golden_game(*rules, 1));
    EXPECT_TRUE(wrong.empty()) << wrong;
  }
}

REGISTER_TYPED_TEST_SUITE_P(
    Conformance, Legal_moves_are_unique_and_their_notation_reads_back,
    Garbage_is_accepted_exactly_if_it_is_listed_and_changes_nothing, A_copy_replays_alike,
    A_random_move_is_a_listed_one, Random_moves_are_uniform,
    The_score_is_the_sum_of_the_score_sheet_and_within_bounds,
    Somebody_acts_or_nature_draws_or_the_game_is_over, The_record_leads_to_the_same_end,
    A_damaged_record_is_refused_or_is_a_shorter_one,
    The_order_of_seats_within_a_round_does_not_matter, A_viewer_cannot_tell_resampled_worlds_apart,
    A_viewer_does_not_see_the_choices_of_an_open_round, A_ply_does_not_allocate,
    The_reference_agrees_at_every_ply, Any_choices_uphold_the_rules, Games_go_as_they_are_kept);

}  // namespace townsmith::conformance

/// One line runs the whole suite over a game. Its second use in a program needs another name.
#define TOWNSMITH_CONFORMANCE(name, traits)                  \
  namespace townsmith::conformance {                         \
  INSTANTIATE_TYPED_TEST_SUITE_P(name, Conformance, traits); \
  }                                                          \
  static_assert(true)
