#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/entry.h"
#include "cli/screen_overlay.h"
#include "cli/session.h"

namespace townsmith::cli {

/// Something to read beside the board, for the full screen and for the line client.
struct TextPage {
  std::string title;
  std::vector<Overlay::Line> lines;
  bool pickable = false;  ///< its lines speak of spaces

  Overlay overlay() const { return {title, lines, pickable}; }
};

/// For the line clients.
void print_page(const TextPage& page);

/// The rules of the game, as the browser's page has them.
TextPage rules_page(const AnyGame& game, const Language& language);
/// What a player may look up now: charts, cards seen and left.
TextPage reference_page(const AnyGame& game, const AnyObserved& seen, const Language& language);
/// The best moves of a seat that has to decide, and why.
TextPage hint_page(const AnyGame& game, const AnyObserved& seen, const bots::Advice& advice,
                   const Language& language);
/// The same, thought about here and now.
TextPage hint_page(const Session& session, Seat seat);

/// Told how far it is; ends it by saying false.
using ReviewProgress = std::function<bool(std::size_t done, std::size_t total)>;
/// What every decision of a game that is over was worth. `names` are those of the seats.
TextPage review_page(const bots::Entry& entry, const AnyGame& game, const Record& record,
                     const std::vector<Text>& names, const Language& language,
                     const ReviewProgress& progress);
TextPage review_page(const Session& session, const ReviewProgress& progress);

}  // namespace townsmith::cli
