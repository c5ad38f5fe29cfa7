#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <utility>

namespace townsmith::service {

/// Milliseconds since the beginning of 1970, UTC.
using Time = std::int64_t;

inline constexpr Time second = 1'000;
inline constexpr Time hour = 3'600 * second;
inline constexpr Time day = 24 * hour;

/// Tells the time: what passes, which never jumps, and the date, which is set right now and then.
/// Everything that lasts is measured by what passes; dates are for people to read. Always passed
/// in, so that tests can decide it.
class Clock {
 public:
  using Read = std::function<Time()>;

  Clock(Read passing, Read date) : passing_(std::move(passing)), date_(std::move(date)) {}
  /// The same for both.
  template <class Function>
    requires std::convertible_to<std::invoke_result_t<Function&>, Time>
  Clock(Function read) : Clock(Read(read), Read(read)) {}  // NOLINT(google-explicit-constructor)

  /// Begins where the date was when the process began.
  Time operator()() const { return passing_(); }
  Time date() const { return date_(); }

 private:
  Read passing_;
  Read date_;
};

/// The machine's: time passes while the machine sleeps too, and whatever the date is set to.
Clock system_clock();

/// Something that is done regularly.
class Interval {
 public:
  explicit Interval(Time length) : length_(length) {}

  bool is_due(Time now) {
    if (now < next_) return false;
    next_ = now + length_;
    return true;
  }

 private:
  Time length_;
  Time next_ = 0;
};

}  // namespace townsmith::service
