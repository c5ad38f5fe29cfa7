#include <gtest/gtest.h>

#include "comes_true.h"
#include "example_games.h"
#include "program/child.h"

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

}  // namespace
}  // namespace townsmith::testing
