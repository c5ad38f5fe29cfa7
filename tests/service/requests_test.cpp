// Parts that answer requests, on the parts they are built on.
#include "service/requests.h"

#include <stdexcept>

#include "parts_harness.h"
#include "service/chat.h"
#include "service/lists.h"
#include "service/orders.h"

namespace townsmith::service {
namespace {

class RequestsTest : public Parts {
 protected:
  RequestPointer request(Client client, json::object message = {}) {
    auto made = std::make_shared<Request>(journal, client, [this] { ++done; });
    made->id = 1;
    made->message = std::move(message);
    return made;
  }
  /// Lets the part that has this verb answer.
  void ask(const std::vector<Verb>& verbs, Client client, std::string_view name,
           json::object message) {
    for (const Verb& verb : verbs) {
      if (verb.name == name) verb.handle(request(client, std::move(message)));
    }
    journal.flush();
    store.run();
  }
  json::object last_sent(Client client) {
    const std::vector<std::string> all = sent_to(client);
    return all.empty() ? json::object() : json::parse(all.back()).as_object();
  }

  Requests requests{journal, sessions, tables, trouble};
  int done = 0;
  Client ada = connect("ada");
};

TEST_F(RequestsTest, Work_that_throws_is_answered_with_a_refusal_and_its_table_read_again) {
  const std::string table = make_table(ada);
  requests.attempt(request(ada, {{"table", table}}), [] { throw std::runtime_error("broken"); });
  EXPECT_EQ(tables.find(table), nullptr);
  journal.flush();
  EXPECT_EQ(reason_of(last_sent(ada)), "io_error");
  EXPECT_EQ(done, 1);
  EXPECT_EQ(troubles, std::vector<std::string>{"broken"});
}

TEST_F(RequestsTest, What_was_answered_before_it_threw_is_answered_once) {
  const RequestPointer one = request(ada);
  requests.attempt(one, [&] {
    one->answer(protocol::Nothing());
    throw std::runtime_error("broken");
  });
  journal.flush();
  EXPECT_EQ(done, 1);
  EXPECT_EQ(reason_of(last_sent(ada)), "none");
}

TEST_F(RequestsTest, What_cannot_be_read_is_refused_and_the_host_is_told_why) {
  const auto fail = [](store::Store&) -> Result<int> {
    return refuse(Reason::io_error, say("townsmith", "not-stored"));
  };
  requests.read(request(ada), fail, [](int) { FAIL(); });
  std::optional<ApiAnswer> answer;
  const ApiReply reply = [&](ApiAnswer said) { answer = std::move(said); };
  requests.read(reply, fail, [](int) { FAIL(); });
  store.run();
  EXPECT_EQ(reason_of(last_sent(ada)), "io_error");
  EXPECT_EQ(answer->status, 503);
  EXPECT_EQ(troubles.size(), 1U) << "one cause";
}

TEST_F(RequestsTest, A_client_that_goes_while_its_table_is_read_ends_its_request) {
  const std::string table = make_table(ada);
  now += 1'000;
  tables.let_go_of_idle();
  requests.at_table(request(ada), table, [](CachedTable&) { FAIL(); });
  sessions.close(ada);
  store.run();
  EXPECT_EQ(done, 1);
}

TEST_F(RequestsTest, A_message_with_members_that_a_verb_does_not_have_never_reaches_its_part) {
  Chat chat(tables, sessions, journal, requests, clock, 5);
  ask(chat.verbs(), ada, "say", {{"table", "t1"}, {"text", "hi"}, {"loud", true}});
  EXPECT_NE(reason_of(last_sent(ada)), "none");
  EXPECT_EQ(done, 1);
}

TEST_F(RequestsTest, A_line_of_chat_is_passed_on_once_however_often_others_hear_of_it) {
  Chat chat(tables, sessions, journal, requests, clock, 5);
  tables.add_listener(chat);
  const std::string table = make_table(ada);
  const Client ben = connect("ben");
  host.handle(ben, R"({"id":1,"do":"watch","as":null,"table":")" + table + "\"}");
  // Said at another node.
  const store::ChatLine line{.table = table, .person = "ada", .name = "Ada", .text = "hi"};
  ASSERT_TRUE(store.inner().write({line}));
  tables.hear({.table = table, .chat = true});
  tables.hear({.table = table, .chat = true});
  store.run();
  tables.hear({.table = table, .chat = true});
  store.run();
  const std::vector<std::string> heard = sent_to(ben);
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_NE(heard[0].find("\"hi\""), std::string::npos) << heard[0];
}

TEST_F(RequestsTest, A_muted_person_is_heard_by_no_connection_of_the_person_who_muted_them) {
  Chat chat(tables, sessions, journal, requests, clock, 5);
  tables.add_listener(chat);
  const std::string table = make_table(ada);
  const Client here = connect("ben");
  const Client there = connect("ben");
  for (const Client client : {here, there}) {
    host.handle(client, R"({"id":1,"do":"watch","as":null,"table":")" + table + "\"}");
  }
  ask(chat.verbs(), here, "mute", {{"person", "ada"}});
  EXPECT_EQ(last_sent(here).at("muted"), json::value(json::array{"ada"}));
  ask(chat.verbs(), ada, "say", {{"table", table}, {"text", "hi"}});
  EXPECT_TRUE(sent_to(here).empty());
  EXPECT_TRUE(sent_to(there).empty());
  ask(chat.verbs(), there, "mute", {{"person", "ada"}, {"on", false}});
  ask(chat.verbs(), ada, "say", {{"table", table}, {"text", "hi"}});
  EXPECT_EQ(sent_to(here).size(), 1U);
}

TEST_F(RequestsTest, Orders_from_before_a_server_began_are_not_executed) {
  Chat chat(tables, sessions, journal, requests, clock, 5);
  Orders orders(tables, sessions, journal, chat, packs, trouble);
  const auto give = [&](const std::string& text) {
    ASSERT_TRUE(store.inner().write({store::Order{.kind = "message", .argument = text}}));
    orders.read_new();
    store.run();
  };
  give("old");
  EXPECT_TRUE(sent_to(ada).empty());
  give("new");
  const std::vector<std::string> heard = sent_to(ada);
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(heard[0].find("old"), std::string::npos);
  EXPECT_NE(heard[0].find("new"), std::string::npos);
  orders.read_new();
  store.run();
  EXPECT_TRUE(sent_to(ada).empty());
}

TEST_F(RequestsTest, A_summary_tells_a_person_which_seat_is_theirs) {
  const std::string table = make_table(ada, protocol::HumanSeat());
  store::TableRow row = tables.find(table)->row();
  const Language& language = sessions.language_of(ada);
  EXPECT_EQ(summary(row, "ada", language, packs)->yours, Viewer(seat_at(0)));
  EXPECT_TRUE(summary(row, "ben", language, packs)->yours.is_spectator());
  EXPECT_TRUE(summary(row, "", language, packs)->yours.is_spectator());
  row.summary.pop_back();
  EXPECT_FALSE(summary(row, "ada", language, packs)) << "it is damaged";
}

}  // namespace
}  // namespace townsmith::service
