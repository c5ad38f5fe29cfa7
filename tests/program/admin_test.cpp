#include <gtest/gtest.h>

#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
#include "program/child.h"
#include "store/store.h"

namespace townsmith::testing {
namespace {

/// A store with a table and a person in it, as a server leaves it.
std::string served_store(const TemporaryFolder& folder) {
  const std::string url = "sqlite:" + folder.file("store.db");
  const auto store = store::open_store(url);
  EXPECT_TRUE(store);
  store::TableWrite table;
  table.fresh = true;
  table.row.id = "k3v";
  table.row.game = round_game();
  const store::PersonWrite ada{{.id = "p7", .name = "Ada", .created = 1'790'000'000'000}};
  EXPECT_TRUE((*store)->write({table, ada}));
  return url;
}

TEST(Program, Admin_lists_tables_and_people_in_words_and_in_JSON) {
  const TemporaryFolder folder;
  const std::string url = served_store(folder);
  const Ran words = run({"admin", "--db", url, "list"});
  EXPECT_EQ(words.code, 0) << words.said;
  EXPECT_NE(words.said.find("k3v"), std::string::npos) << words.said;
  EXPECT_NE(words.said.find("2026-09-21 14:13"), std::string::npos) << words.said;
  const auto all = parse_json(run({"admin", "--db", url, "list", "--json"}).said, false);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->at("tables").at(0).at("table"), "k3v");
  EXPECT_EQ(all->at("people").at(0).at("name"), "Ada");
}

TEST(Program, Admin_orders_are_stored_for_the_server_and_a_ban_marks_the_person) {
  const TemporaryFolder folder;
  const std::string url = served_store(folder);
  EXPECT_EQ(run({"admin", "--db", url, "close", "k3v"}).code, 0);
  EXPECT_EQ(run({"admin", "--db", url, "ban", "p7"}).code, 0);
  EXPECT_EQ(run({"admin", "--db", url, "message", "We restart at noon."}).code, 0);
  const auto store = store::open_store(url);
  ASSERT_TRUE(store);
  const auto orders = (*store)->orders(0);
  ASSERT_EQ(orders->size(), 3U);
  EXPECT_EQ(orders->at(0).kind, "close");
  EXPECT_EQ(orders->at(1).argument, "p7");
  EXPECT_EQ(orders->at(2).argument, "We restart at noon.");
  EXPECT_TRUE((**(*store)->person("p7")).is_banned(store::forever - 1));
  EXPECT_EQ(run({"admin", "--db", url, "unban", "p7"}).code, 0);
  EXPECT_FALSE((**(*store)->person("p7")).is_banned(1));
}

TEST(Program, Admin_refuses_whom_and_what_it_does_not_find) {
  const TemporaryFolder folder;
  const std::string url = served_store(folder);
  EXPECT_EQ(run({"admin", "--db", url, "close", "nowhere"}).code, 1);
  EXPECT_EQ(run({"admin", "--db", url, "ban", "nobody"}).code, 1);
  EXPECT_EQ(run({"admin", "--db", url}).code, 2);
  const std::string other = folder.file("other.db");
  EXPECT_EQ(run({"admin", "--db", "sqlite:" + other, "list"}).code, 1);
  EXPECT_FALSE(std::filesystem::exists(other));
}

TEST(Program, Admin_moderates_and_keeps_a_log_of_it) {
  const TemporaryFolder folder;
  const std::string url = served_store(folder);
  const auto admin = [&url](std::vector<std::string> words) {
    std::vector<std::string> all = {"admin", "--db", url};
    all.insert(all.end(), words.begin(), words.end());
    return run(all);
  };
  const auto store = store::open_store(url);
  ASSERT_TRUE(store);
  ASSERT_TRUE((*store)->write(
      {store::ChatLine{.table = "k3v", .person = "p7", .name = "Ada", .text = "Rude words"},
       store::ReportWrite{{.by = "p9",
                           .person = "p7",
                           .name = "Ada",
                           .table = "k3v",
                           .line = 1,
                           .text = "Rude words",
                           .why = "rude"}}}));
  const std::string reports = admin({"reports"}).said;
  EXPECT_NE(reports.find("Ada: Rude words (rude)"), std::string::npos) << reports;
  EXPECT_EQ(admin({"delete-line", "k3v", "1"}).code, 0);
  EXPECT_EQ((*store)->chat("k3v", 0, 9)->at(0).text, "");
  EXPECT_EQ(admin({"delete-line", "k3v", "2"}).code, 1);
  EXPECT_EQ(admin({"settle", "2"}).code, 1);
  EXPECT_EQ(admin({"settle", "1"}).code, 0);
  EXPECT_EQ(admin({"settle", "1"}).code, 1) << "it is dealt with";
  EXPECT_TRUE((*store)->reports(9)->empty());
  EXPECT_EQ(admin({"mute", "p7", "--for", "12h", "--why", "rude"}).code, 0);
  EXPECT_EQ(admin({"mute", "p7", "--for", "soon"}).code, 1);
  const store::Sanction muted = (*store)->sanctions("p7", "", 9)->at(0);
  EXPECT_EQ(muted.until - muted.since, 12 * 3'600'000);
  EXPECT_EQ(admin({"ban-address", "2001:db8:1:2:3:4:5:6"}).code, 0);
  EXPECT_EQ((*store)->sanctions("", "2001:db8:1:2::", 9)->size(), 1U) << "the household's";
  EXPECT_EQ(admin({"ban-address", "somewhere"}).code, 1);
  EXPECT_EQ(admin({"unban-address", "2001:db8:1:2::9"}).code, 0);
  EXPECT_EQ(admin({"unban-address", "2001:db8:1:2::9"}).code, 1);
  EXPECT_EQ(admin({"unmute", "p7"}).code, 0);
  EXPECT_TRUE((*store)->sanctions("p7", "", 9)->empty());
  EXPECT_EQ(admin({"moderator", "p7"}).code, 0);
  EXPECT_EQ(*(*store)->moderators(), std::vector<std::string>{"p7"});
  EXPECT_EQ(admin({"no-moderator", "p7"}).code, 0);
  EXPECT_EQ(admin({"moderator", "nobody"}).code, 1);
  const std::string log = admin({"log"}).said;
  for (const char* what : {"delete", "settle", "mute", "ban", "lift", "no_moderator"}) {
    EXPECT_NE(log.find(what), std::string::npos) << what << "\n" << log;
  }
  const auto told = parse_json(admin({"log", "--json"}).said, false);
  ASSERT_TRUE(told);
  EXPECT_EQ(told->as_array().size(), 8U);
}

TEST(Program, A_backup_can_be_restored_and_does_not_write_over_anything) {
  const TemporaryFolder folder;
  const std::string url = served_store(folder);
  const std::string copy = "sqlite:" + folder.file("copy.db");
  const std::string restored = "sqlite:" + folder.file("restored.db");
  const Ran first = run({"backup", "--db", url, "--to", copy});
  EXPECT_EQ(first.code, 0) << first.said;
  EXPECT_NE(first.said.find("2 rows"), std::string::npos) << first.said;
  EXPECT_EQ(run({"backup", "--db", copy, "--to", restored}).code, 0);
  const auto store = store::open_store(restored);
  ASSERT_TRUE(store);
  EXPECT_EQ((**(*store)->table("k3v")).game, round_game());
  EXPECT_EQ(run({"backup", "--db", url, "--to", copy}).code, 1);
  EXPECT_EQ(run({"backup", "--db", url}).code, 2);
}

TEST(Program, A_backup_can_be_checked_and_damage_is_found) {
  const TemporaryFolder folder;
  const std::string url = served_store(folder);
  const std::string file = folder.file("copy.db");
  const auto checksum = [](const Ran& ran) {
    EXPECT_EQ(ran.code, 0) << ran.said;
    return ran.said.substr(ran.said.find("checksum"));
  };
  const std::string made = checksum(run({"backup", "--db", url, "--to", "sqlite:" + file}));
  EXPECT_EQ(checksum(run({"backup", "--db", "sqlite:" + file, "--check"})), made);
  // One letter of what it holds is another one.
  std::string bytes = TemporaryFolder::read(file);
  const std::size_t place = bytes.rfind("k3v");
  ASSERT_NE(place, std::string::npos);
  bytes[place + 2] = 'w';
  folder.write("copy.db", bytes);
  const Ran changed = run({"backup", "--db", "sqlite:" + file, "--check"});
  EXPECT_TRUE(changed.code == 1 || checksum(changed) != made) << changed.said;
  // A file that was not written to its end.
  std::filesystem::resize_file(file, bytes.size() / 2);
  EXPECT_EQ(run({"backup", "--db", "sqlite:" + file, "--check"}).code, 1);
}

TEST(Program, Admin_makes_an_account_for_a_bot_and_shows_its_token_once) {
  const TemporaryFolder folder;
  const std::string url = served_store(folder);
  const Ran made = run({"admin", "--db", url, "bot", "Deep Brick"});
  EXPECT_EQ(made.code, 0) << made.said;
  EXPECT_NE(made.said.find("Deep Brick (bot) is bot-"), std::string::npos) << made.said;
  EXPECT_NE(run({"admin", "--db", url, "list"}).said.find("Deep Brick (bot)"), std::string::npos);
  EXPECT_EQ(run({"admin", "--db", url, "bot", "  "}).code, 1);
  EXPECT_EQ(run({"admin", "--db", url, "bot", std::string(60, 'x')}).code, 1);
}

}  // namespace
}  // namespace townsmith::testing
