#include <fmt/format.h>

#include <atomic>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "lab/threads.h"

namespace townsmith::cli {
Result<> solve(const Context& context, const SolveArgs& args) {
  TRY(const OpenedGame opened, open_game(context, args.game, 0));
  TRY(check_free(args.out, args.force));
  const auto solver = opened.entry->make_solver(*opened.game);
  if (solver == nullptr) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} with {} at the table is too large to be solved",
                              opened.game->info().title, opened.game->setup().players));
  }
  std::uint64_t total = 0;
  for (int round = 1; round <= solver->rounds(); ++round) {
    total += static_cast<std::uint64_t>(solver->tasks(round));
  }
  Progress progress("parts", total);
  std::atomic<std::uint64_t> done = 0;
  for (int round = solver->rounds(); round >= 1 && !context.stop; --round) {
    std::atomic<int> next = 0;
    lab::in_all_threads(
        lab::threads_of(args.threads),
        [&] {
          while (!context.stop) {
            const int task = next.fetch_add(1);
            if (task >= solver->tasks(round)) return;
            solver->solve(round, task);
            done.fetch_add(1);
          }
        },
        [&] { progress.show(done); });
  }
  progress.clear();
  if (context.stop) return {};
  fmt::print("Best play scores {:.6f} points on average.\n", solver->value());
  if (args.out.empty()) return {};
  TRY(write_file(args.out, solver->save()));
  fmt::print("The values are in {}.\n", args.out);
  return {};
}

}  // namespace townsmith::cli
