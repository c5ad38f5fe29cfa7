// How many durable writes a store does, and what they cost this process:
//   bench_store sqlite:FILE | postgres://... [SECONDS]
// The store should be a fresh one on the disk in question.
#include "store/store.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/word_files.h"

namespace {

using namespace townsmith;

double cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// A table as large as a real one: about 700 bytes of summary, 150 of a deed.
store::TableWrite table(const std::string& id) {
  store::TableWrite write;
  write.fresh = true;
  write.row.id = id;
  write.row.revision = 1;
  write.row.game = "chess";
  write.row.stage = store::Stage::playing;
  write.row.creator = "p1";
  write.row.terms = std::string(300, 't');
  write.row.seed = std::string(64, 's');
  write.row.summary = std::string(700, 'u');
  write.people = {"p1", "p2"};
  return write;
}

void move(store::TableWrite& write, store::Time now) {
  write.fresh = false;
  ++write.row.deeds;
  ++write.row.revision;
  write.row.changed = now;
  write.row.wake = now + 60'000;
  write.deeds = {{.number = write.row.deeds, .at = now, .text = std::string(150, 'd')}};
}

/// Moves at several tables (`together`) at a time, one transaction each time.
bool measure(store::Store& store, std::size_t together, double seconds) {
  std::vector<store::Write> batch;
  for (std::size_t i = 0; i < together; ++i) {
    batch.emplace_back(table(fmt::format("t{}-{}", together, i)));
  }
  if (const auto made = store.write(batch); !made) {
    fmt::print(stderr, "{}\n", built_in_english().say(made.error().text));
    return false;
  }
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const double cpu = cpu_seconds();
  std::vector<double> times;
  double passed = 0;
  while (passed < seconds) {
    for (store::Write& write : batch) {
      move(std::get<store::TableWrite>(write), static_cast<store::Time>(times.size()));
    }
    const auto before = Clock::now();
    const auto written = store.write(batch);
    if (!written || !written->conflicts.empty()) return false;
    const auto after = Clock::now();
    times.push_back(std::chrono::duration<double>(after - before).count());
    passed = std::chrono::duration<double>(after - start).count();
  }
  const auto transactions = static_cast<double>(times.size());
  const double moves = transactions * static_cast<double>(together);
  std::sort(times.begin(), times.end());
  const auto at = [&times](double share) {
    return 1e3 * times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  fmt::print(
      "{:>4} together: {:>7.0f} transactions/s, {:>8.0f} moves/s, p50 {:.2f} ms, p99 {:.2f} ms, "
      "{:.1f} µs CPU a move\n",
      together, transactions / passed, moves / passed, at(0.5), at(0.99),
      1e6 * (cpu_seconds() - cpu) / moves);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    fmt::print(stderr, "bench_store sqlite:FILE | postgres://... [SECONDS]\n");
    return 2;
  }
  const auto store = store::open_store(argv[1]);
  if (!store) {
    fmt::print(stderr, "{}\n", built_in_english().say(store.error().text));
    return 1;
  }
  const double seconds = argc > 2 ? std::strtod(argv[2], nullptr) : 3;
  for (const std::size_t together : {1U, 10U, 50U, 200U}) {
    if (!measure(**store, together, seconds)) return 1;
  }
  return 0;
}
