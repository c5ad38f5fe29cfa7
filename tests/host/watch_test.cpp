// How many look on, and at how much.
#include "host/talk.h"

namespace townsmith::host {
namespace {

std::string open_table(Talk& talk, int seats = 2) {
  json::array open;
  for (int i = 0; i < seats; ++i) open.push_back(json::object{{"occupant", "open"}});
  return text_of(talk.ask("create", {{"game", any_game()}, {"seats", open}}).at("table"));
}

TEST(Watches, A_table_with_enough_spectators_still_lets_in_who_plays_there_and_who_made_it) {
  Talk talk(false, 1, {.max_watches = 3});
  const std::string table = open_table(talk);
  ASSERT_EQ(reason_of(talk.ask(talk.ben, "sit", {{"table", table}, {"seat", 1}, {"at", 0}})),
            "none");
  const json::object look_on = {{"table", table}, {"as", nullptr}};
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(reason_of(talk.ask(talk.host.connect(""), "watch", look_on)), "none");
  }
  EXPECT_EQ(reason_of(talk.ask(talk.host.connect("cleo", "Cleo"), "watch", look_on)), "too_much");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", {{"table", table}, {"as", 1}})), "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ada, "watch", look_on)), "none");
  const Client bens_phone = talk.host.connect("ben", "Ben");
  EXPECT_EQ(reason_of(talk.ask(bens_phone, "watch", look_on)), "none");
}

TEST(Watches, A_client_that_watches_enough_tables_lets_go_of_one_before_the_next) {
  Talk talk(false, 1, {.max_watches_of_client = 2});
  std::vector<json::object> looks;
  for (int i = 0; i < 3; ++i) looks.push_back({{"table", open_table(talk)}, {"as", nullptr}});
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", looks[0])), "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", looks[1])), "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", looks[2])), "too_much");
  // What it watches already it may watch again, and another client has its own share.
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", looks[0])), "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ada, "watch", looks[2])), "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "unwatch", looks[0])), "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", looks[2])), "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", looks[0])), "too_much");
}

TEST(Watches, One_table_looked_at_from_two_sides_is_one) {
  Talk talk(false, 1, {.max_watches_of_client = 1});
  const std::string table = open_table(talk);
  ASSERT_EQ(reason_of(talk.ask("sit", {{"table", table}, {"seat", 0}, {"at", 0}})), "none");
  EXPECT_EQ(reason_of(talk.ask("watch", {{"table", table}, {"as", nullptr}})), "none");
  EXPECT_EQ(reason_of(talk.ask("watch", {{"table", table}, {"as", 0}})), "none");
  const json::object other = {{"table", open_table(talk)}, {"as", nullptr}};
  EXPECT_EQ(reason_of(talk.ask("unwatch", {{"table", table}, {"as", nullptr}})), "none");
  EXPECT_EQ(reason_of(talk.ask("watch", other)), "too_much");
  EXPECT_EQ(reason_of(talk.ask("unwatch", {{"table", table}, {"as", 0}})), "none");
  EXPECT_EQ(reason_of(talk.ask("watch", other)), "none");
}

TEST(Watches, A_table_that_is_forgotten_is_watched_no_more_unless_it_comes_back) {
  Talk talk(false, 1, {.max_watches_of_client = 1});
  const std::string table = open_table(talk);
  const json::object other = {{"table", open_table(talk)}, {"as", nullptr}};
  ASSERT_EQ(reason_of(talk.ask(talk.ben, "watch", {{"table", table}, {"as", nullptr}})), "none");
  const Record header = new_record(talk.host.find(table)->game());
  const std::vector<LiveTable::Watch> watches = talk.host.forget(table);
  ASSERT_EQ(watches.size(), 1U);
  ASSERT_TRUE(talk.host.restore(table, header, "ada", {}));
  talk.host.watch_again(table, watches[0]);
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", other)), "too_much");
  talk.host.forget(table);
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "watch", other)), "none");
  // A client that is gone is not told anything either.
  ASSERT_TRUE(talk.host.restore(table, header, "ada", {}));
  talk.host.watch_again(table, watches[0]);
  talk.host.disconnect(talk.ben);
  EXPECT_EQ(reason_of(talk.ask("sit", {{"table", table}, {"seat", 0}, {"at", 0}})), "none");
  EXPECT_EQ(talk.said.size(), 1U);
}

}  // namespace
}  // namespace townsmith::host
