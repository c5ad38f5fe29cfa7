#pragma once

#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "host/host.h"
#include "protocol/envelope.h"
#include "protocol/server.h"
#include "service/batch.h"
#include "service/bot_pool.h"
#include "service/interface.h"
#include "service/pace.h"
#include "service/cached_table.h"
#include "store/async_store.h"

namespace townsmith::service {

/// What a service puts up with.
struct ServiceLimits {
  std::size_t connections_of_person = 8;
  std::size_t tables_in_memory = 100'000;
  std::size_t watches_of_table = 200;
  std::size_t watches_of_client = 50;  ///< tables
  int creates_per_minute = 20;
  int chats_per_minute = 30;
  int newcomers_per_minute = 60;  ///< new people from one address
  Time idle_table = 60'000;       ///< a table nobody looks at is let go after this long
};

/// Something the host of a server should know.
struct Trouble {
  std::string_view what;
  std::string_view why;
  std::string_view advice;  ///< what to do about it; "" if nobody knows
};

/// All that a server does with people, tables, lists and chat, without any network: texts in,
/// texts out. One thread; storing and thinking are done by others, and nothing is said before
/// what led to it is stored.
///
/// What is asked about a table that is not in memory waits until it is. What is done goes into the
/// batch that is filling up, together with all that is to be said because of it; while a batch is
/// being stored the next one fills up. If a batch, or a table of it, cannot be stored, the table in
/// memory is thrown away and read again, and who asked is told that nothing has happened.
class Service final : public ServiceInterface {
 public:
  struct Parts {
    bots::Catalogue catalogue;
    ContentFiles content;
    std::string version;
    store::AsyncStore& store;
    Outbound& outbound;
    BotPool& bots;
    std::function<Time()> now;
    std::string public_url = {};  ///< what links in webhooks begin with
    ServiceLimits limits = {};
    /// Tells the host: the same trouble at most once a minute.
    std::function<void(const Trouble&)> complain = {};
  };
  explicit Service(Parts parts);
  ~Service() override { parts_.bots.stop(); }
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  void connect(std::string secret, std::function<void(ConnectResult)> ready) override;
  void disconnect(Client client) override;
  void receive(Client client, std::string text, std::function<void()> done) override;
  void api(ApiRequest request, std::function<void(ApiAnswer)> answer) override;
  void tick() override;
  bool healthy() const override;
  std::string metrics() const override;
  void stop(std::function<void()> stopped) override;

  /// Other processes have written.
  void changed_elsewhere(const std::vector<store::Notice>& notices);

 private:
  /// A connection.
  struct Session {
    std::string person;  ///< "" for who only looks on
    std::string name;
    std::set<std::string> tables;  ///< watched
    std::set<std::string> muted;   ///< whose chat it does not want
    std::set<std::string> known;   ///< tables that were compared with the store for it
    std::string key;               ///< the hash of the secret it came with
  };
  /// A request that is being answered.
  struct Ask {
    Client client;
    json::object message;
    std::optional<std::int64_t> id;
    std::function<void()> done;
    bool answered = false;
  };
  using AskPointer = std::shared_ptr<Ask>;
  /// What a table is played under besides the game's options.
  struct Terms {
    Pace pace;
    bool listed = false;
  };
  using Handler = void (*)(Service& service, const AskPointer& ask);
  struct Verb {
    std::string_view name;
    Handler handler;
  };
  static const std::vector<Verb>& verbs();
  /// A verb whose members the service reads.
  template <class Message, void (Service::*handler)(const AskPointer&, const Message&)>
  static constexpr Verb verb();
  /// One that the host answers once the table is here.
  template <class Message>
  static constexpr Verb verb_at_table();

  // trouble.cpp: what should not happen, and must not end the server
  /// Does something. Whatever it throws is told to the host; then this is false.
  template <class Work>
  bool safely(Work&& work) {
    try {
      work();
      return true;
    } catch (const std::exception& error) {
      note_mishap(error.what());
      return false;
    }
  }
  void note_mishap(std::string_view why);
  /// Does what answers a request; if that throws, the answer is a refusal, and the table it is
  /// about is read again.
  void attempt(const AskPointer& ask, const std::function<void()>& work);
  using ApiReply = std::function<void(ApiAnswer)>;
  void attempt(const ApiReply& answer, const std::function<void()>& work);
  /// Reads from the store, then does the rest here: of a request, of one by HTTP, or of nobody's.
  using InThread = std::function<void(store::Store&)>;
  void read(InThread in_thread, std::function<void()> then);
  void read(const AskPointer& ask, InThread in_thread, std::function<void()> then);
  void read(const ApiReply& answer, InThread in_thread, std::function<void()> then);
  /// What players are told of a problem the store has; the host is told what it is.
  Problem unreadable(const Problem& why);
  void complain(const Trouble& trouble);
  /// What is in memory of a table is not to be trusted.
  void discard(const std::string& table);

