#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/catalogue.h"
#include "core/content.h"
#include "host/fields.h"
#include "host/live_table.h"

namespace townsmith::host {

inline constexpr int protocol_number = 1;

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
  std::size_t most_watches = 64;  ///< of one table
  std::size_t most_message_bytes = 1U << 20;
};

/// Games played through messages, as docs/protocol.md describes them: the part that a page and a
/// server have in common. No I/O, no clock: a text comes in, texts go out. Whatever comes in, the
/// answer says what was wrong with it, and then nothing has changed.
class Host {
 public:
  /// `chance` is what the seeds of tables are drawn from.
  Host(bots::Catalogue catalogue, ContentFiles content, Policy policy, std::string version,
       Random chance);

  /// A new client; those with the same identity are one person.
  Client connect(std::string identity);
  void disconnect(Client client);

  /// The answer to the client first, then what watchers are told.
  std::vector<Message> handle(Client client, std::string_view text);

 private:
  struct Request {
    Client client;
    const std::string& who;
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

  Answer command(Request& request, table::Command::Kind kind);
  Result<> may_command(const Request& request, const LiveTable& live,
                       const table::Command& command) const;
  Result<> may_look(const Request& request, const LiveTable& live, Viewer viewer) const;
  /// The seat is a person's, and this person's.
  bool owns(const std::string& who, const LiveTable& live, Seat seat) const;
  Result<LiveTable*> find_table(Fields& fields);
  /// A table whose bots this client drives: only a page does.
  Result<LiveTable*> find_driven(Fields& fields);
  Answer look(const std::string& who, const LiveTable& live, Viewer viewer, Fields& fields) const;
  json::object view_for(const std::string& who, const LiveTable& live, const table::Table& table,
                        Viewer viewer) const;
  Result<> seat_everybody(LiveTable& live, const json::array& seats, const std::string& who);
  Result<std::uint64_t> seed_of(Fields& fields);
  std::string add_table(std::unique_ptr<LiveTable> live);
  void tell_watchers(const std::string& name, LiveTable& live);

  bots::Catalogue catalogue_;
  ContentFiles content_;
  Policy policy_;
  std::string version_;
  Random chance_;
  std::map<Client, std::string> clients_;
  Client last_client_ = 0;
  std::map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::uint64_t last_table_ = 0;
  std::vector<Message> outbox_;
};

/// Everything a client needs to know before it sits down at a table.
json::object hello_view(const bots::Catalogue& catalogue, std::string_view version);

}  // namespace townsmith::host
