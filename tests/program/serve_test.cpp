#include <gtest/gtest.h>

#include "program/child.h"

namespace townsmith::testing {
namespace {

/// Where a server says it is.
std::string port_of(const std::string& said) {
  const std::size_t colon = said.find("localhost:");
  if (colon == std::string::npos) return {};
  const std::size_t begin = colon + 10;
  return said.substr(begin, said.find('/', begin) - begin);
}

TEST(Serve, Says_in_plain_words_where_it_is_and_ends_well_when_told_to) {
  const TemporaryFolder folder;
  for (const int signal : {SIGTERM, SIGINT}) {
    Child server({"serve", "--port", "0", "--db", "sqlite:" + folder.file("data/tables.db")});
    EXPECT_NE(port_of(server.hear_until("(Ctrl+C ends it)")), "");
    server.hear_until("\"what\":\"listening\"");
    EXPECT_EQ(server.end_by(signal), 0);
  }
  EXPECT_TRUE(std::filesystem::exists(folder.file("data/tables.db")));
}

TEST(Serve, A_port_that_is_taken_is_refused_in_a_sentence) {
  const TemporaryFolder folder;
  Child server({"serve", "--port", "0", "--db", "sqlite:" + folder.file("one.db")});
  const std::string port = port_of(server.hear_until("(Ctrl+C ends it)"));
  const Ran second = run({"serve", "--port", port, "--db", "sqlite:" + folder.file("two.db")});
  EXPECT_EQ(second.code, 1);
  EXPECT_NE(second.said.find("port " + port + " is taken by another program"), std::string::npos)
      << second.said;
}

TEST(Serve, Wrong_choices_are_refused_in_a_sentence) {
  const TemporaryFolder folder;
  const std::string file = folder.write("server.conf", "prot = 1\n");
  const Ran wrong_file = run({"serve", "--config", file});
  EXPECT_EQ(wrong_file.code, 1);
  EXPECT_NE(wrong_file.said.find("line 1: there is no option \"prot\""), std::string::npos);
  EXPECT_EQ(run({"serve", "--port", "http"}).code, 1);
  EXPECT_EQ(run({"serve", "--prot", "1"}).code, 2);
}

TEST(Serve, The_help_lists_what_can_be_chosen) {
  const std::string help = run({"serve", "--help"}).said;
  for (const std::string option : {"--db", "--trusted-proxy", "--webhook", "--max-frame"}) {
    EXPECT_NE(help.find(option), std::string::npos) << option;
  }
  EXPECT_NE(help.find("TOWNSMITH_TRUSTED_PROXY"), std::string::npos);
}

}  // namespace
}  // namespace townsmith::testing
