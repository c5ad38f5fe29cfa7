// Names that can be told apart, and who may sit at a table.
#include "service/likeness.h"
#include "service/plain_text.h"
#include "table_harness.h"

namespace townsmith::service {
namespace {

TEST(Names, Those_that_look_the_same_are_found_whatever_letters_they_are_made_of) {
  for (const char* other : {"ada", "ADA", " A d a ", "Ada.", "Аdа", "Αda", "Ada\xCC\x81", "Áda",
                            "Ａｄａ", "𝐀𝐝𝐚", "Ⓐⓓⓐ", "Ạḍạ", "ᴀᴅᴀ", "ᎪᎠᎪ", "ꓮꓓꓮ",
                            "A\xE2\x80\x8D"
                            "da"}) {
    EXPECT_TRUE(look_alike("Ada", other)) << other;
  }
  EXPECT_TRUE(look_alike("Bill", "BiIl"));
  EXPECT_TRUE(look_alike("Bob", "B0b"));
  EXPECT_TRUE(look_alike("Kimmy", "Kirnrny"));
  EXPECT_TRUE(look_alike("Willi", "VVi11i"));
  EXPECT_TRUE(look_alike("Route 1947", "Route 𝟏𝟗𝟒𝟕"));
  EXPECT_TRUE(look_alike("Agent 47", "Agent 𝟜𝟟"));
}

TEST(Names, Those_that_differ_are_not_taken_for_each_other) {
  for (const auto& [one, other] : {std::pair{"Ada", "Adam"},
                                   {"Kim", "Kim 2"},
                                   {"Жора", "Зора"},
                                   {"王芳", "王方"},
                                   {"Ann", "Anna"},
                                   {"...", "---"},
                                   {"🦊", "🐻"}}) {
    EXPECT_FALSE(look_alike(one, other)) << one << " " << other;
  }
}

TEST(Names, What_cannot_be_seen_or_covers_its_neighbours_is_no_name) {
  for (const char* name : {"", " ", "\u200B", "\u3164", "\u2800", "\u115F", "A\u202EdA", "\u0301",
                           "A\u0301\u0301\u0301\u0301\u0301", "\U0001D159", "\U000E0041"}) {
    EXPECT_FALSE(is_plain_text(name)) << name;
  }
  for (const char* name : {"Ada", "Nguyễn", "Nguye\u0302\u0303n", "👩‍🚀", "שָׁלוֹם", "王芳"}) {
    EXPECT_TRUE(is_plain_text(name)) << name;
  }
}

class NamesAtTables : public Tables {
 protected:
  static std::string make(Node& node, Client maker, json::object more = {}) {
    more["game"] = round_game();
    more["seats"] =
        json::array{json::object{{"occupant", "open"}}, json::object{{"occupant", "open"}}};
    return text_of(node.ask(maker, "create", std::move(more)).at("table"));
  }
  static std::string sit(Node& node, Client client, const std::string& table, int seat, int at,
                         json::object more = {}) {
    more["table"] = table;
    more["seat"] = seat;
    more["at"] = at;
    if (!more.contains("bot")) more["share"] = share('a');
    return reason_of(node.ask(client, "sit", std::move(more)));
  }
};

TEST_F(NamesAtTables, Nobody_sits_down_or_speaks_under_a_name_like_that_of_somebody_there) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string table = make(node, ada);
  ASSERT_EQ(sit(node, ada, table, 0, 0), "none");
  const Client other = node.join("АDА");
  EXPECT_EQ(sit(node, other, table, 1, 1), "not_allowed");
  EXPECT_EQ(reason_of(node.ask(other, "say", {{"table", table}, {"text", "I am Ada"}})),
            "not_allowed");
  EXPECT_EQ(sit(node, ada, table, 1, 1, {{"bot", "easy"}, {"name", "Ada"}}), "not_allowed");
  EXPECT_EQ(sit(node, ada, table, 1, 1, {{"bot", "easy"}, {"name", "Robot"}}), "none");
  EXPECT_EQ(reason_of(node.ask(ada, "say", {{"table", table}, {"text", "Hello"}})), "none");
}

TEST_F(NamesAtTables, A_command_to_sit_down_that_is_sent_again_is_no_imitation) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string table = make(node, ada);
  ASSERT_EQ(sit(node, ada, table, 0, 0, {{"command", "c1"}}), "none");
  EXPECT_EQ(sit(node, ada, table, 0, 0, {{"command", "c1"}}), "none");
}

TEST_F(NamesAtTables, The_maker_of_a_table_removes_somebody_who_then_does_not_sit_down_again) {
  std::string table;
  const std::string secret = [&] {
    Node node(url());
    const Client ada = node.join("Ada");
    std::string ben_secret = node.guest("Ben");
    const Client ben = node.connect(ben_secret);
    table = make(node, ada);
    EXPECT_EQ(sit(node, ada, table, 0, 0), "none");
    EXPECT_EQ(sit(node, ben, table, 1, 1), "none");
    const json::object leave = {{"table", table}, {"seat", 0}, {"at", 2}};
    EXPECT_EQ(reason_of(node.ask(ben, "leave", leave)), "not_your_seat");
    EXPECT_EQ(reason_of(node.ask(ada, "leave", {{"table", table}, {"seat", 1}, {"at", 2}})),
              "none");
    EXPECT_EQ(sit(node, ben, table, 1, 3), "not_allowed");
    return ben_secret;
  }();
  Node later(url());
  EXPECT_EQ(sit(later, later.connect(secret), table, 1, 3), "not_allowed");
  EXPECT_EQ(sit(later, later.join("Cleo"), table, 1, 3), "none");
}

TEST_F(NamesAtTables, Whoever_stood_up_by_themselves_may_sit_down_again) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = make(node, ada);
  ASSERT_EQ(sit(node, ben, table, 1, 0), "none");
  ASSERT_EQ(reason_of(node.ask(ben, "leave", {{"table", table}, {"seat", 1}, {"at", 1}})), "none");
  EXPECT_EQ(sit(node, ben, table, 1, 2), "none");
}

TEST_F(NamesAtTables, During_the_game_nobody_is_removed) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string table = two(node, ada, node.join("Ben"), turn_game());
  EXPECT_EQ(reason_of(node.ask(ada, "leave", {{"table", table}, {"seat", 1}, {"at", 3}})),
            "not_your_seat");
}

}  // namespace
}  // namespace townsmith::service
