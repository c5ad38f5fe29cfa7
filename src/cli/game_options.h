#pragma once

#include "cli/options.h"

// The command lines of playing and of looking at games. Included by run.cpp alone: CLI11 takes long
// to compile.
namespace townsmith::cli {

inline constexpr int max_steps = 1 << 30;

inline void add_lists(Commands& commands) {
  const auto [games, games_args] =
      commands.add("games", "what there is to play, with all options", list_games);
  add_json(games, games_args.json);
  const auto [schema, schema_args] = commands.add(
      "schema", "the protocol between clients and hosts, as JSON Schemas", print_protocol);
  schema->add_option(
      "--write", schema_args.project,
      "write the files made from it into this folder of Townsmith's sources instead");
}

inline const CLI::App* add_play(Commands& commands) {
  const auto [command, args] = commands.add("play", "play in the terminal", play);
  add_game(command, args.game, false);
  command->add_option("--seats", args.seats,
                      "who sits where: you or a bot for each seat, as in you,random");
  command->add_option("--name", args.name, "your name");
  add_seed(command, args.seed, "the same seed gives the same luck");
  command->add_flag("--lines", args.lines, "plain lines, no full screen");
  command->add_option("--save", args.save,
                      "the file the game is kept in; without it a new one for each game");
  command->add_flag("--resume", args.resume,
                    "resume the unfinished game that was played last, or that of --save");
  command->add_flag("--saved", args.saved,
                    "list the saved games, of one game or of all, and open one of them");
  commands.add_language(command);
  commands.add_own_bots(command, &args.seats);
  return command;
}

inline void add_join(Commands& commands) {
  const auto [command, args] =
      commands.add("join", "play at a server's table in the terminal, by the table's link", join);
  command->add_option("LINK", args.link, "as http://localhost:8080/t/TABLE")->required();
  command->add_option("--name", args.name, "your name there");
  commands.add_language(command);
}

inline void add_match(Commands& commands) {
  const auto [command, args] = commands.add("match", "let bots play many games", match);
  add_game(command, args.game);
  command->add_option("--seats", args.seats, "a bot for each seat, as in random,random")
      ->required();
  add_count(command, "--games", args.games, "how many games");
  add_seed(command, args.seed);
  add_threads(command, args.threads);
  command->add_option("--records", args.records, "write every game's record there");
  add_force(command, args.force, "overwrite the records if they are there");
  add_json(command, args.json, "the result as one JSON object");
  commands.add_own_bots(command, &args.seats);
}

inline void add_contest(Commands& commands) {
  const auto [command, args] =
      commands.add("contest", "which of several bots is stronger, and how sure that is", contest);
  add_game(command, args.game);
  command->add_option("--bots", args.bots, "two or more, weakest first, as in easy,medium")
      ->required();
  command->add_flag("--ladder", args.ladder,
                    "only neighbours in the list, not everybody against everybody");
  add_count(command, "--blocks", args.blocks, "at most N pairs of games each");
  command->add_option("--least", args.test.min, "at least N pairs of games each")
      ->type_name("N")
      ->check(whole_number);
  command->add_option("--elo0", args.test.elo0,
                      "not stronger: by no more than this many points of rating");
  command->add_option("--elo1", args.test.elo1,
                      "stronger: by this many or more; larger than --elo0");
  add_risk(command, "--alpha", args.test.alpha, "error: stronger, though not");
  add_risk(command, "--beta", args.test.beta, "error: not stronger, though so");
  add_seed(command, args.seed);
  add_threads(command, args.threads);
  command->add_option("--out", args.out, "keep every pair of games there, and resume from it");
  add_json(command, args.json);
  commands.add_own_bots(command, &args.bots);
}

inline void add_verify(Commands& commands) {
  const auto [command, args] =
      commands.add("verify", "check that a live game was fair: moves, result, every draw", verify);
  add_record(command, args.file, args.number);
  command->add_option("--commitment", args.kept.commitment,
                      "what you were shown before you sat down");
  command->add_option("--share", args.kept.share, "what you added when you sat down");
}

inline void add_replay(Commands& commands) {
  const auto [command, args] =
      commands.add("replay", "show and check a recorded game", replay_file);
  add_record(command, args.file, args.number)->check(CLI::Range(1, max_steps));
  add_number(command, "--at", args.at, "stop after this many steps", 0, max_steps);
  command->add_flag("--legal", args.legal, "with all moves that were possible");
  command
      ->add_flag("--all", args.all,
                 "every record of the file, checked in full, a line each; with --json each line "
                 "has the game's steps and its ending")
      ->excludes("--game")
      ->excludes("--at");
  add_json(command, args.json, "a JSON line for each step, then the result");
  commands.add_language(command);
}

inline void add_counting(Commands& commands) {
  const auto [counting, perft_args] =
      commands.add("perft", "count the sequences of moves from the start of a game", perft);
  add_game(counting, perft_args.game);
  add_number(counting, "--depth", perft_args.depth, "how many moves deep", 1, 32);
  add_seed(counting, perft_args.seed, "of the draws");

  const auto [signing, args] = commands.add(
      "signature",
      "a number for each game and number of players: it changes when, and only when, the rules do",
      signature);
  add_game(signing, args.game, false);
  add_number(signing, "--games", args.games, "how many games go into it", 1, 100'000'000);
  add_seed(signing, args.seed, "of the games");
}

inline void add_solve(Commands& commands) {
  const auto [command, args] = commands.add(
      "solve", "work out the exact average score of best play, where a game is small enough",
      solve);
  add_game(command, args.game);
  add_threads(command, args.threads);
  command->add_option("--out", args.out, "write the table of values there");
  add_force(command, args.force, "overwrite the file if it is there");
}

inline void add_advice(Commands& commands) {
  const auto add_common = [&](CLI::App* command, AdviceArgs& args) {
    add_record(command, args.file, args.number)->check(CLI::Range(1, max_steps));
    add_number(command, "--simulations", args.simulations,
               "how long to think about a decision; 0: as usual", 0, 10'000'000);
    add_json(command, args.json);
    commands.add_language(command);
  };
  const auto [hinting, args] = commands.add("hint", "the best moves in a recorded position", hint);
  add_common(hinting, args);
  add_number(hinting, "--at", args.at, "after this many steps of the record", 0, max_steps);
  add_number(hinting, "--seat", args.seat, "for whom", 0, max_seats - 1);
  add_number(hinting, "--count", args.count, "how many moves to show", 1, 1000);
  const auto [reviewing, review_args] = commands.add(
      "analyse", "review a recorded game: what every decision was worth, and what was better",
      analyse);
  add_common(reviewing, review_args);
}

inline const CLI::App* add_train(Commands& commands) {
  const auto [command, args] =
      commands.add("train", "let a game's bots learn what positions are worth", train);
  add_game(command, args.game);
  add_number(command, "--rounds", args.rounds, "of playing and learning", 1, 1000);
  add_count(command, "--games", args.games, "to play in a round", 32);
  add_count(command, "--exam", args.exam, "games against greedy after each round");
  add_seed(command, args.seed, "the same seed gives the same weights");
  add_threads(command, args.threads);
  command->add_option("--out", args.out,
                      "the file to write; content/GAME/evaluation.json unless you say");
  add_force(command, args.force, "overwrite the file if it is there");
  return command;
}

inline void add_print(Commands& commands) {
  const auto [command, args] = commands.add(
      "print", "a game to print, cut and play: cards, boards, pads and rules at true size, as PDF",
      print_sheets);
  command->add_option("GAME", args.game, "the game's name, as `townsmith games` lists it")
      ->required();
  command->add_option("-o,--out", args.out, "the file to write")->type_name("FILE")->required();
  command->add_option("--pack", args.pack, "a pack to print instead of the game's own")
      ->type_name("FILE");
  command->add_option("--paper", args.paper, "a4 or letter")
      ->check(CLI::IsMember({"a4", "letter"}));
  command->add_option("--ink", args.ink, "colour, or black: lines and patterns that save ink")
      ->check(CLI::IsMember({"colour", "black"}));
  commands.add_language(command);
  command
      ->add_option("--browser", args.browser,
                   "the Chromium that draws it; without it one that is installed")
      ->type_name("PROGRAM");
  command->add_option("--page", args.page, "a folder with another build of the page")
      ->type_name("DIR");
  add_force(command, args.force, "overwrite the file if it is there");
}

inline void add_engine(Commands& commands) {
  const auto [command, args] = commands.add(
      "engine", "for programs: JSON lines in, JSON lines out; games, and many positions analysed",
      engine);
  add_threads(command, args.threads,
              "positions that are thought about at a time; 0: as many as there are cores");
  add_seed(command, args.seed, "of tables that do not name one: the same games again");
  commands.add_own_bots(command);
}

}  // namespace townsmith::cli
