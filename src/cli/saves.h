#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace townsmith::cli {

// Games in the terminal, a file each: <game>.jsonl, <game>-2.jsonl, ... in one folder. No game is
// ever written over another.

/// A new file for a game that is about to begin; nobody else gets the same.
Result<std::string> new_save(std::string_view game);

struct Saves {
  std::vector<std::string> unfinished;  ///< the one played last is first
  std::vector<Text> unreadable;         ///< why a file cannot be resumed, a sentence each
};
/// The games of that name that can be resumed.
Saves saved_games(std::string_view game);

/// One of them, for a list.
struct SavedGame {
  std::string file;
  std::string game;
  std::vector<std::string> names;
  std::size_t moves = 0;
  bool finished = false;
  std::int64_t changed = 0;  ///< seconds since the beginning of 1970
};
/// All that are in the folder and can be read, of one game or (if it is "") of all; the one played
/// last is first.
std::vector<SavedGame> list_saves(std::string_view game);

/// Where they are.
std::string save_folder();

/// Moves what is in a file out of the way, to a name of its own: that is returned.
Result<std::string> set_aside(const std::string& file, bool unfinished);

/// What to type to resume a game that was saved there.
std::string resume_command(std::string_view game, const std::string& file);

}  // namespace townsmith::cli
