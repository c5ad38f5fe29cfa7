#include <bit>

#include "games/townies/townies.h"

// Goals, counted on whole maps at once. All look at the map as it is at the end.

namespace townsmith::townies {
namespace {

/// Objects with at least N colours beside them, for every N.
std::array<Spaces, colour_count + 1> by_colours(const Town& town) {
  std::array<Spaces, colour_count + 1> at_least{};
  at_least[0] = town.objects;
  for (const Spaces& blocks : town.blocks) {
    const Spaces beside = Board::spread(blocks);
    for (std::size_t n = colour_count; n > 0; --n) at_least[n] |= at_least[n - 1] & beside;
  }
  return at_least;
}

GoalCount hub(const Town& town) {
  const auto at_least = by_colours(town);
  int max = colour_count;
  while (max > 0 && at_least[static_cast<std::size_t>(max)].empty()) --max;
  if (max == 0) return {};
  const int best = at_least[static_cast<std::size_t>(max)].first();
  return {max, Spaces::one(best) | (around(best) & town.occupied())};
}

Spaces symmetric(const Town& town) {
  Spaces any;
  for (const Spaces& blocks : town.blocks) any |= between_two(blocks);
  return any & town.objects;
}

Spaces joined_to_edge(const Town& town, const Land& land) {
  Spaces any;
  for (const Spaces& blocks : town.blocks) any |= flood<Board>(land.edge, blocks) & town.objects;
  return any;
}

GoalCount wind_rose(const Town& town) {
  unsigned columns = 0;
  town.objects.for_each([&](int space) { columns |= 1U << column_of(space); });
  return {std::popcount(columns), town.objects};
}

/// Triangles have a corner and two neighbouring directions in which they extend from it; every
/// triangle extends so either in directions 0 and 1, or in 1 and 2, from one of its corners. One of
/// side n + 1 is three of side n.
GoalCount triangle(const Town& town) {
  const Spaces filled = town.occupied();
  if (filled.empty()) return {};
  GoalCount best = {1, Spaces::one(filled.first())};
  for (int d = 0; d < 2; ++d) {
    Spaces corners = filled;
    for (int side = 1; !corners.empty(); ++side) {
      if (side > best.count) {
        Spaces all = Spaces::one(corners.first());
        for (int i = 1; i < side; ++i) all |= Board::step(all, d) | Board::step(all, d + 1);
        best = {side, all};
      }
      // Where to go from is where a step back leads.
      corners &= Board::step(corners, d + 3) & Board::step(corners, (d + 4) % direction_count);
    }
  }
  return best;
}

GoalCount all_of(const Spaces& spaces) { return {spaces.count(), spaces}; }

}  // namespace

FixedList<Goal, 3> Townies::goals(const State& state) const {
  FixedList<Goal, 3> list;
  if (mode_ == Mode::first) return list;
  list.push_back(Goal::specialization);
  list.push_back(Goal::standardization);
  if (state.goal != Goal::none) list.push_back(state.goal);
  return list;
}

GoalCount Townies::count_goal(const Town& town, Goal goal) const {
  const Spaces& objects = town.objects;
  switch (goal) {
    case Goal::none: return {};
    case Goal::specialization:
      return all_of(town.of(town.start) & surrounded_by(town.occupied(), content_.land));
    case Goal::standardization:
      return all_of(objects & Board::spread(town.of(ring(town.start, -1))) &
                    Board::spread(town.of(ring(town.start, 1))));
    case Goal::crossroads: return all_of(by_colours(town)[3]);
    case Goal::recreational_areas: return all_of(objects & Board::spread(objects));
    case Goal::downtown: return all_of(objects & content_.central);
    case Goal::suburbs: return all_of(objects - content_.central);
    case Goal::hub: return hub(town);
    case Goal::surroundings: return all_of(objects & surrounded_by(town.occupied(), content_.land));
    case Goal::symmetry: return all_of(symmetric(town));
    case Goal::triangle: return triangle(town);
    case Goal::urban_routes: return all_of(joined_to_edge(town, content_.land));
    case Goal::wind_rose: return wind_rose(town);
  }
  return {};
}

}  // namespace townsmith::townies
