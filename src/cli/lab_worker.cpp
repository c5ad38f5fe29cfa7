#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <map>
#include <thread>

#include "cli/lab.h"
#include "cli/progress.h"
#include "games/word_files.h"
#include "lab/queue.h"
#include "lab/threads.h"

namespace townsmith::cli {
namespace {

/// A run this worker has everything for.
struct Job {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<lab::Arena> arena;
};

Result<Job> open_job(const Context& context, const lab::RunPlan& plan) {
  TRY(const auto entry, context.catalogue.find(plan.game));
  TRY(auto game, lab::open_game(*entry, plan, context.content));
  TRY(lab::check_bots(*entry, *game, plan.bots));
  Job job{std::move(game), nullptr};
  job.arena = std::make_unique<lab::Arena>(*entry, *job.game, plan);
  return job;
}

void pause() { std::this_thread::sleep_for(std::chrono::milliseconds(500)); }

}  // namespace

Result<> lab_worker(const Context& context, const LabWorkerArgs& args) {
  TRY(auto queue, lab::Queue::open(args.db));
  std::map<std::string, Job> jobs;
  std::set<std::string> foreign;
  std::uint64_t shards = 0;
  std::uint64_t blocks = 0;
  const auto play = [&](const lab::Shard& shard) -> Result<lab::Tally> {
    auto found = jobs.find(shard.run);
    if (found == jobs.end()) {
      auto job = open_job(context, shard.plan);
      if (!job) {
        foreign.insert(shard.run);
        fmt::print(stderr, "Run {} is left to others: {}\n", shard.run,
                   built_in_english().say(job.error().text));
        return tl::unexpected(job.error());
      }
      found = jobs.emplace(shard.run, std::move(*job)).first;
    }
    blocks += shard.count;
    return lab::play_shard(*found->second.arena, shard, lab::threads_of(args.threads),
                           &context.stop);
  };
  while (!context.stop) {
    const std::size_t known = foreign.size();
    const auto worked = queue->work({}, foreign, play);
    if (context.stop) break;
    if (!worked && foreign.size() == known) return tl::unexpected(worked.error());
    if (worked && *worked) ++shards;
    if (worked && !*worked) {
      if (!args.wait) break;
      pause();
    }
  }
  fmt::print("{} shards done, {} blocks\n", grouped(shards), grouped(blocks));
  return {};
}

Result<lab::Tally> run_in_queue(const Context& context, const lab::Arena& arena,
                                const std::string& address, std::uint64_t blocks, int threads) {
  TRY(auto queue, lab::Queue::open(address));
  TRY(const auto id, queue->submit(arena.plan(), blocks));
  Progress bar("blocks, all workers", blocks);
  const auto play = [&](const lab::Shard& shard) {
    return lab::play_shard(arena, shard, threads, &context.stop);
  };
  while (true) {
    TRY(const auto done, queue->progress(id));
    bar.show(done.done);
    if (done.done == done.blocks) break;
    const auto worked = queue->work(id, {}, play);
    if (context.stop) {
      return refuse(Reason::not_allowed,
                    fmt::format("interrupted; run {} stays in the queue; run the same "
                                "command to resume",
                                id));
    }
    TRY(worked);
    if (!*worked) pause();  // others have the last shards
  }
  bar.clear();
  return queue->collect(id, arena.plan());
}

}  // namespace townsmith::cli
