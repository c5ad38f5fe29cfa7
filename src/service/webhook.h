#pragma once

#include <string>

#include "service/interface.h"
#include "service/journal.h"
#include "service/sessions.h"
#include "service/table_listener.h"

namespace townsmith::service {

/// Calls people who are not looking at a table when it is their turn there, by the host's webhook.
class Webhook final : public TableListener {
 public:
  /// Links begin with `public_url`.
  Webhook(Outbound& outbound, Sessions& sessions, Journal& journal, std::string public_url);

  // TableListener
  void table_changed(CachedTable& table, const CachedTable::Changes& changes) override;

 private:
  Outbound& outbound_;
  Sessions& sessions_;
  Journal& journal_;
  std::string public_url_;
};

}  // namespace townsmith::service
