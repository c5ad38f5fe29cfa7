#pragma once

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/help.h"
#include "cli/own_bots.h"

// Options for those who write programs. Included by run.cpp alone: CLI11 takes long to compile.
namespace townsmith::cli {

inline void add_own_bots(CLI::App* app, OwnBotArgs& args) {
  app->add_option("--bot", args.bots,
                  "a bot of your own that seats may name: NAME=COMMAND; external:COMMAND among the "
                  "seats does without a name")
      ->type_name("BOT")
      ->take_all()
      ->allow_extra_args(false);
  app->add_option("--bot-seconds", args.seconds, "how long bots of your own may think of a move")
      ->check(CLI::Range(0.01, 86400.0));
  app->add_option("--bot-memory", args.memory, "megabytes that each may use; 0: any")
      ->check(CLI::Range(std::size_t{0}, std::size_t{1} << 20U));
  app->add_option("--bot-processes", args.processes, "of each; 0: as many as there are cores")
      ->check(CLI::Range(0, 1024));
  app->add_option("--bot-log", args.log, "a file for what they write to standard error")
      ->type_name("FILE");
}

inline CLI::App* add_engine(CLI::App& app, EngineArgs& args, OwnBotArgs& own_bots) {
  CLI::App* command = app.add_subcommand(
      "engine", "for programs: JSON lines in, JSON lines out; games, and many positions analysed");
  command
      ->add_option("--threads", args.threads,
                   "positions that are thought about at a time; 0: as many as there are cores")
      ->check(CLI::Range(0, 1024));
  command->add_option("--seed", args.seed, "of tables that do not name one: the same games again")
      ->check(whole_number);
  add_own_bots(command, own_bots);
  return command;
}

}  // namespace townsmith::cli
