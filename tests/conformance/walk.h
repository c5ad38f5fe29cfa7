#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "../words.h"
#include "conformance/setups.h"
#include "conformance/words.h"
#include "core/erased_game.h"
#include "core/replay.h"

namespace townsmith::conformance {

/// One random game, kept together with its record, so that a failure can be told in full: setup,
/// seed, every draw and move so far, and the position as a drawing.
template <Game G>
class Walk {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Walk(const ErasedGame<G>& rules, std::uint64_t seed)
      : rules_(rules),
        seed_(seed),
        random_(seed, 0),
        source_(Chance(Random(seed, 1))),
        state_(game().start()),
        record_(new_record(rules)) {
    nature();
  }

  const G& game() const { return rules_.game(); }
  const ErasedGame<G>& rules() const { return rules_; }
  const State& state() const { return state_; }
  /// The position before the last move.
  const State& before() const { return before_; }
  /// Where nature stood when it last acted, and what it drew then; nothing if a move came last.
  const State& before_draws() const { return before_draws_; }
  std::vector<Draw> last_draws() const {
    return record_.steps.empty() ? std::vector<Draw>() : record_.steps.back().draws;
  }
  const Record& record() const { return record_; }
  Random& random() { return random_; }
  std::uint64_t seed() const { return seed_; }
  int plies() const { return plies_; }
  bool over() const { return game().over(state_); }
  /// What a viewer remembers of the game so far.
  const Memory<G>& memory(Viewer viewer) const {
    return viewer.is_spectator() ? spectator_ : memories_.of(viewer.seat());
  }
  SeatSet actors() const { return game().actors(state_); }

  /// What went wrong while playing, or empty.
  const std::string& problem() const { return problem_; }

  void play(Seat seat, Move move) {
    record_.steps.push_back({Step::Kind::move, seat, game().notate(state_, seat, move), {}});
    before_ = state_;
    memories_.see_move(game(), state_, seat, move);
    if constexpr (has_memory<G>) {
      Inference<G>::remember_move(game(), spectator_, observe(game(), state_, Viewer::spectator()),
                                  seat, move);
    }
    game().apply(state_, seat, move);
    ++plies_;
    nature();
  }

  /// Any actor, any of its moves; now and then the first or the last one of the list, where games
  /// keep what is rarely done (stay, refuse) and would hardly ever be picked among hundreds.
  void play_random() {
    const Seat seat = random_actor();
    MoveList<G> moves;
    game().legal_moves(state_, seat, moves);
    if (moves.empty()) {
      problem_ = fmt::format("seat {} is to act and has no legal move", index(seat));
      return;
    }
    int pick = static_cast<int>(random_.below(static_cast<std::uint32_t>(moves.size())));
    const std::uint32_t edge = random_.below(16);
    if (edge == 0) pick = 0;
    if (edge == 1) pick = moves.size() - 1;
    play(seat, moves[pick]);
  }

  Seat random_actor() {
    const SeatSet set = actors();
    auto skip = random_.below(static_cast<std::uint32_t>(set.size()));
    for (const Seat seat : set) {
      if (skip-- == 0) return seat;
    }
    return set.front();
  }

  /// The record with its result, once the game is over. The walk lets the seats of a round act in
  /// any order; a record has them in the order of the seats.
  Record finished_record() const {
    Record record = record_;
    for (auto begin = record.steps.begin(); begin != record.steps.end();) {
      const auto is_draw = [](const Step& step) { return step.kind == Step::Kind::draws; };
      const auto end = std::find_if(begin, record.steps.end(), is_draw);
      if (G::info().simultaneous) {
        std::stable_sort(begin, end, [](const Step& a, const Step& b) { return a.seat < b.seat; });
      }
      begin = end == record.steps.end() ? end : end + 1;
    }
    AnyState any;
    std::memcpy(any.bytes.data(), &state_, sizeof(state_));
    record.finished = true;
    record.outcome = rules_.outcome(any);
    return record;
  }

  std::string describe() const {
    std::string text = fmt::format("{}, {}, seed {}, after {} moves\n", G::info().title,
                                   setup_text(G::info(), game().setup()), seed_, plies_);
    text += drawing(Viewer::spectator());
    for (const Seat seat : actors()) {
      text += fmt::format("as seat {} sees it:\n", index(seat)) + drawing(seat);
    }
    return text + "the record so far:\n" + to_text(record_);
  }

  std::string drawing(Viewer viewer) const {
    return drawn(game(), observe(game(), state_, viewer)).canvas.plain();
  }

 private:
  void nature() {
    Step step{Step::Kind::draws, {}, {}, {}};
    Chance chance(source_);
    before_draws_ = state_;
    while (actors().empty() && !over() && problem_.empty()) {
      game().advance(state_, chance);
      std::vector<Draw> draws = source_.take();
      if (draws.empty()) problem_ = "nature's advance() drew nothing";
      step.draws.insert(step.draws.end(), draws.begin(), draws.end());
    }
    memories_.see_draws(game(), before_draws_, state_);
    if constexpr (has_memory<G>) {
      Inference<G>::remember_draws(game(), spectator_,
                                   observe(game(), before_draws_, Viewer::spectator()),
                                   observe(game(), state_, Viewer::spectator()));
    }
    if (over() && !actors().empty()) problem_ = "the game is over, yet somebody is to act";
    if (!step.draws.empty()) record_.steps.push_back(std::move(step));
  }

  const ErasedGame<G>& rules_;
  std::uint64_t seed_;
  Random random_;
  RecordingSource source_;
  State state_;
  State before_{};
  State before_draws_{};
  Memories<G> memories_;
  Memory<G> spectator_{};
  Record record_;
  int plies_ = 0;
  std::string problem_;
};

/// The rules for one setup; ends the program if the content does not allow it.
template <Game G>
std::unique_ptr<ErasedGame<G>> make_rules(const Setup& setup, const ContentFiles& files) {
  Result<std::unique_ptr<AnyGame>> made = ErasedGameType<G>().create(setup, files);
  if (!made) throw std::runtime_error(said(made.error()));
  return std::unique_ptr<ErasedGame<G>>(dynamic_cast<ErasedGame<G>*>(made->release()));
}

}  // namespace townsmith::conformance
