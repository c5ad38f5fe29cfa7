#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/help.h"
#include "cli/own_bots.h"

// What commands' options have in common. Included by run.cpp alone: CLI11 takes long to compile.
namespace townsmith::cli {

/// A command in the making, and what its options set.
template <class Args>
struct NewCommand {
  CLI::App* command;
  Args& args;
};

/// The commands there are, and what each does once the command line is read.
struct Commands {
  using Action = std::function<Result<>(const Context&)>;

  Commands() : app("Townsmith: city-building tabletop games.", "townsmith") {}

  CLI::App app;
  std::vector<std::pair<const CLI::App*, Action>> actions;
  std::vector<const CLI::App*> for_players;  ///< they speak the language of --language
  std::string language;                      ///< its code; empty: the environment's
  OwnBotArgs own_bots;
  std::vector<const std::string*> bot_lists;  ///< where bots of one's own may be named

  template <class Args>
  NewCommand<Args> add(const char* name, const char* help,
                       Result<> (*act)(const Context&, const Args&), CLI::App* above = nullptr) {
    const auto args = std::make_shared<Args>();
    CLI::App* command = (above == nullptr ? &app : above)->add_subcommand(name, help);
    actions.emplace_back(command,
                         [act, args](const Context& context) { return act(context, *args); });
    return {command, *args};
  }
  void add_language(CLI::App* command) {
    for_players.push_back(command);
    command
        ->add_option("--language", language,
                     "the language to speak, such as de; without it the environment's")
        ->type_name("CODE");
  }
  void add_own_bots(CLI::App* command, const std::string* list = nullptr);
};

/// An option that may be given several times, with one value each time.
inline CLI::Option* add_list(CLI::App* command, const char* name, std::vector<std::string>& values,
                             const char* help) {
  return command->add_option(name, values, help)->take_all()->allow_extra_args(false);
}

/// A number from a range, which the help shows.
template <class Number>
CLI::Option* add_number(CLI::App* command, const char* name, Number& number, const char* help,
                        Number min, Number max) {
  return command->add_option(name, number, help)->check(CLI::Range(min, max));
}

/// A number of games and the like.
inline CLI::Option* add_count(CLI::App* command, const char* name, std::uint64_t& count,
                              const char* help, std::uint64_t min = 1) {
  return add_number(command, name, count, help, min, std::uint64_t{1} << 40U);
}

template <class Seed>
void add_seed(CLI::App* command, Seed& seed,
              const char* help = "the same seed gives the same games") {
  command->add_option("--seed", seed, help)->check(whole_number);
}

inline void add_threads(CLI::App* command, int& threads,
                        const char* help = "0: as many as there are cores") {
  add_number(command, "--threads", threads, help, 0, 1024);
}

/// The risk of an error that a test takes.
inline void add_risk(CLI::App* command, const char* name, double& risk, const char* help) {
  add_number(command, name, risk, help, 0.0001, 0.5);
}

inline void add_game(CLI::App* command, GameArgs& args, bool required = true) {
  command->add_option("GAME", args.game, "the game's name, as `townsmith games` lists it")
      ->required(required);
  add_number(command, "--players", args.players, "how many play", 1, max_seats);
  add_list(command, "--option", args.options, "NAME=VALUE, as `townsmith games` lists them");
}

/// One record of a file.
inline CLI::Option* add_record(CLI::App* command, std::string& file, int& number) {
  command->add_option("FILE", file, "a file with one or more records")->required();
  return command->add_option("--game", number, "which record of the file, from 1");
}

inline void add_force(CLI::App* command, bool& force, const char* help) {
  command->add_flag("--force", force, help);
}

inline void add_json(CLI::App* command, bool& as_json, const char* help = "as JSON") {
  command->add_flag("--json", as_json, help);
}

inline void Commands::add_own_bots(CLI::App* command, const std::string* list) {
  if (list != nullptr) bot_lists.push_back(list);
  add_list(command, "--bot", own_bots.bots,
           "a bot of your own that seats may name: NAME=COMMAND; external:COMMAND among the seats "
           "does without a name")
      ->type_name("BOT");
  add_number(command, "--bot-seconds", own_bots.seconds,
             "how long bots of your own may think of a move", 0.01, 86400.0);
  add_number(command, "--bot-memory", own_bots.memory, "megabytes that each may use; 0: any",
             std::size_t{0}, std::size_t{1} << 20U);
  add_number(command, "--bot-processes", own_bots.processes,
             "of each; 0: as many as there are cores", 0, 1024);
  command->add_option("--bot-log", own_bots.log, "a file for what they write to standard error")
      ->type_name("FILE");
}

}  // namespace townsmith::cli
