#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/canvas.h"
#include "core/chance.h"
#include "core/content.h"
#include "core/fixed_list.h"
#include "core/json.h"
#include "core/language.h"
#include "core/random.h"
#include "core/result.h"
#include "core/score_sheet.h"
#include "core/seat.h"
#include "core/setup.h"

namespace townsmith {

/// What a game promises about itself for one setup; the conformance suite holds it to that.
struct Bounds {
  int moves;   ///< at most N legal moves in a decision
  int length;  ///< at most N moves in a game, all seats together
  int min_score;
  int max_score;
};

/// Compared number by number, larger wins, after equal scores. Unused numbers are 0.
using TieBreak = std::array<std::int16_t, 8>;

/// A move for people, and the spaces it touches: the first one is where a cursor would stand.
struct Explanation {
  Text sentence;
  std::vector<std::string> spaces;
};

/// What a viewer has to do, as a key for programs and for people.
struct Prompt {
  std::string key;
  Text text;
};

/// What one number of a tie-break is.
struct TieBreakName {
  Text text;
  bool fewer_wins = false;  ///< the number is negative, so that more is better all the same
};

/// What a move uses of the game's things, for statistics: what kind of thing ("tile"), how
/// ("laid"), which one, and where, on a board with spaces of its own. Kind and how stand together
/// in reports: "tile laid", "card stored as gold".
struct Use {
  std::string_view kind;
  std::string_view how;
  Text thing;
  std::vector<std::string> spaces = {};
  /// Whether this is what the thing is there for, and not another use of it: a card is there to be
  /// built, not to be sold. The lab asks what a thing is worth by forbidding this to one seat.
  bool proper = false;
};

/// What tells the seats of a game apart from the start, for statistics.
struct Places {
  enum class Kind : std::uint8_t {
    seats,  ///< nobody has said: the seat itself
    turns,  ///< the order of turns: place 0 begins
    given,  ///< what the set-up gives to a seat
    alike,  ///< nothing does
  } kind = Kind::seats;
  std::vector<Text> names = {};  ///< of what may be given, by place: "starting colour red"
};

template <class G>
using MoveList = FixedList<typename G::Move, G::max_moves>;

template <class G>
class Observed;

/// A game is its rules over plain values.
///
/// The rules object G is immutable: it holds the setup, the content and whatever was precomputed
/// from them. A State is a value: copying is assignment, comparing is comparing bytes. At any time
/// either some seats are to decide (actors() is not empty), or the game is over(), or nature is to
/// act: then advance() draws and the game continues. apply() never draws: what a move leads to is
/// known before it is made, which is what previews, undo and simultaneous rounds stand on.
///
/// Where several seats act at once, a seat's moves touch only what is that seat's, so the order
/// between seats does not matter; what closes the round is nature's.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               std::has_unique_object_representations_v<typename G::State> &&
               std::equality_comparable<typename G::State> && sizeof(typename G::State) <= 1024 &&
               std::is_trivially_copyable_v<typename G::Move> &&
               std::has_unique_object_representations_v<typename G::Move> &&
               std::equality_comparable<typename G::Move> && sizeof(typename G::Move) <= 8 &&
               requires(const G& game, typename G::State& state, const typename G::State& position,
                        Seat seat, typename G::Move move, Chance& chance, MoveList<G>& moves,
                        ContentReader& reader, const Setup& setup, typename G::Content content,
                        Viewer viewer, std::string_view text, const Observed<G>& seen) {
                 { G::max_moves } -> std::convertible_to<int>;
                 { G::info() } -> std::same_as<const GameInfo&>;
                 { G::read_content(reader) } -> std::same_as<typename G::Content>;
                 { G::content_codes() } -> std::same_as<std::span<const ContentCode>>;
                 { G(setup, content) };
                 { game.setup() } -> std::same_as<const Setup&>;
                 { game.bounds() } -> std::same_as<Bounds>;

                 // Rules.
                 { game.start() } -> std::same_as<typename G::State>;  // before the first draw
                 { game.over(position) } -> std::same_as<bool>;
                 { game.actors(position) } -> std::same_as<SeatSet>;  // empty: nature's, or over
                 { game.advance(state, chance) };                     // only when nature is to act
                 { game.legal_moves(position, seat, moves) };  // appends each legal move once
                 {
                   game.check(position, seat, move)
                 } -> std::same_as<Result<>>;        // any bytes may come
                 { game.apply(state, seat, move) };  // only what check() accepts

                 // Scoring: what the game would be worth if it ended now, without handicap.
                 { game.score(position, seat) } -> std::same_as<int>;
                 { game.score_sheet(position, seat) } -> std::same_as<ScoreSheet>;
                 { game.tie_break(position, seat) } -> std::same_as<TieBreak>;
                 {
                   game.grade(position, seat)
                 } -> std::same_as<std::string>;  // solo verdict, or empty

                 // What a viewer may not know is blanked; core/memory.h fills the blanks.
                 { game.hide(state, viewer) };

                 // Words, JSON and pictures.
                 { game.notate(position, seat, move) } -> std::same_as<std::string>;
                 { game.parse(position, seat, text) } -> std::same_as<Result<typename G::Move>>;
                 { game.explain(position, seat, move) } -> std::same_as<Explanation>;
                 { game.view(seen) };  // a struct that core/schema.h can write
               };

/// Declares in the class of a game what every game's class says alike: what the concept asks for,
/// and what clients and the lab need besides (core/any_game.h). Only the definitions differ, each
/// in its room. `max_moves` must stand before it, and a member `setup_` somewhere; start(), over(),
/// actors(), grade(), resample() and round() are the game's own.
#define GAME_FUNCTIONS(Class, space)                                                         \
  using State = space::State;                                                                \
  using Move = space::Move;                                                                  \
  using Content = space::Content;                                                            \
  static const GameInfo& info();                                                             \
  static Content read_content(ContentReader& reader) { return space::read_content(reader); } \
  static std::span<const ContentCode> content_codes() { return space::content_codes; }       \
  const Setup& setup() const { return setup_; }                                              \
  Bounds bounds() const;                                                                     \
  void advance(State& state, Chance& chance) const;                                          \
  void legal_moves(const State& state, Seat seat, MoveList<Class>& moves) const;             \
  Move random_move(const State& state, Seat seat, Random& random) const;                     \
  bool is_legal(const State& state, Seat seat, Move move) const;                             \
  /* The one description of what is legal, see core/legality.h; for moves.cpp only. */       \
  template <class Visit>                                                                     \
  void offer_moves(const State& state, Seat seat, Visit&& visit) const;                      \
  Result<> check(const State& state, Seat seat, Move move) const;                            \
  void apply(State& state, Seat seat, Move move) const;                                      \
  int score(const State& state, Seat seat) const;                                            \
  ScoreSheet score_sheet(const State& state, Seat seat) const;                               \
  TieBreak tie_break(const State& state, Seat seat) const;                                   \
  void hide(State& state, Viewer viewer) const;                                              \
  std::string notate(const State& state, Seat seat, Move move) const;                        \
  Result<Move> parse(const State& state, Seat seat, std::string_view text) const;            \
  Explanation explain(const State& state, Seat seat, Move move) const;                       \
  PositionView view(const Observed<Class>& seen) const;                                      \
  Drawing draw(const Observed<Class>& seen, const Language& language) const;                 \
  MoveView describe(const State& state, Seat seat, Move move) const;                         \
  Prompt prompt(const Observed<Class>& seen) const;                                          \
  std::vector<ReferenceSection> reference(const Observed<Class>& seen) const;                \
  Text tell(const DrawnWords& words) const;                                                  \
  std::vector<Use> uses(const State& state, Seat seat, Move move) const

template <Game G>
class ErasedGame;

/// A position as a seat or a spectator may know it. Views, drawings and bots take only this type,
/// and only observe() makes it: a leak does not compile.
template <class G>
class Observed {
 public:
  const typename G::State& state() const { return state_; }
  Viewer viewer() const { return viewer_; }

