#pragma once

#include <CLI/CLI.hpp>

#include "cli/help.h"
#include "cli/lab.h"

namespace townsmith::cli {

/// The command line of `townsmith lab`. Included by run.cpp alone: CLI11 takes long to compile.
struct LabOptions {
  LabRunArgs run_args;
  LabCompareArgs compare_args;
  LabTuneArgs tune_args;
  LabWorkerArgs worker_args;
  LabRecordsArgs records_args;
  LabOverviewArgs overview_args;
  std::string report_folder;
  CLI::App* lab = nullptr;
  CLI::App* run = nullptr;
  CLI::App* compare = nullptr;
  CLI::App* tune = nullptr;
  CLI::App* worker = nullptr;
  CLI::App* records = nullptr;
  CLI::App* overview = nullptr;
  CLI::App* report = nullptr;

  template <class AddGame>
  void add_to(CLI::App& app, AddGame&& add_game) {
    lab = app.add_subcommand("lab", "put a game under the microscope");
    lab->require_subcommand(1);
    lab->fallthrough();
    run = lab->add_subcommand("run", "let bots play many games and report what they show");
    run->fallthrough();
    add_game(run, run_args.game);
    run->add_option("--bots", run_args.bots, "one for all seats, or one for each, as in easy,hard");
    run->add_option("--games", run_args.games,
                    "at most N games; 10,000 unless you say, or with --until as many as it takes")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
    run->add_option(
           "--until", run_args.until,
           "play until seats' shares of victories are known to this many percentage points "
           "(alone: the mean score to this many points), with 95 % confidence")
        ->check(CLI::Range(0.001, 50.0));
    add_common(run, run_args.seed, run_args.threads);
    run->add_option("--offers", run_args.offers,
                    "in the first N blocks, note what players could have used")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40U));
    run->add_option("--causes", run_args.causes,
                    "what is each thing worth? about N games in which a player may not use it; 0: "
                    "do not ask")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40U));
    run->add_option("--ahead", run_args.ahead,
                    "the bot that looks ahead and is asked about what stands out");
    run->add_option("--ahead-games", run_args.ahead_games, "about N games of it; 0: do not ask")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40U));
    run->add_option("--thoughts", run_args.thoughts,
                    "ask bots about a decision in each of the first N blocks")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40U));
    run->add_option("--skill", run_args.skill,
                    "does skill pay? at most N pairs of games for each question, 0: do not ask")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40U));
    run->add_option("--simulations", run_args.simulations,
                    "does twice the thinking win? asked for each of these, as in 50,100,200");
    run->add_flag("--results-only", run_args.results_only,
                  "do not watch the games and ask nothing, which is much faster");
    run->add_option("--db", run_args.db,
                    "postgres://...: put the run into a queue that workers help with");
    run->add_option("--out", run_args.out, "the folder for the report, and to resume from")
        ->required();
    add_compare(add_game);
    add_tune(add_game);
    worker = lab->add_subcommand("worker", "help with the runs in a queue");
    worker->fallthrough();
    worker->add_option("--db", worker_args.db, "the queue: postgres://...")->required();
    worker->add_option("--threads", worker_args.threads, "0: as many as there are cores")
        ->check(CLI::Range(0, 1024));
    worker->add_flag("--wait", worker_args.wait, "stay when there is nothing to do");
    records = lab->add_subcommand("records", "report about games that were recorded");
    records->fallthrough();
    records->add_option("FILE", records_args.files, "files with records, one after another");
    records->add_option("--db", records_args.db,
                        "a server's archive instead: sqlite:FILE or postgres://...");
    records->add_option("--out", records_args.out, "the folder for the report")->required();
    records->add_flag("--force", records_args.force, "overwrite the report if it is there");
    overview = lab->add_subcommand(
        "overview", "several runs of a game side by side: numbers of players, levels of players");
    overview->add_option("DIR", overview_args.folders, "the folders of the runs")->required();
    overview->add_option("--out", overview_args.out, "the page to write")->required();
    overview->add_flag("--force", overview_args.force, "overwrite the page if it is there");
    report = lab->add_subcommand("report", "write the report of a run again");
    report->add_option("DIR", report_folder, "the folder of the run")->required();
  }

  Result<> act(const Context& context) const {
    if (run->parsed()) return lab_run(context, run_args);
    if (compare->parsed()) return lab_compare(context, compare_args);
    if (tune->parsed()) return lab_tune(context, tune_args);
    if (worker->parsed()) return lab_worker(context, worker_args);
    if (overview->parsed()) return lab_overview(context, overview_args);
    if (records->parsed()) return lab_records(context, records_args);
    return lab_report(context, report_folder);
  }

 private:
  template <class AddGame>
  void add_tune(AddGame&& add_game) {
    tune = lab->add_subcommand("tune", "search numbers of the content that meet targets");
    tune->fallthrough();
    add_game(tune, tune_args.game);
    tune->add_option("--vary", tune_args.vary,
                     "numbers that may change, as in GAME/x.json:charts[*].points=0..8")
        ->take_all()
        ->allow_extra_args(false)
        ->required();
    tune->add_option("--target", tune_args.targets,
                     "what is wished for: score=45, victories-0=50, length=90~5, grade:NAME=20, "
                     "spread:GROUP=0")
        ->take_all()
        ->allow_extra_args(false)
        ->required();
    tune->add_option("--bots", tune_args.bots, "one for all seats, or one for each");
    tune->add_option("--games", tune_args.games, "for each candidate that gets far")
        ->check(CLI::Range(std::uint64_t{8}, std::uint64_t{1} << 40U));
    tune->add_option("--rounds", tune_args.rounds, "of changing and trying")
        ->check(CLI::Range(1, 100'000));
    tune->add_option("--candidates", tune_args.candidates, "tried in each round")
        ->check(CLI::Range(1, 10'000));
    add_common(tune, tune_args.seed, tune_args.threads);
    tune->add_option("--out", tune_args.out, "the folder for what is found, and to resume from")
        ->required();
  }

  template <class AddGame>
  void add_compare(AddGame&& add_game) {
    compare = lab->add_subcommand("compare", "what changes between two contents or options");
    compare->fallthrough();
    add_game(compare, compare_args.game);
    const auto side = [&](const char* name, std::vector<std::string>& changes, const char* text) {
      compare->add_option(name, changes, text)->take_all()->allow_extra_args(false);
    };
    side("--a", compare_args.a,
         "NAME=VALUE, a folder of content, a pack, or standard; may be repeated");
    side("--b", compare_args.b, "the other side, likewise");
    side("--variant", compare_args.variants,
         "several other sides, to be ranked: each a folder, a pack, NAME=VALUE, or some joined by "
         "+");
    compare->add_flag("--train", compare_args.train, "bots learn anew on each side's content");
    compare->add_option("--bots", compare_args.bots, "one for all seats, or one for each");
    compare->add_option("--measure", compare_args.measure,
                        "what decides: score, length, rounds, margin, victories-0, ...");
    compare
        ->add_option("--difference", compare_args.difference,
                     "the smallest difference that matters; 0: what people would notice")
        ->check(CLI::Range(0.0, 1e6));
    compare->add_option("--alpha", compare_args.alpha, "error: called different, though alike")
        ->check(CLI::Range(0.0001, 0.5));
    compare->add_option("--beta", compare_args.beta, "error: called alike, though different")
        ->check(CLI::Range(0.0001, 0.5));
    compare->add_option("--games", compare_args.games, "at most N games on each side")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
    add_common(compare, compare_args.seed, compare_args.threads);
    compare->add_option("--out", compare_args.out, "the folder for the report, and to resume from")
        ->required();
  }

  static void add_common(CLI::App* command, std::uint64_t& seed, int& threads) {
    command->add_option("--seed", seed, "the same seed gives the same games")->check(whole_number);
    command->add_option("--threads", threads, "0: as many as there are cores")
        ->check(CLI::Range(0, 1024));
  }
};

}  // namespace townsmith::cli
