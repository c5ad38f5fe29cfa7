#pragma once

#include <cstdint>
#include <optional>

#include "core/result.h"
#include "core/seat.h"
#include "protocol/about.h"
#include "service/time.h"

namespace townsmith::service {

/// How much time the players of a table have agreed on.
struct Pace {
  enum class Kind : std::uint8_t { relaxed, live, days };
  Kind kind = Kind::relaxed;
  std::int64_t bank = 0;  ///< seconds for the whole game
  std::int64_t turn = 0;  ///< seconds for each turn, before the bank is touched

  bool operator==(const Pace&) const = default;
};

Result<Pace> read_pace(const protocol::Pace& message);
protocol::Pace pace_view(const Pace& pace);

/// The clocks of a table: each seat's runs while the table waits for it. They follow from the times
/// of what was done, so they need not be kept.
class Clocks {
 public:
  explicit Clocks(const Pace& pace);

  /// From `now` on the clocks of `running` run and no others; those of `anew` begin another turn.
  void set(SeatSet running, SeatSet anew, Time now);

  /// Without a clock, nothing runs.
  bool is_running(Seat seat) const {
    return pace_.kind != Pace::Kind::relaxed && running_.contains(seat);
  }
  /// What the seat has left; nothing without a clock.
  std::optional<Time> left(Seat seat, Time now) const;

  struct Deadline {
    Time at;
    Seat seat;
  };
  /// Whose time is up first, if nothing happens.
  std::optional<Deadline> next() const;

 private:
  struct Hand {
    Time bank = 0;
    Time since = 0;
  };

  Pace pace_;
  Time turn_ = 0;
  BySeat<Hand> hands_;
  SeatSet running_;
};

}  // namespace townsmith::service
