#pragma once

#include <memory>
#include <string>
#include <vector>

#include "host/host.h"
#include "protocol/account.h"
#include "service/journal.h"
#include "service/people.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/time.h"

namespace townsmith::service {

/// What people can do about what is kept of them: see it, take it away, end devices, come back by a
/// code, be forgotten.
class Rights {
 public:
  struct Settings {
    bool can_push = false;
    bool can_mail = false;
    int attempts_per_minute = 10;  ///< to come back by a code, of one address
  };
  Rights(host::Host& host, Sessions& sessions, Journal& journal, TableCache& tables,
         Requests& requests, People& people, Clock clock, Settings settings);

  std::vector<Route> routes();

 private:
  void show_account(const ApiRequest& request, const ApiReply& reply);
  void end_device(const ApiRequest& request, const ApiReply& reply);
  void end_other_devices(const ApiRequest& request, const ApiReply& reply);
  void make_code(const ApiRequest& request, const ApiReply& reply);
  void use_code(const ApiRequest& request, const protocol::RecoveryCode& body,
                const ApiReply& reply);
  /// Their keys end by these writes, everywhere.
  void end_devices(std::vector<store::Write> writes, const std::vector<std::string>& keys,
                   const ApiReply& reply);

  struct Download;
  void download(const ApiRequest& request, const ApiReply& reply);
  void add_next_game(const std::shared_ptr<Download>& download);

  struct Forgetting;
  using ForgettingPointer = std::shared_ptr<Forgetting>;
  void forget(const ApiRequest& request, const ApiReply& reply);
  void try_to_forget(const ForgettingPointer& forgetting);
  void leave_next_table(const ForgettingPointer& forgetting);
  void leave(const std::string& person, CachedTable& table);
  void rewrite(const ForgettingPointer& forgetting, const std::vector<store::Trace>& traces);

  host::Host& host_;
  Sessions& sessions_;
  Journal& journal_;
  TableCache& tables_;
  Requests& requests_;
  People& people_;
  Clock clock_;
  Settings settings_;
  RateLimit attempts_;
  RateLimit downloads_{3};
};

}  // namespace townsmith::service
