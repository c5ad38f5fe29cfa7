#pragma once

#include <sys/types.h>

#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"

namespace townsmith::cli {

/// An installed Chromium without a window, that is told what to do over two pipes (the DevTools
/// protocol: a JSON object and a null byte each way). It has a profile of its own, which goes when
/// it goes, and reaches nothing but this machine.
class Browser {
 public:
  /// `program`: its name or path; empty: the first of the usual ones in PATH.
  static Result<std::unique_ptr<Browser>> start(const std::string& program,
                                                const std::atomic<bool>& stop);
  ~Browser();
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  /// Asks, and waits for the answer.
  Result<boost::json::object> ask(std::string_view method, boost::json::object parameters = {});
  /// From now on it is about one page.
  Result<> open_page();
  /// The value of an expression in the page, as text; empty if it is none.
  Result<std::string> evaluate(std::string_view expression);

 private:
  using Clock = std::chrono::steady_clock;

  explicit Browser(const std::atomic<bool>& stop) : stop_(stop) {}
  Result<> write(std::string_view text);
  Result<std::string> read(Clock::time_point until);

  const std::atomic<bool>& stop_;
  std::string program_;
  std::string profile_;
  std::string session_;
  std::string unread_;
  pid_t pid_ = -1;
  int to_ = -1;
  int from_ = -1;
  int last_ = 0;
  Clock::duration patience_ = std::chrono::seconds(120);  ///< for an answer
};

}  // namespace townsmith::cli
