#include <algorithm>
#include <bit>
#include <cstdlib>

#include "games/cityplanner/cityplanner.h"
#include "games/cityplanner/prospects.h"

namespace townsmith::cityplanner {

static_assert(Game<CityPlanner>);

namespace {

constexpr unsigned all_cards = (1U << card_count) - 1U;

constexpr unsigned bit(Card card) { return 1U << index(card); }

/// The bits of no_card lie outside all_cards, so that taking it away takes nothing.
constexpr unsigned all_but(Card card) { return all_cards & ~bit(card); }

constexpr std::array<std::string_view, 3> first_choices = {"0", "1", "random"};
constexpr int first_random = 2;

constexpr std::array<OptionInfo, 1> options = {{
    {"first", "Who starts: seat 0, seat 1, or one drawn by lot. Ignored when playing alone.", 0, 2,
     0, first_choices},
}};

}  // namespace

const GameInfo& CityPlanner::info() {
  static constexpr GameInfo game = {
      .name = "cityplanner",
      .title = "City Planner",
      .tagline = "Seven dice, seven blocks: roll, nudge, hand one on, score six.",
      .credits =
          "Designed by Alban Viard and Todd Sanders. Unofficial implementation; the card "
          "faces are reconstructed.",
      .least_players = 1,
      .most_players = 2,
      .usual_players = 2,
      .hidden = false,
      .simultaneous = false,
      .options = options,
  };
  return game;
}

CityPlanner::CityPlanner(const Setup& setup, const Content& content)
    : setup_(setup),
      cards_(content.cards),
      charts_(content.charts),
      outcomes_(content.charts),
      prospects_(Prospects::of(*this)) {}

Bounds CityPlanner::bounds() const {
  int halls = 0;
  for (const auto& faces : cards_) {
    halls += std::count(faces.begin(), faces.end(), Kind::purple) > 0 ? 1 : 0;
  }
  const int rerolls = std::min(halls, scored_count) * charts_.town_hall.rerolls;
  // The first turn has seven dice to change and pass but no rerolls; later the locked die is out.
  const int first_turn = 2 * card_count + card_count;
  const int later_turn = 3 * scored_count + (solo() ? scored_count : card_count);
  const int turns = charts_.rounds;
  const int changes =
      charts_.change.dice + (turns - 1) * std::min(charts_.change.dice, scored_count);
  return {.moves = std::max({first_turn, later_turn, outcomes_.most_results()}),
          .length = setup_.players * (2 * turns + changes + (turns - 1) * rerolls),
          .least_score = 0,
          .most_score =
              turns * outcomes_.most_vp() +
              (charts_.start_money + turns * outcomes_.most_dollars()) / charts_.dollars_per_vp};
}

// Set-up.

CityPlanner::State CityPlanner::start() const {
  State state;
  const int first = solo() ? 0 : setup_.options[0];
  for (std::size_t seat = 0; seat < setup_.players; ++seat) {
    state.money[seat] = static_cast<std::int16_t>(charts_.start_money);
  }
  if (first == first_random) {
    state.phase = Phase::first_player;
  } else {
    state.first = state.active = seat_at(first);
  }
  return state;
}

// 1. Roll: whatever is in the hand, all seven at first, six later, one for a reroll.

void CityPlanner::advance(State& state, Chance& chance) const {
  if (state.phase == Phase::first_player) {
    const int seat = static_cast<int>(chance.below(most_players, {"first player"}));
    chance.tell(seat);
    state.first = state.active = seat_at(seat);
    state.phase = Phase::roll;
    return;
  }
  for (int card = 0; card < card_count; ++card) {
    std::uint8_t& die = state.dice[static_cast<std::size_t>(card)];
    if (die == 0) die = static_cast<std::uint8_t>(chance.roll({"die", card + 1}));
  }
  state.phase = Phase::adjust;
}

// 2. Adjust and 3. pass a card.

int CityPlanner::changes_left(const State& state) const {
  return std::max(0, charts_.change.dice - std::popcount(state.changed));
}

Adjustments CityPlanner::adjustments(const State& state) const {
  unsigned ones = 0;
  unsigned sixes = 0;
  for (std::size_t card = 0; card < card_count; ++card) {
    ones |= static_cast<unsigned>(state.dice[card] == 1) << card;
    sixes |= static_cast<unsigned>(state.dice[card] == face_count) << card;
  }
  const unsigned loose = all_but(state.locked);
  const bool reroll = state.rerolls[slot(state.active)] > 0;
  const bool change =
      state.money[slot(state.active)] >= charts_.change.price && changes_left(state) > 0;
  const unsigned changeable = change ? loose & ~unsigned{state.changed} : 0U;
  return {reroll ? loose : 0U, changeable & ~sixes, changeable & ~ones, solo() ? loose : all_cards};
}

Move Adjustments::move_at(int bit) {
  const Card card = card_at(bit % 8);
  switch (bit / 8) {
    case reroll: return Move::reroll(card);
    case up: return Move::change(card, +1);
    case down: return Move::change(card, -1);
    default: return Move::pass(card);
  }
}

void CityPlanner::legal_moves(const State& state, Seat seat,
                              FixedList<Move, max_moves>& moves) const {
  if (!actors(state).contains(seat)) return;
  if (state.phase == Phase::score) {
    for (const Outcome& one : outcomes(state)) {
      moves.push_back(Move::score(one.vp, one.dollars, one.rerolls));
    }
    return;
  }
  for (std::uint32_t bits = adjustments(state).bits(); bits != 0; bits &= bits - 1) {
    moves.push_back(Adjustments::move_at(std::countr_zero(bits)));
  }
}

Move CityPlanner::random_move(const State& state, Seat /*seat*/, Random& random) const {
  if (state.phase == Phase::score) {
    const std::span<const Outcome> all = outcomes(state);
    const Outcome& one = all[random.below(static_cast<std::uint32_t>(all.size()))];
    return Move::score(one.vp, one.dollars, one.rerolls);
  }
  std::uint32_t bits = adjustments(state).bits();
  auto skip = random.below(static_cast<std::uint32_t>(std::popcount(bits)));
  for (; skip > 0; --skip) bits &= bits - 1;
  return Adjustments::move_at(std::countr_zero(bits));
}

Result<> CityPlanner::check(const State& state, Seat seat, Move move) const {
  if (over(state)) return refuse(Reason::game_over, say("game-is-over"));
  if (!actors(state).contains(seat)) {
    return refuse(Reason::not_your_turn,
                  say(actors(state).empty() ? "dice-are-rolling" : "not-your-turn"));
  }
  switch (move.kind) {
    case MoveKind::reroll:
    case MoveKind::change:
    case MoveKind::pass: return check_adjustment(state, move);
    case MoveKind::score: return check_score(state, move);
  }
  return refuse(Reason::bad_value, say("no-such-move"));
}

Result<> CityPlanner::check_adjustment(const State& state, Move move) const {
  if (index(move.card) >= card_count) {
    return refuse(Reason::bad_value, say("no-such-card", {{"count", card_count}}));
  }
  if (move.vp != 0 || move.dollars != 0 || move.rerolls != 0 ||
      (move.kind != MoveKind::change && move.delta != 0)) {
    return refuse(Reason::bad_value, say("numbers-do-not-belong"));
  }
  if (state.phase != Phase::adjust) {
    return refuse(Reason::wrong_phase,
                  say("card-is-passed", {{"card", number(state.passed)}, {"solo", solo()}}));
  }
  if (move.kind == MoveKind::pass) return check_pass(state, move);
  if (move.card == state.locked) {
    return refuse(Reason::not_allowed, say("die-is-locked", {{"card", number(move.card)}}));
  }
  if (move.kind == MoveKind::change) return check_change(state, move);
  if (state.rerolls[slot(state.active)] == 0) {
    return refuse(Reason::cannot_afford, say("no-reroll-left"));
  }
  return {};
}

Result<> CityPlanner::check_change(const State& state, Move move) const {
  if (move.delta != 1 && move.delta != -1) {
    return refuse(Reason::bad_value, say("change-is-by-one"));
  }
  const int from = state.dice[slot(move.card)];
  const int to = from + move.delta;
  if (to < 1 || to > face_count) {
    return refuse(Reason::not_allowed,
                  say("die-turns-no-further",
                      {{"card", number(move.card)}, {"die", from}, {"up", move.delta > 0}}));
  }
  if ((state.changed & bit(move.card)) != 0) {
    return refuse(Reason::not_allowed, say("die-is-changed", {{"card", number(move.card)}}));
  }
  if (changes_left(state) == 0) {
    return refuse(Reason::not_allowed, say("no-change-left", {{"dice", charts_.change.dice}}));
  }
  if (state.money[slot(state.active)] < charts_.change.price) {
    return refuse(Reason::cannot_afford,
                  say("change-is-too-dear", {{"price", charts_.change.price},
                                             {"money", state.money[slot(state.active)]}}));
  }
  return {};
}

Result<> CityPlanner::check_pass(const State& state, Move move) const {
  if (solo() && move.card == state.locked) {
    return refuse(Reason::not_allowed, say("card-was-set-aside", {{"card", number(move.card)}}));
  }
  return {};
}

Result<> CityPlanner::check_score(const State& state, Move move) const {
  if (move.card != Card{} || move.delta != 0) {
    return refuse(Reason::bad_value, say("numbers-do-not-belong"));
  }
  if (state.phase != Phase::score) {
    return refuse(Reason::wrong_phase, say("pass-comes-first", {{"solo", solo()}}));
  }
  const std::span<const Outcome> all = outcomes(state);
  const auto fits = [&](const Outcome& one) {
    return one.vp == move.vp && one.dollars == move.dollars && one.rerolls == move.rerolls;
  };
  if (std::none_of(all.begin(), all.end(), fits)) {
    return refuse(Reason::not_allowed, say("no-such-result", {{"vp", move.vp},
                                                              {"money", money_symbol(move.dollars)},
                                                              {"dollars", std::abs(move.dollars)},
                                                              {"rerolls", move.rerolls}}));
  }
  return {};
}

void CityPlanner::apply(State& state, Seat /*seat*/, Move move) const {
  const std::size_t seat = slot(state.active);
  std::uint8_t& die = state.dice[slot(move.card)];
  switch (move.kind) {
    case MoveKind::reroll:
      // A change of this die before is forgotten with its face, but stays used.
      --state.rerolls[seat];
      die = 0;
      state.phase = Phase::roll;
      return;
    case MoveKind::change:
      state.money[seat] = static_cast<std::int16_t>(state.money[seat] - charts_.change.price);
      state.changed = static_cast<std::uint8_t>(state.changed | bit(move.card));
      die = static_cast<std::uint8_t>(die + move.delta);
      return;
    case MoveKind::pass:
      state.passed = move.card;
      state.phase = Phase::score;
      return;
    case MoveKind::score:
      take(state, move);
      end_turn(state);
      return;
  }
}

// 4. Score the other six.

Census CityPlanner::scored_six(const State& state) const {
  Census census;
  for (int card = 0; card < card_count; ++card) census += Census(kind(state, card_at(card)));
  census -= Census(kind(state, state.passed));
  return census;
}

std::span<const Outcome> CityPlanner::outcomes(const State& state) const {
  return outcomes_.of(scored_six(state), state.money[slot(state.active)]);
}

Breakdown CityPlanner::breakdown(const State& state, const Outcome& outcome) const {
  return cityplanner::breakdown(charts_, scored_six(state), state.money[slot(state.active)],
                                outcome);
}

void CityPlanner::take(State& state, Move move) const {
  const std::size_t seat = slot(state.active);
  for (const Outcome& one : outcomes(state)) {
    if (one.vp == move.vp && one.dollars == move.dollars && one.rerolls == move.rerolls) {
      state.tallies[seat][static_cast<std::size_t>(state.round - 1)] = one.tally;
      break;
    }
  }
  state.money[seat] = static_cast<std::int16_t>(state.money[seat] + move.dollars);
  state.rerolls[seat] = move.rerolls;  // those left unused are lost
}

// 5. The other player's turn, the next round, or the end.

void CityPlanner::end_turn(State& state) const {
  const bool round_ends = solo() || state.active != state.first;
  if (round_ends && state.round == charts_.rounds) {
    state.phase = Phase::over;
    return;
  }
  if (round_ends) ++state.round;
  if (!solo()) state.active = seat_at(1 - townsmith::index(state.active));
  for (int card = 0; card < card_count; ++card) {
    if (card_at(card) != state.passed) state.dice[static_cast<std::size_t>(card)] = 0;
  }
  state.locked = state.passed;
  state.passed = no_card;
  state.changed = 0;
  state.phase = Phase::roll;
}

int CityPlanner::turns_played(const State& state, Seat seat) const {
  if (over(state)) return charts_.rounds;
  const bool done = seat == state.first && state.active != state.first;
  return state.round - 1 + (done ? 1 : 0);
}

}  // namespace townsmith::cityplanner
