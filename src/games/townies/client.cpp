#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/reference_section.h"
#include "core/words.h"
#include "games/townies/offers.h"
#include "games/townies/townies.h"

// Moves as data, by kind:
//   shape   colour, shape, turn (which orientation), star
//   object  object, colour, points, counts [space], earns ("star", "soil" or null), star
//   done, pass
// `star` is what a star is spent on: "colour", "face", "second", or null.

namespace townsmith::townies {
namespace {

json::value star_view(const Town& town, Move move) {
  if (move.star == Star::colour) return "colour";
  if (move.star == Star::face) return "face";
  if (town.step == Step::second) return "second";
  return nullptr;
}

json::array chart_rows(const GoalCard& card) {
  json::array rows;
  int count = 0;
  for (const int points : card.chart) {
    ++count;
    // The last column also serves for more.
    const bool last = count == static_cast<int>(card.chart.size());
    rows.push_back(json::array{last ? json::value(fmt::format("{}+", count)) : json::value(count),
                               json::value(points)});
  }
  return rows;
}

}  // namespace

json::object Townies::describe(const State& state, Seat seat, Move move) const {
  const Town& town = state.town(seat);
  json::object view;
  switch (move.kind) {
    case MoveKind::done: view["kind"] = "done"; return view;
    case MoveKind::pass: view["kind"] = "pass"; return view;
    case MoveKind::shape: {
      const int shape = pieces_[move.piece].shape;
      view["kind"] = "shape";
      view["colour"] = name(move.colour);
      view["shape"] = content_.shapes[static_cast<std::size_t>(shape)].name;
      view["turn"] = move.piece - pieces_.begin_of(shape);
      break;
    }
    case MoveKind::object: {
      const std::uint8_t marks = judge(town, move.object, move.space);
      json::array counts;
      for (int d = 0; d < direction_count; ++d) {
        if (((marks >> d) & 1U) != 0) {
          counts.push_back(json::string(space_name(neighbour(move.space, d))));
        }
      }
      const bool on_star = content_.stars.test(move.space) && state.bonus != Bonus::none;
      view["kind"] = "object";
      view["object"] = word(move.object);
      view["colour"] = name(move.colour);
      view["points"] = points_of(move.object, marks);
      view["counts"] = std::move(counts);
      view["earns"] = nullptr;
      if (on_star) view["earns"] = state.bonus == Bonus::stable_soil ? "soil" : "star";
      break;
    }
  }
  view["star"] = star_view(town, move);
  return view;
}

Prompt Townies::prompt(const Observed<Townies>& seen) const {
  const State& state = seen.state();
  if (state.round == 0) return {"setup", "The markers are handed out."};
  if (seen.viewer().is_spectator()) return {"watch", "Everybody draws."};
  const Town& town = state.town(seen.viewer().seat());
  if (town.step == Step::second) {
    return {"second", fmt::format("{}: spend a star for the other action, or be done.",
                                  content_.card(Bonus::funding).name)};
  }
  return act_prompt(state, town);
}

/// What the marker and the dice offer, as far as it can be drawn.
Prompt Townies::act_prompt(const State& state, const Town& town) const {
  const Spaces empty = town.empty();
  if (!has_plain_move(offers(state, town), Room(empty))) {
    return {"pass",
            town.stars > 0 ? "Nothing can be drawn without a star: spend one, or pass."
                           : "Nothing can be drawn: pass.",
            {{"stars", int{town.stars}}}};
  }
  const Colour colour = state.marker(town);
  json::object facts = {{"colour", json::string(name(colour))},
                        {"shape", nullptr},
                        {"object", nullptr},
                        {"other", nullptr}};
  std::vector<std::string> objects;
  for (const Object object : {state.rolled(), basic_object(colour)}) {
    if (object_spaces(town, object, empty).empty()) continue;
    const std::string one = fmt::format("a {}", content_.scoring(object).name);
    if (std::find(objects.begin(), objects.end(), one) != objects.end()) continue;
    facts[objects.empty() ? "object" : "other"] = word(object);
    objects.push_back(one);
  }
  std::string drawn;
  if (may_draw_shape(town) && pieces_.has_room(state.black - 1, Room(empty))) {
    const std::string& shape = content_.shapes[static_cast<std::size_t>(state.black - 1)].name;
    facts["shape"] = shape;
    drawn = fmt::format("the {}{}", shape, objects.empty() ? "" : ", or ");
  }
  return {"act",
          fmt::format("{} is yours this round: draw {}{}.", capitalized(std::string(name(colour))),
                      drawn, fmt::join(objects, " or ")),
          std::move(facts)};
}

std::vector<std::string> Townies::tie_break_names() const {
  return {"fewer Objects", "points of the last Object"};
}

json::array Townies::reference(const Observed<Townies>& seen) const {
  const State& state = seen.state();
  json::array sections;
  json::array objects;
  for (int kind = 0; kind < object_kinds; ++kind) {
    const auto object = static_cast<Object>(kind);
    const ObjectScoring& scoring = content_.scoring(object);
    const bool square = object == Object::city_square;
    objects.push_back(json::array{
        kind + 1, json::string(scoring.name),
        json::string(square
                         ? "Objects"
                         : fmt::format("{} Blocks", colour_names[static_cast<std::size_t>(kind)])),
        scoring.each, scoring.extra});
  }
  sections.push_back(reference_section("objects", "The white die",
                                       {"Face", "Object", "Counts", "Each", "Extra"},
                                       std::move(objects)));
  json::array shapes;
  int face = 0;
  for (const Shape& shape : content_.shapes) {
    shapes.push_back(json::array{++face, json::string(shape.name)});
  }
  sections.push_back(
      reference_section("shapes", "The black die", {"Face", "Shape"}, std::move(shapes)));
  for (const Goal goal : goals(state)) {
    const GoalCard& card = content_.card(goal);
    sections.push_back(reference_section(fmt::format("goal-{}", key(goal)),
                                         fmt::format("{}: {}", card.name, card.text),
                                         {"Count", "Points"}, chart_rows(card)));
  }
  if (state.bonus != Bonus::none) {
    const BonusCard& card = content_.card(state.bonus);
    json::array rows;  // (a list of one list would be that list for some compilers)
    rows.push_back(json::array{json::string(card.name), json::string(card.text)});
    sections.push_back(reference_section(fmt::format("bonus-{}", key(state.bonus)),
                                         "The bonus card", {"Card", "What it does"},
                                         std::move(rows)));
  }
  if (solo()) {
    json::array grades;
    for (const Grade& grade : content_.grades) {
      grades.push_back(json::array{grade.least, json::string(grade.text)});
    }
    sections.push_back(
        reference_section("grades", "Grades", {"From points", "Grade"}, std::move(grades)));
  }
  return sections;
}

}  // namespace townsmith::townies
