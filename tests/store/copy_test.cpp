#include <fmt/format.h>
#include <gtest/gtest.h>

#include "store/backends.h"
#include "store/open.h"
#include "store/samples.h"

namespace townsmith::store {
namespace {

void fill(Store& store) {
  std::vector<Write> batch;
  for (int i = 0; i < 40; ++i) {
    const std::string name = fmt::format("person {}", i);
    batch.push_back(PersonWrite{{.id = fmt::format("p{}", i), .name = name, .created = i}});
    batch.push_back(KeyWrite{{.hash = fmt::format("h{}", i), .person = fmt::format("p{}", i)}});
    batch.push_back(MuteWrite{fmt::format("p{}", i), "p0"});
    const TableWrite table = fresh_table(fmt::format("t{}", i), 1000 + i);
    TableWrite later = moved(table, 60, 2000 + i, "\"tricky\" \\ {text}, 'ö'\n\t");
    later.finished = {{"p1", 1}, {"p2", 2}, {"bot:hard", 3}};
    batch.push_back(table);
    batch.push_back(later);
    batch.push_back(ChatLine{.table = table.row.id, .person = "p1", .name = "x", .text = "NULL"});
  }
  batch.push_back(Order{.kind = "message", .argument = "", .at = 9});
  batch.push_back(ModeratorWrite{"p1"});
  batch.push_back(SanctionWrite{{.person = "p2", .until = 99, .why = "x"}});
  batch.push_back(ReportWrite{{.by = "p1", .person = "p2", .table = "t1", .line = 1}});
  batch.push_back(LogEntry{.by = "p1", .what = "ban", .about = "p2"});
  value_of(store.write(batch));
}

/// Everything that is in a store, as one text.
std::string all_of(const std::string& url) {
  const std::unique_ptr<Sql> sql = connect(url);
  std::string text;
  for (const TableShape& shape : table_shapes()) {
    text += fmt::format("\n{}\n", shape.name);
    sql->query(fmt::format("SELECT {} FROM {} ORDER BY {}", column_names(shape), shape.name,
                           shape.key == 1 ? "1" : "1, 2"),
               {}, [&](const SqlRow& row) {
                 for (int i = 0; i < static_cast<int>(shape.columns.size()); ++i) {
                   const bool real = shape.columns[static_cast<std::size_t>(i)].kind == Kind::real;
                   text += real ? fmt::format("{:a}", row.real(i)) : row.text(i);
                   text += '|';
                 }
               });
  }
  return text;
}

TEST(Copy, From_SQLite_to_PostgreSQL_and_back_everything_is_the_same) {
  const auto first = make_backend("sqlite");
  const auto second = make_backend("postgres");
  const auto third = make_backend("sqlite");
  fill(*value_of(open_store(first->url())));
  std::int64_t told = 0;
  const StoreContents copied = value_of(
      copy_store(first->url(), second->url(), [&told](std::int64_t done, std::int64_t total) {
        EXPECT_LE(done, total);
        told = done;
      }));
  EXPECT_EQ(copied.rows, 40 * (1 + 1 + 1 + 1 + 60 + 2 + 1) + 3 + 1 + 4);
  EXPECT_EQ(told, copied.rows);
  EXPECT_EQ(value_of(copy_store(second->url(), third->url())), copied);
  EXPECT_EQ(value_of(check_store(third->url())), copied);
  const std::string before = all_of(first->url());
  EXPECT_EQ(all_of(second->url()), before);
  EXPECT_EQ(all_of(third->url()), before);
  // What was restored can be written to.
  const auto store = value_of(open_store(third->url()));
  TableWrite next;
  next.row = *value_of(store->table("t7"));
  EXPECT_TRUE(value_of(store->write({moved(next, 1, 9000)})).conflicts.empty());
}

TEST(Copy, A_copy_is_of_one_moment_while_a_server_goes_on_writing) {
  const auto source = make_backend("sqlite");
  const auto target = make_backend("sqlite");
  const auto store = value_of(open_store(source->url()));
  fill(*store);
  const std::string before = all_of(source->url());
  bool wrote = false;
  value_of(copy_store(source->url(), target->url(), [&](std::int64_t, std::int64_t) {
    if (!std::exchange(wrote, true)) {
      value_of(store->write({PersonWrite{{.id = "zoe", .name = "Zoe"}}, fresh_table("zzz")}));
    }
  }));
  EXPECT_TRUE(wrote);
  EXPECT_EQ(all_of(target->url()), before);
}

TEST(Copy, What_is_not_empty_is_not_written_over_and_what_is_not_there_is_not_made) {
  const auto source = make_backend("sqlite");
  const auto target = make_backend("sqlite");
  EXPECT_FALSE(copy_store(source->url(), target->url()));
  EXPECT_FALSE(open_existing_store(source->url()));
  fill(*value_of(open_store(source->url())));
  value_of(copy_store(source->url(), target->url()));
  const auto again = copy_store(source->url(), target->url());
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().reason, Reason::not_allowed);
}

}  // namespace
}  // namespace townsmith::store
