// What a seat remembers: cards that were given up, decks that were formed again, skips.
#include <algorithm>
#include <numeric>

#include "bots/drawcity/inference.h"

namespace townsmith::drawcity {
namespace {

constexpr std::array<std::uint8_t, number_count> nothing_told = {1, 1, 1, 1, 1, 1, 1, 1, 1};

/// From now on everybody knows which cards the hands can hold: `old`.
template <int Values>
void cut(CardMemory<Values>& memory, const Cards<Values>& cards, Viewer viewer,
         const typename Cards<Values>::Counts& old) {
  memory = {};
  memory.old = old;
  if (!viewer.is_spectator()) memory.own = cards.hand[viewer.seat()];
}

/// When a deck is formed again of the discard pile, what was not in that pile is in the hands.
template <int Values>
void notice_forming(CardMemory<Values>& memory, const Cards<Values>& before,
                    const Cards<Values>& after, Viewer viewer,
                    const typename Cards<Values>::Counts& all) {
  if (after.formed == before.formed) return;
  auto held = all;
  for (std::size_t v = 0; v < Values; ++v) {
    held[v] = static_cast<std::uint8_t>(all[v] - before.discard[v]);
  }
  cut(memory, after, viewer, held);
}

template <int Values>
void notice_card(CardMemory<Values>& memory, Seat seat, CardValue card) {
  if (card == 0) return;
  ++memory.gave[seat][static_cast<std::size_t>(card - 1)];
  if (memory.first[seat] == 0) memory.first[seat] = card;
}

/// What a skip tells everybody about the numbers the seat keeps. Which of its two cards a seat
/// discards is taken to be by lot: what it keeps is the older card if the discarded one was the
/// newer, or the other way round.
void notice_skip(const DrawCity& game, Memory& memory, const State& before, Seat seat,
                 CardValue number) {
  const unsigned stuck = memory.blocked[seat] & all_numbers & ~game.placeable(before, seat);
  if (number == 0) {
    memory.blocked[seat] = static_cast<std::uint16_t>(stuck);
    return;
  }
  auto& kept = memory.kept[seat];
  memory.blocked[seat] = all_numbers;
  if (kept == nothing_told) {
    for (std::size_t v = 0; v < number_count; ++v) {
      kept[v] = static_cast<std::uint8_t>((stuck >> v) & 1U);
    }
    return;
  }
  std::array<int, number_count> weights{};
  int divisor = 0;
  int most = 0;
  for (std::size_t v = 0; v < number_count; ++v) {
    if (((stuck >> v) & 1U) != 0) weights[v] = kept[v] + kept[number - 1U];
    divisor = std::gcd(divisor, weights[v]);
    most = std::max(most, weights[v]);
  }
  divisor = std::max(divisor, 1);
  // Weights that outgrow their byte are rounded up; it would take dozens of skips.
  const int scale = most / divisor > 255 ? 2 : 1;
  for (std::size_t v = 0; v < number_count; ++v) {
    kept[v] = static_cast<std::uint8_t>((weights[v] / divisor + scale - 1) / scale);
  }
}

}  // namespace

void Inference::remember_move(const DrawCity& game, Memory& memory,
                              const Observed<DrawCity>& before, Seat seat, Move move) {
  if (move.kind == MoveKind::skip) notice_skip(game, memory, before.state(), seat, move.number);
  notice_card(memory.numbers, seat, move.number);
  notice_card(memory.types, seat, move.type);
}

void Inference::remember_draws(const DrawCity& game, Memory& memory,
                               const Observed<DrawCity>& before, const Observed<DrawCity>& after) {
  const CardCounts& all = game.content().cards;
  const State& was = before.state();
  const State& is = after.state();
  const Viewer viewer = after.viewer();
  if (was.phase != Phase::set_up) {
    notice_forming(memory.numbers, was.number_cards, is.number_cards, viewer, all.numbers);
    notice_forming(memory.types, was.type_cards, is.type_cards, viewer, all.types);
    return;
  }
  // What was revealed is in no hand.
  auto unrevealed = all.types;
  const auto reveal = [&](CardValue card) {
    if (card != 0) --unrevealed[static_cast<std::size_t>(card - 1)];
  };
  for (const CardValue card : is.zoning) reveal(card);
  for (const CardValue card : is.demand) reveal(card);
  for (const auto& pattern : is.patterns) {
    for (const CardValue card : pattern) reveal(card);
  }
  cut(memory.numbers, is.number_cards, viewer, all.numbers);
  cut(memory.types, is.type_cards, viewer, unrevealed);
}

}  // namespace townsmith::drawcity
