#pragma once

#include <array>
#include <cstring>
#include <span>
#include <vector>

#include "numbers/numbered_game.h"
#include "numbers/planes.h"

namespace townsmith::numbers {

template <Game G>
class BatchOf final : public Batch {
 public:
  BatchOf(const G& game, const Actions<G>& actions, const Planes<G>& planes,
          const BatchSettings& settings, const BatchArrays& arrays)
      : game_(game), actions_(actions), planes_(planes), settings_(settings), arrays_(arrays) {
    slots_.reserve(static_cast<std::size_t>(settings.games));
    for (int i = 0; i < settings.games; ++i) slots_.emplace_back(game.start());
  }

  void reset(int begin, int end, std::uint64_t seed) override {
    for (int i = begin; i < end; ++i) {
      Slot& slot = at(i);
      const std::uint64_t own = Random::mix(seed) ^ static_cast<std::uint64_t>(i);
      slot.choices = Random(own, 1);
      slot.chance = Chance(Random(own, 0));
      begin_game(slot);
      clear_result(i);
      show(i, i + 1);
    }
  }

  void restart(int i) override {
    begin_game(at(i));
    clear_result(i);
    show(i, i + 1);
  }

  void sample(int begin, int end, std::int32_t* actions) override {
    for (int i = begin; i < end; ++i) {
      Slot& slot = at(i);
      if (slot.over) {
        actions[i] = wait;
        continue;
      }
      if (slot.begun.size == 0) {
        slot.chosen = random_move(game_, slot.state, slot.seat, slot.choices);
        slot.sequence = actions_.own().encode(slot.state, slot.seat, slot.chosen);
      } else if (!continues(slot)) {
        pick_after(slot);
      }
      actions[i] = slot.sequence[slot.begun.size];
    }
  }

  int check(int begin, int end, const std::int32_t* actions) override {
    for (int i = begin; i < end; ++i) {
      Slot& slot = at(i);
      if (slot.over) continue;  // whatever it is, nothing happens
      if (continues(slot) && actions[i] == slot.sequence[slot.begun.size]) {
        slot.taken = slot.begun.size + 1 == slot.sequence.size ? Taken::moved : Taken::begun;
        continue;
      }
      Sequence begun = slot.begun;
      typename G::Move move{};
      slot.taken = actions_.take(slot.state, slot.seat, begun, actions[i], move);
      if (slot.taken == Taken::illegal) return i;
      slot.sequence = {};
      slot.chosen = move;
    }
    return -1;
  }

  void step(int begin, int end, const std::int32_t* actions) override {
    const bool shown = arrays_.players != nullptr || arrays_.observations != nullptr ||
                       arrays_.masks != nullptr || arrays_.bits != nullptr;
    for (int i = begin; i < end; ++i) {
      Slot& slot = at(i);
      if (slot.result_shown) clear_result(i);
      if (!slot.over && slot.taken == Taken::moved) {
        move(i, slot);
      } else if (!slot.over) {
        slot.begun.push(actions[i]);
      }
      if (shown) show_one(i, slot);
    }
  }

  void show(int begin, int end) override {
    for (int i = begin; i < end; ++i) show_one(i, at(i));
  }

 private:
  struct Slot {
    explicit Slot(const typename G::State& start) : state(start) {}

    typename G::State state;
    Random choices{0};
    Chance chance{Random(0)};
    Seat seat{};
    Sequence begun;
    Sequence sequence;          ///< all actions of the move that sample() chose; may be empty
    typename G::Move chosen{};  ///< that move, or the one that was checked
    Taken taken = Taken::illegal;
    bool over = false;
    bool result_shown = false;
  };

  Slot& at(int i) { return slots_[static_cast<std::size_t>(i)]; }

  static bool continues(const Slot& slot) {
    return slot.sequence.size > slot.begun.size && slot.sequence.starts_with(slot.begun);
  }

  void begin_game(Slot& slot) {
    slot.state = begin(game_, slot.chance);
    slot.over = game_.over(slot.state);
    next_decision(slot);
  }
  void next_decision(Slot& slot) {
    if (!slot.over) slot.seat = game_.actors(slot.state).front();
    slot.begun = {};
    slot.sequence = {};
  }

  void move(int i, Slot& slot) {
    play(game_, slot.state, slot.seat, slot.chosen, slot.chance);
    if (game_.over(slot.state)) {
      if (arrays_.rewards != nullptr) reward(i, slot.state);
      if (arrays_.ends != nullptr) arrays_.ends[i] = 1;
      slot.result_shown = true;
      slot.over = !settings_.restart;
      if (settings_.restart) return begin_game(slot);
    }
    next_decision(slot);
  }

  void reward(int i, const typename G::State& state) {
    const std::size_t players = game_.setup().players;
    const SeatSet seats = SeatSet::first(game_.setup().players);
    std::array<int, max_seats> scores{};
    for (const Seat seat : seats) scores[townsmith::slot(seat)] = total_score(game_, state, seat);
    const SeatSet best = leaders(game_, state);
    float* rewards = arrays_.rewards + static_cast<std::size_t>(i) * players;
    for (const Seat seat : seats) {
      *rewards++ = static_cast<float>(
          utility_of(settings_.utility, std::span(scores).first(players), best, seat));
    }
  }

  void clear_result(int i) {
    const int players = game_.setup().players;
    for (int p = 0; p < players && arrays_.rewards != nullptr; ++p) {
      arrays_.rewards[i * players + p] = 0;
    }
    if (arrays_.ends != nullptr) arrays_.ends[i] = 0;
    at(i).result_shown = false;
  }

  /// A random one of the moves that begin as the seat has begun.
  void pick_after(Slot& slot) {
    MoveList<G> moves;
    game_.legal_moves(slot.state, slot.seat, moves);
    std::uint32_t seen = 0;
    for (const auto& one : moves) {
      const Sequence sequence = actions_.own().encode(slot.state, slot.seat, one);
      if (!sequence.starts_with(slot.begun) || slot.choices.below(++seen) != 0) continue;
      slot.sequence = sequence;
      slot.chosen = one;
    }
  }

  void show_one(int i, Slot& slot) {
    if (arrays_.players != nullptr) {
      arrays_.players[i] = static_cast<std::int8_t>(slot.over ? -1 : index(slot.seat));
    }
    if (arrays_.observations != nullptr) {
      planes_.write(observe(game_, slot.state, slot.seat), slot.begun,
                    arrays_.observations + std::ptrdiff_t{i} * planes_.layout().size());
    }
    if (arrays_.masks == nullptr && arrays_.bits == nullptr) return;
    ActionSet set;
    if (slot.over) {
      set.set(wait);
    } else {
      actions_.legal(slot.state, slot.seat, slot.begun, set);
    }
    const int count = actions_.count();
    if (arrays_.masks != nullptr) {
      std::uint8_t* row = arrays_.masks + std::ptrdiff_t{i} * count;
      std::memset(row, 0, static_cast<std::size_t>(count));
      set.for_each([row](int action) { row[action] = 1; });
    }
    if (arrays_.bits != nullptr) {
      const int bytes = (count + 7) / 8;
      std::uint8_t* row = arrays_.bits + std::ptrdiff_t{i} * bytes;
      for (int b = 0; b < bytes; ++b) {
        row[b] = static_cast<std::uint8_t>(set.word_at(b / 8) >> (8 * (b % 8)));
      }
    }
  }

  const G& game_;
  const Actions<G>& actions_;
  const Planes<G>& planes_;
  BatchSettings settings_;
  BatchArrays arrays_;
  std::vector<Slot> slots_;
};

}  // namespace townsmith::numbers
