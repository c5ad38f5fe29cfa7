#include <algorithm>
#include <bit>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

constexpr std::uint8_t as_number(Card card) { return static_cast<std::uint8_t>(number(card)); }

/// An action and a choice among revealed cards are kinds of their own; an ability says how in
/// `way`.
Move taking(Move move, Way way) {
  if (move.kind == MoveKind::use) {
    move.way = way;
  } else {
    move.kind = way == Way::foundation ? MoveKind::start
                : way == Way::gold     ? MoveKind::store
                                       : MoveKind::gain;
  }
  return move;
}

constexpr std::array<std::uint8_t, 9> all_picks = {Pick::of(Resource::wood),
                                                   Pick::of(Resource::stone),
                                                   Pick::of(Resource::straw),
                                                   Pick::of(Resource::wood, Resource::wood),
                                                   Pick::of(Resource::wood, Resource::stone),
                                                   Pick::of(Resource::wood, Resource::straw),
                                                   Pick::of(Resource::stone, Resource::stone),
                                                   Pick::of(Resource::stone, Resource::straw),
                                                   Pick::of(Resource::straw, Resource::straw)};

// Moves come in groups that differ only in `card`; who lists them, counts them or picks one of them
// is a sink for such groups.

struct Lister {
  FixedList<Move, TownBuilder::max_moves>& moves;

  void one(const Move& move) { moves.push_back(move); }
  void all(Move move, CardSet cards) {
    cards.for_each([&](int card) {
      move.card = static_cast<std::uint8_t>(card + 1);
      moves.push_back(move);
    });
  }
};

/// For one random move: the groups, so that nothing is listed and the position looked at once.
class Sampler {
 public:
  void one(const Move& move) { add(move, CardSet(), 1); }
  void all(const Move& move, CardSet cards) {
    if (!cards.empty()) add(move, cards, cards.count());
  }

  int total() const { return total_; }
  /// More groups than were kept: an unusual position, to be listed instead.
  bool overflown() const { return groups_.full(); }
  Move at(int skip) const {
    const Group* group = groups_.begin();
    while (skip >= group->end) ++group;
    Move move = group->move;
    if (!group->cards.empty()) {
      move.card = static_cast<std::uint8_t>(group->cards.nth(skip - group->start) + 1);
    }
    return move;
  }

 private:
  struct Group {
    Move move;
    CardSet cards;
    int start;
    int end;
  };

  void add(const Move& move, CardSet cards, int count) {
    const int start = total_;
    total_ += count;
    if (!groups_.full()) groups_.push_back({move, cards, start, total_});
  }

  FixedList<Group, 128> groups_;
  int total_ = 0;
};

}  // namespace

template <class Sink>
void TownBuilder::takes(const State& state, CardSet cards, std::uint8_t ways, Move move,
                        Sink& sink) const {
  const Seat seat = state.active;
  if (allows(ways, Way::foundation)) {
    const int gold = std::min(gold_of(state, seat), most_gold_cost);
    sink.all(taking(move, Way::foundation),
             cards & tables_.affordable[static_cast<std::size_t>(gold)]);
  }
  if (allows(ways, Way::gold)) sink.all(taking(move, Way::gold), cards & tables_.giving_gold);
  if (allows(ways, Way::resource)) {
    move = taking(move, Way::resource);
    state.foundations[slot(seat)].for_each([&](int foundation) {
      move.other = static_cast<std::uint8_t>(foundation + 1);
      sink.all(move, cards & accepted(state, card_at(foundation)));
    });
  }
}

/// From `least` (1 or 2) to `most` cards; the second one comes after the first.
template <class Sink>
void TownBuilder::discards(CardSet cards, int least, int most, Move move, Sink& sink) const {
  if (least == 1) sink.all(move, cards);
  if (most < 2) return;
  CardSet before;
  cards.for_each([&](int second) {
    move.other = static_cast<std::uint8_t>(second + 1);
    if (!before.empty()) sink.all(move, before);
    before.set(second);
  });
}

