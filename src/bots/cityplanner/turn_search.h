#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/cityplanner/turn_table.h"

namespace townsmith::cityplanner {

/// Values of one turn by number, forgotten all at once.
class TurnMemory {
 public:
  void make_room(std::size_t size) {
    if (entries_.size() < size) entries_.resize(size);
  }
  void forget() {
    if (++age_ > max_age) {
      age_ = 1;
      entries_.assign(entries_.size(), 0);
    }
  }
  bool knows(std::size_t i) const { return entries_[i] >> value_bits == age_; }
  Worth operator[](std::size_t i) const {
    return static_cast<Worth>(entries_[i] & ((std::uint64_t{1} << value_bits) - 1));
  }
  Worth note(std::size_t i, Worth worth) {
    entries_[i] = (age_ << value_bits) | static_cast<std::uint64_t>(worth);
    return worth;
  }

 private:
  // An entry has the age in which it was noted above its value; values stay below 2^12 points.
  static constexpr int value_bits = 44;
  static constexpr std::uint64_t max_age = (std::uint64_t{1} << (64 - value_bits)) - 1;

  std::vector<std::uint64_t> entries_;
  std::uint64_t age_ = 0;
};

/// What the moves of a single turn of the solo game are worth, given what turns' beginnings are.
/// It remembers what it has worked out until it is asked about another turn.
class TurnSearch {
 public:
  TurnSearch(const CityPlanner& game, const TurnTable& table) : game_(&game), table_(&table) {}

  /// The worth of the position after the move, points so far not counted.
  Worth value_after(const State& state, Move move);
  /// Of equal moves the one that ends the turn sooner, then the first.
  Move best_move(const State& state);

 private:
  /// Dice as they lie, with what follows from them.
  struct Dice {
    std::array<std::uint8_t, card_count> faces;
    Census all;
    std::size_t roll;  ///< the loose dice as a number in base six
  };

  void look_at(const State& state);
  Dice dice_of(const State& state) const;
  Dice with_face(const Dice& dice, int card, int face) const;
  Census building(int card, int face) const {
    return Census(
        game_->cards()[static_cast<std::size_t>(card)][static_cast<std::size_t>(face - 1)]);
  }
  bool loose(int card) const { return card_at(card) != lock_.card(); }

  /// What follows is about dice and the number of changes made so far in the turn.
  Worth pass_value(const Dice& dice, int card, int changes);
  Worth standing_value(const Dice& dice, int changes);
  /// With further changes of dice from `first_card` on, or none.
  Worth changing_value(const Dice& dice, unsigned changed, int changes, int first_card);
  Worth turn_value(const Dice& dice, int rerolls);
  Worth reroll_value(const Dice& dice, int card, int rerolls);

  const CityPlanner* game_;
  const TurnTable* table_;

  // The turn in hand, and the changes made in it when it was last looked at.
  int round_ = 0;
  int money_ = 0;  ///< before any changes
  Lock lock_;
  unsigned changed_ = 0;
  int changes_ = 0;
  std::array<std::size_t, card_count> digits_{};  ///< what a die's face counts for in Dice::roll

  TurnMemory results_;   ///< by changes, passed building's lock and census of the six
  TurnMemory standing_;  ///< by changes and roll; not of the first turn, which has no rerolls
  TurnMemory turns_;     ///< likewise by rerolls and roll, with the changes made already
};

}  // namespace townsmith::cityplanner
