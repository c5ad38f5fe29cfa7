// Which moves are legal.
#include <bit>
#include <type_traits>

#include "core/legality.h"
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

constexpr std::uint8_t as_number(Card card) { return static_cast<std::uint8_t>(number(card)); }

/// One move.
struct Just {
  Move move;

  template <class Visit>
  void each(Visit&& visit) const {
    visit(move);
  }
};

/// Moves that differ only in `card`.
struct ByCard {
  Move move;
  CardSet cards;

  Move with(int card) const {
    Move one = move;
    one.card = static_cast<std::uint8_t>(card + 1);
    return one;
  }
  template <class Visit>
  void each(Visit&& visit) const {
    cards.for_each([&](int card) { visit(with(card)); });
  }
  bool contains(const Move& wanted) const {
    const int card = wanted.card - 1;
    return card >= 0 && card < max_cards && cards.test(card) && with(card) == wanted;
  }
};

/// For one random move: keeps the groups, so that nothing is listed and the position is looked at
/// once.
class Sampling {
 public:
  void operator()(const Just& one) { add({one.move, CardSet()}, 1); }
  void operator()(const ByCard& group) {
    if (!group.cards.empty()) add(group, group.cards.count());
  }

  int total() const { return total_; }
  /// More groups than were kept: an unusual position, to be listed instead.
  bool overflown() const { return groups_.full(); }
  Move at(int skip) const {
    const Group* group = groups_.begin();
    while (skip >= group->end) ++group;
    const ByCard& moves = group->moves;
    return moves.cards.empty() ? moves.move : moves.with(moves.cards.nth(skip - group->start));
  }

 private:
  struct Group {
    ByCard moves;
    int start;
    int end;
  };

  void add(const ByCard& moves, int count) {
    const int start = total_;
    total_ += count;
    if (!groups_.full()) groups_.push_back({moves, start, total_});
  }

  FixedList<Group, 128> groups_;
  int total_ = 0;
};

/// Whether there is any move at all.
struct Asking {
  bool any = false;

  void operator()(const ByCard& group) { any = any || !group.cards.empty(); }
};

template <class Visit>
constexpr bool has_heard_enough([[maybe_unused]] const Visit& visit) {
  if constexpr (std::is_same_v<Visit, Asking>) {
    return visit.any;
  } else {
    return false;
  }
}

}  // namespace

template <class Visit>
void TownBuilder::offer_moves(const State& state, Seat /*seat*/, Visit&& visit) const {
  switch (state.phase) {
    case Phase::act: return offer_turn(state, visit);
    case Phase::choose:
      offer_takes(state, state.revealed, state.reveal_ways, Move{}, visit);
      visit(Just{{.kind = MoveKind::decline}});
      return;
    case Phase::closing: {
      const int count = closing_discards(state);
      offer_discards(discardable(state), count, count, Move{.kind = MoveKind::discard}, visit);
      return;
    }
    case Phase::declare:
      for (std::uint8_t type = 1; type <= type_count; ++type) {
        visit(
            Just{{.kind = MoveKind::declare, .user = as_number(declarer(state)), .choice = type}});
      }
      return;
    default: return;
  }
}

/// Awards, abilities, actions, and the end of the turn.
template <class Visit>
void TownBuilder::offer_turn(const State& state, Visit& visit) const {
  const Seat seat = state.active;
  const Move* const only = only_move<Move>(visit);
  const auto matters = [only](MoveKind kind) { return only == nullptr || only->kind == kind; };
  if (matters(MoveKind::claim)) {
    for (unsigned left = awards_left(state, seat); left != 0; left &= left - 1) {
      const int award = std::countr_zero(left);
      if (!award_met(state, seat, award)) continue;
      visit(Just{{.kind = MoveKind::claim, .choice = static_cast<std::uint8_t>(award + 1)}});
    }
  }
  if (matters(MoveKind::use)) {
    const auto uses = [&](int card) {
      const std::uint8_t user = as_number(card_at(card));
      if (only == nullptr || only->user == user) offer_uses(state, card_at(card), visit);
    };
    state.ready.for_each(uses);
    if (state.star_used == 0) {
      (state.buildings[seat] & tables_.stars).for_each(uses);
      offer_effects(state, content_.crest, Move{.kind = MoveKind::use, .user = crest}, visit);
    }
  }
  if (state.actions > 0 && (only == nullptr || is_action(only->kind))) {
    offer_takes(state, takeable(state, seat), any_way, Move{}, visit);
  }
  if (matters(MoveKind::end_turn) && may_end_turn(state)) {
    visit(Just{{.kind = MoveKind::end_turn}});
  }
}

