#pragma once

#include <string>
#include <vector>

#include "core/content.h"

namespace townsmith {

/// One value that two contents have differently.
struct ContentChange {
  std::string file;
  std::string path;    ///< "cards[3] (Bakery).points"
  std::string before;  ///< as JSON; empty: it was not there
  std::string after;
};

/// What is different in content, value by value. Comments, layout and where values come from are no
/// part of it.
std::vector<ContentChange> content_changes(const ContentFiles& before, const ContentFiles& after);

/// "cards.json: cards[3] (Bakery).points 5 → 3".
std::string in_words(const ContentChange& change);

}  // namespace townsmith
