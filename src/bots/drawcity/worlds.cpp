// What a seat can conclude about the hands of the others: worlds that fit.
//
// Every card that a viewer has not seen is equally likely to be in any place it can be in. Where it
// can be is told by
// - counts: all cards, less the open discards, less one's own hand;
// - skips: neither number of the hand could be placed. Such a number stays unplaceable, so a seat
//   that keeps it can only part with it by another skip. `kept` has a weight for each value of the
//   card the seat has held longest, `blocked` the values both cards must have after a skip that
//   discarded no number;
// - the reveals of the set-up and re-formed decks: what was revealed, or was in the discard pile,
//   was in no hand at that time. A seat that has given up no card since then holds old cards only,
//   after one card it holds one of them, later perhaps one.
// Which card a seat chooses to play is not taken as evidence: each of its cards is as likely to be
// the one it played. After two cards or more the older one is taken to be still an old one with
// probability 1/2, 1/4, ..., whatever the values of the cards played meanwhile, except that old
// cards which nobody can have played yet are always in some hand; and what a deck formed again told
// is forgotten when it is formed once more, which is dozens of cards later. That, and more than
// four cards bound by skips at once, are the only places where the probabilities are approximate.
// Hands that contradict what is certain are thrown away and made up again, up to 64 times; that was
// always enough in millions of simulated positions, but it is not proved to be.
#include <algorithm>
#include <numeric>

#include "bots/drawcity/inference.h"
#include "games/drawcity/cards.h"

namespace townsmith::drawcity {
namespace {

template <int Values>
using Weights = std::array<std::uint64_t, Values>;

/// A card to be made up: whose it is, and how likely each value is as far as skips tell.
template <int Values>
struct Slot {
  std::uint8_t seat = 0;
  std::uint8_t place = 0;
  bool newest = false;  ///< drawn last
  bool old = false;     ///< held since the cut
  bool bound = false;   ///< the weights are not all the same
  CardValue card = 0;
  std::array<std::uint8_t, Values> weight{};
};

template <int Values>
using Slots = FixedList<Slot<Values>, most_players * hand_size>;

/// A value with probability proportional to its weight.
template <int Values>
std::size_t pick_weighted(Weights<Values> weights, Chance& chance) {
  std::uint64_t divisor = 0;
  std::uint64_t total = 0;
  for (const std::uint64_t weight : weights) divisor = std::gcd(divisor, weight);
  for (std::uint64_t& weight : weights) total += weight /= std::max<std::uint64_t>(divisor, 1);
  while (total >> 32U != 0) {  // only with absurd weights: keep what matters
    total = 0;
    for (std::uint64_t& weight : weights) total += weight = (weight + 1) / 2;
  }
  std::uint64_t pick = chance.below(static_cast<std::uint32_t>(total), {"hidden card"});
  std::size_t value = 0;
  while (pick >= weights[value]) pick -= weights[value++];
  return value;
}

/// Fills the blanks of one kind of card.
template <int Values>
class Filling {
 public:
  using Counts = typename Cards<Values>::Counts;

  Filling(Cards<Values>& cards, const CardMemory<Values>& memory, const Counts& all, int players,
          Viewer viewer, Chance& chance)
      : cards_(cards),
        memory_(memory),
        all_(all),
        players_(players),
        viewer_(viewer),
        chance_(chance) {
    count_unseen();
    list_slots();
  }

  Slots<Values>& slots() { return slots_; }

  /// Guesses about old cards can lead to hands that cannot be; then it begins again.
  void fill() {
    make_up();
    for (attempts_ = 1; attempts_ < most_attempts && contradicts(); ++attempts_) {
      take_back();
      make_up();
    }
    write_back();
  }

 private:
  static constexpr int most_attempts = 64;
  static constexpr int likely_attempts = 32;  ///< then unlikely slots are tried as well

  void make_up() {
    if (knows_cut()) {
      count_old();
      must_hold_ = stranded_;
      choose_old_slots();
      fill_old_slots();
    }
    fill_bound(unseen_, false);
    for (Slot<Values>& slot : slots_) {
      if (slot.card == 0) put(slot, pick(slot, unseen_));
    }
  }

  void take_back() {
    for (Slot<Values>& slot : slots_) {
      ++unseen_[slot.card - 1U];
      slot.card = 0;
    }
  }

  /// Whether a card is where a skip rules it out, a new card is where an old one must be, or an old
  /// card that must be in some hand is in none.
  bool contradicts() const {
    Counts missing = cards_.formed > 0 ? must_hold_ : Counts{};
    for (const Slot<Values>& slot : slots_) {
      const auto v = static_cast<std::size_t>(slot.card - 1);
      if (slot.weight[v] == 0) return true;
      if (knows_cut() && must_be_old(slot) && !slot.old) return true;
      if ((must_be_old(slot) || !slot.newest) && missing[v] > 0) --missing[v];
    }
    return missing != Counts{};
  }

