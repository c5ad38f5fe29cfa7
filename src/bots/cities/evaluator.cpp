#include "bots/cities/evaluator.h"

#include <algorithm>
#include <array>
#include <span>

#include "bots/cities/survey.h"
#include "games/cities/spaces.h"

namespace townsmith::cities {

static_assert(bots::Evaluated<Cities>);

using bots::point;

namespace {

/// What is weighed. "Open" means that tiles can still be laid beside it.
enum Feature : std::size_t {
  steps_to_make,  ///< by tourists, after this round's
  in_stock,       ///< tourists
  spare_stock,    ///< tourists in stock beyond the steps left
  to_step,        ///< the tile is laid and the step to come; all else is as if it was made
  gain_now,       ///< what that step brings
  idle,           ///< tourists that would not be missed
  least_loss,     ///< of the tourist that would be missed least
  second_loss,
  on_attractions,  ///< tourists
  on_parks,
  on_terraces,
  attraction_open,  ///< places beside visited zones
  park_open,
  attraction_hope,  ///< the same times the fields of that kind still to come
  park_hope,
  closed_visited,    ///< visited zones that cannot grow
  lone_attractions,  ///< zones not visited: how many, their fields, ...
  lone_attraction_points,
  lone_attraction_closed,  ///< points of those that cannot grow
  lone_parks,
  lone_park_points,
  lone_park_closed,
  lone_open,  ///< places beside zones not visited
  lone_best,  ///< the most a zone not visited but open is worth
  lone_second,
  lone_third,
  walk_best,     ///< the most a tourist can gain by a step to a field next to it
  walk_second,   ///< the same for another target
  better_spots,  ///< what the tourists could be worth elsewhere, less what they are
  last_spot,     ///< the least of the best places, one for each tourist
  join_lone,     ///< places that may join a visited zone and one that is not
  join_visited,  ///< places that may join two visited zones
  join_lone_both,
  view_best,  ///< the most a vacant terrace sees
  view_second,
  site_best,  ///< the most a terrace would see from a place still empty
  site_second,
  site_third,
  view_open,       ///< sights of tourists on terraces that end where a tile can be laid
  view_open_lone,  ///< the same of the best vacant terraces
  water_open,      ///< empty places beside water
  green_open,      ///< empty places beside parks
  attractions_to_come,
  parks_to_come,
  terraces_to_come,
  water_to_come,
  cells_open,
  holes,  ///< cells with tiles on all four sides
  feature_total,
};

static_assert(feature_total == Evaluator::feature_count);

constexpr std::array<std::string_view, feature_total> names = {
    "steps left",
    "in stock",
    "spare stock",
    "to step",
    "gain now",
    "idle",
    "least loss",
    "second loss",
    "on attractions",
    "on parks",
    "on terraces",
    "attraction open",
    "park open",
    "attraction hope",
    "park hope",
    "closed visited",
    "lone attractions",
    "lone attraction points",
    "lone attraction closed",
    "lone parks",
    "lone park points",
    "lone park closed",
    "lone open",
    "lone best",
    "lone second",
    "lone third",
    "walk best",
    "walk second",
    "better spots",
    "last spot",
    "join lone",
    "join visited",
    "join lone both",
    "view best",
    "view second",
    "site best",
    "site second",
    "site third",
    "view open",
    "view open lone",
    "water open",
    "green open",
    "attractions to come",
    "parks to come",
    "terraces to come",
    "water to come",
    "open cells",
    "holes",
};

/// The places beside some zones, and those beside more than one of them.
template <class Board>
struct Fringe {
  typename Board::Set once;
  typename Board::Set twice;

  void add(const typename Board::Set& places) {
    twice |= once & places;
    once |= places;
  }
};

/// Fills in what is asked about one city.
template <class Board>
class Assessor {
 public:
  using Set = typename Board::Set;

  Assessor(const Survey<Board>& survey, std::span<std::int16_t> out) : survey_(survey), out_(out) {}

  void assess_tourists() {
    std::array<int, 2> least = {Board::size, Board::size};
    survey_.plan.tourists.for_each([&](int square) {
      const int loss = survey_.losses[static_cast<std::size_t>(square)];
      if (loss == 0) put(idle, get(idle) + 1);
      least[1] = std::min(least[1], std::max(loss, least[0]));
      least[0] = std::min(least[0], loss);
    });
    const int count = survey_.plan.tourists.count();
    put(least_loss, count > 0 ? least[0] : 0);
    put(second_loss, count > 1 ? least[1] : 0);
    put(on_attractions, (survey_.plan.tourists & survey_.plan.of(Kind::attraction)).count());
    put(on_parks, (survey_.plan.tourists & survey_.plan.of(Kind::park)).count());
    put(on_terraces, (survey_.plan.tourists & survey_.plan.of(Kind::terrace)).count());
  }

