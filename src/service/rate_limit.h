#pragma once

#include <map>
#include <string>

#include "service/time.h"

namespace townsmith::service {

/// Allows each key at most N times a minute.
class RateLimit {
 public:
  explicit RateLimit(int per_minute) : per_minute_(per_minute) {}

  bool allow(const std::string& key, Time now) {
    constexpr Time minute = 60'000;
    constexpr std::size_t most_keys = 100'000;
    if (counts_.size() > most_keys) counts_.clear();
    Count& count = counts_[key];
    if (now - count.since >= minute) count = {now, 0};
    return ++count.count <= per_minute_;
  }

 private:
  struct Count {
    Time since = 0;
    int count = 0;
  };

  int per_minute_;
  std::map<std::string, Count> counts_;
};

}  // namespace townsmith::service
