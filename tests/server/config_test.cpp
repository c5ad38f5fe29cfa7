#include "server/config.h"

#include <gtest/gtest.h>

#include <set>

#include "words.h"

namespace townsmith::server {
namespace {

const char* nothing(const char* /*name*/) { return nullptr; }

std::string refusal_of(const Given& given) {
  const auto config = make_config(given, nothing, {});
  return config ? "" : said(config.error());
}

TEST(Choices, The_command_line_goes_before_the_environment_and_that_before_the_file) {
  const auto environment = [](const char* name) -> const char* {
    const std::string_view wanted = name;
    return wanted == "TOWNSMITH_PORT" ? "2" : wanted == "TOWNSMITH_MAX_HEAD" ? "2000" : nullptr;
  };
  const auto file = read_config("port = 3\nmax-head = 3000\nmax-body = 3000\n");
  ASSERT_TRUE(file);
  const auto config = make_config({{"port", {"1"}}}, environment, *file);
  ASSERT_TRUE(config);
  EXPECT_EQ(config->port, 1);
  EXPECT_EQ(config->max_head, 2000U);
  EXPECT_EQ(config->max_body, 3000U);
  EXPECT_EQ(config->max_frame, 65536U);
}

TEST(Choices, Have_the_values_that_the_help_tells) {
  const Config plain = *make_config({}, nothing, {});
  Given told;
  for (const Choice& choice : choices()) {
    const bool is_number = choice.usual.find_first_not_of("0123456789:") == std::string::npos;
    if (is_number && !choice.usual.empty()) told[choice.name] = {choice.usual};
  }
  EXPECT_GT(told.size(), 15U);
  const auto config = make_config(told, nothing, {});
  ASSERT_TRUE(config) << said(config.error());
  EXPECT_EQ(config->port, plain.port);
  EXPECT_EQ(config->max_connections, plain.max_connections);
  EXPECT_EQ(config->max_connections_per_address, plain.max_connections_per_address);
  EXPECT_EQ(config->max_head, plain.max_head);
  EXPECT_EQ(config->max_body, plain.max_body);
  EXPECT_EQ(config->max_frame, plain.max_frame);
  EXPECT_EQ(config->max_pack, plain.max_pack);
  EXPECT_EQ(config->pack_games, plain.pack_games);
  EXPECT_EQ(config->max_outgoing, plain.max_outgoing);
  EXPECT_EQ(config->max_outgoing_total, plain.max_outgoing_total);
  EXPECT_EQ(config->max_addresses, plain.max_addresses);
  EXPECT_EQ(config->client_messages.burst, plain.client_messages.burst);
  EXPECT_EQ(config->address_messages.burst, plain.address_messages.burst);
  EXPECT_EQ(config->address_requests.burst, plain.address_requests.burst);
  EXPECT_EQ(config->head_time, plain.head_time);
  EXPECT_EQ(config->body_time, plain.body_time);
  EXPECT_EQ(config->write_time, plain.write_time);
  EXPECT_EQ(config->keep_alive, plain.keep_alive);
  EXPECT_EQ(config->idle_time, plain.idle_time);
  EXPECT_EQ(config->close_time, plain.close_time);
  EXPECT_EQ(config->webhook_time, plain.webhook_time);
}

TEST(Choices, Packs_are_no_larger_than_what_a_message_carries) {
  EXPECT_EQ(make_config({}, nothing, {})->max_pack, 49152U);
  EXPECT_EQ(make_config({{"max-frame", {"4000"}}}, nothing, {})->max_pack, 3000U);
  const Given large = {{"max-pack", {"200000"}}, {"max-frame", {"400000"}}};
  EXPECT_EQ(make_config(large, nothing, {})->max_pack, 200'000U);
  EXPECT_FALSE(make_config({{"max-pack", {"300000"}}}, nothing, {})) << "packs have 256 kB at most";
  EXPECT_TRUE(make_config({{"no-packs", {"true"}}}, nothing, {})->no_packs);
}

TEST(Choices, Each_has_a_name_of_its_own_and_an_explanation) {
  std::set<std::string> names;
  for (const Choice& choice : choices()) {
    EXPECT_TRUE(names.insert(choice.name).second) << choice.name;
    EXPECT_FALSE(choice.help.empty()) << choice.name;
  }
}

TEST(Choices, Several_may_be_given_at_once_or_one_by_one) {
  const auto config = make_config(
      {{"trusted-proxy", {"10.0.0.0/8, ::1", "192.168.1.7"}}, {"origin", {"https://a.example"}}},
      nothing, {});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->trusted_proxies.size(), 3U);
  EXPECT_TRUE(any_contains(config->trusted_proxies, *parse_address("10.200.3.4")));
  EXPECT_TRUE(any_contains(config->trusted_proxies, *parse_address("::1")));
  EXPECT_FALSE(any_contains(config->trusted_proxies, *parse_address("192.168.1.8")));
  EXPECT_EQ(config->origins, std::vector<std::string>{"https://a.example"});
}

TEST(Choices, A_wrong_value_is_refused_in_a_sentence_that_names_it) {
  EXPECT_EQ(refusal_of({{"port", {"70000"}}}), "--port: \"70000\" is not a number from 0 to 65535");
  EXPECT_NE(refusal_of({{"max-head", {"10"}}}), "");
  EXPECT_NE(refusal_of({{"head-time", {"soon"}}}), "");
  EXPECT_NE(refusal_of({{"client-messages", {"5:"}}}), "");
  EXPECT_NE(refusal_of({{"trusted-proxy", {"proxy.example"}}}), "");
  EXPECT_NE(refusal_of({{"trusted-proxy", {"10.0.0.0/33"}}}), "");
  EXPECT_NE(refusal_of({{"origin", {"https://a.example/path"}}}), "");
  EXPECT_NE(refusal_of({{"webhook", {"ftp://a.example/"}}}), "");
  EXPECT_NE(refusal_of({{"webhook", {"https:///turn"}}}), "");
  EXPECT_NE(refusal_of({{"webhook", {"http://a.example:port/"}}}), "");
  EXPECT_NE(refusal_of({{"log-requests", {"maybe"}}}), "");
}

TEST(Choices, A_webhook_speaks_https_or_http) {
  for (const std::string url : {"http://hook.example:81/turn?x=1", "https://hook.example",
                                "https://[::1]:8443/turn", "http://[::1]/"}) {
    const auto config = make_config({{"webhook", {url}}}, nothing, {});
    ASSERT_TRUE(config) << url;
    EXPECT_EQ(config->webhook, url);
  }
}

TEST(Choices, Mail_needs_a_sender_and_links_that_lead_here) {
  const Given whole = {{"mail-server", {"smtp://mail.example:587"}},
                       {"mail-from", {"Townsmith <games@example.org>"}},
                       {"public-url", {"https://play.example/"}}};
  const auto config = make_config(whole, nothing, {});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->mail_server, "smtp://mail.example:587");
  EXPECT_EQ(config->public_url, "https://play.example") << "what links begin with";
  for (const char* missing : {"mail-from", "public-url"}) {
    Given part = whole;
    part.erase(missing);
    EXPECT_FALSE(make_config(part, nothing, {})) << missing;
  }
  EXPECT_NE(refusal_of({{"mail-server", {"mail.example"}}}), "");
  EXPECT_NE(refusal_of({{"push", {"yes"}}}), "");
}

TEST(Choices, A_certificate_needs_its_key) {
  const auto nothing = [](const char*) -> const char* { return nullptr; };
  EXPECT_TRUE(make_config({{"tls-cert", {"a"}}, {"tls-key", {"b"}}}, nothing, {}));
  for (const char* alone : {"tls-cert", "tls-key"}) {
    const auto config = make_config({{alone, {"a"}}}, nothing, {});
    ASSERT_FALSE(config);
    EXPECT_EQ(config.error().text.given, "--tls-cert and --tls-key are needed both, or neither");
  }
}

TEST(ConfigFile, Comments_and_blanks_do_not_count_and_names_may_come_again) {
  const auto given =
      read_config("# ours\n\n  origin = https://a.example \r\norigin=\"https://b.example\"\n;end");
  ASSERT_TRUE(given);
  EXPECT_EQ(given->at("origin"),
            (std::vector<std::string>{"https://a.example", "https://b.example"}));
}

TEST(ConfigFile, What_is_no_option_is_refused_with_its_line) {
  const auto unknown = read_config("port = 1\nprot = 2\n");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(said(unknown.error()), "line 2: there is no option \"prot\"");
  EXPECT_FALSE(read_config("port"));
}

TEST(DataFolder, Is_the_users_own_or_the_current_one) {
  const auto with_home = [](const char* name) -> const char* {
    return std::string_view(name) == "HOME" ? "/home/ada" : nullptr;
  };
  EXPECT_EQ(make_config({}, with_home, {})->db,
            "sqlite:/home/ada/.local/share/townsmith/townsmith.db");
  EXPECT_EQ(make_config({}, nothing, {})->db, "sqlite:./townsmith.db");
}

}  // namespace
}  // namespace townsmith::server
