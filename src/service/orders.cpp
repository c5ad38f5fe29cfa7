// What an administrator wants, told through the store.
#include <utility>

#include "service/service.h"

namespace townsmith::service {

void Service::look_for_orders() {
  if (reading_orders_) return;
  reading_orders_ = true;
  auto orders = std::make_shared<Result<std::vector<store::Order>>>();
  const std::int64_t after = last_order_ < 0 ? 0 : last_order_;
  read([orders, after](store::Store& store) { *orders = store.orders(after); },
       [this, orders] {
         reading_orders_ = false;
         if (!*orders) return;
         // Those from before this process began have been obeyed.
         const bool first = std::exchange(last_order_, std::max<std::int64_t>(last_order_, 0)) < 0;
         for (const store::Order& order : **orders) {
           last_order_ = std::max(last_order_, order.number);
           if (!first) safely([&] { obey(order); });
         }
       });
}

void Service::obey(const store::Order& order) {
  if (order.kind == "message") {
    for (const auto& [client, one] : sessions_) {
      tell(client, protocol::NoticePush{order.argument});
    }
  } else if (order.kind == "ban") {
    if (const auto found = connected_.find(order.argument); found != connected_.end()) {
      for (const Client client : found->second) parts_.outbound.close(client, CloseReason::banned);
    }
  } else if (order.kind == "close") {
    with_table(order.argument, [this, table = order.argument](const Result<>& loaded) {
      const auto room = rooms_.find(table);
      if (!loaded || room == rooms_.end()) return;
      if (room->second.row().stage != store::Stage::closed) close_table(table);
    });
  }
}

}  // namespace townsmith::service
