#pragma once

#include "conformance/traits.h"
#include "games/content_files.h"
#include "games/townbuilder/townbuilder.h"
#include "reference/townbuilder/townbuilder.h"
#include "source_folder.h"

namespace townsmith::townbuilder {

struct ConformanceTraits : conformance::GameTraits<TownBuilder> {
  static ContentFiles content() { return built_in_content(); }
  static std::filesystem::path goldens() { return source_folder() + "/tests/golden"; }
  static constexpr int plies = 150'000;

  static std::unique_ptr<conformance::ReferenceGame> reference(const Setup& setup) {
    const OptionValues values = option_values(TownBuilder::info(), setup, false);
    return reference::townbuilder(setup.players, {values.begin(), values.end()});
  }

  static std::vector<std::string> rare_rules() {
    return {"an action is forfeited",
            "a closing discard is restricted by a Bridge",
            "an award is shared",
            "a judge comes from the deck",
            "the row is longer than five",
            "the deck runs out",
            "the deck runs out in a refill",
            "the deck runs out by an ability",
            "an ability draws fewer cards than it wants",
            "three foundations are completed in one turn",
            "a card worth 2 pays a last 1",
            "the Bank is stored from the discard pile",
            "the Barracks discards resources",
            "the Storehouse leaves tokens",
            "the Gatehouse is discarded by a copy",
            "the Gatehouse copies a building of its owner's",
            "the Gatehouse copies another's building",
            "the Watchtower copies a building of its owner's",
            "the Watchtower copies another's building",
            "the Fishery is used",
            "the Orchard is used",
            "the Flower Stand is used",
            "the Storehouse is used",
            "the Art Gallery is used",
            "the Smithy is used",
            "the Brewery is used",
            "the Festival is used",
            "the Inn is used",
            "the Ferry House is used",
            "the Almshouse is used",
            "the Boarding House is used",
            "the Statue is used",
            "the Archive is used",
            "the Armoury is used",
            "the Barracks is used",
            "the Bridge is used",
            "the Orphanage changes its type",
            "the Library counts twice",
            "a judge is shared",
            "nobody claims a judge",
            "a tie is broken by buildings",
            "a tie is shared"};
  }
};

}  // namespace townsmith::townbuilder
