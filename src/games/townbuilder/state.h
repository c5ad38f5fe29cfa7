#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/bits.h"
#include "core/seat.h"

namespace townsmith::townbuilder {

// The numbers of the rules; all others are content.
inline constexpr int max_players = 4;

// What there is room for.
inline constexpr int max_row_size = 9;
inline constexpr int max_actions = 4;
inline constexpr int max_cards = 64;
inline constexpr int max_awards = 8;
inline constexpr int max_judges = 8;
inline constexpr int max_declarers = 8;  ///< cards that ask for a type at the end

/// A town card, counted from 0; people count from 1.
enum class Card : std::uint8_t {};
inline constexpr Card no_card{0xFF};

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card card_at(int i) { return static_cast<Card>(i); }
constexpr int number(Card card) { return index(card) + 1; }
constexpr Card numbered(int number) { return card_at(number - 1); }
constexpr std::size_t slot(Card card) { return static_cast<std::size_t>(card); }

using CardSet = Bits<max_cards>;
constexpr CardSet one(Card card) { return CardSet::one(index(card)); }

enum class Type : std::uint8_t { commerce, social, housing, culture, military };
inline constexpr int type_count = 5;
inline constexpr std::array<std::string_view, type_count> type_names = {
    "commerce", "social", "housing", "culture", "military"};
constexpr std::string_view name_of(Type type) { return type_names[static_cast<std::size_t>(type)]; }

enum class Resource : std::uint8_t { wood, stone, straw };
inline constexpr int resource_count = 3;
inline constexpr std::array<std::string_view, resource_count> resource_names = {"wood", "stone",
                                                                                "straw"};
constexpr std::string_view name_of(Resource resource) {
  return resource_names[static_cast<std::size_t>(resource)];
}

/// Resources for one building, counted so that asking whether they can be told apart into different
/// needs is one subtraction. A nibble for each set K of kinds (1 to 7, a bit per kind) counts the
/// resources that can be nothing outside K; by Hall's theorem all of them are needed if and only if
/// no nibble exceeds the number of needs in K.
class Load {
 public:
  constexpr Load() = default;

  /// One resource that is any one of `kinds`; nothing for 0.
  static constexpr Load one(unsigned kinds) {
    Load load;
    for (unsigned k = 1; k < 8 && kinds != 0; ++k) {
      if ((kinds & k) == kinds) load.nibbles_ += 1U << (4 * (k - 1));
    }
    return load;
  }
  /// A cost, or resources of fixed kinds.
  static constexpr Load of(int wood, int stone, int straw) {
    Load load;
    const std::array<int, resource_count> each = {wood, stone, straw};
    for (unsigned k = 1; k < 8; ++k) {
      for (std::size_t kind = 0; kind < each.size(); ++kind) {
        if (((k >> kind) & 1U) != 0) {
          load.nibbles_ += static_cast<std::uint32_t>(each[kind]) << (4 * (k - 1));
        }
      }
    }
    return load;
  }

  friend constexpr Load operator+(Load a, Load b) {
    a.nibbles_ += b.nibbles_;
    return a;
  }
  friend constexpr Load operator-(Load a, Load b) {
    a.nibbles_ -= b.nibbles_;
    return a;
  }
  constexpr bool within(Load cost) const {
    constexpr std::uint32_t guard = 0x8888888U;
    return (((cost.nibbles_ | guard) - nibbles_) & guard) == guard;
  }
  constexpr int total() const { return static_cast<int>((nibbles_ >> 24U) & 15U); }
  /// How many can only be this kind.
  constexpr int just(Resource kind) const {
    const unsigned set = 1U << static_cast<unsigned>(kind);
    return static_cast<int>((nibbles_ >> (4 * (set - 1))) & 15U);
  }

  bool operator==(const Load&) const = default;

