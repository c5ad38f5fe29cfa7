#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <string_view>

#include "core/result.h"
#include "service/rate_limit.h"
#include "service/time.h"

namespace townsmith::service {

/// Something the host of a server should know.
struct Trouble {
  std::string_view what;
  std::string_view why;
  std::string_view advice;  ///< what to do about it; "" if nobody knows
};

/// What players are told when an internal error, or the store, kept their request from being done.
Problem internal_error();
Problem not_stored();

/// What should not happen, and must not end the server if it does: survives it and tells the host,
/// the same trouble at most once a minute.
class TroubleReporter {
 public:
  using Report = std::function<void(const Trouble&)>;
  TroubleReporter(Report report, Clock clock);

  /// Does something. Whatever it throws is told to the host; then this is false.
  template <class Work>
  bool safely(Work&& work) {
    try {
      work();
      return true;
    } catch (const std::exception& error) {
      note_internal_error(error.what());
      return false;
    }
  }
  void report(const Trouble& trouble);
  /// What players are told of a problem the store has; the host is told what it is.
  Problem unreadable(const Problem& why);

  std::uint64_t internal_errors() const { return internal_errors_; }

 private:
  void note_internal_error(std::string_view why);

  Report report_;
  Clock clock_;
  RateLimit reports_{1};
  std::uint64_t internal_errors_ = 0;
};

}  // namespace townsmith::service
