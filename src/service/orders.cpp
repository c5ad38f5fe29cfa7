#include "service/orders.h"

#include <algorithm>
#include <utility>

#include "protocol/server.h"

namespace townsmith::service {

Orders::Orders(TableCache& tables, Sessions& sessions, Journal& journal, TroubleReporter& trouble)
    : tables_(tables), sessions_(sessions), journal_(journal), trouble_(trouble) {}

void Orders::read_new() {
  if (reading_) return;
  reading_ = true;
  const std::int64_t after = std::max<std::int64_t>(last_order_, 0);
  journal_.read([after](store::Store& store) { return store.orders(after); },
                [this](const Result<std::vector<store::Order>>& orders) {
                  reading_ = false;
                  if (!orders) return;
                  // Those from before this process began have been executed.
                  const bool first = last_order_ < 0;
                  last_order_ = std::max<std::int64_t>(last_order_, 0);
                  for (const store::Order& order : *orders) {
                    last_order_ = std::max(last_order_, order.number);
                    if (!first) trouble_.safely([&] { execute(order); });
                  }
                });
}

void Orders::execute(const store::Order& order) {
  if (order.kind == "message") {
    for (const auto& [client, session] : sessions_.all()) {
      journal_.tell(client, protocol::NoticePush{order.argument});
    }
  } else if (order.kind == "ban") {
    sessions_.end_of_person(order.argument, CloseReason::banned);
  } else if (order.kind == "close") {
    tables_.with_table(order.argument, [this, table = order.argument](const Result<>& loaded) {
      const CachedTable* entry = tables_.find(table);
      if (loaded && entry != nullptr && !entry->is_closed()) tables_.close(table);
    });
  }
}

}  // namespace townsmith::service
