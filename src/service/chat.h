#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "protocol/server.h"
#include "service/journal.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/table_listener.h"
#include "service/time.h"

namespace townsmith::service {

/// People talk at tables, and need not listen to everybody.
class Chat final : public TableListener {
 public:
  Chat(TableCache& tables, Sessions& sessions, Journal& journal, Requests& requests, Clock clock,
       int lines_per_minute);

  std::vector<Verb> verbs();
  /// A line is not what it was: those at the table are told it once more.
  void tell_again(const std::string& table, std::int64_t line);

  // TableListener
  void table_entered(const CachedTable& table, std::int64_t last_chat) override;
  void table_left(const std::string& table) override { passed_on_.erase(table); }
  void chat_elsewhere(const std::string& table) override { forward_lines(table); }

 private:
  void lines(const RequestPointer& request, const protocol::AskChat& message);
  void say_line(const RequestPointer& request, const protocol::Say& message);
  void store_line(const RequestPointer& request, const std::string& table, store::ChatLine line);
  void mute(const RequestPointer& request, const protocol::Mute& message);
  void read_mutes(Client client, const std::string& person);
  bool has_muted(Client client, const std::string& person) const;
  /// Watchers hear what has been said since, here and elsewhere, in the order of the numbers.
  void forward_lines(const std::string& table);
  void tell_watchers(const store::ChatLine& line);

  TableCache& tables_;
  Sessions& sessions_;
  Journal& journal_;
  Requests& requests_;
  Clock clock_;
  RateLimit lines_;
  std::map<std::string, std::int64_t> passed_on_;  ///< the last line watchers of a table heard
  std::map<Client, std::set<std::string>> muted_;  ///< people whose chat a client does not want
};

}  // namespace townsmith::service
