#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/columns.h"
#include "store/moderation.h"

/// Content that people brought to play with; part of what a store keeps.
namespace townsmith::store {

/// Who finds a pack. What moderators have decided, makers do not undo.
enum class PackState : std::uint8_t {
  by_link,   ///< those who come to a table that is played with it
  listed,    ///< everybody, in the gallery
  unlisted,  ///< as by_link; moderators took it out of the gallery
  removed,   ///< nobody: no more tables are made with it, and what it calls itself is not shown
};

/// A pack (core/pack.h), once for all tables that are played with it.
struct PackRow {
  std::string id;  ///< a cryptographic hash of the text
  std::string game;
  std::string name;
  std::string author;
  std::string version;
  std::string based_on;
  std::string text;   ///< whole, as the program writes it; "" in lists
  std::string maker;  ///< who brought it first: a person; "" for the host
  Time made = 0;
  Time used = 0;  ///< when a table was last made with it
  PackState state = PackState::by_link;
  std::int64_t games = 0;  ///< played to their end with it; counted by the store
  std::string names = {};  ///< `name` in other languages, as a JSON object; "" if there are none

  COLUMNS(PackRow, COLUMN(id), COLUMN(game), COLUMN(name), COLUMN(author), COLUMN(version),
          COLUMN(based_on), RAW_COLUMN(text), COLUMN(maker), COLUMN(made),
          COLUMN_AS(used, "last_used"), COLUMN(state), COLUMN(names));
  bool operator==(const PackRow&) const = default;
};

/// Moderators decide about a pack. Late if there is none.
struct PackStateWrite {
  std::string id;
  PackState state = PackState::by_link;
};

/// The newest first; `before` continues after the last of a page.
struct PackQuery {
  std::optional<std::string> game = {};
  std::optional<std::string> maker = {};
  bool listed_only = false;
  Time before = 0;  ///< made before this; 0: from the newest
  int limit = 50;
};

/// The part of a store that is about packs. They are written with the tables that need them
/// (TableWrite::pack): the first of a text stays, and its maker may list it later.
class Packs {
 public:
  virtual ~Packs() = default;
  virtual Result<std::optional<PackRow>> pack(std::string_view id) = 0;
  /// A page does not end between packs of the same millisecond (it becomes longer instead).
  virtual Result<std::vector<PackRow>> list(const PackQuery& query) = 0;
  virtual Result<std::vector<std::string>> removed() = 0;
};

}  // namespace townsmith::store
