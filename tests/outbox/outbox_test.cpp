#include "outbox/outbox.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <future>

#include "outbox/address.h"
#include "outbox/servers.h"

namespace townsmith::outbox {
namespace {

Delivery wait_for(const std::function<void(Delivered)>& start) {
  std::promise<Delivery> promise;
  start([&](const Delivery& delivery) { promise.set_value(delivery); });
  return promise.get_future().get();
}

class OutboxTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { servers = std::make_unique<Servers>(); }
  static void TearDownTestSuite() { servers.reset(); }

  OutboxSettings trusting() const {
    OutboxSettings settings;
    settings.certificates = servers->folder + "/ca.pem";
    settings.loopback_is_public = true;
    return settings;
  }
  Delivery post(Outbox& outbox, HttpPost what) const {
    return wait_for(
        [&](Delivered delivered) { outbox.post(std::move(what), std::move(delivered)); });
  }
  Delivery mail(Outbox& outbox, const MailServer& server, Mail what) const {
    return wait_for(
        [&](Delivered delivered) { outbox.send(server, std::move(what), std::move(delivered)); });
  }
  MailServer mail_server() const {
    return {fmt::format("smtp://localhost:{}", servers->smtp), "ada", "right",
            "Townsmith <games@example.org>"};
  }

  static std::unique_ptr<Servers> servers;
};
std::unique_ptr<Servers> OutboxTest::servers;

TEST_F(OutboxTest, A_message_arrives_with_its_headers) {
  Outbox outbox(trusting());
  const Delivery delivery =
      post(outbox, {servers->url("/push"), {"TTL: 60", "Urgency: high"}, std::string("a\0b", 3)});
  EXPECT_TRUE(delivery.ok()) << delivery.error;
  const json::value sent = servers->sent();
  EXPECT_EQ(sent.at("path").as_string(), "/push");
  EXPECT_EQ(sent.at("headers").at("TTL").as_string(), "60");
  EXPECT_EQ(sent.at("body").as_string(), "YQBi");
}

TEST_F(OutboxTest, What_the_receiver_says_is_told) {
  Outbox outbox(trusting());
  const Delivery gone = post(outbox, {servers->url("/status/410"), {}, "x"});
  EXPECT_TRUE(gone.gone());
  EXPECT_FALSE(gone.ok());
  const Delivery elsewhere = post(outbox, {servers->url("/elsewhere"), {}, "x"});
  EXPECT_EQ(elsewhere.status, 302) << "nobody is followed anywhere";
  EXPECT_FALSE(elsewhere.ok());
  EXPECT_FALSE(post(outbox, {servers->url("/long"), {}, "x"}).error.empty())
      << "an answer has its limit";
  for (int i = 0; i < 3; ++i) servers->sent();
}

TEST_F(OutboxTest, A_server_whose_certificate_nobody_vouches_for_gets_nothing) {
  OutboxSettings settings = trusting();
  settings.certificates.clear();
  Outbox outbox(settings);
  const Delivery delivery = post(outbox, {servers->url("/secret"), {}, "x"});
  EXPECT_EQ(delivery.status, 0);
  EXPECT_FALSE(delivery.error.empty());
}

TEST_F(OutboxTest, What_clients_name_never_leads_into_the_hosts_own_network) {
  OutboxSettings settings = trusting();
  settings.loopback_is_public = false;
  Outbox outbox(settings);
  const std::string inside = "the address leads into this host's own network";
  // A name that resolves to this machine, its address, and other ways to write it.
  for (const std::string_view host :
       {"localhost", "127.0.0.1", "127.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0",
        "169.254.169.254", "10.1.2.3", "[fe80::1]", "[fd00::1]"}) {
    const Delivery delivery =
        post(outbox, {fmt::format("https://{}:{}/x", host, servers->https), {}, "x"});
    EXPECT_EQ(delivery.error, inside) << host;
    EXPECT_EQ(delivery.status, 0);
  }
  const Delivery by_host = post(outbox, {servers->url("/webhook"), {}, "x", Reach::anywhere});
  EXPECT_TRUE(by_host.ok()) << "a host may name what is in its own network";
  servers->sent();
}

TEST_F(OutboxTest, A_name_that_leads_into_the_hosts_own_network_is_found_out) {
  OutboxSettings settings = trusting();
  settings.loopback_is_public = false;
  const std::string url = fmt::format("https://push.example.org:{}/name", servers->https);
  for (const std::string_view address :
       {"127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "[::1]", "[fd00::1]",
        "[::ffff:127.0.0.1]", "10.1.2.3,127.0.0.1"}) {
    settings.names = {fmt::format("push.example.org:{}:{}", servers->https, address)};
    Outbox outbox(settings);
    const Delivery delivery = post(outbox, {url, {}, "x"});
    EXPECT_EQ(delivery.error, "the address leads into this host's own network") << address;
    EXPECT_TRUE(delivery.forbidden) << address;
  }
  // A name with several addresses: the public one is taken, here the test's own.
  settings.loopback_is_public = true;
  settings.names = {fmt::format("push.example.org:{}:10.1.2.3,127.0.0.1", servers->https)};
  Outbox outbox(settings);
  const Delivery delivery = post(outbox, {url, {}, "x"});
  EXPECT_TRUE(delivery.ok()) << delivery.error;
  EXPECT_EQ(servers->sent().at("path").as_string(), "/name") << "nothing came before";
}

TEST_F(OutboxTest, What_clients_name_must_be_https) {
  Outbox outbox(trusting());
  for (const std::string_view url :
       {"http://localhost:80/", "file:///etc/passwd", "gopher://localhost/", "localhost", ""}) {
    const Delivery delivery = post(outbox, {std::string(url), {}, "x"});
    EXPECT_FALSE(delivery.error.empty()) << url;
    EXPECT_EQ(delivery.status, 0) << url;
  }
}

TEST_F(OutboxTest, A_mail_is_sent_over_TLS_by_somebody_who_logged_in) {
  Outbox outbox(trusting());
  const Delivery delivery = mail(outbox, mail_server(),
                                 {"ben@example.org", "Du bist am Zug – Bäckerei",
                                  "Grüße.\n.\nEin Punkt.", "https://x.example/stop/1"});
  EXPECT_TRUE(delivery.ok()) << delivery.error << delivery.status;
  const json::value sent = servers->sent();
  EXPECT_EQ(sent.at("user").as_string(), "ada");
  EXPECT_EQ(sent.at("rcpt").as_string(), "RCPT TO:<ben@example.org>");
  EXPECT_EQ(sent.at("mail").as_string().find("MAIL FROM:<games@example.org>"), 0U);
  const std::string text(sent.at("text").as_string());
  EXPECT_NE(text.find("Subject: =?UTF-8?Q?Du=20bist=20am=20Zug=20=E2=80=93=20B=C3=A4ckerei?="),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("List-Unsubscribe: <https://x.example/stop/1>"), std::string::npos);
  EXPECT_NE(text.find("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), std::string::npos);
  EXPECT_NE(text.find("Gr=C3=BC=C3=9Fe."), std::string::npos) << text;
}

TEST_F(OutboxTest, A_wrong_password_and_addresses_that_are_none_are_told) {
  Outbox outbox(trusting());
  MailServer server = mail_server();
  server.password = "wrong";
  EXPECT_FALSE(mail(outbox, server, {"ben@example.org", "Hello", "x", ""}).ok());
  for (const std::string_view to :
       {"", "ben", "@example.org", "ben@", "ben@a@b", "ben@example.org\r\nBcc: all@example.org",
        "a b@example.org", "<ben@example.org>", "ben@example.org,ada@example.org"}) {
    EXPECT_FALSE(is_mail_address(to)) << to;
    EXPECT_FALSE(mail(outbox, mail_server(), {std::string(to), "Hello", "x", ""}).ok()) << to;
  }
  EXPECT_FALSE(
      mail(outbox, mail_server(), {"ben@example.org", "Hello\r\nBcc: all@example.org", "x", ""})
          .ok());
  EXPECT_TRUE(is_mail_address("ben.o'hara+games@mail.example.org"));
}

TEST_F(OutboxTest, More_than_fits_is_refused_and_what_is_under_way_at_the_end_is_told) {
  std::atomic<int> told = 0;
  std::atomic<int> delivered = 0;
  {
    OutboxSettings settings = trusting();
    settings.max_waiting = 2;
    settings.at_once = 1;
    Outbox outbox(settings);
    for (int i = 0; i < 30; ++i) {
      outbox.post({"https://192.0.2.1/", {}, "x", Reach::anywhere}, [&](const Delivery& delivery) {
        ++told;
        delivered += delivery.ok() ? 1 : 0;
      });
    }
  }
  EXPECT_EQ(told, 30);
  EXPECT_EQ(delivered, 0);
}

TEST(Addresses, Only_those_of_the_internet_are_public) {
  const auto is_public_text = [](const char* text) {
    sockaddr_in6 six{};
    sockaddr_in four{};
    if (inet_pton(AF_INET, text, &four.sin_addr) == 1) {
      four.sin_family = AF_INET;
      return is_public(reinterpret_cast<const sockaddr&>(four));
    }
    six.sin6_family = AF_INET6;
    EXPECT_EQ(inet_pton(AF_INET6, text, &six.sin6_addr), 1) << text;
    return is_public(reinterpret_cast<const sockaddr&>(six));
  };
  for (const char* text : {"8.8.8.8", "1.1.1.1", "172.15.255.255", "172.32.0.1", "100.63.255.255",
                           "192.167.1.1", "2606:4700:4700::1111", "2a00::1", "64:ff9b::808:808",
                           "2002:808:808::1", "::ffff:8.8.8.8"}) {
    EXPECT_TRUE(is_public_text(text)) << text;
  }
  for (const char* text : {"0.0.0.0",
                           "10.0.0.1",
                           "100.64.0.1",
                           "127.0.0.1",
                           "127.255.255.255",
                           "169.254.169.254",
                           "172.16.0.1",
                           "172.31.255.255",
                           "192.0.0.1",
                           "192.0.2.1",
                           "192.168.1.1",
                           "198.18.0.1",
                           "198.51.100.1",
                           "203.0.113.9",
                           "224.0.0.1",
                           "255.255.255.255",
                           "::",
                           "::1",
                           "fe80::1",
                           "fd00::1",
                           "fc00::1",
                           "ff02::1",
                           "::ffff:10.0.0.1",
                           "64:ff9b::a00:1",
                           "2002:a00:1::1",
                           "2001:db8::1",
                           "2001:0:1::1"}) {
    EXPECT_FALSE(is_public_text(text)) << text;
  }
}

}  // namespace
}  // namespace townsmith::outbox
