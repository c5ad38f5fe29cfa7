#include "store/store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <thread>

#include "store/backends.h"
#include "store/samples.h"

namespace townsmith::store {
namespace {

/// Every test runs on all kinds of stores.
class StoreTest : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Store> open(int process = 0) { return value_of(backend_->open(process)); }

  std::unique_ptr<Backend> backend_ = make_backend(GetParam());
  std::unique_ptr<Store> store_ = open();
};

std::vector<std::string> ids(const std::vector<TableRow>& rows) {
  std::vector<std::string> names;
  for (const TableRow& row : rows) names.push_back(row.id);
  return names;
}

using Names = std::vector<std::string>;

TEST_P(StoreTest, What_was_written_of_a_table_is_read_again) {
  TableWrite table = fresh_table("t1");
  table.deeds = {
      {.number = 1, .at = 1000, .text = R"({"do":"sit","name":"Ada \"the\" \\ö, {x}"})"}};
  table.row.deeds = 1;
  EXPECT_TRUE(value_of(store_->write({table})).conflicts.empty());
  EXPECT_EQ(value_of(store_->table("t1")), table.row);
  EXPECT_EQ(value_of(store_->deeds("t1", 0)), table.deeds);
  EXPECT_EQ(value_of(store_->people("t1")), table.people);
  EXPECT_EQ(value_of(store_->table("t2")), std::nullopt);
  EXPECT_TRUE(value_of(store_->deeds("t2", 0)).empty());
}

TEST_P(StoreTest, What_is_stored_is_there_after_opening_it_again) {
  const TableWrite fresh = fresh_table("t1");
  value_of(store_->write({fresh}));
  value_of(store_->write({moved(fresh, 3, 2000)}));
  store_.reset();
  store_ = open();
  EXPECT_EQ(value_of(store_->deeds("t1", 0)).size(), 3U);
  EXPECT_EQ(value_of(store_->table("t1"))->changed, 2000);
}

TEST_P(StoreTest, Deeds_after_a_number_are_the_missing_ones) {
  const TableWrite table = fresh_table("t1");
  const TableWrite later = moved(table, 5, 2000);
  value_of(store_->write({table, later}));
  const std::vector<Deed> missing = value_of(store_->deeds("t1", 3));
  ASSERT_EQ(missing.size(), 2U);
  EXPECT_EQ(missing[0], later.deeds[3]);
  EXPECT_EQ(missing[1], later.deeds[4]);
}

TEST_P(StoreTest, A_table_can_be_written_several_times_in_one_batch) {
  const TableWrite a = fresh_table("a");
  const TableWrite b = fresh_table("b");
  const TableWrite a1 = moved(a, 1, 2000);
  const TableWrite a2 = moved(a1, 2, 3000);
  EXPECT_TRUE(value_of(store_->write({a, b, a1, moved(b, 1, 2000), a2})).conflicts.empty());
  EXPECT_EQ(value_of(store_->table("a")), a2.row);
  EXPECT_EQ(value_of(store_->deeds("a", 0)).size(), 3U);
  EXPECT_EQ(value_of(store_->deeds("b", 0)).size(), 1U);
}

TEST_P(StoreTest, Of_two_who_write_the_next_deed_the_second_is_told_of_the_conflict) {
  const std::unique_ptr<Store> other = open(1);
  const TableWrite table = fresh_table("t1");
  value_of(store_->write({table}));
  EXPECT_TRUE(value_of(other->write({moved(table, 1, 2000, "mine")})).conflicts.empty());
  const TableWrite late = moved(table, 2, 3000, "late");
  EXPECT_EQ(value_of(store_->write({late})).conflicts, Names{"t1"});
  EXPECT_EQ(value_of(store_->deeds("t1", 0))[0].text, "mine 1");
  EXPECT_EQ(value_of(store_->table("t1"))->deeds, 1);
  EXPECT_EQ(value_of(store_->table("t1"))->changed, 2000);
}

TEST_P(StoreTest, A_conflict_at_one_table_does_not_hold_up_the_rest_of_the_batch) {
  const TableWrite a = fresh_table("a");
  const TableWrite b = fresh_table("b");
  value_of(store_->write({a, b}));
  value_of(store_->write({moved(b, 1, 2000, "first")}));
  const PersonWrite ada{{.id = "ada", .name = "Ada", .created = 1}};
  const Written written = value_of(store_->write({moved(a, 1, 3000), moved(b, 1, 3000), ada}));
  EXPECT_EQ(written.conflicts, Names{"b"});
  EXPECT_EQ(value_of(store_->table("a"))->deeds, 1);
  EXPECT_EQ(value_of(store_->deeds("b", 0))[0].text, "first 1");
  EXPECT_TRUE(value_of(store_->person("ada")));
}

// Deeds 2 of two histories are not the same: what was meant to stand on my own first deed must not
// be stored upon somebody else's.
TEST_P(StoreTest, After_a_conflict_later_writes_to_that_table_in_the_batch_conflict_too) {
  const TableWrite table = fresh_table("t1");
  value_of(store_->write({table}));
  value_of(store_->write({moved(table, 1, 2000, "theirs")}));
  const TableWrite mine = moved(table, 1, 3000, "mine");
  EXPECT_EQ(value_of(store_->write({mine, moved(mine, 1, 3000, "mine")})).conflicts, Names{"t1"});
  EXPECT_EQ(value_of(store_->deeds("t1", 0)).size(), 1U);
}

TEST_P(StoreTest, A_name_is_taken_once) {
  value_of(store_->write({fresh_table("t1")}));
  TableWrite again = fresh_table("t1", 5000);
  EXPECT_EQ(value_of(store_->write({again})).conflicts, Names{"t1"});
  EXPECT_EQ(value_of(store_->table("t1"))->created, 1000);
}

TEST_P(StoreTest, A_row_without_deeds_conflicts_when_the_table_has_gone_on) {
  const TableWrite table = fresh_table("t1");
  value_of(store_->write({table}));
  TableWrite about = moved(table, 0, 1500);
  about.row.rematch = "t9";
  about.row.wake = 77;
  EXPECT_TRUE(value_of(store_->write({about})).conflicts.empty());
  EXPECT_EQ(value_of(store_->table("t1")), about.row);
  value_of(store_->write({moved(about, 1, 2000)}));
  EXPECT_EQ(value_of(store_->write({moved(about, 0, 2500)})).conflicts, Names{"t1"});
}

// Two nodes have the table in memory, and neither knows yet what the other does.
TEST_P(StoreTest, A_table_goes_on_at_one_other_table_even_if_two_ask_for_it_at_once) {
  TableWrite over = fresh_table("t1");
  over.row.stage = Stage::over;
  value_of(store_->write({over}));
  const auto rematch = [&over](const std::string& id) {
    TableWrite row = moved(over, 0, 2000);
    row.row.rematch = id;
    TableWrite next = fresh_table(id, 2000);
    next.only_with = "t1";
    return std::vector<Write>{next, row};
  };
  EXPECT_TRUE(value_of(store_->write(rematch("mine"))).conflicts.empty());
  Names conflicts = value_of(open(1)->write(rematch("theirs"))).conflicts;
  std::sort(conflicts.begin(), conflicts.end());
  EXPECT_EQ(conflicts, (Names{"t1", "theirs"}));
  EXPECT_EQ(value_of(store_->table("t1"))->rematch, "mine");
  EXPECT_TRUE(value_of(store_->table("mine")));
  EXPECT_EQ(value_of(store_->table("theirs")), std::nullopt);
}

TEST_P(StoreTest, Nobody_sits_down_at_a_table_that_was_closed_elsewhere) {
  const TableWrite table = fresh_table("t1");
  value_of(store_->write({table}));
  TableWrite closing = moved(table, 0, 2000);
  closing.row.stage = Stage::closed;
  EXPECT_TRUE(value_of(store_->write({closing})).conflicts.empty());
  TableWrite sitting = moved(table, 1, 2001, "sit");
  sitting.people = {"ada", "bob"};
  EXPECT_EQ(value_of(open(1)->write({sitting})).conflicts, Names{"t1"});
  EXPECT_EQ(value_of(store_->table("t1")), closing.row);
  EXPECT_TRUE(value_of(store_->deeds("t1", 0)).empty());
  EXPECT_EQ(value_of(store_->people("t1")), table.people);
}

TEST_P(StoreTest, A_table_that_is_purged_leaves_nothing_behind_and_no_other_is_touched) {
  const TableWrite gone = moved(fresh_table("gone"), 2, 1000);
  value_of(store_->write({fresh_table("gone"), fresh_table("stays")}));
  value_of(
      store_->write({gone, ChatLine{.table = "gone", .person = "ada", .name = "Ada", .text = "hi"},
                     ChatLine{.table = "stays", .person = "ada", .name = "Ada", .text = "ho"}}));
  TableWrite purge = moved(gone, 0, 2000);
  purge.purge = true;
  TableWrite late = purge;
  --late.row.revision;
  EXPECT_EQ(value_of(store_->write({late})).conflicts, Names{"gone"}) << "somebody was faster";
  EXPECT_TRUE(value_of(store_->write({purge})).conflicts.empty());
  EXPECT_EQ(value_of(store_->table("gone")), std::nullopt);
  EXPECT_TRUE(value_of(store_->deeds("gone", 0)).empty());
  EXPECT_TRUE(value_of(store_->people("gone")).empty());
  EXPECT_TRUE(value_of(store_->chat("gone", std::nullopt, 10)).empty());
  EXPECT_TRUE(value_of(store_->table("stays")));
  EXPECT_EQ(value_of(store_->chat("stays", std::nullopt, 10)).size(), 1U);
  EXPECT_EQ(value_of(store_->write({moved(purge, 1, 3000)})).conflicts, Names{"gone"});
}

TEST_P(StoreTest, Deeds_with_gaps_or_of_unknown_tables_are_conflicts) {
  const TableWrite table = fresh_table("t1");
  value_of(store_->write({table}));
  TableWrite gap = moved(table, 2, 2000);
  gap.deeds[1].number = 3;
  EXPECT_EQ(value_of(store_->write({gap})).conflicts, Names{"t1"});
  EXPECT_EQ(value_of(store_->write({moved(fresh_table("none"), 1, 2000)})).conflicts,
            Names{"none"});
  EXPECT_TRUE(value_of(store_->deeds("t1", 0)).empty());
}

TEST_P(StoreTest, Seats_change_hands) {
  TableWrite table = fresh_table("t1");
  value_of(store_->write({table}));
  table = moved(table, 1, 2000);
  table.people = {"ada", "bob"};
  value_of(store_->write({table}));
  EXPECT_EQ(value_of(store_->people("t1")), (Names{"ada", "bob"}));
  table = moved(table, 1, 3000);
  table.people.clear();  // not spoken of
  value_of(store_->write({table}));
  EXPECT_EQ(value_of(store_->people("t1")), (Names{"ada", "bob"}));
  table = moved(table, 1, 3000);
  table.people = {"", "bob"};
  value_of(store_->write({table}));
  EXPECT_EQ(value_of(store_->people("t1")), (Names{"", "bob"}));
}

TEST_P(StoreTest, The_lobby_lists_what_waits_or_plays_newest_first) {
  TableWrite hidden = fresh_table("hidden", 5000);
  hidden.row.listed = false;
  TableWrite over = fresh_table("over", 4000);
  over.row.stage = Stage::over;
  TableWrite playing = fresh_table("playing", 2000);
  playing.row.stage = Stage::playing;
  value_of(
      store_->write({fresh_table("old", 1000), playing, fresh_table("new", 3000), over, hidden}));
  const std::vector<Stage> open = {Stage::waiting, Stage::playing};
  EXPECT_EQ(ids(value_of(store_->tables({.stages = open, .listed_only = true}))),
            (Names{"new", "playing", "old"}));
  EXPECT_EQ(ids(value_of(store_->tables({.stages = open}))),
            (Names{"hidden", "new", "playing", "old"}));
  EXPECT_EQ(ids(value_of(store_->tables({.stages = open, .limit = 2}))), (Names{"hidden", "new"}));
  EXPECT_EQ(ids(value_of(store_->tables({.stages = open, .before = 3000, .limit = 2}))),
            (Names{"playing", "old"}));
}

TEST_P(StoreTest, My_tables_are_those_where_I_sit) {
  TableWrite both = fresh_table("both", 1000);
  both.people = {"ada", "ada"};
  TableWrite bobs = fresh_table("bobs", 2000);
  bobs.people = {"bob", ""};
  TableWrite second = fresh_table("second", 3000);
  second.people = {"bob", "ada"};
  value_of(store_->write({both, bobs, second}));
  EXPECT_EQ(ids(value_of(store_->tables({.stages = {Stage::waiting}, .person = "ada"}))),
            (Names{"second", "both"}));
  EXPECT_TRUE(value_of(store_->tables({.stages = {Stage::over}, .person = "ada"})).empty());
  EXPECT_TRUE(value_of(store_->tables({.stages = {Stage::waiting}, .person = ""})).empty());
}

TEST_P(StoreTest, The_archive_can_be_leafed_through_without_missing_a_game) {
  std::vector<Write> batch;
  for (int i = 0; i < 30; ++i) {
    TableWrite table = fresh_table("t" + std::to_string(i), 1000 + i / 7);  // many at once
    table.row.stage = i % 2 == 0 ? Stage::over : Stage::closed;
    table.row.game = i % 3 == 0 ? "draughts" : "chess";
    batch.push_back(table);
  }
  value_of(store_->write(batch));
  TableQuery query{.stages = {Stage::over, Stage::closed}, .limit = 4};
  Names seen;
  while (true) {
    const std::vector<TableRow> page = value_of(store_->tables(query));
    if (page.empty()) break;
    for (const TableRow& row : page) seen.push_back(row.id);
    query.before = page.back().changed;
  }
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(std::unique(seen.begin(), seen.end()), seen.end());
  EXPECT_EQ(seen.size(), 30U);
  query = {.stages = {Stage::over}, .game = "draughts", .listed_only = true};
  EXPECT_EQ(value_of(store_->tables(query)).size(), 5U);
}

TEST_P(StoreTest, Due_tables_come_the_longest_overdue_first) {
  std::vector<Write> batch;
  for (const Time wake : {500, 0, 300, 900, 400}) {
    TableWrite table = fresh_table("wake" + std::to_string(wake));
    table.row.wake = wake;
    batch.push_back(table);
  }
  value_of(store_->write(batch));
  EXPECT_EQ(value_of(store_->due(500, 10)), (Names{"wake300", "wake400", "wake500"}));
  EXPECT_EQ(value_of(store_->due(500, 2)), (Names{"wake300", "wake400"}));
}

TEST_P(StoreTest, People_are_made_renamed_and_banned) {
  Person ada{.id = "ada", .name = "Ada", .created = 5};
  value_of(store_->write({PersonWrite{ada}}));
  EXPECT_EQ(value_of(store_->person("ada")), ada);
  ada.name = "Ada L.";
  value_of(store_->write({PersonWrite{ada}}));
  EXPECT_EQ(value_of(store_->person("ada")), ada);
  ada.banned_until = forever;
  value_of(store_->write({SanctionWrite{{.person = "ada"}}}));
  EXPECT_EQ(value_of(store_->person("ada")), ada);
  value_of(store_->write({SanctionWrite{{.kind = Sanction::Kind::mute, .person = "ada"}},
                          SanctionWrite{{.person = "ada", .until = 99}}, LiftWrite{1}}));
  EXPECT_TRUE(value_of(store_->person("ada"))->is_banned(98));
  EXPECT_FALSE(value_of(store_->person("ada"))->is_banned(99));
  ada.banned_until = 0;
  value_of(store_->write({LiftWrite{3}}));
  EXPECT_EQ(value_of(store_->person("ada")), ada);
  EXPECT_EQ(value_of(store_->person("bob")), std::nullopt);
}

TEST_P(StoreTest, Of_too_many_devices_the_one_that_was_not_here_for_longest_is_forgotten) {
  value_of(store_->write({PersonWrite{{.id = "ada", .name = "Ada", .created = 5}}}));
  const auto device = [](int i) { return "device " + std::to_string(i); };
  for (int i = 0; i <= max_devices; ++i) {
    const Time seen = i == 0 ? 2000 : 1000 + i;  // the first was here again
    value_of(store_->write({KeyWrite{{.hash = device(i), .person = "ada", .seen = seen}}}));
  }
  EXPECT_FALSE(value_of(store_->key(device(1))));
  for (const int i : {0, 2, max_devices}) EXPECT_TRUE(value_of(store_->key(device(i)))) << i;
}

TEST_P(StoreTest, Who_takes_another_name_while_being_banned_stays_banned) {
  Person ada{.id = "ada", .name = "Ada", .created = 5};
  value_of(store_->write({PersonWrite{ada}}));
  value_of(open(1)->write({SanctionWrite{{.person = "ada"}}}));
  ada.name = "Eve";  // and not banned, as she was read before
  value_of(store_->write({PersonWrite{ada}}));
  ada.banned_until = forever;
  EXPECT_EQ(value_of(store_->person("ada")), ada);
}

TEST_P(StoreTest, Sanctions_are_found_by_person_and_by_address_until_they_are_lifted) {
  using Kind = Sanction::Kind;
  const Sanction one{1, Kind::ban, "ada", "", 5, 99, "kim", "spam"};
  const Sanction two{2, Kind::mute, "", "192.0.2.1", 6, 0, "", ""};
  const Sanction three{3, Kind::mute, "ben", "", 7, 8, "", "rude"};
  value_of(store_->write({SanctionWrite{one}, SanctionWrite{two}, SanctionWrite{three}}));
  using Sanctions = std::vector<Sanction>;
  EXPECT_EQ(value_of(store_->sanctions("ada", "", 9)), Sanctions{one});
  EXPECT_EQ(value_of(store_->sanctions("ada", "192.0.2.1", 9)), (Sanctions{two, one}));
  EXPECT_EQ(value_of(store_->sanctions("cleo", "192.0.2.9", 9)), Sanctions{});
  EXPECT_EQ(value_of(store_->sanctions("", "", 2)), (Sanctions{three, two}));
  value_of(store_->write({LiftWrite{2}}));
  EXPECT_EQ(value_of(store_->sanctions("ada", "192.0.2.1", 9)), Sanctions{one});
}

TEST_P(StoreTest, Reports_are_listed_until_they_are_settled) {
  const Report one{1, 5, "kim", "ada", "Ada", "t1", 3, "Rude words", "rude", 0};
  const Report two{2, 6, "kim", "ben", "Ben", "t1", 0, "", "", 0};
  value_of(store_->write({ReportWrite{one}, ReportWrite{two}}));
  EXPECT_EQ(value_of(store_->reports(9)), (std::vector<Report>{two, one}));
  EXPECT_EQ(value_of(store_->reports(1)), std::vector<Report>{two});
  value_of(store_->write({SettleWrite{2, 9}}));
  EXPECT_EQ(value_of(store_->reports(9)), std::vector<Report>{one});
}

TEST_P(StoreTest, Moderators_are_named_and_what_they_did_is_kept) {
  value_of(store_->write({ModeratorWrite{"kim"}, ModeratorWrite{"ada"}, ModeratorWrite{"kim"}}));
  EXPECT_EQ(value_of(store_->moderators()), (Names{"ada", "kim"}));
  value_of(store_->write({ModeratorWrite{"ada", false}}));
  EXPECT_EQ(value_of(store_->moderators()), Names{"kim"});
  const LogEntry one{1, 5, "kim", "mute", "ada", "rude"};
  const LogEntry two{2, 6, "", "lift", "ada", ""};
  value_of(store_->write({one, two}));
  EXPECT_EQ(value_of(store_->log(0, 9)), (std::vector<LogEntry>{two, one}));
  EXPECT_EQ(value_of(store_->log(2, 9)), std::vector<LogEntry>{one});
}

TEST_P(StoreTest, A_line_that_was_deleted_is_there_without_its_words) {
  value_of(store_->write({fresh_table("t1")}));
  value_of(store_->write({ChatLine{.table = "t1", .person = "ada", .name = "Ada", .text = "Bah"},
                          ChatLine{.table = "t1", .person = "ben", .name = "Ben", .text = "Oh"}}));
  value_of(store_->write({LineDeleteWrite{"t1", 1}}));
  const std::vector<ChatLine> lines = value_of(store_->chat("t1", 0, 9));
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].text, "");
  EXPECT_EQ(lines[0].person, "ada");
  EXPECT_EQ(lines[1].text, "Oh");
}

