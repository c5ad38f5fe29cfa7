#include "games/cityplanner/text.h"

#include <fmt/format.h>

namespace townsmith::cityplanner {

Text colour_text(Kind kind) { return say(fmt::format("colour-{}", name_of(kind))); }

Text building_text(Kind kind) { return say(fmt::format("building-{}", name_of(kind))); }

Text card_text(Card card) { return say("card", {{"card", number(card)}}); }

Text grade_text(const Grade& grade) { return named("cityplanner", "grade", grade.name); }

Text tally_text(const Charts& charts, TurnScore tally) {
  return say("tally", {{"greens", tally.greens()},
                       {"each", charts.green_vp[static_cast<std::size_t>(tally.reds())]},
                       {"doubled", tally.doubled()}});
}

Symbol money_symbol(int dollars) {
  return symbol(dollars > 0 ? "gain" : dollars < 0 ? "loss" : "none");
}

std::string card_name(Card card) { return fmt::format("card {}", number(card)); }

}  // namespace townsmith::cityplanner
