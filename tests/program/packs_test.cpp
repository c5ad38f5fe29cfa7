// Packs of content, by the commands that people use.
#include <gtest/gtest.h>

#include <filesystem>

#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
#include "program/child.h"
#include "source_folder.h"

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
  json::value changed =
      *parse_json(TemporaryFolder::read(all + "/" + game + "/" + file), true);
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
  for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/tests/packs")) {
    if (entry.path().extension() != ".pack") continue;
    const std::string pack = entry.path().string();
    const std::string game = entry.path().stem().string();
    const Ran checked = run({"content", "check", pack});
    EXPECT_EQ(checked.code, 0) << checked.said;
    EXPECT_NE(checked.said.find(game + ": content "), std::string::npos) << checked.said;

    const std::string records = folder.file(game + ".jsonl");
    const Ran played = run({"--content", pack, "match", game, "--seats", "easy,medium", "--games",
                            "2", "--threads", "1", "--records", records});
    ASSERT_EQ(played.code, 0) << played.said;
    // The record carries the pack: no --content is needed any more.
    const Ran replayed = run({"replay", records, "--all"});
    EXPECT_EQ(replayed.code, 0) << replayed.said;
    const Ran hinted = run({"hint", records, "--at", "4"});
    EXPECT_EQ(hinted.code, 0) << hinted.said;
    const Ran reviewed = run({"analyse", records});
    EXPECT_EQ(reviewed.code, 0) << reviewed.said;
    const Ran measured =
        run({"--content", pack, "lab", "run", game, "--players", "2", "--bots", "random", "--games",
             "40", "--threads", "1", "--out", folder.file("lab-" + game)});
    EXPECT_EQ(measured.code, 0) << measured.said;
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

}  // namespace
}  // namespace townsmith::testing
