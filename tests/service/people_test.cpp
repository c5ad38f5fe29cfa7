#include "harness.h"
#include "service/plain_text.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

class PeopleTest : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  Node node_{"sqlite:" + folder_.file("people.db")};

  std::string table(Client client) {
    return text_of(node_
                       .ask(client, "create",
                            {{"game", turn_game()},
                             {"seats", json::array{json::object{{"occupant", "human"}},
                                                   json::object{{"occupant", "open"}}}}})
                       .at("table"));
  }
};

TEST_F(PeopleTest, A_client_without_a_name_may_look_on_but_neither_sit_nor_talk) {
  const Client ada = node_.join("Ada");
  const std::string there = table(ada);
  const Client somebody = node_.connect("");
  EXPECT_TRUE(node_.ask(somebody, "hello", {{"protocol", 2}}).at("you").is_null());
  EXPECT_EQ(reason_of(node_.ask(somebody, "watch", {{"table", there}, {"as", nullptr}})), "none");
  EXPECT_EQ(reason_of(node_.ask(somebody, "sit", {{"table", there}, {"seat", 1}, {"at", 1}})),
            "not_allowed");
  EXPECT_EQ(reason_of(node_.ask(somebody, "say", {{"table", there}, {"text", "hi"}})),
            "not_allowed");
  EXPECT_EQ(reason_of(node_.ask(somebody, "create",
                                {{"game", round_game()},
                                 {"seats", json::array{json::object{{"occupant", "open"}}}}})),
            "not_allowed");
}

/// A character as UTF-8, whether there is such a character or not.
std::string utf8(std::uint32_t point) {
  const auto byte = [](std::uint32_t bits) { return static_cast<char>(bits); };
  const auto rest = [&](unsigned shift) { return byte(0x80U | ((point >> shift) & 0x3FU)); };
  if (point < 0x80) return {byte(point)};
  if (point < 0x800) return {byte(0xC0U | (point >> 6U)), rest(0)};
  if (point < 0x10000) return {byte(0xE0U | (point >> 12U)), rest(6), rest(0)};
  return {byte(0xF0U | (point >> 18U)), rest(12), rest(6), rest(0)};
}

TEST(PlainText, Is_any_character_that_can_be_seen) {
  const auto is_good = [](std::uint32_t point) { return is_plain_text("a" + utf8(point) + "b"); };
  // The first and the last of those that are refused, and their neighbours.
  for (const auto& [first, last] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{0x7F, 0x9F},
                                                            {0xAD, 0xAD},
                                                            {0x61C, 0x61C},
                                                            {0x115F, 0x1160},
                                                            {0x180B, 0x180F},
                                                            {0x200B, 0x200B},
                                                            {0x200E, 0x200F},
                                                            {0x2028, 0x202E},
                                                            {0x2060, 0x206F},
                                                            {0x2800, 0x2800},
                                                            {0x3164, 0x3164},
                                                            {0xD800, 0xDFFF},
                                                            {0xFEFF, 0xFEFF},
                                                            {0xE0000, 0xE0FFF}}) {
    EXPECT_TRUE(is_good(first - 1)) << first;
    EXPECT_FALSE(is_good(first)) << first;
    EXPECT_FALSE(is_good(last)) << last;
    EXPECT_TRUE(is_good(last + 1)) << last;
  }
  for (const std::uint32_t point : {0x00U, 0x0AU, 0x1FU, 0x110000U}) {
    EXPECT_FALSE(is_good(point)) << point;
  }
  for (const std::uint32_t point : {0x20U, 0x7EU, 0xA0U, 0x7FFU, 0x800U, 0x200DU, 0x202FU, 0x3000U,
                                    0xFE0FU, 0xFFFFU, 0x10000U, 0x10FFFFU}) {
    EXPECT_TRUE(is_good(point)) << point;
  }
  // Longer than it need be, cut off, without a beginning.
  for (const char* text :
       {"\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf", "\xe2\x82", "\x82", "\xe2\x28\xa1"}) {
    EXPECT_FALSE(is_plain_text(text));
  }
}

TEST(PlainText, Has_something_to_see_in_it) {
  for (const std::uint32_t blank : {0x20U, 0xA0U, 0x2000U, 0x202FU, 0x3000U}) {
    EXPECT_FALSE(is_plain_text(utf8(blank) + utf8(blank))) << blank;
    EXPECT_EQ(trimmed(utf8(blank) + "a" + utf8(blank) + "b" + utf8(blank)),
              "a" + utf8(blank) + "b");
  }
  EXPECT_EQ(trimmed("   "), "");
  EXPECT_FALSE(is_plain_text(""));
  EXPECT_FALSE(is_plain_text("\u200d")) << "a joiner with nothing to join";
  EXPECT_FALSE(is_plain_text("a \u0301"));
  EXPECT_TRUE(is_plain_text("👩\u200d🚀 ❤\ufe0f"));
}

