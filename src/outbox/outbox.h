#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// What the server sends out by itself: webhooks, push messages, mail. All of it in one thread, by
/// libcurl.
namespace townsmith::outbox {

/// Where requests may go.
enum class Reach : std::uint8_t {
  anywhere,    ///< the host named the address
  public_web,  ///< a client named it: https only, and never into the host's own network
};

struct HttpPost {
  std::string url;
  std::vector<std::string> headers;  ///< "TTL: 86400"
  std::string body;
  Reach reach = Reach::public_web;
};

struct MailServer {
  std::string url;   ///< "smtp://mail.example.org:587" (STARTTLS) or "smtps://mail.example.org"
  std::string user;  ///< empty: no login
  std::string password;
  std::string from;  ///< "Townsmith <games@example.org>"
};

struct Mail {
  std::string to;  ///< an address alone
  std::string subject;
  std::string text;
  std::string unsubscribe;  ///< a link that ends such mails with one click
};

/// What came of it.
struct Delivery {
  int status = 0;     ///< of HTTP, or of the mail server; 0: nobody answered
  std::string error;  ///< empty: it was answered. For the host's log, in English
  bool ok() const { return error.empty() && status >= 200 && status < 300; }
  bool forbidden = false;  ///< this address may not be sent to
  /// The receiver says that it does not exist any more.
  bool gone() const { return status == 404 || status == 410; }
};
using Delivered = std::function<void(const Delivery&)>;

struct OutboxSettings {
  std::size_t max_waiting = 1000;  ///< more is refused at once
  long timeout_seconds = 20;       ///< for one delivery
  std::size_t at_once = 20;        ///< deliveries under way
  std::string certificates;  ///< a file of authorities to trust beside the system's; for tests and
                             ///< intranets
  bool loopback_is_public = false;  ///< for tests alone, whose servers are on this machine
  /// For tests alone: what names lead to, as "push.example.org:443:10.0.0.7".
  std::vector<std::string> names = {};
};

class Outbox {
 public:
  explicit Outbox(OutboxSettings settings = {});
  /// Ends what is under way: it is told as not delivered.
  ~Outbox();
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  /// `delivered` is called in the outbox's thread, once, whatever happens.
  void post(HttpPost what, Delivered delivered);
  void send(const MailServer& server, Mail mail, Delivered delivered);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

/// Whether a text can be the address of a mail: one @, no spaces, nothing that could begin another
/// header.
bool is_mail_address(std::string_view text);

}  // namespace townsmith::outbox
