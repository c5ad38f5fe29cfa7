#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include "lab/play.h"

namespace townsmith::lab {

/// A part of a run that waits in the queue, taken and locked by whoever holds this. It is free
/// again when the holder's connection ends, however it ends: a worker that dies loses nothing.
struct Shard {
  std::string run;
  RunPlan plan;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

/// Runs that many machines work on: shards of blocks in a PostgreSQL database. Tallies add up in
/// any order, so the merged result is that of one machine.
class Queue {
 public:
  /// Connects and makes the tables if they are not there yet.
  static Result<std::unique_ptr<Queue>> open(const std::string& address);
  virtual ~Queue() = default;

  /// Puts a run into the queue unless it is there already; returns its name.
  virtual Result<std::string> submit(const RunPlan& plan, std::uint64_t blocks) = 0;
  /// Takes a shard that nobody works on and does it: `play` must give its tally, or a refusal to
  /// leave it to others. False if nothing was to do. `only` is a run's name, or empty for any;
  /// runs in `not_these` are left alone.
  virtual Result<bool> work(const std::string& only, const std::set<std::string>& not_these,
                            const std::function<Result<Tally>(const Shard&)>& play) = 0;

  struct Progress {
    std::uint64_t blocks = 0;
    std::uint64_t done = 0;
  };
  virtual Result<Progress> progress(const std::string& run) = 0;
  /// The tally of a run all of whose shards are done.
  virtual Result<Tally> collect(const std::string& run, const RunPlan& plan) = 0;
};

/// Plays a shard in threads. A stop between its blocks gives a refusal: it stays in the queue.
Result<Tally> play_shard(const Arena& arena, const Shard& shard, int threads,
                         const std::atomic<bool>* stop);

}  // namespace townsmith::lab
