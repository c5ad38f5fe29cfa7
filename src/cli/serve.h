#pragma once

#include <atomic>
#include <string>

#include "bots/catalogue.h"
#include "server/config.h"

namespace townsmith::cli {

struct ServeArgs {
  std::string config;   ///< a file; "": none
  server::Given given;  ///< what was chosen on the command line
};

/// Serves until `stop`.
Result<> serve(const bots::Catalogue& games, const ContentFiles& content, const ServeArgs& args,
               const std::atomic<bool>& stop);

}  // namespace townsmith::cli
