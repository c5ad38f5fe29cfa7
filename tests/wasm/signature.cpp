// Prints what `townsmith signature --games N` prints, for builds that have no program.
#include "bots/signature.h"

#include <cstdio>
#include <cstdlib>

#include "bots/catalogue.h"
#include "core/signature.h"
#include "games/content_files.h"
#include "table/table.h"

int main(int argc, char** argv) {
  using namespace townsmith;
  const int games = argc > 1 ? std::atoi(argv[1]) : 200;
  const bots::Catalogue catalogue = bots::all_games();
  const ContentFiles content = built_in_content();
  for (const auto& entry : catalogue.entries()) {
    const GameInfo& info = entry->type().info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
      const auto game = entry->type().create(standard_setup(info, players), content);
      if (!game) return 1;
      std::printf("%s %dp %s bots %s\n", std::string(info.name).c_str(), players,
                  hash_text(signature(**game, games, 1)).c_str(),
                  hash_text(bots::bot_signature(*entry, **game)).c_str());
      // The table layer must at least link and work here.
      if (table::Table(**game).started()) return 1;
    }
  }
  return 0;
}
