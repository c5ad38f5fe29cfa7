#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/screen_overlay.h"
#include "cli/session.h"

namespace townsmith::cli {

/// Something to read beside the board, for the full screen and for the line client.
struct Page {
  std::string title;
  std::vector<Overlay::Line> lines;
  bool pickable = false;  ///< its lines speak of spaces

  Overlay overlay() const { return {title, lines, pickable}; }
};

/// The rules of the game, as the browser's page has them.
Page rules_page(const Session& session);
/// What a player may look up now: charts, cards seen and left.
Page reference_page(const Session& session, Viewer viewer);
/// The best moves of a seat that has to decide, and why. Thinks about it first.
Page hint_page(const Session& session, Seat seat);
/// What every decision of a game that is over was worth. `progress` is told how far it is, and ends
/// it by saying false.
Page review_page(const Session& session,
                 const std::function<bool(std::size_t done, std::size_t total)>& progress);

}  // namespace townsmith::cli
