#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "cli/text.h"

namespace townsmith::cli {

Progress::Progress(std::string what, std::uint64_t total, const Language& language)
    : what_(std::move(what)),
      language_(language),
      total_(total),
      start_(std::chrono::steady_clock::now()),
      terminal_(::isatty(STDERR_FILENO) == 1) {}

double Progress::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

void Progress::show(std::uint64_t done) {
  if (!terminal_) return;
  shown_ = true;
  if (total_ == 0) {
    fmt::print(
        stderr, "\r{} {}  {}/s\x1b[K", grouped(done), what_,
        grouped(static_cast<std::uint64_t>(static_cast<double>(done) / std::max(seconds(), 1e-6))));
    std::fflush(stderr);
    return;
  }
  constexpr std::uint64_t width = 24;
  const std::uint64_t filled = std::min(done, total_) * width / total_;
  std::string bar;
  for (std::uint64_t i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
  const double rate = static_cast<double>(done) / std::max(seconds(), 1e-6);
  const double left = rate > 0 ? static_cast<double>(total_ - std::min(done, total_)) / rate : 0;
  const auto whole = std::lround(left);
  const Text text = say("progress", {{"done", grouped(done)},
                                     {"total", grouped(total_)},
                                     {"what", what_},
                                     {"rate", grouped(static_cast<std::uint64_t>(rate))},
                                     {"time", fmt::format("{}:{:02}", whole / 60, whole % 60)}});
  fmt::print(stderr, "\r{} {:3}%  {}\x1b[K", bar, std::min(done, total_) * 100 / total_,
             language_.say(text));
  std::fflush(stderr);
}

void Progress::clear() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
  shown_ = false;
}

}  // namespace townsmith::cli
