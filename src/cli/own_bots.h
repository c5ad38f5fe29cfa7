#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "external/external.h"

namespace townsmith::cli {

/// Bots of one's own, as a command line names them.
struct OwnBotArgs {
  std::vector<std::string> bots;  ///< NAME=COMMAND, or external:COMMAND
  double seconds = 10;            ///< for a decision
  std::size_t memory = 1024;      ///< megabytes; 0: any
  int processes = 0;              ///< of each; 0: as many as there are cores
  std::string log;                ///< a file for what they write to standard error
};

external::Limits limits_of(const OwnBotArgs& args);

/// Lets them play: those of --bot, and every external:COMMAND in lists such as "easy,external:x".
/// Those that cannot play on are told of on standard error, unless it is `quiet` because the table
/// tells of them itself.
Result<> add_own_bots(bots::Catalogue& catalogue, const OwnBotArgs& args,
                      const std::vector<std::string>& lists, bool quiet);

}  // namespace townsmith::cli
