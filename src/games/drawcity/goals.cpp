// Municipal goals: who has completed what, and when.
#include <algorithm>
#include <bit>

#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

int streets_touched(const Spaces& spaces, int streets) {
  int count = 0;
  for (int street = 0; street < streets; ++street) count += row_of(spaces, street) != 0 ? 1 : 0;
  return count;
}

/// Streets that hold at least N of the spaces.
int streets_with(const Spaces& spaces, int streets, int min) {
  int count = 0;
  for (int street = 0; street < streets; ++street) {
    count += std::popcount(row_of(spaces, street)) >= min ? 1 : 0;
  }
  return count;
}

bool has_two_groups(Spaces spaces, int large, int small) {
  int of_large = 0;
  int of_small = 0;
  while (!spaces.empty()) {
    const int size = take_group(spaces).spaces.count();
    of_large += size >= std::max(large, small) ? 1 : 0;
    of_small += size >= std::min(large, small) ? 1 : 0;
  }
  return of_large >= 1 && of_small >= 2;
}

bool has_run(const Spaces& spaces, int streets, int length) {
  for (int street = 0; street < streets; ++street) {
    unsigned row = row_of(spaces, street);
    for (int i = 1; i < length; ++i) row &= row >> 1U;
    if (row != 0) return true;
  }
  return false;
}

/// Whether N of the spaces can be chosen such that no two of them are adjacent.
bool has_apart(Spaces spaces, int count) {
  while (true) {
    if (count <= 0) return true;
    if (spaces.count() < count) return false;
    // A space with at most one neighbour may be taken without loss; else try both ways with one.
    int with_two = -1;
    bool taken = false;
    Spaces rest = spaces;
    while (!rest.empty() && !taken) {
      const int space = rest.pop_first();
      const Spaces near = beside(space) & spaces;
      if (near.count() <= 1) {
        spaces -= near | Spaces::one(space);
        --count;
        taken = true;
      } else {
        with_two = space;
      }
    }
    if (taken) continue;
    const Spaces one = Spaces::one(with_two);
    if (has_apart(spaces - (one | beside(with_two)), count - 1)) return true;
    spaces -= one;
  }
}

template <class Question>
int count_if(const Spaces& spaces, Question&& question) {
  int count = 0;
  spaces.for_each([&](int space) { count += question(space) ? 1 : 0; });
  return count;
}

}  // namespace

const Goal& DrawCity::goal_in(const State& state, int slot_number) const {
  return content_.goals.goals[state.goals[static_cast<std::size_t>(slot_number)].goal - 1U];
}

int DrawCity::streets_asked(const Goal& goal) const {
  return std::min(streets_ >= goal.from ? goal.many : goal.count, streets_);
}

int DrawCity::count_asked(const Goal& goal) const {
  return goal.rule == GoalRule::streets ? streets_asked(goal) : goal.count;
}

bool DrawCity::meets(const State& state, Seat seat, const Goal& goal) const {
  const Spaces& own = state.owned[seat];
  const Spaces mine =
      goal.subject == any_type ? own : own & state.types[static_cast<std::size_t>(goal.subject)];
  if (mine.count() < (goal.rule == GoalRule::streets ? 1 : goal.count)) return false;
  switch (goal.rule) {
    case GoalRule::group:
    case GoalRule::group_streets: {
      Spaces rest = mine;
      while (!rest.empty()) {
        const HouseGroup group = take_group(rest);
        const int reached = goal.rule == GoalRule::group ? group.spaces.count() : group.streets;
        if (reached >= goal.count) return true;
      }
      return false;
    }
    case GoalRule::streets: return streets_touched(mine, streets_) >= streets_asked(goal);
    case GoalRule::two_groups: return has_two_groups(mine, goal.count, goal.other);
    case GoalRule::on_street: return streets_with(mine, streets_, goal.count) >= 1;
    case GoalRule::on_streets: return streets_with(mine, streets_, goal.count) >= goal.other;
    case GoalRule::in_columns: {
      unsigned all = 0;
      for (int street = 0; street < streets_; ++street) all |= row_of(mine, street);
      return std::popcount(all) >= goal.count;
    }
    case GoalRule::in_row: return has_run(mine, streets_, goal.count);
    case GoalRule::beside_types:
    case GoalRule::beside_others:
      return count_if(mine, [&](int space) {
               return has_surroundings(state, seat, goal, space);
             }) >= goal.count;
    case GoalRule::internet: return (mine & state.internet).count() >= goal.count;
    case GoalRule::apart: return has_apart(mine, goal.count);
    case GoalRule::districts: {
      int count = 0;
      for (int number = 0; number < district_count; ++number) {
        count += (mine & district(number)).empty() ? 0 : 1;
      }
      return count >= goal.count;
    }
    case GoalRule::types_on_street:
      for (int street = 0; street < streets_; ++street) {
        int count = 0;
        for (const Spaces& type : state.types) count += row_of(own & type, street) != 0 ? 1 : 0;
        if (count >= goal.count) return true;
      }
      return false;
    case GoalRule::square: {
      // By the top left space of each square of four own developments.
      const Spaces pair = own & Board::west(own);
      Spaces corners = pair & Board::north(pair);
      while (!corners.empty()) {
        const Spaces corner = Spaces::one(corners.pop_first());
        const Spaces top = corner | Board::east(corner);
        const Spaces square = top | Board::south(top);
        int count = 0;
        for (const Spaces& type : state.types) count += (square & type).empty() ? 0 : 1;
        if (count >= goal.count) return true;
      }
      return false;
    }
  }
  return false;
}

