#pragma once

#include <set>
#include <string>

#include "host/host.h"
#include "service/bot_driver.h"
#include "service/journal.h"
#include "service/table_cache.h"
#include "service/time.h"
#include "service/trouble.h"

namespace townsmith::service {

/// Takes care of tables when their time has come: a clock has run out, nobody has touched them for
/// long, or the node of a bot that has to move has died.
class Wakeups {
 public:
  Wakeups(host::Host& host, TableCache& tables, BotDriver& bots, Journal& journal,
          TroubleReporter& trouble, Clock clock);

  /// Tables in memory that are due.
  void handle_due(Time now);
  /// Tables that sleep in the store and are due are brought into memory.
  void wake_sleeping(Time now);
  /// The store answers in time.
  bool healthy(Time now) const;

 private:
  void check_clocks(const std::string& table);
  void wake(const std::string& table);

  host::Host& host_;
  TableCache& tables_;
  BotDriver& bots_;
  Journal& journal_;
  TroubleReporter& trouble_;
  Clock clock_;
  std::set<std::string> unreadable_;  ///< due, but this program cannot read them
  bool reading_ = false;
  Time reading_since_ = 0;
  bool readable_ = true;
};

}  // namespace townsmith::service
