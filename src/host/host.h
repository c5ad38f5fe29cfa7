#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bots/catalogue.h"
#include "core/content.h"
#include "core/text_map.h"
#include "host/glimpse_reader.h"
#include "host/live_table.h"
#include "host/shared_games.h"
#include "protocol/messages.h"

namespace townsmith::host {

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
  bool in_browser = false;
  std::size_t max_tables = 64;
  std::size_t max_watches = 64;  ///< of one table, by those who have nothing to do with it
  std::size_t max_watches_of_client = SIZE_MAX;  ///< tables
  std::size_t max_message_bytes = 1U << 20;
};

/// What a server adds to the tables of a host. Empty functions are not asked.
struct HostHooks {
  std::function<std::string()> name_table;
  std::function<CommittedLuck()> new_luck;
  /// Something was done at a table; asked before anybody is told.
  std::function<void(const std::string& table, const Deed& deed)> done;
  /// What else a client is told about a table.
  std::function<protocol::About(const std::string& table, const std::string& who)> about;
};

/// A question for advice, as values: it can be answered anywhere, at any time.
struct HintTask {
  const bots::Entry& entry;
  std::shared_ptr<const AnyGame> game;
  AnyObserved seen;
  AnyMemory memory;
  bots::Question question;

  bots::Advice answer(const bots::Parallel& parallel = bots::one_after_another) const {
    return entry.advise(*game, seen, memory, question, parallel);
  }
};

/// Games played through messages, as docs/protocol.md describes them: the part that a page and a
/// server have in common. No I/O, no clock: a text comes in, texts go out. Whatever comes in, the
/// answer says what was wrong with it, and then nothing has changed.
class Host {
 public:
  /// `chance` is what the seeds of tables are drawn from.
  Host(bots::Catalogue catalogue, ContentFiles content, Policy policy, std::string version,
       Random chance, HostHooks hooks = {});
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

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
  const bots::Catalogue& catalogue() const { return games_.catalogue(); }
  SharedGames& games() { return games_; }
  /// The rules that a table is asked for with, whatever its content.
  struct Wanted {
    const bots::Entry* entry;
    Setup setup;
  };
  Result<Wanted> wanted(const protocol::Create& ask) const;
  /// A table that was made, and what was done to make it what it is.
  struct Made {
    std::string table;
    std::vector<Deed> deeds;
  };
  /// At a server, a game on a pack should be here already: making it takes time.
  Result<Made> make_table(Client client, const protocol::Create& ask);
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
  Result<protocol::Greeting> greet(Client client, const protocol::Hello& ask);
  /// What is asked for hints, and what is answered when they have been thought out.
  Result<HintTask> hint_task(const LiveTable& live, Seat seat, int count) const;
  protocol::Hints hints(const HintTask& task, const bots::Advice& advice,
                        const Language& language) const;
  /// The first seat that is this person's.
  Viewer seat_of(const std::string& who, const LiveTable& live) const;
  /// What a client is spoken to in.
  const Language& language_of(Client client) const;
  /// What is told about a table besides the game is another if this is. (What depends on the person
  /// who is told follows from the rest.)
  static std::uint64_t about_mark(protocol::About about);

 private:
  struct Person {
    std::string identity;
    std::string name;
    const Language* language;
    std::set<std::string> watching = {};
  };
  struct Request {
    Client client;
    Person& person;
    const std::string& who;
    Language language;  ///< of the answer: the person's, at a table with the words of its pack
  };
  using Handler = std::string (*)(Host& host, Request& request, std::int64_t id,
                                  const json::object& message);
  struct Verb {
    std::string_view name;
    Handler handler;
  };
  static const std::vector<Verb>& verbs();
  template <class Ask>
  static std::string handle_as(Host& host, Request& request, std::int64_t id,
                               const json::object& message);

  std::string answer(Client client, const json::object& message);

