#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "host/host.h"
#include "protocol/about.h"
#include "protocol/server.h"
#include "service/journal.h"
#include "service/pack_games.h"
#include "service/people.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/table_listener.h"
#include "service/table_shares.h"
#include "service/time.h"

namespace townsmith::service {

/// What clients ask about tables: most of it is for the host to answer, once the table is in
/// memory. Pushes to watchers also carry what the host does not know: connections, clocks and the
/// rematch.
class TableRequests final : public TableListener {
 public:
  struct Limits {
    int creates_per_minute = 0;       ///< by one person
    TableShares::Limits listed = {};  ///< in the lobby
    TableShares::Limits botted = {};  ///< where bots play among themselves
    TableShares::Limits packed = {};  ///< on packs
    int packs_of_person_per_hour = 0;
    int packs_of_household_per_hour = 0;
    int packs_of_person = 0;         ///< that the store keeps
    int listed_packs_of_person = 0;  ///< of these, in the gallery
  };
  TableRequests(host::Host& host, TableCache& tables, Sessions& sessions, Journal& journal,
                Requests& requests, People& people, PackGames& packs, Clock clock, Limits limits);

  std::vector<Verb> verbs();
  std::vector<Route> routes();

  /// The host answers, also if the verb is unknown or only for pages.
  void forward(const RequestPointer& request, const std::string& table);
  /// What a person is told about a table besides the game. To be called by the host.
  protocol::About about(const std::string& table, const std::string& person);

  // TableListener
  void table_caught_up(const CachedTable& table, const store::TableRow& before) override;
  void table_changed(CachedTable& table, const CachedTable::Changes& changes) override;
  void table_unlisted(const CachedTable& table) override;
  void table_closed(const CachedTable& table) override;

 private:
  /// A verb that the host answers once the table is in memory.
  template <class Message>
  Verb for_host();
  /// What else the service does about a verb that the host answers.
  enum class Around : std::uint8_t { nothing, watchers, names, pack };
  void ask_host(const RequestPointer& request, Around around);
  bool imitates(const RequestPointer& request, const CachedTable& table);
  std::function<void(std::function<void()>)> answer_if_overtaken(const RequestPointer& request,
                                                                 const std::string& table);
  void note_watching(const RequestPointer& request, const CachedTable& table);
  void create(const RequestPointer& request, const protocol::Create& message);
  /// Whether the person may have one more table like this.
  Result<> has_room(const Session& session, const protocol::Create& message);
  /// Makes the table that was asked for, with a pack that is stored with it.
  void make_asked(const RequestPointer& request, const protocol::Create& message,
                  const store::PackRow* pack);
  // With a pack: it is found, checked elsewhere, and held against what the store knows of it.
  void create_with_pack(const RequestPointer& request, const protocol::Create& message);
  void check_pack(const RequestPointer& request, const protocol::Create& message,
                  const std::string& text);
  void use_pack(const RequestPointer& request, protocol::Create message, const ReadyPack& ready);
  void cancel(const RequestPointer& request, const protocol::Cancel& message);
  void rematch(const RequestPointer& request, const protocol::Rematch& message);
  void join_rematch(const RequestPointer& request, const protocol::Rematch& message,
                    const std::string& next);
  Result<> may_have_rematch(const Session& session, const CachedTable& table);
  void make_rematch(const RequestPointer& request, CachedTable& table);
  void download_record(const ApiRequest& request, const ApiReply& reply);
  void send_record(const std::string& table, const std::string& person, const ApiReply& reply);
  void tell_about(const CachedTable& table);

  /// A program makes more tables than people do.
  static constexpr int bot_factor = 10;
  bool may_create(const std::string& person);

  host::Host& host_;
  TableCache& tables_;
  Sessions& sessions_;
  Journal& journal_;
  Requests& requests_;
  People& people_;
  PackGames& packs_;
  Clock clock_;
  Limits limits_;
  RateLimit creates_;
  RateLimit bot_creates_;
  TableShares listed_;
  TableShares botted_;
  TableShares packed_;
  RateLimit packs_of_person_;
  RateLimit packs_of_household_;
  std::set<std::string> checking_;  ///< people who wait for a pack to be checked
};

}  // namespace townsmith::service
