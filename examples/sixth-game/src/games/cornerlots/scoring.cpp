#include <algorithm>

#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

int CornerLots::score(const State& state, Seat seat) const {
  const int owner = index(seat) + 1;
  int points = owned_in_row(state, owner, state.favourite[seat]) * bonus();
  for (std::size_t lot = 0; lot < lot_count; ++lot) {
    if (state.owner[lot] == owner) points += state.value[lot];
  }
  return points;
}

ScoreSheet CornerLots::score_sheet(const State& state, Seat seat) const {
  const int owner = index(seat) + 1;
  const int row = state.favourite[seat];
  ScoreSheet sheet;
  ScoreLine favourite{"favourite",
                      say("line-favourite", {{"row", row_text(row)}}),
                      owned_in_row(state, owner, row) * bonus(),
                      {},
                      row_text(row)};
  for (int lot = 0; lot < lot_count; ++lot) {
    const auto i = static_cast<std::size_t>(lot);
    if (state.owner[i] != owner) continue;
    const std::string name = lot_name(lot);
    sheet.lines.push_back({"lot",
                           say("line-lot", {{"lot", name}}),
                           state.value[i],
                           {name},
                           say("lot", {{"lot", name}})});
    if (row_of(lot) == row) favourite.spaces.push_back(name);
  }
  if (row != 0) sheet.lines.push_back(std::move(favourite));
  return sheet;
}

// The best lot decides between equal scores.
TieBreak CornerLots::tie_break(const State& state, Seat seat) const {
  TieBreak best{};
  for (std::size_t lot = 0; lot < lot_count; ++lot) {
    if (state.owner[lot] != index(seat) + 1) continue;
    best[0] = std::max<std::int16_t>(best[0], state.value[lot]);
  }
  return best;
}

std::string CornerLots::grade(const State& state, Seat seat) const {
  if (setup_.players > 1) return {};
  const int points = score(state, seat);
  std::string name;
  for (const Grade& one : content_.grades) {
    if (points >= one.least) name = one.name;
  }
  return name;
}

}  // namespace townsmith::cornerlots
