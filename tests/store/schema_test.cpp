#include "store/schema.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "store/backends.h"
#include "store/open.h"
#include "store/samples.h"
#include "words.h"

namespace townsmith::store {
namespace {

class SchemaTest : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Backend> backend_ = make_backend(GetParam());
};

TEST_P(SchemaTest, A_store_of_the_first_version_is_migrated_with_what_is_in_it) {
  {
    const std::unique_ptr<Sql> old = connect(backend_->url());
    migrate(*old, schema_steps().first(1));
    EXPECT_EQ(version_of(*old), 1);
    old->run("INSERT INTO people (id, name, created, banned) VALUES ('ada', 'Ada', 5, 1)");
  }
  const auto existing = open_existing_store(backend_->url());
  ASSERT_FALSE(existing);  // who only looks does not migrate
  EXPECT_EQ(existing.error().reason, Reason::other_version);
  const std::unique_ptr<Store> store = value_of(open_store(backend_->url()));
  EXPECT_EQ(value_of(store->person("ada")),
            (Person{.id = "ada", .name = "Ada", .created = 5, .banned_until = forever}));
  const std::vector<Sanction> bans = value_of(store->sanctions("ada", "", 9));
  ASSERT_EQ(bans.size(), 1U);
  EXPECT_TRUE(bans[0].holds(1'000'000'000'000'000)) << "a ban of before is for good";
  EXPECT_EQ(version_of(*connect(backend_->url())), schema_version());
  EXPECT_TRUE(value_of(store->write({fresh_table("t1")})).conflicts.empty());
}

TEST_P(SchemaTest, Tables_of_before_there_were_revisions_have_the_first_one) {
  {
    const std::unique_ptr<Sql> old = connect(backend_->url());
    migrate(*old, schema_steps().first(2));
    old->run(
        "INSERT INTO tables (id, game, stage, listed, creator, terms, seed, created, changed, "
        "wake, deeds, summary, rematch) "
        "VALUES ('t1', 'chess', 0, 1, 'ada', '{}', 's', 1000, 1000, 0, 0, '{}', '')");
  }
  const std::unique_ptr<Store> store = value_of(open_store(backend_->url()));
  EXPECT_EQ(value_of(store->table("t1"))->revision, 1);
  EXPECT_TRUE(value_of(store->write({moved(fresh_table("t1"), 1, 2000)})).conflicts.empty());
  EXPECT_EQ(value_of(store->table("t1"))->revision, 2);
}

TEST_P(SchemaTest, Tables_and_reports_of_before_there_were_packs_have_none) {
  {
    const std::unique_ptr<Sql> old = connect(backend_->url());
    migrate(*old, schema_steps().first(7));
    old->run(
        "INSERT INTO tables (id, game, stage, listed, creator, terms, seed, created, changed, "
        "wake, deeds, summary, rematch, revision) "
        "VALUES ('t1', 'chess', 0, 1, 'ada', '{}', 's', 1000, 1000, 0, 0, '{}', '', 3)");
    old->run(
        "INSERT INTO reports (number, at, by_whom, person, name, table_id, line, text, why, "
        "settled) VALUES (1, 5, 'ada', 'ben', 'Ben', 't1', 0, '', '', 0)");
  }
  const std::unique_ptr<Store> store = value_of(open_store(backend_->url()));
  EXPECT_EQ(value_of(store->table("t1"))->pack, "");
  EXPECT_EQ(value_of(store->table("t1"))->revision, 3);
  ASSERT_EQ(value_of(store->reports(9)).size(), 1U);
  EXPECT_EQ(value_of(store->reports(9))[0].pack, "");
  EXPECT_TRUE(value_of(store->packs().list({})).empty());
}

TEST_P(SchemaTest, Packs_of_before_they_had_names_in_other_languages_have_none) {
  {
    const std::unique_ptr<Sql> old = connect(backend_->url());
    migrate(*old, schema_steps().first(8));
    old->run(
        "INSERT INTO packs (id, game, name, author, version, based_on, text, maker, made, "
        "last_used, state) "
        "VALUES ('p1', 'chess', 'Canals', 'Ada', '1', '', 'its text', 'ada', 1000, 1000, 1)");
  }
  const std::unique_ptr<Store> store = value_of(open_store(backend_->url()));
  const auto pack = value_of(store->packs().pack("p1"));
  ASSERT_TRUE(pack);
  EXPECT_EQ(pack->name + " " + pack->text, "Canals its text");
  EXPECT_EQ(pack->names, "");
}

TEST_P(SchemaTest, A_store_of_a_newer_program_is_refused_with_a_sentence) {
  value_of(open_store(backend_->url()));
  connect(backend_->url())->run("UPDATE schema_version SET version = 99");
  const auto store = open_store(backend_->url());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().reason, Reason::other_version);
  EXPECT_NE(said(store.error()).find("newer program"), std::string::npos);
}

TEST_P(SchemaTest, A_step_that_fails_leaves_the_store_as_it_was) {
  const std::unique_ptr<Sql> sql = connect(backend_->url());
  std::vector<std::string_view> steps(schema_steps().begin(), schema_steps().end());
  migrate(*sql, steps);
  steps.push_back("CREATE TABLE extra (id {0} PRIMARY KEY); CREATE TABLE people (id {0})");
  EXPECT_THROW(migrate(*sql, steps), SqlError);
  EXPECT_EQ(version_of(*sql), schema_version());
  EXPECT_FALSE(sql->has_table("extra"));
}

TEST_P(SchemaTest, Several_processes_that_start_at_once_migrate_once) {
  std::atomic<int> opened = 0;
  std::vector<std::thread> nodes;
  for (int i = 0; i < 4; ++i) {
    nodes.emplace_back([this, i, &opened] {
      if (open_store(backend_->url(i))) ++opened;
    });
  }
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(opened, 4);
}

// Copies go by these lists: a column that is missing there would be lost.
TEST_P(SchemaTest, The_lists_of_columns_are_those_of_the_database) {
  value_of(open_store(backend_->url()));
  const std::unique_ptr<Sql> sql = connect(backend_->url());
  std::size_t tables = 0;
  sql->query(GetParam() == "sqlite" ? "SELECT count(*) FROM sqlite_master WHERE type = 'table'"
                                    : "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'",
             {},
             [&tables](const SqlRow& row) { tables = static_cast<std::size_t>(row.number(0)); });
  EXPECT_EQ(tables, table_shapes().size() + 2);  // and schema_version and writers
  for (const TableShape& shape : table_shapes()) {
    std::vector<std::string> columns;
    sql->query(GetParam() == "sqlite"
                   ? "SELECT name FROM pragma_table_info($1) ORDER BY name"
                   : "SELECT column_name FROM information_schema.columns "
                     "WHERE table_schema = 'public' AND table_name = $1 ORDER BY column_name",
               {std::string(shape.name)},
               [&columns](const SqlRow& row) { columns.push_back(row.text(0)); });
    std::vector<std::string> listed;
    for (const Column& column : shape.columns) listed.emplace_back(column.name);
    std::sort(listed.begin(), listed.end());
    EXPECT_EQ(columns, listed) << shape.name;
  }
}

INSTANTIATE_TEST_SUITE_P(On, SchemaTest, ::testing::Values("sqlite", "postgres"), kind_of);

/// What SQLite says about how it would answer.
std::string plan_of(const std::string& url, const std::string& sql) {
  std::string plan;
  connect(url)->query("EXPLAIN QUERY PLAN " + sql, {},
                      [&plan](const SqlRow& row) { plan += row.text(3) + "; "; });
  return plan;
}

TEST(Schema, Every_list_is_found_by_an_index_and_not_by_sorting) {
  const std::unique_ptr<Backend> backend = make_backend("sqlite");
  value_of(open_store(backend->url()));
  const auto expect_index = [&](const std::string& index, const std::string& sql) {
    const std::string plan = plan_of(backend->url(), sql);
    EXPECT_NE(plan.find(index), std::string::npos) << sql << "\n" << plan;
    EXPECT_EQ(plan.find("SCAN"), std::string::npos) << sql << "\n" << plan;
  };
  expect_index("tables_lobby",
               "SELECT id FROM tables WHERE stage = 0 AND changed < 5 AND listed = 1 "
               "ORDER BY changed DESC, id LIMIT 9");
  expect_index("tables_archive",
               "SELECT id FROM tables WHERE stage = 2 AND changed < 5 AND listed = 1 "
               "AND game = 'chess' ORDER BY changed DESC, id LIMIT 9");
  expect_index("seats_person",
               "SELECT id FROM tables WHERE stage = 1 AND changed < 5 AND id IN "
               "(SELECT table_id FROM seats WHERE person = 'ada' AND person <> '') "
               "ORDER BY changed DESC, id LIMIT 9");
  expect_index("tables_due", "SELECT id FROM tables WHERE wake > 0 AND wake <= 5 ORDER BY wake");
  expect_index("ratings_best",
               "SELECT who FROM ratings WHERE game = 'chess' "
               "ORDER BY (mean - 3 * deviation) DESC LIMIT 9");
}

}  // namespace
}  // namespace townsmith::store