  /// Whether anything is remembered of the cards that hands held at the cut.
  bool knows_cut() const { return memory_.old != all_ && memory_.old != Counts{}; }

  bool must_be_old(const Slot<Values>& slot) const {
    const int given = memory_.given(slot.seat);
    return given == 0 || (given == 1 && !slot.newest);
  }

  /// The counts as if the viewer's cards were not there.
  void count_unseen() {
    for (std::size_t v = 0; v < Values; ++v) {
      unseen_[v] = static_cast<std::uint8_t>(all_[v] - cards_.discard[v]);
    }
    for (const auto& hand : cards_.hand) {
      for (const CardValue card : hand) {
        if (card != 0 && card != face_down) --unseen_[card - 1U];
      }
    }
  }

  void list_slots() {
    for (int seat = 0; seat < players_; ++seat) {
      bool newest = false;
      for (int place = 0; place < hand_size; ++place) {
        if (cards_.hand[seat_at(seat)][static_cast<std::size_t>(place)] != face_down) continue;
        Slot<Values> slot;
        slot.seat = static_cast<std::uint8_t>(seat);
        slot.place = static_cast<std::uint8_t>(place);
        slot.newest = newest;
        slot.weight.fill(1);
        slots_.push_back(slot);
        newest = true;
      }
    }
  }

  /// Old cards that may still be somewhere in the others' hands, and those that must be: nobody has
  /// given up a card like them since the cut, but for each seat's first, which was an old one.
  void count_old() {
    std::array<int, Values> left{};
    std::array<int, Values> later{};
    for (std::size_t v = 0; v < Values; ++v) left[v] = memory_.old[v];
    for (int i = 0; i < players_; ++i) {
      const Seat seat = seat_at(i);
      if (viewer_.is(seat)) {
        for (const CardValue card : memory_.own) {
          if (card != 0) --left[card - 1U];
        }
      } else {
        for (std::size_t v = 0; v < Values; ++v) later[v] += memory_.gave[seat][v];
        if (memory_.first[seat] == 0) continue;
        --left[memory_.first[seat] - 1U];
        --later[memory_.first[seat] - 1U];
      }
    }
    for (std::size_t v = 0; v < Values; ++v) {
      const auto at_most = [&](int count) {
        return static_cast<std::uint8_t>(std::clamp(count, 0, int{unseen_[v]}));
      };
      old_[v] = at_most(left[v]);
      stranded_[v] = at_most(left[v] - later[v]);
    }
  }

  Counts old_left() const {
    Counts left = old_;
    for (std::size_t v = 0; v < Values; ++v) left[v] = std::min(left[v], unseen_[v]);
    return left;
  }

  void choose_old_slots() {
    int old_slots = 0;
    for (Slot<Values>& slot : slots_) {
      const int given = memory_.given(slot.seat);
      slot.old = must_be_old(slot);
      // Beyond 2^12 the odds are not worth a draw.
      if (attempts_ >= likely_attempts && given >= 2 && !slot.newest) {
        slot.old = chance_.below(2, {"an old card is kept"}) == 0;
      } else if (given >= 2 && given <= 13 && !slot.newest) {
        slot.old = chance_.below(1U << (given - 1), {"an old card is kept"}) == 0;
      }
      old_slots += slot.old ? 1 : 0;
    }
    if (cards_.formed == 0) return;
    const int must = std::accumulate(stranded_.begin(), stranded_.end(), 0);
    while (old_slots < must) {
      std::uint32_t open = 0;
      for (const Slot<Values>& slot : slots_) open += could_be_old(slot) ? 1U : 0U;
      if (open == 0) return;
      std::uint32_t skip = chance_.below(open, {"an old card is kept"});
      for (Slot<Values>& slot : slots_) {
        if (could_be_old(slot) && skip-- == 0) {
          slot.old = true;
          break;
        }
      }
      ++old_slots;
    }
  }

  static bool could_be_old(const Slot<Values>& slot) { return !slot.old && !slot.newest; }

  /// Where every old card is still in some hand, these are the cards to deal; else the cards that
  /// must be in hands go first, after those slots that cannot have any card.
  void fill_old_slots() {
    int open = 0;
    for (const Slot<Values>& slot : slots_) open += slot.old ? 1 : 0;
    const bool all_held = std::accumulate(stranded_.begin(), stranded_.end(), 0) == open;
    fill_bound(cards_.formed > 0 && all_held ? stranded_ : old_left(), true);
    if (cards_.formed > 0) place_stranded();
    for (Slot<Values>& slot : slots_) {
      if (!slot.old || slot.card != 0) continue;
      const Counts left = old_left();
      slot.old = any_fits(slot, left);
      if (slot.old) put(slot, pick(slot, left));
    }
  }

  static bool any_fits(const Slot<Values>& slot, const Counts& pool) {
    for (std::size_t v = 0; v < Values; ++v) {
      if (pool[v] > 0 && slot.weight[v] > 0) return true;
    }
    return false;
  }

