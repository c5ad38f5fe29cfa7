#pragma once

#include <string>
#include <vector>

#include "protocol/account.h"
#include "service/journal.h"
#include "service/people.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/time.h"

namespace townsmith::service {

/// People come back by a passkey: a device that proves by a signature that it is the one that was
/// registered. What it answers was asked by this server, on one of its pages, just now and once.
class Passkeys {
 public:
  Passkeys(Journal& journal, Requests& requests, People& people, Clock clock);

  std::vector<Route> routes();

 private:
  void ask_to_make(const ApiRequest& request, const ApiReply& reply);
  void add(const ApiRequest& request, const protocol::PasskeyMade& body, const ApiReply& reply);
  void end(const ApiRequest& request, const ApiReply& reply);
  void ask_to_come_back(const ApiRequest& request, const ApiReply& reply);
  void come_back(const ApiRequest& request, const protocol::PasskeyUsed& body,
                 const ApiReply& reply);
  /// Keeps a challenge, then asks it.
  void ask(const std::string& person, const std::string& site, std::vector<std::string> known,
           const ApiReply& reply);

  Journal& journal_;
  Requests& requests_;
  People& people_;
  Clock clock_;
  RateLimit questions_{30};
};

/// The name that passkeys of a page are bound to: "play.example.org" of
/// "https://play.example.org:8443". Empty if the page is not secure, so that browsers have no
/// passkeys for it, or is found by an address in numbers.
std::string passkey_site(std::string_view origin);

}  // namespace townsmith::service
