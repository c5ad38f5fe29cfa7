// The whole program of Townsmith, with one game more.
#include <townsmith/program.h>

#include <utility>

#include "bots/cornerlots/evaluator.h"
#include "own_files.h"

int main(int argc, char** argv) {
  townsmith::add_built_in_content(townsmith::own_content());
  townsmith::add_built_in_words(townsmith::own_words());
  townsmith::bots::Catalogue games = townsmith::bots::all_games();
  games.add<townsmith::cornerlots::CornerLots>();  // the one line of registration
  return townsmith::cli::run(std::move(games), townsmith::built_in_content(), argc, argv);
}
