#pragma once

#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bots/advice.h"
#include "bots/order.h"
#include "core/memory.h"

namespace townsmith::bots {

/// Where the points of a seat come from on average when the game is played to its end after a move,
/// compared with the sheet as it stands. `play_out(state, random, chance)` is how it is played.
template <Game G, class PlayOut>
std::vector<ExpectedChange> expected_changes(const G& game, const Observed<G>& seen,
                                             const Memory<G>& memory, const typename G::Move& move,
                                             const Question& question, PlayOut&& play_out) {
  constexpr int playouts = 12;
  const Seat seat = seen.viewer().seat();
  std::map<std::string, ExpectedChange> changes;
  const auto add = [&changes](const ScoreSheet& sheet, double weight) {
    for (const ScoreLine& line : sheet.lines) {
      ExpectedChange& change = changes[line.reason];
      change.reason = line.reason;
      // Several lines of one reason are told by its name.
      if (change.text.empty()) {
        change.text = line.text;
      } else if (change.text != line.text) {
        change.text = Text(G::info().name, "reason-" + line.reason, {});
      }
      change.points += weight * line.points;
    }
  };
  add(full_sheet(game, seen.state(), seat), -1);
  for (int i = 0; i < playouts; ++i) {
    const auto number = static_cast<std::uint64_t>(i) * 2;
    Random random(question.seed, number + 2);
    Chance chance(Random(question.seed, number + 3));
    typename G::State state = resample(game, seen, memory, chance);
    game.apply(state, seat, move);
    play_out(state, random, chance);
    add(full_sheet(game, state, seat), 1.0 / playouts);
  }
  std::vector<ExpectedChange> list;
  for (auto& [reason, change] : changes) {
    if (std::abs(change.points) >= 0.05) list.push_back(std::move(change));
  }
  put_in_order(list.begin(), list.end(), [](const auto& a, const auto& b) {
    return std::abs(a.points) > std::abs(b.points);
  });
  if (list.size() > question.told) list.resize(question.told);
  return list;
}

}  // namespace townsmith::bots
