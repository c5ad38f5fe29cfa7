#include "service/wakeups.h"

#include <algorithm>
#include <utility>

namespace townsmith::service {
namespace {

constexpr int max_woken = 100;
constexpr Time reading_patience = 10'000;

}  // namespace

Wakeups::Wakeups(host::Host& host, TableCache& tables, BotDriver& bots, Journal& journal,
                 TroubleReporter& trouble, Clock clock)
    : host_(host),
      tables_(tables),
      bots_(bots),
      journal_(journal),
      trouble_(trouble),
      clock_(std::move(clock)) {}

void Wakeups::handle_due(Time now) {
  while (const auto table = tables_.next_due(now)) {
    const bool well = trouble_.safely([&] {
      check_clocks(*table);
      tables_.expire(*table);
      bots_.let_think(*table);
    });
    if (!well) tables_.discard(*table);
  }
}

void Wakeups::check_clocks(const std::string& table) {
  const CachedTable* entry = tables_.find(table);
  if (entry == nullptr || entry->is_closed()) return;
  const Time now = entry->time(clock_());
  while (const auto next = entry->clocks().next()) {
    if (next->at > now) break;
    const auto done =
        host_.act(table, {table::Command::Kind::away, next->seat, std::string(host::stand_in_bot)});
    if (!done) break;
  }
  tables_.publish(table);
}

void Wakeups::wake_sleeping(Time now) {
  if (reading_) return;
  reading_ = true;
  reading_since_ = now;
  const int limit = max_woken + static_cast<int>(unreadable_.size());
  journal_.read([now, limit](store::Store& store) { return store.due(now, limit); },
                [this](const Result<std::vector<std::string>>& due) {
                  reading_ = false;
                  readable_ = due.has_value();
                  if (!due) return;
                  for (const std::string& table : *due) {
                    if (unreadable_.contains(table)) continue;
                    if (!trouble_.safely([&] { wake(table); })) unreadable_.insert(table);
                  }
                });
}

void Wakeups::wake(const std::string& table) {
  tables_.with_table(table, [this, table](const Result<>& found) {
    if (!found) {
      // One of other rules or content, or that is damaged, stays as it is and is not tried again.
      const Reason why = found.error().reason;
      if (why != Reason::io_error && why != Reason::too_much) unreadable_.insert(table);
      return;
    }
    check_clocks(table);
    tables_.expire(table);
    bots_.let_think(table);
    CachedTable* entry = tables_.find(table);
    if (entry == nullptr || journal_.is_pending(table)) return;
    if (entry->row().stage == store::Stage::waiting) return;
    const auto deadline = entry->deadline();
    const Time bot_is_late = clock_() + bot_patience;
    if (!entry->bot_thinks) return tables_.postpone(*entry, deadline.value_or(0));
    tables_.postpone(*entry, std::min(deadline.value_or(bot_is_late), bot_is_late));
  });
}

bool Wakeups::healthy(Time now) const {
  return readable_ && !(reading_ && now - reading_since_ > reading_patience);
}

}  // namespace townsmith::service