/// Whether a development has the neighbours that a goal about surroundings asks for.
bool DrawCity::has_surroundings(const State& state, Seat seat, const Goal& goal, int space) const {
  const Spaces& near = beside(space);
  if (goal.rule == GoalRule::beside_others) {
    return (near & (state.built() - state.owned[seat])).count() >= goal.other;
  }
  int kinds = 0;
  for (const Spaces& type : state.types) kinds += (near & type).empty() ? 0 : 1;
  return kinds >= goal.other;
}

// What the builder can complete by a build has the new space in it: nearly always a look at what is
// new there tells that nothing is completed.
bool DrawCity::completes(const State& state, Seat builder, const Goal& goal, int space) const {
  const Spaces& own = state.owned[builder];
  const Spaces mine =
      goal.subject == any_type ? own : own & state.types[static_cast<std::size_t>(goal.subject)];
  const int street = Board::y_of(space);
  const auto is_only_one = [&](const Spaces& within) { return (mine & within).count() == 1; };
  switch (goal.rule) {
    case GoalRule::group:
    case GoalRule::group_streets: {
      if (mine.count() < goal.count) return false;
      const Spaces group = flood<Board>(Spaces::one(space), mine);
      return (goal.rule == GoalRule::group ? group.count() : streets_touched(group, streets_)) >=
             goal.count;
    }
    case GoalRule::two_groups:
      if (mine.count() < goal.count + goal.other) return false;
      return meets(state, builder, goal);
    case GoalRule::on_street: return std::popcount(row_of(mine, street)) >= goal.count;
    case GoalRule::on_streets:
      // The street was short of one shop before, so this build must have brought the last one.
      return std::popcount(row_of(mine, street)) == goal.count && meets(state, builder, goal);
    case GoalRule::in_row: {
      unsigned row = row_of(mine, street);
      for (int i = 1; i < goal.count; ++i) row &= row >> 1U;
      return row != 0;
    }
    case GoalRule::internet: return state.internet.test(space) && meets(state, builder, goal);
    case GoalRule::streets:
      return is_only_one(street_spaces[static_cast<std::size_t>(street)]) &&
             meets(state, builder, goal);
    case GoalRule::in_columns:
      return mine.count() >= goal.count &&
             is_only_one(column_spaces[static_cast<std::size_t>(Board::x_of(space))]) &&
             meets(state, builder, goal);
    default: return meets(state, builder, goal);
  }
}

// A build can complete a goal of the builder, and one about surroundings of anybody whose
// development stands beside it, also of those who have finished. Nothing else changes by a build.
void DrawCity::note_goals(State& state, Seat builder, Type type, int space) const {
  const int slots = goal_slots_used();
  const int spaces = goal_spaces();
  for (int i = 0; i < slots; ++i) {
    GoalCard& card = state.goals[static_cast<std::size_t>(i)];
    if (((affected_[card.goal] >> index(type)) & 1U) == 0 || card.used >= spaces) continue;
    const Goal& goal = goal_in(state, i);
    if (goal.about_surroundings()) {
      note_surroundings(state, card, goal, type, space);
    } else if (card.space[builder] == 0 && completes(state, builder, goal, space)) {
      complete(card, builder);
    }
  }
}

void DrawCity::note_surroundings(State& state, GoalCard& card, const Goal& goal, Type type,
                                 int space) const {
  Spaces near = beside(space);
  if (goal.subject == static_cast<int>(index(type))) near.set(space);
  near &= state.types[static_cast<std::size_t>(goal.subject)];
  while (!near.empty()) {
    const int changed = near.pop_first();
    const Seat seat = owner_at(state, changed);
    if (card.space[seat] == 0 && has_surroundings(state, seat, goal, changed) &&
        (goal.count == 1 || meets(state, seat, goal))) {
      complete(card, seat);
    }
  }
}

// All who complete a goal in the same round take the same space: the best one that was free before.
void DrawCity::complete(GoalCard& card, Seat seat) const {
  card.space[seat] = static_cast<std::uint8_t>(card.used + 1);
  card.now |= static_cast<std::uint8_t>(1U << townsmith::index(seat));
}

// One seat has used up one space, two have used up two, more have used up all.
void DrawCity::end_round(State& state) const {
  for (GoalCard& card : state.goals) {
    if (card.now == 0) continue;
    const int count = std::popcount(card.now);
    const int used = count > 2 ? goal_spaces() : std::min(card.used + count, goal_spaces());
    card.used = static_cast<std::uint8_t>(used);
    card.now = 0;
  }
}

int DrawCity::goal_points(const State& state, int slot_number, Seat seat) const {
  const int space = state.goals[static_cast<std::size_t>(slot_number)].space[seat];
  return space == 0 ? 0 : content_.goals.points[static_cast<std::size_t>(space - 1)];
}

Text DrawCity::goal_text(const Goal& goal) const {
  const auto& rule = goal_rule_names[static_cast<std::size_t>(goal.rule)];
  return say(
      named("drawcity", "rule", rule).key,
      {{"type", subject_text(goal.subject)}, {"count", count_asked(goal)}, {"other", goal.other}});
}

}  // namespace townsmith::drawcity
