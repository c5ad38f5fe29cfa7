#include <gtest/gtest.h>

#include <algorithm>

#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
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
      {"search:simulations=-4", "“simulations” is from"},
      {"search:foo=3", "A search has no setting “foo”"}};
  for (const auto& [bot, sentence] : bots) {
    const std::string two = "random," + bot;
    const std::vector<std::vector<std::string>> commands = {
        {"match", round_game(), "--seats", two, "--games", "1", "--records", records},
        {"match", round_game(), "--seats", two, "--games", "1", "--json"},
        {"contest", round_game(), "--bots", two, "--blocks", "1", "--out", notebook},
        {"lab", "run", round_game(), "--bots", bot, "--games", "1", "--out", folder.file("run")},
        {"lab", "compare", round_game(), "--a", "standard", "--b", unusual_option(round_game()),
         "--bots", bot, "--out", folder.file("compare")},
        {"lab", "tune", round_game(), "--vary", content_file(round_game()) + ":x[*]=1..2",
         "--target", "score=1", "--bots", bot, "--out", folder.file("tune")},
        {"play", round_game(), "--lines", "--seats", "you," + bot, "--save", folder.file("save")}};
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

TEST(Refusals, An_option_that_does_not_exist_is_a_sentence_in_every_command) {
  const TemporaryFolder folder;
  const std::string out = folder.file("out");
  const std::vector<std::vector<std::string>> commands = {
      {"play", turn_game(), "--lines", "--save", out},
      {"match", turn_game(), "--seats", "random", "--games", "1", "--records", out},
      {"contest", turn_game(), "--bots", "random,greedy", "--blocks", "1", "--out", out},
      {"lab", "run", turn_game(), "--bots", "random", "--games", "1", "--out", out},
      {"lab", "compare", turn_game(), "--bots", "random", "--b", unusual_option(turn_game()),
       "--out", out},
      {"lab", "tune", turn_game(), "--vary", content_file(turn_game()) + ":x[*]=1..2", "--target",
       "score=1", "--bots", "random", "--out", out},
      {"train", turn_game(), "--out", out},
      {"solve", turn_game(), "--out", out},
      {"perft", turn_game(), "--depth", "1"},
      {"signature", turn_game(), "--games", "1"}};
  for (const char* option : {"flavour=sweet", "flavour", ""}) {
    for (std::vector<std::string> command : commands) {
      command.insert(command.end(), {"--option", option});
      const Ran ran = run(command);
      EXPECT_EQ(ran.code, 1) << command[0] << ": " << ran.said;
      EXPECT_TRUE(ran.said.starts_with("townsmith: ")) << command[0] << ": " << ran.said;
      EXPECT_FALSE(std::filesystem::exists(out)) << command[0];
    }
  }
}

TEST(Refusals, Exported_content_that_was_edited_is_overwritten_only_by_force) {
  const TemporaryFolder folder;
  const std::string content = folder.file("content");
  ASSERT_EQ(run({"content", "export", content}).code, 0);
  EXPECT_EQ(run({"content", "export", content}).code, 0) << "nothing was changed";
  const std::string changed = content_file(turn_game());
  const std::string missing = content + "/" + content_file(round_game());
  const std::string mine = folder.write("content/" + changed, "{\"mine\": 1}");
  std::filesystem::remove(missing);
  expect_refused(run({"content", "export", content}), changed);
  EXPECT_EQ(TemporaryFolder::read(mine), "{\"mine\": 1}");
  EXPECT_FALSE(std::filesystem::exists(missing)) << "nothing was written";
  EXPECT_EQ(run({"content", "export", content, "--force"}).code, 0);
  EXPECT_NE(TemporaryFolder::read(mine), "{\"mine\": 1}");
}

TEST(Refusals, Training_does_not_overwrite_a_file_without_force) {
  const TemporaryFolder folder;
  const std::string weights = folder.write("weights.json", "old");
  const std::vector<std::string> train = {"train", turn_game(), "--rounds", "1",     "--games",
                                          "32",    "--exam",    "1",        "--out", weights};
  expect_refused(run(train), "weights.json is there already");
  EXPECT_EQ(TemporaryFolder::read(weights), "old");
  std::vector<std::string> forced = train;
  forced.emplace_back("--force");
  EXPECT_EQ(run(forced).code, 0);
  EXPECT_NE(TemporaryFolder::read(weights), "old");
}

TEST(Refusals, Files_that_are_there_are_overwritten_only_by_force) {
  const TemporaryFolder folder;
  const std::string diary = folder.write("diary", "Dear diary");
  const std::string run_folder = folder.file("run");
  ASSERT_EQ(run({"lab", "run", turn_game(), "--bots", "random", "--games", "2", "--results-only",
                 "--out", run_folder})
                .code,
            0);
  const std::vector<std::vector<std::string>> commands = {
      {"match", turn_game(), "--seats", "random", "--games", "1", "--records", diary},
      {"lab", "overview", run_folder, "--out", diary},
      {"solve", turn_game(), "--players", "1", "--out", diary}};
  for (std::vector<std::string> command : commands) {
    expect_refused(run(command), "diary is there already");
    EXPECT_EQ(TemporaryFolder::read(diary), "Dear diary");
    if (command[0] == "solve") continue;  // that would take long
    command.emplace_back("--force");
    EXPECT_EQ(run(command).code, 0);
    EXPECT_NE(TemporaryFolder::read(diary), "Dear diary");
    folder.write("diary", "Dear diary");
  }
  // What keeps nothing loses nothing.
  EXPECT_EQ(
      run({"match", turn_game(), "--seats", "random", "--games", "1", "--records", "/dev/null"})
          .code,
      0);
}

TEST(Refusals, What_cannot_be_printed_is_a_sentence_and_leaves_nothing) {
  const TemporaryFolder folder;
  const std::string out = folder.file("sheets.pdf");
  folder.write("page/index.html", "<!doctype html><title>Nothing</title>");
  folder.write("bad.pack", "{}");
  const std::string game(turn_game());
  const auto print = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"print", game, "-o", out, "--page", folder.file("page")});
    return run(more);
  };
  expect_refused(run({"print", "chess", "-o", out}), "chess");
  expect_refused(run({"--content", folder.file("page"), "print", game, "-o", out}), "--pack");
  expect_refused(print({"--pack", folder.file("none.pack")}), "none.pack");
  expect_refused(print({"--pack", folder.file("bad.pack")}), "townsmith_pack");
  expect_refused(print({"--browser", "no-such-browser"}), "no-such-browser");
  // A program that ends at once, and one that says something else.
  expect_refused(print({"--browser", "/bin/true"}), "could not be used");
  expect_refused(print({"--browser", "/bin/echo"}), "could not be used");
  EXPECT_FALSE(std::filesystem::exists(out));
  folder.write("sheets.pdf", "mine");
  expect_refused(print({"--browser", "/bin/true"}), "is there already");
  EXPECT_EQ(TemporaryFolder::read(out), "mine");
  EXPECT_EQ(run({"print", game}).code, 2);
  EXPECT_EQ(run({"print", game, "-o", out, "--paper", "a5"}).code, 2);
}

