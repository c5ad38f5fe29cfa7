#pragma once

#include <filesystem>
#include <string>

#include "conformance/numbers.h"
#include "conformance/walk.h"

namespace townsmith::conformance {

/// Compares a text with the file that was looked at and kept. Says what is wrong; with
/// TOWNSMITH_UPDATE_GOLDENS=1 it writes the file instead.
std::string differs_from_golden(const std::filesystem::path& file, const std::string& text);

/// A score sheet as a table, a line for each reason.
std::string sheet_text(const ScoreSheet& sheet);

/// A whole game as text: its record, the spectator's drawing every few steps, the score sheets.
template <Game G>
std::string golden_game(const ErasedGame<G>& rules, std::uint64_t seed) {
  Walk<G> whole(rules, seed);
  while (!whole.over() && whole.problem().empty()) whole.play_random();
  const int every = std::max(1, whole.plies() / 6);

  Walk<G> walk(rules, seed);
  const std::string record = to_text(whole.finished_record());
  std::string text = record.substr(0, record.find('\n') + 1);
  std::size_t told = 0;
  const auto tell = [&] {
    for (; told < walk.record().steps.size(); ++told) text += to_line(walk.record().steps[told]);
  };
  while (true) {
    tell();
    if (walk.over() || walk.plies() % every == 0) {
      text += fmt::format("--- after {} moves\n", walk.plies()) + walk.drawing(Viewer::spectator());
      text += "---\n";
    }
    if (walk.over() || !walk.problem().empty()) break;
    walk.play_random();
  }
  text += record.substr(record.rfind('\n', record.size() - 2) + 1);
  for (const Seat seat : SeatSet::first(walk.game().setup().players)) {
    text += fmt::format("--- sheet of seat {}\n", index(seat)) +
            sheet_text(walk.game().score_sheet(walk.state(), seat));
  }
  return text;
}

}  // namespace townsmith::conformance
