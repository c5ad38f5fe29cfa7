// What the program of 16 November 2026 (protocol 1) has stored opens as it did then. The database
// was filled by that program's `bench load`, the records were written by its `match`.
#include <fstream>

#include "core/replay.h"
#include "harness.h"
#include "source_folder.h"
#include "words.h"

namespace townsmith::service {
namespace {

const std::filesystem::path folder =
    std::filesystem::path(source_folder()) / "tests" / "service" / "before";

TEST(Before, Tables_that_were_stored_open_and_have_their_records) {
  const TemporaryFolder own;
  const std::string file = own.file("tables.db");
  std::filesystem::copy_file(folder / "tables.db", file);
  Node node("sqlite:" + file);
  const auto store = store::open_store("sqlite:" + file);
  ASSERT_TRUE(store) << said(store.error());
  const auto rows = (*store)->tables({.stages = {store::Stage::playing, store::Stage::over}});
  ASSERT_TRUE(rows) << said(rows.error());
  ASSERT_EQ(rows->size(), 15U);
  const Client client = node.connect("");
  for (const store::TableRow& row : *rows) {
    const json::object seen = node.ask(client, "view", {{"table", row.id}, {"as", nullptr}});
    ASSERT_EQ(reason_of(seen), "none") << row.game << " " << json::serialize(seen);
    const json::object& view = seen.at("view").as_object();
    EXPECT_EQ(view.at("over").as_bool(), row.stage == store::Stage::over) << row.game;
    EXPECT_EQ(view.at("waiting").as_array().empty(), row.stage == store::Stage::over) << row.game;
    const ApiAnswer record = node.api("GET", "/api/record/" + row.id, "");
    EXPECT_EQ(record.status, 200) << record.body;
    if (row.stage != store::Stage::over) continue;
    EXPECT_TRUE(parse_record(record.body)) << row.game;
  }
}

TEST(Before, Records_that_were_written_replay) {
  const bots::Catalogue catalogue = bots::all_games();
  std::ifstream in(folder / "records.jsonl");
  std::vector<std::string> records;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("{\"townsmith\"")) records.emplace_back();
    ASSERT_FALSE(records.empty());
    records.back() += line + "\n";
  }
  ASSERT_EQ(records.size(), 5U);
  for (const std::string& text : records) {
    const Result<Record> record = parse_record(text);
    ASSERT_TRUE(record) << said(record.error());
    const bots::Entry* entry = *catalogue.find(record->game);
    const auto game =
        entry->type().create(*setup_of(*record, entry->type().info()), built_in_content());
    ASSERT_TRUE(game) << said(game.error());
    const Result<Replayer> replayed = replay(**game, *record);
    EXPECT_TRUE(replayed) << record->game << ": " << said(replayed.error());
  }
}

}  // namespace
}  // namespace townsmith::service
