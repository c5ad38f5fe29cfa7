#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "host/host.h"
#include "protocol/about.h"
#include "service/bot_pool.h"
#include "service/journal.h"
#include "service/time.h"
#include "service/trouble.h"
#include "store/packs.h"

namespace townsmith::service {

/// A pack that was read and found good, with a game on it.
struct ReadyPack {
  store::PackRow row;  ///< what the pack says of itself, and its text as the program writes it
  std::shared_ptr<const AnyGame> game;
};

/// Reads and checks a pack, and makes the game: this may take a while, and touches nothing else.
/// Refused if it is larger than this, as the program writes it, or says something that cannot be
/// shown to others.
Result<ReadyPack> read_pack(const GameType& type, const Setup& setup, const ContentFiles& content,
                            std::string_view text, std::size_t most_bytes);
/// The same of a pack that is of any of these games, for players as there usually are.
Result<ReadyPack> read_pack(const bots::Catalogue& catalogue, const ContentFiles& content,
                            std::string_view text);

protocol::PackName name_of(const store::PackRow& row);

/// Games on packs: they are made where bots think, so that whoever plays need not wait for it.
class PackGames {
 public:
  struct Settings {
    bool open = true;                          ///< people may bring packs
    std::size_t most_bytes = 48U << 10U;       ///< of one that somebody brings
    std::size_t max_games = 500;               ///< in memory at a time
    std::size_t max_waiting = 100;             ///< that are to be checked
    Time patience = 10 * second;               ///< for one, waiting included
    std::vector<store::PackRow> shipped = {};  ///< the host's own, checked
  };
  PackGames(host::Host& host, BotPool& pool, Journal& journal, TroubleReporter& trouble,
            Clock clock, Settings settings);

  /// A game on a pack, and who waits for it.
  struct Wanted {
    const bots::Entry* entry;
    Setup setup;
    std::string text;
    std::size_t most_bytes = max_pack_bytes;
    std::string household;
    std::string person;
  };
  using Then = std::function<void(Result<ReadyPack>)>;
  /// Calls it, later or at once, with the game, which is among the host's games as long as somebody
  /// holds it; or with why there is none.
  void prepare(Wanted wanted, Then then);
  /// To be called regularly: what takes too long is not waited for.
  void tick(Time now);

  std::size_t in_memory() const { return host_.games().on_packs(); }
  const Settings& settings() const { return settings_; }
  /// One of the host's own; null if it is none.
  const store::PackRow* find_shipped(std::string_view id) const;
  /// Whether tables may be made with it now.
  Result<> may_be_played(const std::string& id) const;

  /// Reads again which packs moderators have removed.
  void read_removed();
  /// What a pack calls itself is not shown if it was removed.
  protocol::PackName shown(protocol::PackName name) const;

 private:
  struct Job {
    Time since = 0;
    Then then;
  };
  void end(std::uint64_t number, Result<ReadyPack> made);

  host::Host& host_;
  BotPool& pool_;
  Journal& journal_;
  TroubleReporter& trouble_;
  Clock clock_;
  Settings settings_;
  std::map<std::uint64_t, Job> jobs_;
  std::uint64_t last_job_ = 0;
  std::set<std::string, std::less<>> removed_;
  bool removed_known_ = false;
};

}  // namespace townsmith::service
