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
constexpr auto names = std::to_array<std::string_view>({
    "steps left",   // by tourists, after this round's
    "in stock",     // tourists
    "spare stock",  // tourists in stock beyond the steps left
    "to step",      // the tile is laid and the step to come; all else is as if it was made
    "gain now",     // what that step brings
    "idle",         // tourists that would not be missed
    "least loss",   // of the tourist that would be missed least
    "second loss",
    "on attractions",  // tourists
    "on parks",
    "on terraces",
    "attraction open",  // places beside visited zones
    "park open",
    "attraction hope",  // the same times the fields of that kind still to come
    "park hope",
    "closed visited",    // visited zones that cannot grow
    "lone attractions",  // zones not visited: how many, their fields, ...
    "lone attraction points",
    "lone attraction closed",  // points of those that cannot grow
    "lone parks",
    "lone park points",
    "lone park closed",
    "lone open",  // places beside zones not visited
    "lone best",  // the most a zone not visited but open is worth
    "lone second",
    "lone third",
    "walk best",     // the most a tourist can gain by a step to a field next to it
    "walk second",   // the same for another target
    "better spots",  // what the tourists could be worth elsewhere, less what they are
    "last spot",     // the least of the best places, one for each tourist
    "join lone",     // places that may join a visited zone and one that is not
    "join visited",  // places that may join two visited zones
    "join lone both",
    "view best",  // the most a vacant terrace sees
    "view second",
    "site best",  // the most a terrace would see from a place still empty
    "site second",
    "site third",
    "view open",       // sights of tourists on terraces that end where a tile can be laid
    "view open lone",  // the same of the best vacant terraces
    "water open",      // empty places beside water
    "green open",      // empty places beside parks
    "attractions to come",
    "parks to come",
    "terraces to come",
    "water to come",
    "open cells",
    "holes",  // cells with tiles on all four sides
});
using Feature = bots::FeatureOf<names>;
static_assert(names.size() == Evaluator::feature_count);

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
class Assessor : public bots::FeatureValues<names> {
 public:
  using Set = typename Board::Set;

  Assessor(const Survey<Board>& survey, std::span<std::int16_t> out)
      : FeatureValues(out), survey_(survey) {}

  void assess_tourists() {
    std::array<int, 2> min = {Board::size, Board::size};
    survey_.boards.tourists.for_each([&](int square) {
      const int loss = survey_.losses[static_cast<std::size_t>(square)];
      if (loss == 0) put("idle", get("idle") + 1);
      min[1] = std::min(min[1], std::max(loss, min[0]));
      min[0] = std::min(min[0], loss);
    });
    const int count = survey_.boards.tourists.count();
    put("least loss", count > 0 ? min[0] : 0);
    put("second loss", count > 1 ? min[1] : 0);
    put("on attractions", (survey_.boards.tourists & survey_.boards.of(Kind::attraction)).count());
    put("on parks", (survey_.boards.tourists & survey_.boards.of(Kind::park)).count());
    put("on terraces", (survey_.boards.tourists & survey_.boards.of(Kind::terrace)).count());
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
        add(park ? Feature("park open") : Feature("attraction open"), zone.open);
        add("closed visited", zone.open == 0);
        continue;
      }
      lone_fringe[park].add(beside);
      add(park ? Feature("lone parks") : Feature("lone attractions"), 1);
      add(park ? Feature("lone park points") : Feature("lone attraction points"), zone.points);
      add("lone open", zone.open);
      if (zone.open > 0) {
        lone.add(zone.points);
      } else {
        add(park ? Feature("lone park closed") : Feature("lone attraction closed"), zone.points);
      }
    }
    put("lone best", lone[0]);
    put("lone second", lone[1]);
    put("lone third", lone[2]);
    for (std::size_t kind = 0; kind < 2; ++kind) {
      add("join lone", (visited_fringe[kind].once & lone_fringe[kind].once).count());
      add("join visited", visited_fringe[kind].twice.count());
      add("join lone both", lone_fringe[kind].twice.count());
    }
  }

  void assess_walks() {
    Best gains;
    int walker = -1;
    int max = 0;
    survey_.for_each_walk([&](int from, int to) {
      if (from != walker) {
        gains.add(max);
        walker = from;
        max = 0;
      }
      max = std::max(max, survey_.worth_of(to) - survey_.losses[static_cast<std::size_t>(from)]);
    });
    gains.add(max);
    put("walk best", gains[0]);
    put("walk second", gains[1]);
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
    survey_.boards.of(Kind::terrace).for_each([&](int square) {
      const int view = survey_.views[static_cast<std::size_t>(square)];
      note(view);
      if (survey_.boards.tourists.test(square)) visited += view;
    });
    int sum = 0;
    for (int worth = 63, left = tourists; worth > 0 && left > 0; --worth) {
      const int taken = std::min<int>(left, spots[static_cast<std::size_t>(worth)]);
      sum += taken * worth;
      left -= taken;
      if (left == 0) put("last spot", worth);
    }
    put("better spots", sum - visited);
  }

  void assess_views() {
    const Set& terraces = survey_.boards.of(Kind::terrace);
    const auto best_of = [&](const Set& squares) {
      Best best;
      squares.for_each(
          [&](int square) { best.add(survey_.views[static_cast<std::size_t>(square)]); });
      return best;
    };
    const Best vacant = best_of(terraces & survey_.vacant);
    put("view best", vacant[0]);
    put("view second", vacant[1]);
    const Best sites = best_of(Board::spread(survey_.built) & survey_.empty);
    put("site best", sites[0]);
    put("site second", sites[1]);
    put("site third", sites[2]);
    put("view open", survey_.open_sights(terraces & survey_.boards.tourists));
    put("view open lone", survey_.open_sights(terraces & survey_.vacant));
  }

 private:
  const Survey<Board>& survey_;
};

