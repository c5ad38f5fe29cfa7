#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "program/child.h"
#include "server/client.h"
#include "source_folder.h"

// What a host is given to watch a server with asks only for what the server tells.
namespace townsmith::testing {
namespace {

std::set<std::string> series_in(const std::string& file) {
  std::ifstream in(source_folder() + "/packaging/" + file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  static const std::regex name("\\b(townsmith|process)_[a-z_]+");
  std::set<std::string> names;
  for (std::sregex_iterator one(text.begin(), text.end(), name), none; one != none; ++one) {
    names.insert(one->str());
  }
  return names;
}

TEST(Dashboard, Every_series_it_asks_for_is_in_the_servers_metrics) {
  const TemporaryFolder folder;
  Child server({"serve", "--port", "0", "--db", "sqlite:" + folder.file("tables.db")});
  const std::string said = server.hear_until("(Ctrl+C ends it)");
  const std::size_t begin = said.find("localhost:") + 10;
  const std::string port = said.substr(begin, said.find('/', begin) - begin);
  // Answers are counted by their status, once there is one.
  ASSERT_TRUE(server::ask_web({"127.0.0.1", port, ""}, "GET", "/healthz", ""));
  const auto metrics = server::ask_web({"127.0.0.1", port, ""}, "GET", "/metrics", "");
  ASSERT_TRUE(metrics);
  for (const char* file : {"grafana-dashboard.json", "prometheus-alerts.yml"}) {
    const std::set<std::string> names = series_in(file);
    EXPECT_GT(names.size(), 4U) << file;
    for (const std::string& name : names) {
      const bool told = metrics->body.find("\n" + name + " ") != std::string::npos ||
                        metrics->body.find("\n" + name + "{") != std::string::npos;
      EXPECT_TRUE(told) << file << ": " << name;
    }
  }
}

}  // namespace
}  // namespace townsmith::testing