  // One for each verb.
  Result<protocol::Greeting> answer(Request& request, const protocol::Hello& ask);
  Result<protocol::Spoken> answer(Request& request, const protocol::SpeakLanguage& ask);
  Result<protocol::TableName> answer(Request& request, const protocol::Create& ask);
  Result<protocol::Opened> answer(Request& request, const protocol::Open& ask);
  Result<protocol::Nothing> answer(Request& request, const protocol::Close& ask);
  Result<protocol::GameContent> answer(Request& request, const protocol::GetContent& ask);
  Result<protocol::Reference> answer(Request& request, const protocol::GetComponents& ask);
  Result<protocol::CheckedPack> answer(Request& request, const protocol::CheckPack& ask);
  Result<protocol::Watched> answer(Request& request, const protocol::Watch& ask);
  Result<protocol::Nothing> answer(Request& request, const protocol::Unwatch& ask);
  Result<protocol::Watched> answer(Request& request, const protocol::ViewOnce& ask);
  Result<protocol::Glimpsed> answer(Request& request, const protocol::WatchGlimpses& ask);
  Result<protocol::Glimpsed> answer(Request& request, const protocol::GlimpseOnce& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Sit& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Leave& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Start& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::MakeMove& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Undo& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Restart& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Commit& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Back& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::Resign& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::AgreeEnd& ask);
  Result<protocol::NewVersion> answer(Request& request, const protocol::RefuseEnd& ask);
  Result<protocol::Hints> answer(Request& request, const protocol::AskHints& ask);
  Result<protocol::Review> answer(Request& request, const protocol::AskReview& ask);
  Result<protocol::RecordText> answer(Request& request, const protocol::GetRecord& ask);
  Result<protocol::NewSteps> answer(Request& request, const protocol::GetNewSteps& ask);
  Result<protocol::Replayed> answer(Request& request, const protocol::Replay& ask);
  Result<protocol::Reference> answer(Request& request, const protocol::LookUp& ask);
  Result<protocol::Shown> answer(Request& request, const protocol::Show& ask);
  Result<protocol::Draws> answer(Request& request, const protocol::Verify& ask);
  Result<protocol::Thought> answer(Request& request, const protocol::Think& ask);
  Result<protocol::NextBot> answer(Request& request, const protocol::AskNextBot& ask);
  Result<protocol::Planned> answer(Request& request, const protocol::PlanMove& ask);
  Result<protocol::Acted> answer(Request& request, const protocol::Act& ask);

  /// A command of a person; the deed has what is special about it.
  Result<protocol::NewVersion> command(Request& request, const protocol::Command& ask,
                                       table::Command::Kind kind, Deed deed = {});
  /// Looking on is for everybody, playing for people who have a name.
  Result<> may_play(const Person& person) const;
  Result<> may_command(const Request& request, const LiveTable& live,
                       const table::Command& command) const;
  Result<> may_look(const Request& request, const LiveTable& live, Viewer viewer) const;
  /// One more watch is not too much, of this table or for this client.
  Result<> may_watch(const Request& request, const std::string& table, LiveTable& live) const;
  /// Some things are done in a page only.
  Result<> in_page() const;
  /// The seat is a person's, and this person's.
  bool owns(const std::string& who, const LiveTable& live, Seat seat) const;
  Result<LiveTable*> find_table(const std::string& name);
  /// The same for somebody, who is answered in the words of what the table is played with.
  Result<LiveTable*> find_table(Request& request, const std::string& name);
  /// The table, if the viewer may be looked through.
  Result<LiveTable*> find_seen(Request& request, const std::string& name, Viewer viewer);
  /// What is seen of a table now: Watched or Glimpsed.
  template <class Seen>
  Seen look(const Request& request, const LiveTable& live, const protocol::AsViewerFrom& ask) const;
  template <class Seen>
  Result<Seen> watch(Request& request, const protocol::AsViewerFrom& ask);
  SeatSet seats_of(const std::string& who, const LiveTable& live) const;
  table::TableView view_for(const std::string& who, const LiveTable& live, Viewer viewer,
                            const Language& language) const;
  protocol::Glimpse glimpse_for(const std::string& who, const LiveTable& live, Viewer viewer) const;
  Result<> seat_everybody(LiveTable& live, const std::vector<protocol::SeatRequest>& seats,
                          const Person& person, std::vector<Deed>& deeds) const;
  Result<> perform(const std::string& table, LiveTable& live, Deed deed);
  Result<std::uint64_t> seed_of(const schema::Maybe<std::int64_t>& given);
  std::string add_table(std::unique_ptr<LiveTable> live);
  const protocol::Greeting& greeting();

  SharedGames games_;
  GlimpseReader glimpses_{games_};
  Policy policy_;
  std::string version_;
  Random chance_;
  HostHooks hooks_;
  std::map<std::string, Language, std::less<>> given_languages_;  ///< words that a page gave
  std::unordered_map<Client, Person> clients_;
  Client last_client_ = 0;
  TextMap<std::unique_ptr<LiveTable>> tables_;
  std::uint64_t last_table_ = 0;
  std::vector<Message> outbox_;
  std::unique_ptr<protocol::Greeting> greeting_;  ///< once somebody has asked
};

/// Everything a client needs to know before it sits down at a table.
protocol::Greeting make_greeting(const bots::Catalogue& catalogue, const ContentFiles& content,
                                 std::string_view version);

/// What somebody is called. A name goes into records and onto screens: no line ends, no escapes.
Result<> check_name(std::string_view name);
/// A part of the seed: 32 bytes in hexadecimal.
Result<> check_share(std::string_view share);

protocol::Reference to_wire(std::vector<ReferenceSection> sections);

}  // namespace townsmith::host
