#pragma once

#include "core/chance.h"
#include "games/drawcity/state.h"

namespace townsmith::drawcity {

/// Draws a card by its value, each card of the counts with the same probability.
template <class Counts>
CardValue draw_from(Counts& counts, int size, Chance& chance, const Label& label) {
  int pick = static_cast<int>(chance.below(static_cast<std::uint32_t>(size), label));
  std::size_t value = 0;
  while (pick >= counts[value]) pick -= counts[value++];
  --counts[value];
  const auto card = static_cast<CardValue>(value + 1);
  chance.tell(card);
  return card;
}

template <class Hand>
void sort_hand(Hand& hand) {
  if (hand[0] > hand[1]) std::swap(hand[0], hand[1]);
}

/// From now on everybody knows which cards the hands can hold: `old`.
template <int Values>
void cut(Cards<Values>& cards, const typename Cards<Values>::Counts& old) {
  cards.old = old;
  cards.old_hand = cards.hand;
  cards.first = {};
  cards.given = {};
  cards.later = {};
}

/// A seat gives up a card of its hand.
template <int Values>
void discard(Cards<Values>& cards, std::size_t seat, CardValue card) {
  auto& hand = cards.hand[seat];
  hand[hand[0] == card ? 0 : 1] = 0;
  sort_hand(hand);
  const auto value = static_cast<std::size_t>(card - 1);
  ++cards.discard[value];
  if (cards.given[seat] == 0) {
    cards.first[seat] = card;
  } else {
    ++cards.later[seat][value];
  }
  ++cards.given[seat];
}

/// The discard pile becomes the deck. What is not in it is in the hands.
template <int Values>
void form_again(Cards<Values>& cards) {
  typename Cards<Values>::Counts held{};
  for (const auto& hand : cards.hand) {
    for (const CardValue card : hand) {
      if (card != 0) ++held[static_cast<std::size_t>(card - 1)];
    }
  }
  int size = 0;
  for (const std::uint8_t count : cards.discard) size += count;
  cards.deck = cards.discard;
  cards.deck_size = static_cast<std::uint8_t>(size);
  cards.discard = {};
  ++cards.formed;
  cut(cards, held);
}

/// Fills a seat's hand with cards that `only` may see. The deck is formed again as soon as its last
/// card has been drawn.
template <int Values>
void refill(Cards<Values>& cards, Seat seat, Viewer only, Chance& chance, const char* what) {
  auto& hand = cards.hand[slot(seat)];
  for (CardValue& card : hand) {
    if (card != 0) continue;
    card = draw_from(cards.deck, cards.deck_size, chance, {what, townsmith::index(seat), only});
    --cards.deck_size;
  }
  sort_hand(hand);
  if (cards.deck_size == 0) form_again(cards);
}

}  // namespace townsmith::drawcity
