#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>

#include "core/bits.h"
#include "core/game.h"

// A game's actions by number, for programs that learn. How a game numbers them stands in
// numbers/<game>/actions.h, and is named there:
//
//   template <>
//   struct ActionsOf<MyGame> : std::type_identity<MyActions> {};
//
// docs/actions.md lists the numbers of every game.

namespace townsmith::numbers {

/// The number of an action; 0 is `wait`, which is never a move: what seats pass that have nothing
/// to decide.
using Action = std::uint16_t;
inline constexpr Action wait = 0;
inline constexpr int max_actions = 4096;
using ActionSet = Bits<max_actions>;

/// The actions that are a move, one after the other, or the first few of them.
struct Sequence {
  static constexpr int capacity = 4;

  std::array<Action, capacity> actions{};
  std::uint8_t size = 0;

  Sequence() = default;
  template <class... More>
  explicit Sequence(int first, More... more) {
    push(first);
    (push(more), ...);
  }

  void push(int action) { actions[size++] = static_cast<Action>(action); }
  Action operator[](int i) const { return actions[static_cast<std::size_t>(i)]; }
  Action last() const { return actions[size - 1U]; }
  bool starts_with(const Sequence& begun) const {
    bool same = begun.size <= size;
    for (std::size_t i = 0; i < begun.size; ++i) same = same && actions[i] == begun.actions[i];
    return same;
  }
  bool operator==(const Sequence&) const = default;
};

/// The actions that may come before the last one of a move: from `begin` to before `end`.
struct ActionRange {
  int begin = 0;
  int end = 0;
  int size() const { return end - begin; }
};

/// What every game's own numbers have, each in its way: what an action is called, the actions that
/// are a move, and the move that actions are, if they are one.
#define ACTION_FUNCTIONS                                                                        \
  std::string name(int action) const;                                                           \
  ::townsmith::numbers::Sequence encode(const State& state, Seat seat, const Move& move) const; \
  bool decode(const State& state, Seat seat, const ::townsmith::numbers::Sequence& actions,     \
              Move& move) const

/// What a game without numbers of its own gets: its legal moves in the order in which they are
/// listed, so that a number says nothing without the position.
template <class G>
class ByPlace {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr int version = 1;

  explicit ByPlace(const G& game) : game_(game) {}
  int count() const { return game_.bounds().moves + 1; }
  int max_outcomes() const { return max_actions; }
  ActionRange beginnings() const { return {}; }
  std::string name(int action) const {
    return action == wait ? "wait" : "move " + std::to_string(action);
  }
  Sequence encode(const State& state, Seat seat, const Move& move) const {
    MoveList<G> moves;
    game_.legal_moves(state, seat, moves);
    int place = 0;
    while (place < moves.size() && moves[place] != move) ++place;
    return Sequence(place + 1);
  }
  bool decode(const State& state, Seat seat, const Sequence& actions, Move& move) const {
    MoveList<G> moves;
    game_.legal_moves(state, seat, moves);
    const int place = actions[0] - 1;
    if (actions.size != 1 || place < 0 || place >= moves.size()) return false;
    move = moves[place];
    return true;
  }
  void legal(const State& state, Seat seat, ActionSet& set) const {
    MoveList<G> moves;
    game_.legal_moves(state, seat, moves);
    for (int i = 1; i <= moves.size(); ++i) set.set(i);
  }

 private:
  const G& game_;
};

/// Made for one game, which must outlive it:
///
///   static constexpr int version;   rises when a number gets another meaning
///   int count() const;              numbers there are with this setup, `wait` included
///   int most_outcomes() const;      at most N equally likely results of a draw
///   ActionRange beginnings() const; numbers that may come before the last one of a move
///   std::string name(int action) const;
///   Sequence encode(const State&, Seat, const Move&) const;           of a legal move
///   bool decode(const State&, Seat, const Sequence&, Move&) const;    of any numbers
///
/// No move's sequence is the beginning of another's. decode() says false for what cannot be a whole
/// move; what it makes of the rest may be illegal.
template <class G>
struct ActionsOf : std::type_identity<ByPlace<G>> {};
template <class G>
using ActionsOfGame = typename ActionsOf<G>::type;

/// What an action came to.
enum class Taken : std::uint8_t {
  illegal,  ///< nothing
  begun,    ///< the beginning of a move: more actions of the same seat follow
  moved,    ///< a whole move
};

/// Listing, checking and reading actions, made of a game's encode() and decode().
template <Game G>
class Actions {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit Actions(const G& game) : game_(game), own_(game) {}

  const ActionsOfGame<G>& own() const { return own_; }
  int count() const { return own_.count(); }

  /// Adds every action that the seat may take after those it has taken.
  void legal(const State& state, Seat seat, const Sequence& begun, ActionSet& set) const {
    if constexpr (requires { own_.legal(state, seat, set); }) {
      own_.legal(state, seat, set);
    } else {
      MoveList<G> moves;
      game_.legal_moves(state, seat, moves);
      for (const Move& move : moves) {
        const Sequence actions = own_.encode(state, seat, move);
        if (actions.starts_with(begun)) set.set(actions[begun.size]);
      }
    }
  }

  /// Takes one action more. `begun` grows with the beginning of a move, and is empty again when
  /// `move` is a whole one; neither changes if the action is illegal.
  Taken take(const State& state, Seat seat, Sequence& begun, int action, Move& move) const {
    if (action <= wait || action >= count() || !game_.actors(state).contains(seat)) {
      return Taken::illegal;
    }
    Sequence actions = begun;
    actions.push(action);
    Move whole;
    if (own_.decode(state, seat, actions, whole)) {
      if (!is_legal(game_, state, seat, whole)) return Taken::illegal;
      move = whole;
      begun = {};
      return Taken::moved;
    }
    const ActionRange range = own_.beginnings();
    if (action < range.begin || action >= range.end || actions.size == Sequence::capacity) {
      return Taken::illegal;
    }
    MoveList<G> moves;
    game_.legal_moves(state, seat, moves);
    for (const Move& one : moves) {
      if (own_.encode(state, seat, one).starts_with(actions)) {
        begun = actions;
        return Taken::begun;
      }
    }
    return Taken::illegal;
  }

 private:
  const G& game_;
  ActionsOfGame<G> own_;
};

}  // namespace townsmith::numbers
