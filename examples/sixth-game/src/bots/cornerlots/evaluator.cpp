#include "bots/cornerlots/evaluator.h"

#include <algorithm>
#include <array>

namespace townsmith::cornerlots {

static_assert(bots::Evaluated<CornerLots>);

using bots::point;

namespace {

enum Feature : std::size_t {
  values,      ///< points of the lots still to be claimed, on average, in parts
  open_bonus,  ///< points for lots of the favourite row that can still be claimed
  secret,      ///< such lots while nobody knows which row it is
  feature_total,
};
static_assert(feature_total == Evaluator::feature_count);

constexpr std::array<std::string_view, feature_total> names = {"values", "open bonus", "secret"};

constexpr int parts = 64;

}  // namespace

std::span<const std::string_view> Evaluator::feature_names() { return names; }

std::string_view Evaluator::weights_name(const CornerLots& game) {
  constexpr std::array<std::string_view, most_players> sets = {"alone", "two", "three"};
  return sets[game.setup().players - 1U];
}

int Evaluator::stage(const State& state) const { return game_.round(state) - 1; }

void Evaluator::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  int sum = 0;
  const CornerLots::Values left = game_.values_left(state);
  for (const std::uint8_t value : left) sum += value;
  const int claims = game_.claims_left(state, seat);
  // A lot that was just claimed has yet to get its value.
  const bool waits = state.to_draw < lot_count && state.owner[state.to_draw] == index(seat) + 1;
  const int row = state.favourite[seat];
  const int reachable = std::min(claims, owned_in_row(state, 0, row));
  const bool shown = ((state.shown >> index(seat)) & 1U) != 0;
  out[values] = static_cast<std::int16_t>((claims + (waits ? 1 : 0)) * sum * parts / left.size());
  out[open_bonus] = static_cast<std::int16_t>(reachable * game_.bonus());
  out[secret] = static_cast<std::int16_t>(shown ? 0 : reachable);
}

/// Three of four lots that are still open will be there when their turn comes.
int Evaluator::potential(const State& state, Seat seat) const {
  std::array<std::int16_t, feature_total> seen{};
  features(state, seat, seen);
  return seen[values] * (point / parts) + seen[open_bonus] * point * 3 / 4;
}

}  // namespace townsmith::cornerlots