 private:
  std::uint32_t nibbles_ = 0;
};

/// What a card is taken as; a set of these is a sum.
enum class Way : std::uint8_t { none = 0, resource = 1, gold = 2, foundation = 4 };
inline constexpr std::uint8_t any_way = 7;
constexpr bool allows(std::uint8_t ways, Way way) {
  return (ways & static_cast<std::uint8_t>(way)) != 0;
}

/// What is to happen next. In `setup`, `refill` and `draw` it is nature's turn.
enum class Phase : std::uint8_t { setup, refill, act, draw, choose, closing, declare, over };
inline constexpr std::array<std::string_view, 8> phase_names = {
    "setup", "refill", "act", "draw", "choose", "closing", "declare", "over"};

/// What an ability draws for, in the phase `draw`.
enum class Draws : std::uint8_t { none, reveal, row, judge };

/// How near the end is. Solo, `triggered` means that this turn is the last.
enum class Ending : std::uint8_t { no, triggered, last_round };

/// A position. Town cards lie in exactly one of: unseen, discard, row, revealed, a seat's
/// foundations, buildings or gold, or `attached` under a foundation. Nothing is drawn before it is
/// seen: the deck is `unseen` (less the cards that are out of the game), in no order.
struct State {
  CardSet unseen;
  CardSet discard;
  CardSet row;
  CardSet revealed;  ///< open, for one to be chosen
  CardSet attached;  ///< under foundations, as resources
  CardSet doubled;   ///< stored as gold and worth 2
  CardSet ready;     ///< completed this turn, build ability not used yet
  BySeat<CardSet, max_players> foundations{};
  BySeat<CardSet, max_players> buildings{};
  BySeat<CardSet, max_players> gold{};
  BySeat<CardSet, max_players> guarded{};           ///< row cards the seat protects
  std::array<Load, max_cards> load{};               ///< what lies under a foundation, tokens too
  std::array<std::uint8_t, max_cards> under{};      ///< attached: number() of its foundation
  std::array<std::uint8_t, max_cards> gold_line{};  ///< number()s of all stored gold, oldest first
  BySeat<std::uint16_t, max_players> tokens{};      ///< gold that is not a card
  std::array<std::uint8_t, max_declarers> declared{};  ///< type + 1, once said
  BySeat<std::uint8_t, max_players> awards_held{};     ///< a bit per award
  std::uint8_t awards_open = 0;                        ///< those in this game
  std::uint8_t awards_shared = 0;  ///< claimed since the first player's turn began
  std::uint8_t awards_closed = 0;  ///< solo: 1 once no more may be claimed
  std::uint8_t judges = 0;         ///< a bit per judge on the table
  std::uint8_t deck_judges = 0;    ///< judges still in the deck
  std::uint8_t out = 0;            ///< how many of the unseen are out of the game
  std::uint8_t runs = 0;           ///< how often the deck ran out
  std::uint8_t waiting = 0;        ///< 1: no deck until a card is discarded
  Ending ending = Ending::no;
  Seat first{};
  Seat active{};
  Phase phase = Phase::setup;
  std::uint8_t actions = 0;          ///< left this turn
  std::uint8_t star_used = 0;        ///< 1 once a star ability was used this turn
  std::uint8_t completed = 0;        ///< foundations completed this turn
  std::uint8_t completed_types = 0;  ///< a bit per type of those
  std::uint8_t idle = 0;             ///< turns in a row in which no action was taken
  Draws draws = Draws::none;
  std::uint8_t draws_left = 0;   ///< town cards still to be revealed or added
  std::uint8_t reveal_ways = 0;  ///< what a revealed card may be taken as

  bool operator==(const State&) const = default;
};

enum class MoveKind : std::uint8_t {
  start = 1,
  gain,
  store,
  use,
  claim,
  end_turn,
  decline,
  discard,
  declare
};

/// Also the choice among revealed cards.
constexpr bool is_action(MoveKind kind) {
  return kind == MoveKind::start || kind == MoveKind::gain || kind == MoveKind::store;
}

/// The user of an ability that belongs to no building.
inline constexpr std::uint8_t crest = 0xFF;

/// One step; what it does not need is 0. Cards are number()s here, so that 0 is none.
struct Move {
  MoveKind kind{};
  std::uint8_t user = 0;    ///< use, declare: the building, or the crest
  std::uint8_t copied = 0;  ///< use: the building whose ability is copied
  Way way = Way::none;      ///< use: what the card is taken as, where the ability leaves a choice
  std::uint8_t card = 0;    ///< the card taken, discarded, protected; the foundation helped
  std::uint8_t other = 0;   ///< gain: the foundation; discard: a second card, after the first
  std::uint8_t choice = 0;  ///< award, type or resources, see below

  bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) == 7 && std::has_unique_object_representations_v<Move>);

/// What a card is taken as by such a move.
constexpr Way way_of(const Move& move) {
  switch (move.kind) {
    case MoveKind::start: return Way::foundation;
    case MoveKind::store: return Way::gold;
    case MoveKind::gain: return Way::resource;
    default: return move.way;
  }
}

/// The other way: an action and a choice among revealed cards are kinds of their own; an ability
/// says how in `way`.
constexpr Move taken_as(Move move, Way way) {
  if (move.kind == MoveKind::use) {
    move.way = way;
  } else {
    move.kind = way == Way::foundation ? MoveKind::start
                : way == Way::gold     ? MoveKind::store
                                       : MoveKind::gain;
  }
  return move;
}

/// One or two resources in a byte: the first kind + 1, and four times the second kind + 1, which
/// does not come before the first.
struct Pick {
  static constexpr std::uint8_t of(Resource first) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(first) + 1U);
  }
  static constexpr std::uint8_t of(Resource first, Resource second) {
    return static_cast<std::uint8_t>(of(first) + 4U * of(second));
  }
  static constexpr bool valid(std::uint8_t pick) {
    const unsigned first = pick & 3U;
    const unsigned second = pick / 4U;
    return first >= 1 && second <= 3 && (second == 0 || second >= first);
  }
  static constexpr int count(std::uint8_t pick) { return pick >= 4 ? 2 : 1; }
  static constexpr Resource kind(std::uint8_t pick, int which) {
    return static_cast<Resource>((which == 0 ? pick & 3U : pick / 4U) - 1U);
  }
  static constexpr Load load(std::uint8_t pick) {
    Load sum;
    for (int i = 0; i < count(pick); ++i) {
      sum = sum + Load::one(1U << static_cast<unsigned>(kind(pick, i)));
    }
    return sum;
  }
};

/// One resource first, then two.
inline constexpr std::array<std::uint8_t, 9> all_picks = {
    Pick::of(Resource::wood),
    Pick::of(Resource::stone),
    Pick::of(Resource::straw),
    Pick::of(Resource::wood, Resource::wood),
    Pick::of(Resource::wood, Resource::stone),
    Pick::of(Resource::wood, Resource::straw),
    Pick::of(Resource::stone, Resource::stone),
    Pick::of(Resource::stone, Resource::straw),
    Pick::of(Resource::straw, Resource::straw)};
/// As notation says it: "wood straw".
std::string pick_text(std::uint8_t pick);

static_assert(sizeof(State) <= 704 && std::has_unique_object_representations_v<State>);

}  // namespace townsmith::townbuilder
