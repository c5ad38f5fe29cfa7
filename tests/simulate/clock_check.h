#pragma once

#include <array>
#include <optional>

#include "core/json.h"
#include "host/live_table.h"
#include "store/store.h"

namespace townsmith::simulate {

/// Works out from the stored deeds of a table, and their times, what each player's clock must have
/// shown, and whether bots stood in exactly for players whose time was up.
class ClockCheck {
 public:
  explicit ClockCheck(const json::value& terms);

  /// Throws a Failure if a clock ran out too early or too late. `calm`: what the clock showed when
  /// the faults stopped, if that was before; from then on nothing kept its node from noticing.
  void before(const host::Deed& deed, store::Time at, std::optional<store::Time> calm) const;
  /// The deed was done.
  void after(const host::Deed& deed, const table::Table& table, store::Time at);

 private:
  struct Hand {
    store::Time bank = 0;
    std::optional<store::Time> since;  ///< running since
  };
  bool clocked_ = false;
  store::Time turn_ = 0;
  std::array<Hand, max_seats> hands_{};
};

}  // namespace townsmith::simulate
