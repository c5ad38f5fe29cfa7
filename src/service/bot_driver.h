#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "host/host.h"
#include "protocol/messages.h"
#include "service/bot_pool.h"
#include "service/journal.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/table_listener.h"
#include "service/trouble.h"

namespace townsmith::service {

/// Bots move when a table waits for them, and think out hints. They think in threads of their own,
/// about values; what comes of it is done here if the position is still the same.
class BotDriver final : public TableListener {
 public:
  /// `outside` is where bots are waited for that think in programs of their own: they must not keep
  /// the others from thinking. Without it they are all in one pool.
  BotDriver(host::Host& host, BotPool& pool, BotPool* outside, TableCache& tables,
            Sessions& sessions, Journal& journal, Requests& requests, TroubleReporter& trouble);

  std::vector<Verb> verbs();
  /// If a table waits for a bot, the first of them begins to think.
  void let_think(const std::string& table);
  /// Moves of bots and hints.
  std::uint64_t thoughts() const { return thoughts_; }
  /// From a bot's turn to its move.
  const Histogram& times() const { return times_; }

  // TableListener
  void table_changed(CachedTable& table, const CachedTable::Changes& /*changes*/) override {
    let_think(table.id());
  }

 private:
  /// A thought about this table that has still to be thought.
  Thought thought_about(const CachedTable& table) const;
  void move(const std::string& table, const host::BotTurn& turn,
            const Result<table::Command>& answer);
  void report(const std::string& table, std::string_view why);
  void hint(const RequestPointer& request, const protocol::AskHints& message);

  host::Host& host_;
  BotPool& pool_;
  BotPool& outside_;
  TableCache& tables_;
  Sessions& sessions_;
  Journal& journal_;
  Requests& requests_;
  TroubleReporter& trouble_;
  std::uint64_t thoughts_ = 0;
  Histogram times_;
};

}  // namespace townsmith::service
