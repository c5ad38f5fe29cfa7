#include <gtest/gtest.h>

#include "store/backends.h"
#include "store/samples.h"

namespace townsmith::store {
namespace {

constexpr Time one_day = 86'400'000;

/// Every test runs on all kinds of stores.
class PackStoreTest : public ::testing::TestWithParam<std::string> {
 protected:
  static PackRow pack(const std::string& id, Time now = 1000) {
    return {.id = id,
            .game = "chess",
            .name = "Canals \"and\" ö",
            .author = "Ada",
            .version = "1",
            .based_on = "",
            .text = "text of " + id,
            .maker = "ada",
            .made = now,
            .used = now,
            .state = PackState::by_link,
            .games = 0,
            .names = R"({"de":"Kanäle"})"};
  }
  static TableWrite table(const std::string& id, const PackRow& row) {
    TableWrite write = fresh_table(id);
    write.row.pack = row.id;
    write.pack = row;
    return write;
  }
  void write(Write one) {
    const Written written = value_of(store_->write({std::move(one)}));
    EXPECT_TRUE(written.conflicts.empty() && written.refused.empty());
  }
  std::optional<PackRow> find(const std::string& id) { return value_of(store_->packs().pack(id)); }
  std::vector<std::string> listed(const PackQuery& query) {
    std::vector<std::string> ids;
    for (const PackRow& row : value_of(store_->packs().list(query))) {
      EXPECT_EQ(row.text, "") << "lists are short";
      ids.push_back(row.id);
    }
    return ids;
  }

  std::unique_ptr<Backend> backend_ = make_backend(GetParam());
  std::unique_ptr<Store> store_ = value_of(backend_->open());
};

using Names = std::vector<std::string>;

TEST_P(PackStoreTest, A_pack_is_stored_with_its_table_and_once_for_all_of_them) {
  const PackRow row = pack("p1");
  write(table("t1", row));
  EXPECT_EQ(find("p1"), row);
  EXPECT_EQ(value_of(store_->table("t1"))->pack, "p1");
  PackRow again = pack("p1", 5000);
  again.maker = "ben";
  again.name = "Stolen";
  write(table("t2", again));
  PackRow kept = row;
  kept.used = 5000;
  EXPECT_EQ(find("p1"), kept) << "the first stays";
  EXPECT_EQ(value_of(store_->table("t2"))->pack, "p1");
  EXPECT_EQ(find("p2"), std::nullopt);
}

TEST_P(PackStoreTest, A_table_that_is_not_stored_brings_no_pack) {
  write(fresh_table("t1"));
  EXPECT_EQ(value_of(store_->write({table("t1", pack("p1"))})).conflicts, Names{"t1"});
  EXPECT_EQ(find("p1"), std::nullopt);
}

TEST_P(PackStoreTest, Its_maker_lists_a_pack_and_nobody_undoes_what_moderators_decided) {
  write(table("t1", pack("p1")));
  PackRow theirs = pack("p1");
  theirs.state = PackState::listed;
  theirs.maker = "ben";
  write(table("t2", theirs));
  EXPECT_EQ(find("p1")->state, PackState::by_link) << "it is not Ben's";
  theirs.maker = "ada";
  write(table("t3", theirs));
  EXPECT_EQ(find("p1")->state, PackState::listed);
  for (const PackState decided : {PackState::unlisted, PackState::removed}) {
    write(PackStateWrite{"p1", decided});
    write(table(decided == PackState::unlisted ? "t4" : "t5", theirs));
    EXPECT_EQ(find("p1")->state, decided);
  }
  EXPECT_EQ(value_of(store_->packs().removed()), Names{"p1"});
  EXPECT_EQ(value_of(store_->write({PackStateWrite{"none", PackState::removed}})).late.size(), 1U);
}

TEST_P(PackStoreTest, Lists_have_the_newest_first_and_pages_that_miss_none) {
  for (int i = 0; i < 5; ++i) {
    const std::string number = std::to_string(i);
    PackRow row = pack("p" + number, i < 2 ? 1000 : 1000 + i);
    row.state = i == 3 ? PackState::by_link : PackState::listed;
    row.game = i == 4 ? "go" : "chess";
    row.maker = i == 0 ? "ben" : "ada";
    write(table("t" + number, row));
  }
  EXPECT_EQ(listed({.listed_only = true}), (Names{"p4", "p2", "p0", "p1"}));
  EXPECT_EQ(listed({}), (Names{"p4", "p3", "p2", "p0", "p1"}));
  EXPECT_EQ(listed({.game = "chess", .listed_only = true}), (Names{"p2", "p0", "p1"}));
  EXPECT_EQ(listed({.maker = "ben"}), Names{"p0"});
  EXPECT_EQ(listed({.limit = 4}), (Names{"p4", "p3", "p2", "p0", "p1"})) << "of one millisecond";
  EXPECT_EQ(listed({.before = 1003, .limit = 1}), Names{"p2"});
}

TEST_P(PackStoreTest, Games_that_were_played_to_their_end_are_counted) {
  const TableWrite first = table("t1", pack("p1"));
  write(first);
  write(table("t2", pack("p1")));
  EXPECT_EQ(find("p1")->games, 0);
  TableWrite over = moved(first, 1, 2000);
  over.row.stage = Stage::over;
  over.pack.reset();
  write(over);
  EXPECT_EQ(find("p1")->games, 1);
  EXPECT_EQ(value_of(store_->packs().list({}))[0].games, 1);
  const auto played = value_of(store_->tables({.stages = {Stage::over}, .pack = "p1"}));
  ASSERT_EQ(played.size(), 1U);
  EXPECT_EQ(played[0].id, "t1");
  EXPECT_TRUE(value_of(store_->tables({.stages = {Stage::over}, .pack = "p2"})).empty());
}

TEST_P(PackStoreTest, Reports_may_be_about_a_pack) {
  write(ReportWrite{{.at = 5, .by = "ben", .text = "Canals", .pack = "p1"}});
  const auto reports = value_of(store_->reports(10));
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].pack, "p1");
}

