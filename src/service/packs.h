#pragma once

#include <vector>

#include "host/host.h"
#include "protocol/packs.h"
#include "service/pack_games.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/time.h"

namespace townsmith::service {

/// The gallery: which packs there are, what they change, and how games with them ended. Their texts
/// by HTTP.
class Packs {
 public:
  Packs(host::Host& host, Sessions& sessions, Requests& requests, PackGames& packs, Clock clock);

  std::vector<Verb> verbs();
  std::vector<Route> routes();

 private:
  const Session* session_looking(const RequestPointer& request);
  void gallery(const RequestPointer& request, const protocol::AskPacks& message);
  void details(const RequestPointer& request, const protocol::AskPack& message);
  void download(const ApiRequest& request, const ApiReply& reply);

  host::Host& host_;
  Sessions& sessions_;
  Requests& requests_;
  PackGames& packs_;
  Clock clock_;
  RateLimit looks_;  ///< of a household: what a pack changes takes a while to find out
};

}  // namespace townsmith::service
