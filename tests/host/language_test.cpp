// Everybody is spoken to in their own language, and nothing is said that no catalogue has.
#include "conformance/scale.h"
#include "protocol/server.h"
#include "talk.h"

namespace townsmith::host {
namespace {

/// A sentence of the marked language, all of it.
bool is_marked(std::string_view text) {
  return text.starts_with(mark_begin) && text.ends_with(mark_end);
}

/// Every sentence in a message: what stands under these names is for people.
void sentences_in(const json::value& value, std::vector<std::string>& out) {
  if (const json::array* list = value.if_array()) {
    for (const json::value& item : *list) sentences_in(item, out);
  }
  const json::object* object = value.if_object();
  if (object == nullptr) return;
  for (const auto& [name, member] : *object) {
    const bool spoken = name == "sentence" || name == "text" || name == "note" ||
                        name == "tagline" || name == "title";
    // A game's title is a name, and an empty text says nothing.
    const bool is_name = name == "title" && object->contains("credits");
    if (spoken && !is_name && member.is_string() && !member.get_string().empty()) {
      out.emplace_back(std::string_view(member.get_string()));
    }
    sentences_in(member, out);
  }
}

void expect_marked(const json::object& message) {
  std::vector<std::string> sentences;
  sentences_in(message, sentences);
  EXPECT_FALSE(sentences.empty()) << json::serialize(message);
  for (const std::string& sentence : sentences) EXPECT_TRUE(is_marked(sentence)) << sentence;
}

TEST(Languages, Each_client_is_spoken_to_in_its_own) {
  Talk talk(false);
  const auto hello = [&](Client client, std::string_view language) {
    return talk.ask(client, "hello", {{"protocol", protocol::number}, {"language", language}});
  };
  EXPECT_EQ(hello(talk.ada, "de-AT").at("language"), json::value("de"));
  EXPECT_EQ(hello(talk.ben, "tlh").at("language"), json::value("en"));
  const json::array seats = {json::object{{"occupant", "human"}},
                             json::object{{"occupant", "open"}}};
  const json::value table =
      talk.ask("create", {{"game", turn_game()}, {"seats", seats}}).at("table");
  talk.ask("watch", {{"table", table}, {"as", 0}});
  talk.ask(talk.ben, "watch", {{"table", table}, {"as", nullptr}});
  ASSERT_EQ(reason_of(talk.ask(talk.ben, "sit", {{"table", table}, {"seat", 1}, {"at", 1}})),
            "none");
  const auto said_to = [&](Client client) {
    return text_of(talk.pushes(client).at(0).at("events").at(0).at("sentence"));
  };
  EXPECT_EQ(said_to(talk.ada), "Ben setzt sich.");
  EXPECT_EQ(said_to(talk.ben), "Ben sits down.");
  const auto refusal = [&](Client client) {
    return text_of(
        talk.ask(client, "view", {{"table", "none"}, {"as", nullptr}}).at("error").at("sentence"));
  };
  EXPECT_EQ(refusal(talk.ada), "Den Tisch „none“ gibt es nicht.");
  EXPECT_EQ(refusal(talk.ben), "There is no table “none”.");
  EXPECT_EQ(talk.ask(talk.ben, "language", {{"language", "fr"}}).at("language"), json::value("fr"));
  EXPECT_EQ(refusal(talk.ben), "La table «\u202Fnone\u202F» n’existe pas.");
  // Words of one's own are for pages.
  EXPECT_EQ(
      reason_of(talk.ask(talk.ben, "language", {{"language", "it"}, {"words", json::object()}})),
      "not_allowed");
}

TEST(Languages, A_page_gives_its_engine_the_words) {
  Talk talk;
  const json::object words = {{"townsmith.ftl", "prompt-open = In attesa.\n"}};
  EXPECT_EQ(talk.ask("language", {{"language", "it"}, {"words", words}}).at("language"),
            json::value("it"));
  const json::array seats = {json::object{{"occupant", "open"}}};
  const std::string table =
      text_of(talk.ask("create", {{"game", round_game()}, {"seats", seats}}).at("table"));
  EXPECT_EQ(text_of(talk.view(table, nullptr).at("prompt").at("text")), "In attesa.");
  const json::object damaged = {{"townsmith.ftl", "this is { no catalogue"}};
  EXPECT_EQ(reason_of(talk.ask("language", {{"language", "it"}, {"words", damaged}})),
            "bad_syntax");
  EXPECT_EQ(text_of(talk.view(table, nullptr).at("prompt").at("text")), "In attesa.");
}

TEST(Languages, Every_sentence_of_every_game_comes_from_a_catalogue) {
  Talk talk;
  talk.ask("language", {{"language", marked_language}});
  expect_marked(talk.ask("hello", {{"protocol", protocol::number}}));
  talk.ask("language", {{"language", marked_language}});
  const bots::Catalogue catalogue = bots::all_games();
  for (const auto& entry : catalogue.entries()) {
    const GameInfo& info = entry->type().info();
    SCOPED_TRACE(info.name);
    const std::string table = talk.create(info.name, info.max_players);
    talk.ask("watch", {{"table", table}, {"as", 0}});
    const int most = conformance::soaking() ? 17 : 8;
    for (int steps = 0; steps < most; ++steps) {
      const json::object spectated = talk.view(table, nullptr);
      if (spectated.at("over").as_bool()) break;
      const int seat = static_cast<int>(spectated.at("waiting").at(0).as_int64());
      const json::object view = talk.view(table, seat);
      expect_marked(view);
      const json::array& moves = view.at("moves").as_array();
      if (steps % 8 == 0 && !moves.empty()) {
        expect_marked(talk.ask("hint", {{"table", table}, {"seat", seat}, {"count", 1}}));
        expect_marked(talk.ask("reference", {{"table", table}, {"as", seat}}));
      }
      if (moves.empty()) {
        talk.act(table, seat, "commit");
      } else {
        const std::size_t which = static_cast<std::size_t>(steps * 7) % moves.size();
        talk.act(table, seat, "move", {{"move", moves[which].at("move")}});
      }
      for (const json::object& push : talk.pushes(talk.ada)) expect_marked(push);
    }
  }
}

TEST(Languages, Whatever_is_wrong_with_a_request_is_said_by_a_catalogue) {
  for (const bool in_browser : {true, false}) {
    Talk talk(in_browser);
    for (const Client client : {talk.ada, talk.host.connect("")}) {
      talk.ask(client, "language", {{"language", marked_language}});
      const std::vector<json::value> garbage = {nullptr, true,          -1,
                                                "x",     json::array(), json::object()};
      for (const protocol::VerbInfo& verb : protocol::all_verbs()) {
        if (verb.verb == "language" || verb.verb == "hello" || verb.server_only) continue;
        std::vector<json::object> requests = {{}, {{"nonsense", 1}}};
        for (const schema::MemberType& member : verb.ask().members) {
          for (const json::value& value : garbage) {
            json::object request = requests.size() > 2 ? requests.back() : json::object();
            request[member.name] = value;
            requests.push_back(std::move(request));
          }
        }
        for (const json::object& request : requests) {
          const json::object answer = talk.ask(client, verb.verb, request);
          if (answer.contains("error")) expect_marked(answer);
        }
      }
      for (const std::string_view text :
           {"", "[", "7", "{}", R"({"id":1})", R"({"id":1,"do":"sing"})"}) {
        expect_marked(talk.say(client, text));
      }
    }
  }
}

TEST(Languages, A_page_from_before_is_told_to_reload) {
  Talk talk(false);
  const json::object answer = talk.ask("hello", {{"protocol", 1}});
  EXPECT_EQ(reason_of(answer), "other_version");
  EXPECT_EQ(text_of(answer.at("error").at("sentence")), "This page is out of date: reload it.");
}

}  // namespace
}  // namespace townsmith::host
