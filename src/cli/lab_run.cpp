#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <limits>
#include <memory>

#include "bots/levels.h"
#include "cli/files.h"
#include "cli/lab.h"
#include "cli/lab_files.h"
#include "cli/progress.h"
#include "lab/findings.h"
#include "lab/overview.h"
#include "lab/run.h"
#include "lab/threads.h"

namespace townsmith::cli {
namespace {

constexpr std::uint64_t usual_games = 10'000;
constexpr std::uint64_t max_games = std::uint64_t{1} << 40U;

/// The run of an earlier call with the same plan, or a new one.
Result<lab::Run> open_run(const std::string& folder, const lab::Arena& arena) {
  const std::string path = run_file(folder);
  TRY(check_own_folder(folder, "run.json"));
  const auto text = read_file(path);
  if (!text) return lab::start_run(arena);
  TRY(auto run, read_run(folder));
  if (run.plan != arena.plan()) {
    return refuse(Reason::bad_value,
                  fmt::format("{} holds a run about something else; choose another --out", folder));
  }
  return run;
}

Result<std::vector<lab::SkillQuestion>> skill_asked(const Context& context,
                                                    const LabRunArgs& args) {
  std::vector<int> simulations;
  for (const std::string& text : split(args.simulations, ',')) {
    TRY(const auto count, parse_int(text));
    if (count < 2 || count > 1'000'000) {
      return refuse(Reason::bad_value, "simulations must be from 2 to 1,000,000");
    }
    simulations.push_back(count);
  }
  ContentReader reader(context.content);
  const bots::Levels levels = bots::read_levels(reader, args.game.game);
  constexpr std::size_t hard = 2;
  return lab::skill_questions(args.skill, simulations, levels[hard].simulations == 0);
}

void print_places(const lab::Findings& found) {
  for (const lab::PlaceFinding& place : found.places) {
    fmt::print("{:<24} {} points", place.name, lab::in_words(place.score));
    if (found.plan.players > 1) fmt::print("  {} of victories", lab::percent(place.share));
    fmt::print("\n");
  }
}

}  // namespace

Result<> lab_run(const Context& context, const LabRunArgs& args) {
  TRY(const OpenedGame opened, open_game(context, args.game, 0));
  TRY(auto plan, lab::make_plan(*opened.entry, *opened.game, split(args.bots, ',')));
  TRY(auto skill, skill_asked(context, args));
  plan.seed = args.seed;
  plan.watch = !args.results_only;
  plan.offers = args.results_only ? 0 : args.offers;
  plan.thoughts = args.results_only ? 0 : args.thoughts;
  const lab::Arena arena(*opened.entry, *opened.game, plan);
  TRY(auto run, open_run(args.out, arena));

  run.asked =
      args.results_only
          ? std::string()
          : fmt::format("--causes {} --ahead {} --ahead-games {} --skill {} --simulations {}",
                        args.causes, args.ahead, args.ahead_games, args.skill, args.simulations);
  const std::uint64_t a_block = lab::seatings(plan).size();
  const bool open_end = args.games == 0 && args.until > 0;
  const std::uint64_t games = open_end ? max_games : args.games == 0 ? usual_games : args.games;
  lab::RunGoal goal;
  goal.blocks = (games + a_block - 1) / a_block;
  goal.precision = args.until;
  if (!args.results_only) {
    goal.skill = std::move(skill);
    goal.causes = args.causes;
    goal.ahead = args.ahead;
    goal.ahead_games = args.ahead_games;
    TRY(lab::check_bots(*opened.entry, *opened.game, std::array{args.ahead}));
  }
  const std::uint64_t done = run.tally.blocks;
  if (done > 0) {
    fmt::print(stderr, "Resuming after {} games in {}.\n", grouped(run.tally.games()), args.out);
  }
  Progress progress("games", open_end ? 0 : (goal.blocks - std::min(done, goal.blocks)) * a_block);
  std::unique_ptr<Progress> thinking;
  lab::RunHooks hooks;
  hooks.stop = &context.stop;
  hooks.progress = [&](std::uint64_t blocks) { progress.show((blocks - done) * a_block); };
  std::string asked;
  hooks.skill_progress = [&](const lab::SkillQuestion& question, std::uint64_t blocks) {
    const std::string what =
        fmt::format("pairs of games, {}", lab::skill_words({question.a, question.b, {}}));
    if (asked != what) {
      progress.clear();
      thinking = std::make_unique<Progress>(what, question.blocks);
    }
    asked = what;
    thinking->show(blocks);
  };
  hooks.cause_progress = [&](const std::string& bot, std::uint64_t now) {
    const bool first = bot != args.ahead;
    const std::string what = fmt::format("games of restricted play by {}", bot);
    if (asked != what) {
      progress.clear();
      thinking = std::make_unique<Progress>(what, first ? args.causes : args.ahead_games);
    }
    asked = what;
    thinking->show(now);
  };
  if (!args.db.empty()) {
    if (args.until > 0) {
      return refuse(Reason::bad_value, "--until needs every block in order, so not with --db");
    }
    TRY(run.tally,
        run_in_queue(context, arena, args.db, goal.blocks, lab::threads_of(args.threads)));
  }
  Result<> kept;
  hooks.keep = [&](const lab::Run& now) {
    if (const auto written = write_run(args.out, now); !written && kept) kept = written;
  };
  lab::go_on(arena, run, goal, lab::threads_of(args.threads), hooks);
  progress.clear();
  thinking.reset();
  TRY(kept);
  const lab::Findings found = lab::find(run, opened.game->info());
  TRY(write_report(args.out, found));
  fmt::print("{} games\n", grouped(run.tally.games()));
  print_places(found);
  for (const lab::Remark& remark : found.remarks) {
    fmt::print("{} {}\n", remark.alarming ? "!" : "-", remark.text);
  }
  fmt::print("{}/report.html\n", args.out);
  // One block alone has no interval, which is not the same as a narrow one.
  const double known_to =
      run.tally.blocks < 2 ? std::numeric_limits<double>::infinity() : lab::precision_of(run.tally);
  if (args.until > 0 && !context.stop && known_to > args.until) {
    fmt::print(
        "! The precision asked for, {:g}, was not reached: it is {:.3g} after {} games. Allow more "
        "with --games.\n",
        args.until, known_to, grouped(run.tally.games()));
  }
  if (context.stop) {
    fmt::print(stderr, "Interrupted; run the same command to resume.\n");
  }
  return {};
}

Result<> lab_overview(const Context& context, const LabOverviewArgs& args) {
  std::vector<lab::Findings> runs;
  for (const std::string& folder : args.folders) {
    TRY(const auto run, read_run(folder));
    TRY(const auto entry, context.catalogue.find(run.plan.game));
    if (!runs.empty() && runs.front().plan.game != run.plan.game) {
      return refuse(Reason::bad_value,
                    fmt::format("{} is about another game than {}", folder, args.folders.front()));
    }
    runs.push_back(lab::find(run, entry->type().info()));
  }
  TRY(check_free(args.out, args.force));
  TRY(make_folder_for(args.out));
  TRY(write_file(args.out, lab::overview_page(runs)));
  fmt::print("{}\n", args.out);
  return {};
}

Result<> lab_report(const Context& context, const LabReportArgs& args) {
  const std::string& folder = args.folder;
  TRY(const auto run, read_run(folder));
  TRY(const auto entry, context.catalogue.find(run.plan.game));
  TRY(write_report(folder, lab::find(run, entry->type().info())));
  fmt::print("{}/report.html\n", folder);
  return {};
}

}  // namespace townsmith::cli