TEST_F(PeopleTest, A_name_is_shown_as_it_was_given_or_refused) {
  for (const char* name :
       {"", "   ", "a\\nb", "\\u202eevil", "\\u0000", "\\u200b", "\\u00a0", "\\u3000", "\\u2800",
        "\\u061c", "\\udb40\\udc41", "a name that is longer than any name should be"}) {
    EXPECT_EQ(node_.api("POST", "/api/me", "", std::string("{\"name\":\"") + name + "\"}").status,
              400)
        << name;
  }
  const ApiAnswer made = node_.api("POST", "/api/me", "", "{\"name\":\" <b>Zoë 🏠</b> \"}");
  ASSERT_EQ(made.status, 200);
  EXPECT_EQ(json::parse(made.body).at("person").at("name"), json::value("<b>Zoë 🏠</b>"));
  EXPECT_FALSE(is_plain_text("\xff"));
  EXPECT_FALSE(is_plain_text("\xc0\x80"));
}

TEST_F(PeopleTest, A_guest_can_take_another_name_and_is_still_the_same) {
  const std::string secret = node_.guest("Ada");
  const Client ada = node_.connect(secret);
  const std::string id = text_of(node_.ask(ada, "hello", {{"protocol", 2}}).at("you").at("id"));
  const ApiAnswer renamed = node_.api("POST", "/api/me", secret, "{\"name\":\"Ada L.\"}");
  EXPECT_EQ(renamed.secret, nullptr);
  const json::object you = node_.ask(ada, "hello", {{"protocol", 2}}).at("you").as_object();
  EXPECT_EQ(text_of(you.at("id")), id);
  EXPECT_EQ(text_of(you.at("name")), "Ada L.");
}

TEST_F(PeopleTest, A_link_brings_another_device_in_once) {
  const std::string secret = node_.guest("Ada");
  const ApiAnswer link = node_.api("POST", "/api/me/link", secret);
  const std::string body = link.body;
  const ApiAnswer other = node_.api("POST", "/api/return", "", body);
  ASSERT_EQ(other.status, 200) << other.body;
  ASSERT_NE(other.secret, nullptr);
  EXPECT_EQ(json::parse(node_.api("GET", "/api/me", *other.secret).body).at("person"),
            json::parse(node_.api("GET", "/api/me", secret).body).at("person"));
  EXPECT_EQ(node_.api("POST", "/api/return", "", body).status, 403);
  // The token itself is no cookie, and it does not last.
  const std::string token =
      text_of(json::parse(node_.api("POST", "/api/me/link", secret).body).at("token"));
  EXPECT_TRUE(json::parse(node_.api("GET", "/api/me", token).body).at("person").is_null());
  node_.now += 2 * 3'600'000;
  EXPECT_EQ(node_.api("POST", "/api/return", "", "{\"token\":\"" + token + "\"}").status, 403);
}

TEST_F(PeopleTest, A_link_that_many_use_at_once_lets_one_of_them_in) {
  const std::string body = node_.api("POST", "/api/me/link", node_.guest("Ada")).body;
  constexpr std::size_t many = 20;
  std::map<int, std::size_t> answers;
  std::size_t answered = 0;
  for (std::size_t i = 0; i < many; ++i) {
    node_.service().api({"POST", "/api/return", "", body}, [&](const ApiAnswer& answer) {
      ++answers[answer.status];
      ++answered;
      EXPECT_EQ(answer.secret != nullptr, answer.status == 200);
    });
  }
  // All have found the link in the store before the first of them uses it up.
  ASSERT_TRUE(node_.gather(many));
  ASSERT_TRUE(node_.wait([&] { return answered == many; }));
  EXPECT_EQ(answers, (std::map<int, std::size_t>{{200, 1}, {403, many - 1}}));
}

TEST_F(PeopleTest, A_link_used_at_two_nodes_at_once_lets_one_in) {
  Node other("sqlite:" + folder_.file("people.db"));
  const std::string body = node_.api("POST", "/api/me/link", node_.guest("Ada")).body;
  std::multiset<int> statuses;
  for (Node* node : {&node_, &other}) {
    node->service().api({"POST", "/api/return", "", body},
                        [&](const ApiAnswer& answer) { statuses.insert(answer.status); });
    ASSERT_TRUE(node->gather(1));
  }
  ASSERT_TRUE(node_.wait([&] { return statuses.size() == 1; }));
  ASSERT_TRUE(other.wait([&] { return statuses.size() == 2; }));
  EXPECT_EQ(statuses, (std::multiset<int>{200, 403}));
}

