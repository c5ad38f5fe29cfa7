// People whose page is closed are told by mail that it is their turn, if no browser of theirs can
// be told.
#include "notices_harness.h"

namespace townsmith::service {
namespace {

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

TEST_P(NoticesTest,
       One_message_goes_where_somebody_was_last_and_elsewhere_only_if_it_is_not_taken) {
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
