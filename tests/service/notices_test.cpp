// People whose page is closed are told that it is their turn: by a push service and a mail server
// of the test's own, which speak TLS.
#include "service/notices.h"

#include <regex>

#include "both_stores.h"
#include "comes_true.h"
#include "crypto/web_push.h"
#include "outbox/servers.h"

namespace townsmith::service {
namespace {

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

Bytes from_base64(std::string text) {
  for (char& c : text) c = c == '+' ? '-' : c == '/' ? '_' : c;
  while (text.ends_with('=')) text.pop_back();
  return crypto::from_base64url(text).value_or(Bytes());
}

class NoticesTest : public OnBothStores {
 protected:
  static void SetUpTestSuite() { servers = std::make_unique<outbox::Servers>(); }
  static void TearDownTestSuite() { servers.reset(); }
  static std::unique_ptr<outbox::Servers> servers;

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
std::unique_ptr<outbox::Servers> NoticesTest::servers;
INSTANTIATE_TEST_SUITE_P(On, NoticesTest, both_stores, store_kind);

TEST_P(NoticesTest, A_browser_whose_page_is_closed_is_told_once_whose_turn_it_is) {
  const std::string body = browser_.body(servers->url("/push/ben"));
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, body).status, 200);
  EXPECT_TRUE(body_of(ask("GET", "/api/me/account", ben_secret_)).at("push").as_bool());
  const std::string table = waits_for_ben();
  pass(node_, 4 * second);
  expect_nothing_sent();  // they may be about to look
  pass(node_, 15 * second);
  const json::value sent = servers->sent();
  EXPECT_EQ(sent.at("path"), json::value("/push/ben"));
  const json::value told = browser_.decrypt(from_base64(text_of(sent.at("body"))));
  ASSERT_TRUE(told.is_object());
  EXPECT_EQ(told.at("table"), json::value(table));
  EXPECT_EQ(text_of(told.at("title")).find("Du bist am Zug: "), 0U) << "in their language";
  EXPECT_EQ(told.at("body"), json::value("Ada wartet auf dich."));
  const json::object& headers = sent.at("headers").as_object();
  EXPECT_EQ(headers.at("Content-Encoding"), json::value("aes128gcm"));
  EXPECT_TRUE(headers.contains("TTL"));
  const std::string key = text_of(body_of(ask("GET", "/api/push", "")).at("key"));
  EXPECT_NE(text_of(headers.at("Authorization")).find("k=" + key), std::string::npos)
      << "signed with the key that browsers subscribed with";
  pass(node_, day);
  expect_nothing_sent();
  // A new turn is a new message.
  ben_ = node_.connect(ben_secret_);
  while (!is_turn_of(table, 0)) move(table, ben_, 1);
  node_.disconnect(ben_);
  while (!is_turn_of(table, 1)) move(table, ada_, 0);
  pass(node_, 25 * second);
  EXPECT_EQ(servers->sent().at("path"), json::value("/push/ben"));
}

TEST_P(NoticesTest, Nobody_is_told_who_looks_or_has_moved_or_has_not_asked) {
  waits_for_ben();
  pass(node_, 30 * second);
  expect_nothing_sent();  // not asked for
  ben_ = node_.connect(ben_secret_);
  const std::string body = browser_.body(servers->url("/push/ben"));
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, body).status, 200);
  const std::string table = Ways::two(node_, ada_, ben_, turn_game());
  node_.ask(ada_, "watch", {{"table", table}, {"as", 0}});
  node_.ask(ben_, "watch", {{"table", table}, {"as", 1}});
  Ways::play(node_, table, {ada_, ben_}, 3);
  pass(node_, 30 * second);
  expect_nothing_sent();  // looks
  const std::string second_table = waits_for_ben();
  ben_ = node_.connect(ben_secret_);
  while (is_turn_of(second_table, 1)) move(second_table, ben_, 1);
  node_.disconnect(ben_);
  pass(node_, 30 * second);
  expect_nothing_sent();  // has moved
  ben_ = node_.connect(ben_secret_);
  const std::string third = waits_for_ben();
  ben_ = node_.connect(ben_secret_);
  node_.ask(ben_, "watch", {{"table", third}, {"as", 1}});
  pass(node_, 5 * second);
  node_.disconnect(ben_);
  pass(node_, 30 * second);
  expect_nothing_sent();  // has looked
}

