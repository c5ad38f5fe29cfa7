// Who is connected.
#include "parts_harness.h"

namespace townsmith::service {
namespace {

class SessionsTest : public Parts {};

TEST_F(SessionsTest, A_person_has_as_many_connections_as_the_limit_and_the_oldest_goes) {
  const Client first = connect("ada");
  const Client second = connect("ada");
  EXPECT_TRUE(closed.empty());
  const Client third = connect("ada");
  EXPECT_EQ(closed, (std::map<Client, CloseReason>{{first, CloseReason::replaced}}));
  sessions.close(first);
  EXPECT_EQ(sessions.clients_of("ada"), (std::set<Client>{second, third}));
  for (int i = 0; i < 5; ++i) connect("");  // people without a name are many
  EXPECT_EQ(closed.size(), 1U);
}

TEST_F(SessionsTest, A_client_is_in_no_list_when_others_hear_that_it_has_gone) {
  const Client ada = connect("ada");
  sessions.find(ada)->tables.insert("t1");
  std::vector<std::string> heard;
  sessions.when_closed([&](Client client, const Session& session) {
    EXPECT_FALSE(sessions.contains(client));
    EXPECT_FALSE(sessions.is_connected("ada"));
    heard.push_back(session.person + " was at " + *session.tables.begin());
  });
  sessions.close(ada);
  sessions.close(ada);  // has gone already
  EXPECT_EQ(heard, std::vector<std::string>{"ada was at t1"});
  EXPECT_EQ(sessions.people(), 0U);
}

TEST_F(SessionsTest, A_client_knows_its_number_before_anything_is_done_with_it) {
  bool ready = false;
  bool opened = false;
  sessions.when_opened([&](Client, const Session& session) {
    EXPECT_TRUE(ready);
    EXPECT_EQ(session.person, "ada");
    opened = true;
  });
  sessions.open({"ada", "Ada"}, [&](const ConnectResult&) { ready = true; });
  EXPECT_TRUE(opened);
}

TEST_F(SessionsTest, All_connections_of_a_person_or_a_key_are_ended_and_no_others) {
  const Client here = connect("ada");
  const Client there = connect("ada");
  const Client ben = connect("ben");
  sessions.find(there)->key = "k1";
  sessions.end_of_key("k1", CloseReason::forgotten);
  EXPECT_EQ(closed, (std::map<Client, CloseReason>{{there, CloseReason::forgotten}}));
  sessions.end_of_person("ada", CloseReason::banned);
  EXPECT_EQ(closed.at(here), CloseReason::banned);
  EXPECT_FALSE(closed.contains(ben));
}

TEST_F(SessionsTest, A_new_name_is_the_name_of_all_connections) {
  const Client here = connect("ada");
  const Client there = connect("ada");
  sessions.rename("ada", "Ada L.");
  EXPECT_EQ(sessions.find(here)->name, "Ada L.");
  EXPECT_EQ(sessions.find(there)->name, "Ada L.");
}

TEST(RateLimit, Each_key_is_allowed_as_often_as_the_limit_in_a_minute) {
  RateLimit limit(2);
  EXPECT_TRUE(limit.allow("ada", 1'000'000));
  EXPECT_TRUE(limit.allow("ada", 1'000'001));
  EXPECT_FALSE(limit.allow("ada", 1'059'999));
  EXPECT_TRUE(limit.allow("ben", 1'059'999));
  EXPECT_TRUE(limit.allow("ada", 1'060'000));
}

}  // namespace
}  // namespace townsmith::service
