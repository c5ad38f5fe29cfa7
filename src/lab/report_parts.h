#pragma once

#include <string>

#include "core/spelling.h"
#include "lab/findings.h"
#include "lab/page.h"

namespace townsmith::lab {

/// What score sheets call it: "Buildings".
std::string source_words(std::string_view game, const std::string& reason);
/// A group of things, in words: "points from Buildings".
std::string group_words(std::string_view game, const ItemKey& key);

// Parts of a report's page that are tables.

/// How the game is, in numbers that other games have too.
void show_field(HtmlPage& page, const Findings& found);
/// Victories and ratings of better players and of longer thinking.
void show_skill(HtmlPage& page, const Findings& found);
/// How long people took for a decision.
void show_times(HtmlPage& page, const Findings& found);
/// Games in which something happened.
void show_examples(HtmlPage& page, const Findings& found);

/// With a capital letter at its beginning.
std::string capital(std::string text);

}  // namespace townsmith::lab
