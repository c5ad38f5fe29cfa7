#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/json_writer.h"
#include "core/measure.h"
#include "core/memory.h"
#include "core/record.h"
#include "core/reference_section.h"
#include "core/schema.h"
#include "core/schema_types.h"

namespace townsmith {

/// What is left out where nobody would use it: drawings in characters and training in a page.
#ifdef __wasm__
inline constexpr bool in_page = true;
#else
inline constexpr bool in_page = false;
#endif

/// A state of any game, as bytes. Only the AnyGame that made it understands it.
struct AnyState {
  alignas(16) std::array<std::byte, 1024> bytes{};
  bool operator==(const AnyState&) const = default;
};

/// A move of any game, as bytes.
struct AnyMove {
  std::array<std::byte, 8> bytes{};
  bool operator==(const AnyMove&) const = default;
};

/// A position as a viewer may know it; see Observed.
class AnyObserved {
 public:
  const AnyState& state() const { return state_; }
  Viewer viewer() const { return viewer_; }
  bool operator==(const AnyObserved&) const = default;

 private:
  template <Game G>
  friend class ErasedGame;
  AnyObserved(const AnyState& state, Viewer viewer) : state_(state), viewer_(viewer) {}

  AnyState state_;
  Viewer viewer_;
};

/// What a seat of any game remembers, as bytes: none where the game has no memory.
struct AnyMemory {
  std::string bytes;
  bool operator==(const AnyMemory&) const = default;
};

/// What all seats remember; empty where the game has no memory.
struct AnyMemories {
  std::vector<AnyMemory> seats;

  AnyMemory of(Seat seat) const { return seats.empty() ? AnyMemory() : seats[slot(seat)]; }
};

/// The rules of one game with its setup and content, seen from outside: what the table, the
/// terminal, the server and the page use. The functions are those of the Game concept.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  virtual const Setup& setup() const = 0;
  virtual Bounds bounds() const = 0;
  /// Identifies the content the rules were made from; goes into every record.
  virtual std::uint64_t content_hash() const = 0;
  /// The pack that content comes from, as text; goes into every record too. Empty: none.
  virtual const std::string& pack() const = 0;
  /// What the pack calls its things in other languages, see Language::with(). Null: nothing.
  virtual const std::shared_ptr<const Translations>& translations() const = 0;

  virtual AnyState start() const = 0;
  virtual bool over(const AnyState& state) const = 0;
  virtual SeatSet actors(const AnyState& state) const = 0;
  virtual void advance(AnyState& state, Chance& chance) const = 0;
  virtual std::vector<AnyMove> legal_moves(const AnyState& state, Seat seat) const = 0;
  virtual Result<> check(const AnyState& state, Seat seat, AnyMove move) const = 0;
  virtual void apply(AnyState& state, Seat seat, AnyMove move) const = 0;

  virtual int score(const AnyState& state, Seat seat) const = 0;  ///< with handicap
  virtual ScoreSheet score_sheet(const AnyState& state, Seat seat) const = 0;
  /// Seats that forfeited are behind all others.
  virtual SeatSet leaders(const AnyState& state, SeatSet forfeited = {}) const = 0;
  virtual std::string grade(const AnyState& state, Seat seat) const = 0;

  virtual AnyObserved observe(const AnyState& state, Viewer viewer) const = 0;
  /// What the seats remember before anything has happened, and brought up to date with a move that
  /// is about to be made, and with what nature did; see core/memory.h.
  virtual AnyMemories no_memories() const = 0;
  virtual void see_move(AnyMemories& memories, const AnyState& before, Seat seat,
                        AnyMove move) const = 0;
  virtual void see_draws(AnyMemories& memories, const AnyState& before,
                         const AnyState& after) const = 0;
  /// What a client draws, as the value of a member.
  virtual void write_view(JsonWriter& out, const AnyObserved& seen) const = 0;
  virtual Drawing draw(const AnyObserved& seen, const Language& language) const = 0;

  virtual std::string notate(const AnyState& state, Seat seat, AnyMove move) const = 0;
  virtual Result<AnyMove> parse(const AnyState& state, Seat seat, std::string_view text) const = 0;
  virtual Explanation explain(const AnyState& state, Seat seat, AnyMove move) const = 0;

  // What clients and the lab need besides. A game says it by members of the same names, in its room
  // `client`, or does without.
  /// A move as data: members of the object that is being written, `kind` (a verb) first.
  virtual void write_move(JsonWriter& out, const AnyState& state, Seat seat,
                          AnyMove move) const = 0;
  virtual Prompt prompt(const AnyObserved& seen) const = 0;
  /// What the numbers of tie_break() are.
  virtual std::vector<TieBreakName> tie_break_names() const = 0;
  virtual TieBreak tie_break(const AnyState& state, Seat seat) const = 0;
  /// What a player may look up.
  virtual std::vector<ReferenceSection> reference(const AnyObserved& seen) const = 0;
  /// What a box of it would hold, in words: every card, whether or not this game draws it.
  virtual std::vector<ReferenceSection> components() const = 0;
  /// What nature drew, for people; a record's word for it is the draw's text.
  virtual Text tell(const Draw& draw) const = 0;
  /// The verdict on a solo game, for people.
  Text grade_text(const std::string& grade) const {
    return grade.empty() ? Text() : named(info().name, "grade", grade);
  }

  // What the lab asks, and nobody in a page.
  /// The `kind` that write_move() writes.
  virtual std::string move_kind(const AnyState& state, Seat seat, AnyMove move) const = 0;
  /// What a legal move uses of the game's things.
  virtual std::vector<Use> uses(const AnyState& state, Seat seat, AnyMove move) const = 0;
  /// What tells the seats apart, and which of it a seat has.
  virtual Places places() const = 0;
  virtual int place(const AnyState& state, Seat seat) const = 0;
  /// Which round it is, counted from 1; 0 where a position does not show it.
  virtual int round(const AnyState& state) const = 0;
  /// Whether a legal move is the last of the seat's turn. Unless the game knows better, it is where
  /// the seat is not to decide right after it.
  virtual bool ends_turn(const AnyState& state, Seat seat, AnyMove move) const = 0;

  virtual std::uint64_t perft(int depth, std::uint64_t seed) const = 0;

  /// Nature's part until a seat must decide or the game is over.
  void settle(AnyState& state, Chance& chance) const {
    while (actors(state).empty() && !over(state)) advance(state, chance);
  }
  Outcome outcome(const AnyState& state, SeatSet forfeited = {}) const;
};

/// A game without setup: what there is to know before one sits down, and the way to its rules.
class GameType {
 public:
  virtual ~GameType() = default;
  virtual const GameInfo& info() const = 0;
  virtual Result<std::unique_ptr<AnyGame>> create(const Setup& setup,
                                                  const ContentFiles& files) const = 0;
  /// The reader then knows what is wrong with the game's content, and what files it has.
  virtual void check_content(ContentReader& reader) const = 0;
  /// What the game itself can say about its content, beside what its files' descriptions say.
  virtual std::span<const ContentCode> content_codes() const = 0;
};

}  // namespace townsmith
