#include <gtest/gtest.h>

#include "core/content.h"
#include "core/json.h"
#include "program/child.h"

// Commands that do not do what they were asked say so and change nothing.
namespace townsmith::testing {
namespace {

TEST(Refusals, A_bot_that_cannot_play_is_a_sentence_in_every_command) {
  const TemporaryFolder folder;
  const std::string records = folder.write("records.jsonl", "kept\n");
  const std::string notebook = folder.file("notebook.jsonl");
  const std::vector<std::pair<std::string, std::string>> bots = {
      {"oracle", "There is no bot “oracle”"},
      {"perfect", "is not solved"},
      {"search:simulations=-4", "simulations must be from"},
      {"search:foo=3", "a search has no \"foo\""}};
  for (const auto& [bot, sentence] : bots) {
    const std::string two = "random," + bot;
    const std::vector<std::vector<std::string>> commands = {
        {"match", "cities", "--seats", two, "--games", "1", "--records", records},
        {"match", "cities", "--seats", two, "--games", "1", "--json"},
        {"contest", "cities", "--bots", two, "--blocks", "1", "--out", notebook},
        {"lab", "run", "cities", "--bots", bot, "--games", "1", "--out", folder.file("run")},
        {"lab", "compare", "cities", "--a", "standard", "--b", "level=2", "--bots", bot, "--out",
         folder.file("compare")},
        {"lab", "tune", "cities", "--vary", "cities/tiles.json:tiles[*].copies=1..2", "--target",
         "score=1", "--bots", bot, "--out", folder.file("tune")},
        {"play", "cities", "--lines", "--seats", "you," + bot, "--save", folder.file("save")}};
    for (const auto& command : commands) {
      const Ran ran = run(command);
      expect_refused(ran, sentence);
      EXPECT_TRUE(ran.said.starts_with("townsmith: "))
          << "nothing before the refusal: " << ran.said;
    }
  }
  EXPECT_EQ(TemporaryFolder::read(records), "kept\n");
  EXPECT_FALSE(std::filesystem::exists(notebook));
  EXPECT_FALSE(std::filesystem::exists(folder.file("save")));
}

TEST(Refusals, Exported_content_that_was_edited_is_overwritten_only_by_force) {
  const TemporaryFolder folder;
  const std::string content = folder.file("content");
  ASSERT_EQ(run({"content", "export", content}).code, 0);
  EXPECT_EQ(run({"content", "export", content}).code, 0) << "nothing was changed";
  const std::string cards = folder.write("content/cityplanner/cards.json", "{\"mine\": 1}");
  std::filesystem::remove(content + "/cities/tiles.json");
  expect_refused(run({"content", "export", content}), "cityplanner/cards.json");
  EXPECT_EQ(TemporaryFolder::read(cards), "{\"mine\": 1}");
  EXPECT_FALSE(std::filesystem::exists(content + "/cities/tiles.json")) << "nothing was written";
  EXPECT_EQ(run({"content", "export", content, "--force"}).code, 0);
  EXPECT_NE(TemporaryFolder::read(cards), "{\"mine\": 1}");
}

TEST(Refusals, Training_does_not_overwrite_a_file_without_force) {
  const TemporaryFolder folder;
  const std::string weights = folder.write("weights.json", "old");
  const std::vector<std::string> train = {"train", "cityplanner", "--rounds", "1",     "--games",
                                          "32",    "--exam",      "1",        "--out", weights};
  expect_refused(run(train), "weights.json is there already");
  EXPECT_EQ(TemporaryFolder::read(weights), "old");
  std::vector<std::string> forced = train;
  forced.emplace_back("--force");
  EXPECT_EQ(run(forced).code, 0);
  EXPECT_NE(TemporaryFolder::read(weights), "old");
}

TEST(Refusals, A_contest_whose_notes_were_cut_off_goes_on_from_the_last_whole_line) {
  const TemporaryFolder folder;
  const std::string notes = folder.file("notes.jsonl");
  const auto contest = [&](const char* blocks) {
    return run({"contest", "cityplanner", "--bots", "random,greedy", "--blocks", blocks, "--least",
                "100", "--out", notes});
  };
  ASSERT_EQ(contest("3").code, 0);
  std::string text = TemporaryFolder::read(notes);
  folder.write("notes.jsonl", text.substr(0, text.size() - 9));
  const Ran resumed = contest("4");
  EXPECT_EQ(resumed.code, 0) << resumed.said;
  const Ran again = contest("4");
  EXPECT_EQ(again.code, 0) << again.said;
  EXPECT_EQ(again.said, resumed.said);
  folder.write("notes.jsonl", "a diary without an end of line");
  expect_refused(contest("4"), "holds something else");
  EXPECT_EQ(TemporaryFolder::read(notes), "a diary without an end of line");
}

TEST(Refusals, A_test_that_cannot_answer_is_refused) {
  const Ran ran = run({"contest", "cities", "--bots", "random,greedy", "--blocks", "1", "--elo0",
                       "10", "--elo1", "5"});
  expect_refused(ran, "--elo0 must be less than --elo1");
}

TEST(Refusals, Numbers_that_are_no_seeds_are_not_taken_for_others) {
  const std::vector<std::string> match = {"match", "cities", "--seats", "random", "--games", "1"};
  for (const char* seed : {"-1", "18446744073709551616", "1.5", "0x10", "seven"}) {
    for (std::vector<std::string> command :
         {match,
          {"lab", "run", "cities", "--bots", "random", "--games", "1", "--out", "nowhere"},
          {"perft", "cities", "--depth", "1"},
          {"play", "cities"}}) {
      command.push_back(std::string("--seed=") + seed);
      const Ran ran = run(command);
      EXPECT_EQ(ran.code, 2) << ran.said;
      EXPECT_NE(ran.said.find("is not a whole number"), std::string::npos) << ran.said;
    }
  }
  std::vector<std::string> largest = match;
  largest.emplace_back("--seed=18446744073709551615");
  EXPECT_EQ(run(largest).code, 0);
}

TEST(Refusals, A_command_that_does_not_exist_is_named) {
  const std::vector<std::vector<std::string>> commands = {
      {"bogus"}, {"lab", "bogus"}, {"content", "bogus"}, {"admin", "--db", "sqlite:x", "bogus"}};
  for (const auto& command : commands) {
    const Ran ran = run(command);
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.said.find("there is no command \"bogus\"; there is "), std::string::npos)
        << ran.said;
  }
}

TEST(Refusals, The_lab_says_where_its_queue_is_kept) {
  const TemporaryFolder folder;
  expect_refused(run({"lab", "worker", "--db", "sqlite:x"}), "the queue is kept in PostgreSQL");
  expect_refused(run({"lab", "run", "cities", "--bots", "random", "--games", "1", "--db",
                      "sqlite:x", "--out", folder.file("out")}),
                 "the queue is kept in PostgreSQL");
}

TEST(Refusals, A_range_that_ends_before_it_begins_is_refused) {
  const TemporaryFolder folder;
  expect_refused(
      run({"lab", "tune", "cityplanner", "--vary", "cityplanner/charts.json:green_vp[*]=9..4",
           "--target", "score=40", "--out", folder.file("out")}),
      "ends before it begins");
}

TEST(Refusals, Options_that_contradict_each_other_are_refused) {
  const TemporaryFolder folder;
  const auto compare = [&](std::vector<std::string> more) {
    std::vector<std::string> command = {"lab",     "compare", "cities", "--bots",          "random",
                                        "--games", "10",      "--out",  folder.file("out")};
    command.insert(command.end(), more.begin(), more.end());
    return run(command);
  };
  expect_refused(compare({"--a", "standard", "--b", "level=2", "--b", "level=3"}),
                 "The option “level” has two different values.");
  expect_refused(run({"match", "cities", "--seats", "random", "--games", "1", "--option", "level=2",
                      "--option", "level=3"}),
                 "has two different values");
  const Ran one = compare({"--option", "level=2", "--a", "standard", "--b", "level=3"});
  EXPECT_EQ(one.code, 0) << "a side may differ from what both have: " << one.said;
}

TEST(Refusals, A_folder_without_content_is_not_well) {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.file("empty"));
  expect_refused(run({"content", "check", folder.file("empty")}), "has no content files");
}

