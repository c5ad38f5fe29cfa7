#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/files.h"
#include "cli/lab.h"
#include "cli/progress.h"
#include "lab/threads.h"
#include "lab/tune.h"

namespace townsmith::cli {
namespace {

/// What an earlier call with the same order has come to, or a beginning.
Result<lab::TuneProgress> open_search(const std::string& file, const lab::TuneOrder& order) {
  const lab::TuneProgress fresh = lab::start_tuning(order);
  const auto text = read_file(file);
  if (!text) return fresh;
  TRY(const auto value, parse_json(*text, false));
  auto kept = lab::tune_progress_from(value);
  if (kept && kept->order != fresh.order) {
    return refuse(Reason::bad_value,
                  fmt::format("{} holds another search; choose another --out", file));
  }
  return kept;
}

}  // namespace

Result<> lab_tune(const Context& context, const LabTuneArgs& args) {
  TRY(const OpenedGame opened, open_game(context, args.game, 0));
  lab::TuneOrder order;
  TRY(order.plan, lab::make_plan(*opened.entry, *opened.game, split(args.bots, ',')));
  order.plan.seed = args.seed;
  order.games = args.games;
  order.rounds = args.rounds;
  order.candidates = args.candidates;
  order.threads = lab::threads_of(args.threads);
  for (const std::string& text : args.vary) {
    TRY(const auto range, lab::parse_range(text));
    order.ranges.push_back(range);
  }
  for (const std::string& text : args.targets) {
    TRY(const auto target, lab::parse_target(text));
    order.targets.push_back(target);
  }
  const std::string file = args.out + "/search.json";
  TRY(check_own_folder(args.out, "search.json"));
  TRY(auto search, open_search(file, order));
  TRY(make_folder_for(file));
  const std::uint64_t done = search.rounds.size();
  if (done > 0) fmt::print(stderr, "Going on after round {} in {}.\n", done, args.out);
  const auto rounds = static_cast<std::uint64_t>(order.rounds);
  Progress progress("rounds", rounds - std::min(done, rounds));
  progress.show(0);
  Result<> kept;
  lab::TuneHooks hooks;
  hooks.stop = &context.stop;
  hooks.round = [&](int round, const lab::Candidate& best) {
    progress.clear();
    fmt::print(stderr, "round {}: {:.3f} from the targets\n", round, best.loss);
    progress.show(static_cast<std::uint64_t>(round) - done);
  };
  hooks.keep = [&](const lab::TuneProgress& now) {
    const auto written = write_file(file, json::serialize(lab::to_json(now)) + "\n");
    if (!written && kept) kept = written;
  };
  const auto tuned = lab::tune(*opened.entry, context.content, order, search, hooks);
  progress.clear();
  TRY(tuned);
  TRY(kept);
  if (!tuned->finished) {
    fmt::print(stderr, "Interrupted; run the same command to resume.\n");
    return {};
  }
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
    TRY(make_folder_for(path));
    TRY(write_file(path, text));
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
