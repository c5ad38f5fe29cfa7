#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/canvas.h"

namespace townsmith::cli {

/// A legal move as a person chooses it.
struct Choice {
  AnyMove move;
  std::string text;  ///< the notation
  std::string sentence;
  std::vector<std::string> spaces;
  int gain = 0;  ///< by how much it changes the score
};

enum class Direction : std::uint8_t { left, right, up, down };

/// The legal moves of one decision and the one under the cursor. Knows nothing of any terminal.
///
/// Moves are grouped by their first word (their kind) where that tells them apart. The cursor walks
/// through the list, or over the board between the spaces where a move begins.
class MoveChooser {
 public:
  struct Kind {
    std::string word;  ///< empty for moves that begin with none
    int count;
  };

  MoveChooser() = default;
  MoveChooser(std::vector<Choice> choices, std::vector<Place> places);

  /// The kinds of moves in the order of the list; empty if there is only one.
  const std::vector<Kind>& kinds() const { return kinds_; }
  /// The kind that is shown; nothing means all.
  std::optional<int> kind() const { return kind_; }
  void show_kind(std::optional<int> kind);

  /// Shows what starts with the text or, if nothing does, what contains it.
  void filter(std::string_view text);

  /// The moves that are shown.
  int size() const { return static_cast<int>(shown_.size()); }
  const Choice& at(int i) const { return choices_[shown_[static_cast<std::size_t>(i)]]; }
  /// How many there are when nothing is filtered.
  int total() const { return static_cast<int>(choices_.size()); }

  /// The move under the cursor; null if none is shown.
  const Choice* selected() const { return shown_.empty() ? nullptr : &at(cursor_); }
  int cursor() const { return cursor_; }
  void select(int i);
  void step(int by) { select(cursor_ + by); }

  /// The next or previous of the moves that begin on the same space, round and round.
  void cycle_here(int by);
  int count_here() const;
  int rank_here() const;  ///< from 0

  /// To the nearest space in that direction, to the move there that is most like this one. Where
  /// the spaces lie all in one line, the arrows across it cycle through the moves of the space.
  void go(Direction direction);

  /// The spaces on the board where a move that is shown begins, each once.
  std::vector<Place> targets() const;

  /// The text as far as all shown moves that start with it agree.
  std::string completion(std::string_view text) const;
  /// The move that is written exactly so.
  const Choice* exact(std::string_view text) const;

 private:
  int place_at(int i) const { return place_of_[shown_[static_cast<std::size_t>(i)]]; }
  void group();
  void refilter();
  std::vector<int> here() const;
  std::vector<int> target_places() const;
  std::optional<int> neighbour(Direction direction, const std::vector<int>& targets) const;
  void select_most_alike(int place);

  std::vector<Choice> choices_;
  std::vector<Place> places_;
  std::vector<int> place_of_;  ///< per choice: where it begins, as an index of places_, or -1
  std::vector<int> kind_of_;
  std::vector<Kind> kinds_;
  std::optional<int> kind_;
  std::string filter_;
  std::vector<std::size_t> shown_;
  int cursor_ = 0;
};

}  // namespace townsmith::cli
