#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/content.h"
#include "core/content_changes.h"
#include "core/result.h"
#include "core/translations.h"

namespace townsmith {

/// Somebody's content for one game, with who made it and what it is: one file to keep and to share,
/// described in docs/content.md. It is known by the hash that records of games on it carry.
struct Pack {
  std::string game;
  std::string name;
  std::string author;
  std::string version;
  std::string licence;   ///< what others may do with it; empty: nothing is said
  std::string notes;     ///< for those who play it
  std::string based_on;  ///< what it was made from; empty: the game's own content
  ContentFiles files;    ///< those that it changes, whole, by their names in the game's folder
  Translations translations = {};  ///< of its name, its notes, and the names and texts in its files

  bool operator==(const Pack&) const = default;
};

inline constexpr int pack_format = 1;  ///< older ones are read too
inline constexpr std::size_t max_pack_bytes = 256U << 10U;

/// Reads a pack. Whether a game can be played with it is another question: `pack_problems`.
Result<Pack> parse_pack(std::string_view text);
/// The same of a folder's content files, if one of them says what pack they are
/// (`pack_description`).
Result<Pack> pack_of(const ContentFiles& folder);
/// Whether this is a pack of an older format.
bool has_older_format(std::string_view text);
std::string to_text(const Pack& pack);
/// The other way: its files and what it is, as files of a folder.
ContentFiles unpacked(const Pack& pack);

/// The file of a folder that says what pack it is: all of a pack but its files.
inline constexpr std::string_view pack_description = "pack.json";

/// Content with the files of a pack in their place, and the pack itself for records to carry.
ContentFiles with_pack(ContentFiles content, const Pack& pack);

/// Everything that is wrong with a pack as content of its game, or doubtful, its files named as in
/// the game's folder; `content`: what it is to change.
std::vector<ContentProblem> pack_problems(const GameType& type, const ContentFiles& content,
                                          const Pack& pack);
/// The game's rules with a pack in the place of its content; refused if it is another game's, or
/// cannot be played.
Result<std::unique_ptr<AnyGame>> create(const GameType& type, const Setup& setup,
                                        const ContentFiles& content, std::string_view pack);
/// What it changes.
std::vector<ContentChange> changes_of(const Pack& pack, const ContentFiles& content);

}  // namespace townsmith
