#include <fmt/format.h>

#include <thread>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"

namespace townsmith::cli {
namespace {

/// Does all tasks of a round, in threads; false when interrupted.
bool solve_round(bots::Solver& solver, int round, int threads, const std::atomic<bool>& stop,
                 std::atomic<std::uint64_t>& done) {
  std::atomic<int> next = 0;
  const auto work = [&] {
    while (!stop) {
      const int task = next.fetch_add(1);
      if (task >= solver.tasks(round)) return;
      solver.solve(round, task);
      done.fetch_add(1);
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  return !stop;
}

}  // namespace

Result<> solve(const Context& context, const SolveArgs& args) {
  TRY(const OpenedGame opened, open_game(context, args.game, 0));
  const auto solver = opened.entry->make_solver(*opened.game);
  if (solver == nullptr) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} with {} at the table is too large to be solved",
                              opened.game->info().title, opened.game->setup().players));
  }
  const int cores = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
  std::uint64_t total = 0;
  for (int round = 1; round <= solver->rounds(); ++round) {
    total += static_cast<std::uint64_t>(solver->tasks(round));
  }
  Progress progress("parts", total);
  std::atomic<std::uint64_t> done = 0;
  std::atomic<bool> finished = false;
  std::thread watcher([&] {
    while (!finished) {
      progress.show(done);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  });
  bool whole = true;
  for (int round = solver->rounds(); round >= 1 && whole; --round) {
    whole =
        solve_round(*solver, round, args.threads > 0 ? args.threads : cores, context.stop, done);
  }
  finished = true;
  watcher.join();
  progress.clear();
  if (!whole) return {};
  fmt::print("Best play scores {:.6f} points on average.\n", solver->value());
  if (args.out.empty()) return {};
  TRY(write_file(args.out, solver->save()));
  fmt::print("The values are in {}.\n", args.out);
  return {};
}

}  // namespace townsmith::cli
