#include <gtest/gtest.h>

#include <regex>

#include "comes_true.h"
#include "core/json.h"
#include "example_games.h"
#include "program/child.h"
#include "source_folder.h"

namespace townsmith::testing {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> lab_run(const std::string& folder, const std::string& games) {
  return {"lab", "run",       round_game(), "--bots",        "random", "--games", games, "--seed",
          "3",   "--threads", "2",          "--thoughts",    "0",      "--skill", "0",   "--offers",
          "20",  "--causes",  "100",        "--ahead-games", "0",      "--out",   folder};
}

TEST(Lab, A_killed_run_resumes_to_the_identical_result) {
  const TemporaryFolder folder;
  const std::string whole = folder.file("whole");
  const std::string killed = folder.file("killed");
  {
    // More games than it can play before it is killed.
    Child child(lab_run(killed, "100000000"));
    ASSERT_TRUE(comes_true([&] { return !text_of(killed + "/run.json").empty(); }));
    child.kill();
  }
  const std::string kept = text_of(killed + "/run.json");
  ASSERT_FALSE(kept.empty());
  const std::size_t at = kept.find("\"blocks\":") + 9;
  const std::uint64_t done = std::stoull(kept.substr(at));
  const std::string games = std::to_string(done + 500);
  const Ran resumed = run(lab_run(killed, games));
  EXPECT_EQ(resumed.code, 0) << resumed.said;
  EXPECT_NE(resumed.said.find("Resuming after"), std::string::npos) << resumed.said;
  const Ran alone = run(lab_run(whole, games));
  EXPECT_EQ(alone.code, 0) << alone.said;
  for (const char* name : {"/run.json", "/report.html", "/report.json", "/items.csv"}) {
    EXPECT_EQ(text_of(killed + name), text_of(whole + name)) << name;
    EXPECT_FALSE(text_of(whole + name).empty()) << name;
  }
}

TEST(Lab, A_folder_with_another_run_is_not_overwritten) {
  const TemporaryFolder folder;
  const std::string out = folder.file("out");
  EXPECT_EQ(run(lab_run(out, "20")).code, 0);
  const std::string before = text_of(out + "/run.json");
  EXPECT_EQ(run({"lab", "run", round_game(), "--bots", "random", "--seed", "4", "--out", out}).code,
            1);
  EXPECT_EQ(text_of(out + "/run.json"), before);
  // The report can be written again.
  const std::string report = text_of(out + "/report.html");
  std::filesystem::remove(out + "/report.html");
  EXPECT_EQ(run({"lab", "report", out}).code, 0);
  EXPECT_EQ(text_of(out + "/report.html"), report);
}

TEST(Lab, Compares_options_and_content_folders_and_says_what_is_wrong) {
  const TemporaryFolder folder;
  const Ran ran = run({"lab", "compare", round_game(), "--a", "standard", "--b", "handicap=2,2",
                       "--bots", "random", "--games", "200", "--out", folder.file("compared")});
  EXPECT_EQ(ran.code, 0) << ran.said;
  EXPECT_NE(ran.said.find("B has more: points of a seat (+2.00"), std::string::npos) << ran.said;
  const Ran unknown =
      run({"lab", "compare", round_game(), "--a", "standard", "--b", unusual_option(round_game()),
           "--measure", "beauty", "--out", folder.file("x")});
  EXPECT_EQ(unknown.code, 1);
  EXPECT_NE(unknown.said.find("nothing is measured as \"beauty\""), std::string::npos);
  EXPECT_EQ(run({"lab", "compare", round_game(), "--a", "standard", "--b", folder.file("nowhere"),
                 "--out", folder.file("x")})
                .code,
            1);
}

/// The value of a member of a report, as text.
json::value report_of(const std::string& folder) {
  const auto value = parse_json(text_of(folder + "/report.json"), false);
  return value ? *value : json::value();
}

/// The arguments of the first example that the report lists for `townsmith replay`.
std::vector<std::string> first_example(const std::string& page) {
  std::smatch found;
  if (!std::regex_search(page, found, std::regex("([^<> ]+) --game (\\d+) --at (\\d+)"))) return {};
  return {"replay", found[1], "--game", found[2], "--at", found[3]};
}

TEST(Lab, Peoples_games_from_files_have_the_same_report_and_can_be_shown) {
  const TemporaryFolder folder;
  const std::string games = folder.file("games.jsonl");
  ASSERT_EQ(
      run({"match", turn_game(), "--seats", "greedy,random", "--games", "12", "--records", games})
          .code,
      0);
  const std::string out = folder.file("out");
  const Ran ran = run({"lab", "records", games, "--out", out});
  ASSERT_EQ(ran.code, 0) << ran.said;
  EXPECT_EQ(report_of(out).at("games").as_int64(), 12);
  const std::string page = text_of(out + "/report.html");
  EXPECT_NE(page.find("Show me games in which it happened"), std::string::npos);
  const std::vector<std::string> example = first_example(page);
  ASSERT_FALSE(example.empty());
  const Ran shown = run(example);
  EXPECT_EQ(shown.code, 0) << shown.said;
  // Once more only if it may be overwritten.
  EXPECT_EQ(run({"lab", "records", games, "--out", out}).code, 1);
  EXPECT_EQ(run({"lab", "records", games, "--out", out, "--force"}).code, 0);
  const std::string broken = folder.write("broken.jsonl", text_of(games) + "{\"townsmith\":\n");
  EXPECT_EQ(run({"lab", "records", broken, "--out", folder.file("other")}).code, 1);
}

TEST(Lab, A_servers_archive_has_reports_without_names_and_with_times) {
  const TemporaryFolder folder;
  const std::string file = folder.file("tables.db");
  std::filesystem::copy_file(
      std::filesystem::path(source_folder()) / "tests/service/before/tables.db", file);
  {
    // It brings what an older one has stored up to date.
    Child server({"serve", "--port", "0", "--db", "sqlite:" + file});
    EXPECT_NE(server.hear_until("(Ctrl+C ends it)").find("http"), std::string::npos);
  }
  const std::string out = folder.file("out");
  const Ran ran = run({"lab", "records", "--db", "sqlite:" + file, "--out", out});
  ASSERT_EQ(ran.code, 0) << ran.said;
  // Ten games are over, two of each of five setups; those that are still running are not looked at.
  for (const char* number : {"1", "2", "3", "4", "5"}) {
    const std::string one = out + "/" + number;
    EXPECT_EQ(report_of(one).at("games").as_int64(), 2) << number;
    const std::string page = text_of(one + "/report.html");
    EXPECT_NE(page.find("Time for a decision"), std::string::npos) << number;
    EXPECT_EQ(page.find(">A0<"), std::string::npos) << number;
  }
  const std::string records = text_of(out + "/records.jsonl");
  EXPECT_EQ(records.find("\"A0\""), std::string::npos) << "who played is nobody's business";
  const Ran shown = run(first_example(text_of(out + "/1/report.html")));
  EXPECT_EQ(shown.code, 0) << shown.said;
  EXPECT_EQ(run({"lab", "records", "--out", folder.file("none")}).code, 1);
}

TEST(Lab, Several_variants_are_ranked_and_the_report_says_what_was_changed) {
  const TemporaryFolder folder;
  const std::string out = folder.file("ranked");
  const Ran ran =
      run({"lab", "compare", round_game(), "--variant", "handicap=1,1", "--variant", "handicap=3,3",
           "--variant", "handicap=2,2", "--bots", "random", "--games", "200", "--out", out});
  ASSERT_EQ(ran.code, 0) << ran.said;
  const std::size_t first = ran.said.find("handicap=3,3: B has more: points of a seat (+3.00");
  const std::size_t second = ran.said.find("handicap=2,2: B has more: points of a seat (+2.00");
  const std::size_t third = ran.said.find("handicap=1,1: B has more: points of a seat (+1.00");
  ASSERT_NE(third, std::string::npos) << ran.said;
  EXPECT_LT(first, second);
  EXPECT_LT(second, third);
  const std::string page = text_of(out + "/report.html");
  for (const char* word : {"B: handicap=3,3", "B: handicap=2,2", "B: handicap=1,1", "--seed 1",
                           "--variant handicap=1,1", "content"}) {
    EXPECT_NE(page.find(word), std::string::npos) << word;
  }
}

TEST(Lab, Until_goes_on_to_the_precision_or_says_that_it_was_not_reached) {
  const TemporaryFolder folder;
  const auto until = [&](const char* name, std::vector<std::string> more) {
    std::vector<std::string> all = {
        "lab",     "run", round_game(),     "--bots", "random",
        "--until", "2",   "--results-only", "--out",  folder.file(name)};
    all.insert(all.end(), more.begin(), more.end());
    return run(all);
  };
  const Ran reached = until("reached", {});
  EXPECT_EQ(reached.code, 0) << reached.said;
  EXPECT_EQ(reached.said.find("was not reached"), std::string::npos) << reached.said;
  // A share is known to two points of 100 after some 2,400 games.
  EXPECT_GT(report_of(folder.file("reached")).at("games").as_int64(), 2000);
  const Ran stopped = until("stopped", {"--games", "500"});
  EXPECT_EQ(stopped.code, 0) << stopped.said;
  EXPECT_NE(stopped.said.find("The precision asked for, 2, was not reached"), std::string::npos)
      << stopped.said;
  EXPECT_EQ(report_of(folder.file("stopped")).at("games").as_int64(), 500);
}

}  // namespace
}  // namespace townsmith::testing
