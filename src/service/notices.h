#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "crypto/keys.h"
#include "crypto/web_push.h"
#include "protocol/account.h"
#include "service/journal.h"
#include "service/messenger.h"
#include "service/people.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/table_listener.h"
#include "service/time.h"
#include "service/trouble.h"

namespace townsmith::service {

/// Tells people that it is their turn while their page is closed, by their browser's push service
/// or by mail, if they have asked for it.
///
/// When somebody becomes waited for and does not look at the table, that is noted in the store with
/// the move itself. After a while, if it is still their turn and no node has seen them look, one
/// node takes the notice and sends one message: to the browser where they were last, of those that
/// take it; by mail, if none does.
class Notices final : public TableListener {
 public:
  struct Settings {
    std::string public_url = {};  ///< what links begin with; mail needs it
    std::string contact = {};     ///< push services want to know whom to ask
    bool can_push = true;
    Time delay = 20 * second;
    std::map<std::string, std::string> titles = {};  ///< of the games
  };
  /// Without a messenger nothing is offered.
  Notices(Sessions& sessions, Journal& journal, Requests& requests, People& people,
          TroubleReporter& trouble, Messenger* messenger, Clock clock, Settings settings);

  std::vector<Route> routes();
  bool can_push() const { return messenger_ != nullptr && settings_.can_push; }
  bool can_mail() const;

  /// To be called every few seconds.
  void send_due(Time now);

  // TableListener
  void table_changed(CachedTable& table, const CachedTable::Changes& changes) override;

 private:
  using Id = std::pair<std::string, std::string>;  ///< person and table
  struct Recipient;
  struct Telling;

  static constexpr std::string_view stop_path = "/api/mail/stop/";
  static crypto::PushKeys keys_of(const store::Subscription& subscription);

  void tell_key(const ApiRequest& request, const ApiReply& reply);
  void subscribe(const ApiRequest& request, const protocol::SubscriptionBody& body,
                 const ApiReply& reply);
  void unsubscribe(const ApiRequest& request, const ApiReply& reply);
  void want_mail(const ApiRequest& request, const protocol::MailBody& body, const ApiReply& reply);
  void end_mail(const ApiRequest& request, const ApiReply& reply);
  void confirm_mail(const ApiRequest& request, const protocol::Token& body, const ApiReply& reply);
  void stop_mail(const ApiRequest& request, const ApiReply& reply);
  /// Goes on with the key that push services know this server by; it is made when first needed.
  void with_key(const std::function<void(const crypto::P256Key*)>& then);

  void settle(const store::TurnNotice& notice);
  void take(const store::TurnNotice& notice, const std::function<void()>& then);
  /// The browsers that wait for messages, and may be told while others are open: where the person
  /// was last comes first. None, if an open page says it itself.
  std::vector<store::Subscription> closed_browsers(const Recipient& recipient) const;
  void tell(const Recipient& recipient, int tries);
  /// Tries one browser after another, then mail.
  void tell_next(const std::shared_ptr<Telling>& telling);
  void push(const crypto::P256Key& key, const std::shared_ptr<Telling>& telling,
            const store::Subscription& to);
  bool wants_mail(const Recipient& recipient) const;
  outbox::Mail mail_about(const Recipient& recipient) const;
  outbox::Mail mail_to(const store::MailWish& to, const Text& subject,
                       const std::vector<Text>& paragraphs) const;
  void send_mail(const outbox::Mail& mail, const std::optional<store::TurnNotice>& turn, int tries);

  /// What could not be delivered, to be tried once more; that it is `turn` must still be true then.
  struct Retry {
    Time due = 0;
    int tries = 0;
    std::optional<store::TurnNotice> turn = {};
    std::function<void(int tries)> send = {};
  };
  void keep_trying(const std::optional<store::TurnNotice>& turn, int tries,
                   std::function<void(int)> send);
  void send_again(Time now);

  Sessions& sessions_;
  Journal& journal_;
  Requests& requests_;
  People& people_;
  TroubleReporter& trouble_;
  Messenger* messenger_;
  Clock clock_;
  Settings settings_;
  std::optional<crypto::P256Key> key_;
  bool reading_ = false;
  std::set<Id> busy_;  ///< being taken care of
  std::vector<Retry> retries_;
  RateLimit mails_{2};
  RateLimit all_mails_{30};
};

}  // namespace townsmith::service