  // service.cpp: requests and answers
  void dispatch(const AskPointer& ask);
  /// The host answers; what it says waits until all is stored.
  void pass_on(const AskPointer& ask, const std::string& table);
  void pass_on_pushes(const std::string& table);
  template <class Answer>
  void answer(const AskPointer& ask, const Result<Answer>& result, const std::string& table = {}) {
    answer_with(ask, protocol::answer_text(ask->id, result, host_.language_of(ask->client)), table);
  }
  void refuse_to(const AskPointer& ask, const Problem& why) {
    answer_with(ask, protocol::refusal_text(ask->id, why, host_.language_of(ask->client)));
  }
  void refuse_to(const AskPointer& ask, Reason reason, Text why) {
    refuse_to(ask, {reason, std::move(why)});
  }
  void answer_with(const AskPointer& ask, std::string text, const std::string& table = {});
  void tell(Client to, std::string text, const std::string& table = {});
  template <class Push>
    requires schema::Tagged<Push>
  void tell(Client to, const Push& push, const std::string& table = {}) {
    tell(to, protocol::push_text(push, host_.language_of(to)), table);
  }
  Session* session(Client client);
  /// A person's request; who has no name is refused.
  Session* person_asking(const AskPointer& ask);

  // batches.cpp: storing, then saying
  void flush();
  void settle(Result<store::Written> written);
  void undo_tables(const std::set<std::string>& tables, const Problem& why,
                   std::initializer_list<Batch*> batches);
  void deliver(std::vector<Outgoing>& outgoing);
  void write_row(const CachedTable& room);
  /// Calls it when all that was done so far is stored, or could not be. The last so many writes
  /// are what it is about, besides the table.
  void when_stored(const std::string& table, std::function<void(bool)> then,
                   std::size_t writes = 0);

  // rooms.cpp: tables in memory
  void with_table(const std::string& table, std::function<void(Result<>)> then);
  /// The same, and the table is no older than what any node had said of it before this call.
  void with_current_table(const std::string& table, std::function<void(Result<>)> then);
  /// For a client that may come from another node: what it was told there is known here when it
  /// first asks about a table. From then on notices keep the table up to date.
  void with_table(Client client, const std::string& table, std::function<void(Result<>)> then);
  struct Loaded {
    Result<std::optional<store::TableRow>> row = std::optional<store::TableRow>();
    Result<std::vector<store::Deed>> deeds = std::vector<store::Deed>();
    Result<std::vector<store::ChatLine>> said = std::vector<store::ChatLine>();
  };
  void load(const std::string& table);
  Result<> build(const std::string& table, Loaded& loaded);
  host::CommittedLuck luck_from(const std::string& seed) const;
  void forget_room(const std::string& table);
  /// Something was done: it goes into the batch.
  void deed_done(const std::string& table, const host::Deed& deed);
  /// A table that has just been made comes into memory, and into the batch.
  CachedTable& add_room(const std::string& table, const Terms& terms);
  void let_go_of_idle();
  /// Does what other processes have done; then the table is as the store had it, or thrown away.
  void catch_up(const std::string& table, std::function<void(Result<>)> then = nullptr);
  Result<> take_in(const std::string& table, const Loaded& loaded);
  void hear(const store::Notice& notice);
  void look_again();
  void close_room(const std::string& table);

  // turns.cpp: clocks and bots
  /// If nobody takes care of a bot's move within this time, somebody else does.
  static constexpr Time bot_patience = 30'000;
  void set_alarm(CachedTable& room);
  void let_bots_think(const std::string& table);
  void bot_has_thought(const std::string& table, Seat seat, std::uint64_t version,
                       const Result<AnyMove>& move);
  void check_clocks(const std::string& table);
  void look_for_due();
  void wake(const std::string& table);

  // news.cpp: who is told what has changed
  /// Lists and bots learn of what was done.
  void finish_changes();
  protocol::About about(const std::string& table, const std::string& who);
  /// A row as lists show it to a person; nothing if it is damaged.
  std::optional<protocol::Summary> summary(const store::TableRow& row, const std::string& person,
                                           const Language& language);
  std::vector<protocol::Summary> summaries(const std::vector<store::TableRow>& rows,
                                           const std::string& person, const Language& language);
  template <class Push>
  void tell_list(Client client, const store::TableRow& row, const std::string& person,
                 const std::string& table);
  void tell_about(const std::string& table);
  void tell_lobby(const CachedTable& room);
  void tell_owners(const CachedTable& room, bool everybody);
  void tell_of_other(const std::string& table);
  void call_webhook(const CachedTable& room);

