// Rows that a disk, or somebody with an editor, has changed.
#include <fmt/format.h>

#include "conformance/scale.h"
#include "store/sqlite.h"
#include "table_harness.h"

namespace townsmith::service {
namespace {

/// What may become of a text: bytes that are no characters, other JSON, pieces, flipped bits.
std::vector<std::string> damaged(const std::string& text) {
  std::vector<std::string> all = {"\xff" + text,
                                  text + "\xc3",
                                  "\xed\xa0\x80" + text,
                                  "\"" + text,
                                  text + "\"}",
                                  text.substr(0, text.size() / 2),
                                  "",
                                  "{}",
                                  "[]",
                                  "7",
                                  R"({"seats":[7,{}]})",
                                  R"({"seats":[{"person":1,"waiting":2,"away":3}]})"};
  for (std::size_t i = 0; i < text.size(); i += text.size() / 4 + 1) {
    for (const int bit : {0x01, 0x80}) {
      std::string flipped = text;
      flipped[i] = static_cast<char>(flipped[i] ^ bit);
      all.push_back(std::move(flipped));
    }
  }
  return all;
}

class Damage : public Tables {
 protected:
  Damage() : database_({.file = folder_.file("tables.db"), .synchronous = "OFF"}) {
    database_.run("PRAGMA foreign_keys = OFF");
  }

  std::string read(const std::string& column, const std::string& from) {
    std::string text;
    database_.query(fmt::format("SELECT {} FROM {}", column, from), {},
                    [&text](const store::SqlRow& row) { text = row.text(0); });
    return text;
  }
  static std::string literal(const std::string& text) {
    std::string digits;
    for (const char byte : text) digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return fmt::format("CAST(x'{}' AS TEXT)", digits);
  }
  void write(const std::string& in, const std::string& column, const std::string& where,
             const std::string& text) {
    database_.run(fmt::format("UPDATE {} SET {} = {} WHERE {}", in, column, literal(text), where));
  }

  /// Asks for everything that may have to do with the table, reading it anew. Each answer comes.
  void look_everywhere(const std::string& table) {
    node_.troubles.clear();
    const Client ada = node_.connect(secret_);
    const Client eve = node_.connect("");
    for (const Client client : {ada, eve}) {
      node_.ask(client, "hello", {{"protocol", 2}});
      node_.ask(client, "lobby");
      node_.ask(client, "archive");
      node_.ask(client, "profile", {{"person", person_}});
      node_.ask(client, "watch", {{"table", table}, {"as", nullptr}});
      node_.ask(client, "glimpse", {{"table", table}, {"as", nullptr}});
      node_.ask(client, "record", {{"table", table}});
      node_.ask(client, "chat", {{"table", table}});
      node_.ask(client, "ladder", {{"game", turn_game()}});
    }
    node_.ask(ada, "archive", {{"person", person_}});
    node_.api("GET", "/api/me", secret_);
    node_.api("GET", "/api/record/" + table, secret_);
    EXPECT_EQ(reason_of(node_.ask(eve, "view", {{"table", well_}, {"as", nullptr}})), "none");
    bool listed = false;
    const json::object lobby = node_.ask(eve, "lobby");
    for (const json::value& one : lobby.at("tables").as_array()) {
      listed = listed || one.at("table") == json::value(well_);
    }
    EXPECT_TRUE(listed) << "the other table is not in the lobby any more";
    node_.disconnect(ada);
    node_.disconnect(eve);
    node_.tick(60'000);
    for (const std::string& trouble : node_.troubles) {
      EXPECT_TRUE(trouble.starts_with("a table cannot be opened: table " + table)) << trouble;
    }
  }

  /// Every kind of damage to one text, one after another; then it is as it was.
  void hurt(const std::string& in, const std::string& column, const std::string& where,
            const std::string& table) {
    const std::string before = read(column, in + " WHERE " + where);
    const std::vector<std::string> kinds = damaged(before);
    // Without much time a third of them, other ones for each column.
    const std::size_t stride = conformance::soaking() ? 1 : 3;
    for (std::size_t i = column.size() % stride; i < kinds.size(); i += stride) {
      const std::string& text = kinds[i];
      SCOPED_TRACE(fmt::format("{}.{} is {}", in, column, json::serialize(json::string(text))));
      write(in, column, where, text);
      look_everywhere(table);
      if (HasFailure()) return;
      // A key that was changed is found by what it is now.
      const bool is_key = where.starts_with(column + " = ");
      write(in, column, is_key ? column + " = " + literal(text) : where, before);
    }
  }

  void SetUp() override {
    const Client ada = node_.connect(secret_);
    const Client ben = node_.join("Ben");
    person_ = text_of(node_.ask(ada, "hello", {{"protocol", 2}}).at("you").at("id"));
    const json::object listed = {{"listed", true}};
    well_ = two(node_, ada, ben, round_game(), listed);
    playing_ = two(node_, ada, ben, turn_game(), listed);
    play(node_, playing_, {ada, ben}, 5);
    over_ = two(node_, ada, ben, turn_game(), listed);
    play(node_, over_, {ada, ben}, 10'000);
    for (const std::string& table : {playing_, over_}) {
      EXPECT_EQ(reason_of(node_.ask(ada, "say", {{"table", table}, {"text", "hi"}})), "none");
    }
    EXPECT_EQ(reason_of(node_.ask(ben, "rematch", {{"table", over_}})), "none");
    node_.disconnect(ada);
    node_.disconnect(ben);
    node_.tick(60'000);
  }

  Node node_{url(), {.idle_table = 1000}};
  store::SqliteDatabase database_;
  std::string secret_ = node_.guest("Ada");
  std::string person_;
  std::string well_;
  std::string playing_;
  std::string over_;
};

TEST_F(Damage, A_damaged_row_of_a_table_is_that_tables_trouble_only) {
  for (const char* column : {"id", "game", "creator", "terms", "seed", "summary"}) {
    hurt("tables", column, "id = '" + playing_ + "'", playing_);
  }
  for (const char* column : {"terms", "summary", "rematch"}) {
    hurt("tables", column, "id = '" + over_ + "'", over_);
  }
}

TEST_F(Damage, A_damaged_deed_is_its_tables_trouble_only) {
  for (const int number : {1, 2, 3, 5}) {
    hurt("deeds", "text", fmt::format("table_id = '{}' AND number = {}", playing_, number),
         playing_);
  }
}

TEST_F(Damage, A_damaged_person_stops_nobody_else) {
  for (const char* column : {"name", "id"}) {
    hurt("people", column,
         std::string(column) + " = '" + (column[0] == 'n' ? "Ada" : person_) + "'", playing_);
  }
  hurt("seats", "person", fmt::format("table_id = '{}' AND seat = 0", playing_), playing_);
  hurt("ratings", "who", "who = '" + person_ + "'", over_);
}

TEST_F(Damage, A_damaged_line_of_chat_is_still_a_line) {
  for (const char* column : {"person", "name", "text"}) {
    hurt("chat", column, "table_id = '" + playing_ + "'", playing_);
  }
}

}  // namespace
}  // namespace townsmith::service
