// Tables in memory, by themselves: copies of what the store has.
#include "parts_harness.h"

namespace townsmith::service {
namespace {

using Names = std::vector<std::string>;

/// Writes down what it hears.
class Ear final : public TableListener {
 public:
  void table_entered(const CachedTable& table, std::int64_t last_chat) override {
    note("entered", table.id() + " after " + std::to_string(last_chat));
  }
  void table_changed(CachedTable& table, const CachedTable::Changes& changes) override {
    note("changed", table.id() + (changes.people ? " people" : ""));
  }
  void table_caught_up(const CachedTable& table, const store::TableRow& before) override {
    note("caught up", table.id() + " from " + std::to_string(before.deeds));
  }
  void table_closed(const CachedTable& table) override { note("closed", table.id()); }
  void table_left(const std::string& table) override { note("left", table); }
  void chat_elsewhere(const std::string& table) override { note("chat", table); }
  void list_changed_elsewhere(const std::string& table) override { note("list", table); }

  Names take() { return std::exchange(heard_, {}); }

 private:
  void note(const std::string& what, const std::string& table) {
    heard_.push_back(what + " " + table);
  }
  Names heard_;
};

class TableCacheTest : public Parts {
 protected:
  TableCacheTest() { tables.add_listener(ear); }

  /// Ada takes the seat of a table.
  Result<> sit(const std::string& table) {
    const Result<> done = host.act(table, {table::Command::Kind::sit, seat_at(0), "Ada"});
    tables.publish(table);
    journal.flush();
    return done;
  }
  void watch(Client client, const std::string& table) {
    host.handle(client, R"({"id":1,"do":"watch","as":null,"table":")" + table + "\"}");
  }
  void wait_until_idle() {
    now += 1'000;
    tables.let_go_of_idle();
  }

  Ear ear;
  Client ada = connect("ada");
};

TEST_F(TableCacheTest, A_table_nobody_looks_at_is_let_go_and_comes_back_as_it_was) {
  const std::string table = make_table(ada);
  ASSERT_TRUE(sit(table));
  store.run();
  EXPECT_EQ(ear.take(), (Names{"entered " + table + " after 0", "changed " + table + " people",
                               "changed " + table + " people"}));
  const store::ChatLine line{.table = table, .person = "ada", .name = "Ada", .text = "hi"};
  ASSERT_TRUE(store.inner().write({line}));
  wait_until_idle();
  EXPECT_EQ(tables.find(table), nullptr);
  EXPECT_EQ(host.find(table), nullptr);
  ASSERT_TRUE(load(table));
  EXPECT_EQ(ear.take(), (Names{"left " + table, "entered " + table + " after 1"}));
  EXPECT_EQ(tables.find(table)->live().table().seat(seat_at(0)).name, "Ada");
  EXPECT_EQ(tables.loads(), 1U);
}

TEST_F(TableCacheTest, A_table_stays_while_it_is_watched_or_not_stored_yet) {
  const std::string table = make_table(ada);
  ASSERT_TRUE(sit(table));
  wait_until_idle();  // the store has not answered
  EXPECT_NE(tables.find(table), nullptr);
  store.run();
  watch(ada, table);
  wait_until_idle();
  EXPECT_NE(tables.find(table), nullptr);
  sessions.close(ada);
  wait_until_idle();
  EXPECT_EQ(tables.find(table), nullptr);
}

TEST_F(TableCacheTest, Everybody_who_waits_for_a_table_shares_one_load) {
  const std::string table = make_table(ada);
  wait_until_idle();
  int told = 0;
  for (int i = 0; i < 3; ++i) {
    tables.with_table(table, [&](const Result<>& found) { told += found ? 1 : 0; });
  }
  EXPECT_EQ(told, 0);
  store.run();
  EXPECT_EQ(told, 3);
  EXPECT_EQ(tables.loads(), 1U);
  EXPECT_FALSE(load("nowhere"));
}

TEST_F(TableCacheTest, What_could_not_be_stored_is_thrown_away_and_watchers_see_the_truth) {
  const std::string table = make_table(ada);
  watch(ada, table);
  sent.clear();
  store.next_result = refuse(Reason::io_error, say("townsmith", "not-stored"));
  ASSERT_TRUE(sit(table));
  ear.take();
  store.run();
  ASSERT_NE(tables.find(table), nullptr);
  EXPECT_EQ(tables.find(table)->row().deeds, 0);
  // Somebody watches, so it has not left.
  EXPECT_EQ(ear.take(), Names{"entered " + table + " after 0"});
  EXPECT_EQ(host.find(table)->watches().size(), 1U);
  for (const std::string& text : sent_to(ada)) EXPECT_EQ(text.find("Ada"), std::string::npos);
}

TEST_F(TableCacheTest, A_notice_brings_what_another_node_has_done) {
  const std::string table = make_table(ada);
  store::TableWrite theirs;
  theirs.row = tables.find(table)->row();
  theirs.row.revision += 1;
  theirs.row.deeds = 1;
  const host::Deed deed = {{table::Command::Kind::sit, seat_at(0), "Ben"}, "ben", "", "", {}};
  theirs.deeds = {{1, now, host::to_text(deed)}};
  ASSERT_TRUE(store.inner().write({theirs}));
  ear.take();
  tables.hear({.table = table, .lists = true, .chat = true});
  store.run();
  EXPECT_EQ(ear.take(), (Names{"chat " + table, "caught up " + table + " from 0"}));
  EXPECT_EQ(tables.find(table)->live().owner(seat_at(0)), "ben");
  EXPECT_EQ(tables.find(table)->row().revision, theirs.row.revision);
}

TEST_F(TableCacheTest, A_notice_about_a_table_that_is_not_here_is_for_lists_only) {
  const std::string table = make_table(ada);
  wait_until_idle();
  ear.take();
  tables.hear({.table = table, .lists = true});
  tables.hear({.table = table, .chat = true});
  EXPECT_EQ(ear.take(), Names{"list " + table});
}

TEST_F(TableCacheTest, A_closed_table_leaves_when_that_is_stored) {
  const std::string table = make_table(ada);
  ear.take();
  tables.close(table);
  journal.flush();
  EXPECT_NE(tables.find(table), nullptr);
  EXPECT_EQ(ear.take(), Names());
  store.run();
  EXPECT_EQ(ear.take(), (Names{"closed " + table, "left " + table}));
  EXPECT_FALSE(load(table));
}

TEST_F(TableCacheTest, A_table_is_due_once_and_only_when_its_time_has_come) {
  const std::string table = make_table(ada);
  EXPECT_FALSE(tables.next_due(now + 1'000'000));
  tables.postpone(*tables.find(table), now + 5);
  tables.postpone(*tables.find(table), now + 10);
  EXPECT_FALSE(tables.next_due(now + 9));
  EXPECT_EQ(tables.next_due(now + 10), table);
  EXPECT_FALSE(tables.next_due(now + 10));
}

TEST_F(TableCacheTest, There_are_no_more_tables_in_memory_than_the_limit) {
  Names made;
  for (int i = 0; i < 10; ++i) made.push_back(make_table(ada));
  wait_until_idle();
  EXPECT_EQ(tables.size(), 0U);
  const std::string one_more = make_table(ada);
  for (int i = 0; i < 9; ++i) EXPECT_TRUE(load(made[static_cast<std::size_t>(i)]));
  EXPECT_FALSE(load(made[9]));
}

}  // namespace
}  // namespace townsmith::service
