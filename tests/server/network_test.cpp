#include <fmt/format.h>
#include <gtest/gtest.h>

#include "server/running.h"
#include "words.h"

namespace townsmith::testing {
namespace {

using server::Config;
using server::Duration;

std::string origin(const std::string& text) { return "Origin: " + text + "\r\n"; }

TEST(Pages, The_page_is_found_at_the_root_and_asked_for_again_each_time) {
  Running server;
  const Heard heard = server.ask("GET", "/");
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(heard.body, "<!doctype html>hello");
  EXPECT_EQ(heard.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(heard.header("Cache-Control"), "no-cache");
  EXPECT_EQ(server.ask("GET", "/?from=elsewhere").status, 200);
}

TEST(Pages, Files_whose_names_change_with_their_contents_are_kept_for_a_year) {
  Running server;
  EXPECT_EQ(server.ask("GET", "/assets/app-abc.js").header("Cache-Control"),
            "public, max-age=31536000, immutable");
  EXPECT_EQ(server.ask("GET", "/sw.js").header("Cache-Control"), "no-cache");
}

TEST(Pages, WebAssembly_has_the_type_that_browsers_insist_on) {
  Running server;
  EXPECT_EQ(server.ask("GET", "/engine.wasm").header("Content-Type"), "application/wasm");
}

TEST(Pages, A_browser_gets_the_best_packed_form_it_understands) {
  Running server;
  const auto packed = [&server](const std::string& accepted) {
    const Heard heard = server.ask("GET", "/assets/app-abc.js",
                                   accepted.empty() ? "" : "Accept-Encoding: " + accepted + "\r\n");
    EXPECT_EQ(heard.header("Vary"), "Accept-Encoding");
    return heard.header("Content-Encoding") + " " + heard.body;
  };
  EXPECT_EQ(packed("gzip, deflate, br"), "br BROTLI");
  EXPECT_EQ(packed("gzip"), "gzip GZIP");
  EXPECT_EQ(packed("br;q=0, gzip;q=0.5"), "gzip GZIP");
  EXPECT_EQ(packed("brotli-like"), " let plain = 1");
  EXPECT_EQ(packed(""), " let plain = 1");
}

TEST(Pages, What_a_browser_already_has_is_not_sent_again) {
  Running server;
  const Heard first = server.ask("GET", "/", "Accept-Encoding: gzip\r\n");
  const std::string tag = first.header("ETag");
  EXPECT_FALSE(tag.empty());
  const Heard again =
      server.ask("GET", "/", "Accept-Encoding: gzip\r\nIf-None-Match: " + tag + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(again.header("ETag"), tag);
  EXPECT_EQ(server.ask("GET", "/", "If-None-Match: " + tag + "\r\n").status, 200)
      << "the plain form is another one";
}

TEST(Pages, HEAD_tells_the_length_and_sends_nothing) {
  Running server;
  RawClient client(server.port());
  client.say(server.request("HEAD", "/") + server.request("GET", "/sw.js"));
  EXPECT_EQ(hear_answer(client, false).header("Content-Length"), "20");
  EXPECT_EQ(hear_answer(client).body, "worker");
}

TEST(Pages, Unknown_paths_and_ways_out_of_the_folder_lead_nowhere) {
  Running server;
  for (const std::string path : {"/nothing", "/../../etc/passwd", "/..%2f..%2fetc/passwd",
                                 "/assets/../index.html", "//index.html", "/assets/"}) {
    EXPECT_EQ(server.ask("GET", path).status, 404) << path;
  }
  EXPECT_EQ(server.ask("GET", "http://elsewhere/").status, 404);
}

TEST(Pages, Nothing_can_be_written) {
  Running server;
  const Heard heard = server.ask("POST", "/", "", "text");
  EXPECT_EQ(heard.status, 405);
  EXPECT_EQ(heard.header("Allow"), "GET, HEAD");
}

TEST(Pages, Without_a_built_client_a_page_says_how_to_get_one) {
  const std::vector<server::Asset> none;
  Running server(quick_config(), none);
  const Heard heard = server.ask("GET", "/");
  EXPECT_EQ(heard.status, 503);
  EXPECT_NE(heard.body.find("make play"), std::string::npos);
}

TEST(Headers, Every_answer_tells_the_browser_what_the_page_may_do) {
  Running server;
  server.web_socket();
  const std::vector<Heard> all = {server.ask("GET", "/"),       server.ask("GET", "/nothing"),
                                  server.ask("GET", "/api/me"), server.ask("PUT", "/api/me"),
                                  server.ask("GET", "/ws"),     server.handshake};
  for (const Heard& heard : all) {
    const std::string policy = heard.header("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"),
              std::string::npos)
        << heard.head;
    EXPECT_NE(policy.find("connect-src 'self' ws://" + server.host() + " wss://"),
              std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(heard.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(heard.header("Referrer-Policy"), "no-referrer");
    EXPECT_EQ(heard.header("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(heard.header("Cross-Origin-Resource-Policy"), "same-origin");
    EXPECT_FALSE(heard.header("Permissions-Policy").empty());
  }
}

TEST(Headers, A_host_that_is_none_gets_into_no_header) {
  Running server;
  RawClient client(server.port());
  client.say("GET / HTTP/1.1\r\nHost: evil; script-src *\r\n\r\n");
  const Heard heard = hear_answer(client);
  EXPECT_EQ(heard.status, 421);
  EXPECT_EQ(heard.head.find("evil"), std::string::npos);
}

TEST(Api, A_request_reaches_the_service_with_its_secret_and_without_its_query) {
  Running server;
  const Heard heard = server.ask("POST", "/api/x?token=1",
                                 "Cookie: other=1; townsmith=abc-DEF_1; more=2\r\n", "body");
  EXPECT_EQ(heard.body, "POST /api/x abc-DEF_1 body");
  EXPECT_EQ(heard.header("Cache-Control"), "no-store");
  EXPECT_EQ(server.ask("GET", "/api/x", "Cookie: townsmith=<bad>\r\n").body, "GET /api/x  ");
}

TEST(Api, The_cookie_is_out_of_reach_of_scripts_and_other_sites) {
  Running server;
  EXPECT_EQ(server.ask("POST", "/api/me", "", "{}").header("Set-Cookie"),
            "townsmith=new-secret; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
  EXPECT_EQ(server.ask("DELETE", "/api/me").header("Set-Cookie"),
            "townsmith=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
}

TEST(Api, A_file_is_saved_under_a_harmless_name) {
  Running server;
  EXPECT_EQ(server.ask("GET", "/api/record/x").header("Content-Disposition"),
            "attachment; filename=\"a_b.jsonl\"");
}

TEST(Api, Other_sites_cannot_change_anything) {
  Running server;
  EXPECT_EQ(server.ask("POST", "/api/x", origin("http://evil.example"), "{}").status, 403);
  EXPECT_EQ(server.ask("DELETE", "/api/x", origin("null")).status, 403);
  EXPECT_EQ(server.ask("POST", "/api/x", "Sec-Fetch-Site: cross-site\r\n", "{}").status, 403);
  EXPECT_EQ(server.ask("POST", "/api/x", origin("http://" + server.host()), "{}").status, 200);
  EXPECT_EQ(server.ask("POST", "/api/x", origin("https://" + server.host()), "{}").status, 200)
      << "a proxy may speak https for us";
  EXPECT_EQ(server.ask("POST", "/api/x", "", "{}").status, 200) << "no browser";
  EXPECT_EQ(server.ask("GET", "/api/x", origin("http://evil.example")).status, 200)
      << "which cannot read it";
  EXPECT_EQ(server.ask("PATCH", "/api/x", "", "{}").status, 405);
}

TEST(Proxies, Only_trusted_ones_are_believed) {
  Config config = quick_config();
  config.public_url = "https://play.example.org";
  const std::string told =
      "X-Forwarded-For: 127.0.0.1, 203.0.113.9\r\nX-Forwarded-Proto: https\r\n"
      "X-Forwarded-Host: play.example.org\r\n";
  {
    Running server(config);
    EXPECT_EQ(server.ask("POST", "/api/me", told, "{}").header("Set-Cookie").find("Secure"),
              std::string::npos);
    EXPECT_EQ(server.ask("GET", "/metrics", told).status, 200) << "it is still the loopback";
    EXPECT_EQ(server.ask("POST", "/api/me", told + origin("https://play.example.org"), "{}").status,
              403);
  }
  config.trusted_proxies = {*server::parse_range("127.0.0.0/8")};
  Running server(config);
  const Heard heard =
      server.ask("POST", "/api/me", told + origin("https://play.example.org"), "{}");
  EXPECT_EQ(heard.status, 200);
  EXPECT_TRUE(heard.header("Set-Cookie").ends_with("; Secure"));
  EXPECT_NE(
      heard.header("Content-Security-Policy").find("connect-src 'self' wss://play.example.org;"),
      std::string::npos);
  EXPECT_EQ(server.ask("GET", "/metrics", told).status, 404)
      << "the last address is the one the proxy saw";
}

// HAProxy adds a line of its own below what the client has sent.
TEST(Proxies, What_a_proxy_adds_in_a_line_of_its_own_counts_more_than_what_was_sent) {
  Config config = quick_config();
  config.trusted_proxies = {*server::parse_range("127.0.0.0/8"),
                            *server::parse_range("10.0.0.0/8")};
  config.public_url = "https://play.example.org";
  Running server(config);
  const std::string forged =
      "X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-Proto: https\r\n"
      "X-Forwarded-Host: evil.example\r\n";
  const std::string added =
      "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: http\r\n"
      "X-Forwarded-Host: play.example.org\r\n";
  EXPECT_EQ(server.ask("GET", "/metrics", forged + added).status, 404);
  EXPECT_EQ(server.ask("GET", "/metrics", "X-Forwarded-For: 127.0.0.1\r\n").status, 200);
  const Heard heard =
      server.ask("POST", "/api/me", forged + added + origin("http://play.example.org"), "{}");
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(heard.header("Set-Cookie").find("Secure"), std::string::npos);
  EXPECT_EQ(
      server.ask("POST", "/api/me", forged + added + origin("https://evil.example"), "{}").status,
      403);
  // Two proxies of ours, a line each: the client is the last that is neither.
  const std::string second = "X-Forwarded-For: 10.1.2.3\r\n";
  EXPECT_EQ(server.ask("GET", "/metrics", forged + added + second).status, 404);
  EXPECT_EQ(server.ask("GET", "/metrics", "X-Forwarded-For: 127.0.0.1\r\n" + second).status, 200);
}

TEST(Proxies, Who_sends_lines_of_their_own_shares_the_limits_of_their_address) {
  Config config = quick_config();
  config.trusted_proxies = {*server::parse_range("127.0.0.1")};
  config.address_requests = {hardly_ever, 3};
  Running server(config);
  const auto status = [&server](int forged) {
    return server
        .ask("GET", "/",
             fmt::format("X-Forwarded-For: 198.51.100.{}\r\nX-Forwarded-For: 203.0.113.9\r\n",
                         forged))
        .status;
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(status(i), 200);
  EXPECT_EQ(status(3), 429);
}

TEST(Host, Health_and_metrics_are_there_for_the_host) {
  Running server;
  EXPECT_EQ(server.ask("GET", "/healthz").status, 200);
  server.echo.is_healthy = false;
  EXPECT_EQ(server.ask("GET", "/healthz").status, 503);
  const std::string text = server.ask("GET", "/metrics").body;
  EXPECT_NE(text.find("townsmith_http_answers_total{status=\"503\"} 1\n"), std::string::npos);
  EXPECT_NE(text.find("townsmith_tables 7\n"), std::string::npos);
}

TEST(Host, Requests_are_logged_if_wanted_and_never_with_secrets) {
  Config config = quick_config();
  config.log_requests = true;
  Running server(config);
  server.ask("GET", "/api/x?token=TELLTALE", "Cookie: townsmith=TELLTALE\r\n");
  EXPECT_NE(server.logged().find(R"("what":"request","method":"GET","path":"/api/x","status":200)"),
            std::string::npos)
      << server.logged();
  server.ask("POST", "/api/mail/stop/TELLTALE");
  EXPECT_NE(server.logged().find(R"("path":"/api/mail/stop",)"), std::string::npos);
  EXPECT_EQ(server.logged().find("TELLTALE"), std::string::npos);
}

TEST(Host, The_service_is_ticked_several_times_a_second) {
  Running server;
  EXPECT_TRUE(comes_true([&] { return server.echo.ticks > 4; }));
}

TEST(Host, Work_of_other_threads_is_done_on_the_networks_own) {
  Running server;
  std::atomic<bool> done = false;
  server.network.post([&done] { done = true; });
  EXPECT_TRUE(comes_true([&] { return done.load(); }));
}

TEST(Host, A_service_that_throws_is_logged_and_does_not_end_the_server) {
  Running server;
  auto client = server.web_socket();
  server.echo.fails = true;
  client->say(frame(R"({"id":7,"do":"hello"})"));
  const HeardFrame refused = hear_frame(*client);
  EXPECT_TRUE(refused.payload.starts_with(R"({"re":7,"error":{"reason":"io_error")"))
      << refused.payload;
  const Heard heard = server.ask("GET", "/api/me");
  EXPECT_EQ(heard.status, 500);
  EXPECT_TRUE(heard.body.starts_with(R"({"error":{"reason":"io_error")")) << heard.body;
  EXPECT_EQ(hear_frame(*server.web_socket("Cookie: townsmith=throw\r\n")).close_code(), 1013);
  server.network.post([] { throw std::runtime_error("failing work"); });
  const int ticks = server.echo.ticks;
  EXPECT_TRUE(comes_true([&] { return server.echo.ticks > ticks + 2; }));
  const int gone = server.echo.gone;
  const auto other = server.web_socket();
  client.reset();
  EXPECT_TRUE(comes_true([&] { return server.echo.gone == gone + 1; }));
  EXPECT_NE(server.logged().find(R"("level":"error","what":"internal error")"), std::string::npos)
      << server.logged();
  server.echo.fails = false;
  other->say(frame("well again"));
  EXPECT_EQ(hear_frame(*other).payload, "well again");
  EXPECT_EQ(server.ask("GET", "/api/x").status, 200);
}

TEST(Host, A_port_that_is_taken_is_a_sentence) {
  Running server;
  Config config = quick_config();
  config.port = server.port();
  server::Log log([](const std::string&) {});
  server::Network second(config, log);
  const Result<> refused = second.listen();
  ASSERT_FALSE(refused);
  EXPECT_NE(said(refused.error()).find("is taken by another program"), std::string::npos);
}

TEST(Host, A_stop_lets_the_service_finish_and_says_goodbye) {
  Config config = quick_config();
  config.close_time = for_ever;  // nobody waits that long if all have left
  Running server(config);
  auto client = server.web_socket();
  client->say(frame("hello"));
  EXPECT_EQ(hear_frame(*client).payload, "hello");
  server.begin_to_stop();
  const HeardFrame goodbye = hear_frame(*client);
  EXPECT_EQ(goodbye.close_code(), 1001);
  client->say(frame(goodbye.payload, 8));
  client.reset();
  server.stop();
  EXPECT_EQ(server.echo.stops, 1);
}

TEST(Host, The_webhook_is_told_and_its_failure_is_only_logged) {
  Running hook;
  Config config = quick_config();
  config.webhook = "http://127.0.0.1:" + std::to_string(hook.port()) + "/api/hook";
  Running server(config);
  const auto client = server.web_socket();
  client->say(frame("hook"));
  EXPECT_TRUE(comes_true([&] { return server.metric("townsmith_webhook_sent_total") == 1; }));
  hook.stop();
  for (int i = 0; i < 3; ++i) client->say(frame("hook"));
  EXPECT_TRUE(comes_true([&] { return server.metric("townsmith_webhook_failed_total") == 3; }));
  const std::string logged = server.logged();
  const std::size_t told = logged.find("\"what\":\"webhook failed\"");
  ASSERT_NE(told, std::string::npos);
  EXPECT_NE(logged.find("--webhook-time", told), std::string::npos) << "what to do about it";
  EXPECT_EQ(logged.find("webhook failed", told + 20), std::string::npos) << "once a minute";
}

TEST(WebSockets, Messages_go_to_the_service_and_back) {
  Running server;
  const auto client = server.web_socket("Cookie: townsmith=me\r\n");
  EXPECT_EQ(server.handshake.status, 101);
  EXPECT_EQ(server.handshake.header("Sec-WebSocket-Accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  client->say(frame("one") + frame("tw", 1, false) + frame("o", 0) + frame("", 9));
  EXPECT_EQ(hear_frame(*client).payload, "one");
  EXPECT_EQ(hear_frame(*client).payload, "two");
  EXPECT_EQ(hear_frame(*client).opcode, 10) << "a ping is answered";
  EXPECT_EQ(server.echo.secrets.at(0), "me");
}

TEST(WebSockets, The_service_hears_when_somebody_has_gone) {
  Running server;
  server.web_socket();
  EXPECT_TRUE(comes_true([&] { return server.echo.gone == 1; }));
}

TEST(WebSockets, Pages_of_other_sites_cannot_connect) {
  Config config = quick_config();
  config.origins = {"https://friend.example"};
  Running server(config);
  const auto status = [&server](const std::string& from) {
    server.web_socket(origin(from));
    return server.handshake.status;
  };
  EXPECT_EQ(status("http://evil.example"), 403);
  EXPECT_EQ(status("http://" + server.host() + ".evil.example"), 403);
  EXPECT_EQ(status("null"), 403);
  EXPECT_NE(server.logged().find(R"("what":"wrong origin","origin":"http://evil.example")"),
            std::string::npos);
  EXPECT_EQ(status("http://" + server.host()), 101);
  EXPECT_EQ(status("https://friend.example"), 101);
}

TEST(WebSockets, A_handshake_that_is_none_is_refused) {
  Running server;
  EXPECT_EQ(server.ask("GET", "/ws").status, 426);
  EXPECT_EQ(server.ask("POST", "/ws", "", "x").status, 426);
  EXPECT_EQ(server.ask("GET", "/ws", "Connection: Upgrade\r\nUpgrade: websocket\r\n").status, 400)
      << "without a key";
  const Heard old = server.ask("GET", "/ws",
                               "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: "
                               "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 1\r\n");
  EXPECT_EQ(old.status / 100, 4);
}

TEST(WebSockets, A_connection_has_one_request_under_way_at_a_time) {
  Running server;
  const auto client = server.web_socket();
  client->say(frame("hold") + frame("next"));
  EXPECT_TRUE(comes_true([&] { return server.echo.received == 1; }));
  // Both were sent in one piece. Whatever the server does of its own accord it does before it has
  // let in somebody else, heard them and answered.
  const auto other = server.web_socket();
  other->say(frame("over here"));
  EXPECT_EQ(hear_frame(*other).payload, "over here");
  EXPECT_EQ(server.echo.received, 2) << "the second request was heard before the first was done";
  server.network.post([&server] { server.echo.held(); });
  EXPECT_EQ(hear_frame(*client).payload, "next");
}

TEST(WebSockets, The_service_may_close_and_says_why) {
  Running server;
  const auto client = server.web_socket();
  client->say(frame("ban"));
  EXPECT_EQ(hear_frame(*client).close_code(), 4003);
}

TEST(WebSockets, Who_is_refused_at_the_door_is_told_why) {
  Running server;
  const auto client = server.web_socket("Cookie: townsmith=banned\r\n");
  EXPECT_EQ(hear_frame(*client).close_code(), 4003);
}

TEST(WebSockets, Bytes_and_broken_text_are_refused) {
  Running server;
  auto client = server.web_socket();
  client->say(frame("bytes", 2));
  EXPECT_EQ(hear_frame(*client).close_code(), 1003);
  client = server.web_socket();
  client->say(frame("\xff\xfe"));
  EXPECT_EQ(hear_frame(*client).close_code(), 1007);
  EXPECT_EQ(server.echo.received, 0);
}

TEST(Limits, A_giant_frame_is_refused_before_it_arrives) {
  Running server;
  const auto client = server.web_socket();
  client->say(frame(std::string(65'536, 'x')));
  EXPECT_EQ(hear_frame(*client).payload.size(), 65'536U);
  client->say(frame(std::string(65'537, 'x')).substr(0, 100));
  EXPECT_EQ(hear_frame(*client).close_code(), 1009);
}

TEST(Limits, A_message_cannot_grow_by_pieces) {
  Running server;
  const auto client = server.web_socket();
  client->say(frame(std::string(60'000, 'x'), 1, false));
  client->say(frame(std::string(60'000, 'x'), 0, false));
  EXPECT_EQ(hear_frame(*client).close_code(), 1009);
}

TEST(Limits, A_giant_head_is_refused) {
  Running server;
  EXPECT_EQ(server.ask("GET", "/", "X-Long: " + std::string(20'000, 'x') + "\r\n").status, 431);
  EXPECT_EQ(server.ask("GET", "/" + std::string(20'000, 'x')).status, 431);
}

TEST(Limits, A_giant_body_is_refused) {
  Running server;
  EXPECT_EQ(server.ask("POST", "/api/x", "", std::string(65'536, 'x')).status, 200);
  EXPECT_EQ(server.ask("POST", "/api/x", "", std::string(65'537, 'x')).status, 413);
  RawClient client(server.port());
  client.say(server.request("POST", "/api/x", "Transfer-Encoding: chunked\r\n") + "1ffff\r\n" +
             std::string(0x1ffff, 'x') + "\r\n");
  EXPECT_EQ(hear_answer(client).status, 413);
}

TEST(Limits, What_is_not_HTTP_is_answered_and_closed) {
  Running server;
  for (const std::string text :
       {"rubbish\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\r\n\r\n",
        "\x16\x03\x01\x02\x00\r\n\r\n", "GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
        "POST /api/x HTTP/1.1\r\nContent-Length: -1\r\n\r\n"}) {
    RawClient client(server.port());
    client.say(text);
    EXPECT_EQ(hear_answer(client).status, 400) << text;
    EXPECT_TRUE(client.is_closed()) << text;
  }
}

TEST(Limits, A_head_that_drips_in_is_cut_off) {
  Config config = quick_config();
  config.head_time = Duration(300);
  config.max_head = 1U << 20U;  // it is cut off for its slowness
  Running server(config);
  RawClient client(server.port());
  client.say("GET / HTTP/1.1\r\n");
  EXPECT_TRUE(comes_true([&] { return !client.say("X: 1\r\n"); }));
}

TEST(Limits, Who_says_nothing_is_cut_off) {
  Config config = quick_config();
  config.head_time = Duration(200);
  Running server(config);
  RawClient client(server.port());
  EXPECT_TRUE(client.is_closed());
}

TEST(Limits, Who_does_not_say_all_they_announced_is_cut_off) {
  Config config = quick_config();
  config.body_time = Duration(200);
  Running server(config);
  RawClient client(server.port());
  client.say(server.request("POST", "/api/x", "Content-Length: 10\r\n") + "12345");
  EXPECT_TRUE(client.is_closed());
}

TEST(Limits, Who_asks_no_more_is_cut_off) {
  Config config = quick_config();
  config.keep_alive = Duration(300);
  Running server(config);
  RawClient client(server.port());
  client.say(server.request("GET", "/sw.js"));
  EXPECT_EQ(hear_answer(client).body, "worker");
  EXPECT_TRUE(client.is_closed());
}

TEST(Limits, A_half_open_connection_is_pinged_and_then_closed) {
  Config config = quick_config();
  config.idle_time = Duration(400);
  Running server(config);
  const auto client = server.web_socket();
  EXPECT_EQ(hear_frame(*client).opcode, 9);
  EXPECT_EQ(hear_frame(*client).opcode, -1);
  EXPECT_TRUE(comes_true([&] { return server.echo.gone == 1; }));
}

TEST(Limits, Who_answers_a_ping_stays) {
  const auto stays = [](int idle_time) {
    Config config = quick_config();
    config.idle_time = Duration(idle_time);
    Running server(config);
    const auto client = server.web_socket();
    EXPECT_EQ(hear_frame(*client).opcode, 9);
    client->say(frame("", 10));
    return hear_frame(*client).opcode == 9;
  };
  // A slow machine may need longer to answer.
  EXPECT_TRUE(stays(400) || stays(4'000) || stays(40'000));
}

TEST(Limits, Who_does_not_read_is_closed_and_holds_little) {
  Config config = quick_config();
  config.max_outgoing = 256U << 10U;
  Running server(config);
  const auto client = server.web_socket("", 4096);
  std::int64_t most = 0;
  for (int i = 0; i < 50; ++i) client->say(frame("pour 100000"));
  EXPECT_TRUE(comes_true([&] {
    most = std::max(most, server.metric("townsmith_waiting_bytes"));
    return server.echo.gone == 1;
  }));
  EXPECT_LE(most, 256 << 10);
  EXPECT_TRUE(comes_true([&] { return server.metric("townsmith_waiting_bytes") == 0; }));
}

TEST(Limits, A_reader_that_is_too_slow_is_told_so_when_it_reads_again) {
  Config config = quick_config();
  config.max_outgoing = 256U << 10U;
  config.close_time = for_ever;
  Running server(config);
  const auto client = server.web_socket("", 4096);
  for (int i = 0; i < 50; ++i) client->say(frame("pour 100000"));
  EXPECT_TRUE(comes_true(
      [&] { return server.metric("townsmith_refusals_total{reason=\"too_slow\"}") == 1; }));
  HeardFrame last = hear_frame(*client);
  while (last.opcode == 1) last = hear_frame(*client);
  EXPECT_EQ(last.close_code(), 4000);
}

TEST(Limits, A_flood_of_messages_is_first_refused_and_then_closed) {
  Config config = quick_config();
  config.client_messages = {hardly_ever, 5};
  Running server(config);
  const auto client = server.web_socket();
  std::string flood;
  for (int i = 0; i < 100; ++i) flood += frame("x");
  client->say(flood);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(hear_frame(*client).payload, "x");
  const HeardFrame warning = hear_frame(*client);
  EXPECT_TRUE(warning.payload.starts_with(R"({"re":null,"error":{"reason":"too_much")"))
      << warning.payload;
  HeardFrame last = warning;
  while (last.opcode == 1) last = hear_frame(*client);
  EXPECT_EQ(last.close_code(), 4001);
  EXPECT_EQ(server.echo.received, 5);
}

TEST(Limits, A_message_that_is_too_much_is_answered_by_its_number) {
  Config config = quick_config();
  config.client_messages = {hardly_ever, 1};
  Running server(config);
  const auto client = server.web_socket();
  client->say(frame(R"({"id":1,"do":"hello"})"));
  EXPECT_EQ(hear_frame(*client).payload, R"({"id":1,"do":"hello"})");
  for (const auto& [said, answered] : {std::pair{R"({"id":61,"do":"hello"})", "61"},
                                       {R"({"do":"move","text":"\"id\":7","id":-62})", "-62"},
                                       {R"({"id":"63"})", "null"},
                                       {R"({"id":1.5})", "null"},
                                       {R"([{"id":64}])", "null"},
                                       {R"({"id":65)", "null"}}) {
    client->say(frame(said));
    const HeardFrame refused = hear_frame(*client);
    EXPECT_TRUE(refused.payload.starts_with(
        fmt::format(R"({{"re":{},"error":{{"reason":"too_much")", answered)))
        << refused.payload;
  }
}

TEST(Limits, A_flood_of_pings_is_a_flood_too) {
  Config config = quick_config();
  config.client_messages = {hardly_ever, 5};
  Running server(config);
  const auto client = server.web_socket();
  std::string flood;
  for (int i = 0; i < 100; ++i) flood += frame("", 9);
  client->say(flood);
  HeardFrame last = hear_frame(*client);
  while (last.opcode == 1 || last.opcode == 10) last = hear_frame(*client);
  EXPECT_EQ(last.close_code(), 4001);
}

TEST(Limits, Connections_of_one_address_share_its_messages) {
  Config config = quick_config();
  config.address_messages = {hardly_ever, 4};
  Running server(config);
  const auto one = server.web_socket();
  const auto two = server.web_socket();
  for (int i = 0; i < 2; ++i) {
    one->say(frame("x"));
    EXPECT_EQ(hear_frame(*one).payload, "x");
    two->say(frame("x"));
    EXPECT_EQ(hear_frame(*two).payload, "x");
  }
  one->say(frame("x"));
  EXPECT_NE(hear_frame(*one).payload.find("too_much"), std::string::npos);
}

TEST(Limits, Too_many_requests_are_refused) {
  Config config = quick_config();
  config.address_requests = {hardly_ever, 3};
  Running server(config);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(server.ask("GET", "/").status, 200);
  const Heard heard = server.ask("GET", "/");
  EXPECT_EQ(heard.status, 429);
  EXPECT_EQ(heard.header("Retry-After"), "1");
}

TEST(Limits, Who_asked_too_much_may_ask_again_after_a_while) {
  Config config = quick_config();
  config.address_requests = {1, 1};
  Running server(config);
  EXPECT_TRUE(comes_true([&] { return server.ask("GET", "/").status == 429; }));
  EXPECT_TRUE(comes_true([&] { return server.ask("GET", "/").status == 200; }));
}

TEST(Limits, An_address_has_only_so_many_connections) {
  Config config = quick_config();
  config.max_connections_per_address = 2;
  Running server(config);
  auto one = server.web_socket();
  const auto two = server.web_socket();
  EXPECT_EQ(server.handshake.status, 101);
  EXPECT_EQ(server.ask("GET", "/").status, 429);
  one.reset();
  EXPECT_TRUE(comes_true([&] { return server.ask("GET", "/").status == 200; }));
}

TEST(Limits, Behind_a_proxy_those_of_the_address_behind_it_count) {
  Config config = quick_config();
  config.max_connections_per_address = 1;
  config.trusted_proxies = {*server::parse_range("127.0.0.1")};
  Running server(config);
  const auto one = server.web_socket("X-Forwarded-For: 203.0.113.1\r\n");
  EXPECT_EQ(server.handshake.status, 101);
  const auto two = server.web_socket("X-Forwarded-For: 203.0.113.1\r\n");
  EXPECT_EQ(server.handshake.status, 429);
  const auto three = server.web_socket("X-Forwarded-For: 203.0.113.2\r\n");
  EXPECT_EQ(server.handshake.status, 101);
}

TEST(Limits, The_server_has_only_so_many_connections) {
  Config config = quick_config();
  config.max_connections = 2;
  Running server(config);
  const auto one = server.web_socket();
  const auto two = server.web_socket();
  EXPECT_EQ(server.ask("GET", "/").status, 503);
}

}  // namespace
}  // namespace townsmith::testing