TEST_P(NoticesTest, Nobody_is_told_who_looks_at_another_node) {
  const std::string body = browser_.body(servers->url("/push/ben"));
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, body).status, 200);
  Node other(url_, {}, telling(true));
  const std::string table = waits_for_ben();
  const Client there = other.connect(ben_secret_);
  ASSERT_EQ(reason_of(other.ask(there, "watch", {{"table", table}, {"as", 1}})), "none");
  other.now = node_.now;
  pass(other, 2 * second);
  pass(node_, 30 * second);
  expect_nothing_sent();
}

TEST_P(NoticesTest, Of_several_nodes_one_tells_also_after_the_one_that_noted_it_has_ended) {
  const std::string body = browser_.body(servers->url("/push/ben"));
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, body).status, 200);
  waits_for_ben();
  Node one(url_, {}, telling(true));
  Node two(url_, {}, telling(true));
  one.now = two.now = node_.now;
  pass(one, 30 * second);
  pass(two, 30 * second);
  EXPECT_EQ(servers->sent().at("path"), json::value("/push/ben"));
  expect_nothing_sent();
}

TEST_P(NoticesTest, A_subscription_that_the_service_calls_gone_is_dropped) {
  const std::string body = browser_.body(servers->url("/status/410"));
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, body).status, 200);
  EXPECT_EQ(subscriptions_of(ben_secret_), 1U);
  waits_for_ben();
  pass(node_, 25 * second);
  EXPECT_EQ(servers->sent().at("path"), json::value("/status/410"));
  EXPECT_TRUE(testing::comes_true(
      [&] { return !body_of(ask("GET", "/api/me/account", ben_secret_)).at("push").as_bool(); }));
  EXPECT_TRUE(node_.troubles.empty());
}

TEST_P(NoticesTest, What_could_not_be_delivered_is_tried_again_while_it_is_still_that_turn) {
  const std::string path = "/once/503/" + GetParam();
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, browser_.body(servers->url(path))).status,
            200);
  const std::string table = waits_for_ben();
  pass(node_, 25 * second);
  EXPECT_EQ(servers->sent().at("path"), json::value(path));
  EXPECT_TRUE(node_.wait([&] { return !node_.troubles.empty(); }));
  node_.troubles.clear();
  pass(node_, 30 * second);
  expect_nothing_sent();  // not yet
  pass(node_, 30 * second);
  EXPECT_EQ(servers->sent().at("path"), json::value(path));
  pass(node_, day);
  expect_nothing_sent();  // it was delivered now
  // Of another turn that comes to nothing, it is not tried again after that turn.
  const std::string failing = browser_.body(servers->url("/status/503"));
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, failing).status, 200);
  ben_ = node_.connect(ben_secret_);
  while (!is_turn_of(table, 0)) move(table, ben_, 1);
  node_.disconnect(ben_);
  while (!is_turn_of(table, 1)) move(table, ada_, 0);
  pass(node_, 25 * second);
  EXPECT_EQ(servers->sent().at("path"), json::value("/status/503"));
  EXPECT_TRUE(node_.wait([&] { return !node_.troubles.empty(); }));
  ben_ = node_.connect(ben_secret_);
  while (!is_turn_of(table, 0)) move(table, ben_, 1);
  node_.disconnect(ben_);
  pass(node_, 65 * second);
  expect_nothing_sent();
}

