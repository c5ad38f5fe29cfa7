#pragma once

#include <map>
#include <string>

#include "service/time.h"

namespace townsmith::service {

/// Allows each key at most N times a minute, or in another time.
class RateLimit {
 public:
  explicit RateLimit(int max, Time in_time = 60 * second) : max_(max), in_time_(in_time) {}

  bool allow(const std::string& key, Time now) {
    constexpr std::size_t max_keys = 100'000;
    if (counts_.size() > max_keys) counts_.clear();
    Count& count = counts_[key];
    if (now - count.since >= in_time_) count = {now, 0};
    return ++count.count <= max_;
  }

 private:
  struct Count {
    Time since = 0;
    int count = 0;
  };

  int max_;
  Time in_time_;
  std::map<std::string, Count> counts_;
};

}  // namespace townsmith::service
