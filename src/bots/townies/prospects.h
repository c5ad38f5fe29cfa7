#pragma once

#include <algorithm>
#include <array>

#include "bots/townies/space_counts.h"
#include "games/townies/state.h"

// For bots, a table: for every kind of Object and every empty space, the points an Object would
// score there now, and 2 more for each goal it would count for and for a star: what a step of a
// goal's chart pays on average.

namespace townsmith::townies {

/// What is needed of a town again and again.
struct Ground {
  Ground(const Town& t, const Land& l)
      : town(t), land(l), occupied(t.occupied()), empty(land.all - occupied) {
    for (std::size_t c = 0; c < colour_count; ++c) {
      around[c] = SpaceCounts::of_neighbours(town.blocks[c]);
      beside[c] = around[c].at_least(1);
    }
    objects_around = SpaceCounts::of_neighbours(town.objects);
    empty_around = SpaceCounts::of_neighbours(empty);
    beside_empty = empty_around.at_least(1);
    at_least[0] = Board::everything;
    for (const Spaces& one : beside) {
      for (std::size_t n = colour_count; n > 0; --n) at_least[n] |= at_least[n - 1] & one;
    }
  }

  const Spaces& of(Colour colour) const { return beside[static_cast<std::size_t>(colour)]; }

  const Town& town;
  const Land& land;
  Spaces occupied;
  Spaces empty;
  std::array<SpaceCounts, colour_count> around;
  std::array<Spaces, colour_count> beside{};
  SpaceCounts objects_around;
  SpaceCounts empty_around;
  Spaces beside_empty;
  std::array<Spaces, colour_count + 1> at_least{};  ///< spaces beside at least N colours
};

/// How a goal stands that counts Objects: where one more would count, and how many might still come
/// to count by what is drawn around them.
struct Outlook {
  Spaces spaces;
  int fixable = 0;
};

inline Outlook standard_outlook(const Ground& ground) {
  const Town& town = ground.town;
  const Spaces& one = ground.of(ring(town.start, -1));
  const Spaces& other = ground.of(ring(town.start, 1));
  return {one & other, (town.objects & (one ^ other) & ground.beside_empty).count()};
}

inline Spaces between_equals(const Town& town) {
  Spaces any;
  for (const Spaces& blocks : town.blocks) any |= between_two(blocks);
  return any;
}

/// Where an Object drawn in its own colour would be joined to the edge.
inline Spaces joined(const Ground& ground, std::size_t colour) {
  const Spaces& edge = ground.land.edge;
  return edge | Board::spread(flood<Board>(edge, ground.town.blocks[colour]));
}

inline Spaces unused_columns(const Town& town) {
  unsigned used = 0;
  town.objects.for_each([&](int space) { used |= 1U << column_of(space); });
  static constexpr auto columns = [] {
    std::array<Spaces, column_count> all{};
    Board::everything.for_each(
        [&](int space) { all[static_cast<std::size_t>(column_of(space))].set(space); });
    return all;
  }();
  Spaces unused;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (((used >> i) & 1U) == 0) unused |= columns[i];
  }
  return unused;
}

inline Outlook common_outlook(const Ground& ground, Goal goal, const Spaces& central) {
  const Spaces objects = ground.town.objects;
  const Spaces open = objects & ground.beside_empty;
  const Spaces beside_object = ground.objects_around.at_least(1);
  switch (goal) {
    case Goal::crossroads:
      return {ground.at_least[3], ((open & ground.at_least[2]) - ground.at_least[3]).count()};
    case Goal::recreational_areas: return {beside_object, (open - beside_object).count()};
    case Goal::downtown: return {central, 0};
    case Goal::suburbs: return {ground.land.all - central, 0};
    case Goal::hub:
      return {ground.at_least[4], ((open & ground.at_least[3]) - ground.at_least[5]).count()};
    case Goal::surroundings:
      return {ground.land.inner - ground.empty_around.at_least(2),
              ((open & ground.land.inner) - ground.empty_around.at_least(3)).count()};
    case Goal::symmetry: {
      const Spaces between = between_equals(ground.town);
      return {between, (open - between).count()};
    }
    case Goal::urban_routes: {
      Spaces any;
      for (std::size_t c = 0; c < colour_count; ++c) any |= joined(ground, c);
      return {any, 0};
    }
    case Goal::wind_rose: return {unused_columns(ground.town), 0};
    default: return {};
  }
}

/// Where an Object of a kind would earn its extra point, a City Square's aside. For a Bike Rental
/// any green way to an Object will do.
inline Spaces extra_spaces(const Ground& ground, Object object) {
  const Town& town = ground.town;
  switch (object) {
    case Object::game_court: {
      const auto red = static_cast<std::size_t>(Colour::red);
      Spaces others;
      for (std::size_t c = 0; c < colour_count; ++c) {
        if (c != red) others |= ground.beside[c];
      }
      return others;
    }
    case Object::windmill: return Board::everything - ground.objects_around.at_least(1);
    case Object::station: return between_two(ground.occupied);
    case Object::bike_rental: {
      const Spaces& green = town.of(Colour::green);
      const Spaces ways = flood<Board>(ground.objects_around.at_least(1), green - town.objects);
      return Board::spread(ways);
    }
    case Object::bank: return ground.land.inner;
    case Object::city_square: return ground.land.inner - ground.beside_empty;
  }
  return {};
}

/// What an Object of each kind would be worth in every space, and in which it may be drawn.
struct Prospects {
  std::array<SpaceCounts, object_kinds> worth;
  std::array<Spaces, object_kinds> allowed;
  SpaceCounts most;   ///< of all kinds
  SpaceCounts plain;  ///< likewise, points at once only
  int plain_sum = 0;  ///< of the most points of each kind

  Prospects(const Ground& ground, const std::array<Spaces, 3>& twos, Goal goal) {
    for (std::size_t i = 0; i < object_kinds; ++i) {
      const auto object = static_cast<Object>(i);
      const bool square = object == Object::city_square;
      SpaceCounts& counts = worth[i];
      counts = square ? ground.objects_around : ground.around[i];
      allowed[i] = counts.at_least(1) & ground.empty;
      if (square) counts = counts.doubled();
      counts.add(extra_spaces(ground, object));
      counts.keep(allowed[i]);
      plain.raise(counts);
      plain_sum += counts.best(allowed[i]).number;
      for (const Spaces& spaces : twos) counts.add(spaces, 1);
      if (goal == Goal::urban_routes && !square) counts.add(joined(ground, i), 1);
      counts.keep(allowed[i]);
      most.raise(counts);
    }
  }
};

/// For every number, how many spaces have at least that.
struct Ranking {
  std::array<int, 16> counts{};

  explicit Ranking(const SpaceCounts& worths) {
    for (std::size_t number = 1; number < counts.size(); ++number) {
      counts[number] = worths.at_least(static_cast<int>(number)).count();
      if (counts[number] == 0) break;
    }
  }

  /// The sum of the best N spaces.
  int best_sum(int spaces) const {
    int sum = 0;
    for (const int count : counts) sum += std::min(spaces, count);
    return sum;
  }
};

/// Prospects with what a step of the goals is likely to bring, but not the stars.
inline Prospects prospects_for_goals(const Ground& ground, bool individual, Goal goal,
                                     const Spaces& central) {
  const Spaces standard = individual ? standard_outlook(ground).spaces : Spaces{};
  const bool by_kind = goal == Goal::urban_routes;
  const Spaces common = by_kind ? Spaces{} : common_outlook(ground, goal, central).spaces;
  return Prospects(ground, {standard, common, {}}, goal);
}

}  // namespace townsmith::townies
