#include <algorithm>
#include <array>
#include <bit>

#include "games/townies/tally.h"
#include "games/townies/townies.h"

// What bots look at. The heart of it is one table: for every kind of Object and every empty space,
// the points an Object would score there now, and 2 more for each goal it would count for and for a
// star: what a step of a goal's chart pays on average.

namespace townsmith::townies {
namespace {

enum Feature : std::size_t {
  objects_left,
  others_left,
  shapes_left,
  room_left,
  closing,
  best_of,  // six kinds
  next_of = best_of + object_kinds,
  next_basic = next_of + object_kinds,  // three rounds
  plan = next_basic + 3,
  plan_rest,
  rich_5,
  rich_7,
  rich_9,
  plain_plan,
  plain_4,  // and 5, and 6
  plain_kinds = plain_4 + 3,
  pure_3,
  pure_4,
  pure_5,
  square_2,
  square_3,
  special_near_1,
  special_near_2,
  special_near_3,
  special_reach,
  special_inner,
  standard_fixable,
  standard_spaces,
  standard_reach,
  standard_most,
  common_fixable,
  common_spaces,
  common_reach,
  common_most,
  triangle_missing,  // sides 5 to 8
  star_funding = triangle_missing + 4,
  star_rezoning,
  star_draft,
  star_spaces,
  second_shape,
  second_object,
  feature_end,
};

constexpr std::array<std::string_view, feature_end> names = {
    "objects left",
    "objects left to the first of the others",
    "shapes left, alone",
    "empty spaces",
    "the last round is on",
    "best court",
    "best windmill",
    "best station",
    "best bike",
    "best bank",
    "best square",
    "next best of court",
    "next best of windmill",
    "next best of station",
    "next best of bike",
    "next best of bank",
    "next best of square",
    "best basic object next round",
    "best basic object in two rounds",
    "best basic object in three rounds",
    "best spaces for all objects left",
    "best spaces for the two objects after them",
    "spaces worth 5",
    "spaces worth 7",
    "spaces worth 9",
    "most points for all objects left",
    "spaces for 4 points",
    "spaces for 5 points",
    "spaces for 6 points",
    "most points of each kind together",
    "spaces with 3 of one colour, no other",
    "spaces with 4 of one colour, no other",
    "spaces with 5 of one colour, no other",
    "spaces beside 2 objects",
    "spaces beside 3 objects",
    "specialization: 1 space to fill",
    "specialization: 2 spaces to fill",
    "specialization: 3 spaces to fill",
    "specialization: points in reach",
    "specialization: blocks off the edge",
    "standardization: objects that may yet count",
    "standardization: spaces",
    "standardization: points in reach",
    "standardization: points possible",
    "common goal: objects that may yet count",
    "common goal: spaces",
    "common goal: points in reach",
    "common goal: points possible",
    "triangle of 5: missing",
    "triangle of 6: missing",
    "triangle of 7: missing",
    "triangle of 8: missing",
    "stars for Funding",
    "stars for Rezoning",
    "stars for Second Draft",
    "star spaces left",
    "a shape may follow",
    "an object may follow",
};
static_assert(Townies::feature_count == feature_end);

constexpr Spaces inner_spaces = Board::everything - edge_spaces;

/// Objects nobody has a circle left for end the game; the most advanced seat decides when.
int most_objects(const State& state, int players) {
  int most = 0;
  for (int i = 0; i < players; ++i) {
    most = std::max<int>(most, state.towns[static_cast<std::size_t>(i)].count);
  }
  return most;
}

/// Rounds the seat has behind it.
int rounds_done(const State& state, const Town& town) {
  return state.round - (town.step == Step::act && state.round > 0 ? 1 : 0);
}

/// What is needed of a town again and again.
struct Ground {
  explicit Ground(const Town& t)
      : town(t), occupied(t.occupied()), empty(Board::everything - occupied) {
    for (std::size_t c = 0; c < colour_count; ++c) {
      around[c] = Tally::of_neighbours(town.blocks[c]);
      beside[c] = around[c].at_least(1);
    }
    objects_around = Tally::of_neighbours(town.objects);
    empty_around = Tally::of_neighbours(empty);
    beside_empty = empty_around.at_least(1);
    at_least[0] = Board::everything;
    for (const Spaces& one : beside) {
      for (std::size_t n = colour_count; n > 0; --n) at_least[n] |= at_least[n - 1] & one;
    }
  }

