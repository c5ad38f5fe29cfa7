#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/cityplanner/turn_table.h"

namespace townsmith::cityplanner {

/// One turn of the solo game with all that its dice can show. The loose dice are a number in base
/// six, the lowest card's die the lowest digit; a `Values` has an entry for each, in units
/// of Worth.
class TurnValues {
 public:
  using Values = std::vector<double>;

  TurnValues(const CityPlanner& game, Lock lock);

  int loose() const { return loose_; }
  std::size_t size() const { return size_; }
  Card card(int die) const { return cards_[static_cast<std::size_t>(die)]; }
  std::size_t step(int die) const { return steps_[static_cast<std::size_t>(die)]; }
  /// The best that passing a card now leads to, for every roll. `worth(census, next lock)` is the
  /// best result of six buildings.
  template <class Worth>
  void pass(Worth&& worth, Values& values);

  /// layers[0] holds what standing still is worth; fills layers[j] with the best that exactly j
  /// changes of different dice lead to.
  void change(std::span<Values> layers) const;

  /// What one more reroll makes of these values: it may be used on any loose die, or not.
  void reroll(const Values& values, Values& better);
  /// The average over all rolls.
  static double average(const Values& values);

 private:
  int loose_ = 0;
  std::size_t size_ = 1;
  std::array<Card, card_count> cards_{};
  std::array<std::size_t, card_count> steps_{};
  /// For every roll and loose die: which worth passing that die's card leads to.
  std::vector<std::uint16_t> passes_;
  Values table_;  ///< scratch of pass()
  Values row_;    ///< scratch of reroll()
};

template <class Worth>
void TurnValues::pass(Worth&& worth, Values& values) {
  // One table of all that can be passed and all that can remain, then a look-up for each roll.
  table_.resize(static_cast<std::size_t>(loose_ * face_count) * census_count);
  for (int die = 0; die < loose_; ++die) {
    for (int face = 1; face <= face_count; ++face) {
      double* row =
          table_.data() + static_cast<std::size_t>(die * face_count + face - 1) * census_count;
      for (int rank = 0; rank < census_count; ++rank) {
        row[rank] = static_cast<double>(worth(rank, Lock(card(die), face)));
      }
    }
  }
  values.resize(size_);
  const std::uint16_t* next = passes_.data();
  for (std::size_t roll = 0; roll < size_; ++roll) {
    double best = 0;
    std::size_t digits = roll;
    for (int die = 0; die < loose_; ++die, ++next) {
      const std::size_t row = static_cast<std::size_t>(die * face_count) + digits % face_count;
      digits /= face_count;
      const double value = table_[row * census_count + *next];
      best = die == 0 || value > best ? value : best;
    }
    values[roll] = best;
  }
}

}  // namespace townsmith::cityplanner
