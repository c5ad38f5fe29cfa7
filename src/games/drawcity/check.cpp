// Judging a move, whatever bytes it consists of, and saying what is wrong with it.
#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

template <class Hand>
bool holds(const Hand& hand, CardValue card) {
  return hand[0] == card || hand[1] == card;
}

}  // namespace

Result<> DrawCity::check(const State& state, Seat seat, Move move) const {
  if (over(state)) return refuse(Reason::game_over, say("game-is-over"));
  if (actors(state).empty()) return refuse(Reason::not_your_turn, say("cards-are-being-drawn"));
  if (!actors(state).contains(seat)) return refuse(Reason::not_your_turn, say("not-your-turn"));
  switch (move.kind) {
    case MoveKind::build: return check_build(state, seat, move);
    case MoveKind::skip: return check_skip(state, seat, move);
  }
  return refuse(Reason::bad_value, say("not-a-move"));
}

/// Cards that are named must be in the hand; 0 names none.
Result<> DrawCity::check_cards(const State& state, Seat seat, Move move) const {
  if (move.number > number_count) {
    return refuse(Reason::bad_value, say("number-out-of-range", {{"most", number_count}}));
  }
  if (move.type > type_count) {
    return refuse(Reason::bad_value, say("not-a-development"));
  }
  if (move.number != 0 && !holds(state.number_cards.hand[slot(seat)], move.number)) {
    return refuse(Reason::not_allowed, say("number-not-in-hand", {{"number", move.number}}));
  }
  if (move.type != 0 && !holds(state.type_cards.hand[slot(seat)], move.type)) {
    return refuse(Reason::not_allowed,
                  say("type-not-in-hand", {{"type", type_text(type_of(move.type))}}));
  }
  return {};
}

Result<> DrawCity::check_build(const State& state, Seat seat, Move move) const {
  if (move.number == 0 || move.type == 0) {
    return refuse(Reason::bad_value, say("build-needs-cards"));
  }
  if (auto good = check_cards(state, seat, move); !good) return good;
  if (move.space >= Board::size) return refuse(Reason::bad_value, say("no-such-space"));
  if (!in_use_.test(move.space)) {
    return refuse(Reason::not_allowed, say("space-not-in-use", {{"space", space_name(move.space)},
                                                                {"streets", streets_}}));
  }
  if (state.built().test(move.space)) {
    return refuse(Reason::space_taken,
                  say("space-is-taken", {{"space", space_name(move.space)},
                                         {"type", type_text(type_at(state, move.space))},
                                         {"mine", owner_at(state, move.space) == seat}}));
  }
  if (auto good = check_order(state, seat, move); !good) return good;
  return check_line(state, move);
}

Result<> DrawCity::check_order(const State& state, Seat seat, Move move) const {
  if (open_spaces(state, seat, move.number).test(move.space)) return {};
  const int street = Board::y_of(move.space);
  const unsigned row = row_of(state.owned[slot(seat)], street);
  for (int x = 0; x < columns; ++x) {
    if (((row >> x) & 1U) == 0) continue;
    const int other = Board::at(x, street);
    const int standing = number_at(state, other);
    const bool must_exceed = (x < Board::x_of(move.space)) != right_to_left_;
    if (must_exceed ? move.number > standing : move.number < standing) continue;
    return refuse(Reason::not_allowed, say("order-is-broken", {{"standing", standing},
                                                               {"beside", space_name(other)},
                                                               {"number", move.number},
                                                               {"space", space_name(move.space)},
                                                               {"leftwards", right_to_left_}}));
  }
  return refuse(Reason::not_allowed, say("numbers-must-ascend"));
}

Result<> DrawCity::check_line(const State& state, Move move) const {
  if (move.lay > Lay::bottom) return refuse(Reason::bad_value, say("no-such-line"));
  const Completions lines =
      with_neighborhoods_ ? completions(state, type_of(move.type)) : Completions{};
  const bool choose = lines.several.test(move.space);
  if (!choose && move.lay == Lay::none) return {};
  if (!choose) return refuse(Reason::not_allowed, say("no-line-to-choose"));
  if (move.lay == Lay::none) {
    return refuse(Reason::not_allowed, say("line-must-be-chosen"));
  }
  if (!lines.at[static_cast<std::size_t>(move.lay) - 1].test(move.space)) {
    return refuse(Reason::not_allowed, say("line-is-no-neighborhood"));
  }
  return {};
}

Result<> DrawCity::check_skip(const State& state, Seat seat, Move move) const {
  if (move.space != 0 || move.lay != Lay::none) {
    return refuse(Reason::bad_value, say("skip-has-no-space"));
  }
  const Choices all = choices(state, seat);
  if (!all.must_skip()) {
    const std::size_t which = all.open[0].empty() ? 1 : 0;
    return refuse(Reason::not_allowed,
                  say("build-is-possible", {{"number", all.numbers[which]},
                                            {"space", space_name(all.open[which].first())}}));
  }
  return check_cards(state, seat, move);
}

}  // namespace townsmith::drawcity
