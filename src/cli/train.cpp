#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "lab/threads.h"
#include "lab/training.h"

namespace townsmith::cli {
namespace {

Result<bots::SetupRange> range_of(const GameArgs& args) {
  bots::SetupRange range;
  range.players = args.players;
  for (const std::string& text : args.options) {
    TRY(const auto option, parse_option(text));
    range.fixed.push_back(option);
  }
  return range;
}

void print_exam(const std::string& family, int round, const bots::Exam& exam) {
  const auto games = static_cast<double>(exam.games);
  fmt::print(
      "{:<16} round {:>2}   learned {:>7.2f}   greedy {:>7.2f}   won {:>5.1f} %   ({} games)\n",
      family, round, static_cast<double>(exam.learned) / games,
      static_cast<double>(exam.greedy) / games, 50.0 * static_cast<double>(exam.wins) / games,
      exam.games);
  std::fflush(stdout);
}

}  // namespace

Result<> train(const Context& context, const TrainArgs& args) {
  TRY(const auto entry, context.catalogue.find(args.game.game));
  const GameInfo& info = entry->type().info();
  TRY(const auto range, range_of(args.game));
  Random random(1);
  const int players = range.players != 0 ? range.players : info.usual_players;
  TRY(bots::random_setup(info, range, players, random));
  const auto trainer = entry->make_trainer(context.content, range);
  if (trainer == nullptr) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} has no features that weights could be learned for", info.title));
  }
  const std::string out =
      args.out.empty() ? fmt::format("content/{}", bots::weights_file(info.name)) : args.out;
  // Asked before the long work, not after it.
  TRY(check_free(out, args.force));
  lab::TrainingPlan plan;
  plan.rounds = args.rounds;
  plan.games = args.games;
  plan.exam = args.exam;
  plan.seed = args.seed;
  plan.threads = lab::threads_of(args.threads);

  const std::uint64_t lessons =
      trainer->families().size() * static_cast<std::uint64_t>(plan.rounds);
  Progress progress("games", lessons * (plan.games + plan.exam));
  lab::TrainingHooks hooks;
  hooks.progress = [&progress](std::uint64_t games) { progress.show(games); };
  hooks.examined = [&progress](const std::string& family, int round, const bots::Exam& exam) {
    progress.clear();
    print_exam(family, round, exam);
  };
  hooks.stop = &context.stop;
  const bots::WeightSets learned = lab::train(*trainer, plan, hooks);
  progress.clear();
  if (learned.empty()) return refuse(Reason::not_allowed, "stopped before anything was learned");

  std::string command = fmt::format("townsmith train {} --rounds {} --games {} --exam {} --seed {}",
                                    info.name, plan.rounds, plan.games, plan.exam, plan.seed);
  if (args.game.players != 0) command += fmt::format(" --players {}", args.game.players);
  for (const std::string& option : args.game.options)
    command += fmt::format(" --option {}", option);
  const std::string origin =
      fmt::format("Learned from self-play by `{}`{}.", command,
                  context.stop ? ", which was interrupted: what the finished rounds gave" : "");
  TRY(make_folder_for(out));
  TRY(write_file(out, bots::weights_text(learned, info.name, origin, trainer->features())));
  fmt::print("The weights are in {}.\n", out);
  return {};
}

}  // namespace townsmith::cli