TEST_P(StoreTest, Keys_are_kept_until_they_are_forgotten) {
  const PersonWrite ada{{.id = "ada", .name = "Ada"}};
  const Key key{.hash = "h1", .person = "ada", .expires = 99, .kind = KeyKind::link};
  value_of(store_->write({ada, KeyWrite{key}}));
  EXPECT_EQ(value_of(store_->key("h1")), key);
  value_of(store_->write({KeyWrite{.key = key, .forget = true}}));
  EXPECT_EQ(value_of(store_->key("h1")), std::nullopt);
}

TEST_P(StoreTest, Of_the_links_to_other_devices_only_the_newest_is_kept) {
  const PersonWrite ada{{.id = "ada", .name = "Ada"}};
  const PersonWrite bob{{.id = "bob", .name = "Bob"}};
  const Key lasting{.hash = "h1", .person = "ada"};
  const Key others{.hash = "h2", .person = "bob", .expires = 99, .kind = KeyKind::link};
  const Key first{.hash = "h3", .person = "ada", .expires = 99, .kind = KeyKind::link};
  const Key second{.hash = "h4", .person = "ada", .expires = 100, .kind = KeyKind::link};
  value_of(store_->write({ada, bob, KeyWrite{lasting}, KeyWrite{others}, KeyWrite{first}}));
  value_of(store_->write({KeyWrite{second}}));
  EXPECT_EQ(value_of(store_->key("h3")), std::nullopt);
  for (const Key& key : {lasting, others, second}) EXPECT_EQ(value_of(store_->key(key.hash)), key);
}

