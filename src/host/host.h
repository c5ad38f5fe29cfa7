#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/catalogue.h"
#include "core/content.h"
#include "host/fields.h"
#include "host/live_table.h"

namespace townsmith::host {

inline constexpr int protocol_number = 1;

/// Who plays for a person who is away.
inline constexpr std::string_view stand_in_bot = "medium";

/// What a host says, and to whom.
struct Message {
  Client to;
  std::string text;
};

/// How hosts differ, and what they put up with.
struct Policy {
  /// The page is the only client: every person's seat is its own, it may choose the seed, it drives
  /// the bots, and it keeps running games as records.
  bool own_page = false;
  std::size_t most_tables = 64;
  std::size_t most_watches = 64;  ///< of one table, by who has nothing to do with it
  std::size_t most_watches_of_client = SIZE_MAX;  ///< tables
  std::size_t most_message_bytes = 1U << 20;
};

/// What a server adds to the tables of a host. Empty functions are not asked.
struct Surroundings {
  std::function<std::string()> name_table;
  std::function<CommittedLuck()> new_luck;
  /// Something was done at a table; asked before anybody is told.
  std::function<void(const std::string& table, const Deed& deed)> done;
  /// What else a client is told about a table, as JSON.
  std::function<std::string(const std::string& table, const std::string& who)> about;
};

/// A question for advice, as values: it can be answered anywhere, at any time.
struct HintTask {
  const bots::Entry& entry;
  std::shared_ptr<const AnyGame> game;
  AnyObserved seen;
  bots::Question question;

  bots::Advice answer() const { return entry.advise(*game, seen, question); }
};

/// Games played through messages, as docs/protocol.md describes them: the part that a page and a
/// server have in common. No I/O, no clock: a text comes in, texts go out. Whatever comes in, the
/// answer says what was wrong with it, and then nothing has changed.
class Host {
 public:
  /// `chance` is what the seeds of tables are drawn from.
  Host(bots::Catalogue catalogue, ContentFiles content, Policy policy, std::string version,
       Random chance, Surroundings surroundings = {});

  /// A new client; those with the same identity are one person. With a name, it sits down under
  /// that name only; without an identity, it only looks on.
  Client connect(std::string identity, std::string name = {});
  void rename(Client client, std::string identity, std::string name);
  void disconnect(Client client);

  /// The answer to the client first, then what watchers are told.
  std::vector<Message> handle(Client client, std::string_view text);
  std::vector<Message> handle(Client client, const json::object& message);

  // What a server does with tables besides passing messages on.

  /// Null if it is not here.
  LiveTable* find(const std::string& table);
  std::size_t table_count() const { return tables_.size(); }
  /// A table as it was before its deeds, which the caller does again. The header is that of a
  /// record: game, rules, options.
  Result<> restore(const std::string& table, const Record& header, std::string creator,
                   CommittedLuck luck);
  /// Lets go of a table; says who watched it.
  std::vector<LiveTable::Watch> forget(const std::string& table);
  /// Somebody watched a table that was let go and is here again.
  void watch_again(const std::string& table, const LiveTable::Watch& watch);
  /// What the host itself wants done, or a bot.
  Result<> act(const std::string& table, table::Command command);
  /// Tells those who watch, as far as they do not know it yet.
  void tell_watchers(const std::string& table);
  /// What was said since the last call, by those of these functions that answer nobody.
  std::vector<Message> take_messages() { return std::exchange(outbox_, {}); }
  /// What is asked for hints, and what is answered when they have been thought out.
  Result<HintTask> hint_task(const LiveTable& live, Seat seat, Fields& fields) const;
  json::object hints_view(const HintTask& task, const bots::Advice& advice) const;
  /// The first seat that is this person's.
  Viewer seat_of(const std::string& who, const LiveTable& live) const;

 private:
  struct Person {
    std::string identity;
    std::string name;
    std::set<std::string> watching;
  };
  struct Request {
    Client client;
    const std::string& who;
    const std::string& name;
    Fields& fields;
  };
  using Answer = Result<json::object>;
  using Handler = Answer (Host::*)(Request& request);
  struct Verb {
    std::string_view name;
    Handler handler;
  };
  static const std::vector<Verb>& verbs();

