// What a server is called, who may look after it when it is full, and what its host reads.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

#include "comes_true.h"
#include "running.h"
#include "server/log.h"
#include "server/visit.h"

namespace townsmith::testing {
namespace {

/// How a server that is taken for this one answers.
Heard taken_for(Running& server, const std::string& host, const std::string& path = "/api/x",
                const std::string& more = {}) {
  RawClient client(server.port());
  client.say(fmt::format("GET {} HTTP/1.1\r\nHost: {}\r\n{}\r\n", path, host, more));
  return hear_answer(client);
}

TEST(OwnHost, Is_this_machine_or_an_address_or_a_name_that_was_given) {
  const std::vector<std::string> names = {"play.example.org"};
  for (const char* host : {"localhost", "localhost:8080", "LOCALHOST.", "town.localhost",
                           "127.0.0.1", "192.0.2.7:80", "[::1]", "[2001:db8::7]:8080", "nas.local",
                           "nas.local.:8080", "play.example.org", "Play.Example.Org.:443"}) {
    EXPECT_TRUE(server::is_own_host(host, names)) << host;
  }
  for (const char* host : {"evil.example", "localhost.evil.example", "evil.example:8080",
                           "play.example.org.evil.example", "xplay.example.org",
                           "127.0.0.1.evil.example", "[evil]", "[::1", "local", "1.2.3", ""}) {
    EXPECT_FALSE(server::is_own_host(host, names)) << host;
  }
  EXPECT_EQ(server::host_of_url("https://Play.example.org:8443/town?x"), "play.example.org");
  EXPECT_EQ(server::host_of_url("http://[::1]:8080"), "[::1]");
}

// A name of a stranger's can be made to lead here, with the stranger's page behind it.
TEST(OwnHost, A_request_that_takes_the_server_for_another_is_refused_with_advice) {
  server::Config config = quick_config();
  config.public_url = "https://play.example.org";
  config.origins = {"https://friend.example"};
  Running server(config);
  EXPECT_EQ(taken_for(server, "play.example.org").status, 200);
  EXPECT_EQ(taken_for(server, "friend.example:8080").status, 200);
  EXPECT_EQ(taken_for(server, "localhost").status, 200);
  std::array<char, 256> name{};
  ASSERT_EQ(::gethostname(name.data(), name.size() - 1), 0);
  EXPECT_EQ(taken_for(server, name.data()).status, 200) << "the machine's own name";
  for (const char* path : {"/", "/api/x", "/metrics", "/ws"}) {
    const Heard refused = taken_for(server, "evil.example", path);
    EXPECT_EQ(refused.status, 421) << path;
    EXPECT_NE(refused.body.find("not known as evil.example"), std::string::npos) << refused.body;
    EXPECT_NE(refused.body.find("--public-url"), std::string::npos) << refused.body;
  }
  EXPECT_EQ(taken_for(server, "evil.example", "/healthz").status, 200) << "tells nobody anything";
  EXPECT_EQ(server.metric("townsmith_refusals_total{reason=\"wrong_host\"}"), 4);
  const std::string logged = server.logged();
  const std::size_t told = logged.find("\"what\":\"wrong host\",\"host\":\"evil.example\"");
  EXPECT_NE(told, std::string::npos) << logged;
  EXPECT_EQ(logged.find("wrong host", told + 20), std::string::npos) << "once a minute";
}

TEST(OwnHost, A_proxy_that_is_believed_says_what_the_server_was_taken_for) {
  server::Config config = quick_config();
  config.public_url = "https://play.example.org";
  config.trusted_proxies = {*server::parse_range("127.0.0.1")};
  Running server(config);
  EXPECT_EQ(taken_for(server, "inner", "/api/x", "X-Forwarded-Host: play.example.org\r\n").status,
            200);
  EXPECT_EQ(taken_for(server, "localhost", "/api/x", "X-Forwarded-Host: evil.example\r\n").status,
            421);
}

TEST(OwnHost, Who_names_no_host_is_no_browser) {
  Running server;
  RawClient client(server.port());
  client.say("GET /api/x HTTP/1.0\r\n\r\n");
  EXPECT_EQ(hear_answer(client).status, 200);
}

TEST(Requests, A_body_that_waits_for_a_word_is_sent_for) {
  Running server;
  RawClient client(server.port());
  client.say(server.request("POST", "/api/x", "Expect: 100-continue\r\nContent-Length: 4\r\n"));
  EXPECT_EQ(client.hear_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.say("body");
  EXPECT_EQ(hear_answer(client).body, "POST /api/x  body");
  // A client that would be refused anyway need not send it.
  RawClient other(server.port());
  other.say(
      "POST /api/x HTTP/1.1\r\nHost: evil.example\r\nExpect: 100-continue\r\n"
      "Content-Length: 4\r\n\r\n");
  EXPECT_EQ(hear_answer(other).status, 421);
}

TEST(Inspection, A_full_server_still_says_how_it_is) {
  server::Config config = quick_config();
  config.max_connections = 2;
  Running server(config);
  const auto one = server.web_socket();
  const auto two = server.web_socket();
  EXPECT_EQ(server.ask("GET", "/").status, 503);
  EXPECT_EQ(server.ask("GET", "/healthz").status, 200);
  EXPECT_GT(server.metric("townsmith_refusals_total{reason=\"too_many_connections\"}"), 0);
  server.echo.is_healthy = false;
  EXPECT_EQ(server.ask("GET", "/healthz").status, 503);
}

TEST(Inspection, Who_may_not_look_after_the_server_finds_it_full) {
  server::Config config = quick_config();
  config.max_connections = 1;
  config.metrics_from = {*server::parse_range("203.0.113.7")};
  Running server(config);
  const auto one = server.web_socket();
  // The line is written after the first answer, and before the second.
  EXPECT_EQ(server.ask("GET", "/healthz").status, 503);
  EXPECT_EQ(server.ask("GET", "/healthz").status, 503);
  EXPECT_NE(server.logged().find("\"what\":\"full\""), std::string::npos) << server.logged();
}

TEST(Inspection, Has_room_for_a_few_only) {
  server::Config config = quick_config();
  config.max_connections = 1;
  Running server(config);
  const auto one = server.web_socket();
  std::vector<std::unique_ptr<RawClient>> silent;
  for (int i = 0; i < 16; ++i) silent.push_back(std::make_unique<RawClient>(server.port()));
  EXPECT_TRUE(comes_true([&] { return server.ask("GET", "/healthz").status == 503; }));
  // Those who say nothing have to go soon.
  EXPECT_TRUE(comes_true([&] { return server.ask("GET", "/healthz").status == 200; }));
}

TEST(OncePerMinute, A_cause_is_told_again_after_a_minute_and_others_at_once) {
  using namespace std::chrono_literals;
  server::OncePerMinute once;
  const auto now = std::chrono::steady_clock::now();
  EXPECT_TRUE(once.allows("one", now));
  EXPECT_FALSE(once.allows("one", now + 59s));
  EXPECT_TRUE(once.allows("two", now + 59s));
  EXPECT_TRUE(once.allows("one", now + 60s));
  for (int i = 0; i < 2000; ++i) once.allows(std::to_string(i), now + 61s);
  EXPECT_FALSE(once.allows("another", now + 61s)) << "nobody fills the memory";
}

}  // namespace
}  // namespace townsmith::testing
