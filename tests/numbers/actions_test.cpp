#include "numbers/actions.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/pack_traits.h"
#include "numbers/all_traits.h"

namespace townsmith::numbers {
namespace {

std::string text_of(const Sequence& actions) {
  std::string text;
  for (int i = 0; i < actions.size; ++i) text += fmt::format("{} ", actions[i]);
  return text;
}

/// Every legal move of a seat: its numbers lead back to it, differ from all others', and no move's
/// are the beginning of another's.
template <Game G>
std::string wrong_with_numbers(const G& game, const typename G::State& state, Seat seat) {
  const Actions<G> actions(game);
  MoveList<G> moves;
  game.legal_moves(state, seat, moves);
  std::set<std::vector<int>> whole;
  std::set<std::vector<int>> beginnings;
  std::map<std::vector<int>, std::set<int>> next;
  for (const auto& move : moves) {
    const Sequence sequence = actions.own().encode(state, seat, move);
    const std::string said = game.notate(state, seat, move) + ": " + text_of(sequence);
    if (sequence.size == 0) return said + "has no actions";
    Sequence begun;
    std::vector<int> path;
    for (int i = 0; i < sequence.size; ++i) {
      if (sequence[i] == wait || sequence[i] >= actions.count()) return said + "is out of range";
      next[path].insert(sequence[i]);
      typename G::Move taken{};
      const Taken came = actions.take(state, seat, begun, sequence[i], taken);
      path.push_back(sequence[i]);
      const bool last = i + 1 == sequence.size;
      if (came != (last ? Taken::moved : Taken::begun)) return said + "is not what it leads to";
      if (last && taken != move) return said + "leads to " + game.notate(state, seat, taken);
      if (!last) beginnings.insert(path);
    }
    if (!whole.insert(path).second) return said + "is another move's too";
  }
  for (const auto& path : beginnings) {
    if (whole.contains(path)) return "a move's actions are the beginning of another's";
  }
  // What is listed as legal after any beginning is exactly what leads to moves.
  for (const auto& [path, wanted] : next) {
    Sequence begun;
    for (const int action : path) begun.push(action);
    ActionSet legal;
    actions.legal(state, seat, begun, legal);
    std::set<int> listed;
    legal.for_each([&](int action) { listed.insert(action); });
    if (listed != wanted) return "after " + text_of(begun) + "other actions are listed";
    std::set<std::string> names;
    for (const int action : listed) names.insert(actions.own().name(action));
    if (names.size() != listed.size()) return "two legal actions have the same name";
  }
  return {};
}

/// Numbers that are not listed are refused and change nothing.
template <Game G>
std::string wrong_with_other_numbers(const G& game, const typename G::State& state, Seat seat,
                                     Random& random) {
  const Actions<G> actions(game);
  ActionSet legal;
  Sequence begun;
  actions.legal(state, seat, begun, legal);
  for (int i = 0; i < 40; ++i) {
    const int action = static_cast<int>(random.below(max_actions + 10)) - 5;
    const Sequence before = begun;
    typename G::Move move{};
    const Taken came = actions.take(state, seat, begun, action, move);
    const bool listed = action > 0 && action < max_actions && legal.test(action);
    if ((came != Taken::illegal) != listed)
      return fmt::format("action {} is taken wrongly", action);
    if (came == Taken::illegal && begun != before) return "a refused action changes what was begun";
    if (came == Taken::begun) {
      legal = {};
      actions.legal(state, seat, begun, legal);
    } else if (came == Taken::moved) {
      legal = {};
      actions.legal(state, seat, begun, legal);
    }
  }
  return {};
}

template <class G>
class NumberedActions : public testing::Test {};
TYPED_TEST_SUITE(NumberedActions, TestTypes<AllGames>::Types);

TYPED_TEST(NumberedActions, Every_legal_move_is_one_sequence_of_numbers_and_the_other_way_round) {
  conformance::random_games<AllTraits<TypeParam>>(3'000, [](auto& walk) -> std::string {
    for (const Seat seat : walk.actors()) {
      std::string wrong = wrong_with_numbers(walk.game(), walk.state(), seat);
      if (!wrong.empty()) return wrong;
    }
    return {};
  });
}

TYPED_TEST(NumberedActions, Content_in_which_everything_is_changed_is_numbered_too) {
  conformance::random_games<PackTraits<AllTraits<TypeParam>>>(800, [](auto& walk) -> std::string {
    for (const Seat seat : walk.actors()) {
      std::string wrong = wrong_with_numbers(walk.game(), walk.state(), seat);
      if (!wrong.empty()) return wrong;
    }
    return {};
  });
}

TYPED_TEST(NumberedActions, Other_numbers_are_refused) {
  conformance::random_games<AllTraits<TypeParam>>(2'000, [](auto& walk) -> std::string {
    if (walk.over()) return {};
    return wrong_with_other_numbers(walk.game(), walk.state(), walk.random_actor(), walk.random());
  });
}

TYPED_TEST(NumberedActions, There_are_at_most_4096_each_with_a_name_of_its_own) {
  using G = TypeParam;
  for (const Setup& setup : AllTraits<G>::setups()) {
    const auto rules = conformance::make_rules<G>(setup, built_in_content());
    const Actions<G> actions(rules->game());
    ASSERT_GT(actions.count(), 1);
    ASSERT_LE(actions.count(), max_actions);
    std::set<std::string> names;
    for (int i = 0; i < actions.count(); ++i) names.insert(actions.own().name(i));
    EXPECT_EQ(static_cast<int>(names.size()), actions.count());
    EXPECT_EQ(actions.own().name(wait), "wait");
  }
}

}  // namespace
}  // namespace townsmith::numbers
