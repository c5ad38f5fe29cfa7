// The whole program of Townsmith, for one game of one's own.
#include <utility>

#include "bots/entry.h"
#include "cli/run.h"
#include "corner_lots.h"

int main(int argc, char** argv) {
  townsmith::bots::Catalogue catalogue;
  catalogue.add<corner_lots::CornerLots>();  // the one line of registration
  return townsmith::cli::run(std::move(catalogue), corner_lots::content_files(), argc, argv);
}