TEST_P(StoreTest, A_link_is_used_once_whoever_else_has_read_it) {
  const PersonWrite ada{{.id = "ada", .name = "Ada"}};
  const Key link{.hash = "link", .person = "ada", .expires = 99, .kind = KeyKind::link};
  value_of(store_->write({ada, KeyWrite{link}}));
  const auto use = [](const std::string& hash) {
    return LinkWrite{"link", {.hash = hash, .person = "ada"}};
  };
  const PersonWrite bob{{.id = "bob", .name = "Bob"}};
  EXPECT_EQ(value_of(store_->write({bob, use("first"), use("second")})).late,
            std::vector<std::size_t>{2});
  EXPECT_EQ(value_of(open(1)->write({use("third"), bob})).late, std::vector<std::size_t>{0});
  EXPECT_EQ(value_of(store_->key("link")), std::nullopt);
  EXPECT_EQ(value_of(store_->key("first")), (Key{.hash = "first", .person = "ada"}));
  for (const char* late : {"second", "third"}) EXPECT_EQ(value_of(store_->key(late)), std::nullopt);
}

TEST_P(StoreTest, A_link_that_two_processes_use_at_the_same_time_is_used_once) {
  const PersonWrite ada{{.id = "ada", .name = "Ada"}};
  for (int round = 0; round < 20; ++round) {
    const std::string link = "link" + std::to_string(round);
    value_of(store_->write(
        {ada, KeyWrite{{.hash = link, .person = "ada", .expires = 99, .kind = KeyKind::link}}}));
    std::array<std::size_t, 2> late{};
    std::vector<std::thread> users;
    for (std::size_t i = 0; i < late.size(); ++i) {
      users.emplace_back([&, i, store = std::shared_ptr<Store>(open(static_cast<int>(i)))] {
        const std::string hash = link + " " + std::to_string(i);
        late[i] =
            value_of(store->write({LinkWrite{link, {.hash = hash, .person = "ada"}}})).late.size();
      });
    }
    for (std::thread& user : users) user.join();
    EXPECT_EQ(late[0] + late[1], 1U);
  }
}