/// The tourist's step that looks best at once, as if it was made. Returns what it gains.
template <class Board>
int step_ahead(Survey<Board>& survey, const typename Board::Set& arrival, int stock, bool jumping,
               int stock_prospect) {
  std::optional<int> best_from;
  int best_to = -1;
  int max = 0;
  int gain = 0;
  const auto consider = [&](std::optional<int> from, int to) {
    const int loss = from ? survey.losses[static_cast<std::size_t>(*from)] : 0;
    const int prospect = survey.prospect_of(to) - (from ? 3 * loss : stock_prospect);
    if (prospect <= max) return;
    max = prospect;
    gain = survey.worth_of(to) - loss;
    best_from = from;
    best_to = to;
  };
  arrival.for_each([&](int to) {
    if (stock > 0) consider({}, to);
    if (!jumping) return;
    survey.boards.tourists.for_each([&](int from) { consider(from, to); });
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
  // A game of fewer rounds begins later: what is still to come decides.
  const int now = state.drawn + max_city_tiles - game_.city_tiles();
  return static_cast<int>(
      std::count_if(last.begin(), last.end(), [&](int drawn) { return drawn < now; }));
}

int Evaluator::steps_left(const State& state, Seat seat) const {
  const bool open = state.drawn > game_.starting_tiles() && state.city(seat).steps < 2;
  const int last_drawn = game_.city_tiles() + (game_.one_more() ? 1 : 0);
  return last_drawn - std::max<int>(state.drawn, game_.starting_tiles()) + (open ? 1 : 0);
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
    if (state.drawn > game_.starting_tiles() && city.steps == 1) {
      const int placed = survey.boards.tourists.count();
      assessor.put("to step", 1);
      const auto arrival = survey.boards.block(game_.last_block(city)) & survey.vacant;
      assessor.put("gain now", step_ahead(survey, arrival, stock, game_.jumping(),
                                          left > stock ? 3 * level : 0));
      stock -= survey.boards.tourists.count() - placed;
      --left;
    }
    assessor.put("steps left", left);
    assessor.put("in stock", stock);
    assessor.put("spare stock", std::max(0, stock - left));
    assessor.assess_tourists();
    assessor.assess_zones();
    assessor.assess_walks();
    assessor.assess_spots(game_.content().tourists);
    if (level >= 2) assessor.assess_views();
    const auto to_come = [&](Kind kind) {
      return fields_in_set_[static_cast<std::size_t>(kind)] - survey.boards.of(kind).count();
    };
    assessor.put("attractions to come", to_come(Kind::attraction));
    assessor.put("parks to come", to_come(Kind::park));
    assessor.put("terraces to come", to_come(Kind::terrace));
    assessor.put("water to come", to_come(Kind::water));
    assessor.put("attraction hope", assessor.get("attraction open") * to_come(Kind::attraction));
    assessor.put("park hope", assessor.get("park open") * to_come(Kind::park));
    assessor.put("water open", survey.open_beside(survey.boards.of(Kind::water)));
    assessor.put("green open", survey.open_beside(survey.boards.of(Kind::park)));
    const auto open = open_cells<Board>(city, false);
    assessor.put("open cells", open.count());
    assessor.put("holes", count_holes<Board>(city, open));
  });
}

/// A thoughtful beginner: about every third open place helps a zone with a tourist, a tourist in
/// hand will find something, and the step at hand is as good as done.
int Evaluator::potential(const State& state, Seat seat) const {
  std::array<std::int16_t, feature_count> numbers;
  const bots::FeatureValues<names> f(numbers);
  features(state, seat, numbers);
  const int open = f.get("attraction open") + f.get("park open") + f.get("view open");
  const int stocked = std::min(f.get("in stock"), f.get("steps left"));
  return point * (f.get("gain now") + (game_.level() + 1) * stocked) + point / 3 * open;
}

}  // namespace townsmith::cities