TEST_F(PeopleTest, A_link_is_not_used_up_by_a_store_that_fails) {
  const std::string body = node_.api("POST", "/api/me/link", node_.guest("Ada")).body;
  node_.mood = FlakyStore::Mood::full;
  EXPECT_EQ(node_.api("POST", "/api/return", "", body).status, 503);
  node_.mood = FlakyStore::Mood::well;
  EXPECT_EQ(node_.api("POST", "/api/return", "", body).status, 200);
}

TEST_F(PeopleTest, A_device_can_forget_who_it_is) {
  const std::string secret = node_.guest("Ada");
  const ApiAnswer gone = node_.api("DELETE", "/api/me", secret);
  ASSERT_NE(gone.secret, nullptr);
  EXPECT_TRUE(gone.secret->empty());
  EXPECT_TRUE(json::parse(node_.api("GET", "/api/me", secret).body).at("person").is_null());
}

TEST_F(PeopleTest, What_a_device_has_open_ends_when_it_forgets_who_it_is) {
  const std::string secret = node_.guest("Ada");
  const Client here = node_.connect(secret);
  const Client beside = node_.connect(secret);
  const std::string body = node_.api("POST", "/api/me/link", secret).body;
  const Client elsewhere = node_.connect(*node_.api("POST", "/api/return", "", body).secret);
  const Client nobody = node_.connect("");
  EXPECT_EQ(node_.api("DELETE", "/api/me", "").status, 200);
  EXPECT_TRUE(node_.closed.empty());
  EXPECT_EQ(node_.api("DELETE", "/api/me", secret).status, 200);
  EXPECT_EQ(node_.closed, (std::map<Client, CloseReason>{{here, CloseReason::forgotten},
                                                         {beside, CloseReason::forgotten}}));
  EXPECT_EQ(reason_of(node_.ask(elsewhere, "lobby")), "none");
  EXPECT_EQ(reason_of(node_.ask(nobody, "lobby")), "none");
}

TEST_F(PeopleTest, A_banned_person_is_not_let_in_again) {
  const std::string secret = node_.guest("Mal");
  const Client mal = node_.connect(secret);
  const std::string id = text_of(node_.ask(mal, "hello", {{"protocol", 2}}).at("you").at("id"));
  const auto store = std::move(*store::open_store("sqlite:" + folder_.file("people.db")));
  ASSERT_TRUE(store->write({store::SanctionWrite{{.person = id}}}));
  EXPECT_EQ(node_.welcome(secret).refused, CloseReason::banned);
  EXPECT_FALSE(node_.welcome(node_.guest("Ada")).refused);
}

TEST_F(PeopleTest, So_many_new_people_come_from_one_address_in_a_minute) {
  Node node("sqlite:" + folder_.file("crowd.db"), {.newcomers_per_minute = 2});
  const auto come = [&] { return node.api("POST", "/api/me", "", R"({"name":"Ada"})").status; };
  EXPECT_EQ(come(), 200);
  EXPECT_EQ(come(), 200);
  EXPECT_EQ(come(), 429);
  node.now += 60'000;
  EXPECT_EQ(come(), 200);
}

TEST_F(PeopleTest, Chat_reaches_who_is_there_but_not_who_does_not_want_it) {
  const Client ada = node_.join("Ada");
  const Client ben = node_.join("Ben");
  const std::string there = table(ada);
  node_.ask(ada, "watch", {{"table", there}, {"as", 0}});
  node_.ask(ben, "watch", {{"table", there}, {"as", nullptr}});
  EXPECT_EQ(reason_of(node_.ask(ada, "say", {{"table", there}, {"text", "<i>hi</i>"}})), "none");
  ASSERT_TRUE(node_.wait([&] { return !node_.pushes(ben, "chat").empty(); }));
  EXPECT_EQ(text_of(node_.pushes(ben, "chat")[0].at("messages").at(0).at("text")), "<i>hi</i>");
  const std::string id = text_of(node_.ask(ada, "hello", {{"protocol", 2}}).at("you").at("id"));
  EXPECT_EQ(reason_of(node_.ask(ben, "mute", {{"person", id}, {"on", true}})), "none");
  EXPECT_EQ(reason_of(node_.ask(ada, "say", {{"table", there}, {"text", "hello?"}})), "none");
  ASSERT_TRUE(node_.wait([&] { return node_.pushes(ada, "chat").size() == 2; }));
  EXPECT_EQ(node_.pushes(ben, "chat").size(), 1U);
  EXPECT_TRUE(node_.ask(ben, "chat", {{"table", there}}).at("messages").as_array().empty());
  EXPECT_EQ(node_.ask(ada, "chat", {{"table", there}}).at("messages").as_array().size(), 2U);
  EXPECT_EQ(
      node_.ask(ada, "chat", {{"table", there}, {"from", 1}}).at("messages").as_array().size(), 1U);
}

