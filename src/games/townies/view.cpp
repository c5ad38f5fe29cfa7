#include "games/townies/text.h"
#include "games/townies/townies.h"

// What a seat may see; wire.h says what the members are.

namespace townsmith::townies {
namespace {

GoalView goal_view(const Content& content, Goal goal) {
  return {key_of(goal), goal_text(content, goal), goal_counts(content, goal),
          content.card(goal).chart};
}

std::map<std::string, Colour> blocks_view(const Town& town) {
  std::map<std::string, Colour> blocks;
  town.occupied().for_each(
      [&](int space) { blocks.emplace(space_name(space), town.colour_at(space)); });
  return blocks;
}

std::vector<ObjectView> objects_view(const Townies& game, const Town& town) {
  std::vector<ObjectView> objects;
  for (std::size_t i = 0; i < town.count; ++i) {
    const int space = town.spaces[i];
    objects.push_back({space_name(space), town.kinds[i], town.colour_at(space),
                       game.object_points(town, static_cast<int>(i)),
                       counted_neighbours(space, town.marks[i])});
  }
  return objects;
}

std::vector<LineSpaceView> line_view(const Townies& game, const Town& town) {
  std::vector<LineSpaceView> line(static_cast<std::size_t>(game.content().circles));
  for (int i = 0; i < game.content().circles; ++i) {
    LineSpaceView& space = line[static_cast<std::size_t>(i)];
    if (i < town.count) space.points = game.object_points(town, i);
    space.circled = ((town.circles >> i) & 1U) != 0;
  }
  return line;
}

std::vector<GoalCountView> goals_view(const Townies& game, const State& state, const Town& town) {
  std::vector<GoalCountView> goals;
  for (const Goal goal : game.goals(state)) {
    const GoalCount result = game.count_goal(town, goal);
    goals.push_back({goal_view(game.content(), goal), result.count,
                     game.content().card(goal).points(result.count), names_of(result.spaces)});
  }
  return goals;
}

SeatView seat_view(const Townies& game, const Observed<Townies>& seen, Seat seat) {
  const State& state = seen.state();
  const Town& town = state.town(seat);
  SeatView view;
  view.colour = state.marker(town);
  view.start = town.start;
  view.blocks = blocks_view(town);
  view.objects = objects_view(game, town);
  view.line = line_view(game, town);
  view.stars = town.stars;
  view.soil = town.soil * game.content().soil_points;
  view.goals = goals_view(game, state, town);
  view.score = game.score(state, seat);
  view.full = town.empty(game.content().land).empty();
  if (seen.viewer().is(seat)) view.done.emplace(!game.actors(state).contains(seat));
  return view;
}

std::vector<RingPlaceView> ring_view(const Townies& game, const State& state) {
  std::vector<RingPlaceView> places;
  if (state.round == 0) return places;
  for (int place = 0; place < colour_count; ++place) {
    Town there;
    there.start = static_cast<Colour>(place);
    RingPlaceView& view = places.emplace_back();
    view.start = there.start;
    view.marker = state.marker(there);
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (state.town(seat).start == there.start) view.seat = seat;
    }
  }
  return places;
}

Phase phase_of(const Townies& game, const Observed<Townies>& seen) {
  const State& state = seen.state();
  if (game.over(state)) return Phase::over;
  if (state.round == 0) return Phase::setup;
  if (seen.viewer().is_spectator()) {
    return game.actors(state).empty() ? Phase::wait : Phase::act;
  }
  const Seat seat = seen.viewer().seat();
  if (!game.actors(state).contains(seat)) return Phase::wait;
  return state.town(seat).step == Step::second ? Phase::second : Phase::act;
}

std::optional<WhiteDieView> white_view(const Townies& game, const State& state) {
  if (state.white == 0) return std::nullopt;
  return WhiteDieView{state.white, state.rolled(), object_text(game.content(), state.rolled())};
}

BlackDieView black_view(const Content& content, int face) {
  const Shape& shape = content.shapes[static_cast<std::size_t>(face - 1)];
  BlackDieView view{face, shape.name, {}};
  for (std::size_t i = 0; i < shape.hexes.size(); ++i) {
    view.hexes[i] = {shape.hexes[i].q, shape.hexes[i].r};
  }
  return view;
}

MapView map_view(const Content& content) {
  MapView view;
  for (int column = 0; column < column_count; ++column) {
    view.columns[static_cast<std::size_t>(column)] = column_length(column);
  }
  view.gaps = names_of(Board::everything - content.land.all);
  view.stars = names_of(content.stars);
  view.central = names_of(content.central);
  return view;
}

}  // namespace

PositionView Townies::view(const Observed<Townies>& seen) const {
  const State& state = seen.state();
  PositionView view;
  view.phase = phase_of(*this, seen);
  view.mode = mode_;
  view.round = state.round;
  view.white = white_view(*this, state);
  if (state.black != 0) view.black = black_view(content_, state.black);
  for (int face = 1; face <= shape_faces; ++face) view.faces.push_back(black_view(content_, face));
  if (state.bonus != Bonus::none) {
    view.bonus = BonusView{key_of(state.bonus), bonus_text(content_, state.bonus),
                           bonus_effect(content_, state.bonus)};
  }
  if (state.goal != Goal::none) view.goal = goal_view(content_, state.goal);
  view.map = map_view(content_);
  view.ring = ring_view(*this, state);
  for (const Seat seat : SeatSet::first(setup_.players)) {
    view.seats.push_back(seat_view(*this, seen, seat));
  }
  return view;
}

}  // namespace townsmith::townies
