#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "host/host.h"
#include "protocol/about.h"
#include "protocol/server.h"
#include "service/journal.h"
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
  };
  TableRequests(host::Host& host, TableCache& tables, Sessions& sessions, Journal& journal,
                Requests& requests, People& people, Clock clock, Limits limits);

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
  enum class Around : std::uint8_t { nothing, watchers, names };
  void ask_host(const RequestPointer& request, Around around);
  bool imitates(const RequestPointer& request, const CachedTable& table);
  std::function<void(std::function<void()>)> answer_if_overtaken(const RequestPointer& request,
                                                                 const std::string& table);
  void note_watching(const RequestPointer& request, const CachedTable& table);
  void create(const RequestPointer& request, const protocol::Create& message);
  void cancel(const RequestPointer& request, const protocol::Cancel& message);
  void rematch(const RequestPointer& request, const protocol::Rematch& message);
  void join_rematch(const RequestPointer& request, const protocol::Rematch& message,
                    const std::string& next);
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
  Clock clock_;
  RateLimit creates_;
  RateLimit bot_creates_;
  TableShares listed_;
  TableShares botted_;
};

}  // namespace townsmith::service
