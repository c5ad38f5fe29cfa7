#include <fmt/format.h>

#include <cstdio>

#include "bots/signature.h"
#include "cli/commands.h"
#include "core/signature.h"

namespace townsmith::cli {

Result<> perft(const Context& context, const MeasureArgs& args) {
  TRY(const OpenedGame opened, open_game(context, args.game, 0));
  for (int depth = 1; depth <= args.depth && !context.stop; ++depth) {
    fmt::print("{:2} {}\n", depth, opened.game->perft(depth, args.seed));
    std::fflush(stdout);
  }
  return {};
}

Result<> signature(const Context& context, const MeasureArgs& args) {
  for (const auto& entry : context.catalogue.entries()) {
    const GameInfo& info = entry->type().info();
    if (!args.game.game.empty() && args.game.game != info.name) continue;
    for (int players = info.min_players; players <= info.max_players; ++players) {
      if (args.game.players != 0 && args.game.players != players) continue;
      GameArgs one = args.game;
      one.game = std::string(info.name);
      one.players = players;
      TRY(const OpenedGame opened, open_game(context, one, 0));
      fmt::print("{} {}p {} bots {}\n", info.name, players,
                 hash_text(townsmith::signature(*opened.game, args.games, args.seed)),
                 hash_text(bots::bot_signature(*entry, *opened.game)));
      std::fflush(stdout);
    }
  }
  if (!args.game.game.empty()) {
    TRY(context.catalogue.find(args.game.game));
  }
  return {};
}

}  // namespace townsmith::cli
