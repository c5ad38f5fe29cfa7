#pragma once

#include <type_traits>

#include "core/game.h"

namespace townsmith {

/// A game whose seats remember.
template <class G>
concept Remembers =
    Game<G> && std::is_trivially_copyable_v<Memory<G>> &&
    std::has_unique_object_representations_v<Memory<G>> && sizeof(Memory<G>) <= 512 &&
    requires(const G& game, Memory<G>& memory, const Memory<G>& known, typename G::State& state,
             const Observed<G>& before, const Observed<G>& after, Seat seat,
             const typename G::Move& move, Viewer viewer, Chance& chance) {
      { game.remember_move(memory, before, seat, move) };  // before it is made
      { game.remember_draws(memory, before, after) };      // what nature did until somebody decides
      { game.resample(state, viewer, known, chance) };
    };

/// What every seat of a game remembers, brought up to date while it is played. It is made of what
/// each seat sees and nothing else, and costs nothing in games without memory.
template <Game G>
class Memories {
 public:
  using State = typename G::State;

  void see_move([[maybe_unused]] const G& game, [[maybe_unused]] const State& before,
                [[maybe_unused]] Seat mover, [[maybe_unused]] const typename G::Move& move) {
    if constexpr (has_memory<G>) {
      static_assert(Remembers<G>);
      for (const Seat seat : SeatSet::first(game.setup().players)) {
        game.remember_move(of_[seat], observe(game, before, seat), mover, move);
      }
    }
  }
  void see_draws([[maybe_unused]] const G& game, [[maybe_unused]] const State& before,
                 [[maybe_unused]] const State& after) {
    if constexpr (has_memory<G>) {
      for (const Seat seat : SeatSet::first(game.setup().players)) {
        game.remember_draws(of_[seat], observe(game, before, seat), observe(game, after, seat));
      }
    }
  }
  const Memory<G>& of([[maybe_unused]] Seat seat) const {
    if constexpr (has_memory<G>) {
      return of_[seat];
    } else {
      return nothing_;
    }
  }

 private:
  std::conditional_t<has_memory<G>, BySeat<Memory<G>>, NoMemory> of_{};
  NoMemory nothing_;
};

/// A fresh game up to its first decision, as begin(), with what the seats saw.
template <Game G>
typename G::State begin(const G& game, Memories<G>& memories, Chance& chance) {
  typename G::State state = game.start();
  settle(game, state, chance);
  memories.see_draws(game, game.start(), state);
  return state;
}

/// A legal move and what nature does after it, as play(), with what the seats saw.
template <Game G>
void play(const G& game, typename G::State& state, Memories<G>& memories, Seat seat,
          const typename G::Move& move, Chance& chance) {
  memories.see_move(game, state, seat, move);
  game.apply(state, seat, move);
  if constexpr (has_memory<G>) {
    const typename G::State before = state;
    settle(game, state, chance);
    memories.see_draws(game, before, state);
  } else {
    settle(game, state, chance);
  }
}

}  // namespace townsmith
