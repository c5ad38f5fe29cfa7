// Packs of content, by the commands that people use.
#include "packs.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "bots/catalogue.h"
#include "core/content.h"
#include "core/json.h"
#include "core/pack.h"
#include "example_games.h"
#include "fair/committed_seed.h"
#include "games/content_files.h"
#include "program/child.h"
#include "program/visitor.h"
#include "store/store.h"
#include "table/table.h"

namespace townsmith::testing {
namespace {

TEST(PackCommands, A_changed_folder_becomes_a_pack_that_is_played_replayed_compared_and_unpacked) {
  const TemporaryFolder folder;
  const std::string game(turn_game());
  const std::string all = folder.file("all");
  ASSERT_EQ(run({"content", "export", all}).code, 0);

  // One text of one file, in a folder that says what it is.
  std::string file;
  for (const std::string& line : lines_of(run({"content", "export", all}).said)) {
    if (line.find("/" + game + "/") == std::string::npos) continue;
    const std::string name = line.substr(line.find_last_of('/') + 1);
    if (name == "levels.json" || name == "evaluation.json") continue;
    file = name;
    break;
  }
  ASSERT_FALSE(file.empty());
  json::value changed = *parse_json(TemporaryFolder::read(all + "/" + game + "/" + file), true);
  changed.at("provenance").at("text") = "ours";
  const std::string own = folder.file("own");
  folder.write("own/" + game + "/" + file, json::serialize(changed));
  EXPECT_NE(run({"content", "pack", own, folder.file("x.pack")}).said.find("pack.json"),
            std::string::npos);
  folder.write("own/pack.json", json::serialize(json::object{{"townsmith_pack", 1},
                                                             {"game", game},
                                                             {"name", "Canals"},
                                                             {"author", "Ada"},
                                                             {"version", "3"}}));
  const std::string pack = folder.file("canals.pack");
  const Ran made = run({"content", "pack", own, pack});
  ASSERT_EQ(made.code, 0) << made.said;
  EXPECT_NE(made.said.find("Canals 3, by Ada"), std::string::npos) << made.said;
  EXPECT_EQ(run({"content", "pack", own, pack}).code, 1) << "nothing is overwritten unasked";
  EXPECT_EQ(run({"content", "check", pack}).said, run({"content", "check", own}).said);

  const std::string records = folder.file("games.jsonl");
  ASSERT_EQ(run({"--content", pack, "match", game, "--seats", "random,random", "--games", "2",
                 "--records", records})
                .code,
            0);
  const Ran replayed = run({"replay", records, "--all"});
  EXPECT_EQ(replayed.code, 0) << replayed.said;

  EXPECT_EQ(run({"content", "diff", pack}).said, "Nothing is different.\n");
  const std::string out = folder.file("out");
  ASSERT_EQ(run({"content", "unpack", pack, out}).code, 0);
  EXPECT_EQ(run({"content", "check", out}).said, run({"content", "check", pack}).said);
  EXPECT_EQ(run({"content", "unpack", pack, out}).code, 0) << "nothing there was changed";

  const Ran wrong = run({"content", "check", folder.write("no.pack", "{}")});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_NE(wrong.said.find("This is not a pack of Townsmith"), std::string::npos) << wrong.said;
}

/// The packs of tests/packs, in which everything that can be changed is changed.
TEST(PackCommands, Whole_packs_of_all_games_are_played_by_bots_replayed_reviewed_and_measured) {
  const TemporaryFolder folder;
  for (const std::string& game : game_names()) {
    const std::string pack = pack_file(game);
    const Ran checked = run({"content", "check", pack});
    EXPECT_EQ(checked.code, 0) << checked.said;
    EXPECT_NE(checked.said.find(game + ": content "), std::string::npos) << checked.said;

    const std::string records = folder.file(game + ".jsonl");
    const Ran played = run({"--content", pack, "match", game, "--seats", "easy,medium", "--games",
                            "1", "--threads", "1", "--records", records});
    ASSERT_EQ(played.code, 0) << played.said;
    // The record carries the pack: no --content is needed any more.
    const Ran replayed = run({"replay", records, "--all"});
    EXPECT_EQ(replayed.code, 0) << replayed.said;
    const Ran hinted = run({"hint", records, "--at", "4"});
    EXPECT_EQ(hinted.code, 0) << hinted.said;
    const Ran reviewed = run({"analyse", records});
    EXPECT_EQ(reviewed.code, 0) << reviewed.said;
    const Ran measured = run({"--content",
                              pack,
                              "lab",
                              "run",
                              game,
                              "--players",
                              "2",
                              "--bots",
                              "random",
                              "--games",
                              "40",
                              "--causes",
                              "40",
                              "--ahead-games",
                              "0",
                              "--skill",
                              "0",
                              "--thoughts",
                              "5",
                              "--threads",
                              "1",
                              "--out",
                              folder.file("lab-" + game)});
    EXPECT_EQ(measured.code, 0) << measured.said;
  }
}

/// A whole game on a pack as a live table plays it: its luck was committed to, and is opened.
Record live_game(const std::string& game, const std::string& pack) {
  const bots::Catalogue catalogue = bots::all_games();
  const GameType& type = (*catalogue.find(game))->type();
  const auto rules = create(type, standard_setup(type.info(), 2), built_in_content(), pack);
  const fair::Seed seed = fair::random_seed();
  const std::vector<std::string> shares = {std::string(64, 'a'), ""};
  fair::FairSource source(*fair::mix(seed, shares));
  Chance chance(source);
  table::Table table(**rules);
  const auto act = [&](table::Command::Kind kind, Seat seat, const std::string& text) {
    EXPECT_TRUE(table.handle({kind, seat, text}, chance));
  };
  for (const Seat seat : SeatSet::first(2)) act(table::Command::Kind::sit, seat, "Somebody");
  act(table::Command::Kind::start, seat_at(0), "");
  while (!table.over()) {
    for (const Seat seat : table.waiting_for()) {
      if (!table.to_move(seat)) {
        act(table::Command::Kind::commit, seat, "");
        continue;
      }
      const AnyObserved seen = table.position(seat);
      act(table::Command::Kind::move, seat,
          (*rules)->notate(seen.state(), seat, table.legal_moves(seat).front()));
    }
  }
  Record record = table.record();
  record.commitment = fair::commitment(seed);
  record.shares = shares;
  record.seed = fair::to_hex(seed);
  return record;
}

TEST(PackCommands, A_live_game_on_a_whole_pack_is_verified_from_its_record_alone) {
  const TemporaryFolder folder;
  for (const std::string& game : game_names()) {
    const Record good = live_game(game, pack_text(game));
    const Ran fair = run({"verify", folder.write(game + ".jsonl", to_text(good))});
    EXPECT_EQ(fair.code, 0) << fair.said;
    EXPECT_NE(fair.said.find("the result is what the moves lead to"), std::string::npos)
        << fair.said;
    EXPECT_NE(fair.said.find("draws follow from it"), std::string::npos) << fair.said;

    Record other_luck = good;
    other_luck.shares.front() = std::string(64, 'b');
    const std::string unfair = folder.write("unfair.jsonl", to_text(other_luck));
    expect_refused(run({"verify", unfair}), "is not what the seed gives");
    // The same words on the game's own content.
    Record without = good;
    without.pack.clear();
    EXPECT_EQ(run({"verify", folder.write("without.jsonl", to_text(without))}).code, 1) << game;
  }
}

TEST(PackCommands, Every_error_and_warning_there_can_be_is_listed_by_its_code) {
  const Ran codes = run({"content", "codes", std::string(round_game())});
  EXPECT_EQ(codes.code, 0);
  EXPECT_NE(codes.said.find("townsmith.value-range error\n"), std::string::npos) << codes.said;
  const Ran all = run({"content", "codes"});
  EXPECT_NE(all.said.find(" warning\n"), std::string::npos) << all.said;
  EXPECT_GT(lines_of(all.said).size(), lines_of(codes.said).size());
  EXPECT_EQ(run({"content", "codes", "chess"}).code, 1);
}

/// A pack that says something else of itself than the game's own content does.
std::string own_pack(const TemporaryFolder& folder, const std::string& name) {
  const std::string all = folder.file("all");
  const std::string path = content_file(turn_game());
  EXPECT_EQ(run({"content", "export", all, "--force"}).code, 0);
  json::value file = *parse_json(TemporaryFolder::read(all + "/" + path), true);
  file.at("provenance").at("text") = "ours";
  const std::string inside = path.substr(path.find('/') + 1);
  return json::serialize(json::object{{"townsmith_pack", 1},
                                      {"game", turn_game()},
                                      {"name", name},
                                      {"author", "Ada"},
                                      {"version", "1"},
                                      {"files", json::object{{inside, std::move(file)}}}});
}

TEST(PackCommands, A_server_ships_the_good_packs_of_a_folder_and_says_what_is_wrong_with_others) {
  const TemporaryFolder folder;
  folder.write("packs/canals.pack", own_pack(folder, "Canals"));
  folder.write("packs/broken.pack", "{}");
  folder.write("packs/notes.txt", "not a pack");
  const std::string db = "sqlite:" + folder.file("tables.db");
  Child server({"serve", "--port", "0", "--db", db, "--packs", folder.file("packs"), "--no-packs"});
  const std::string said = server.hear_until("(Ctrl+C ends it)");
  EXPECT_NE(said.find("broken.pack"), std::string::npos) << said;
  EXPECT_NE(said.find("This is not a pack of Townsmith"), std::string::npos) << said;
  EXPECT_EQ(said.find("notes.txt"), std::string::npos) << said;
  Visitor ada(port_where(said), "Ada");
  ASSERT_NE(ada.socket, nullptr);
  const json::object gallery = ada.ask({{"do", "packs"}});
  ASSERT_EQ(gallery.at("shipped").as_array().size(), 1U) << json::serialize(gallery);
  EXPECT_EQ(gallery.at("shipped").at(0).at("name"), "Canals");
  EXPECT_FALSE(gallery.at("open").as_bool());
  const json::array seats = {json::object{{"occupant", "open"}}};
  const json::object made = ada.ask({{"do", "create"},
                                     {"game", turn_game()},
                                     {"seats", seats},
                                     {"known_pack", gallery.at("shipped").at(0).at("id")}});
  EXPECT_TRUE(made.contains("table")) << json::serialize(made);
  const json::object brought = ada.ask({{"do", "create"},
                                        {"game", turn_game()},
                                        {"seats", seats},
                                        {"pack", own_pack(folder, "Mine")}});
  EXPECT_EQ(brought.at("error").at("reason"), "not_allowed") << json::serialize(brought);
  EXPECT_EQ(run({"serve", "--port", "0", "--db", db, "--packs", folder.file("nowhere")}).code, 1);
}

TEST(PackCommands, Admin_lists_unlists_and_removes_what_people_brought) {
  const TemporaryFolder folder;
  const std::string url = "sqlite:" + folder.file("store.db");
  const auto store = store::open_store(url);
  ASSERT_TRUE(store);
  store::TableWrite table;
  table.fresh = true;
  table.row.id = "k3v";
  table.row.pack = "abc";
  table.pack = store::PackRow{.id = "abc",
                              .game = turn_game(),
                              .name = "Canals",
                              .author = "Ada",
                              .version = "1",
                              .based_on = "",
                              .text = "text",
                              .maker = "p7",
                              .made = 1'790'000'000'000,
                              .used = 1'790'000'000'000,
                              .state = store::PackState::listed,
                              .games = 0};
  ASSERT_TRUE((*store)->write({table}));
  const Ran words = run({"admin", "--db", url, "packs"});
  EXPECT_NE(words.said.find("Canals, by Ada"), std::string::npos) << words.said;
  EXPECT_NE(words.said.find("listed"), std::string::npos) << words.said;
  EXPECT_EQ(run({"admin", "--db", url, "unlist-pack", "abc"}).code, 0);
  EXPECT_EQ(run({"admin", "--db", url, "unlist-pack", "abc"}).code, 1) << "it is not listed";
  EXPECT_EQ(run({"admin", "--db", url, "list-pack", "abc"}).code, 0);
  EXPECT_EQ(run({"admin", "--db", url, "remove-pack", "abc", "--why", "Rude names"}).code, 0);
  EXPECT_EQ(run({"admin", "--db", url, "remove-pack", "nothing"}).code, 1);
  EXPECT_EQ((**(*store)->packs().pack("abc")).state, store::PackState::removed);
  const std::string log = run({"admin", "--db", url, "log"}).said;
  EXPECT_NE(log.find("remove_pack"), std::string::npos) << log;
  EXPECT_NE(log.find("Rude names"), std::string::npos) << log;
  EXPECT_EQ((*store)->orders(0)->back().kind, "pack");
}

}  // namespace
}  // namespace townsmith::testing
