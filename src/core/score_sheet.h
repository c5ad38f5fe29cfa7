#pragma once

#include <string>
#include <vector>

#include "core/text.h"

namespace townsmith {

/// One entry of a score sheet: the points, their reason, and the spaces they come from.
struct ScoreLine {
  std::string reason;  ///< a key for programs: "attraction"
  Text text;           ///< the reason for people: "Attractions around d4ne"
  int points = 0;
  std::vector<std::string> spaces;  ///< names of the spaces the points come from
  Text subject = {};  ///< the one thing of the game the line is about, if there is one

  bool operator==(const ScoreLine&) const = default;
};

/// Where a seat's points come from. The lines add up to the score; lines of 0 points may explain
/// why something did not count.
struct ScoreSheet {
  std::vector<ScoreLine> lines;

  int total() const {
    int sum = 0;
    for (const ScoreLine& line : lines) sum += line.points;
    return sum;
  }
  bool operator==(const ScoreSheet&) const = default;
};

/// Lines for what the seat has before the game begins; none for 0.
void add_in_advance(ScoreSheet& sheet, int handicap, int compensation);

}  // namespace townsmith
