// The rules: set-up, a turn, scoring, the end, and what a viewer may not know.
#include <algorithm>

#include "corner_lots.h"

namespace corner_lots {
namespace {

constexpr std::array<OptionInfo, 1> options = {
    {{"bonus", "Points for each lot in one's favourite row.", 1, 5, 3}}};

constexpr GameInfo game_info = {
    .name = "cornerlots",
    .title = "Corner Lots",
    .tagline = "Sixteen lots, a secret favourite row",
    .credits = "An example of Townsmith",
    .least_players = 1,
    .most_players = most_seats,
    .usual_players = 2,
    .hidden = true,
    .simultaneous = false,
    .options = options,
};

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
int row_of(std::size_t lot) { return static_cast<int>(lot) / side + 1; }

}  // namespace

const GameInfo& CornerLots::info() { return game_info; }

// What the list of members cannot say would be checked here: file["values"].wrong(...).
Content CornerLots::read_content(ContentReader& reader) {
  return reader.read<Content>("cornerlots/lots.json").values;
}

Bounds CornerLots::bounds() const {
  auto values = content_.values;
  std::sort(values.begin(), values.end());
  int least = 0;
  int most = side * bonus();
  for (std::size_t i = 0; i < claims_each; ++i) {
    least += values[i];
    most += values[lots - 1 - i];
  }
  return {lots, claims_each * setup_.players, least, most};
}

bool CornerLots::over(const State& state) const {
  return state.claims == claims_each * setup_.players && state.fresh == lots;
}

// Nobody acts while something has to be drawn: the favourite rows at the start, later the value of
// the lot just claimed.
SeatSet CornerLots::actors(const State& state) const {
  const bool drawing = state.fresh != lots || state.favourite[setup_.players - 1U] == 0;
  if (drawing || over(state)) return {};
  return seat_at(state.claims % setup_.players);
}

void CornerLots::advance(State& state, Chance& chance) const {
  if (state.fresh == lots) {
    // The rows are dealt without putting back. Each draw names the only seat that may see it.
    std::array<std::uint8_t, side> rows = {1, 2, 3, 4};
    for (std::uint8_t i = 0; i < setup_.players; ++i) {
      const auto pick = i + chance.below(side - i, {"favourite row", i, seat_at(i)});
      std::swap(rows[i], rows[pick]);
      chance.tell(rows[i]);
      state.favourite[i] = rows[i];
    }
    return;
  }
  // A value is drawn when it is revealed, from what the claimed lots have left over: there is no
  // shuffled pile that somebody could look into.
  auto left = content_.values;
  std::size_t count = lots;
  for (const std::uint8_t value : state.value) {
    if (value == 0) continue;
    const auto used = std::find(left.begin(), left.begin() + count, value);
    *used = left[--count];
  }
  std::sort(left.begin(), left.begin() + count);
  const std::uint8_t value = left[chance.below(static_cast<std::uint32_t>(count), {"value"})];
  chance.tell(value);
  state.value[state.fresh] = value;
  state.fresh = lots;
}

void CornerLots::legal_moves(const State& state, Seat /*seat*/, MoveList<CornerLots>& moves) const {
  for (std::uint8_t lot = 0; lot < lots; ++lot) {
    if (state.owner[lot] == 0) moves.push_back({lot});
  }
}

// Anything may come in here: any seat, any bytes.
Result<> CornerLots::check(const State& state, Seat seat, Move move) const {
  if (over(state)) return refuse(Reason::game_over, "the game is over");
  if (!actors(state).contains(seat)) return refuse(Reason::not_your_turn, "it is not your turn");
  if (move.lot >= lots) return refuse(Reason::bad_value, "there is no such lot");
  if (state.owner[move.lot] != 0) {
    return refuse(Reason::space_taken, "lot " + notate(state, seat, move) + " is taken");
  }
  return {};
}

void CornerLots::apply(State& state, Seat seat, Move move) const {
  state.owner[move.lot] = static_cast<std::uint8_t>(index(seat) + 1);
  state.fresh = move.lot;
  ++state.claims;
  if (owned_in_row(state, seat, state.favourite[at(seat)]) >= telling) {
    state.shown |= static_cast<std::uint8_t>(1U << index(seat));
  }
}

int CornerLots::owned_in_row(const State& state, Seat seat, int row) const {
  int count = 0;
  for (std::size_t lot = 0; lot < lots; ++lot) {
    if (state.owner[lot] == index(seat) + 1 && row_of(lot) == row) ++count;
  }
  return count;
}

int CornerLots::score(const State& state, Seat seat) const {
  int points = owned_in_row(state, seat, state.favourite[at(seat)]) * bonus();
  for (std::size_t lot = 0; lot < lots; ++lot) {
    if (state.owner[lot] == index(seat) + 1) points += state.value[lot];
  }
  return points;
}

// The best lot decides between equal scores.
TieBreak CornerLots::tie_break(const State& state, Seat seat) const {
  TieBreak best{};
  for (std::size_t lot = 0; lot < lots; ++lot) {
    if (state.owner[lot] == index(seat) + 1)
      best[0] = std::max<std::int16_t>(best[0], state.value[lot]);
  }
  return best;
}

std::string CornerLots::grade(const State& state, Seat seat) const {
  return score(state, seat) >= 30 ? "Mayor" : "Clerk";
}

void CornerLots::hide(State& state, Viewer viewer) const {
  if (over(state)) return;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    const bool known = viewer.is(seat) || ((state.shown >> index(seat)) & 1U) != 0;
    if (!known) state.favourite[at(seat)] = 0;
  }
}

// What a viewer can know: the rows differ from each other, and a seat that has three lots of a row
// and shows nothing has another favourite. Every deal that fits is equally likely.
void CornerLots::resample(State& state, Viewer /*viewer*/, Chance& chance) const {
  if (over(state)) return;
  FixedList<std::array<std::uint8_t, most_seats>, side * side * side> deals;
  for (std::size_t code = 0; code < side * side * side; ++code) {
    const std::array<std::uint8_t, most_seats> deal = {
        static_cast<std::uint8_t>(code % side + 1),
        static_cast<std::uint8_t>(code / side % side + 1),
        static_cast<std::uint8_t>(code / side / side + 1)};
    bool fits = true;
    for (std::size_t i = 0; i < most_seats; ++i) {
      if (i >= setup_.players) {
        fits = fits && deal[i] == 1;  // an empty seat: count its deals once
        continue;
      }
      const bool known = state.favourite[i] != 0;
      fits = fits && (known ? deal[i] == state.favourite[i]
                            : owned_in_row(state, seat_at(static_cast<int>(i)), deal[i]) < telling);
      for (std::size_t j = 0; j < i; ++j) fits = fits && deal[i] != deal[j];
    }
    if (fits) deals.push_back(deal);
  }
  const auto pick = chance.below(static_cast<std::uint32_t>(deals.size()), {"deal"});
  for (std::size_t i = 0; i < setup_.players; ++i) {
    state.favourite[i] = deals[static_cast<int>(pick)][i];
  }
}

}  // namespace corner_lots
