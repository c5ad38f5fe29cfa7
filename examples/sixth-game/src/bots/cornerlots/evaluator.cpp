#include "bots/cornerlots/evaluator.h"

#include <algorithm>
#include <array>

namespace townsmith::cornerlots {

static_assert(bots::Evaluated<CornerLots>);

using bots::point;

namespace {

constexpr auto names = std::to_array<std::string_view>({
    "values",      // points of the lots still to be claimed, on average, in parts
    "open bonus",  // points for lots of the favourite row that can still be claimed
    "secret",      // such lots while nobody knows which row it is
});
static_assert(names.size() == Evaluator::feature_count);

constexpr int parts = 64;

}  // namespace

std::span<const std::string_view> Evaluator::feature_names() { return names; }

std::string_view Evaluator::weights_name(const CornerLots& game) {
  constexpr std::array<std::string_view, max_players> sets = {"alone", "two", "three"};
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
  bots::FeatureValues<names> values(out);
  values.put("values", (claims + (waits ? 1 : 0)) * sum * parts / left.size());
  values.put("open bonus", reachable * game_.bonus());
  values.put("secret", shown ? 0 : reachable);
}

/// Three of four lots that are still open will be there when their turn comes.
int Evaluator::potential(const State& state, Seat seat) const {
  std::array<std::int16_t, feature_count> numbers{};
  const bots::FeatureValues<names> seen(numbers);
  features(state, seat, numbers);
  return seen.get("values") * (point / parts) + seen.get("open bonus") * point * 3 / 4;
}

}  // namespace townsmith::cornerlots
