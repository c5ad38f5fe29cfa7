#pragma once

#include "cli/lab.h"
#include "cli/options.h"

// The command line of `townsmith lab`. Included by run.cpp alone: CLI11 takes long to compile.
namespace townsmith::cli {

inline void add_folder(CLI::App* command, std::string& folder, const char* help) {
  command->add_option("--out", folder, help)->required();
}

inline void add_run(Commands& commands, CLI::App* lab) {
  const auto [command, args] =
      commands.add("run", "let bots play many games and report what they show", lab_run, lab);
  command->fallthrough();
  add_game(command, args.game);
  command->add_option("--bots", args.bots, "one for all seats, or one for each, as in easy,hard");
  add_count(command, "--games", args.games,
            "at most N games; 10,000 unless you say, or with --until as many as it takes")
      ->type_name("N");
  add_number(command, "--until", args.until,
             "play until seats' shares of victories are known to this many percentage points "
             "(alone: the mean score to this many points), with 95 % confidence",
             0.001, 50.0);
  add_seed(command, args.seed);
  add_threads(command, args.threads);
  add_count(command, "--offers", args.offers,
            "in the first N blocks, note what players could have used", 0);
  add_count(command, "--causes", args.causes,
            "what is each thing worth? about N games in which a player may not use it; 0: do not "
            "ask",
            0);
  command->add_option("--ahead", args.ahead,
                      "the bot that looks ahead and is asked about what stands out");
  add_count(command, "--ahead-games", args.ahead_games, "about N games of it; 0: do not ask", 0);
  add_count(command, "--thoughts", args.thoughts,
            "ask bots about a decision in each of the first N blocks", 0);
  add_count(command, "--skill", args.skill,
            "does skill pay? at most N pairs of games for each question, 0: do not ask", 0);
  command->add_option("--simulations", args.simulations,
                      "does twice the thinking win? asked for each of these, as in 50,100,200");
  command->add_flag("--results-only", args.results_only,
                    "do not watch the games and ask nothing, which is much faster");
  command->add_option("--db", args.db,
                      "postgres://...: put the run into a queue that workers help with");
  add_folder(command, args.out, "the folder for the report, and to resume from");
  commands.add_own_bots(command, &args.bots);
}

inline void add_compare(Commands& commands, CLI::App* lab) {
  const auto [command, args] =
      commands.add("compare", "what changes between two contents or options", lab_compare, lab);
  command->fallthrough();
  add_game(command, args.game);
  add_list(command, "--a", args.a,
           "NAME=VALUE, a folder of content, a pack, or standard; may be repeated");
  add_list(command, "--b", args.b, "the other side, likewise");
  add_list(
      command, "--variant", args.variants,
      "several other sides, to be ranked: each a folder, a pack, NAME=VALUE, or some joined by +");
  command->add_flag("--train", args.train, "bots learn anew on each side's content");
  command->add_option("--bots", args.bots, "one for all seats, or one for each");
  command->add_option("--measure", args.measure,
                      "what decides: score, length, rounds, margin, victories-0, ...");
  add_number(command, "--difference", args.difference,
             "the smallest difference that matters; 0: what people would notice", 0.0, 1e6);
  add_risk(command, "--alpha", args.alpha, "error: called different, though alike");
  add_risk(command, "--beta", args.beta, "error: called alike, though different");
  add_count(command, "--games", args.games, "at most N games on each side");
  add_seed(command, args.seed);
  add_threads(command, args.threads);
  add_folder(command, args.out, "the folder for the report, and to resume from");
  commands.add_own_bots(command, &args.bots);
}

inline void add_tune(Commands& commands, CLI::App* lab) {
  const auto [command, args] =
      commands.add("tune", "search numbers of the content that meet targets", lab_tune, lab);
  command->fallthrough();
  add_game(command, args.game);
  add_list(command, "--vary", args.vary,
           "numbers that may change, as in GAME/x.json:charts[*].points=0..8")
      ->required();
  add_list(command, "--target", args.targets,
           "what is wished for: score=45, victories-0=50, length=90~5, grade:NAME=20, "
           "spread:GROUP=0")
      ->required();
  command->add_option("--bots", args.bots, "one for all seats, or one for each");
  add_count(command, "--games", args.games, "for each candidate that gets far", 8);
  add_number(command, "--rounds", args.rounds, "of changing and trying", 1, 100'000);
  add_number(command, "--candidates", args.candidates, "tried in each round", 1, 10'000);
  add_seed(command, args.seed);
  add_threads(command, args.threads);
  add_folder(command, args.out, "the folder for what is found, and to resume from");
  commands.add_own_bots(command, &args.bots);
}

inline void add_lab(Commands& commands) {
  CLI::App* lab = commands.app.add_subcommand("lab", "put a game under the microscope");
  lab->require_subcommand(1);
  lab->fallthrough();
  add_run(commands, lab);
  add_compare(commands, lab);
  add_tune(commands, lab);

  const auto [worker, worker_args] =
      commands.add("worker", "help with the runs in a queue", lab_worker, lab);
  worker->fallthrough();
  worker->add_option("--db", worker_args.db, "the queue: postgres://...")->required();
  add_threads(worker, worker_args.threads);
  worker->add_flag("--wait", worker_args.wait, "stay when there is nothing to do");
  commands.add_own_bots(worker);

  const auto [records, records_args] =
      commands.add("records", "report about games that were recorded", lab_records, lab);
  records->fallthrough();
  records->add_option("FILE", records_args.files, "files with records, one after another");
  records->add_option("--db", records_args.db,
                      "a server's archive instead: sqlite:FILE or postgres://...");
  add_folder(records, records_args.out, "the folder for the report");
  add_force(records, records_args.force, "overwrite the report if it is there");

  const auto [overview, overview_args] = commands.add(
      "overview", "several runs of a game side by side: numbers of players, levels of players",
      lab_overview, lab);
  overview->add_option("DIR", overview_args.folders, "the folders of the runs")->required();
  overview->add_option("--out", overview_args.out, "the page to write")->required();
  add_force(overview, overview_args.force, "overwrite the page if it is there");

  const auto [report, report_args] =
      commands.add("report", "write the report of a run again", lab_report, lab);
  report->add_option("DIR", report_args.folder, "the folder of the run")->required();
}

}  // namespace townsmith::cli
