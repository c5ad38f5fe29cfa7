#pragma once

#include <functional>

#include "outbox/outbox.h"

namespace townsmith::service {

/// Sends what goes to people whose page is closed. What came of it is told on the service's thread.
class Messenger {
 public:
  using Done = std::function<void(const outbox::Delivery&)>;

  virtual ~Messenger() = default;
  virtual void post(outbox::HttpPost what, Done done) = 0;
  virtual bool can_mail() const = 0;
  virtual void mail(outbox::Mail mail, Done done) = 0;
};

}  // namespace townsmith::service
