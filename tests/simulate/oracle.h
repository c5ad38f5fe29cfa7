#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "core/json.h"
#include "host/live_table.h"
#include "store/store.h"
#include "world.h"

namespace townsmith::simulate {

/// The rules that the header of a record names, made once.
class Library {
 public:
  struct Rules {
    const bots::Entry* entry;
    std::shared_ptr<const AnyGame> game;
    std::uint64_t layout;
  };
  Library() : catalogue_(bots::all_games()) {}
  const bots::Catalogue& catalogue() const { return catalogue_; }
  /// `pack`: the text of one that the header leaves out; "": there is none, or the header has it.
  const Rules& of(const std::string& header, const std::string& pack = {});
  /// Content of a game that says something else of itself, as text.
  const std::string& pack_of(const std::string& game);

 private:
  bots::Catalogue catalogue_;
  std::map<std::string, Rules> known_;
  std::map<std::string, std::string> packs_;
};

/// Collects what people were told and checks whether all of it can be true: some of it at once, the
/// rest by replaying the stored deeds at the end.
class Oracle {
 public:
  Oracle(World& world, Library& library) : world_(world), library_(library) {}

  void acknowledged(const std::string& table, const std::string& command);
  /// Told for certain that it was not done.
  void refused(const std::string& table, const std::string& command);
  /// A table as a viewer saw it.
  void saw(const std::string& table, Viewer viewer, std::uint64_t version,
           std::string_view glimpse);
  void saw_event(const std::string& table, Viewer viewer, const json::object& event);

  /// A table was removed, and was this then.
  void purged(const std::string& table, const store::TableRow& row);

  /// From now on nothing keeps the only node, whose clock shows this, from noticing that a player's
  /// time is up.
  void calm(store::Store& store, store::Time clock);
  /// Holds everything against what is stored. Says how many games have ended.
  int check(store::Store& store) const;

 private:
  struct Seen {
    std::map<std::uint64_t, std::uint64_t> positions;  ///< version, and what was seen, hashed
    std::map<std::uint64_t, std::uint64_t> events;
    std::multiset<std::string> draws;
  };
  struct Told {
    std::set<std::string> done;
    std::set<std::string> not_done;
    std::map<int, Seen> seen;  ///< by seat; -1: somebody who looks on
    std::int64_t deeds_when_calm = 0;
  };

  void check_table(store::Store& store, const std::string& table, const Told& told) const;
  void check_commands(const std::string& table, const Told& told,
                      const std::vector<store::Deed>& deeds) const;
  void check_draws(const std::string& table, const Told& told, const host::LiveTable& live) const;
  void check_ratings(store::Store& store) const;
  std::unique_ptr<host::LiveTable> empty_table(store::Store& store,
                                               const store::TableRow& row) const;

  World& world_;
  Library& library_;
  std::map<std::string, Told> tables_;
  std::optional<store::Time> calm_;
  mutable std::map<std::pair<std::string, std::string>, int> rated_;  ///< games of who at what
  mutable int ended_ = 0;
};

/// All that must be the same wherever and whenever a version of a table is seen.
std::string glimpse_text(const json::object& glimpse);

}  // namespace townsmith::simulate
