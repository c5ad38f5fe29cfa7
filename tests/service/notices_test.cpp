// People whose page is closed are told that it is their turn, by their browser's push service.
#include "notices_harness.h"

namespace townsmith::service {
namespace {

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
  const std::string proof = text_of(headers.at("Authorization"));
  const std::size_t dot = proof.find('.');
  const auto claims = crypto::from_base64url(proof.substr(dot + 1, proof.rfind('.') - dot - 1));
  ASSERT_TRUE(claims);
  const json::value claimed = json::parse(std::string(claims->begin(), claims->end()));
  EXPECT_EQ(servers->url("/push/ben"), text_of(claimed.at("aud")) + "/push/ben")
      << "for this push service only";
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

}  // namespace
}  // namespace townsmith::service
