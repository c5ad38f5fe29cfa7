#pragma once

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/chance.h"
#include "games/drawcity/state.h"

namespace townsmith::drawcity {

/// The value of the card number `pick` (from 0), where the cards lie in ascending order.
template <class Counts>
std::size_t value_of(const Counts& counts, int pick) {
  static_assert(std::endian::native == std::endian::little && max_cards < 128);
  // Byte by byte: how many cards there are up to each value, and whether the pick is beyond them.
  constexpr std::uint64_t each = 0x0101010101010101U;
  std::uint64_t word = 0;
  std::memcpy(&word, counts.data(), std::min<std::size_t>(counts.size(), 8));
  const std::uint64_t beyond = (static_cast<unsigned>(pick) * each | 128 * each) - word * each;
  return static_cast<std::size_t>(std::popcount(beyond & (128 * each)));
}

/// Draws a card by its value, each card of the counts with the same probability.
template <class Counts>
CardValue draw_from(Counts& counts, int size, Chance& chance, const Label& label) {
  const auto pick = chance.below(static_cast<std::uint32_t>(size), label);
  const std::size_t value = value_of(counts, static_cast<int>(pick));
  --counts[value];
  const auto card = static_cast<CardValue>(value + 1);
  chance.tell(card);
  return card;
}

template <class Hand>
void sort_hand(Hand& hand) {
  const auto [one, other] = hand;
  const std::size_t higher = one > other ? 1 : 0;
  hand[higher] = one;
  hand[1 - higher] = other;
}

/// A seat gives up a card of its hand.
template <int Values>
void discard(Cards<Values>& cards, Seat seat, CardValue card) {
  auto& hand = cards.hand[seat];
  hand = {0, hand[hand[0] == card ? 1 : 0]};
  ++cards.discard[static_cast<std::size_t>(card - 1)];
}

/// The discard pile becomes the deck.
template <int Values>
void form_again(Cards<Values>& cards) {
  int size = 0;
  for (const std::uint8_t count : cards.discard) size += count;
  cards.deck = cards.discard;
  cards.deck_size = static_cast<std::uint8_t>(size);
  cards.discard = {};
  ++cards.formed;
}

/// Puts a card that `only` may see into a hand that lacks one. The deck is formed again as soon as
/// its last card has been drawn.
template <int Values>
inline void draw_card(Cards<Values>& cards, Seat seat, Viewer only, Chance& chance,
                      const char* what) {
  auto& hand = cards.hand[seat];
  if (hand[0] != 0) return;
  hand[0] = draw_from(cards.deck, cards.deck_size, chance, {what, townsmith::index(seat), only});
  sort_hand(hand);
  if (--cards.deck_size == 0) form_again(cards);
}

}  // namespace townsmith::drawcity
