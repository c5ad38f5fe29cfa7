#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "host/host.h"
#include "service/bot_driver.h"
#include "service/bot_pool.h"
#include "service/chat.h"
#include "service/daily.h"
#include "service/interface.h"
#include "service/journal.h"
#include "service/lists.h"
#include "service/messenger.h"
#include "service/moderation.h"
#include "service/notices.h"
#include "service/orders.h"
#include "service/pack_games.h"
#include "service/packs.h"
#include "service/passkeys.h"
#include "service/people.h"
#include "service/previews.h"
#include "service/requests.h"
#include "service/retention.h"
#include "service/rights.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/table_requests.h"
#include "service/time.h"
#include "service/trouble.h"
#include "service/wakeups.h"
#include "service/webhook.h"
#include "store/async_store.h"

namespace townsmith::service {

/// What a service puts up with.
struct ServiceLimits {
  std::size_t connections_of_person = 8;
  std::size_t tables_in_memory = 100'000;
  std::size_t watches_of_table = 200;
  std::size_t watches_of_client = 100;  ///< tables
  int creates_per_minute = 20;
  int chats_per_minute = 30;
  bool daily_par = true;          ///< bots play the puzzles of the day that people ask about
  int newcomers_per_minute = 60;  ///< new people from one address
  Time idle_table = 60'000;       ///< a table nobody looks at is let go after this long
  int listed_of_person = 5;       ///< tables in the lobby at a time
  int listed_of_address = 20;
  int botted_of_person = 2;  ///< tables at a time where bots play among themselves
  int botted_of_address = 8;
  bool packs = true;                    ///< people may bring packs of their own
  std::size_t pack_bytes = 48U << 10U;  ///< of one
  int packs_of_person_per_hour = 20;    ///< that tables are made with
  int packs_of_address_per_hour = 60;
  int packed_of_person = 10;  ///< tables on packs at a time
  int packed_of_address = 40;
  int packs_of_person = 100;         ///< that are kept
  int listed_packs_of_person = 10;   ///< in the gallery
  std::size_t pack_games = 500;      ///< games on packs in memory at a time
  Time pack_patience = 10 * second;  ///< for a pack to be checked
  Time packs_last = 90 * day;     ///< that no table needs, after they were last used; 0: for good
  Time listed_lasts = 2 * hour;   ///< a table that waits and nobody touches leaves the lobby
  Time waiting_lasts = 14 * day;  ///< and goes
  Time guests_last = 30 * day;    ///< who never sat down, after the last visit; 0: for good
  Time chat_lasts = 180 * day;    ///< what was said, after the end of the game; 0: for good
  Time closed_lasts = 30 * day;   ///< tables that were closed before they began; 0: for good
  bool can_push = true;           ///< messages to browsers are offered, where there is a messenger
  Time notice_delay = 20 * second;  ///< before people are told elsewhere that it is their turn
  /// Looking for memory to give back takes milliseconds: it is done when N tables were let go.
  std::size_t let_go_at_once = 500;
};

/// Everything a server does with people, tables, lists and chat, without any network: texts in,
/// texts out. One thread; storing and thinking are done by others, and nothing is said before what
/// led to it is stored.
///
/// The work is done by its parts, which README.md describes; this puts them together, brings
/// requests to the part that has the verb or route, and calls what has to be done regularly.
class Service final : public ServiceInterface {
 public:
  struct Environment {
    bots::Catalogue catalogue;
    ContentFiles content;
    std::string version;
    store::AsyncStore& store;
    Outbound& outbound;
    BotPool& bots;
    Clock now;
    std::string public_url = {};  ///< what links in webhooks begin with
    ServiceLimits limits = {};
    /// Tells the host: the same trouble at most once a minute.
    TroubleReporter::Report complain = {};
    /// Called when much memory is not needed any more: the system may have it back.
    std::function<void()> give_back_memory = {};
    /// Where bots in programs of their own are waited for; null: with the others.
    BotPool* outside = nullptr;
    /// Tells people whose page is closed; null: nobody is told.
    Messenger* messenger = nullptr;
    std::string contact = {};  ///< who runs this server
    bool webhook = false;      ///< whether anybody hears what is told there; people are told so
    std::vector<store::PackRow> packs = {};  ///< of the host's own, as read_pack() gives them
  };
  explicit Service(Environment environment);
  ~Service() override {
    pool_.stop();
    if (outside_ != nullptr) outside_->stop();
  }
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  void connect(ConnectRequest request, std::function<void(ConnectResult)> ready) override;
  void disconnect(Client client) override;
  void receive(Client client, std::string text, std::function<void()> done) override;
  void api(ApiRequest request, std::function<void(ApiAnswer)> answer) override;
  void tick() override;
  bool healthy() const override;
  std::string metrics() const override;
  void stop(std::function<void()> stopped) override { journal_.stop(std::move(stopped)); }

  /// Other processes have written.
  void changed_elsewhere(const std::vector<store::Notice>& notices);
  /// They may have, and it cannot be found out.
  void cannot_hear_others(const Problem& why);

 private:
  void dispatch(const RequestPointer& request);
  void route(const ApiRequest& request, const ApiReply& reply);
  void let_go_of_idle();

  Clock clock_;
  const std::string version_;
  BotPool& pool_;
  BotPool* outside_;
  std::function<void()> give_back_memory_;
  std::size_t let_go_at_once_;
  const std::map<std::string, std::string> titles_;  ///< of the games
  // A part knows only those above it.
  TroubleReporter trouble_;
  host::Host host_;
  Sessions sessions_;
  Journal journal_;
  PackGames pack_games_;
  TableCache tables_;
  Requests requests_;
  BotDriver bots_;
  People people_;
  TableRequests table_requests_;
  Previews previews_;
  Lists lists_;
  Chat chat_;
  Moderation moderation_;
  Packs packs_;
  Daily daily_;
  Webhook webhook_;
  Notices notices_;
  Rights rights_;
  Passkeys passkeys_;
  Retention retention_;
  Wakeups wakeups_;
  Orders orders_;

  std::map<std::string_view, Verb> verbs_;
  std::vector<Route> routes_;
  Interval check_{2'000};
  Interval sweep_{10'000};
  std::size_t let_go_ = 0;  ///< tables, since memory was given back
  std::uint64_t received_ = 0;
};

}  // namespace townsmith::service
