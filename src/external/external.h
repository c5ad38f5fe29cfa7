#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "bots/catalogue.h"
#include "external/limits.h"

/// Bots in programs of their own, which play by lines on their standard input and output
/// (docs/bots-of-your-own.md). Only whoever runs Townsmith names their commands: no record, plan,
/// saved game or client does.
namespace townsmith::external {

/// "external:python3 bot.py" is a bot on a command line.
inline constexpr std::string_view prefix = "external:";

/// How a host wants to hear of them. Both may be called in any thread, one at a time.
struct Hooks {
  /// A bot could not play on: a sentence for whoever runs the games.
  std::function<void(const std::string& sentence)> forfeited = {};
  /// What a bot writes to its standard error.
  std::function<void(std::string_view text)> log = {};
};

/// A name for a bot: small letters, digits, - and _.
Result<> check_name(std::string_view name);

/// "NAME=COMMAND" in its parts, checked; "external:COMMAND" is its own name.
Result<std::pair<std::string, std::string>> parse_bot(const std::string& text);

/// Starts the command, to see that it is such a bot, and lets it sit at every game under this name.
Result<> add_bot(bots::Catalogue& catalogue, const std::string& name, const std::string& command,
                 const Limits& limits, const Hooks& hooks, const std::string& version);

}  // namespace townsmith::external