  Answer answer(Client client, const json::object& message);

  Answer hello(Request& request);
  Answer create(Request& request);
  Answer open(Request& request);
  Answer close(Request& request);
  Answer watch(Request& request);
  Answer unwatch(Request& request);
  Answer view(Request& request);
  Answer sit(Request& request);
  Answer leave(Request& request);
  Answer start(Request& request);
  Answer move(Request& request);
  Answer undo(Request& request);
  Answer restart(Request& request);
  Answer commit(Request& request);
  Answer think(Request& request);
  Answer next_bot(Request& request);
  Answer plan(Request& request);
  Answer act(Request& request);
  Answer hint(Request& request);
  Answer review(Request& request);
  Answer record(Request& request);
  Answer replay(Request& request);
  Answer reference(Request& request);
  Answer show(Request& request);
  Answer back(Request& request);
  Answer verify(Request& request);

  Answer command(Request& request, table::Command::Kind kind);
  /// Looking on is for everybody, playing for who has a name.
  Result<> may_play(const Request& request) const;
  Result<> may_command(const Request& request, const LiveTable& live,
                       const table::Command& command) const;
  Result<> may_look(const Request& request, const LiveTable& live, Viewer viewer) const;
  /// One more watch is not too much, of this table or for this client.
  Result<> may_watch(const Request& request, const std::string& table, LiveTable& live) const;
  /// The seat is a person's, and this person's.
  bool owns(const std::string& who, const LiveTable& live, Seat seat) const;
  Result<LiveTable*> find_table(Fields& fields);
  /// A table whose bots this client drives: only a page does.
  Result<LiveTable*> find_driven(Fields& fields);
  Answer look(const std::string& who, const LiveTable& live, Viewer viewer, Fields& fields) const;
  SeatSet seats_of(const std::string& who, const LiveTable& live) const;
  /// As JSON.
  std::string view_for(const std::string& who, const LiveTable& live, const table::Table& table,
                       Viewer viewer) const;
  std::string glimpse_for(const std::string& who, const LiveTable& live, Viewer viewer) const;
  Result<> seat_everybody(LiveTable& live, const json::array& seats, const Request& request,
                          std::vector<Deed>& deeds);
  /// One object for all tables with the same setup.
  Result<std::shared_ptr<const AnyGame>> share_game(const bots::Entry& entry, const Setup& setup);
  struct Rules {
    const bots::Entry& entry;
    std::shared_ptr<const AnyGame> game;
  };
  Result<Rules> rules_of(const Record& header);
  /// A glimpse and the header of its game, as they come from another engine.
  struct Shown {
    Rules rules;
    table::Glimpse glimpse;
    SeatSet yours;
  };
  Result<Shown> read_shown(Fields& fields);
  Result<> perform(const std::string& table, LiveTable& live, Deed deed);
  Result<std::uint64_t> seed_of(Fields& fields);
  std::string add_table(std::unique_ptr<LiveTable> live);

  bots::Catalogue catalogue_;
  ContentFiles content_;
  Policy policy_;
  std::string version_;
  Random chance_;
  Surroundings surroundings_;
  Language language_;
  std::map<Client, Person> clients_;
  Client last_client_ = 0;
  std::map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::uint64_t last_table_ = 0;
  std::map<std::string, std::weak_ptr<const AnyGame>> games_;
  std::shared_ptr<const AnyGame> shown_;  ///< the game of the last glimpse
  std::uint64_t shown_layout_ = 0;
  std::vector<Message> outbox_;
  json::object hello_;  ///< once somebody has asked: nothing of it changes
};

/// Puts JSON that was written as text into an answer. What a store has damaged must not end the
/// host: such a table is refused.
Result<> embed(json::object& out, std::string_view name, const std::string& text);

/// Seeds go over the wire as numbers, and JSON's are exact up to here.
inline constexpr std::int64_t most_seed = std::int64_t{1} << 53;

/// Everything a client needs to know before it sits down at a table.
json::object hello_view(const bots::Catalogue& catalogue, const ContentFiles& content,
                        std::string_view version);

}  // namespace townsmith::host