 private:
  Observed(const typename G::State& state, Viewer viewer) : state_(state), viewer_(viewer) {}

  template <class H>
  friend Observed<H> observe(const H& game, const typename H::State& state, Viewer viewer);
  template <Game H>
  friend class ErasedGame;  // keeps what observe() left as bytes, and knows what they are

  typename G::State state_;
  Viewer viewer_;
};

template <class G>
Observed<G> observe(const G& game, const typename G::State& state, Viewer viewer) {
  Observed<G> seen(state, viewer);
  game.hide(seen.state_, viewer);
  return seen;
}

/// Lets nature act until a seat must decide. Returns the seats that do; none if the game is over.
template <Game G>
SeatSet settle(const G& game, typename G::State& state, Chance& chance) {
  SeatSet seats = game.actors(state);
  for (; seats.empty() && !game.over(state); seats = game.actors(state)) {
    game.advance(state, chance);
  }
  return seats;
}

/// A fresh game up to its first decision.
template <Game G>
typename G::State begin(const G& game, Chance& chance) {
  typename G::State state = game.start();
  settle(game, state, chance);
  return state;
}

/// Makes a move known to be legal, and lets nature act. Returns the seats that decide then.
template <Game G>
SeatSet play(const G& game, typename G::State& state, Seat seat, typename G::Move move,
             Chance& chance) {
  game.apply(state, seat, move);
  return settle(game, state, chance);
}

/// Whether a move is legal, without the words that check() has for one that is not. A game says so
/// by a member `is_legal(state, seat, move)`; core/legality.h makes it, legal_moves() and
/// random_move() out of one description.
template <Game G>
bool is_legal(const G& game, const typename G::State& state, Seat seat,
              const typename G::Move& move) {
  if constexpr (requires { game.is_legal(state, seat, move); }) {
    return game.is_legal(state, seat, move);
  } else {
    return game.check(state, seat, move).has_value();
  }
}

/// One legal move, each with the same probability. A game that can sample without listing
/// says so by a member `random_move(state, seat, random)`.
template <Game G>
typename G::Move random_move(const G& game, const typename G::State& state, Seat seat,
                             Random& random) {
  if constexpr (requires { game.random_move(state, seat, random); }) {
    return game.random_move(state, seat, random);
  } else {
    MoveList<G> moves;
    game.legal_moves(state, seat, moves);
    return moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
  }
}

/// Plays at random to the end; returns the number of moves.
template <Game G>
int playout(const G& game, typename G::State& state, Random& random, Chance& chance) {
  int plies = 0;
  for (SeatSet seats = settle(game, state, chance); !seats.empty(); ++plies) {
    const Seat seat = seats.front();
    seats = play(game, state, seat, random_move(game, state, seat, random), chance);
  }
  return plies;
}

/// The place of a seat once the game is set up; see Places. A game says it by a member `place`.
template <Game G>
int place_of(const G& game, const typename G::State& state, Seat seat) {
  if constexpr (requires { game.place(state, seat); }) {
    return game.place(state, seat);
  } else {
    return index(seat);
  }
}

/// What makes up for the place of the seat in turn order.
template <Game G>
int compensation_of(const G& game, const typename G::State& state, Seat seat) {
  const Setup& setup = game.setup();
  return setup.compensates ? setup.compensation[seat_at(place_of(game, state, seat))] : 0;
}

/// The score with the points that the seat has in advance.
template <Game G>
int total_score(const G& game, const typename G::State& state, Seat seat) {
  return game.score(state, seat) + game.setup().handicap[seat] + compensation_of(game, state, seat);
}

template <Game G>
ScoreSheet full_sheet(const G& game, const typename G::State& state, Seat seat) {
  ScoreSheet sheet = game.score_sheet(state, seat);
  add_in_advance(sheet, game.setup().handicap[seat], compensation_of(game, state, seat));
  return sheet;
}

/// The place in turn order, counted from the seat that begins.
inline int turn_place(Seat seat, Seat first, int players) {
  return (index(seat) - index(first) + players) % players;
}

/// Who would win if the game ended now: the highest score, then the tie-break; several share.
/// Nobody who has forfeited does.
template <Game G>
SeatSet leaders(const G& game, const typename G::State& state, SeatSet forfeited = {}) {
  SeatSet best;
  std::pair<int, TieBreak> best_key{};
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    if (forfeited.contains(seat)) continue;
    const std::pair<int, TieBreak> key{total_score(game, state, seat), game.tie_break(state, seat)};
    if (best.empty() || key > best_key) {
      best = seat;
      best_key = key;
    } else if (key == best_key) {
      best.insert(seat);
    }
  }
  return best;
}

/// Reads a game's content and makes its rules; what is wrong with the content is said in full by
/// reading it again with a ContentReader.
template <Game G>
Result<G> make_game(const Setup& setup, const ContentFiles& files) {
  ContentReader reader(files);
  typename G::Content content = G::read_content(reader);
  TRY(reader.outcome());
  return G(setup, std::move(content));
}

}  // namespace townsmith
