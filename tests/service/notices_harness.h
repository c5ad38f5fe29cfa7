#pragma once

#include <regex>

#include "both_stores.h"
#include "comes_true.h"
#include "crypto/web_push.h"
#include "outbox/servers.h"
#include "service/notices.h"

// People whose page is closed are told by a push service and a mail server of the test's own, which
// speak TLS.
namespace townsmith::service {
using crypto::Bytes;
using crypto::BytesView;

/// Sends by an outbox, as a server does.
class TestMessenger final : public Messenger {
 public:
  TestMessenger(outbox::OutboxSettings settings, outbox::MailServer mail, NodeKind::Post back)
      : mail_(std::move(mail)), back_(std::move(back)), outbox_(std::move(settings)) {}

  void post(outbox::HttpPost what, Done done) override {
    outbox_.post(std::move(what), returned(std::move(done)));
  }
  bool can_mail() const override { return !mail_.url.empty(); }
  void mail(outbox::Mail mail, Done done) override {
    outbox_.send(mail_, std::move(mail), returned(std::move(done)));
  }

 private:
  outbox::Delivered returned(Done done) const {
    return [back = back_, done = std::move(done)](const outbox::Delivery& delivery) {
      back([done, delivery] { done(delivery); });
    };
  }
  outbox::MailServer mail_;
  NodeKind::Post back_;
  outbox::Outbox outbox_;
};

/// A browser that subscribed: it can read what is sent to it.
struct Browser {
  crypto::P256Key key = crypto::P256Key::generate();
  Bytes auth = crypto::random_bytes(16);

  std::string body(const std::string& endpoint) const {
    return json::serialize(json::object{{"endpoint", endpoint},
                                        {"p256dh", crypto::to_base64url(key.public_bytes())},
                                        {"auth", crypto::to_base64url(auth)}});
  }
  /// As RFC 8291 says.
  json::value decrypt(BytesView message) const {
    const auto label = [](std::string_view text) {
      Bytes bytes(text.begin(), text.end());
      bytes.push_back(0);
      return bytes;
    };
    const BytesView salt = message.first(16);
    const BytesView sender = message.subspan(21, message[20]);
    const BytesView sealed = message.subspan(21 + message[20]);
    Bytes info = label("WebPush: info");
    const Bytes own = key.public_bytes();
    for (const BytesView part : {BytesView(own), sender}) {
      info.insert(info.end(), part.begin(), part.end());
    }
    const Bytes secret = crypto::hkdf(*key.agree(sender), auth, info, 32);
    const auto plain = crypto::aes128_gcm_open(
        crypto::hkdf(secret, salt, label("Content-Encoding: aes128gcm"), 16),
        crypto::hkdf(secret, salt, label("Content-Encoding: nonce"), 12), sealed);
    if (!plain) return nullptr;
    return json::parse(std::string(plain->begin(), plain->end() - 1));
  }
};

inline Bytes from_base64(std::string text) {
  for (char& c : text) c = c == '+' ? '-' : c == '/' ? '_' : c;
  while (text.ends_with('=')) text.pop_back();
  return crypto::from_base64url(text).value_or(Bytes());
}

class NoticesTest : public OnBothStores {
 protected:
  static void SetUpTestSuite() { servers = std::make_unique<outbox::Servers>(); }
  static void TearDownTestSuite() { servers.reset(); }
  static inline std::unique_ptr<outbox::Servers> servers;

  /// `inside`: this machine is the host's own network, as it is for a server.
  static NodeKind telling(bool shared = false, bool inside = false) {
    NodeKind kind;
    kind.shared = shared;
    kind.messenger = [inside](NodeKind::Post back) {
      outbox::OutboxSettings settings;
      settings.certificates = servers->folder + "/ca.pem";
      settings.loopback_is_public = !inside;
      settings.names = {fmt::format("push.example.org:{}:127.0.0.1", servers->https)};
      outbox::MailServer mail{fmt::format("smtp://localhost:{}", servers->smtp), "ada", "right",
                              "Townsmith <games@example.org>"};
      return std::make_unique<TestMessenger>(settings, mail, std::move(back));
    };
    return kind;
  }

  Node node_{url_, {}, telling()};
  std::string ada_secret_ = node_.guest("Ada");
  std::string ben_secret_ = node_.guest("Ben");
  Client ada_ = node_.connect(ada_secret_);
  Client ben_ = node_.connect(ben_secret_);

  ApiAnswer ask(const std::string& method, const std::string& path, const std::string& secret,
                const std::string& body = {}, const std::string& language = "de") {
    return node_.api({.method = method,
                      .path = path,
                      .secret = secret,
                      .body = body,
                      .address = "198.51.100.7",
                      .language = language});
  }
  /// A game that has started and waits for Ben, who has gone; says which.
  std::string waits_for_ben() {
    const std::string table = Ways::two(node_, ada_, ben_, turn_game());
    node_.ask(ada_, "watch", {{"table", table}, {"as", 0}});
    while (!is_turn_of(table, 0)) Ways::play(node_, table, {ada_, ben_}, 1);
    node_.disconnect(ben_);
    move(table, ada_, 0);
    while (!is_turn_of(table, 1)) move(table, ada_, 0);
    return table;
  }
  bool is_turn_of(const std::string& table, std::size_t seat) {
    const json::object seen = node_.ask(ada_, "view", {{"table", table}, {"as", 0}});
    return seen.at("view").at("seats").at(seat).at("waiting").as_bool();
  }
  void move(const std::string& table, Client client, int seat) {
    const json::object seen = node_.ask(client, "view", {{"table", table}, {"as", seat}});
    ASSERT_EQ(reason_of(node_.ask(client, "move",
                                  {{"table", table},
                                   {"seat", seat},
                                   {"at", seen.at("version")},
                                   {"move", seen.at("view").at("moves").at(0).at("move")}})),
              "none");
  }
  /// Lets time pass, and 12 seconds more in which everything that is due is looked at.
  static void pass(Node& node, Time time) {
    node.tick(time);
    for (int i = 0; i < 6; ++i) {
      node.tick(2'000);
      // A read that follows on what was asked before: it has been answered when this is.
      node.api("GET", "/api/me", "none");
      node.api("POST", "/api/mail/stop/none", "");
    }
  }
  /// That nothing was sent shows when what is sent afterwards comes first.
  void expect_nothing_sent() {
    const std::string mark = "/mark" + std::to_string(++marks_);
    bool done = false;
    TestMessenger sender({.certificates = servers->folder + "/ca.pem", .loopback_is_public = true},
                         {}, [](const std::function<void()>& work) { work(); });
    sender.post({servers->url(mark), {}, "x"}, [&](const outbox::Delivery&) { done = true; });
    EXPECT_EQ(servers->sent().at("path"), json::value(mark));
    while (!done) std::this_thread::yield();
  }
  std::size_t subscriptions_of(const std::string& secret) {
    return body_of(ask("GET", "/api/me/data", secret)).at("push").as_array().size();
  }

  Browser browser_;
  int marks_ = 0;
};

/// The text of a mail without the breaks that make its lines short.
inline std::string unfolded(const json::value& mail) {
  static const std::regex soft("=\r\n");
  std::string text = std::regex_replace(text_of(mail.at("text")), soft, "");
  static const std::regex equals("=3D");
  return std::regex_replace(text, equals, "=");
}
inline std::string found(const std::string& text, const std::string& pattern) {
  std::smatch match;
  EXPECT_TRUE(std::regex_search(text, match, std::regex(pattern))) << pattern << "\n" << text;
  return match.empty() ? std::string() : match[1].str();
}

}  // namespace townsmith::service
