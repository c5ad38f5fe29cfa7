/// @file
/// Every game there is, with its own types (`AllGames`, `for_each_game()`), and the content and the
/// words that are compiled in. Component `games`.
#pragma once

#include "games/all.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "townsmith/core.h"