TEST_F(PeopleTest, A_long_chat_opens_at_its_end_and_goes_on_after_any_number) {
  const Client ada = node_.join("Ada");
  const std::string there = table(ada);
  for (int i = 0; i < 205; ++i) {
    node_.now += 3'000;
    ASSERT_EQ(reason_of(node_.ask(ada, "say", {{"table", there}, {"text", "tick"}})), "none");
  }
  const json::object opened = node_.ask(ada, "chat", {{"table", there}});
  const json::array& last = opened.at("messages").as_array();
  ASSERT_EQ(last.size(), 200U);
  EXPECT_EQ(last.front().at("n"), json::value(6));
  EXPECT_EQ(last.back().at("n"), json::value(205));
  const json::object gone_on = node_.ask(ada, "chat", {{"table", there}, {"from", 2}});
  const json::array& next = gone_on.at("messages").as_array();
  ASSERT_EQ(next.size(), 200U);
  EXPECT_EQ(next.front().at("n"), json::value(3));
}

TEST_F(PeopleTest, Nobody_floods_the_chat) {
  const Client ada = node_.join("Ada");
  const std::string there = table(ada);
  std::string last = "none";
  int said = 0;
  while (said < 100 && last == "none") {
    last = reason_of(node_.ask(ada, "say", {{"table", there}, {"text", "spam"}}));
    ++said;
  }
  EXPECT_EQ(last, "too_much");
  EXPECT_EQ(reason_of(node_.ask(ada, "say", {{"table", there}, {"text", std::string(501, 'x')}})),
            "bad_value");
}

TEST_F(PeopleTest, The_oldest_of_too_many_connections_goes) {
  const std::string secret = node_.guest("Ada");
  const Client first = node_.connect(secret);
  for (int i = 0; i < 8; ++i) node_.connect(secret);
  ASSERT_TRUE(node_.closed.contains(first));
  EXPECT_EQ(node_.closed.at(first), CloseReason::replaced);
}

TEST_F(PeopleTest, A_bots_account_is_marked_and_plays_fifty_games_at_once) {
  const std::string secret = new_secret();
  {
    const auto store = store::open_store("sqlite:" + folder_.file("people.db"));
    ASSERT_TRUE(
        (*store)->write({store::PersonWrite{{.id = "bot-x", .name = "Deep Brick (bot)"}},
                         store::KeyWrite{{.hash = hash_of(secret), .person = "bot-x"}, false}}));
  }
  const ConnectResult welcome = node_.welcome(secret);
  EXPECT_TRUE(welcome.bot);
  const Client bot = welcome.client;
  const json::object hello = node_.ask(bot, "hello", {{"protocol", protocol::number}});
  EXPECT_EQ(hello.at("you").at("name"), json::value("Deep Brick (bot)"));
  EXPECT_TRUE(hello.at("you").at("bot").as_bool());
  for (int i = 0; i < 50; ++i) {
    const json::object made =
        node_.ask(bot, "create",
                  {{"game", turn_game()},
                   {"start", true},
                   {"seats", json::array{json::object{{"occupant", "human"}},
                                         json::object{{"occupant", "bot"}, {"bot", "random"}}}}});
    ASSERT_EQ(reason_of(made), "none") << i;
    const std::string table = text_of(made.at("table"));
    ASSERT_EQ(reason_of(node_.ask(bot, "watch", {{"table", table}, {"as", 0}})), "none") << i;
  }
  const json::object listed = node_.ask(bot, "lobby");
  EXPECT_EQ(listed.at("mine").at(0).at("seats").at(0).at("name"), json::value("Deep Brick (bot)"));
  // A bot keeps its mark, and people cannot have it.
  EXPECT_EQ(node_.api("POST", "/api/me", secret, R"({"name":"Ada"})").status, 403);
  const std::string marked = json::serialize(json::object{{"name", "Ada (bot)"}});
  EXPECT_EQ(node_.api("POST", "/api/me", "", marked).status, 400);
  const Client ada = node_.join("Ada");
  EXPECT_FALSE(node_.ask(ada, "hello", {{"protocol", protocol::number}})
                   .at("you")
                   .as_object()
                   .contains("bot"));
}

}  // namespace
}  // namespace townsmith::service