TEST_P(StoreTest, A_lasting_key_is_no_link) {
  const PersonWrite ada{{.id = "ada", .name = "Ada"}};
  value_of(store_->write({ada, KeyWrite{{.hash = "key", .person = "ada"}}}));
  EXPECT_EQ(value_of(store_->write({LinkWrite{"key", {.hash = "new", .person = "ada"}}})).late,
            std::vector<std::size_t>{0});
  EXPECT_TRUE(value_of(store_->key("key")));
}

TEST_P(StoreTest, A_probe_is_written_and_nobody_reads_it) {
  for (const Time at : {1, 2}) EXPECT_TRUE(store_->write({ProbeWrite{at}}));
  EXPECT_TRUE(value_of(store_->write({ProbeWrite{3}, fresh_table("t1")})).conflicts.empty());
}

TEST_P(StoreTest, Mutes_go_on_and_off) {
  value_of(
      store_->write({MuteWrite{"ada", "bob"}, MuteWrite{"ada", "eve"}, MuteWrite{"ada", "bob"}}));
  EXPECT_EQ(value_of(store_->muted_by("ada")), (Names{"bob", "eve"}));
  value_of(store_->write({MuteWrite{"ada", "bob", false}}));
  EXPECT_EQ(value_of(store_->muted_by("ada")), Names{"eve"});
  EXPECT_TRUE(value_of(store_->muted_by("bob")).empty());
}

