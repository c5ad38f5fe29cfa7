#include "bots/townies/evaluator.h"

#include <algorithm>
#include <array>
#include <vector>

#include "bots/townies/prospects.h"

// What bots look at, mostly in the table of prospects.h.

namespace townsmith::townies {

static_assert(bots::Evaluated<Townies>);

using bots::point;

namespace {

constexpr auto names = std::to_array<std::string_view>({
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
});
using Feature = bots::FeatureOf<names>;
static_assert(Evaluator::feature_count == names.size());

/// Objects nobody has a circle left for end the game; the most advanced seat decides when.
int max_objects(const State& state, int players) {
  int max = 0;
  for (int i = 0; i < players; ++i) max = std::max<int>(max, state.towns[seat_at(i)].count);
  return max;
}

/// Rounds the seat has behind it.
int rounds_done(const State& state, const Town& town) {
  return state.round - (town.step == Step::act && state.round > 0 ? 1 : 0);
}

std::vector<Spaces> triangles_of(int side) {
  std::vector<Spaces> triangles;
  Board::everything.for_each([&](int corner) {
    for (int d = 0; d < 2; ++d) {
      Spaces all = Spaces::one(corner);
      for (int i = 1; i < side; ++i) all |= Board::step(all, d) | Board::step(all, d + 1);
      if (all.count() == side * (side + 1) / 2) triangles.push_back(all);
    }
  });
  return triangles;
}

/// All of side 5, 6, 7 and 8.
const std::array<std::vector<Spaces>, 4>& all_triangles() {
  static const std::array<std::vector<Spaces>, 4> all = {triangles_of(5), triangles_of(6),
                                                         triangles_of(7), triangles_of(8)};
  return all;
}

}  // namespace

std::span<const std::string_view> Evaluator::feature_names() { return names; }

/// Alone there is time, but not room.
std::string_view Evaluator::weights_name(const Townies& game) {
  return game.solo() ? "solo" : "many";
}

int Evaluator::stage(const State& state) const {
  const int players = game_.setup().players;
  const int max = max_objects(state, players);
  int round = 0;
  for (int i = 0; i < players; ++i) {
    round = std::max(round, rounds_done(state, state.towns[seat_at(i)]));
  }
  return std::min(stages - 1, (round + 2 * max) / 4);
}

void Evaluator::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  bots::FeatureValues<names> values(out);
  const auto set = [&values](Feature feature, int value) { values.put(feature, value); };
  const Content& content = game_.content();
  const int players = game_.setup().players;
  const Town& town = state.town(seat);
  const bool last_round = max_objects(state, players) == content.circles;
  const Ground ground(town, game_.content().land);
  const int left = content.circles - town.count;
  const bool second = town.step == Step::second;
  if (second && town.drew_object()) set("a shape may follow", 1);
  set("the last round is on", last_round ? 1 : 0);

  // What an Object would be worth where.
  const Outlook standard = game_.mode() == Mode::first ? Outlook{} : standard_outlook(ground);
  const Outlook common = common_outlook(ground, state.goal, content.central);
  const Spaces stars = state.bonus == Bonus::none ? Spaces{} : content.stars;
  const bool by_kind = state.goal == Goal::urban_routes;
  const Prospects prospects(ground, {standard.spaces, by_kind ? Spaces{} : common.spaces, stars},
                            state.goal);
  if (second && !town.drew_object()) {
    const auto worth = [&](Object object) {
      const auto i = static_cast<std::size_t>(object);
      return prospects.worth[i].best(prospects.allowed[i]).number;
    };
    set("an object may follow",
        std::max(worth(state.rolled()), worth(basic_object(state.marker(town)))));
  }
  if (last_round) return;

  int others = 0;
  for (int i = 0; i < players; ++i) {
    if (seat_at(i) == seat) continue;
    others = std::max<int>(others, state.towns[seat_at(i)].count);
  }
  set("objects left", left);
  set("objects left to the first of the others", game_.solo() ? 0 : content.circles - others);
  set("shapes left, alone", game_.solo() ? content.circles - Townies::next_circle(town) : 0);
  set("empty spaces", ground.empty.count());

  std::array<int, object_kinds> best{};
  for (std::size_t i = 0; i < object_kinds; ++i) {
    Spaces spaces = prospects.allowed[i];
    const SpaceCounts::Best first = prospects.worth[i].best(spaces);
    best[i] = first.number;
    set(Feature("best court") + i, first.number);
    if (spaces.empty()) continue;
    spaces.reset(first.spaces.first());
    const SpaceCounts::Best runner_up = prospects.worth[i].best(spaces);
    if (spaces.empty()) continue;
    spaces.reset(runner_up.spaces.first());
    set(Feature("next best of court") + i,
        runner_up.number + prospects.worth[i].best(spaces).number);
  }
  const int done = rounds_done(state, town);
  for (int i = 0; i < 3; ++i) {
    const Colour colour = ring(town.start, -((done + i) % colour_count));
    set(Feature("best basic object next round") + static_cast<std::size_t>(i),
        best[static_cast<std::size_t>(colour)]);
  }
  const Ranking ranking(prospects.most);
  set("best spaces for all objects left", ranking.best_sum(left));
  set("best spaces for the two objects after them",
      ranking.best_sum(left + 2) - ranking.best_sum(left));
  set("spaces worth 5", std::min(left, ranking.counts[5]));
  set("spaces worth 7", std::min(left, ranking.counts[7]));
  set("spaces worth 9", std::min(left, ranking.counts[9]));
  const Ranking plain(prospects.plain);
  set("most points for all objects left", plain.best_sum(left));
  for (std::size_t i = 0; i < 3; ++i)
    set(Feature("spaces for 4 points") + i, std::min(left, plain.counts[4 + i]));
  set("most points of each kind together", prospects.plain_sum);

