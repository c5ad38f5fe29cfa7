#include "games/townies/text.h"

#include <fmt/format.h>

namespace townsmith::townies {

Text colour_text(Colour colour) { return say(fmt::format("colour-{}", name(colour))); }

Text object_text(const Content& content, Object object) {
  return named("townies", "object", content.scoring(object).name);
}

Text shape_text(const Content& content, int shape) {
  return named("townies", "shape", content.shapes[static_cast<std::size_t>(shape)].name);
}

Text goal_text(const Content& content, Goal goal) {
  return named("townies", "goal", content.card(goal).name);
}

Text bonus_text(const Content& content, Bonus bonus) {
  return named("townies", "bonus", content.card(bonus).name);
}

Text grade_text(const Grade& grade) { return named("townies", "grade", grade.text); }

Text goal_counts(const Content& content, Goal goal) {
  return named("townies", "counts", content.card(goal).text);
}

Text bonus_effect(const Content& content, Bonus bonus) {
  Text text = named("townies", "effect", content.card(bonus).text);
  text.facts.emplace_back("points", content.soil_points);
  return text;
}

}  // namespace townsmith::townies