template <class Sink>
void TownBuilder::effects(const State& state, const Ability& ability, Move move, Sink& sink) const {
  if (!condition_met(state, ability)) return;
  const CardSet own = state.foundations[slot(state.active)];
  switch (ability.effect) {
    case Effect::take:
      takes(state, ability.from_discard ? state.discard : takeable(state, state.active),
            ability.ways, move, sink);
      return;
    case Effect::reveal:
    case Effect::add_to_row:
      if (!deck_empty(state)) sink.one(move);
      return;
    case Effect::replace:
      if (!deck_empty(state) && gold_of(state, state.active) >= ability.price) {
        discards(discardable(state), 1, ability.amount, move, sink);
      }
      return;
    case Effect::resources:
      for (const std::uint8_t pick : all_picks) {
        if (Pick::count(pick) > ability.amount) break;
        CardSet fitting;
        own.for_each([&](int foundation) {
          const auto at = static_cast<std::size_t>(foundation);
          if ((state.load[at] + Pick::load(pick)).within(tables_.cost[at])) fitting.set(foundation);
        });
        move.choice = pick;
        sink.all(move, fitting);
      }
      return;
    case Effect::gold: sink.one(move); return;
    case Effect::judge:
      if (unused_judges(state) > 0) sink.one(move);
      return;
    case Effect::complete:
      for (int cost = 0; cost <= ability.amount; ++cost) {
        sink.all(move, own & tables_.costing[static_cast<std::size_t>(cost)]);
      }
      return;
    case Effect::protect: sink.all(move, state.row - state.guarded[slot(state.active)]); return;
    default: return;
  }
}

template <class Sink>
void TownBuilder::uses_of(const State& state, Card user, Sink& sink) const {
  Move move{.kind = MoveKind::use, .user = as_number(user)};
  if (!tables_.copiers.test(index(user))) {
    effects(state, info_of(user).ability, move, sink);
    return;
  }
  copyable(state, user).for_each([&](int copied) {
    move.copied = static_cast<std::uint8_t>(copied + 1);
    effects(state, info_of(card_at(copied)).ability, move, sink);
  });
}

template <class Sink>
void TownBuilder::each(const State& state, Sink& sink) const {
  const Seat seat = state.active;
  constexpr std::uint8_t any_way = 7;
  switch (state.phase) {
    case Phase::act: break;
    case Phase::choose:
      takes(state, state.revealed, state.reveal_ways, Move{}, sink);
      sink.one(Move{.kind = MoveKind::decline});
      return;
    case Phase::closing: {
      const CardSet cards = discardable(state);
      const int count = std::min(content_.closing_discard, cards.count());
      discards(cards, count, count, Move{.kind = MoveKind::discard}, sink);
      return;
    }
    case Phase::declare:
      for (std::uint8_t type = 1; type <= type_count; ++type) {
        sink.one(
            Move{.kind = MoveKind::declare, .user = as_number(declarer(state)), .choice = type});
      }
      return;
    default: return;
  }
  for (unsigned left = awards_left(state, seat); left != 0; left &= left - 1) {
    const int award = std::countr_zero(left);
    if (award_met(state, seat, award)) {
      sink.one(Move{.kind = MoveKind::claim, .choice = static_cast<std::uint8_t>(award + 1)});
    }
  }
  state.ready.for_each([&](int card) { uses_of(state, card_at(card), sink); });
  if (state.star_used == 0) {
    (state.buildings[slot(seat)] & tables_.stars).for_each([&](int card) {
      uses_of(state, card_at(card), sink);
    });
    effects(state, content_.crest, Move{.kind = MoveKind::use, .user = crest}, sink);
  }
  if (state.actions > 0) takes(state, takeable(state, seat), any_way, Move{}, sink);
  if (may_end_turn(state)) sink.one(Move{.kind = MoveKind::end_turn});
}

void TownBuilder::legal_moves(const State& state, Seat seat,
                              FixedList<Move, max_moves>& moves) const {
  if (!actors(state).contains(seat)) return;
  Lister lister{moves};
  each(state, lister);
}

Move TownBuilder::random_move(const State& state, Seat /*seat*/, Random& random) const {
  Sampler sampler;
  each(state, sampler);
  const auto skip = static_cast<int>(random.below(static_cast<std::uint32_t>(sampler.total())));
  if (!sampler.overflown()) return sampler.at(skip);
  FixedList<Move, max_moves> moves;
  legal_moves(state, state.active, moves);
  return moves[skip];
}

}  // namespace townsmith::townbuilder
