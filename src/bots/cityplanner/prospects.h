#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/cityplanner/turn_table.h"

namespace townsmith::cityplanner {

/// What a turn's beginning is worth, in 1/1024 points, as bots guess it: the solved values of the
/// solo game where those that come with the program fit the cards and charts, a rule of thumb
/// otherwise. With two players the game goes a little differently, but what is good stays good.
class Prospects {
 public:
  /// Games with the same cards and charts share one, where it is a large one.
  static std::shared_ptr<const Prospects> of(const CityPlanner& game);

  /// The points still to come, money's exchange at the end included. After the last round that is
  /// all there is.
  int value(int round, int money, int rerolls, Lock lock) const {
    return at(round, money, rerolls, lock.number());
  }
  /// When the lock is not known yet: the average.
  int value(int round, int money, int rerolls) const { return at(round, money, rerolls, 0); }

 private:
  static constexpr int purses = 48;  ///< with more, more is worth what it is exchanged for

  Prospects(const CityPlanner& game, const TurnTable* table);
  int at(int round, int money, int rerolls, int lock) const;

  int rounds_;
  int dollars_per_vp_;
  int max_rerolls_;
  std::vector<std::int32_t> values_;  ///< by round, money, rerolls and lock
};

}  // namespace townsmith::cityplanner
