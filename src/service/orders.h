#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "service/acts.h"
#include "service/chat.h"
#include "service/journal.h"
#include "service/pack_games.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/trouble.h"
#include "store/store.h"

namespace townsmith::service {

/// What an administrator wants of the running servers, and what one of them wants of the others:
/// told through the store.
class Orders {
 public:
  Orders(TableCache& tables, Sessions& sessions, Journal& journal, Chat& chat, PackGames& packs,
         TroubleReporter& trouble);

  /// Executes the orders that have come since the last call.
  void read_new();

 private:
  void execute(const store::Order& order);
  void ban_where_connected(const std::string& argument);
  void ban_households(const acts::BanHere& ban, std::set<std::string> households,
                      const std::vector<std::string>& moderators);

  TableCache& tables_;
  Sessions& sessions_;
  Journal& journal_;
  Chat& chat_;
  PackGames& packs_;
  TroubleReporter& trouble_;
  std::int64_t last_order_ = -1;  ///< -1: not known yet
  bool reading_ = false;
};

}  // namespace townsmith::service
