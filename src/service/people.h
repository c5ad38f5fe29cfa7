#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/host.h"
#include "protocol/messages.h"
#include "service/journal.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/time.h"
#include "service/trouble.h"
#include "store/store.h"

namespace townsmith::service {

/// Who somebody is: a name, and a secret in a cookie. Lets clients in, and answers requests by HTTP
/// that are about the cookie.
class People {
 public:
  struct Settings {
    std::string version = {};
    int newcomers_per_minute = 60;  ///< new people from one address
  };
  People(host::Host& host, Sessions& sessions, Journal& journal, Requests& requests,
         TroubleReporter& trouble, Clock clock, Settings settings);

  std::vector<Verb> verbs();
  std::vector<Route> routes();

  void connect(const ConnectRequest& request, std::function<void(ConnectResult)> ready);

  using Found = std::optional<store::Person>;
  struct Owner {
    Found person = {};
    store::Key key = {};
  };
  /// Finds out who asks by HTTP; if that cannot be done, the answer says so.
  void identify(const ApiRequest& request, const ApiReply& reply,
                std::function<void(const Found&)> then);
  /// The same for what only people can ask who are known here and not programs: others are refused.
  void identify_person(const ApiRequest& request, const ApiReply& reply,
                       std::function<void(const store::Person&)> then);
  /// The same, with what is kept of them.
  void identify_account(const ApiRequest& request, const ApiReply& reply,
                        std::function<void(const store::Person&, const store::Account&)> then);
  /// A key for the device that asks, with its secret.
  struct NewDevice {
    store::Key key;
    std::shared_ptr<const std::string> secret;
  };
  NewDevice new_device(const std::string& person, const std::string& agent) const;

 private:
  /// What is known of whoever comes.
  struct Arrival {
    Owner owner;
    std::vector<store::Sanction> decided;
    bool moderator = false;
  };
  static Result<Arrival> read_arrival(store::Store& store, const std::string& key,
                                      const std::string& household);
  bool is_banned(const Arrival& arrival) const;
  void let_in(const Arrival& arrival, Session session,
              const std::function<void(ConnectResult)>& ready);
  void hello(const RequestPointer& request, const protocol::Hello& message);
  void tell_who(const ApiRequest& request, const ApiReply& reply);
  void name_person(const ApiRequest& request, const protocol::NameBody& body,
                   const ApiReply& reply);
  void rename(store::Person person, const std::string& name, const ApiReply& reply);
  void make_person(const std::string& name, const ApiRequest& request, const ApiReply& reply);
  void forget_device(const ApiRequest& request, const ApiReply& reply);
  void make_link(const ApiRequest& request, const ApiReply& reply);
  struct Link {
    std::optional<store::Key> key;
    Found person;
  };
  void use_link(const ApiRequest& request, const protocol::Token& body, const ApiReply& reply);
  void follow_link(const Link& link, const std::string& agent, const ApiReply& reply);
  void explain_unused_link(const std::string& hash, const ApiReply& reply);
  /// Devices are listed with when they were last here.
  void note_seen(const store::Key& key, const std::string& agent);

  host::Host& host_;
  Sessions& sessions_;
  Journal& journal_;
  Requests& requests_;
  TroubleReporter& trouble_;
  Clock clock_;
  std::string version_;
  RateLimit newcomers_;
};

}  // namespace townsmith::service
