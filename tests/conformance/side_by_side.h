#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "conformance/reference.h"
#include "conformance/walk.h"

namespace townsmith::conformance {

/// Follows a walk with the reference implementation.
template <Game G>
class SideBySide {
 public:
  explicit SideBySide(std::unique_ptr<ReferenceGame> reference)
      : reference_(std::move(reference)) {}

  const ReferenceGame& reference() const { return *reference_; }

  /// Tells the reference what happened since the last call.
  void follow(const Walk<G>& walk) {
    for (; next_ < walk.record().steps.size(); ++next_) {
      const Step& step = walk.record().steps[next_];
      if (step.kind == Step::Kind::move) reference_->play(index(step.seat), step.move);
      for (const Draw& draw : step.draws) reference_->draw(draw.text);
    }
  }

  std::string difference(Walk<G>& walk) const {
    const G& game = walk.game();
    if (reference_->over() != walk.over()) {
      return fmt::format("the reference says the game is {}over", reference_->over() ? "" : "not ");
    }
    std::set<int> actors;
    for (const Seat seat : walk.actors()) actors.insert(index(seat));
    if (actors != reference_->actors()) {
      return fmt::format("seats {} are to act; the reference says {}", actors,
                         reference_->actors());
    }
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      const int score = game.score(walk.state(), seat);
      const int expected = reference_->score(index(seat));
      if (score != expected) {
        return fmt::format("seat {} has {} points; the reference says {}", index(seat), score,
                           expected);
      }
    }
    if (walk.over()) return different_winners(walk);
    // One actor a ply: with many seats the others' turn comes soon enough.
    return different_moves(walk, walk.random_actor());
  }

 private:
  std::string different_winners(const Walk<G>& walk) const {
    std::vector<int> winners;
    for (const Seat seat : leaders(walk.game(), walk.state())) winners.push_back(index(seat));
    if (winners == reference_->winners()) return {};
    return fmt::format("seats {} win; the reference says {}", winners, reference_->winners());
  }

  std::string different_moves(const Walk<G>& walk, Seat seat) const {
    MoveList<G> moves;
    walk.game().legal_moves(walk.state(), seat, moves);
    std::set<std::string> ours;
    for (const auto& move : moves) ours.insert(walk.game().notate(walk.state(), seat, move));
    const std::set<std::string> theirs = reference_->legal(index(seat));
    if (ours == theirs) return {};
    const auto without = [](const auto& a, const auto& b) {
      std::vector<std::string> rest;
      std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
      return rest;
    };
    return fmt::format("seat {}: only the game allows {}; only the reference allows {}",
                       index(seat), without(ours, theirs), without(theirs, ours));
  }

  std::unique_ptr<ReferenceGame> reference_;
  std::size_t next_ = 0;
};

}  // namespace townsmith::conformance
