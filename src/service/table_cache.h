#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/text_map.h"
#include "host/host.h"
#include "protocol/messages.h"
#include "service/cached_table.h"
#include "service/journal.h"
#include "service/pack_games.h"
#include "service/sessions.h"
#include "service/table_listener.h"
#include "service/time.h"
#include "service/trouble.h"
#include "store/store.h"

namespace townsmith::service {

/// The tables in memory. The store has the truth; what is here is a copy: read when it is needed,
/// kept up to date with what other nodes do, thrown away and read again when something here could
/// not be stored, and let go when nobody looks at it.
class TableCache final : public Journal::Tables {
 public:
  struct Settings {
    std::size_t max_tables = 100'000;
    Time idle = 60'000;       ///< a table nobody looks at is let go after this long
    Time listed = 2 * hour;   ///< a table that waits and nobody touches leaves the lobby
    Time waiting = 14 * day;  ///< and goes
    /// Their content is not what the program came with: they are not rated with the others.
    std::set<std::string> unrated_games = {};
  };
  TableCache(host::Host& host, Journal& journal, Sessions& sessions, PackGames& packs,
             TroubleReporter& trouble, Clock clock, Settings settings);
  TableCache(const TableCache&) = delete;
  TableCache& operator=(const TableCache&) = delete;

  /// Listeners are told in the order in which they were added.
  void add_listener(TableListener& listener) { listeners_.push_back(&listener); }

  // Finding tables.

  /// Null: it is not in memory.
  CachedTable* find(const std::string& table);
  /// The table, if with_table_for() would continue at once; otherwise null.
  CachedTable* find_for(Client client, const std::string& table);
  using Then = std::function<void(const Result<>&)>;
  /// Calls it when the table is in memory, or cannot be. Another caller may have closed the table
  /// by then.
  void with_table(const std::string& table, Then then);
  /// The same, and the table is no older than what any node had said of it before this call.
  void with_current_table(const std::string& table, Then then);
  /// For a client that may come from another node: what it was told there is known here when it
  /// first asks about a table. From then on notices keep the table up to date.
  void with_table_for(Client client, const std::string& table, Then then);

  // Changing them.

  /// Makes a table; the host reads what the message says about the game.
  Result<std::string> make(Client client, const protocol::Create& message,
                           const CachedTable::Wishes& wishes);
  /// Something was done: it goes into the batch. To be called by the host.
  void deed_done(const std::string& table, const host::Deed& deed);
  /// What watchers are told goes into the batch; listeners learn of what was done.
  void publish(const std::string& table);
  void announce_changes();
  /// The row goes into the batch as it is.
  void write_row(const CachedTable& entry);
  void close(const std::string& table);
  /// Whether the ladder counts a table's game, if people finish it.
  bool is_rated(const CachedTable& entry) const;
  /// A table that waits for players and has not been touched for long leaves the lobby, and after a
  /// longer time goes altogether; unless somebody of it is here.
  void expire(const std::string& table);
  /// A person was forgotten: tables in memory that know them are read again.
  void read_again_with(const std::string& person);
  /// What is in memory of a table is not to be trusted: something failed halfway.
  void discard(const std::string& table);

  // What becomes due.

  /// The next table that somebody has to look at by now; it is not named again.
  std::optional<std::string> next_due(Time now);
  /// Nobody need look at the table before this.
  void postpone(CachedTable& entry, Time wake);

  // Other nodes, and what has to be done again and again.

  /// Another process has written.
  void hear(const store::Notice& notice);
  /// Reads again what could not be read when it had to be.
  void retry();
  /// Says of how many.
  std::size_t let_go_of_idle();

  std::size_t size() const { return tables_.size(); }
  std::uint64_t loads() const { return loads_; }
  std::uint64_t deeds() const { return deeds_; }

  // Journal::Tables
  std::optional<std::int64_t> next_revision(const std::string& table) override;
  void throw_away(const std::string& table) override;
  void batch_settled() override { catch_up_on_missed(); }

 private:
  struct Stored {
    Stored() = default;
    explicit Stored(const tl::unexpected<Problem>& why) : row(why) {}
    Result<std::optional<store::TableRow>> row = std::optional<store::TableRow>();
    Result<std::vector<store::Deed>> deeds = std::vector<store::Deed>();
    Result<std::vector<store::ChatLine>> said = std::vector<store::ChatLine>();
    Result<std::optional<store::PackRow>> pack = std::optional<store::PackRow>();
    bool pack_is_whole = false;           ///< what is stored is what its name says
    std::shared_ptr<const AnyGame> game;  ///< on the pack; held until the table has it
  };
  void load(const std::string& table);
  /// Goes on when there is a game for the table, if it is on a pack.
  void make_game_ready(Stored& stored, const Then& then);
  void finish_load(const std::string& table, Stored& stored, const Result<>& ready);
  Result<> build(const std::string& table, Stored& stored);
  void report_damage(const std::string& table, const Problem& why);
  void watch_again(const std::string& table);
  /// Does what other processes have done; then the table is as the store had it, or thrown away.
  void catch_up(const std::string& table, Then then = nullptr);
  Result<> take_in(const std::string& table, const Stored& stored);
  void catch_up_on_missed();
  void set_alarm(CachedTable& entry);
  /// One that waits for players is looked at again when nobody has touched it for long.
  void set_expiry(CachedTable& entry);
  bool somebody_is_here(const CachedTable& entry) const;
  void erase(const std::string& table);
  void let_go(const std::string& table);
  void send_away(const std::string& table);
  void leave_closed(const std::string& table);

  host::Host& host_;
  Journal& journal_;
  Sessions& sessions_;
  PackGames& packs_;
  TroubleReporter& trouble_;
  Clock clock_;
  Settings settings_;
  std::vector<TableListener*> listeners_;
  TextMap<CachedTable> tables_;
  std::map<std::string, std::vector<Then>> loading_;
  /// Of tables that were thrown away, until they are here again.
  std::map<std::string, std::vector<host::LiveTable::Watch>> lost_watches_;
  std::set<std::pair<Time, std::string>> alarms_;
  std::set<std::string> missed_;  ///< changed elsewhere while they were read or stored here
  std::map<Client, std::set<std::string>> compared_;     ///< with the store, for a client
  std::map<std::string, CachedTable::Changes> changes_;  ///< that listeners have not heard of yet
  std::uint64_t loads_ = 0;
  std::uint64_t deeds_ = 0;
};

}  // namespace townsmith::service
