#include "service/histogram.h"

#include "table_harness.h"

namespace townsmith::service {
namespace {

TEST(Histogram, Counts_by_ranges_as_Prometheus_reads_them) {
  Histogram histogram;
  for (const int milliseconds : {0, 1, 2, 3, 30'000}) {
    histogram.note(std::chrono::milliseconds(milliseconds));
  }
  const std::string text = histogram.text("x_seconds", "Something.");
  EXPECT_TRUE(
      text.starts_with("# HELP townsmith_x_seconds Something.\n"
                       "# TYPE townsmith_x_seconds histogram\n"
                       "townsmith_x_seconds_bucket{le=\"0.0005\"} 1\n"
                       "townsmith_x_seconds_bucket{le=\"0.001\"} 2\n"
                       "townsmith_x_seconds_bucket{le=\"0.0025\"} 3\n"
                       "townsmith_x_seconds_bucket{le=\"0.005\"} 4\n"))
      << text;
  EXPECT_TRUE(
      text.ends_with("townsmith_x_seconds_bucket{le=\"10\"} 4\n"
                     "townsmith_x_seconds_bucket{le=\"+Inf\"} 5\n"
                     "townsmith_x_seconds_sum 30.006000\n"
                     "townsmith_x_seconds_count 5\n"))
      << text;
}

class Times : public Tables {};

TEST_F(Times, Commands_their_news_transactions_and_bots_are_measured) {
  Node node(url());
  const auto count = [&](const std::string& name) {
    const std::string wanted = "townsmith_" + name + "_seconds_count ";
    const std::string text = node.service().metrics();
    const std::size_t at = text.find(wanted);
    return at == std::string::npos ? -1 : std::stoi(text.substr(at + wanted.size()));
  };
  EXPECT_EQ(count("command"), 0);
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  node.ask(ben, "watch", {{"table", table}, {"as", 1}});
  const int commands = count("command");
  const int told = count("opponent");
  const int commits = count("commit");
  EXPECT_GT(commands, 0);
  const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  EXPECT_EQ(count("command"), commands) << "nothing is stored for clients that only look";
  const json::object moved = node.ask(ada, "move",
                                      {{"table", table},
                                       {"seat", 0},
                                       {"at", seen.at("version")},
                                       {"move", seen.at("view").at("moves").at(0).at("move")}});
  ASSERT_EQ(reason_of(moved), "none");
  EXPECT_EQ(count("command"), commands + 1);
  EXPECT_GT(count("opponent"), told);
  EXPECT_GT(count("commit"), commits);
  EXPECT_EQ(count("bot"), 0);
  const json::array seats(2, json::object{{"occupant", "bot"}, {"bot", "random"}});
  node.ask(ada, "create", {{"game", turn_game()}, {"seats", seats}, {"start", true}});
  EXPECT_TRUE(node.wait([&] { return count("bot") > 0; }));
}

}  // namespace
}  // namespace townsmith::service
