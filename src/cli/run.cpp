#include "cli/run.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <csignal>
#include <cstdio>

#include "cli/commands.h"
#include "cli/examples.h"
#include "cli/files.h"
#include "cli/help.h"
#include "cli/lab_options.h"
#include "cli/language.h"
#include "cli/manual.h"
#include "cli/program_options.h"
#include "cli/serve.h"
#include "cli/text.h"
#include "core/pack.h"
#include "core/replay.h"
#include "games/word_files.h"

namespace townsmith::cli {
namespace {

// A signal handler can reach nothing else.
std::atomic<bool> stop_requested = false;

void request_stop(int /*signal*/) {
  // A second Ctrl-C ends the program at once.
  if (stop_requested.exchange(true)) std::_Exit(interrupted);
}

void add_game(CLI::App* app, GameArgs& args, bool required) {
  app->add_option("GAME", args.game, "the game's name, as `townsmith games` lists it")
      ->required(required);
  app->add_option("--players", args.players, "how many play")->check(CLI::Range(1, max_seats));
  app->add_option("--option", args.options, "NAME=VALUE, as `townsmith games` lists them")
      ->take_all()
      ->allow_extra_args(false);
}

/// A server's choices are listed in server/config.h; here they only get their places in the help.
void add_store(CLI::App* command, StoreArgs& args) {
  CLI::Option* db = command->add_option("--db", args.db, "sqlite:FILE or postgres://...");
  CLI::Option* config =
      command->add_option("--config", args.config, "the server's configuration, which names it");
  db->excludes(config);
}

CLI::App* add_serve(CLI::App& app, ServeArgs& args) {
  CLI::App* command = app.add_subcommand(
      "serve", "a server where friends play: pages, tables and bots in one program");
  command->footer(
      "Every option is also an environment variable (--trusted-proxy: TOWNSMITH_TRUSTED_PROXY) "
      "and\n"
      "a line of the file of --config (trusted-proxy = 10.0.0.0/8). The command line goes first, "
      "then\n"
      "the environment, then the file. Those that may be given several times also take commas.");
  command->add_option("--config", args.config, "a file with lines of the form name = value")
      ->type_name("FILE");
  for (const server::Choice& choice : server::choices()) {
    const std::string name = "--" + choice.name;
    if (choice.value.empty()) {
      command->add_flag_callback(
          name, [&args, &choice] { args.given[choice.name] = {"true"}; }, choice.help);
      continue;
    }
    command
        ->add_option_function<std::vector<std::string>>(
            name,
            [&args, &choice](const std::vector<std::string>& values) {
              args.given[choice.name] = values;
            },
            choice.help)
        ->type_name(choice.value)
        ->default_str(choice.usual)
        ->expected(1)
        ->multi_option_policy(choice.many ? CLI::MultiOptionPolicy::TakeAll
                                          : CLI::MultiOptionPolicy::TakeLast);
  }
  return command;
}

int report(const Result<>& result, const Language& language = built_in_english()) {
  if (!result) {
    std::fflush(stdout);
    fmt::print(stderr, "townsmith: {}\n", language.say(result.error().text));
    return refused;
  }
  return stop_requested ? interrupted : success;
}

}  // namespace

Result<OpenedGame> open_game(const Context& context, const GameArgs& args, int named_seats) {
  TRY(const auto entry, context.catalogue.find(args.game));
  const GameInfo& info = entry->type().info();
  if (args.players != 0 && named_seats != 0 && args.players != named_seats) {
    return refuse(Reason::bad_value,
                  say("players-do-not-fit", {{"players", args.players}, {"named", named_seats}}));
  }
  OptionValues values;
  for (const std::string& text : args.options) {
    TRY(const auto option, parse_option(text));
    values.push_back(option);
  }
  const int players = args.players != 0  ? args.players
                      : named_seats != 0 ? named_seats
                                         : info.usual_players;
  TRY(const Setup setup, make_setup(info, players, values));
  TRY(auto game, entry->type().create(setup, context.content));
  return OpenedGame{entry, std::move(game)};
}

Result<OpenedGame> open_game(const Context& context, const Record& record) {
  TRY(const auto entry, context.catalogue.find(record.game));
  TRY(const Setup setup, setup_of(record, entry->type().info()));
  TRY(auto game, record.pack.empty()
                     ? entry->type().create(setup, context.content)
                     : create(entry->type(), setup, context.content, record.pack));
  TRY(check_header(record, *game));
  return OpenedGame{entry, std::move(game)};
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

int run(bots::Catalogue catalogue, const ContentFiles& built_in, int argc,
        const char* const* argv) {
  CLI::App app("Townsmith: city-building tabletop games.", "townsmith");
  app.formatter(std::make_shared<WrappingFormatter>());
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "help for every command");
  app.set_version_flag("--version", TOWNSMITH_VERSION);
  std::string own_content;
  app.add_option("--content", own_content,
                 "a pack, or a folder of content files, to use instead");

  bool games_json = false;
  CLI::App* games = app.add_subcommand("games", "what there is to play, with all options");
  games->add_flag("--json", games_json, "as JSON");

  std::string schema_project;
  CLI::App* schema =
      app.add_subcommand("schema", "the protocol between clients and hosts, as JSON Schemas");
  schema->add_option(
      "--write", schema_project,
      "write the files made from it into this folder of Townsmith's sources instead");

  std::string language_code;
  const auto add_language = [&language_code](CLI::App* command) {
    command
        ->add_option("--language", language_code,
                     "the language to speak, such as de; without it the environment's")
        ->type_name("CODE");
  };

  OwnBotArgs own_bots;
  PlayArgs play_args;
  CLI::App* play_command = app.add_subcommand("play", "play in the terminal");
  add_game(play_command, play_args.game, false);
  play_command->add_option("--seats", play_args.seats,
                           "who sits where: you or a bot for each seat, as in you,random");
  play_command->add_option("--name", play_args.name, "your name");
  play_command->add_option("--seed", play_args.seed, "the same seed gives the same luck")
      ->check(whole_number);
  play_command->add_flag("--lines", play_args.lines, "plain lines, no full screen");
  play_command->add_option("--save", play_args.save,
                           "the file the game is kept in; without it a new one for each game");
  play_command->add_flag("--resume", play_args.resume,
                         "resume the unfinished game that was played last, or that of --save");
  play_command->add_flag("--saved", play_args.saved,
                         "list the saved games, of one game or of all, and open one of them");
  add_language(play_command);
  add_own_bots(play_command, own_bots);

  JoinArgs join_args;
  CLI::App* join_command =
      app.add_subcommand("join", "play at a server's table in the terminal, by the table's link");
  join_command->add_option("LINK", join_args.link, "as http://localhost:8080/t/TABLE")->required();
  join_command->add_option("--name", join_args.name, "your name there");
  add_language(join_command);

  MatchArgs match_args;
  CLI::App* match_command = app.add_subcommand("match", "let bots play many games");
  add_game(match_command, match_args.game, true);
  match_command->add_option("--seats", match_args.seats, "a bot for each seat, as in random,random")
      ->required();
  match_command->add_option("--games", match_args.games, "how many games")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
  match_command->add_option("--seed", match_args.seed, "the same seed gives the same games")
      ->check(whole_number);
  match_command->add_option("--threads", match_args.threads, "0: as many as there are cores")
      ->check(CLI::Range(0, 1024));
  match_command->add_option("--records", match_args.records, "write every game's record there");
  match_command->add_flag("--force", match_args.force, "overwrite the records if they are there");
  match_command->add_flag("--json", match_args.json, "the result as one JSON object");
  add_own_bots(match_command, own_bots);

  ContestArgs contest_args;
  CLI::App* contest_command =
      app.add_subcommand("contest", "which of several bots is stronger, and how sure that is");
  add_game(contest_command, contest_args.game, true);
  contest_command
      ->add_option("--bots", contest_args.bots, "two or more, weakest first, as in easy,medium")
      ->required();
  contest_command->add_flag("--ladder", contest_args.ladder,
                            "only neighbours in the list, not everybody against everybody");
  contest_command->add_option("--blocks", contest_args.blocks, "at most N pairs of games each")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
  contest_command->add_option("--least", contest_args.test.least, "at least N pairs of games each")
      ->type_name("N")
      ->check(whole_number);
  contest_command->add_option("--elo0", contest_args.test.elo0,
                              "not stronger: by no more than this many points of rating");
  contest_command->add_option("--elo1", contest_args.test.elo1,
                              "stronger: by this many or more; larger than --elo0");
  contest_command->add_option("--alpha", contest_args.test.alpha, "error: stronger, though not")
      ->check(CLI::Range(0.0001, 0.5));
  contest_command->add_option("--beta", contest_args.test.beta, "error: not stronger, though so")
      ->check(CLI::Range(0.0001, 0.5));
  contest_command->add_option("--seed", contest_args.seed, "the same seed gives the same games")
      ->check(whole_number);
  contest_command->add_option("--threads", contest_args.threads, "0: as many as there are cores")
      ->check(CLI::Range(0, 1024));
  contest_command->add_option("--out", contest_args.out,
                              "keep every pair of games there, and resume from it");
  contest_command->add_flag("--json", contest_args.json, "as JSON");
  add_own_bots(contest_command, own_bots);

  VerifyArgs verify_args;
  CLI::App* verify_command =
      app.add_subcommand("verify", "check that a live game was fair: moves, result, every draw");
  verify_command->add_option("FILE", verify_args.file, "a file with one or more records")
      ->required();
  verify_command->add_option("--game", verify_args.number, "which record of the file, from 1");
  verify_command->add_option("--commitment", verify_args.kept.commitment,
                             "what you were shown before you sat down");
  verify_command->add_option("--share", verify_args.kept.share, "what you added when you sat down");

  ReplayArgs replay_args;
  CLI::App* replay_command = app.add_subcommand("replay", "show and check a recorded game");
  replay_command->add_option("FILE", replay_args.file, "a file with one or more records")
      ->required();
  replay_command->add_option("--game", replay_args.number, "which record of the file, from 1")
      ->check(CLI::Range(1, 1 << 30));
  replay_command->add_option("--at", replay_args.at, "stop after this many steps")
      ->check(CLI::Range(0, 1 << 30));
  replay_command->add_flag("--legal", replay_args.legal, "with all moves that were possible");
  replay_command
      ->add_flag(
          "--all", replay_args.all,
          "every record of the file, checked in full, a line each; with --json each line has "
          "the game's steps and its ending")
      ->excludes("--game")
      ->excludes("--at");
  replay_command->add_flag("--json", replay_args.json,
                           "a JSON line for each step, then the result");
  add_language(replay_command);

  MeasureArgs measure_args;
  CLI::App* perft_command =
      app.add_subcommand("perft", "count the sequences of moves from the start of a game");
  add_game(perft_command, measure_args.game, true);
  perft_command->add_option("--depth", measure_args.depth, "how many moves deep")
      ->check(CLI::Range(1, 32));
  perft_command->add_option("--seed", measure_args.seed, "of the draws")->check(whole_number);
  CLI::App* signature_command = app.add_subcommand(
      "signature", "one number per game that changes when, and only when, its rules do");
  add_game(signature_command, measure_args.game, false);
  signature_command->add_option("--games", measure_args.games, "how many games go into it")
      ->check(CLI::Range(1, 100'000'000));
  signature_command->add_option("--seed", measure_args.seed, "of the games")->check(whole_number);

  SolveArgs solve_args;
  CLI::App* solve_command = app.add_subcommand(
      "solve", "work out the exact average score of best play, where a game is small enough");
  add_game(solve_command, solve_args.game, true);
  solve_command->add_option("--threads", solve_args.threads, "0: as many as there are cores")
      ->check(CLI::Range(0, 1024));
  solve_command->add_option("--out", solve_args.out, "write the table of values there");
  solve_command->add_flag("--force", solve_args.force, "overwrite the file if it is there");

  AdviceArgs advice_args;
  const auto add_record = [&](CLI::App* command) {
    command->add_option("FILE", advice_args.file, "a file with one or more records")->required();
    command->add_option("--game", advice_args.number, "which record of the file, from 1")
        ->check(CLI::Range(1, 1 << 30));
    command
        ->add_option("--simulations", advice_args.simulations,
                     "how long to think about a decision; 0: as usual")
        ->check(CLI::Range(0, 10'000'000));
    command->add_flag("--json", advice_args.json, "as JSON");
    add_language(command);
  };
  CLI::App* hint_command = app.add_subcommand("hint", "the best moves in a recorded position");
  add_record(hint_command);
  hint_command->add_option("--at", advice_args.at, "after this many steps of the record")
      ->check(CLI::Range(0, 1 << 30));
  hint_command->add_option("--seat", advice_args.seat, "for whom")
      ->check(CLI::Range(0, max_seats - 1));
  hint_command->add_option("--count", advice_args.count, "how many moves to show")
      ->check(CLI::Range(1, 1000));
  CLI::App* analyse_command = app.add_subcommand(
      "analyse", "review a recorded game: what every decision was worth, and what was better");
  add_record(analyse_command);

  TrainArgs train_args;
  CLI::App* train_command =
      app.add_subcommand("train", "let a game's bots learn what positions are worth");
  add_game(train_command, train_args.game, true);
  train_command->add_option("--rounds", train_args.rounds, "of playing and learning")
      ->check(CLI::Range(1, 1000));
  train_command->add_option("--games", train_args.games, "to play in a round")
      ->check(CLI::Range(std::uint64_t{32}, std::uint64_t{1} << 40U));
  train_command->add_option("--exam", train_args.exam, "games against greedy after each round")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
  train_command->add_option("--seed", train_args.seed, "the same seed gives the same weights")
      ->check(whole_number);
  train_command->add_option("--threads", train_args.threads, "0: as many as there are cores")
      ->check(CLI::Range(0, 1024));
  train_command->add_option("--out", train_args.out,
                            "the file to write; content/GAME/evaluation.json unless you say");
  train_command->add_flag("--force", train_args.force, "overwrite the file if it is there");

  PrintArgs print_args;
  CLI::App* print_command = app.add_subcommand(
      "print", "a game to print, cut and play: cards, boards, pads and rules at true size, as PDF");
  print_command
      ->add_option("GAME", print_args.game, "the game's name, as `townsmith games` lists it")
      ->required();
  print_command->add_option("-o,--out", print_args.out, "the file to write")
      ->type_name("FILE")
      ->required();
  print_command->add_option("--pack", print_args.pack, "a pack to print instead of the game's own")
      ->type_name("FILE");
  print_command->add_option("--paper", print_args.paper, "a4 or letter")
      ->check(CLI::IsMember({"a4", "letter"}));
  print_command
      ->add_option("--ink", print_args.ink, "colour, or black: lines and patterns that save ink")
      ->check(CLI::IsMember({"colour", "black"}));
  add_language(print_command);
  print_command
      ->add_option("--browser", print_args.browser,
                   "the Chromium that draws it; without it one that is installed")
      ->type_name("PROGRAM");
  print_command->add_option("--page", print_args.page, "a folder with another build of the page")
      ->type_name("DIR");
  print_command->add_flag("--force", print_args.force, "overwrite the file if it is there");

  ServeArgs serve_args;
  const CLI::App* serve_command = add_serve(app, serve_args);

  EngineArgs engine_args;
  const CLI::App* engine_command = add_engine(app, engine_args, own_bots);

  BackupArgs backup_args;
  CLI::App* backup_command = app.add_subcommand(
      "backup", "copy a server's store, also while it runs; the same way back restores it");
  add_store(backup_command, backup_args.from);
  CLI::Option* backup_to =
      backup_command->add_option("--to", backup_args.to, "an empty one of either kind");
  bool checks = false;
  CLI::Option* backup_check = backup_command->add_flag(
      "--check", checks, "read all of it instead, and say whether it is whole");
  backup_to->excludes(backup_check);
  backup_command->callback([backup_to, backup_check] {
    if (backup_to->count() == 0 && backup_check->count() == 0) {
      throw CLI::RequiredError("--to or --check");
    }
  });

  AdminArgs admin_args;
  CLI::App* admin_command = app.add_subcommand("admin", "what a host may do to a running server");
  StoreArgs admin_store;
  add_store(admin_command, admin_store);
  admin_command->require_subcommand(1);
  const auto add_order = [&admin_args, admin_command](const char* name, const char* argument,
                                                      const char* help) {
    CLI::App* order = admin_command->add_subcommand(name, help);
    order->callback([&admin_args, name] { admin_args.what = name; });
    if (*argument != '\0') {
      order->add_option(argument, admin_args.argument)->required();
    } else {
      order->add_flag("--json", admin_args.json, "as JSON");
    }
    return order;
  };
  const auto add_decision = [&admin_args, &add_order](const char* name, const char* argument,
                                                      const char* help) {
    CLI::App* order = add_order(name, argument, help);
    order->add_option("--for", admin_args.how_long, "90m, 12h or 7d; for good if it is left out");
    order->add_option("--why", admin_args.why, "for the log and other moderators");
    return order;
  };
  add_order("list", "", "tables that wait or play, and people");
  add_order("close", "TABLE", "end a table");
  add_decision("ban", "PERSON", "keep somebody out")
      ->add_flag("--with-address", admin_args.with_address,
                 "also everybody else from where they are connected now");
  add_order("unban", "PERSON", "let somebody in again");
  add_decision("ban-address", "ADDRESS", "keep everybody out who comes from there");
  add_order("unban-address", "ADDRESS", "let people in from there again");
  add_decision("mute", "PERSON", "stop somebody writing");
  add_order("unmute", "PERSON", "let somebody write again");
  add_order("reports", "", "open reports, who is muted or banned, and the moderators");
  add_order("settle", "NUMBER", "mark a report as dealt with");
  add_order("delete-line", "TABLE", "delete what somebody said")
      ->add_option("LINE", admin_args.number, "its number, as `reports` shows it")
      ->required();
  add_order("moderator", "PERSON", "let somebody moderate on the page");
  add_order("no-moderator", "PERSON", "end that somebody moderates");
  add_order("log", "", "what moderators and the host did, and why");
  add_order("bot", "NAME", "make an account for a program that plays, and print its token");
  add_order("message", "TEXT", "tell everybody who is connected");
  LabOptions lab;
  lab.add_to(app, [](CLI::App* command, GameArgs& args) { add_game(command, args, true); });
  for (CLI::App* command : {lab.run, lab.compare, lab.tune, lab.worker}) {
    add_own_bots(command, own_bots);
  }

  const CLI::App* manual_command = app.add_subcommand("manual", "the manual page, for man");
  std::string shell;
  CLI::App* completion_command =
      app.add_subcommand("completion", "a script that completes commands in a shell");
  completion_command->add_option("SHELL", shell, "bash, zsh or fish")->required();

  std::string folder;
  std::string pack_file;
  std::string other_content;
  CLI::App* content = app.add_subcommand("content", "the games' data files, and packs of them");
  content->require_subcommand(1);
  CLI::App* check =
      content->add_subcommand("check", "say everything that is wrong with a folder or a pack");
  check->add_option("WHAT", folder, "the folder, or the pack's file")->required();
  CLI::App* pack_command = content->add_subcommand("pack", "make one file of a folder, to share");
  pack_command->add_option("DIR", folder, "the folder, with a pack.json that says what it is")
      ->required();
  pack_command->add_option("FILE", pack_file, "the pack to write")->required();
  CLI::App* unpack_command = content->add_subcommand("unpack", "make a folder of a pack, to change");
  unpack_command->add_option("FILE", pack_file, "the pack")->required();
  unpack_command->add_option("DIR", folder, "the folder to write")->required();
  CLI::App* diff_command =
      content->add_subcommand("diff", "what is different in content, value by value");
  diff_command->add_option("A", folder, "a pack or a folder")->required();
  diff_command->add_option("B", other_content,
                           "another one; without it, A is compared with the games' own content");
  CLI::App* export_command = content->add_subcommand("export", "write the data files to a folder");
  export_command->add_option("DIR", folder, "the folder")->required();
  bool force = false;
  export_command->add_flag("--force", force, "overwrite files that were changed");
  pack_command->add_flag("--force", force, "overwrite the file");
  unpack_command->add_flag("--force", force, "overwrite files that were changed");
  std::string schema_game;
  std::string schema_file;
  CLI::App* schema_command = content->add_subcommand(
      "schema", "what a game's data files look like, as JSON Schemas for editors");
  schema_command->add_option("GAME", schema_game, "the game's name")->required();
  schema_command->add_option("FILE", schema_file, "one of its files; without it all of them");
  give_examples(app, "");

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (const std::string unknown = unknown_command(app); !unknown.empty()) {
      fmt::print(stderr, "townsmith: {}\nRun with --help for more information.\n", unknown);
      return wrong_usage;
    }
    const int code = app.exit(error);
    return code == 0 ? success : wrong_usage;
  }

