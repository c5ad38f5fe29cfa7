// The rules in the order of docs/rules/cornerlots.md: set-up, a turn, the end, what is secret.
#include <algorithm>

#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

static_assert(Game<CornerLots>);

namespace {

constexpr std::array<OptionInfo, 1> options = {
    {{"bonus", "Points for each lot in one's favourite row.", 1, 5, 3}}};

}  // namespace

const GameInfo& CornerLots::info() {
  static constexpr GameInfo game = {
      .name = "cornerlots",
      .title = "Corner Lots",
      .tagline = "Sixteen lots, five claims, and a favourite row that nobody knows.",
      .credits = "An example of Townsmith.",
      .least_players = 1,
      .most_players = most_players,
      .usual_players = 2,
      .hidden = true,
      .simultaneous = false,
      .options = options,
  };
  return game;
}

Bounds CornerLots::bounds() const {
  int least = 0;
  int most = std::min(content_.claims, side) * bonus();
  for (int i = 0; i < content_.claims; ++i) {
    least += content_.values[static_cast<std::size_t>(i)];
    most += content_.values[static_cast<std::size_t>(lot_count - 1 - i)];
  }
  return {.moves = lot_count,
          .length = content_.claims * setup_.players,
          .least_score = least,
          .most_score = most};
}

// Set-up and draws. A value is drawn when it is revealed, from what the claimed lots have left
// over: there is no shuffled pile that somebody could look into.

void CornerLots::advance(State& state, Chance& chance) const {
  if (state.to_draw == favourites) {
    // The rows are dealt without putting back. Each draw names the only seat that may see it.
    std::array<std::uint8_t, side> rows = {1, 2, 3, 4};
    for (std::uint8_t i = 0; i < setup_.players; ++i) {
      const auto pick = i + chance.below(side - i, {"favourite row", i, seat_at(i)});
      std::swap(rows[i], rows[pick]);
      chance.tell(rows[i]);
      state.favourite[i] = rows[i];
    }
  } else {
    const Values left = values_left(state);
    const auto pick = chance.below(static_cast<std::uint32_t>(left.size()), {"value"});
    const std::uint8_t value = left[static_cast<int>(pick)];
    chance.tell(value);
    state.value[state.to_draw] = value;
  }
  state.to_draw = nothing;
}

CornerLots::Values CornerLots::values_left(const State& state) const {
  std::array<int, 10> drawn{};
  for (const std::uint8_t value : state.value) ++drawn[value];
  Values left;
  for (const std::uint8_t value : content_.values) {
    if (--drawn[value] < 0) left.push_back(value);
  }
  return left;
}

// A turn.

SeatSet CornerLots::actors(const State& state) const {
  if (state.to_draw != nothing || over(state)) return {};
  return seat_at(state.claims % setup_.players);
}

int CornerLots::claims_left(const State& state, Seat seat) const {
  const int made = (state.claims + setup_.players - 1 - index(seat)) / setup_.players;
  return content_.claims - made;
}

void CornerLots::legal_moves(const State& state, Seat /*seat*/, MoveList<CornerLots>& moves) const {
  for (std::uint8_t lot = 0; lot < lot_count; ++lot) {
    if (state.owner[lot] == 0) moves.push_back({lot});
  }
}

// Anything may come in here: any seat, any bytes.
Result<> CornerLots::check(const State& state, Seat seat, Move move) const {
  if (over(state)) return refuse(Reason::game_over, say("game-is-over"));
  if (!actors(state).contains(seat)) return refuse(Reason::not_your_turn, say("not-your-turn"));
  if (move.lot >= lot_count) return refuse(Reason::bad_value, say("no-such-lot"));
  if (state.owner[move.lot] != 0) {
    return refuse(Reason::space_taken, say("lot-is-taken", {{"lot", lot_name(move.lot)}}));
  }
  return {};
}

void CornerLots::apply(State& state, Seat seat, Move move) const {
  const int owner = index(seat) + 1;
  state.owner[move.lot] = static_cast<std::uint8_t>(owner);
  state.to_draw = move.lot;
  ++state.claims;
  if (owned_in_row(state, owner, state.favourite[slot(seat)]) >= content_.telling) {
    state.shown |= static_cast<std::uint8_t>(1U << index(seat));
  }
}

int owned_in_row(const State& state, int owner, int row) {
  if (row == 0) return 0;
  const auto* first = &state.owner[static_cast<std::size_t>((row - 1) * side)];
  return static_cast<int>(std::count(first, first + side, owner));
}

// The end.

bool CornerLots::over(const State& state) const {
  return state.claims == content_.claims * setup_.players && state.to_draw == nothing;
}

// Secrets.

void CornerLots::hide(State& state, Viewer viewer) const {
  if (over(state)) return;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    const bool known = viewer.is(seat) || ((state.shown >> index(seat)) & 1U) != 0;
    if (!known) state.favourite[slot(seat)] = 0;
  }
}

// What a viewer can conclude: the rows differ from each other, and a seat that owns enough lots of
// a row to tell, and shows nothing, has another favourite. Every deal that fits is equally likely.
void CornerLots::resample(State& state, Viewer /*viewer*/, Chance& chance) const {
  if (over(state) || state.to_draw == favourites) return;
  using Deal = std::array<std::uint8_t, most_players>;
  FixedList<Deal, side * side * side> deals;
  for (int code = 0; code < side * side * side; ++code) {
    const Deal deal = {static_cast<std::uint8_t>(code % side + 1),
                       static_cast<std::uint8_t>(code / side % side + 1),
                       static_cast<std::uint8_t>(code / side / side + 1)};
    bool fits = true;
    for (std::size_t i = 0; i < most_players; ++i) {
      if (i >= setup_.players) {
        fits = fits && deal[i] == 1;  // an empty seat: count its deals once
        continue;
      }
      const int owner = static_cast<int>(i) + 1;
      fits = fits &&
             (state.favourite[i] != 0 ? deal[i] == state.favourite[i]
                                      : owned_in_row(state, owner, deal[i]) < content_.telling);
      for (std::size_t j = 0; j < i; ++j) fits = fits && deal[i] != deal[j];
    }
    if (fits) deals.push_back(deal);
  }
  const auto pick = chance.below(static_cast<std::uint32_t>(deals.size()), {"deal"});
  for (std::size_t i = 0; i < setup_.players; ++i) {
    state.favourite[i] = deals[static_cast<int>(pick)][i];
  }
}

}  // namespace townsmith::cornerlots