TEST_P(NoticesTest, What_no_message_can_be_sent_to_is_refused) {
  for (const std::string& wrong :
       {browser_.body("http://localhost/x"), browser_.body("https://"),
        browser_.body("https://a b"),
        std::string(R"({"endpoint":"https://x.example/","p256dh":"AAAA","auth":"AAAA"})")}) {
    EXPECT_EQ(ask("POST", "/api/me/push", ben_secret_, wrong).status, 400) << wrong;
  }
  const std::string good = browser_.body("https://push.example/1");
  EXPECT_EQ(ask("POST", "/api/me/push", "", good).status, 403) << "nobody's";
  EXPECT_EQ(ask("POST", "/api/me/push", ben_secret_, good).status, 200);
  EXPECT_EQ(ask("DELETE", "/api/me/push", ben_secret_).status, 200);
  EXPECT_EQ(subscriptions_of(ben_secret_), 0U);
}

TEST_P(NoticesTest, A_subscription_whose_name_leads_into_the_hosts_own_network_gets_nothing) {
  const std::string body =
      browser_.body(fmt::format("https://push.example.org:{}/inside", servers->https));
  ASSERT_EQ(ask("POST", "/api/me/push", ben_secret_, body).status, 200);
  waits_for_ben();
  Node node(url_, {}, telling(true, true));
  node.now = node_.now;
  pass(node, 30 * second);
  EXPECT_TRUE(node.wait([&] { return !node.troubles.empty(); }));
  EXPECT_NE(node.troubles.front().find("leads into this host's own network"), std::string::npos)
      << node.troubles.front();
  pass(node, day);
  expect_nothing_sent();
}

TEST_P(NoticesTest, Without_a_messenger_nothing_is_offered) {
  Node silent(url_);
  const std::string secret = silent.guest("Cleo");
  const json::value account = body_of(silent.api("GET", "/api/me/account", secret));
  EXPECT_FALSE(account.at("can_push").as_bool());
  EXPECT_FALSE(account.at("can_mail").as_bool());
  EXPECT_EQ(silent.api("GET", "/api/push", "").status, 403);
  EXPECT_EQ(silent.api("POST", "/api/me/push", secret, browser_.body("https://x.example/")).status,
            403);
  EXPECT_EQ(silent.api("POST", "/api/me/mail", secret, R"({"address":"a@b.example"})").status, 403);
}

/// The text of a mail without the breaks that make its lines short.
std::string unfolded(const json::value& mail) {
  static const std::regex soft("=\r\n");
  std::string text = std::regex_replace(text_of(mail.at("text")), soft, "");
  static const std::regex equals("=3D");
  return std::regex_replace(text, equals, "=");
}
std::string found(const std::string& text, const std::string& pattern) {
  std::smatch match;
  EXPECT_TRUE(std::regex_search(text, match, std::regex(pattern))) << pattern << "\n" << text;
  return match.empty() ? std::string() : match[1].str();
}

TEST_P(NoticesTest,
       An_address_is_used_when_its_owner_has_followed_the_link_until_one_click_ends_it) {
  ASSERT_EQ(ask("POST", "/api/me/mail", ben_secret_, R"({"address":"ben@example.org"})").status,
            200);
  const json::value first = servers->sent();
  EXPECT_EQ(first.at("rcpt"), json::value("RCPT TO:<ben@example.org>"));
  const std::string confirm = unfolded(first);
  const std::string token = found(confirm, "https://example.org/#/mail/([a-z2-7]{32})");
  EXPECT_NE(confirm.find("Hallo Ben"), std::string::npos) << "in their language";
  const json::value mail = body_of(ask("GET", "/api/me/account", ben_secret_)).at("mail");
  EXPECT_FALSE(mail.at("confirmed").as_bool());
  waits_for_ben();
  pass(node_, 25 * second);
  expect_nothing_sent();  // not confirmed

  const auto follow = [&](const std::string& what) {
    return ask("POST", "/api/mail/confirm", "", "{\"token\":\"" + what + "\"}").status;
  };
  EXPECT_EQ(follow("wrong"), 403);
  EXPECT_EQ(follow(token), 200);
  EXPECT_EQ(follow(token), 403);
  ben_ = node_.connect(ben_secret_);
  const std::string table = waits_for_ben();
  pass(node_, 25 * second);
  const std::string turn = unfolded(servers->sent());
  EXPECT_NE(turn.find("https://example.org/t/" + table), std::string::npos) << turn;
  const std::string stop = found(turn, "https://example.org/#/stop/([a-z2-7]{32})");
  EXPECT_NE(turn.find("List-Unsubscribe: <https://example.org/api/mail/stop/" + stop + ">"),
            std::string::npos);
  EXPECT_NE(turn.find("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), std::string::npos);
  // As mail programs do it.
  EXPECT_EQ(ask("POST", "/api/mail/stop/" + stop, "", "List-Unsubscribe=One-Click").status, 200);
  EXPECT_TRUE(body_of(ask("GET", "/api/me/account", ben_secret_)).at("mail").is_null());
  ben_ = node_.connect(ben_secret_);
  waits_for_ben();
  pass(node_, 25 * second);
  expect_nothing_sent();
}

TEST_P(NoticesTest, One_message_goes_where_somebody_was_last_and_elsewhere_only_if_it_is_not_taken) {
  const std::string link = ask("POST", "/api/me/link", ben_secret_).body;
  const std::string phone = *ask("POST", "/api/return", "", link).secret;
  const auto subscribe = [&](const std::string& secret, const std::string& path) {
    const Browser browser;
    EXPECT_EQ(ask("POST", "/api/me/push", secret, browser.body(servers->url(path))).status, 200);
  };
  ASSERT_EQ(ask("POST", "/api/me/mail", ben_secret_, R"({"address":"ben@example.org"})").status,
            200);
  const std::string token = found(unfolded(servers->sent()), "/#/mail/([a-z2-7]{32})");
  ASSERT_EQ(ask("POST", "/api/mail/confirm", "", "{\"token\":\"" + token + "\"}").status, 200);
  subscribe(ben_secret_, "/push/laptop");
  subscribe(phone, "/push/phone");
  const auto next_turn = [&] {
    node_.now += 3 * hour;
    ben_ = node_.connect(phone);
    waits_for_ben();
    pass(node_, 25 * second);
  };
  node_.disconnect(ben_);
  next_turn();
  EXPECT_EQ(servers->sent().at("path"), json::value("/push/phone"));
  expect_nothing_sent();

  ask("DELETE", "/api/me/push", phone);
  subscribe(phone, "/status/410");
  next_turn();
  EXPECT_EQ(servers->sent().at("path"), json::value("/status/410"));
  EXPECT_TRUE(testing::comes_true(
      [&] { return !body_of(ask("GET", "/api/me/account", phone)).at("push").as_bool(); }));
  EXPECT_EQ(servers->sent().at("path"), json::value("/push/laptop"));
  expect_nothing_sent();

  ask("DELETE", "/api/me/push", ben_secret_);
  subscribe(ben_secret_, "/status/403");
  node_.troubles.clear();
  next_turn();
  EXPECT_EQ(servers->sent().at("path"), json::value("/status/403"));
  EXPECT_TRUE(node_.wait([&] { return !node_.troubles.empty(); }));
  EXPECT_EQ(servers->sent().at("what"), json::value("mail"));
  pass(node_, day);
  expect_nothing_sent();

  // A page that is open says it itself, if it was asked to.
  ask("DELETE", "/api/me/push", ben_secret_);
  subscribe(ben_secret_, "/push/laptop");
  subscribe(phone, "/push/phone");
  const Client lobby = node_.connect(ben_secret_);
  next_turn();
  expect_nothing_sent();
  node_.disconnect(lobby);
}

TEST_P(NoticesTest, Nobody_is_flooded_with_mails_that_ask_whether_it_is_them) {
  for (const char* wrong : {R"({"address":"ben"})", R"({"address":"a@b\r\nBcc: x@y.example"})"}) {
    EXPECT_EQ(ask("POST", "/api/me/mail", ben_secret_, wrong).status, 400);
  }
  int sent = 0;
  for (int i = 0; i < 5; ++i) {
    const std::string secret = node_.guest("Guest");
    sent +=
        ask("POST", "/api/me/mail", secret, R"({"address":"victim@example.org"})").status == 200;
  }
  EXPECT_EQ(sent, 2);
  for (int i = 0; i < sent; ++i) servers->sent();
  expect_nothing_sent();
}

}  // namespace
}  // namespace townsmith::service