TEST_P(StoreTest, Chat_lines_are_numbered_at_each_table) {
  const ChatLine a{.table = "a", .person = "ada", .name = "Ada", .text = "hi", .at = 7};
  ChatLine b = a;
  b.table = "b";
  value_of(store_->write({fresh_table("a"), fresh_table("b"), a, b, a}));
  EXPECT_EQ(value_of(store_->chat("b", 0, 10)).size(), 1U);
  const std::vector<ChatLine> lines = value_of(store_->chat("a", 0, 10));
  ASSERT_EQ(lines.size(), 2U);
  ChatLine second = a;
  second.number = 2;
  EXPECT_EQ(lines[1], second);
  EXPECT_EQ(value_of(store_->chat("a", 1, 10)).size(), 1U);
  EXPECT_EQ(value_of(store_->chat("a", 0, 1)).at(0).number, 1);
  EXPECT_EQ(value_of(store_->chat("a", {}, 1)).at(0).number, 2);
  EXPECT_EQ(value_of(store_->chat("a", {}, 10)).at(0).number, 1);
}

TEST_P(StoreTest, Orders_are_numbered) {
  value_of(store_->write({Order{.kind = "close", .argument = "t1", .at = 3}}));
  value_of(store_->write({Order{.kind = "message", .argument = "hello", .at = 4}}));
  const std::vector<Order> orders = value_of(store_->orders(0));
  ASSERT_EQ(orders.size(), 2U);
  EXPECT_EQ(orders[0].number, 1);
  EXPECT_EQ(orders[1].argument, "hello");
  EXPECT_EQ(value_of(store_->orders(1)).size(), 1U);
  EXPECT_TRUE(value_of(store_->orders(2)).empty());
}

