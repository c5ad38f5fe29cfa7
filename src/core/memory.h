#pragma once

#include <type_traits>

#include "core/game.h"

namespace townsmith {

struct NoMemory {
  bool operator==(const NoMemory&) const = default;
};

/// What a viewer can conclude about what is hidden from it. In most games the position shows all
/// there is to know, and the game has a member resample(state, viewer, chance) that fills the
/// blanks with something that fits.
///
/// A game without that member has a specialisation of this, beside its bots, which whoever wants
/// its worlds has to include. Its Memory is a plain value, what a seat remembers of what it saw and
/// positions do not show any more; see the concept Remembers.
template <class G>
struct Inference {
  static_assert(requires(const G& game, typename G::State& state, Viewer viewer, Chance& chance) {
    game.resample(state, viewer, chance);
  });
  using Memory = NoMemory;
  static void resample(const G& game, typename G::State& state, Viewer viewer,
                       const NoMemory& /*memory*/, Chance& chance) {
    game.resample(state, viewer, chance);
  }
};

template <class G>
using Memory = typename Inference<G>::Memory;

template <class G>
inline constexpr bool has_memory = !std::is_same_v<Memory<G>, NoMemory>;

/// A game whose seats remember.
template <class G>
concept Remembers =
    Game<G> && std::is_trivially_copyable_v<Memory<G>> &&
    std::has_unique_object_representations_v<Memory<G>> && sizeof(Memory<G>) <= 512 &&
    requires(const G& game, Memory<G>& memory, const Observed<G>& before, const Observed<G>& after,
             Seat seat, const typename G::Move& move) {
      // Before a move is made, and what nature did until somebody decides.
      { Inference<G>::remember_move(game, memory, before, seat, move) };
      { Inference<G>::remember_draws(game, memory, before, after) };
    };

/// A world the viewer cannot tell from the real one.
template <Game G>
typename G::State resample(const G& game, const Observed<G>& seen, const Memory<G>& memory,
                           Chance& chance) {
  typename G::State state = seen.state();
  Inference<G>::resample(game, state, seen.viewer(), memory, chance);
  return state;
}

template <Game G>
  requires(!has_memory<G>)
typename G::State resample(const G& game, const Observed<G>& seen, Chance& chance) {
  return resample(game, seen, NoMemory(), chance);
}

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
        Inference<G>::remember_move(game, of_[seat], observe(game, before, seat), mover, move);
      }
    }
  }
  void see_draws([[maybe_unused]] const G& game, [[maybe_unused]] const State& before,
                 [[maybe_unused]] const State& after) {
    if constexpr (has_memory<G>) {
      for (const Seat seat : SeatSet::first(game.setup().players)) {
        Inference<G>::remember_draws(game, of_[seat], observe(game, before, seat),
                                     observe(game, after, seat));
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
