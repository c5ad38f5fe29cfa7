// What people can see, take away, end and have forgotten of what a server keeps about them.
#include "comes_true.h"
#include "core/replay.h"
#include "rights_harness.h"
#include "service/device_name.h"

namespace townsmith::service {
namespace {

INSTANTIATE_TEST_SUITE_P(On, RightsTest, both_stores, store_kind);

TEST(Devices, Are_called_by_their_browser_and_system) {
  EXPECT_EQ(device_of(firefox), "Firefox/Linux");
  EXPECT_EQ(device_of(phone), "Safari/iPhone");
  EXPECT_EQ(device_of("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
                      "Chrome/126.0.0.0 Mobile Safari/537.36"),
            "Chrome/Android");
  EXPECT_EQ(device_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like "
                      "Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"),
            "Edge/Windows");
  EXPECT_EQ(device_of("curl/8.0"), "");
  EXPECT_EQ(browser_of("Firefox/Linux"), "Firefox");
  EXPECT_EQ(system_of("Firefox/Linux"), "Linux");
  EXPECT_EQ(system_of(""), "");
}

TEST_P(RightsTest, People_see_their_devices_and_when_each_was_last_here) {
  const std::string secret = guest("Ada");
  const Time came = node_.now;
  const std::string other = other_device(secret);
  node_.now += 3 * hour;
  const Client client = node_.connect(other);
  node_.disconnect(client);
  new_code(other);  // what was to be stored before it is stored by now
  const json::value seen = account(other);
  ASSERT_EQ(seen.at("devices").as_array().size(), 2U);
  const json::object& first = seen.at("devices").at(0).as_object();
  EXPECT_EQ(first.at("browser"), json::value("Safari"));
  EXPECT_EQ(first.at("system"), json::value("iPhone"));
  EXPECT_TRUE(first.at("current").as_bool());
  EXPECT_EQ(first.at("seen"), json::value(came + 3 * hour));
  const json::object& second = seen.at("devices").at(1).as_object();
  EXPECT_EQ(second.at("browser"), json::value("Firefox"));
  EXPECT_EQ(second.at("made"), json::value(came));
  EXPECT_EQ(second.at("seen"), json::value(came));
  EXPECT_EQ(seen.as_object().count("hash"), 0U);
  EXPECT_EQ(ask("GET", "/api/me/account", "").status, 403);
}

TEST_P(RightsTest, A_device_can_be_ended_from_another_and_what_it_has_open_ends) {
  const std::string secret = guest("Ada");
  const std::string lost = other_device(secret);
  const Client open = node_.connect(lost);
  const Client here = node_.connect(secret);
  const json::value devices = account(secret).at("devices");
  std::string id;
  for (const json::value& one : devices.as_array()) {
    if (!one.at("current").as_bool()) id = text_of(one.at("id"));
  }
  const std::string stranger = guest("Mal");
  EXPECT_EQ(ask("DELETE", "/api/me/devices/" + id, stranger).status, 404) << "it is not Mal's";
  EXPECT_EQ(ask("DELETE", "/api/me/devices/" + id, secret).status, 200);
  EXPECT_EQ(node_.closed, (std::map<Client, CloseReason>{{open, CloseReason::forgotten}}));
  EXPECT_EQ(person(lost), "");
  EXPECT_NE(person(secret), "");
  EXPECT_EQ(reason_of(node_.ask(here, "lobby")), "none");
  EXPECT_EQ(ask("DELETE", "/api/me/devices/" + id, secret).status, 404);
}

TEST_P(RightsTest, All_other_devices_can_be_ended_at_once_also_at_other_nodes) {
  Node other(url_, {}, {.shared = true});
  const std::string secret = guest("Ada");
  const std::string second = other_device(secret);
  const std::string third = other_device(secret);
  other.tick(2'000);  // from now on it hears of orders
  other.tick(2'000);
  const Client elsewhere = other.connect(third);
  const Client here = node_.connect(second);
  EXPECT_EQ(ask("DELETE", "/api/me/devices", secret).status, 200);
  EXPECT_EQ(node_.closed, (std::map<Client, CloseReason>{{here, CloseReason::forgotten}}));
  other.now += 2'000;
  other.service().tick();
  ASSERT_TRUE(other.wait([&] { return !other.closed.empty(); }));
  EXPECT_EQ(other.closed, (std::map<Client, CloseReason>{{elsewhere, CloseReason::forgotten}}));
  EXPECT_EQ(person(second), "");
  EXPECT_EQ(account(secret).at("devices").as_array().size(), 1U);
}

TEST_P(RightsTest, A_recovery_code_brings_a_lost_person_back_once_and_gives_the_next) {
  const std::string secret = guest("Ada");
  EXPECT_TRUE(account(secret).at("recovery").is_null());
  const std::string first = new_code(secret);
  const std::string code = new_code(secret);
  EXPECT_FALSE(account(secret).at("recovery").is_null());
  EXPECT_EQ(use_code(first).status, 403) << "there is a newer one";
  EXPECT_EQ(everything().find(code), std::string::npos) << "only its hash is kept";
  std::string typed = code;  // as people type it
  for (char& c : typed) c = c == '-' ? ' ' : static_cast<char>(std::toupper(c));
  const ApiAnswer back = use_code(typed);
  ASSERT_EQ(back.status, 200) << back.body;
  EXPECT_EQ(person(*back.secret), person(secret));
  EXPECT_EQ(use_code(code).status, 403);
  const std::string next = text_of(body_of(back).at("code"));
  EXPECT_EQ(use_code(next).status, 200);
  EXPECT_EQ(person(next), "") << "a code is no cookie";
}

TEST_P(RightsTest, A_recovery_code_used_at_two_nodes_at_once_lets_one_in) {
  Node other(url_, {}, {.shared = true});
  const std::string body = json::serialize(json::object{{"code", new_code(guest("Ada"))}});
  std::multiset<int> statuses;
  for (Node* node : {&node_, &other}) {
    node->service().api({.method = "POST", .path = "/api/return/code", .secret = "", .body = body},
                        [&](const ApiAnswer& answer) { statuses.insert(answer.status); });
    ASSERT_TRUE(node->gather(1));
  }
  ASSERT_TRUE(node_.wait([&] { return statuses.size() == 1; }));
  ASSERT_TRUE(other.wait([&] { return statuses.size() == 2; }));
  EXPECT_EQ(*statuses.begin(), 200);
  EXPECT_NE(*statuses.rbegin(), 200);
}

TEST_P(RightsTest, Nobody_tries_out_codes) {
  int tried = 0;
  while (tried < 100 && use_code("aaaa-bbbb-cccc-dddd-eeee").status == 403) ++tried;
  EXPECT_EQ(use_code("aaaa-bbbb-cccc-dddd-eeee").status, 429);
  EXPECT_LE(tried, 10);
  node_.now += 60'000;
  EXPECT_EQ(use_code("aaaa-bbbb-cccc-dddd-eeee").status, 403);
}

TEST_P(RightsTest, People_take_everything_about_them_away_in_one_file) {
  const std::string secret = guest("Ada");
  const Client ada = node_.connect(secret);
  const Client ben = node_.connect(guest("Ben"));
  const std::string over = Ways::two(node_, ada, ben, turn_game());
  ASSERT_EQ(reason_of(node_.ask(ada, "say", {{"table", over}, {"text", "hello"}})), "none");
  ASSERT_EQ(reason_of(node_.ask(ben, "say", {{"table", over}, {"text", "secret of Ben"}})), "none");
  Ways::play(node_, over, {ada, ben}, 1'000);
  const std::string running = Ways::two(node_, ada, ben, turn_game());
  const ApiAnswer file = ask("GET", "/api/me/data", secret);
  ASSERT_EQ(file.status, 200) << file.body;
  EXPECT_EQ(file.file_name, "townsmith-" + person(secret) + ".json");
  const json::value data = body_of(file);
  EXPECT_EQ(data.at("person").at("name"), json::value("Ada"));
  EXPECT_EQ(data.at("devices").as_array().size(), 1U);
  ASSERT_EQ(data.at("chat").as_array().size(), 1U);
  EXPECT_EQ(data.at("chat").at(0).at("text"), json::value("hello"));
  EXPECT_EQ(file.body.find("secret of Ben"), std::string::npos);
  EXPECT_EQ(data.at("ratings").as_array().size(), 1U);
  ASSERT_EQ(data.at("games").as_array().size(), 2U);
  for (const json::value& game : data.at("games").as_array()) {
    // A game that runs is told as she may know it.
    EXPECT_NE(text_of(game.at("record")).find("\"Ada\""), std::string::npos);
    if (game.at("table") != json::value(over)) continue;
    const Result<Record> record = parse_record(text_of(game.at("record")));
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->finished);
  }
  EXPECT_EQ(ask("GET", "/api/me/data", "").status, 403);
  // It is much work, so not again and again.
  int more = 0;
  while (more < 10 && ask("GET", "/api/me/data", secret).status == 200) ++more;
  EXPECT_EQ(more, 2);
}

TEST_P(RightsTest, Who_is_forgotten_is_named_nowhere_and_finished_games_stay_with_somebody) {
  const std::string secret = guest("Wilhelmine");
  const Client mine = node_.connect(secret);
  const std::string ben_secret = guest("Ben");
  const Client ben = node_.connect(ben_secret);
  const std::string id = person(secret);
  const std::string over = Ways::two(node_, mine, ben, turn_game());
  ASSERT_EQ(reason_of(node_.ask(mine, "say", {{"table", over}, {"text", "my words"}})), "none");
  Ways::play(node_, over, {mine, ben}, 1'000);
  node_.ask(ben, "watch", {{"table", over}, {"as", 1}});
  new_code(secret);
  EXPECT_NE(everything().find("Wilhelmine"), std::string::npos);
  const std::size_t told = node_.heard[ben].size();

  const ApiAnswer gone = ask("DELETE", "/api/me/everything", secret);
  ASSERT_EQ(gone.status, 200) << gone.body;
  ASSERT_NE(gone.secret, nullptr);
  EXPECT_TRUE(gone.secret->empty()) << "the cookie goes too";
  EXPECT_EQ(node_.closed, (std::map<Client, CloseReason>{{mine, CloseReason::forgotten}}));
  EXPECT_EQ(person(secret), "");
  const std::string all = everything();
  EXPECT_EQ(all.find("Wilhelmine"), std::string::npos);
  EXPECT_EQ(all.find("my words"), std::string::npos);
  // The other nodes are told whom to forget; nothing else knows the person.
  std::size_t times = 0;
  for (std::size_t at = all.find(id); at != std::string::npos; at = all.find(id, at + 1)) ++times;
  EXPECT_EQ(times, 1U);

  // Those who look at the game see somebody, in their language.
  ASSERT_TRUE(node_.wait([&] { return node_.heard[ben].size() > told; }));
  node_.ask(ben, "language", {{"language", "de"}});
  const json::object seen = node_.ask(ben, "view", {{"table", over}, {"as", 1}});
  ASSERT_EQ(reason_of(seen), "none") << json::serialize(seen);
  EXPECT_EQ(seen.at("view").at("seats").at(0).at("name"), json::value("jemand"));
  EXPECT_TRUE(seen.at("view").at("over").as_bool());
  const json::object archive = node_.ask(ben, "archive", {{"person", person(ben_secret)}});
  ASSERT_EQ(archive.at("tables").as_array().size(), 1U);
  const json::object& seat = archive.at("tables").at(0).at("seats").at(0).as_object();
  EXPECT_EQ(seat.at("name"), json::value("jemand"));
  EXPECT_TRUE(seat.at("person").is_null());
  EXPECT_EQ(json::serialize(seen).find("Wilhelmine"), std::string::npos);
  const ApiAnswer record = node_.api("GET", "/api/record/" + over, "");
  ASSERT_EQ(record.status, 200);
  ASSERT_TRUE(parse_record(record.body));
  EXPECT_TRUE(parse_record(record.body)->finished);
  EXPECT_EQ(record.body.find("Wilhelmine"), std::string::npos);
  EXPECT_EQ(reason_of(node_.ask(ben, "profile", {{"person", id}})), "unknown_name");
}

TEST_P(RightsTest, A_bot_plays_on_for_who_is_forgotten_and_tables_that_wait_are_left) {
  const std::string secret = guest("Ada");
  const Client ada = node_.connect(secret);
  const Client ben = node_.join("Ben");
  const std::string running = Ways::two(node_, ada, ben, turn_game());
  const json::array open = {json::object{{"occupant", "open"}}, json::object{{"occupant", "open"}}};
  const auto made_by = [&](Client who) {
    return text_of(node_.ask(who, "create", {{"game", turn_game()}, {"seats", open}}).at("table"));
  };
  const std::string hers = made_by(ada);
  const std::string his = made_by(ben);
  ASSERT_EQ(reason_of(node_.ask(ada, "sit", {{"table", his}, {"seat", 0}, {"at", 0}})), "none");
  const std::string left = made_by(ben);  // sat down, and stood up again
  ASSERT_EQ(reason_of(node_.ask(ada, "sit", {{"table", left}, {"seat", 0}, {"at", 0}})), "none");
  ASSERT_EQ(reason_of(node_.ask(ada, "leave", {{"table", left}, {"seat", 0}, {"at", 1}})), "none");

  ASSERT_EQ(ask("DELETE", "/api/me/everything", secret).status, 200);
  EXPECT_EQ(everything().find("\"Ada\""), std::string::npos) << everything();
  EXPECT_EQ(reason_of(node_.ask(ben, "view", {{"table", hers}, {"as", nullptr}})), "game_over");
  const json::object waits = node_.ask(ben, "view", {{"table", his}, {"as", nullptr}});
  EXPECT_EQ(waits.at("view").at("seats").at(0).at("occupant"), json::value("open"));
  EXPECT_EQ(reason_of(node_.ask(ben, "view", {{"table", left}, {"as", nullptr}})), "none");
  // Nobody can take her seat, and the game runs to its end.
  const Client nobody = node_.connect("");
  EXPECT_EQ(reason_of(node_.ask(nobody, "back", {{"table", running}, {"seat", 0}, {"at", 3}})),
            "not_allowed");
  ASSERT_EQ(reason_of(node_.ask(ben, "watch", {{"table", running}, {"as", 1}})), "none");
  EXPECT_TRUE(townsmith::testing::comes_true([&] {
    // The bot has moved by now, or will have; whoever was thinking when the table was read again
    // begins anew after a while.
    node_.tick(1'000);
    const json::object seen = node_.ask(ben, "view", {{"table", running}, {"as", 1}});
    const json::object& view = seen.at("view").as_object();
    json::object command = {{"table", running}, {"seat", 1}, {"at", seen.at("version")}};
    if (view.at("may").at("commit").as_bool()) {
      node_.ask(ben, "commit", std::move(command));
    } else if (view.at("may").at("move").as_bool()) {
      command["move"] = view.at("moves").at(0).at("move");
      node_.ask(ben, "move", std::move(command));
    }
    return view.at("over").as_bool();
  }));
  const auto ratings = look()->ratings_of(store::forgotten_person);
  ASSERT_TRUE(ratings);
  EXPECT_TRUE(ratings->empty()) << "nobody is rated who is forgotten";
}

TEST_P(RightsTest, Forgetting_waits_for_moves_that_come_between) {
  Node other(url_, {}, {.shared = true});
  const std::string secret = guest("Ada");
  const std::string ben_secret = guest("Ben");
  const Client ada = node_.connect(secret);
  const Client ben = node_.connect(ben_secret);
  const std::string running = Ways::two(node_, ada, ben, turn_game());
  // Another node has the table in memory, with her name.
  const Client there = other.connect(ben_secret);
  ASSERT_EQ(reason_of(other.ask(there, "watch", {{"table", running}, {"as", 1}})), "none");
  ASSERT_EQ(ask("DELETE", "/api/me/everything", secret).status, 200);
  other.service().changed_elsewhere({{.table = running, .lists = true}, {.table = ""}});
  const json::object seen =
      other.ask(other.connect(ben_secret), "view", {{"table", running}, {"as", 1}});
  ASSERT_EQ(reason_of(seen), "none");
  EXPECT_EQ(seen.at("view").at("seats").at(0).at("occupant"), json::value("human"));
}

TEST_P(RightsTest, Nobody_can_be_called_as_those_who_are_forgotten) {
  EXPECT_EQ(ask("POST", "/api/me", "", R"({"name":"*"})").status, 400);
}

TEST_P(RightsTest, What_is_kept_is_told_as_it_is_set) {
  Node node(
      url_,
      {.waiting_lasts = 7 * day, .guests_last = 3 * day, .chat_lasts = 0, .closed_lasts = 5 * day});
  const json::value keeps = body_of(node.api("GET", "/api/keeps", ""));
  EXPECT_EQ(keeps.at("contact"), json::value("https://host.example"));
  EXPECT_EQ(keeps.at("guest_days"), json::value(3));
  EXPECT_EQ(keeps.at("chat_days"), json::value(0));
  EXPECT_EQ(keeps.at("closed_days"), json::value(5));
  EXPECT_EQ(keeps.at("waiting_days"), json::value(7));
  EXPECT_FALSE(keeps.at("push").as_bool());
  EXPECT_FALSE(keeps.at("mail").as_bool());
}

TEST_P(RightsTest, The_server_itself_drops_what_the_host_does_not_want_to_keep) {
  const std::string passing = guest("Passing");
  const std::string player = guest("Player");
  const Client client = node_.connect(player);
  const Client ben = node_.join("Ben");
  const std::string over = Ways::two(node_, client, ben, turn_game());
  ASSERT_EQ(reason_of(node_.ask(client, "say", {{"table", over}, {"text", "old"}})), "none");
  Ways::play(node_, over, {client, ben}, 1'000);
  const auto pass = [&](Time time) {
    node_.tick(time);
    node_.tick(2'000);
    node_.tick(61'000);
    // What it writes is done when something else that was written later is.
    new_code(player);
  };
  pass(29 * day);
  EXPECT_NE(person(passing), "") << "and that was a visit";
  pass(29 * day);
  EXPECT_NE(everything().find("Passing"), std::string::npos);
  pass(2 * day);
  EXPECT_EQ(everything().find("Passing"), std::string::npos);
  EXPECT_EQ(person(passing), "");
  EXPECT_NE(everything().find("\nold\n"), std::string::npos);
  pass(121 * day);
  EXPECT_EQ(everything().find("\nold\n"), std::string::npos);
  EXPECT_NE(person(player), "") << "who has played stays";
}

}  // namespace
}  // namespace townsmith::service
