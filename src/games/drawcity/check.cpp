// Why a move is not legal. Any bytes may come.
#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

/// Whether a card is in a hand; 0 names none.
template <class Hand>
bool holds(const Hand& hand, CardValue card) {
  return card == 0 || hand[0] == card || hand[1] == card;
}

bool holds_cards(const State& state, Seat seat, Move move) {
  return holds(state.number_cards.hand[seat], move.number) &&
         holds(state.type_cards.hand[seat], move.type);
}

}  // namespace

Result<> DrawCity::check(const State& state, Seat seat, Move move) const {
  if (is_legal(state, seat, move)) return {};
  if (over(state)) return no(Reason::game_over, "game-is-over");
  if (actors(state).empty()) return no(Reason::not_your_turn, "cards-are-being-drawn");
  if (!actors(state).contains(seat)) return no(Reason::not_your_turn, "not-your-turn");
  switch (move.kind) {
    case MoveKind::build: return why_no_build(state, seat, move);
    case MoveKind::skip: return why_no_skip(state, seat, move);
  }
  return no(Reason::bad_value, "not-a-move");
}

Refusal DrawCity::why_not_in_hand(const State& state, Seat seat, Move move) const {
  if (move.number > number_count) {
    return no(Reason::bad_value, "number-out-of-range", {{"most", number_count}});
  }
  if (move.type > type_count) return no(Reason::bad_value, "not-a-development");
  if (!holds(state.number_cards.hand[seat], move.number)) {
    return no("number-not-in-hand", {{"number", move.number}});
  }
  return no("type-not-in-hand", {{"type", type_text(type_of(move.type))}});
}

Refusal DrawCity::why_no_build(const State& state, Seat seat, Move move) const {
  if (move.number == 0 || move.type == 0) return no(Reason::bad_value, "build-needs-cards");
  if (!holds_cards(state, seat, move)) return why_not_in_hand(state, seat, move);
  if (move.space >= Board::size) return no(Reason::bad_value, "no-such-space");
  if (!in_use_.test(move.space)) {
    return no("space-not-in-use", {{"space", space_name(move.space)}, {"streets", streets_}});
  }
  if (state.built().test(move.space)) {
    return no(Reason::space_taken, "space-is-taken",
              {{"space", space_name(move.space)},
               {"type", type_text(type_at(state, move.space))},
               {"mine", owner_at(state, move.space) == seat}});
  }
  if (open_spaces(state, seat, move.number).test(move.space)) return why_no_line(state, move);
  return why_out_of_order(state, seat, move);
}

/// Names the leftmost number that the new one does not go with.
Refusal DrawCity::why_out_of_order(const State& state, Seat seat, Move move) const {
  Spaces own = state.owned[seat] & street_spaces[static_cast<std::size_t>(Board::y_of(move.space))];
  while (!own.empty()) {
    const int other = own.pop_first();
    if (fits_beside(state, other, move.number, move.space)) continue;
    return no("order-is-broken", {{"standing", number_at(state, other)},
                                  {"beside", space_name(other)},
                                  {"number", move.number},
                                  {"space", space_name(move.space)},
                                  {"leftwards", right_to_left_}});
  }
  return no("numbers-must-ascend");
}

Refusal DrawCity::why_no_line(const State& state, Move move) const {
  if (move.line_at > LinePosition::bottom) return no(Reason::bad_value, "no-such-line");
  if (!with_neighborhoods_ || !completions(state, type_of(move.type)).several.test(move.space)) {
    return no("no-line-to-choose");
  }
  if (move.line_at == LinePosition::none) return no("line-must-be-chosen");
  return no("line-is-no-neighborhood");
}

Refusal DrawCity::why_no_skip(const State& state, Seat seat, Move move) const {
  if (move.space != 0 || move.line_at != LinePosition::none)
    return no(Reason::bad_value, "skip-has-no-space");
  const Choices all = choices(state, seat);
  if (all.must_skip()) return why_not_in_hand(state, seat, move);
  const std::size_t which = all.open[0].empty() ? 1 : 0;
  return no("build-is-possible",
            {{"number", all.numbers[which]}, {"space", space_name(all.open[which].first())}});
}

}  // namespace townsmith::drawcity
