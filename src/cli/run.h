#pragma once

#include "bots/catalogue.h"

namespace townsmith::cli {

/// What the program's exit codes mean.
enum ExitCode : int {
  success = 0,
  refused = 1,       ///< something named was wrong: a file, a move, an option; a sentence says what
  wrong_usage = 2,   ///< the command line could not be understood
  interrupted = 130  ///< stopped by Ctrl-C; what was done until then was reported
};

/// The whole program for a set of games: parses the command line and does what it says.
int run(bots::Catalogue catalogue, const ContentFiles& built_in, int argc, const char* const* argv);

}  // namespace townsmith::cli