  // tables.cpp: verbs about tables
  void ask_table(const AskPointer& ask, const std::string& table,
                 std::function<void(const std::string& table, CachedTable& room)> then);
  /// Makes a table of these terms; the host has what is about the game.
  Result<std::string> make_table(Client client, const protocol::Create& message,
                                 const Terms& terms);
  void close_table(const std::string& table);
  void at_table(const AskPointer& ask, bool changes_watchers);
  void create(const AskPointer& ask, const protocol::Create& message);
  void cancel(const AskPointer& ask, const protocol::Cancel& message);
  void rematch(const AskPointer& ask, const protocol::Rematch& message);
  void make_rematch(const AskPointer& ask, const std::string& table);
  void hint(const AskPointer& ask, const protocol::AskHints& message);

  // lists.cpp: lobby, archive, profiles
  void hello(const AskPointer& ask, const protocol::Hello& message);
  void lobby(const AskPointer& ask, const protocol::EnterLobby& message);
  void unlobby(const AskPointer& ask, const protocol::LeaveLobby& message);
  void archive(const AskPointer& ask, const protocol::AskArchive& message);
  void profile(const AskPointer& ask, const protocol::AskProfile& message);
  void ladder(const AskPointer& ask, const protocol::AskLadder& message);

  // chat.cpp
  void chat(const AskPointer& ask, const protocol::AskChat& message);
  void say_in_chat(const AskPointer& ask, const protocol::Say& message);
  void mute(const AskPointer& ask, const protocol::Mute& message);
  void pass_on_chat(const std::string& table);
  void tell_chat(const store::ChatLine& line);

  // people.cpp: who somebody is
  using Found = std::optional<store::Person>;
  /// Who asks by HTTP; if that cannot be found out, the answer says so.
  void with_person(const ApiRequest& request, const ApiReply& answer,
                   std::function<void(const Found&)> then);
  void let_in(const Found& found, const std::string& key,
              const std::function<void(ConnectResult)>& ready);
  void say_goodbye(Client client);
  void read_mutes(Client client, const std::string& person);
  void route(const ApiRequest& request, const ApiReply& answer);
  void api_me(const ApiRequest& request, const ApiReply& answer);
  void name_person(const ApiRequest& request, const ApiReply& answer);
  void make_link(const ApiRequest& request, const ApiReply& answer);
  void use_link(const ApiRequest& request, const ApiReply& answer);
  void explain_link(const std::string& hash, const ApiReply& answer);
  void forget_me(const ApiRequest& request, const ApiReply& answer);
  void send_record(const ApiRequest& request, const ApiReply& answer);
  void write_then(std::vector<store::Write> writes, std::function<void(bool)> then);

  // orders.cpp: what an administrator wants
  void look_for_orders();
  void obey(const store::Order& order);

  /// So many in a minute, for each key.
  class Rate {
   public:
    bool allow(const std::string& key, int per_minute, Time now);

   private:
    struct Count {
      Time since = 0;
      int count = 0;
    };
    std::map<std::string, Count> counts_;
  };

  Parts parts_;
  host::Host host_;
  std::map<Client, Session> sessions_;
  std::map<std::string, std::set<Client>> connected_;  ///< by person
  std::set<Client> lobby_;
  std::map<std::string, CachedTable> rooms_;
  std::map<std::string, std::vector<std::function<void(Result<>)>>> loading_;
  std::map<std::string, std::vector<host::LiveTable::Watch>> orphans_;  ///< watches of thrown away
  std::map<std::string, std::int64_t> heard_;      ///< the last line of chat that was passed on
  std::set<std::pair<Time, std::string>> alarms_;  ///< clocks of rooms
  std::set<std::string> hopeless_;                 ///< due, but this program cannot read them
  Batch filling_;
  Batch flying_;
  bool writing_ = false;
  Time writing_since_ = 0;        ///< when a tick first saw it under way
  std::set<std::string> behind_;  ///< changed elsewhere while they were read or stored here
  std::map<std::string, CachedTable::Changes> changed_;  ///< tables, since lists and bots were told
  std::function<void()> stopped_;
  Rate creates_;
  Rate chats_;
  Rate newcomers_;
  Rate complaints_;
  std::int64_t last_order_ = -1;
  bool reading_orders_ = false;
  bool looking_for_due_ = false;
  Time looking_since_ = 0;
  Time next_look_ = 0;
  Time next_sweep_ = 0;
  bool readable_ = true;
  bool writable_ = true;                 ///< false from a write that failed to one that did not
  std::set<std::string> changed_games_;  ///< their content is not what the program came with

  struct Counts {
    std::uint64_t requests = 0;
    std::uint64_t deeds = 0;
    std::uint64_t batches = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t failed_batches = 0;
    std::uint64_t loads = 0;
    std::uint64_t thoughts = 0;
    std::uint64_t mishaps = 0;
  } counts_;
};

}  // namespace townsmith::service
