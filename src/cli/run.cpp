#include "cli/run.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>

#include "cli/commands.h"
#include "cli/content_options.h"
#include "cli/files.h"
#include "cli/game_options.h"
#include "cli/lab_options.h"
#include "cli/language.h"
#include "cli/manual.h"
#include "cli/options.h"
#include "cli/server_options.h"
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

int report(const Result<>& result, const Language& language) {
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
  TRY(auto game, record.pack.empty() ? entry->type().create(setup, context.content)
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
  Commands commands;
  CLI::App& app = commands.app;
  app.formatter(std::make_shared<WrappingFormatter>());
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "help for every command");
  app.set_version_flag("--version", TOWNSMITH_VERSION);
  std::string own_content;
  app.add_option("--content", own_content, "a pack, or a folder of content files, to use instead");
  add_lists(commands);
  const CLI::App* play_command = add_play(commands);
  add_join(commands);
  add_match(commands);
  add_contest(commands);
  add_verify(commands);
  add_replay(commands);
  add_counting(commands);
  add_solve(commands);
  add_advice(commands);
  const CLI::App* train_command = add_train(commands);
  add_print(commands);
  add_serve(commands);
  add_engine(commands);
  add_backup(commands);
  add_admin(commands);
  add_lab(commands);
  const CLI::App* manual_command = app.add_subcommand("manual", "the manual page, for man");
  std::string shell;
  CLI::App* completion_command =
      app.add_subcommand("completion", "a script that completes commands in a shell");
  completion_command->add_option("SHELL", shell, "bash, zsh or fish")->required();
  add_content(commands);
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

  // What people are shown of a game is in their language; everything else is in English.
  Language language = built_in_english();
  const auto fail = [&](const Problem& problem) {
    return report(tl::unexpected(problem), language);
  };
  if (manual_command->parsed()) {
    fmt::print("{}", manual_page(app, TOWNSMITH_VERSION));
    return success;
  }
  if (completion_command->parsed()) {
    const Result<std::string> script = shell_completion(app, shell);
    if (!script) return fail(script.error());
    fmt::print("{}", *script);
    return success;
  }
  ContentFiles files = built_in;
  if (!own_content.empty()) {
    Result<ContentFiles> own = read_content(built_in, own_content);
    if (!own) return fail(own.error());
    files = std::move(*own);
  }
  if (const auto read = catalogue.read_bots(files); !read && !train_command->parsed()) {
    return fail(read.error());
  }
  // Between two lines of a game there is nothing to finish: Ctrl-C may simply end the program.
  if (!play_command->parsed()) {
    std::signal(SIGINT, request_stop);
    std::signal(SIGTERM, request_stop);
  }
  const auto is_chosen = [](const CLI::App* command) { return command->parsed(); };
  if (std::ranges::any_of(commands.for_players, is_chosen)) {
    Result<Language> chosen = choose_language(commands.language);
    if (!chosen) {
      language = choose_language("").value_or(language);
      return fail(chosen.error());
    }
    language = std::move(*chosen);
  }
  std::vector<std::string> lists;
  for (const std::string* list : commands.bot_lists) lists.push_back(*list);
  if (const auto added = add_own_bots(catalogue, commands.own_bots, lists, play_command->parsed());
      !added) {
    return fail(added.error());
  }
  // The marked language is English between marks, and calls itself that.
  const std::string name =
      commands.language == marked_language ? commands.language : language.code();
  const auto act = std::ranges::find_if(commands.actions, is_chosen,
                                        &std::pair<const CLI::App*, Commands::Action>::first);
  return report(
      act->second({catalogue, built_in, files, own_content, language, name, stop_requested}),
      language);
}

}  // namespace townsmith::cli