/// Three things a card can be.
template <class Visit>
void TownBuilder::offer_takes(const State& state, CardSet cards, std::uint8_t ways, Move move,
                              Visit& visit) const {
  const Seat seat = state.active;
  if (allows(ways, Way::foundation)) {
    visit(ByCard{taken_as(move, Way::foundation), cards & affordable(state, seat)});
  }
  if (allows(ways, Way::gold)) {
    visit(ByCard{taken_as(move, Way::gold), cards & tables_.giving_gold});
  }
  if (allows(ways, Way::resource) && !has_heard_enough(visit)) {
    move = taken_as(move, Way::resource);
    state.foundations[seat].for_each([&](int foundation) {
      move.other = static_cast<std::uint8_t>(foundation + 1);
      visit(ByCard{move, cards & accepted(state, card_at(foundation))});
    });
  }
}

/// From `min` (1 or 2) to `max` cards; the second one comes after the first.
template <class Visit>
void TownBuilder::offer_discards(CardSet cards, int min, int max, Move move, Visit& visit) const {
  if (min == 1) visit(ByCard{move, cards});
  if (max < 2) return;
  CardSet before;
  cards.for_each([&](int second) {
    move.other = static_cast<std::uint8_t>(second + 1);
    if (!before.empty()) visit(ByCard{move, before});
    before.set(second);
  });
}

template <class Visit>
void TownBuilder::offer_uses(const State& state, Card user, Visit& visit) const {
  Move move{.kind = MoveKind::use, .user = as_number(user)};
  if (!tables_.copiers.test(index(user))) {
    offer_effects(state, info_of(user).ability, move, visit);
    return;
  }
  copyable(state, user).for_each([&](int copied) {
    move.copied = static_cast<std::uint8_t>(copied + 1);
    offer_effects(state, info_of(card_at(copied)).ability, move, visit);
  });
}

template <class Visit>
void TownBuilder::offer_effects(const State& state, const Ability& ability, Move move,
                                Visit& visit) const {
  if (!condition_met(state, ability)) return;
  const CardSet own = state.foundations[state.active];
  switch (ability.effect) {
    case Effect::take:
      offer_takes(state, ability.from_discard ? state.discard : takeable(state, state.active),
                  ability.ways, move, visit);
      return;
    case Effect::reveal:
    case Effect::add_to_row:
      if (!deck_empty(state)) visit(Just{move});
      return;
    case Effect::replace:
      if (!deck_empty(state) && gold_of(state, state.active) >= ability.price) {
        offer_discards(discardable(state), 1, ability.amount, move, visit);
      }
      return;
    case Effect::resources:
      for (const std::uint8_t pick : all_picks) {
        if (Pick::count(pick) > ability.amount) break;
        CardSet fitting;
        own.for_each([&](int foundation) {
          if (needs(state, card_at(foundation), Pick::load(pick))) fitting.set(foundation);
        });
        move.choice = pick;
        visit(ByCard{move, fitting});
      }
      return;
    case Effect::gold: visit(Just{move}); return;
    case Effect::judge:
      if (unused_judges(state) > 0) visit(Just{move});
      return;
    case Effect::complete:
      for (int cost = 0; cost <= ability.amount; ++cost) {
        visit(ByCard{move, own & tables_.costing[static_cast<std::size_t>(cost)]});
      }
      return;
    case Effect::protect: visit(ByCard{move, state.row - state.guarded[state.active]}); return;
    default: return;
  }
}

bool TownBuilder::action_possible(const State& state) const {
  Asking asking;
  offer_takes(state, takeable(state, state.active), any_way, Move{}, asking);
  return asking.any;
}

GAME_LEGALITY(TownBuilder);

Move TownBuilder::random_move(const State& state, Seat seat, Random& random) const {
  Sampling sampling;
  offer_moves(state, seat, sampling);
  const auto skip = static_cast<int>(random.below(static_cast<std::uint32_t>(sampling.total())));
  if (!sampling.overflown()) return sampling.at(skip);
  FixedList<Move, max_moves> moves;
  legal_moves(state, seat, moves);
  return moves[skip];
}

}  // namespace townsmith::townbuilder
