// What clients ask besides: what to do, what can be looked up, what was drawn; and what the lab
// counts.
#include <algorithm>

#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

Prompt CornerLots::prompt(const Observed<CornerLots>& seen) const {
  const Viewer viewer = seen.viewer();
  const int row = viewer.is_spectator() ? 0 : seen.state().favourite[viewer.seat()];
  if (row == 0) return {"claim", say("prompt-claim")};
  return {"claim", say("prompt-claim-favourite", {{"row", row_text(row)}})};
}

std::vector<TieBreakName> CornerLots::tie_break_names() const { return {{say("tie-break-lot")}}; }

std::vector<ReferenceSection> CornerLots::reference(const Observed<CornerLots>& seen) const {
  ReferenceSection values{"values",
                          say("reference-values"),
                          {say("reference-value"), say("reference-count"), say("reference-left")},
                          {}};
  const Values left = values_left(seen.state());
  for (std::size_t i = 0; i < content_.values.size(); ++i) {
    const std::uint8_t value = content_.values[i];
    if (i > 0 && value == content_.values[i - 1]) continue;
    values.rows.push_back(
        {std::int64_t{value},
         std::int64_t{std::count(content_.values.begin(), content_.values.end(), value)},
         std::int64_t{std::count(left.begin(), left.end(), value)}});
  }
  std::vector<ReferenceSection> sections = {std::move(values)};
  if (setup_.players == 1) {
    ReferenceSection grades{
        "grades", say("reference-grades"), {say("reference-from"), say("reference-grade")}, {}};
    for (const Grade& grade : content_.grades) {
      grades.rows.push_back({std::int64_t{grade.least}, named("cornerlots", "grade", grade.name)});
    }
    sections.push_back(std::move(grades));
  }
  return sections;
}

Text CornerLots::tell(const DrawnWords& words) const {
  if (words.what == "value") return say("draw-value", {{"value", words.shown}});
  return say("draw-favourite", {{"row", row_text(words.shown)}});
}

std::vector<Use> CornerLots::uses(const State& /*state*/, Seat /*seat*/, Move move) const {
  return {{"row", "claimed", row_text(row_of(move.lot)), {lot_name(move.lot)}, true}};
}

int CornerLots::round(const State& state) const {
  return std::min(state.claims / setup_.players + 1, content_.claims);
}

}  // namespace townsmith::cornerlots
