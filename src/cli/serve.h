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

/// Where the store is: as it is named, or as a server's configuration names it.
struct StoreArgs {
  std::string db;
  std::string config;
};
Result<std::string> store_of(const StoreArgs& args);

/// Serves until `stop`.
Result<> serve(const bots::Catalogue& games, const ContentFiles& content, const ServeArgs& args,
               const std::atomic<bool>& stop);

}  // namespace townsmith::cli
