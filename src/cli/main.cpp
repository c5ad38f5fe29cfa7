#include "bots/catalogue.h"
#include "cli/run.h"
#include "games/content_files.h"

#ifdef TOWNSMITH_ALLOCATOR
extern "C" {
/// How jemalloc is told: what has been free for some seconds is given back, also while nothing
/// happens.
const char* malloc_conf = "background_thread:true,dirty_decay_ms:5000,muzzy_decay_ms:0";
}
#endif

int main(int argc, char** argv) {
  return townsmith::cli::run(townsmith::bots::all_games(), townsmith::built_in_content(), argc,
                             argv);
}
