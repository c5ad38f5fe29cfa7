// A whole conversation with a server, word for word: what nobody meant to change has not changed.
#include "transcript.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include "conformance/golden.h"
#include "core/random.h"
#include "fair/committed_seed.h"
#include "source_folder.h"
#include "table_harness.h"

namespace townsmith::service {
namespace {

Random random_bytes(1);

std::uint32_t random_word() { return static_cast<std::uint32_t>(random_bytes.next64()); }
void fill(void* const buffer, const std::size_t size) {
  auto* bytes = static_cast<unsigned char*>(buffer);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<unsigned char>(random_word());
}

/// As long as it lives, names and luck are the same every time.
class SameLuck {
 public:
  SameLuck() {
    EXPECT_GE(sodium_init(), 0);
    random_bytes = Random(4);
    randombytes_set_implementation(&given_);
  }
  ~SameLuck() { randombytes_set_implementation(&randombytes_sysrandom_implementation); }

 private:
  randombytes_implementation given_ = {.implementation_name = [] { return "the same"; },
                                       .random = random_word,
                                       .stir = nullptr,
                                       .uniform = nullptr,
                                       .buf = fill,
                                       .close = nullptr};
};

class ServerTranscript : public Tables {
 protected:
  json::object ask(const std::string& who, std::string_view verb, json::object message = {}) {
    text_ += fmt::format("{}: {} {}\n", who, verb, in_brief(message));
    json::object answer = node_.ask(clients_.at(who), verb, std::move(message));
    answer.erase("re");
    text_ += fmt::format("  {}\n", in_brief(answer));
    return answer;
  }
  ApiAnswer api(const std::string& method, const std::string& path, const std::string& secret,
                const std::string& body = {}) {
    ApiAnswer answer = node_.api(method, path, secret, body);
    text_ += fmt::format("{} {} {}\n  {} {}{}\n", method, path, body, answer.status, answer.body,
                         answer.secret == nullptr ? ""
                         : answer.secret->empty() ? ", cookie taken away"
                                                  : ", cookie");
    return answer;
  }
  void come(const std::string& name) {
    const ApiAnswer made = api("POST", "/api/me", "", R"({"name":")" + name + "\"}");
    secrets_[name] = made.secret == nullptr ? "" : *made.secret;
    clients_[name] = node_.connect(secrets_[name]);
    ids_[name] = text_of(ask(name, "hello", {{"protocol", protocol::number}}).at("you").at("id"));
  }
  /// Something done in a seat, at the version that its view has.
  json::object act(const std::string& who, const std::string& table, int seat,
                   std::string_view verb, json::object more = {}) {
    const json::object seen =
        node_.ask(clients_.at(who), "view", {{"table", table}, {"as", nullptr}});
    more["table"] = table;
    more["seat"] = seat;
    if (!more.contains("at")) more["at"] = seen.at("version");
    return ask(who, verb, std::move(more));
  }