  const Spaces& of(Colour colour) const { return beside[static_cast<std::size_t>(colour)]; }

  const Town& town;
  Spaces occupied;
  Spaces empty;
  std::array<Tally, colour_count> around;
  std::array<Spaces, colour_count> beside{};
  Tally objects_around;
  Tally empty_around;
  Spaces beside_empty;
  std::array<Spaces, colour_count + 1> at_least{};  ///< spaces beside so many colours
};

/// How a goal stands that counts Objects: where one more would count, and how many might still come
/// to count by what is drawn around them.
struct Outlook {
  Spaces spaces;
  int fixable = 0;
};

Outlook standard_outlook(const Ground& ground) {
  const Town& town = ground.town;
  const Spaces& one = ground.of(ring(town.start, -1));
  const Spaces& other = ground.of(ring(town.start, 1));
  return {one & other, (town.objects & (one ^ other) & ground.beside_empty).count()};
}

Spaces between_equals(const Town& town) {
  Spaces any;
  for (const Spaces& blocks : town.blocks) any |= between_two(blocks);
  return any;
}

/// Where an Object drawn in its own colour would be joined to the edge.
Spaces joined(const Town& town, std::size_t colour) {
  return edge_spaces | Board::spread(flood<Board>(edge_spaces, town.blocks[colour]));
}

Spaces unused_columns(const Town& town) {
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

Outlook common_outlook(const Ground& ground, Goal goal, const Spaces& central) {
  const Spaces objects = ground.town.objects;
  const Spaces open = objects & ground.beside_empty;
  const Spaces beside_object = ground.objects_around.at_least(1);
  switch (goal) {
    case Goal::crossroads:
      return {ground.at_least[3], ((open & ground.at_least[2]) - ground.at_least[3]).count()};
    case Goal::recreational_areas: return {beside_object, (open - beside_object).count()};
    case Goal::downtown: return {central, 0};
    case Goal::suburbs: return {Board::everything - central, 0};
    case Goal::hub:
      return {ground.at_least[4], ((open & ground.at_least[3]) - ground.at_least[5]).count()};
    case Goal::surroundings:
      return {inner_spaces - ground.empty_around.at_least(2),
              ((open & inner_spaces) - ground.empty_around.at_least(3)).count()};
    case Goal::symmetry: {
      const Spaces between = between_equals(ground.town);
      return {between, (open - between).count()};
    }
    case Goal::urban_routes: {
      Spaces any;
      for (std::size_t c = 0; c < colour_count; ++c) any |= joined(ground.town, c);
      return {any, 0};
    }
    case Goal::wind_rose: return {unused_columns(ground.town), 0};
    default: return {};
  }
}

/// Where an Object of a kind would earn its extra point, a City Square's aside. For a Bike Rental
/// any green way to an Object will do.
Spaces extra_spaces(const Ground& ground, Object object) {
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
    case Object::bank: return inner_spaces;
    case Object::city_square: return inner_spaces - ground.beside_empty;
  }
  return {};
}

/// What an Object of each kind would be worth in every space, and in which it may be drawn.
struct Prospects {
  std::array<Tally, object_kinds> worth;
  std::array<Spaces, object_kinds> allowed;
  Tally most;         ///< of all kinds
  Tally plain;        ///< likewise, points at once only
  int plain_sum = 0;  ///< of the most points of each kind

  Prospects(const Ground& ground, const std::array<Spaces, 3>& twos, Goal goal) {
    for (std::size_t i = 0; i < object_kinds; ++i) {
      const auto object = static_cast<Object>(i);
      const bool square = object == Object::city_square;
      Tally& tally = worth[i];
      tally = square ? ground.objects_around : ground.around[i];
      allowed[i] = tally.at_least(1) & ground.empty;
      if (square) tally = tally.doubled();
      tally.add(extra_spaces(ground, object));
      tally.keep(allowed[i]);
      plain.raise(tally);
      plain_sum += tally.best(allowed[i]).number;
      for (const Spaces& spaces : twos) tally.add(spaces, 1);
      if (goal == Goal::urban_routes && !square) tally.add(joined(ground.town, i), 1);
      tally.keep(allowed[i]);
      most.raise(tally);
    }
  }
};

/// For every number, how many spaces have at least that.
struct Ranking {
  std::array<int, 16> counts{};

  explicit Ranking(const Tally& tally) {
    for (std::size_t number = 1; number < counts.size(); ++number) {
      counts[number] = tally.at_least(static_cast<int>(number)).count();
      if (counts[number] == 0) break;
    }
  }

