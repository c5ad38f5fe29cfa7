#pragma once

#include "cli/options.h"
#include "cli/serve.h"

// The command lines of `townsmith serve`, `backup` and `admin`. Included by run.cpp alone: CLI11
// takes long to compile.
namespace townsmith::cli {

/// Being told to stop is how a server ends.
inline Result<> serve_games(const Context& context, const ServeArgs& args) {
  TRY(serve(context.catalogue, context.content, args, context.stop));
  context.stop = false;
  return {};
}

/// A server's choices are listed in server/config.h; here they only get their places in the help.
inline void add_serve(Commands& commands) {
  const auto [command, args] = commands.add(
      "serve", "a server where friends play: pages, tables and bots in one program", serve_games);
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
    const auto take = [&given = args.given, &choice](const std::vector<std::string>& values) {
      given[choice.name] = values;
    };
    if (choice.value.empty()) {
      command->add_flag_callback(name, [take] { take({"true"}); }, choice.help);
      continue;
    }
    command->add_option_function<std::vector<std::string>>(name, take, choice.help)
        ->type_name(choice.value)
        ->default_str(choice.usual)
        ->expected(1)
        ->multi_option_policy(choice.many ? CLI::MultiOptionPolicy::TakeAll
                                          : CLI::MultiOptionPolicy::TakeLast);
  }
}

inline void add_store(CLI::App* command, StoreArgs& args) {
  CLI::Option* db = command->add_option("--db", args.db, "sqlite:FILE or postgres://...");
  db->excludes(
      command->add_option("--config", args.config, "the server's configuration, which names it"));
}

inline void add_backup(Commands& commands) {
  const auto [command, args] = commands.add(
      "backup", "copy a server's store, also while it runs; the same way back restores it", backup);
  add_store(command, args.from);
  CLI::Option* to = command->add_option("--to", args.to, "an empty one of either kind");
  CLI::Option* check = command->add_flag("--check", args.check,
                                         "read all of it instead, and say whether it is whole");
  to->excludes(check);
  command->callback([to, check] {
    if (to->count() == 0 && check->count() == 0) throw CLI::RequiredError("--to or --check");
  });
}

inline void add_admin(Commands& commands) {
  const auto [command, args] =
      commands.add("admin", "what a host may do to a running server", admin);
  add_store(command, args.store);
  command->require_subcommand(1);
  const auto add_order = [&args = args, command = command](const char* name, const char* argument,
                                                           const char* help) {
    CLI::App* order = command->add_subcommand(name, help);
    order->callback([&args, name] { args.what = name; });
    if (*argument != '\0') {
      order->add_option(argument, args.argument)->required();
    } else {
      add_json(order, args.json);
    }
    return order;
  };
  const auto add_decision = [&args = args, &add_order](const char* name, const char* argument,
                                                       const char* help, bool may_end = true) {
    CLI::App* order = add_order(name, argument, help);
    if (may_end) {
      order->add_option("--for", args.how_long, "90m, 12h or 7d; for good if it is left out");
    }
    order->add_option("--why", args.why, "for the log and other moderators");
    return order;
  };
  add_order("list", "", "tables that wait or play, and people");
  add_order("close", "TABLE", "end a table");
  add_decision("ban", "PERSON", "keep somebody out")
      ->add_flag("--with-address", args.with_address,
                 "also everybody else from where they are connected now");
  add_order("unban", "PERSON", "let somebody in again");
  add_decision("ban-address", "ADDRESS", "keep out everybody who comes from there");
  add_order("unban-address", "ADDRESS", "let people in from there again");
  add_decision("mute", "PERSON", "stop somebody from writing");
  add_order("unmute", "PERSON", "let somebody write again");
  add_order("reports", "", "open reports, who is muted or banned, and the moderators");
  add_order("settle", "NUMBER", "mark a report as dealt with");
  add_order("delete-line", "TABLE", "delete what somebody said")
      ->add_option("LINE", args.number, "its number, as `reports` shows it")
      ->required();
  add_order("packs", "", "packs that people have brought");
  add_decision("list-pack", "PACK", "put a pack into the gallery", false);
  add_decision("unlist-pack", "PACK", "take a pack out of the gallery", false);
  add_decision("remove-pack", "PACK", "let no more games begin with a pack", false);
  add_order("moderator", "PERSON", "let somebody moderate on the page");
  add_order("no-moderator", "PERSON", "take that right away again");
  add_order("log", "", "what moderators and the host did, and why");
  add_order("bot", "NAME", "make an account for a program that plays, and print its token");
  add_order("message", "TEXT", "tell everybody who is connected");
}

}  // namespace townsmith::cli
