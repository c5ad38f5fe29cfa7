// Whole conversations with a host, word for word: what nobody meant to change has not changed.
#include "transcript.h"

#include <gtest/gtest.h>

#include "conformance/golden.h"
#include "source_folder.h"
#include "talk.h"

namespace townsmith::host {
namespace {

/// Everything that is said, in lines.
class Conversation {
 public:
  explicit Conversation(bool in_browser) : talk(in_browser) {}

  json::object ask(Client client, std::string_view verb, json::object message) {
    text_ += fmt::format("{}: {} {}\n", name_of(client), verb, in_brief(message));
    json::object answer = talk.ask(client, verb, std::move(message));
    answer.erase("re");
    text_ += fmt::format("  {}\n", in_brief(answer));
    for (std::size_t i = 1; i < talk.said.size(); ++i) {
      text_ += fmt::format("  to {}: {}\n", name_of(talk.said[i].to),
                           in_brief(json::parse(talk.said[i].text)));
    }
    return answer;
  }
  json::object ask(std::string_view verb, json::object message) {
    return ask(talk.ada, verb, std::move(message));
  }
  /// Something done in a seat, at the version that its view has.
  json::object act(Client client, const std::string& table, int seat, std::string_view verb,
                   json::object more = {}) {
    more["table"] = table;
    more["seat"] = seat;
    if (!more.contains("at")) more["at"] = seen(client, table, seat).at("version");
    return ask(client, verb, std::move(more));
  }
  /// What a seat sees, without a line about it.
  json::object seen(Client client, const std::string& table, int seat) {
    const json::object answer = talk.ask(client, "view", {{"table", table}, {"as", seat}});
    const json::value* view = answer.if_contains("view");
    return view == nullptr ? talk.view(table, nullptr) : view->as_object();
  }
  const std::string& text() const { return text_; }

  Talk talk;

 private:
  std::string name_of(Client client) const {
    return client == talk.ada ? "Ada" : client == talk.ben ? "Ben" : "somebody";
  }

