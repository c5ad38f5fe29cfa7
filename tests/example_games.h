#pragma once

#include <string>
#include <vector>

#include "core/content.h"
#include "core/setup.h"

/// Games for tests that need one but not a certain one: the first of the catalogue that is as the
/// test needs it. What holds for one game only is tested in games/<game>/.
namespace townsmith {

/// All of them, in the order of the catalogue.
const std::vector<const GameInfo*>& example_games();
const std::vector<std::string>& game_names();
const GameInfo& example_info(const std::string& name);

/// Any game at all.
const std::string& any_game();
/// One or two players take turns, seat 0 first, and nothing is hidden.
const std::string& turn_game();
/// One to four players take turns, and nothing is hidden.
const std::string& company_game();
/// Players take turns, and each knows something that others do not.
const std::string& secret_game();
/// All decide at once, one player or as many as a table has seats.
const std::string& round_game();

/// An option of the game that is not at its standard, such as "level=2".
std::string unusual_option(const std::string& name);
/// A file of content that the game's rules are made from, such as "chess/pieces.json".
std::string content_file(const std::string& name);
/// The files with another text in that one, which the game reads as well.
ContentFiles with_other_content(ContentFiles files, const std::string& name);

}  // namespace townsmith
