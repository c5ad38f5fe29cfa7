#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "host/shared_games.h"
#include "protocol/glimpse.h"
#include "table/glimpse.h"

namespace townsmith::host {

/// Reads glimpses that come from another engine. They come one after another from the same game,
/// so that the game of the last one is kept.
class GlimpseReader {
 public:
  explicit GlimpseReader(SharedGames& games) : games_(games) {}

  struct Seen {
    Rules rules;
    table::Glimpse glimpse;
    SeatSet yours;
    std::uint64_t layout;  ///< see layout_of()
  };
  /// `header` is that of the game's record.
  Result<Seen> read(const std::string& header, const protocol::Glimpse& message);

 private:
  SharedGames& games_;
  std::shared_ptr<const AnyGame> last_game_;
  std::uint64_t last_layout_ = 0;
};

}  // namespace townsmith::host
