#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace townsmith::simulate {

/// A look at two runs of one seed that differ in one hidden move: in a round in which everybody
/// decides at once, somebody makes another one. Until that somebody speaks again nothing else
/// differs between the two, so that everybody else must be told the same, word for word.
struct Twin {
  int person = -1;       ///< who makes it
  int move = 0;          ///< which of their hidden moves it is
  bool differs = false;  ///< whether it is another one than in the first run

  enum class Stage { before, asked, over };
  Stage stage = Stage::before;
  bool possible = false;  ///< there were two moves to choose from
  using Told = std::vector<std::pair<int, std::string>>;
  Told told = {};  ///< what others were told meanwhile

  /// The move is about to be made.
  void begin(bool is_possible) {
    stage = Stage::asked;
    possible = is_possible;
    sent_ = false;
  }
  void spoke(int who) {
    if (stage != Stage::asked || who != person) return;
    if (std::exchange(sent_, true)) stage = Stage::over;
  }
  void heard(int who, const std::string& text) {
    if (stage == Stage::asked && who != person) told.emplace_back(who, text);
  }

 private:
  bool sent_ = false;
};

}  // namespace townsmith::simulate
