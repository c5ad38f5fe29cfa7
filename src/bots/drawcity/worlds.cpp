// Worlds that contradict nothing a viewer has seen.
//
// The cards in hands are among those that were neither discarded nor are in the viewer's own hand;
// those that a hand had at a reveal are not among the cards that were revealed; and after a skip a
// hand holds only numbers that cannot be placed. Beyond that every card is as likely to be
// anywhere: which of its cards a seat plays, and which it keeps, is not taken as evidence.
// With more than two players, what was known together of several hands is forgotten when a deck is
// formed again.
#include <algorithm>
#include <bit>
#include <numeric>

#include "bots/drawcity/inference.h"
#include "bots/order.h"
#include "games/drawcity/cards.h"

namespace townsmith::drawcity {
namespace {

/// Deals the hidden cards of one kind. A card that leaves nothing for another hand is taken back,
/// so that a deal is found wherever there is one.
template <int Count>
class Deal {
 public:
  Deal(Cards<Count>& cards, const CardMemory<Count>& memory,
       const typename Cards<Count>::Counts& all, int players, Chance& chance)
      : chance_(chance) {
    for (std::size_t v = 0; v < Count; ++v) {
      held_[v] = memory.held[v];
      unseen_[v] = all[v] - cards.discard[v];
    }
    for (const Seat seat : SeatSet::first(players)) list_slots(cards.hand[seat], memory.hand[seat]);
    // What is known best first: it must not be taken by a hand that can have anything.
    bots::put_in_order(slots_.begin(), slots_.end(), [](const Slot& a, const Slot& b) {
      if (a.from_reveal != b.from_reveal) return a.from_reveal;
      return std::popcount(a.values) < std::popcount(b.values);
    });
  }

  /// False if what is remembered contradicts the position.
  bool deal(int i = 0) {
    if (i == slots_.size()) return true;
    const Slot& slot = slots_[i];
    if (*slot.card != face_down) return deal(i + 1);  // it is the old card
    if (!slot.from_reveal) return deal_one_of(i, Origin::deck, slot.values);
    // Each card given up was as likely to be the old one as not.
    const bool is_gone = slot.gone != 0 && chance_.below(1U << (slot.given - 1), label) != 0;
    for (const bool gone : {is_gone, !is_gone}) {
      if (gone ? deal_one_of(i, Origin::gone, slot.gone)
               : deal_one_of(i, Origin::reveal, slot.values)) {
        return true;
      }
    }
    return false;
  }

 private:
  static constexpr Label label{"hidden card"};

  /// Where a card is from: the hand had it at the reveal, and still has it or not, or it was drawn
  /// since.
  enum class Origin : std::uint8_t { reveal, gone, deck };
  struct Slot {
    CardValue* card;
    bool from_reveal;
    CardValues values;
    CardValues gone = 0;
    int given = 0;
  };

  void list_slots(typename Cards<Count>::Hand& hand, const HandMemory& memory) {
    bool is_older = true;
    for (CardValue& card : hand) {
      if (card == face_down) {
        if (is_older) slots_.push_back({&card, true, memory.older, memory.gone, memory.given});
        if (is_older && memory.given > 0) slots_.push_back({&card, false, memory.drawn});
        if (!is_older) slots_.push_back({&card, memory.given == 0, memory.newer});
        is_older = false;
      } else if (card != 0) {
        --unseen_[card - 1U];
      }
    }
  }

  /// Tries the values by lot until one leaves something for the other slots.
  bool deal_one_of(int i, Origin origin, CardValues values) {
    const bool from_reveal = origin != Origin::deck;
    const bool in_hand = origin != Origin::gone;
    std::array<int, Count> weights{};
    for (std::size_t v = 0; v < Count; ++v) {
      if (!has(values, v)) continue;
      weights[v] = std::min(from_reveal ? held_[v] : unseen_[v], in_hand ? unseen_[v] : held_[v]);
    }
    int unit = 0;  // so that what is the same for all values is not drawn
    for (const int weight : weights) unit = std::gcd(unit, weight);
    while (const int total = std::accumulate(weights.begin(), weights.end(), 0)) {
      auto pick = static_cast<int>(chance_.below(static_cast<std::uint32_t>(total / unit), label));
      pick *= unit;
      std::size_t v = 0;
      while (pick >= weights[v]) pick -= weights[v++];
      held_[v] -= from_reveal ? 1 : 0;
      unseen_[v] -= in_hand ? 1 : 0;
      if (in_hand) *slots_[i].card = static_cast<CardValue>(v + 1);
      if (deal(i + 1)) return true;
      *slots_[i].card = face_down;
      unseen_[v] += in_hand ? 1 : 0;
      held_[v] += from_reveal ? 1 : 0;
      weights[v] = 0;
    }
    return false;
  }

  std::array<int, Count> held_{};    ///< at the reveal, and not dealt yet
  std::array<int, Count> unseen_{};  ///< in hands and in the deck
  Chance& chance_;
  FixedList<Slot, max_players*(hand_size + 1)> slots_;
};

template <int Count>
void deal(Cards<Count>& cards, const CardMemory<Count>& memory,
          const typename Cards<Count>::Counts& all, int players, Chance& chance) {
  Deal<Count> remembered(cards, memory, all, players, chance);
  // A position that was put together by hand can be one that the memory does not allow.
  if (!remembered.deal()) Deal<Count>(cards, {}, all, players, chance).deal();
  for (std::size_t v = 0; v < Count; ++v) {
    cards.deck[v] = static_cast<std::uint8_t>(all[v] - cards.discard[v]);
  }
  for (const Seat seat : SeatSet::first(players)) {
    for (const CardValue card : cards.hand[seat]) {
      if (card != 0) --cards.deck[card - 1U];
    }
    sort_hand(cards.hand[seat]);
  }
}

}  // namespace

void Inference::resample(const DrawCity& game, State& state, Viewer /*viewer*/,
                         const Memory& memory, Chance& chance) {
  if (game.over(state) || state.phase == Phase::set_up) return;
  const CardCounts& all = game.content().cards;
  const int players = game.setup().players;
  deal(state.type_cards, memory.types, all.types, players, chance);
  deal(state.number_cards, memory.numbers, all.numbers, players, chance);
}

}  // namespace townsmith::drawcity
