#include <fmt/format.h>

#include <cstdio>

#include "cli/files.h"
#include "cli/lab.h"
#include "cli/progress.h"
#include "lab/tune.h"

namespace townsmith::cli {

Result<> lab_tune(const Context& context, const LabTuneArgs& args) {
  const Result<OpenedGame> opened = open_game(context, args.game, 0);
  if (!opened) return tl::unexpected(opened.error());
  auto plan = lab::make_plan(*opened->entry, *opened->game, split(args.bots, ','));
  if (!plan) return tl::unexpected(plan.error());
  plan->seed = args.seed;
  lab::TuneOrder order;
  order.plan = *plan;
  order.games = args.games;
  order.rounds = args.rounds;
  order.candidates = args.candidates;
  order.threads = threads_of(args.threads);
  for (const std::string& text : args.vary) {
    const auto range = lab::parse_range(text);
    if (!range) return tl::unexpected(range.error());
    order.ranges.push_back(*range);
  }
  for (const std::string& text : args.targets) {
    const auto target = lab::parse_target(text);
    if (!target) return tl::unexpected(target.error());
    order.targets.push_back(*target);
  }
  Progress progress("rounds", static_cast<std::uint64_t>(order.rounds));
  progress.show(0);
  lab::TuneHooks hooks;
  hooks.stop = &context.stop;
  hooks.round = [&](int round, const lab::Candidate& best) {
    progress.clear();
    fmt::print(stderr, "round {}: {:.3f} from the targets\n", round, best.loss);
    progress.show(static_cast<std::uint64_t>(round));
  };
  const auto tuned = lab::tune(*opened->entry, context.content, order, hooks);
  progress.clear();
  if (!tuned) return tl::unexpected(tuned.error());
  ContentFiles files;
  files["tuned.md"] = lab::tuned_words(*tuned);
  files["tuned.json"] = json::serialize(lab::to_json(*tuned)) + "\n";
  for (std::size_t i = 0; i < tuned->best.size(); ++i) {
    for (const auto& [name, text] : lab::tuned_files(context.content, *tuned, tuned->best[i])) {
      files[fmt::format("candidate-{}/{}", i + 1, name)] = text;
    }
  }
  for (const auto& [name, text] : files) {
    const std::string path = fmt::format("{}/{}", args.out, name);
    if (const auto made = make_folder_for(path); !made) return made;
    if (const auto written = write_file(path, text); !written) return written;
  }
  fmt::print("{}", files["tuned.md"]);
  if (tuned->best.empty()) {
    fmt::print("Nothing was found that is nearer to the targets.\n");
  } else {
    fmt::print("{}/candidate-1 is content to use: townsmith --content {}/candidate-1\n", args.out,
               args.out);
  }
  return {};
}

}  // namespace townsmith::cli