  void assess_zones() {
    Best lone;
    std::array<Fringe<Board>, 2> visited_fringe;
    std::array<Fringe<Board>, 2> lone_fringe;
    for (const Zone<Board>& zone : survey_.zones()) {
      const bool park = zone.kind == Kind::park;
      const Set beside = Board::spread(zone.fields) & survey_.empty;
      if (zone.tourists > 0) {
        visited_fringe[park].add(beside);
        add(park ? park_open : attraction_open, zone.open);
        add(closed_visited, zone.open == 0);
        continue;
      }
      lone_fringe[park].add(beside);
      add(park ? lone_parks : lone_attractions, 1);
      add(park ? lone_park_points : lone_attraction_points, zone.points);
      add(lone_open, zone.open);
      if (zone.open > 0) {
        lone.add(zone.points);
      } else {
        add(park ? lone_park_closed : lone_attraction_closed, zone.points);
      }
    }
    put(lone_best, lone[0]);
    put(lone_second, lone[1]);
    put(lone_third, lone[2]);
    for (std::size_t kind = 0; kind < 2; ++kind) {
      add(join_lone, (visited_fringe[kind].once & lone_fringe[kind].once).count());
      add(join_visited, visited_fringe[kind].twice.count());
      add(join_lone_both, lone_fringe[kind].twice.count());
    }
  }

  void assess_walks() {
    Best gains;
    int walker = -1;
    int most = 0;
    survey_.for_each_walk([&](int from, int to) {
      if (from != walker) {
        gains.add(most);
        walker = from;
        most = 0;
      }
      most = std::max(most, survey_.worth_of(to) - survey_.losses[static_cast<std::size_t>(from)]);
    });
    gains.add(most);
    put(walk_best, gains[0]);
    put(walk_second, gains[1]);
  }

  /// The seven best places in the city are what the tourists could be worth, were they all there.
  void assess_spots(int tourists) {
    std::array<std::uint8_t, 64> spots{};
    const auto note = [&](int worth) { ++spots[static_cast<std::size_t>(std::min(worth, 63))]; };
    int visited = 0;
    for (const Zone<Board>& zone : survey_.zones()) {
      note(zone.points);
      if (zone.tourists > 0) visited += zone.points;
    }
    survey_.plan.of(Kind::terrace).for_each([&](int square) {
      const int view = survey_.views[static_cast<std::size_t>(square)];
      note(view);
      if (survey_.plan.tourists.test(square)) visited += view;
    });
    int sum = 0;
    for (int worth = 63, left = tourists; worth > 0 && left > 0; --worth) {
      const int taken = std::min<int>(left, spots[static_cast<std::size_t>(worth)]);
      sum += taken * worth;
      left -= taken;
      if (left == 0) put(last_spot, worth);
    }
    put(better_spots, sum - visited);
  }

  void assess_views() {
    const Set& terraces = survey_.plan.of(Kind::terrace);
    const auto best_of = [&](const Set& squares) {
      Best best;
      squares.for_each(
          [&](int square) { best.add(survey_.views[static_cast<std::size_t>(square)]); });
      return best;
    };
    const Best vacant = best_of(terraces & survey_.vacant);
    put(view_best, vacant[0]);
    put(view_second, vacant[1]);
    const Best sites = best_of(Board::spread(survey_.built) & survey_.empty);
    put(site_best, sites[0]);
    put(site_second, sites[1]);
    put(site_third, sites[2]);
    put(view_open, survey_.open_sights(terraces & survey_.plan.tourists));
    put(view_open_lone, survey_.open_sights(terraces & survey_.vacant));
  }

  int get(Feature feature) const { return out_[feature]; }
  void put(Feature feature, int value) { out_[feature] = static_cast<std::int16_t>(value); }
  void add(Feature feature, int value) { put(feature, get(feature) + value); }