TEST(Refusals, The_lab_writes_into_no_folder_of_somebody_else) {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.file("mine"));
  const std::string page = folder.write("mine/report.html", "my thesis");
  const std::string mine = folder.file("mine");
  const std::string records = folder.file("games.jsonl");
  ASSERT_EQ(
      run({"match", turn_game(), "--seats", "random", "--games", "2", "--records", records}).code,
      0);
  const std::vector<std::vector<std::string>> commands = {
      {"lab", "run", turn_game(), "--bots", "random", "--games", "2", "--out", mine},
      {"lab", "compare", turn_game(), "--bots", "random", "--b", unusual_option(turn_game()),
       "--out", mine},
      {"lab", "compare", turn_game(), "--bots", "random", "--variant", unusual_option(turn_game()),
       "--out", mine},
      {"lab", "tune", turn_game(), "--vary", content_file(turn_game()) + ":x[*]=1..2", "--target",
       "score=1", "--bots", "random", "--out", mine},
      {"lab", "records", records, "--out", mine}};
  for (const auto& command : commands) {
    expect_refused(run(command), "holds something else");
    EXPECT_EQ(TemporaryFolder::read(page), "my thesis");
  }
  EXPECT_EQ(run({"lab", "records", records, "--out", mine, "--force"}).code, 0);
  EXPECT_NE(TemporaryFolder::read(page), "my thesis");
}

