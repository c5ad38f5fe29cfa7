#pragma once

#include <map>
#include <string>
#include <string_view>

namespace townsmith {

/// The rules of a game in our own words, as the page shows them: Markdown. In this language or else
/// in English; empty for a game that has brought none.
std::string rules_text(std::string_view game, std::string_view language);

/// What was below web/src/games when this was built; cmake/embed.cmake writes it.
std::map<std::string, std::string, std::less<>> embedded_rules();

}  // namespace townsmith