  if (manual_command->parsed()) {
    fmt::print("{}", manual_page(app, TOWNSMITH_VERSION));
    return success;
  }
  if (completion_command->parsed()) {
    const Result<std::string> script = shell_completion(app, shell);
    if (script) fmt::print("{}", *script);
    return script ? success : report(tl::unexpected(script.error()));
  }
  ContentFiles files = built_in;
  if (!own_content.empty()) {
    Result<ContentFiles> own = read_content(built_in, own_content);
    if (!own) return report(tl::unexpected(own.error()));
    files = std::move(*own);
  }
  if (const auto read = catalogue.read_bots(files); !read && !train_command->parsed()) {
    return report(read);
  }
  std::signal(SIGINT, request_stop);
  std::signal(SIGTERM, request_stop);
  // What people are shown of a game is in their language; everything else is in English.
  Language language = built_in_english();
  for (const CLI::App* command :
       {play_command, join_command, replay_command, hint_command, analyse_command, print_command}) {
    if (!command->parsed()) continue;
    Result<Language> chosen = choose_language(language_code);
    if (!chosen) {
      return report(tl::unexpected(chosen.error()), choose_language("").value_or(language));
    }
    language = std::move(*chosen);
  }
  const std::vector<std::string> lists = {play_args.seats,       match_args.seats,
                                          contest_args.bots,     lab.run_args.bots,
                                          lab.compare_args.bots, lab.tune_args.bots};
  if (const auto added = cli::add_own_bots(catalogue, own_bots, lists, play_command->parsed());
      !added) {
    return report(added, language);
  }
  const Context context{catalogue, files, language, stop_requested};
  if (games->parsed()) return report(list_games(context, games_json));
  if (schema->parsed()) return report(print_schema(schema_project));
  if (play_command->parsed()) {
    // Between two lines there is nothing to finish: Ctrl-C may simply end the program.
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    return report(play(context, play_args), language);
  }
  if (join_command->parsed()) {
    // The marked language is English between marks, and calls itself that.
    join_args.language = language_code == marked_language ? language_code : language.code();
    return report(join(context, join_args), language);
  }
  if (print_command->parsed()) {
    if (!own_content.empty()) {
      return report(refuse(Reason::bad_value, say("print-takes-pack")), language);
    }
    print_args.language = language_code == marked_language ? language_code : language.code();
    return report(print_sheets(context, print_args), language);
  }
  if (match_command->parsed()) return report(match(context, match_args));
  if (contest_command->parsed()) return report(contest(context, contest_args));
  if (replay_command->parsed()) return report(replay_file(context, replay_args), language);
  if (verify_command->parsed()) return report(verify(context, verify_args));
  if (perft_command->parsed()) return report(perft(context, measure_args));
  if (signature_command->parsed()) return report(signature(context, measure_args));
  if (solve_command->parsed()) return report(solve(context, solve_args));
  if (hint_command->parsed()) return report(hint(context, advice_args), language);
  if (analyse_command->parsed()) return report(analyse(context, advice_args), language);
  if (train_command->parsed()) return report(train(context, train_args));
  if (serve_command->parsed()) {
    // Being told to stop is how a server ends.
    const Result<> served = serve(catalogue, files, serve_args, stop_requested);
    return served ? success : report(served);
  }
  if (engine_command->parsed()) return report(cli::engine(context, engine_args));
  if (backup_command->parsed()) return report(backup(context, backup_args));
  if (admin_command->parsed()) {
    const Result<std::string> db = store_of(admin_store);
    if (!db) return report(tl::unexpected(db.error()));
    admin_args.db = *db;
    return report(admin(context, admin_args));
  }
  if (lab.lab->parsed()) return report(lab.act(context));
  if (check->parsed()) return report(check_content(context, folder));
  if (pack_command->parsed()) return report(pack_content(context, folder, pack_file, force));
  if (unpack_command->parsed()) return report(unpack_content(pack_file, folder, force));
  if (diff_command->parsed()) return report(diff_content(built_in, folder, other_content));
  if (schema_command->parsed()) return report(print_schema(context, schema_game, schema_file));
  return report(export_content(context, folder, force));
}

}  // namespace townsmith::cli