TEST(Refusals, A_name_that_is_not_UTF_8_is_refused_wherever_one_is_given) {
  const TemporaryFolder folder;
  const std::string save = folder.file("save.jsonl");
  const std::string name = "Andr\xe9";
  expect_refused(run({"play", turn_game(), "--lines", "--save", save, "--name", name}),
                 "not UTF-8");
  expect_refused(run({"join", "http://localhost:1/#/t/abc", "--name", name}), "not UTF-8");
  {
    Child server({"serve", "--port", "0", "--db", "sqlite:" + folder.file("tables.db")});
    server.hear_until("(Ctrl+C ends it)");
  }
  for (const char* what : {"bot", "message"}) {
    expect_refused(run({"admin", "--db", "sqlite:" + folder.file("tables.db"), what, name}),
                   "plain text");
  }
  EXPECT_FALSE(std::filesystem::exists(save));
}

TEST(Refusals, A_contest_whose_notes_were_cut_off_goes_on_from_the_last_whole_line) {
  const TemporaryFolder folder;
  const std::string notes = folder.file("notes.jsonl");
  const auto contest = [&](const char* blocks) {
    return run({"contest", turn_game(), "--bots", "random,greedy", "--blocks", blocks, "--least",
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
  const Ran ran = run({"contest", round_game(), "--bots", "random,greedy", "--blocks", "1",
                       "--elo0", "10", "--elo1", "5"});
  expect_refused(ran, "--elo0 must be less than --elo1");
}

TEST(Refusals, Numbers_that_are_no_seeds_are_not_taken_for_others) {
  const std::vector<std::string> match = {"match",  round_game(), "--seats",
                                          "random", "--games",    "1"};
  for (const char* seed : {"-1", "18446744073709551616", "1.5", "0x10", "seven"}) {
    for (std::vector<std::string> command :
         {match,
          {"lab", "run", round_game(), "--bots", "random", "--games", "1", "--out", "nowhere"},
          {"perft", round_game(), "--depth", "1"},
          {"play", round_game()}}) {
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
  expect_refused(run({"lab", "run", round_game(), "--bots", "random", "--games", "1", "--db",
                      "sqlite:x", "--out", folder.file("out")}),
                 "the queue is kept in PostgreSQL");
}

TEST(Refusals, A_range_that_ends_before_it_begins_is_refused) {
  const TemporaryFolder folder;
  expect_refused(
      run({"lab", "tune", turn_game(), "--vary", content_file(turn_game()) + ":x[*]=9..4",
           "--target", "score=40", "--out", folder.file("out")}),
      "ends before it begins");
}

TEST(Refusals, A_folder_without_content_is_not_well) {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.file("empty"));
  expect_refused(run({"content", "check", folder.file("empty")}), "has no content files");
}

TEST(Refusals, A_syntax_error_is_the_only_thing_said_about_a_game) {
  const TemporaryFolder folder;
  ASSERT_EQ(run({"content", "export", folder.file("content")}).code, 0);
  const std::string file = content_file(company_game());
  folder.write("content/" + file, "{");
  const Ran ran = run({"content", "check", folder.file("content")});
  expect_refused(ran, "1 problem was found");
  EXPECT_NE(ran.said.find(file + ": This is not JSON"), std::string::npos) << ran.said;
}

/// Whether a help page has an example of the command with one of the games.
bool shows_example(const std::string& help, const std::string& command) {
  return std::any_of(game_names().begin(), game_names().end(), [&](const std::string& game) {
    return help.find("townsmith " + command + " " + game) != std::string::npos;
  });
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
    EXPECT_EQ(shows_example(ran.said, "solve"), name.empty()) << ran.said;
  }
  EXPECT_TRUE(shows_example(run({"lab", "run", "--help"}).said, "lab run"));
}

TEST(Refusals, Reports_have_numbers_as_people_write_them) {
  const Ran ran = run({"match", turn_game(), "--seats", "random", "--games", "1", "--json"});
  EXPECT_EQ(ran.said.find("E0"), std::string::npos) << ran.said;
  EXPECT_NE(ran.said.find("\"ci95\":0,"), std::string::npos) << ran.said;
}

}  // namespace
}  // namespace townsmith::testing
