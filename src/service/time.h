#pragma once

#include <cstdint>
#include <functional>

namespace townsmith::service {

/// Milliseconds since the beginning of 1970, UTC.
using Time = std::int64_t;

/// Tells what time it is. Always passed in, so that tests can decide it.
using Clock = std::function<Time()>;

/// Something that is done regularly. If the clock was set back it is done at once: what is due must
/// not wait until the clock has caught up.
class Interval {
 public:
  explicit Interval(Time length) : length_(length) {}

  bool is_due(Time now) {
    if (now < next_ && next_ - now <= length_) return false;
    next_ = now + length_;
    return true;
  }

 private:
  Time length_;
  Time next_ = 0;
};

}  // namespace townsmith::service
