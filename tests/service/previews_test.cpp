// What a link to a table tells before it is opened.
#include "table_harness.h"

namespace townsmith::service {
namespace {

class PreviewsOfTables : public Tables {
 protected:
  static ApiAnswer preview(Node& node, const std::string& table,
                           const std::string& language = "en") {
    return node.api("GET", "/api/preview/" + table, "", "", language);
  }
};

TEST_F(PreviewsOfTables, A_listed_table_tells_its_game_its_free_seats_and_who_is_there) {
  Node node(url());
  const Client ada = node.join("Ada");
  const json::array seats = {json::object{{"occupant", "human"}},
                             json::object{{"occupant", "open"}}};
  const std::string table =
      text_of(node.ask(ada, "create", {{"game", turn_game()}, {"seats", seats}, {"listed", true}})
                  .at("table"));
  const ApiAnswer told = preview(node, table);
  EXPECT_EQ(told.status, 200);
  EXPECT_NE(told.body.find("a table on Townsmith"), std::string::npos) << told.body;
  EXPECT_NE(told.body.find("One of 2 seats is free."), std::string::npos) << told.body;
  EXPECT_NE(told.body.find("Ada"), std::string::npos) << told.body;
  EXPECT_NE(preview(node, table, "de").body.find("Plätzen"), std::string::npos);
}

TEST_F(PreviewsOfTables, A_table_that_is_not_listed_tells_no_names) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string table = two(node, ada, node.join("Ben"), turn_game());
  const ApiAnswer told = preview(node, table);
  EXPECT_EQ(told.status, 200);
  EXPECT_NE(told.body.find("You can watch."), std::string::npos) << told.body;
  EXPECT_EQ(told.body.find("Ada"), std::string::npos) << told.body;
}

TEST_F(PreviewsOfTables, A_table_that_is_not_there_tells_nothing) {
  Node node(url());
  EXPECT_EQ(preview(node, "nowhere").status, 404);
}

}  // namespace
}  // namespace townsmith::service