  /// The sum of the best so many spaces.
  int best_sum(int spaces) const {
    int sum = 0;
    for (const int count : counts) sum += std::min(spaces, count);
    return sum;
  }
};

/// Prospects with what a step of the goals is likely to bring, but not the stars.
Prospects prospects_for_goals(const Ground& ground, bool individual, Goal goal,
                              const Spaces& central) {
  const Spaces standard = individual ? standard_outlook(ground).spaces : Spaces{};
  const bool by_kind = goal == Goal::urban_routes;
  const Spaces common = by_kind ? Spaces{} : common_outlook(ground, goal, central).spaces;
  return Prospects(ground, {standard, common, {}}, goal);
}

}  // namespace

std::span<const std::string_view> Townies::feature_names() { return names; }

/// Alone there is time, but not room.
std::string_view Townies::weights_name() const { return solo() ? "solo" : "many"; }

int Townies::stage(const State& state) const {
  const int most = most_objects(state, setup_.players);
  int round = 0;
  for (int i = 0; i < setup_.players; ++i) {
    round = std::max(round, rounds_done(state, state.towns[static_cast<std::size_t>(i)]));
  }
  return std::min(stages - 1, (round + 2 * most) / 4);
}

void Townies::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  std::fill(out.begin(), out.end(), std::int16_t{0});
  const auto set = [&out](std::size_t feature, int value) {
    out[feature] = static_cast<std::int16_t>(value);
  };
  const Town& town = state.town(seat);
  const bool last_round = most_objects(state, setup_.players) == object_line;
  const Ground ground(town);
  const int left = object_line - town.count;
  const bool second = town.step == Step::second;
  if (second && town.piece == 0) set(second_shape, 1);
  set(closing, last_round ? 1 : 0);

  // What an Object would be worth where.
  const Outlook standard = mode_ == Mode::first ? Outlook{} : standard_outlook(ground);
  const Outlook common = common_outlook(ground, state.goal, content_.central);
  const Spaces stars = state.bonus == Bonus::none ? Spaces{} : content_.stars;
  const bool by_kind = state.goal == Goal::urban_routes;
  const Prospects prospects(ground, {standard.spaces, by_kind ? Spaces{} : common.spaces, stars},
                            state.goal);
  if (second && town.drew == 0) {
    const auto worth = [&](Object object) {
      const auto i = static_cast<std::size_t>(object);
      return prospects.worth[i].best(prospects.allowed[i]).number;
    };
    set(second_object, std::max(worth(state.rolled()), worth(basic_object(state.marker(town)))));
  }
  if (last_round) return;

  int others = 0;
  for (int i = 0; i < setup_.players; ++i) {
    if (seat_at(i) == seat) continue;
    others = std::max<int>(others, state.towns[static_cast<std::size_t>(i)].count);
  }
  set(objects_left, left);
  set(others_left, solo() ? 0 : object_line - others);
  set(shapes_left, solo() ? object_line - next_circle(town) : 0);
  set(room_left, ground.empty.count());

  std::array<int, object_kinds> best{};
  for (std::size_t i = 0; i < object_kinds; ++i) {
    Spaces spaces = prospects.allowed[i];
    const Tally::Best first = prospects.worth[i].best(spaces);
    best[i] = first.number;
    set(best_of + i, first.number);
    if (spaces.empty()) continue;
    spaces.reset(first.spaces.first());
    const Tally::Best runner_up = prospects.worth[i].best(spaces);
    if (spaces.empty()) continue;
    spaces.reset(runner_up.spaces.first());
    set(next_of + i, runner_up.number + prospects.worth[i].best(spaces).number);
  }
  const int done = rounds_done(state, town);
  for (int i = 0; i < 3; ++i) {
    const Colour colour = ring(town.start, -((done + i) % colour_count));
    set(next_basic + static_cast<std::size_t>(i), best[static_cast<std::size_t>(colour)]);
  }
  const Ranking ranking(prospects.most);
  set(plan, ranking.best_sum(left));
  set(plan_rest, ranking.best_sum(left + 2) - ranking.best_sum(left));
  set(rich_5, std::min(left, ranking.counts[5]));
  set(rich_7, std::min(left, ranking.counts[7]));
  set(rich_9, std::min(left, ranking.counts[9]));
  const Ranking plain(prospects.plain);
  set(plain_plan, plain.best_sum(left));
  for (std::size_t i = 0; i < 3; ++i) set(plain_4 + i, std::min(left, plain.counts[4 + i]));
  set(plain_kinds, prospects.plain_sum);

