#include "bots/catalogue.h"
#include "cli/run.h"
#include "games/content_files.h"

int main(int argc, char** argv) {
  return townsmith::cli::run(townsmith::bots::all_games(), townsmith::built_in_content(), argc,
                             argv);
}