  void place_stranded() {
    for (std::size_t v = 0; v < Values; ++v) {
      while (stranded_[v] > 0) {
        std::uint32_t open = 0;
        const auto fits = [&](const Slot<Values>& slot) {
          return slot.old && slot.card == 0 && slot.weight[v] > 0;
        };
        for (const Slot<Values>& slot : slots_) open += fits(slot) ? 1U : 0U;
        if (open == 0) break;
        std::uint32_t skip = chance_.below(open, {"who has the card"});
        for (Slot<Values>& slot : slots_) {
          if (fits(slot) && skip-- == 0) {
            put(slot, v);
            break;
          }
        }
      }
    }
  }

  /// Slots bound by skips share a pool: each value is weighed with the ways to fill the next ones.
  void fill_bound(Counts pool, bool old_only) {
    FixedList<int, most_players * hand_size> bound;
    for (int i = 0; i < slots_.size(); ++i) {
      const Slot<Values>& slot = slots_[i];
      if (slot.bound && slot.card == 0 && (slot.old || !old_only)) bound.push_back(i);
    }
    for (int i = 0; i < bound.size(); ++i) {
      Slot<Values>& slot = slots_[bound[i]];
      Weights<Values> weights{};
      std::uint64_t total = 0;
      for (std::size_t v = 0; v < Values; ++v) {
        if (slot.weight[v] == 0 || pool[v] == 0) continue;
        weights[v] = std::uint64_t{slot.weight[v]} * pool[v];
        --pool[v];
        weights[v] *= ways(bound, pool, i + 1, i + 4);
        ++pool[v];
        total += weights[v];
      }
      if (total == 0) continue;  // only where guesses about old cards leave nothing
      const std::size_t value = pick_weighted<Values>(weights, chance_);
      --pool[value];
      put(slot, value);
    }
  }

  template <class Indices>
  std::uint64_t ways(const Indices& bound, Counts& pool, int from, int to) {
    if (from >= std::min(to, bound.size())) return 1;
    const Slot<Values>& slot = slots_[bound[from]];
    std::uint64_t sum = 0;
    for (std::size_t v = 0; v < Values; ++v) {
      if (slot.weight[v] == 0 || pool[v] == 0) continue;
      const std::uint64_t here = std::uint64_t{slot.weight[v]} * pool[v];
      --pool[v];
      sum += here * ways(bound, pool, from + 1, to);
      ++pool[v];
    }
    return sum;
  }

  /// A value out of a pool, as the slot's weights allow; any unseen one where nothing fits.
  std::size_t pick(const Slot<Values>& slot, const Counts& pool) {
    Weights<Values> weights{};
    std::uint64_t total = 0;
    for (std::size_t v = 0; v < Values; ++v) {
      total += weights[v] = std::uint64_t{pool[v]} * slot.weight[v];
    }
    for (std::size_t v = 0; v < Values && total == 0; ++v) weights[v] = unseen_[v];
    return pick_weighted<Values>(weights, chance_);
  }

  void put(Slot<Values>& slot, std::size_t value) {
    slot.card = static_cast<CardValue>(value + 1);
    --unseen_[value];
    if (slot.old && old_[value] > 0) --old_[value];
    if (slot.old && stranded_[value] > 0) --stranded_[value];
  }

  void write_back() {
    for (const Slot<Values>& slot : slots_) cards_.hand[slot.seat][slot.place] = slot.card;
    for (int seat = 0; seat < players_; ++seat) sort_hand(cards_.hand[seat_at(seat)]);
    cards_.deck = unseen_;
  }

  Cards<Values>& cards_;
  const CardMemory<Values>& memory_;
  const Counts& all_;
  int players_;
  Viewer viewer_;
  Chance& chance_;
  Counts unseen_{};
  Counts old_{};
  Counts stranded_{};
  int attempts_ = 0;    ///< in vain
  Counts must_hold_{};  ///< stranded before anything is filled
  Slots<Values> slots_;
};

}  // namespace

void Inference::resample(const DrawCity& game, State& state, Viewer viewer, const Memory& memory,
                         Chance& chance) {
  if (game.over(state) || state.phase == Phase::set_up) return;
  const CardCounts& all = game.content().cards;
  const int players = game.setup().players;
  Filling<type_count>(state.type_cards, memory.types, all.types, players, viewer, chance).fill();
  Filling<number_count> numbers(state.number_cards, memory.numbers, all.numbers, players, viewer,
                                chance);
  for (Slot<number_count>& one : numbers.slots()) {
    for (std::size_t v = 0; v < number_count; ++v) {
      const bool possible = ((memory.blocked[one.seat] >> v) & 1U) != 0;
      one.weight[v] = !possible    ? std::uint8_t{0}
                      : one.newest ? std::uint8_t{1}
                                   : memory.kept[one.seat][v];
      one.bound = one.bound || one.weight[v] != 1;
    }
  }
  numbers.fill();
}

}  // namespace townsmith::drawcity