  // Spaces that can still become good.
  Spaces mixed = ground.at_least[2] | edge_spaces;
  std::array<int, 3> pure{};
  for (const Tally& tally : ground.around) {
    for (std::size_t i = 0; i < pure.size(); ++i) {
      pure[i] += (tally.at_least(static_cast<int>(i) + 3) & (ground.empty - mixed)).count();
    }
  }
  for (std::size_t i = 0; i < pure.size(); ++i) set(pure_3 + i, std::min(pure[i], 2 * left));
  const Spaces inner_empty = ground.empty & inner_spaces;
  set(square_2, (ground.objects_around.at_least(2) & inner_empty).count());
  set(square_3, (ground.objects_around.at_least(3) & inner_empty).count());

  // Goals.
  const auto reach = [&](Goal goal, int count, int more) {
    return content_.card(goal).points(count + more) - content_.card(goal).points(count);
  };
  if (mode_ != Mode::first) {
    const Spaces blocks = town.of(town.start) & inner_spaces;
    std::array<int, 4> near{};
    for (int i = 0; i < 4; ++i) {
      near[static_cast<std::size_t>(i)] = (blocks & ground.empty_around.exactly(i)).count();
    }
    set(special_near_1, near[1]);
    set(special_near_2, near[2]);
    set(special_near_3, near[3]);
    set(special_reach, reach(Goal::specialization, near[0], near[1] + near[2]));
    set(special_inner, std::min(blocks.count(), 9));

    const int count = (town.objects & standard.spaces).count();
    const int spaces = std::min(left, (standard.spaces & ground.empty).count());
    set(standard_fixable, standard.fixable);
    set(standard_spaces, spaces);
    set(standard_reach, reach(Goal::standardization, count, standard.fixable + spaces));
    set(standard_most, reach(Goal::standardization, count, standard.fixable + left));
  }
  if (state.goal == Goal::triangle) {
    for (std::size_t i = 0; i < 4; ++i) {
      int missing = space_count;
      for (const Spaces& triangle : triangles_[i]) {
        missing = std::min(missing, (triangle & ground.empty).count());
      }
      set(triangle_missing + i, std::min(missing, 36));
    }
  } else if (state.goal != Goal::none) {
    const int count = count_goal(town, state.goal).count;
    const bool hub = state.goal == Goal::hub;
    const int spaces = std::min(hub ? 1 : left, (common.spaces & ground.empty).count());
    set(common_fixable, common.fixable);
    set(common_spaces, spaces);
    set(common_reach, reach(state.goal, count, std::min(common.fixable + spaces, hub ? 2 : 9)));
    set(common_most, reach(state.goal, count, hub ? 5 : common.fixable + left));
  }
  if (state.bonus != Bonus::none) {
    if (state.bonus != Bonus::stable_soil) {
      const auto card =
          static_cast<std::size_t>(state.bonus) - static_cast<std::size_t>(Bonus::funding);
      set(star_funding + card, std::min<int>(town.stars, left));
    }
    set(star_spaces, std::min((content_.stars & ground.empty).count(), left));
  }
}

/// An Object is good for some 3 points, wherever; and a quarter of what the best spaces promise is
/// likely to come, those of each kind and those for all Objects left.
int Townies::potential(const State& state, Seat seat) const {
  const Town& town = state.town(seat);
  if (most_objects(state, setup_.players) == object_line) return 0;
  const Ground ground(town);
  const Prospects prospects =
      prospects_for_goals(ground, mode_ != Mode::first, state.goal, content_.central);
  const int left = object_line - town.count;
  int promise = Ranking(prospects.most).best_sum(left);
  for (std::size_t i = 0; i < object_kinds; ++i) {
    promise += prospects.worth[i].best(prospects.allowed[i]).number;
  }
  return 3 * point * left + promise * point / 4;
}

void Townies::idle(State& state, Seat seat, Random& random) const {
  Town& town = state.town(seat);
  town.step = Step::done;
  // Who plays well begins with Shapes, and draws Objects ever more often.
  const std::uint32_t sixteenths = state.round < 6 ? 3 : state.round < 12 ? 8 : 11;
  if (town.count < object_line && random.below(16) < sixteenths) ++town.count;
}

}  // namespace townsmith::townies
