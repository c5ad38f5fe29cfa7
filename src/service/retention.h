#pragma once

#include <vector>

#include "protocol/account.h"
#include "service/journal.h"
#include "service/requests.h"
#include "service/time.h"

namespace townsmith::service {

/// What is older than the host wants to keep goes by itself.
class Retention {
 public:
  struct Settings {
    Time guests =
        0;  ///< how long people who never sat down are kept after the last visit; 0: for good
    Time chat = 0;    ///< what was said, after the end of a game; 0: for good
    Time closed = 0;  ///< tables that were closed before they began; 0: for good
    Time packs = 0;   ///< that no table needs, after they were last used; 0: for good
  };
  /// `keeps` is what people are told about all that is kept.
  Retention(Journal& journal, Clock clock, Settings settings, protocol::Keeps keeps);

  std::vector<Route> routes();

  /// To be called regularly.
  void tick(Time now);

 private:
  Journal& journal_;
  Clock clock_;
  Settings settings_;
  protocol::Keeps keeps_;
  Time next_ = 0;
};

}  // namespace townsmith::service