TEST_P(StoreTest, A_finished_game_is_rated_with_the_write_that_ends_it) {
  TableWrite table = fresh_table("t1");
  value_of(store_->write({table}));
  TableWrite end = moved(table, 1, 2000);
  end.row.stage = Stage::over;
  end.finished = {{"ada", 1}, {"bot:hard", 2}, {"bob", 2}};
  value_of(store_->write({end}));
  const std::vector<Rating> best = value_of(store_->best("chess", 10));
  ASSERT_EQ(best.size(), 3U);
  EXPECT_EQ(best[0].who, "ada");
  EXPECT_GT(best[0].mean, 25.0);
  EXPECT_EQ(best[0].games, 1);
  EXPECT_DOUBLE_EQ(best[1].mean, best[2].mean);
  EXPECT_EQ(value_of(store_->best("chess", 1)).size(), 1U);
  EXPECT_TRUE(value_of(store_->best("draughts", 10)).empty());
  EXPECT_EQ(value_of(store_->ratings_of("ada")).size(), 1U);
  // Sent again, it is a conflict, and nobody is rated twice.
  EXPECT_EQ(value_of(store_->write({end})).conflicts, Names{"t1"});
  EXPECT_EQ(value_of(store_->ratings_of("ada"))[0].games, 1);
}

