#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "core/spelling.h"
#include "games/word_files.h"

namespace townsmith::cli {

/// A line on the terminal that shows how far long work is, how fast it goes and how long it will
/// take. Says nothing where errors do not go to a terminal.
class Progress {
 public:
  /// A total of 0: nobody knows.
  Progress(std::string what, std::uint64_t total, const Language& language = built_in_english());
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint64_t done);
  void clear();
  double seconds() const;

 private:
  std::string what_;
  const Language& language_;
  std::uint64_t total_;
  std::chrono::steady_clock::time_point start_;
  bool terminal_;
  bool shown_ = false;
};

}  // namespace townsmith::cli