  SameLuck luck_;
  Node node_{url()};
  std::map<std::string, std::string> secrets_;
  std::map<std::string, Client> clients_;
  std::map<std::string, std::string> ids_;
  std::string text_;
};

/// The beginning of a seed's key stream, as a page sends it to its own host.
std::string stream_text(const fair::Seed& seed, int words) {
  fair::SeedStream stream(seed);
  std::string text;
  for (int i = 0; i < words; ++i) {
    const std::uint32_t word = stream.next_word();
    for (unsigned byte = 0; byte < 4; ++byte)
      text += fmt::format("{:02x}", (word >> (8 * byte)) & 0xFFU);
  }
  return text;
}

/// A page's own host holds the draws of a record against the stream that the page has made.
void expect_verified(const std::string& record_text) {
  const Record record = *parse_record(record_text);
  const fair::Seed mixed = *fair::mix(*fair::seed_from_hex(record.seed), record.shares);
  host::Host page(bots::all_games(), built_in_content(), {.in_browser = true}, "1", Random(1));
  const host::Client client = page.connect("");
  const auto verified = [&](const std::string& stream) {
    const json::object ask = {
        {"id", 1}, {"do", "verify"}, {"record", record_text}, {"stream", stream}};
    return json::parse(page.handle(client, json::serialize(ask)).at(0).text).as_object();
  };
  const std::string stream = stream_text(mixed, 2000);
  EXPECT_EQ(verified(stream).at("draws"), json::value(*fair::verify(record)));
  EXPECT_EQ(reason_of(verified(stream.substr(0, 80))), "bad_value");
  EXPECT_EQ(reason_of(verified(stream_text(fair::Seed{}, 2000))), "bad_record");
}

TEST_F(ServerTranscript, Is_as_it_was) {
  for (const char* body :
       {"", "[]", "{}", R"({"name":""})", R"({"name":"\u202e"})", R"({"name":7})"}) {
    api("POST", "/api/me", "", body);
  }
  for (const char* name : {"Ada", "Ben", "Cleo"}) come(name);
  clients_["somebody"] = node_.connect("");
  ask("somebody", "hello", {{"protocol", protocol::number}});
  ask("somebody", "hello", {{"protocol", 1}});
  api("GET", "/api/me", secrets_["Ada"]);
  api("GET", "/api/me", "nonsense");
  api("POST", "/api/me", secrets_["Ada"], R"({"name":"Ada L."})");
  const std::string link = api("POST", "/api/me/link", secrets_["Ada"]).body;
  api("POST", "/api/me/link", "");
  api("POST", "/api/return", "", link);
  api("POST", "/api/return", "", link);
  api("POST", "/api/return", "", "{}");
  api("GET", "/api/nothing", "");

  for (const char* who : {"Ada", "Cleo", "somebody"}) ask(who, "lobby");
  const json::object open = {{"occupant", "open"}};
  json::object terms = {
      {"game", turn_game()}, {"seats", json::array{open, open}}, {"listed", true}};
  ask("somebody", "create", terms);
  terms["share"] = share('c');
  ask("Ada", "create", terms);
  terms.erase("share");
  terms["seed"] = 5;
  ask("Ada", "create", terms);
  terms.erase("seed");
  terms["pace"] = json::object{{"kind", "live"}, {"bank", 600}, {"turn", 30}};
  const std::string table = text_of(ask("Ada", "create", terms).at("table"));
  terms["listed"] = false;
  const std::string other = text_of(ask("Ada", "create", terms).at("table"));

  act("somebody", table, 0, "sit", {{"share", share('a')}});
  act("Ada", table, 0, "sit");
  act("Ada", table, 0, "sit", {{"share", "1"}});
  act("Ada", table, 0, "sit", {{"share", share('a')}, {"command", "c1"}});
  act("Ada", table, 0, "sit", {{"share", share('a')}, {"command", "c1"}});
  act("Ben", table, 1, "sit", {{"share", share('b')}});
  act("Cleo", table, 1, "sit", {{"share", share('b')}});
  act("Cleo", table, 0, "start");
  act("Ada", table, 0, "start");
  ask("Ada", "watch", {{"table", table}, {"as", 0}});
  ask("Cleo", "watch_glimpses", {{"table", "none"}, {"as", nullptr}});
  ask("Ben", "hint", {{"table", table}, {"seat", 1}});
  ask("Ada", "cancel", {{"table", table}});
  ask("Ben", "cancel", {{"table", other}});
  ask("Ada", "cancel", {{"table", other}});
  ask("Ada", "cancel", {{"table", other}});
  ask("Ada", "rematch", {{"table", table}});

  for (const char* text : {"Hello!", " ", "\u202e"})
    ask("Ben", "say", {{"table", table}, {"text", text}});
  ask("Cleo", "say", {{"table", table}, {"text", "May I?"}});
  ask("somebody", "say", {{"table", table}, {"text", "May I?"}});
  ask("Ada", "mute", {{"person", ids_["Cleo"]}});
  ask("Ada", "mute", {{"person", "none"}});
  ask("Ada", "mute", {{"person", ids_["Ada"]}});
  for (const char* who : {"Ada", "Cleo"}) ask(who, "chat", {{"table", table}});
  ask("Cleo", "chat", {{"table", table}, {"from", 1}});
  ask("Ada", "mute", {{"person", ids_["Cleo"]}, {"on", false}});

  play(node_, table, {clients_["Ada"], clients_["Ben"]}, 7);
  for (const char* who : {"Ada", "Ben", "Cleo"}) ask(who, "lobby");
  ask("Ben", "record", {{"table", table}});
  ask("Ben", "leave", {{"table", table}, {"seat", 1}, {"at", 0}});
  node_.now += 5000;
  play(node_, table, {clients_["Ada"], clients_["Ben"]}, 10'000);
  for (const char* who : {"Ada", "Cleo"}) {
    ask(who, "lobby");
    ask(who, "view", {{"table", table}, {"as", 1}});
    ask(who, "profile", {{"person", ids_["Ben"]}});
    ask(who, "ladder", {{"game", turn_game()}});
    ask(who, "archive");
    ask(who, "archive", {{"person", ids_["Cleo"]}});
    ask(who, "archive", {{"game", round_game()}});
    ask(who, "rematch", {{"table", table}});
  }
  ask("Ben", "rematch", {{"table", table}});
  ask("Cleo", "profile", {{"person", "none"}});
  ask("Cleo", "ladder", {{"game", "none"}});
  ask("Ada", "unlobby");
  ask("Ada", "nonsense");
  const json::object record = ask("Ada", "record", {{"table", table}});
  expect_verified(text_of(record.at("record")));
  api("DELETE", "/api/me", secrets_["Cleo"]);
  api("GET", "/api/me", secrets_["Cleo"]);

  const std::string wrong = conformance::differs_from_golden(
      source_folder() + "/tests/golden/transcripts/server.txt", text_);
  EXPECT_TRUE(wrong.empty()) << wrong;
}

}  // namespace
}  // namespace townsmith::service