TEST_P(StoreTest, Games_that_end_in_one_batch_are_rated_one_after_another) {
  std::vector<Write> ends;
  for (int i = 0; i < 5; ++i) {
    TableWrite table = fresh_table("t" + std::to_string(i));
    value_of(store_->write({table}));
    table = moved(table, 1, 2000);
    table.finished = {{"ada", 1}, {"bot:easy", 2}};
    ends.push_back(table);
  }
  value_of(store_->write(ends));
  const Rating ada = value_of(store_->ratings_of("ada"))[0];
  EXPECT_EQ(ada.games, 5);
  EXPECT_GT(ada.mean, 30.0);
}

TEST_P(StoreTest, A_solo_game_and_a_bot_against_itself_are_not_rated) {
  TableWrite solo = fresh_table("solo");
  solo.finished = {{"ada", 1}};
  TableWrite bots = fresh_table("bots");
  bots.finished = {{"bot:hard", 1}, {"bot:hard", 2}};
  value_of(store_->write({solo, bots}));
  EXPECT_TRUE(value_of(store_->best("chess", 10)).empty());
}

TEST_P(StoreTest, A_write_that_can_never_be_stored_is_left_out_and_the_others_are_stored) {
  const TableWrite known = fresh_table("t1");
  value_of(store_->write({known}));
  const TableWrite rival = moved(known, 1, 2000, "rival");
  value_of(store_->write({rival}));
  TableWrite zero = fresh_table("t2");
  zero.row.summary.push_back('\0');
  ChatLine line{.table = "t1", .person = "ada", .name = "Ada", .text = "hi"};
  ChatLine nowhere = line;
  nowhere.table = "none";
  const KeyWrite nobodys{{.hash = "h", .person = "nobody"}};
  const Written written = value_of(
      store_->write({nobodys, moved(rival, 1, 3000), zero, line, nowhere, line, fresh_table("t3"),
                     moved(known, 1, 3000), PersonWrite{{.id = "ada", .name = "Ada"}},
                     KeyWrite{{.hash = "k", .person = "ada"}}}));
  EXPECT_EQ(written.refused, (std::vector<std::size_t>{0, 2, 4}));
  EXPECT_EQ(value_of(store_->chat("t1", 0, 10)).size(), 2U);
  EXPECT_EQ(written.conflicts, Names{"t1"});
  EXPECT_EQ(value_of(store_->table("t1"))->deeds, 2);
  EXPECT_EQ(value_of(store_->table("t2")), std::nullopt);
  EXPECT_TRUE(value_of(store_->table("t3")));
  EXPECT_EQ(value_of(store_->key("h")), std::nullopt);
  EXPECT_TRUE(value_of(store_->key("k")));
  EXPECT_EQ(value_of(store_->chat("t1", 0, 10)).size(), 2U);
}

