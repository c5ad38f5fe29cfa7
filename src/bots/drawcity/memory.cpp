// What a seat remembers: cards that were given up, decks that were formed again, skips.
#include <algorithm>

#include "bots/drawcity/inference.h"

namespace townsmith::drawcity {
namespace {

/// Now everybody knows which cards the hands can hold, the viewer's own among them.
template <int Count>
void reveal(CardMemory<Count>& memory, const Cards<Count>& cards, Viewer viewer,
            const typename Cards<Count>::Counts& held) {
  std::copy(held.begin(), held.end(), memory.held.begin());
  if (!viewer.is_spectator()) {
    for (const CardValue card : cards.hand[viewer.seat()]) {
      if (card != 0) --memory.held[card - 1U];
    }
  }
  for (HandMemory& hand : memory.hand) {
    hand = {.older = static_cast<CardValues>(hand.older | hand.drawn), .newer = hand.newer};
  }
}

/// When a deck is formed again of the discard pile, what was not in that pile is in the hands.
template <int Count>
void notice_forming(CardMemory<Count>& memory, const Cards<Count>& before,
                    const Cards<Count>& after, Viewer viewer,
                    const typename Cards<Count>::Counts& all) {
  if (after.formed == before.formed) return;
  auto held = all;
  for (std::size_t v = 0; v < Count; ++v) {
    held[v] = static_cast<std::uint8_t>(all[v] - before.discard[v]);
  }
  reveal(memory, after, viewer, held);
}

/// Another seat gives up one of its two cards: the one it has held longest, or the other.
template <int Count>
void notice_card(CardMemory<Count>& memory, Seat seat, CardValue card) {
  if (card == 0) return;
  const std::size_t value = card - 1U;
  HandMemory& hand = memory.hand[seat];
  const HandMemory was = hand;
  const auto if_other_went = [&](bool other, CardValues values) {
    return other ? values : CardValues{0};
  };
  const bool older = has(was.older | was.drawn, value);
  const bool newer = has(was.newer, value);
  if (was.given == 0) {
    if (memory.held[value] > 0) --memory.held[value];
    hand.older = if_other_went(older, was.newer) | if_other_went(newer, was.older);
  } else {
    if (has(was.older, value)) hand.gone |= static_cast<CardValues>(1U << value);
    hand.older = if_other_went(newer, was.older);
    hand.drawn = if_other_went(older, was.newer) | if_other_went(newer, was.drawn);
  }
  hand.newer = any_card;
  hand.given = std::min<std::uint16_t>(was.given + 1, 8);
}

}  // namespace

/// A seat that skips can place neither of its numbers, and a number that cannot be placed never
/// can.
void Inference::remember_move(const DrawCity& game, Memory& memory,
                              const Observed<DrawCity>& before, Seat seat, Move move) {
  if (before.viewer().is(seat)) return;
  if (move.kind == MoveKind::skip) {
    const auto stuck = static_cast<CardValues>(~game.placeable(before.state(), seat));
    HandMemory& hand = memory.numbers.hand[seat];
    hand.older &= stuck;
    hand.newer &= stuck;
    hand.drawn &= stuck;
  }
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
  const auto notice = [&](CardValue card) {
    if (card != 0) --unrevealed[static_cast<std::size_t>(card - 1)];
  };
  for (const CardValue card : is.zoning) notice(card);
  for (const CardValue card : is.demand) notice(card);
  for (const auto& pattern : is.patterns) {
    for (const CardValue card : pattern) notice(card);
  }
  reveal(memory.numbers, is.number_cards, viewer, all.numbers);
  reveal(memory.types, is.type_cards, viewer, unrevealed);
}

}  // namespace townsmith::drawcity