  std::string text_;
};

/// One thing is done by whoever is waited for, with moves that go round through the list.
bool go_on(Conversation& talk, const std::string& table, int step,
           const std::vector<Client>& clients) {
  const json::object spectated = talk.talk.view(table, nullptr);
  if (spectated.at("over").as_bool()) return false;
  const int seat = static_cast<int>(spectated.at("waiting").at(0).as_int64());
  const Client client = clients[static_cast<std::size_t>(seat) % clients.size()];
  const json::object view = talk.seen(client, table, seat);
  const json::array& moves = view.at("moves").as_array();
  if (moves.empty()) {
    talk.act(client, table, seat, "commit");
    return true;
  }
  const json::value& move = moves[static_cast<std::size_t>(step * 7) % moves.size()].at("move");
  talk.act(client, table, seat, "move", {{"move", move}});
  if (step % 4 == 3) {
    talk.act(client, table, seat, step % 8 == 3 ? "undo" : "restart");
    talk.act(client, table, seat, "undo");
    const json::object again = talk.seen(client, table, seat);
    if (!again.at("moves").as_array().empty()) {
      talk.act(client, table, seat, "move", {{"move", again.at("moves").at(0).at("move")}});
    }
  }
  return true;
}

/// A page's own host: somebody plays all seats, asks for everything, and does much that is wrong.
std::string in_a_page(const GameInfo& info) {
  Conversation talk(true);
  talk.ask("hello", {{"protocol", protocol::number}, {"language", "en"}});
  const std::string table = talk.talk.create(info.name, std::min(info.max_players, 3));
  talk.ask("watch", {{"table", table}, {"as", 0}});
  talk.ask(talk.talk.ben, "watch", {{"table", table}, {"as", nullptr}});
  for (int step = 0; step < 18; ++step) go_on(talk, table, step, {talk.talk.ada});
  for (int seat = 0; seat < 2; ++seat) {
    talk.ask("hint", {{"table", table}, {"seat", seat}, {"count", 2}});
    talk.ask("reference", {{"table", table}, {"as", seat}});
    talk.act(talk.talk.ada, table, seat, "move", {{"move", "nonsense"}});
    talk.act(talk.talk.ada, table, seat, "move", {{"move", "nonsense"}, {"at", 0}});
    talk.act(talk.talk.ada, table, seat, "sit", {{"name", "Cleo"}});
    talk.act(talk.talk.ada, table, seat, "start");
    talk.act(talk.talk.ada, table, seat, "commit");
    talk.act(talk.talk.ada, table, seat, "back");
  }
  talk.ask("record", {{"table", table}});
  const json::object steps = talk.ask("new_steps", {{"table", table}, {"lines", 0}, {"check", ""}});
  talk.ask("new_steps",
           {{"table", table}, {"lines", steps.at("lines")}, {"check", steps.at("check")}});
  talk.ask("new_steps", {{"table", table}, {"lines", 99999}, {"check", ""}});
  talk.ask("replay", {{"table", table}, {"as", 1}});
  talk.ask("replay", {{"table", table}, {"as", nullptr}, {"step", 5}});
  talk.ask("replay", {{"table", table}, {"as", 0}, {"step", 99999}});
  for (const int from : {0, 3, 99999}) {
    talk.ask("view", {{"table", table}, {"as", 1}, {"from", from}});
  }
  talk.ask("view", {{"table", table}, {"as", 9}});
  talk.ask("view", {{"table", "none"}, {"as", 0}});
  talk.ask("open", {{"record", talk.talk.ask("record", {{"table", table}}).at("record")}});
  talk.ask("open", {{"record", "nonsense"}});
  talk.ask("unwatch", {{"table", table}, {"as", 0}});
  talk.ask("unwatch", {{"table", table}, {"as", 0}});
  talk.ask("close", {{"table", table}});
  talk.ask("close", {{"table", table}});
  return talk.text();
}

/// A game of bots to its end, and what the engine thinks of it.
std::string with_bots(const GameInfo& info) {
  Conversation talk(true);
  json::array seats;
  for (int seat = 0; seat < info.min_players; ++seat) {
    seats.push_back(
        json::object{{"occupant", "bot"}, {"bot", seat == 0 ? "greedy" : "random"}, {"name", ""}});
  }
  const json::object made = talk.ask(
      "create", {{"game", info.name}, {"seats", std::move(seats)}, {"seed", 11}, {"start", true}});
  const std::string table = text_of(made.at("table"));
  for (int step = 0; step < 2000 && !talk.talk.view(table, nullptr).at("over").as_bool(); ++step) {
    if (step < 3) {
      talk.ask("think", {{"table", table}});
    } else {
      talk.talk.ask("think", {{"table", table}});
    }
  }
  talk.ask("think", {{"table", table}});
  talk.ask("next_bot", {{"table", table}});
  for (int seat = 0; seat < info.min_players; ++seat) {
    talk.ask("view", {{"table", table}, {"as", seat}});
  }
  talk.ask("review", {{"table", table}, {"from", 1}, {"count", 2}});
  talk.ask("review", {{"table", table}, {"from", 99999}});
  talk.ask("hint", {{"table", table}, {"seat", 0}});
  talk.ask("replay", {{"table", table}, {"as", 0}, {"step", 2}});
  talk.ask("record", {{"table", table}});
  return talk.text();
}

/// A host of several people: who may do what.
std::string at_a_server(const GameInfo& info) {
  Conversation talk(false);
  const Client ada = talk.talk.ada;
  const Client ben = talk.talk.ben;
  const Client nobody = talk.talk.host.connect("");
  const json::object open = {{"occupant", "open"}};
  const json::object made =
      talk.ask("create", {{"game", info.name}, {"seats", json::array{open, open}}});
  talk.ask(nobody, "create", {{"game", info.name}, {"seats", json::array{open, open}}});
  talk.ask("create", {{"game", "none"}, {"seats", json::array{open, open}}});
  const std::string table = text_of(made.at("table"));
  talk.ask(ben, "watch", {{"table", table}, {"as", nullptr}});
  const std::string share(64, 'a');
  const auto sit = [&](Client client, int seat, json::object more) {
    more["table"] = table;
    more["seat"] = seat;
    more["at"] = talk.talk.view(table, nullptr).at("version");
    talk.ask(client, "sit", std::move(more));
  };
  sit(nobody, 0, {{"share", share}});
  sit(ada, 0, {{"share", "12"}});
  sit(ada, 0, {{"share", share}});
  sit(ada, 1, {{"share", share}});
  sit(ben, 0, {{"share", share}});
  sit(ben, 1, {{"bot", "easy"}});
  sit(ada, 1, {{"bot", "oracle"}});
  sit(ada, 1, {{"bot", "easy"}, {"name", "Robot"}});
  const auto act = [&](Client client, int seat, std::string_view verb) {
    talk.act(client, table, seat, verb);
  };
  act(ben, 1, "leave");
  act(ada, 1, "leave");
  act(ada, 0, "start");
  sit(ben, 1, {{"share", share}});
  act(ben, 0, "leave");
  act(ben, 0, "start");
  act(ben, 1, "start");
  act(ada, 0, "start");
  sit(ben, 0, {{"share", share}});
  talk.ask(ben, "view", {{"table", table}, {"as", 0}});
  talk.ask(ben, "view", {{"table", table}, {"as", 1}});
  for (int step = 0; step < 6; ++step) go_on(talk, table, step, {ada, ben});
  talk.ask(ben, "move", {{"table", table}, {"seat", 0}, {"at", 1}, {"move", "x"}});
  for (const char* verb : {"undo", "restart", "commit", "back"}) act(ben, 0, verb);
  talk.ask(ben, "record", {{"table", table}});
  talk.ask(ben, "replay", {{"table", table}, {"as", 1}});
  act(ben, 1, "leave");
  act(ben, 1, "undo");
  act(ada, 1, "back");
  act(ben, 1, "back");
  act(ben, 1, "back");
  for (const char* verb : {"review", "think", "next_bot", "close"}) {
    talk.ask(verb, {{"table", table}});
  }
  return talk.text();
}

class Transcripts : public testing::TestWithParam<const GameInfo*> {};

void expect_as_kept(const GameInfo& info, std::string_view kind, const std::string& text) {
  const std::string wrong = conformance::differs_from_golden(
      fmt::format("{}/tests/golden/transcripts/{}-{}.txt", source_folder(), info.name, kind), text);
  EXPECT_TRUE(wrong.empty()) << wrong;
}

TEST_P(Transcripts, In_a_page) { expect_as_kept(*GetParam(), "page", in_a_page(*GetParam())); }
TEST_P(Transcripts, With_bots) { expect_as_kept(*GetParam(), "bots", with_bots(*GetParam())); }
TEST_P(Transcripts, At_a_server) {
  expect_as_kept(*GetParam(), "server", at_a_server(*GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, Transcripts, testing::ValuesIn(example_games()),
                         [](const auto& info) { return std::string(info.param->name); });

}  // namespace
}  // namespace townsmith::host