TEST(Refusals, A_syntax_error_is_the_only_thing_said_about_a_game) {
  const TemporaryFolder folder;
  ASSERT_EQ(run({"content", "export", folder.file("content")}).code, 0);
  folder.write("content/townbuilder/cards.json", "{");
  const Ran ran = run({"content", "check", folder.file("content")});
  expect_refused(ran, "1 problem was found");
  EXPECT_NE(ran.said.find("townbuilder/cards.json: This is not JSON"), std::string::npos) << ran.said;
}

TEST(Refusals, A_precision_is_reached_or_said_to_be_missed) {
  const TemporaryFolder folder;
  const auto lab_run = [&](const std::string& out, std::vector<std::string> more) {
    std::vector<std::string> command = {"lab",     "run",     "cities", "--bots",
                                        "random",  "--until", "0.9",    "--results-only",
                                        "--skill", "0",       "--out",  folder.file(out)};
    command.insert(command.end(), more.begin(), more.end());
    return run(command);
  };
  // It takes about 12,000 games: more than a run plays that asks for no precision.
  const Ran enough = lab_run("enough", {});
  EXPECT_EQ(enough.code, 0) << enough.said;
  EXPECT_EQ(enough.said.find("was not reached"), std::string::npos) << enough.said;
  const json::value report =
      *parse_json(TemporaryFolder::read(folder.file("enough/run.json")), false);
  EXPECT_GT(report.at("tally").at("blocks").as_int64(), 10'000);
  const Ran few = lab_run("few", {"--games", "400"});
  EXPECT_EQ(few.code, 0);
  EXPECT_NE(few.said.find("The precision asked for, 0.9, was not reached"), std::string::npos)
      << few.said;
}

TEST(Refusals, Help_fits_a_hundred_columns_and_shows_the_commands_own_examples) {
  const std::vector<std::vector<std::string>> commands = {{},
                                                          {"play"},
                                                          {"match"},
                                                          {"contest"},
                                                          {"replay"},
                                                          {"train"},
                                                          {"serve"},
                                                          {"lab"},
                                                          {"lab", "run"},
                                                          {"lab", "compare"},
                                                          {"lab", "tune"},
                                                          {"lab", "worker"},
                                                          {"content", "check"}};
  for (std::vector<std::string> command : commands) {
    const std::string name = command.empty() ? "" : command.back();
    command.emplace_back("--help");
    const Ran ran = run(command);
    EXPECT_EQ(ran.code, 0);
    std::size_t at = 0;
    while (at < ran.said.size()) {
      const std::size_t end = std::min(ran.said.find('\n', at), ran.said.size());
      EXPECT_LE(end - at, 100U) << ran.said.substr(at, end - at);
      at = end + 1;
    }
    const bool foreign = ran.said.find("townsmith solve cityplanner") != std::string::npos;
    EXPECT_EQ(foreign, name.empty()) << ran.said;
  }
  EXPECT_NE(run({"lab", "run", "--help"}).said.find("townsmith lab run cities"), std::string::npos);
}

TEST(Refusals, Reports_have_numbers_as_people_write_them) {
  const Ran ran = run({"match", "cityplanner", "--seats", "random", "--games", "1", "--json"});
  EXPECT_EQ(ran.said.find("E0"), std::string::npos) << ran.said;
  EXPECT_NE(ran.said.find("\"ci95\":0,"), std::string::npos) << ran.said;
}

}  // namespace
}  // namespace townsmith::testing
