#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "bots/catalogue.h"
#include "core/content.h"
#include "core/record.h"

namespace townsmith::host {

/// A game that is played, and who can play it.
struct Rules {
  const bots::Entry& entry;
  std::shared_ptr<const AnyGame> game;
};

/// The games of a catalogue on some content: one object for all tables with the same setup, as long
/// as there are such tables.
class SharedGames {
 public:
  SharedGames(bots::Catalogue catalogue, ContentFiles content);

  const bots::Catalogue& catalogue() const { return catalogue_; }
  const ContentFiles& content() const { return content_; }

  /// `pack`: content of the game's own, as text; empty: none.
  Result<std::shared_ptr<const AnyGame>> share(const bots::Entry& entry, const Setup& setup,
                                               std::string_view pack = {});
  /// What a record was played by, if this program has it: game, rules, options, content.
  Result<Rules> rules_of(const Record& header);

  // Games on packs take time to make; a server makes them elsewhere and brings them here.

  /// The one that is here; null if there is none.
  std::shared_ptr<const AnyGame> find(const bots::Entry& entry, const Setup& setup,
                                      std::string_view pack = {}) const;
  /// From now on this is the one of its setup and pack; if there is one already, that stays, and is
  /// given back.
  std::shared_ptr<const AnyGame> add(const bots::Entry& entry, std::shared_ptr<const AnyGame> game);
  /// How many of those that are here are on packs.
  std::size_t on_packs() const;

 private:
  static std::string key_of(const bots::Entry& entry, const Setup& setup, std::string_view pack);

  bots::Catalogue catalogue_;
  ContentFiles content_;
  std::map<std::string, std::weak_ptr<const AnyGame>> games_;
};

}  // namespace townsmith::host
