// How near a seat is to a municipal goal.
#include <algorithm>
#include <bit>

#include "bots/drawcity/evaluator.h"

namespace townsmith::drawcity {
namespace {

/// What the best few of some numbers lack of a measure, in all.
class Shortest {
 public:
  Shortest(int wanted, int few) : wanted_(wanted), few_(few) { lacks_.fill(wanted); }

  void add(int reached) {
    int lack = std::max(wanted_ - reached, 0);
    for (int i = 0; i < few_; ++i) {
      int& kept = lacks_[static_cast<std::size_t>(i)];
      if (lack < kept) std::swap(lack, kept);
    }
  }
  int sum() const {
    int sum = 0;
    for (int i = 0; i < few_; ++i) sum += lacks_[static_cast<std::size_t>(i)];
    return sum;
  }

 private:
  int wanted_;
  int few_;
  std::array<int, 24> lacks_{};
};

/// The fewest spaces that a run of N on a street lacks, all of which must be free.
int lacking_in_row(unsigned row, unsigned free, int length) {
  int best = length;
  const unsigned window = (1U << length) - 1U;
  for (int x = 0; x + length <= columns; ++x) {
    const unsigned here = window << x;
    if ((here & ~(row | free)) != 0) continue;
    best = std::min(best, std::popcount(here & ~row));
  }
  return best;
}

int lacking_groups(Spaces rest, const Goal& goal) {
  int largest = 0;
  int second = 0;
  while (!rest.empty()) {
    const HouseGroup group = take_group(rest);
    int size = goal.rule == GoalRule::group_streets ? group.streets : group.spaces.count();
    if (size > largest) std::swap(size, largest);
    second = std::max(second, size);
  }
  if (goal.rule != GoalRule::two_groups) return goal.count - largest;
  return std::max(std::max(goal.count, goal.other) - largest, 0) +
         std::max(std::min(goal.count, goal.other) - second, 0);
}

/// Roughly: whoever comes first is taken.
int count_apart(Spaces rest) {
  int count = 0;
  while (!rest.empty()) {
    rest -= beside(rest.pop_first());
    ++count;
  }
  return count;
}

/// A square of four types: by its top left space, what it lacks.
int lacking_square(const State& state, const Spaces& own, const Spaces& free, int count) {
  const Spaces open = own | free;
  const Spaces pair = open & Board::west(open);
  int best = count;
  const Spaces corners = pair & Board::north(pair) & (own | Board::spread8(own));
  corners.for_each([&](int corner) {
    Spaces square = Spaces::one(corner);
    square.set(corner + 1);
    square.set(corner + columns);
    square.set(corner + columns + 1);
    int kinds = 0;
    for (const Spaces& type : state.types) kinds += (square & own & type).empty() ? 0 : 1;
    const int empty = (square & free).count();
    if (kinds + empty >= count) best = std::min(best, count - kinds);
  });
  return best;
}

}  // namespace

int builds_lacking(const DrawCity& game, const State& state, Seat seat, const Goal& goal) {
  const Spaces& own = state.owned[seat];
  const Spaces mine =
      goal.subject == any_type ? own : own & state.types[static_cast<std::size_t>(goal.subject)];
  const Spaces free = game.in_use() - state.built();
  int lacking = goal.count;
  const auto each_street = [&](auto&& look) {
    for (int street = 0; street < game.streets(); ++street) look(street);
  };
  switch (goal.rule) {
    case GoalRule::group:
    case GoalRule::group_streets:
    case GoalRule::two_groups: lacking = lacking_groups(mine, goal); break;
    case GoalRule::streets:
      lacking = game.streets_asked(goal);
      each_street([&](int street) { lacking -= row_of(mine, street) != 0 ? 1 : 0; });
      break;
    case GoalRule::on_street:
      each_street([&](int street) {
        lacking = std::min(lacking, goal.count - std::popcount(row_of(mine, street)));
      });
      break;
    case GoalRule::on_streets: {
      Shortest streets(goal.count, goal.other);
      each_street([&](int street) { streets.add(std::popcount(row_of(mine, street))); });
      lacking = streets.sum();
      break;
    }
    case GoalRule::in_columns: {
      unsigned all = 0;
      each_street([&](int street) { all |= row_of(mine, street); });
      lacking -= std::popcount(all);
      break;
    }
    case GoalRule::in_row:
      each_street([&](int street) {
        lacking = std::min(lacking,
                           lacking_in_row(row_of(mine, street), row_of(free, street), goal.count));
      });
      break;
    case GoalRule::beside_types: {
      Shortest best(goal.other + 1, goal.count);
      mine.for_each([&](int space) {
        int kinds = 0;
        for (const Spaces& type : state.types) kinds += (beside(space) & type).empty() ? 0 : 1;
        best.add(1 + kinds);
      });
      lacking = best.sum();
      break;
    }
    case GoalRule::beside_others: {
      Shortest best(goal.other + 1, goal.count);
      const Spaces others = state.built() - own;
      mine.for_each([&](int space) { best.add(1 + (beside(space) & others).count()); });
      lacking = best.sum();
      break;
    }
    case GoalRule::internet: lacking -= (mine & state.internet).count(); break;
    case GoalRule::apart: lacking -= count_apart(mine); break;
    case GoalRule::districts:
      for (int i = 0; i < district_count; ++i) {
        lacking -= (mine & game.district(i)).empty() ? 0 : 1;
      }
      break;
    case GoalRule::types_on_street:
      each_street([&](int street) {
        int kinds = 0;
        for (const Spaces& type : state.types) kinds += row_of(own & type, street) != 0 ? 1 : 0;
        if (kinds + std::popcount(row_of(free, street)) >= goal.count) {
          lacking = std::min(lacking, goal.count - kinds);
        }
      });
      break;
    case GoalRule::square: lacking = lacking_square(state, own, free, goal.count); break;
  }
  return std::max(lacking, 1);
}

}  // namespace townsmith::drawcity