TEST_P(StoreTest, A_batch_in_which_nothing_can_be_stored_is_an_error) {
  const KeyWrite key{{.hash = "h", .person = "nobody"}};
  EXPECT_EQ(store_->write({key}).error().reason, Reason::bad_value);
  EXPECT_EQ(store_->write({key, key}).error().reason, Reason::bad_value);
  TableWrite zero = fresh_table("t2");
  zero.row.summary.push_back('\0');
  EXPECT_EQ(store_->write({zero}).error().reason, Reason::bad_value);
  EXPECT_EQ(value_of(store_->table("t2")), std::nullopt);
  EXPECT_TRUE(store_->write({fresh_table("t1")}));
}

TEST_P(StoreTest, A_reader_sees_what_a_writer_has_stored) {
  const std::unique_ptr<Store> reader = open();
  EXPECT_EQ(value_of(reader->table("t1")), std::nullopt);
  value_of(store_->write({fresh_table("t1")}));
  EXPECT_TRUE(value_of(reader->table("t1")));
}

INSTANTIATE_TEST_SUITE_P(On, StoreTest, ::testing::Values("sqlite", "postgres", "memory"), kind_of);

TEST(Store, A_name_that_is_neither_kind_of_store_is_refused_with_a_sentence) {
  const auto store = open_store("mysql://x");
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().reason, Reason::bad_value);
  EXPECT_EQ(open_store("sqlite:/nowhere/at/all.db").error().reason, Reason::io_error);
  EXPECT_EQ(open_store("postgres://x@127.0.0.1:1/x").error().reason, Reason::io_error);
}

}  // namespace
}  // namespace townsmith::store
