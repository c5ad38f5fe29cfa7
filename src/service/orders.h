#pragma once

#include <cstdint>

#include "service/journal.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/trouble.h"
#include "store/store.h"

namespace townsmith::service {

/// What an administrator wants of the running servers, told through the store.
class Orders {
 public:
  Orders(TableCache& tables, Sessions& sessions, Journal& journal, TroubleReporter& trouble);

  /// Executes the orders that have come since the last call.
  void read_new();

 private:
  void execute(const store::Order& order);

  TableCache& tables_;
  Sessions& sessions_;
  Journal& journal_;
  TroubleReporter& trouble_;
  std::int64_t last_order_ = -1;  ///< -1: not known yet
  bool reading_ = false;
};

}  // namespace townsmith::service