  // Spaces that can still become good.
  Spaces mixed = ground.at_least[2] | content.land.edge;
  std::array<int, 3> pure{};
  for (const SpaceCounts& counts : ground.around) {
    for (std::size_t i = 0; i < pure.size(); ++i) {
      pure[i] += (counts.at_least(static_cast<int>(i) + 3) & (ground.empty - mixed)).count();
    }
  }
  for (std::size_t i = 0; i < pure.size(); ++i)
    set(Feature("spaces with 3 of one colour, no other") + i, std::min(pure[i], 2 * left));
  const Spaces inner_empty = ground.empty & content.land.inner;
  set("spaces beside 2 objects", (ground.objects_around.at_least(2) & inner_empty).count());
  set("spaces beside 3 objects", (ground.objects_around.at_least(3) & inner_empty).count());

  // Goals.
  const auto reach = [&](Goal goal, int count, int more) {
    return content.card(goal).points(count + more) - content.card(goal).points(count);
  };
  if (game_.mode() != Mode::first) {
    const Spaces blocks = town.of(town.start) & content.land.inner;
    std::array<int, 4> near{};
    for (int i = 0; i < 4; ++i) {
      near[static_cast<std::size_t>(i)] = (blocks & ground.empty_around.exactly(i)).count();
    }
    set("specialization: 1 space to fill", near[1]);
    set("specialization: 2 spaces to fill", near[2]);
    set("specialization: 3 spaces to fill", near[3]);
    set("specialization: points in reach", reach(Goal::specialization, near[0], near[1] + near[2]));
    set("specialization: blocks off the edge", std::min(blocks.count(), 9));

    const int count = (town.objects & standard.spaces).count();
    const int spaces = std::min(left, (standard.spaces & ground.empty).count());
    set("standardization: objects that may yet count", standard.fixable);
    set("standardization: spaces", spaces);
    set("standardization: points in reach",
        reach(Goal::standardization, count, standard.fixable + spaces));
    set("standardization: points possible",
        reach(Goal::standardization, count, standard.fixable + left));
  }
  if (state.goal == Goal::triangle) {
    for (std::size_t i = 0; i < 4; ++i) {
      int missing = space_count;
      for (const Spaces& triangle : all_triangles()[i]) {
        if (!(triangle - content.land.all).empty()) continue;
        missing = std::min(missing, (triangle & ground.empty).count());
      }
      set(Feature("triangle of 5: missing") + i, std::min(missing, 36));
    }
  } else if (state.goal != Goal::none) {
    const int count = game_.count_goal(town, state.goal).count;
    const bool hub = state.goal == Goal::hub;
    const int spaces = std::min(hub ? 1 : left, (common.spaces & ground.empty).count());
    set("common goal: objects that may yet count", common.fixable);
    set("common goal: spaces", spaces);
    set("common goal: points in reach",
        reach(state.goal, count, std::min(common.fixable + spaces, hub ? 2 : 9)));
    set("common goal: points possible", reach(state.goal, count, hub ? 5 : common.fixable + left));
  }
  if (state.bonus != Bonus::none) {
    if (state.bonus != Bonus::stable_soil) {
      const auto card =
          static_cast<std::size_t>(state.bonus) - static_cast<std::size_t>(Bonus::funding);
      set(Feature("stars for Funding") + card, std::min<int>(town.stars, left));
    }
    set("star spaces left", std::min((content.stars & ground.empty).count(), left));
  }
}

/// An Object is good for some 3 points, wherever; and a quarter of what the best spaces promise is
/// likely to come, those of each kind and those for all Objects left.
int Evaluator::potential(const State& state, Seat seat) const {
  const Town& town = state.town(seat);
  if (max_objects(state, game_.setup().players) == game_.content().circles) return 0;
  const Ground ground(town, game_.content().land);
  const Prospects prospects =
      prospects_for_goals(ground, game_.mode() != Mode::first, state.goal, game_.content().central);
  const int left = game_.content().circles - town.count;
  int promise = Ranking(prospects.most).best_sum(left);
  for (std::size_t i = 0; i < object_kinds; ++i) {
    promise += prospects.worth[i].best(prospects.allowed[i]).number;
  }
  return 3 * point * left + promise * point / 4;
}

void Evaluator::idle(State& state, Seat seat, Random& random) const {
  Town& town = state.town(seat);
  town.step = Step::done;
  // Good players begin with Shapes, and draw Objects ever more often.
  const std::uint32_t sixteenths = state.round < 6 ? 3 : state.round < 12 ? 8 : 11;
  if (town.count < game_.content().circles && random.below(16) < sixteenths) ++town.count;
}

}  // namespace townsmith::townies