INSTANTIATE_TEST_SUITE_P(On, PackStoreTest, ::testing::Values("sqlite", "postgres", "memory"),
                         kind_of);

/// What the simulation's store leaves to databases.
class PackRetentionTest : public PackStoreTest {};

TEST_P(PackRetentionTest, A_pack_is_kept_while_a_table_needs_it_and_goes_some_time_after) {
  write(table("t1", pack("needed")));
  write(table("t2", pack("loose", 2000)));
  TableWrite gone = moved(table("t2", pack("loose", 2000)), 0, 3000);
  gone.purge = true;
  gone.pack.reset();
  write(gone);
  const auto keep_since = [&](Time before) {
    write(AccountWrite{RetentionWrite{.now = 100 * one_day, .packs_before = before}});
  };
  keep_since(0);
  keep_since(2000);
  EXPECT_TRUE(find("loose")) << "it was used just then";
  keep_since(50 * one_day);
  EXPECT_FALSE(find("loose"));
  EXPECT_TRUE(find("needed"));
}

TEST_P(PackRetentionTest, That_a_pack_was_removed_stays_known_without_its_words) {
  write(table("t1", pack("p1")));
  write(PackStateWrite{"p1", PackState::removed});
  TableWrite gone = moved(table("t1", pack("p1")), 0, 3000);
  gone.purge = true;
  gone.pack.reset();
  write(gone);
  write(AccountWrite{RetentionWrite{.now = 100 * one_day, .packs_before = 50 * one_day}});
  ASSERT_TRUE(find("p1"));
  EXPECT_EQ(find("p1")->state, PackState::removed);
  EXPECT_EQ(find("p1")->text + find("p1")->name + find("p1")->author + find("p1")->names, "");
}

TEST_P(PackRetentionTest, Whoever_is_forgotten_made_no_packs) {
  write(PersonWrite{{.id = "ada", .name = "Ada", .created = 1}});
  PackRow row = pack("p1");
  row.state = PackState::listed;
  write(table("t1", row));
  const auto traces = value_of(store_->accounts().traces("ada"));
  write(AccountWrite{ForgetWrite{"ada", traces}});
  ASSERT_TRUE(find("p1"));
  EXPECT_EQ(find("p1")->maker, forgotten_person);
  EXPECT_EQ(find("p1")->state, PackState::by_link);
}

INSTANTIATE_TEST_SUITE_P(On, PackRetentionTest, ::testing::Values("sqlite", "postgres"), kind_of);

}  // namespace
}  // namespace townsmith::store
