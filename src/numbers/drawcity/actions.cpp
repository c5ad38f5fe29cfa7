#include "numbers/drawcity/actions.h"

#include <fmt/format.h>

namespace townsmith::drawcity {

using numbers::Sequence;

namespace {

constexpr std::array<std::string_view, line_positions> line_position_names = {
    "left", "centre", "right", "top", "middle", "bottom"};
constexpr std::array<std::string_view, 3> skip_names = {"none", "first", "second"};
constexpr std::array<std::string_view, hand_size> hand_names = {"first", "second"};

template <class Hand>
int place_in(const Hand& hand, CardValue card) {
  return hand[0] == card ? 0 : 1;
}

/// The card of a hand, or 0 where the place is that of one's equal.
template <class Hand>
CardValue card_in(const Hand& hand, int place) {
  if (place == 1 && hand[0] == hand[1]) return 0;
  return hand[static_cast<std::size_t>(place)];
}

}  // namespace

std::string Actions::name(int action) const {
  const auto of = [](const auto& names, int i) { return names[static_cast<std::size_t>(i)]; };
  if (action >= builds) {
    const int pair = (action - builds) % pairs;
    return fmt::format("build {} number {} type {}", space_name((action - builds) / pairs),
                       of(hand_names, pair / hand_size), of(hand_names, pair % hand_size));
  }
  if (action >= lines) return fmt::format("line {}", of(line_position_names, action - lines));
  if (action >= skips) {
    return fmt::format("skip number {} type {}", of(skip_names, (action - skips) / choices),
                       of(skip_names, (action - skips) % choices));
  }
  return "wait";
}

Sequence Actions::encode(const State& state, Seat seat, const Move& move) const {
  const int number = place_in(state.number_cards.hand[seat], move.number);
  const int type = place_in(state.type_cards.hand[seat], move.type);
  if (move.kind == MoveKind::skip) {
    return Sequence(skips + (move.number == 0 ? 0 : number + 1) * choices +
                    (move.type == 0 ? 0 : type + 1));
  }
  const int build = builds + move.space * pairs + number * hand_size + type;
  if (move.line_at == LinePosition::none) return Sequence(build);
  return Sequence(build, lines + static_cast<int>(move.line_at) - 1);
}

bool Actions::decode(const State& state, Seat seat, const Sequence& actions, Move& move) const {
  const auto& numbers = state.number_cards.hand[seat];
  const auto& types = state.type_cards.hand[seat];
  const int action = actions[0];
  if (action < lines) {
    const int number = (action - skips) / choices;
    const int type = (action - skips) % choices;
    if (actions.size != 1) return false;
    move = Move::skip(number == 0 ? CardValue{0} : card_in(numbers, number - 1),
                      type == 0 ? CardValue{0} : card_in(types, type - 1));
    return (number == 0 || move.number != 0) && (type == 0 || move.type != 0);
  }
  if (action < builds) return false;
  const int pair = (action - builds) % pairs;
  const int space = (action - builds) / pairs;
  const CardValue number = card_in(numbers, pair / hand_size);
  const CardValue type = card_in(types, pair % hand_size);
  if (number == 0 || type == 0) return false;
  const bool several =
      game_.with_neighborhoods() && game_.completions(state, type_of(type)).several.test(space);
  if (actions.size != (several ? 2 : 1)) return false;
  LinePosition line_at = LinePosition::none;
  if (several) {
    if (actions[1] < lines || actions[1] >= builds) return false;
    line_at = static_cast<LinePosition>(actions[1] - lines + 1);
  }
  move = Move::build(number, type, space, line_at);
  return true;
}

}  // namespace townsmith::drawcity
