#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <vector>

#include "core/words.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {
namespace {

Result<Card> parse_card(std::string_view word) {
  const Result<int> number = parse_int(word);
  if (!number || *number < 1 || *number > card_count) {
    return no(Reason::bad_syntax, "card-unreadable",
              {{"count", card_count}, {"text", printable(word)}});
  }
  return card_at(*number - 1);
}

Result<Move> parse_change(const std::vector<std::string_view>& words) {
  if (words.size() != 3 || (words[2] != "up" && words[2] != "down")) {
    return no(Reason::bad_syntax, "change-unreadable");
  }
  return parse_card(words[1]).map(
      [&](Card card) { return Move::change(card, words[2] == "up" ? +1 : -1); });
}

/// "12vp": a number that fits a T, and its unit.
template <class T>
Result<int> parse_amount(std::string_view word, std::string_view unit) {
  const std::size_t digits = word.size() - std::min(unit.size(), word.size());
  const Result<int> number = parse_int(word.substr(0, digits));
  if (word.substr(digits) != unit || !number || *number < std::numeric_limits<T>::min() ||
      *number > std::numeric_limits<T>::max()) {
    return no(Reason::bad_syntax, "amount-unreadable", {{"text", printable(word)}, {"unit", unit}});
  }
  return *number;
}

Result<Move> parse_score(const std::vector<std::string_view>& words) {
  if (words.size() != 4) return no(Reason::bad_syntax, "score-unreadable");
  TRY(const int vp, parse_amount<std::int16_t>(words[1], "vp"));
  TRY(const int dollars, parse_amount<std::int16_t>(words[2], "$"));
  TRY(const int rerolls, parse_amount<std::uint8_t>(words[3], "r"));
  return Move::score(vp, dollars, rerolls);
}

}  // namespace

std::string CityPlanner::notate(const State& /*state*/, Seat /*seat*/, Move move) const {
  switch (move.kind) {
    case MoveKind::reroll: return fmt::format("reroll {}", number(move.card));
    case MoveKind::change:
      return fmt::format("change {} {}", number(move.card), move.delta > 0 ? "up" : "down");
    case MoveKind::pass: return fmt::format("pass {}", number(move.card));
    case MoveKind::score:
      return fmt::format("score {}vp {}$ {}r", move.vp, move.dollars, move.rerolls);
  }
  return "?";
}

Result<Move> CityPlanner::parse(const State& /*state*/, Seat /*seat*/,
                                std::string_view text) const {
  const std::vector<std::string_view> words = words_of(text);
  const std::string_view verb = words.empty() ? std::string_view() : words.front();
  if (verb == "change") return parse_change(words);
  if (verb == "score") return parse_score(words);
  if (verb == "reroll" || verb == "pass") {
    if (words.size() != 2) {
      return no(Reason::bad_syntax, verb == "pass" ? "pass-unreadable" : "reroll-unreadable");
    }
    return parse_card(words[1]).map(
        [&](Card card) { return verb == "pass" ? Move::pass(card) : Move::reroll(card); });
  }
  return no(Reason::bad_syntax, "move-unreadable", {{"text", printable(verb)}});
}

Explanation CityPlanner::explain_score(const State& state, Move move) const {
  std::vector<std::string> six;
  for (int card = 0; card < card_count; ++card) {
    if (card_at(card) != state.passed) six.push_back(card_name(card_at(card)));
  }
  const std::span<const Outcome> all = outcomes(state);
  const auto chosen = std::find_if(all.begin(), all.end(), [&](const Outcome& one) {
    return Move::score(one.vp, one.dollars, one.rerolls) == move;
  });
  const TurnScore tally = chosen == all.end() ? TurnScore() : chosen->tally;
  return {
      say(move.vp == 0 ? "move-score-money" : "move-score", {{"vp", move.vp},
                                                             {"tally", tally_text(charts_, tally)},
                                                             {"money", money_symbol(move.dollars)},
                                                             {"dollars", std::abs(move.dollars)},
                                                             {"rerolls", move.rerolls}}),
      six};
}

Explanation CityPlanner::explain(const State& state, Seat seat, Move move) const {
  if (const auto legal = check(state, seat, move); !legal) {
    return {townsmith::say("townsmith", "move-refused", {{"why", legal.error().text}}), {}};
  }
  if (move.kind == MoveKind::score) return explain_score(state, move);
  const std::string name = card_name(move.card);
  const int die = state.dice[slot(move.card)];
  const auto building = [&](int face) {
    return building_text(cards_[slot(move.card)][static_cast<std::size_t>(face - 1)]);
  };
  switch (move.kind) {
    case MoveKind::reroll:
      return {say("move-reroll", {{"card", number(move.card)},
                                  {"die", die},
                                  {"building", building(die)},
                                  {"left", state.rerolls[seat] - 1}}),
              {name}};
    case MoveKind::change:
      return {say("move-change", {{"card", number(move.card)},
                                  {"up", move.delta > 0},
                                  {"die", die},
                                  {"building", building(die)},
                                  {"to", die + move.delta},
                                  {"becomes", building(die + move.delta)},
                                  {"price", charts_.change.price}}),
              {name}};
    default:
      return {say("move-pass", {{"solo", solo()},
                                {"card", number(move.card)},
                                {"die", die},
                                {"building", building(die)}}),
              {name}};
  }
}

}  // namespace townsmith::cityplanner
