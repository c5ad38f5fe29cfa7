#include <algorithm>
#include <utility>

#include "games/townies/text.h"
#include "games/townies/townies.h"

// What clients and the lab need besides a view: moves as data, what to do, what there is to know.

namespace townsmith::townies {
namespace {

std::optional<StarUse> star_use(const Town& town, Move move) {
  if (move.star == Star::colour) return StarUse::colour;
  if (move.star == Star::face) return StarUse::face;
  if (town.step == Step::second) return StarUse::second;
  return std::nullopt;
}

using Rows = std::vector<std::vector<ReferenceSection::Cell>>;

Rows chart_rows(const GoalCard& card) {
  Rows rows;
  std::int64_t count = 0;
  for (const std::int64_t points : card.chart) {
    ++count;
    // The last row also serves for more.
    const bool last = count == static_cast<std::int64_t>(card.chart.size());
    ReferenceSection::Cell head = count;
    if (last) head = say("cell-or-more", {{"count", count}});
    rows.push_back({std::move(head), points});
  }
  return rows;
}

ReferenceSection section(std::string key, Text title,
                         std::initializer_list<std::string_view> columns, Rows rows) {
  ReferenceSection out{std::move(key), std::move(title), {}, std::move(rows)};
  for (const std::string_view column : columns) out.columns.push_back(say(column));
  return out;
}

ReferenceSection objects_section(const Content& content) {
  Rows objects;
  for (int kind = 0; kind < object_kinds; ++kind) {
    const auto object = static_cast<Object>(kind);
    const ObjectScoring& scoring = content.scoring(object);
    Text counts = object == Object::city_square
                      ? say("cell-objects")
                      : say("cell-blocks", {{"colour", colour_text(static_cast<Colour>(kind))}});
    objects.push_back(
        {kind + 1, object_text(content, object), std::move(counts), scoring.each, scoring.extra});
  }
  return section("objects", say("reference-objects"),
                 {"column-face", "column-object", "column-counts", "column-each", "column-extra"},
                 std::move(objects));
}

ReferenceSection shapes_section(const Content& content) {
  Rows shapes;
  for (int face = 0; face < shape_faces; ++face) {
    shapes.push_back({face + 1, shape_text(content, face)});
  }
  return section("shapes", say("reference-shapes"), {"column-face", "column-shape"},
                 std::move(shapes));
}

ReferenceSection grades_section(const Content& content) {
  Rows grades;
  for (const Grade& grade : content.grades) grades.push_back({grade.least, grade_text(grade)});
  return section("grades", say("reference-grades"), {"column-from", "column-grade"},
                 std::move(grades));
}

}  // namespace

MoveView Townies::describe(const State& state, Seat seat, Move move) const {
  const Town& town = state.town(seat);
  switch (move.kind) {
    case MoveKind::done: return DoneMoveView();
    case MoveKind::pass: break;
    case MoveKind::shape: {
      const int shape = pieces_[move.piece].shape;
      return ShapeMoveView{move.colour, content_.shapes[static_cast<std::size_t>(shape)].name,
                           move.piece - pieces_.begin_of(shape), star_use(town, move)};
    }
    case MoveKind::object: {
      const std::uint8_t marks = judge(town, move.object, move.space);
      ObjectMoveView view;
      view.object = move.object;
      view.colour = move.colour;
      view.points = points_of(move.object, marks);
      view.counts = counted_neighbours(move.space, marks);
      if (content_.stars.test(move.space) && state.bonus != Bonus::none) {
        view.earns = state.bonus == Bonus::stable_soil ? Earning::soil : Earning::star;
      }
      view.star = star_use(town, move);
      return view;
    }
  }
  return PassMoveView();
}

Places Townies::places() const {
  Places places{Places::Kind::given, {}};
  for (int i = 0; i < colour_count; ++i) {
    places.names.push_back(say("place-colour", {{"colour", colour_text(static_cast<Colour>(i))}}));
  }
  return places;
}

std::vector<Use> Townies::uses(const State& state, Seat seat, Move move) const {
  std::vector<Use> all;
  if (move.kind == MoveKind::shape) {
    const Piece& piece = pieces_[move.piece];
    all.push_back({"shape", "drawn", shape_text(content_, piece.shape),
                   names_of(piece.mask(move.space)), true});
    all.push_back({"colour", "drawn with", colour_text(move.colour)});
  } else if (move.kind == MoveKind::object) {
    all.push_back(
        {"object", "drawn", object_text(content_, move.object), {space_name(move.space)}, true});
    all.push_back({"colour", "drawn with", colour_text(move.colour)});
  }
  if (const Bonus card = paid_card(state.town(seat), move); card != Bonus::none) {
    all.push_back({"bonus card", "paid for", bonus_text(content_, card), {}, true});
  }
  return all;
}

Prompt Townies::prompt(const Observed<Townies>& seen) const {
  const State& state = seen.state();
  if (state.round == 0) return {"setup", say("prompt-setup")};
  if (seen.viewer().is_spectator()) return {"watch", say("prompt-watch")};
  const Town& town = state.town(seen.viewer().seat());
  if (town.step == Step::second) {
    return {"second", say("prompt-second", {{"card", bonus_text(content_, Bonus::funding)}})};
  }
  return act_prompt(state, town);
}

/// What the marker and the dice offer, as far as it can be drawn.
Prompt Townies::act_prompt(const State& state, const Town& town) const {
  const Spaces empty = town.empty(content_.land);
  if (!has_plain_move(state, town)) {
    return {"pass", say("prompt-pass", {{"stars", town.stars}})};
  }
  const Colour colour = state.marker(town);
  std::vector<Text> objects;
  for (const Object object : {state.rolled(), basic_object(colour)}) {
    if (object_spaces(town, object, empty).empty()) continue;
    Text one = say("one-object", {{"object", object_text(content_, object)}});
    if (std::find(objects.begin(), objects.end(), one) != objects.end()) continue;
    objects.push_back(std::move(one));
  }
  const bool shapes = may_draw_shape(town) && pieces_.has_room(state.shape(), FreeSpaces(empty));
  const std::string_view key = !shapes           ? "prompt-draw-object"
                               : objects.empty() ? "prompt-draw-shape"
                                                 : "prompt-draw-either";
  return {"act", say(key, {{"colour", colour_text(colour)},
                           {"shape", shape_text(content_, state.shape())},
                           {"objects", std::move(objects)}})};
}

std::vector<TieBreakName> Townies::tie_break_names() const {
  return {{say("tie-break-objects"), true}, {say("tie-break-last"), false}};
}

std::vector<ReferenceSection> Townies::reference(const Observed<Townies>& seen) const {
  const State& state = seen.state();
  std::vector<ReferenceSection> sections = {objects_section(content_), shapes_section(content_)};
  for (const Goal goal : goals(state)) {
    sections.push_back(section("goal-" + std::string(key(goal)),
                               say("reference-goal", {{"goal", goal_text(content_, goal)},
                                                      {"counts", goal_counts(content_, goal)}}),
                               {"column-count", "column-points"}, chart_rows(content_.card(goal))));
  }
  if (state.bonus != Bonus::none) {
    Rows rows;
    rows.push_back({bonus_text(content_, state.bonus), bonus_effect(content_, state.bonus)});
    sections.push_back(section("bonus-" + std::string(key(state.bonus)), say("reference-bonus"),
                               {"column-card", "column-effect"}, std::move(rows)));
  }
  if (solo()) sections.push_back(grades_section(content_));
  return sections;
}

std::vector<ReferenceSection> Townies::components() const {
  std::vector<ReferenceSection> sections = {objects_section(content_), shapes_section(content_)};
  Rows goals;
  for (int goal = 1; goal < static_cast<int>(goal_keys.size()); ++goal) {
    const auto one = static_cast<Goal>(goal);
    goals.push_back(
        {literal(std::string(key(one))), goal_text(content_, one), goal_counts(content_, one)});
  }
  sections.push_back(section("goals", say("option-goal"), {}, std::move(goals)));
  Rows bonuses;
  for (int bonus = 1; bonus <= bonus_cards; ++bonus) {
    const auto one = static_cast<Bonus>(bonus);
    bonuses.push_back({bonus_text(content_, one), bonus_effect(content_, one)});
  }
  sections.push_back(section("bonuses", say("reference-bonus"), {"column-card", "column-effect"},
                             std::move(bonuses)));
  sections.push_back(grades_section(content_));
  return sections;
}

/// Seats have no names here, so whose starting colour it is does not say it.
Text Townies::tell(const DrawnWords& words) const {
  const int lot = words.shown - 1;
  const auto is = [&](std::string_view what, int lots) {
    return words.what == what && lot >= 0 && lot < lots;
  };
  if (is("colour", colour_count)) {
    return say("draw-colour", {{"colour", colour_text(static_cast<Colour>(lot))}});
  }
  if (is("goal", additional_goals)) {
    return say("draw-goal", {{"goal", goal_text(content_, static_cast<Goal>(lot + 1))}});
  }
  if (is("bonus", bonus_cards)) {
    return say("draw-bonus", {{"card", bonus_text(content_, static_cast<Bonus>(lot + 1))}});
  }
  if (is("white die", object_kinds)) {
    return say("draw-white-die", {{"object", object_text(content_, static_cast<Object>(lot))}});
  }
  if (is("black die", shape_faces)) {
    return say("draw-black-die", {{"shape", shape_text(content_, lot)}});
  }
  return literal(std::string(words.what));
}

}  // namespace townsmith::townies