 private:
  const Survey<Board>& survey_;
  std::span<std::int16_t> out_;
};

/// The tourist's step that looks best at once, as if it was made. Returns what it gains.
template <class Board>
int step_ahead(Survey<Board>& survey, const typename Board::Set& arrival, int stock, bool jumping,
               int stock_prospect) {
  std::optional<int> best_from;
  int best_to = -1;
  int most = 0;
  int gain = 0;
  const auto consider = [&](std::optional<int> from, int to) {
    const int loss = from ? survey.losses[static_cast<std::size_t>(*from)] : 0;
    const int prospect = survey.prospect_of(to) - (from ? 3 * loss : stock_prospect);
    if (prospect <= most) return;
    most = prospect;
    gain = survey.worth_of(to) - loss;
    best_from = from;
    best_to = to;
  };
  arrival.for_each([&](int to) {
    if (stock > 0) consider({}, to);
    if (!jumping) return;
    survey.plan.tourists.for_each([&](int from) { consider(from, to); });
  });
  survey.for_each_walk(consider);
  if (best_to >= 0) survey.move_tourist(best_from, best_to);
  return gain;
}

template <class Board>
int count_holes(const City& city, const typename Board::Set& open) {
  const typename Board::Set tiles = site_of<Board>(city).tiles;
  return (open & Board::north(tiles) & Board::south(tiles) & Board::west(tiles) &
          Board::east(tiles))
      .count();
}

}  // namespace

std::span<const std::string_view> Evaluator::feature_names() { return names; }

std::string_view Evaluator::weights_name(const Cities& game) {
  constexpr std::array<std::string_view, 3> levels = {"level 1", "level 2", "level 3"};
  return levels[static_cast<std::size_t>(game.level() - 1)];
}

Evaluator::Evaluator(const Cities& game) : game_(game) {
  for (const Fields& tile : game.content().tiles) {
    for (const Kind kind : tile) ++fields_in_set_[static_cast<std::size_t>(kind)];
  }
}

int Evaluator::stage(const State& state) const {
  constexpr std::array<std::uint8_t, stages - 1> last = {3, 7, 10, 13, 15};
  return static_cast<int>(
      std::count_if(last.begin(), last.end(), [&](int drawn) { return drawn < state.drawn; }));
}

int Evaluator::steps_left(const State& state, Seat seat) const {
  const bool open = state.drawn > starting_tiles && state.city(seat).steps < 2;
  const int last_drawn = game_.one_more() ? extra_tile : city_tiles;
  return last_drawn - std::max<int>(state.drawn, starting_tiles) + (open ? 1 : 0);
}

void Evaluator::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  std::fill(out.begin(), out.end(), std::int16_t{0});
  int left = steps_left(state, seat);
  if (left == 0) return;  // nothing can change any more
  const City& city = state.city(seat);
  const int level = game_.level();
  game_.on_board([&]<class Board>(Board) {
    Survey<Board> survey(city, game_.looks(), level, game_.limited());
    Assessor<Board> assessor(survey, out);
    int stock = game_.tourists_in_stock(city);
    if (state.drawn > starting_tiles && city.steps == 1) {
      const int placed = survey.plan.tourists.count();
      assessor.put(to_step, 1);
      const auto arrival = survey.plan.block(game_.last_block(city)) & survey.vacant;
      assessor.put(gain_now, step_ahead(survey, arrival, stock, game_.jumping(),
                                        left > stock ? 3 * level : 0));
      stock -= survey.plan.tourists.count() - placed;
      --left;
    }
    assessor.put(steps_to_make, left);
    assessor.put(in_stock, stock);
    assessor.put(spare_stock, std::max(0, stock - left));
    assessor.assess_tourists();
    assessor.assess_zones();
    assessor.assess_walks();
    assessor.assess_spots(game_.content().tourists);
    if (level >= 2) assessor.assess_views();
    const auto to_come = [&](Kind kind) {
      return fields_in_set_[static_cast<std::size_t>(kind)] - survey.plan.of(kind).count();
    };
    assessor.put(attractions_to_come, to_come(Kind::attraction));
    assessor.put(parks_to_come, to_come(Kind::park));
    assessor.put(terraces_to_come, to_come(Kind::terrace));
    assessor.put(water_to_come, to_come(Kind::water));
    assessor.put(attraction_hope, assessor.get(attraction_open) * to_come(Kind::attraction));
    assessor.put(park_hope, assessor.get(park_open) * to_come(Kind::park));
    assessor.put(water_open, survey.open_beside(survey.plan.of(Kind::water)));
    assessor.put(green_open, survey.open_beside(survey.plan.of(Kind::park)));
    const auto open = open_cells<Board>(city, false);
    assessor.put(cells_open, open.count());
    assessor.put(holes, count_holes<Board>(city, open));
  });
}

/// A thoughtful beginner: about every third open place helps a zone with a tourist, a tourist in
/// hand will find something, and the step at hand is as good as done.
int Evaluator::potential(const State& state, Seat seat) const {
  std::array<std::int16_t, feature_total> f;
  features(state, seat, f);
  const int open = f[attraction_open] + f[park_open] + f[view_open];
  const int stocked = std::min(f[in_stock], f[steps_to_make]);
  return point * (f[gain_now] + (game_.level() + 1) * stocked) + point / 3 * open;
}

}  // namespace townsmith::cities
