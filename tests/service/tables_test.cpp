#include "core/replay.h"
#include "fair/committed_seed.h"
#include "table_harness.h"
#include "words.h"

namespace townsmith::service {
namespace {

TEST_F(Tables, Two_people_play_a_whole_game_that_can_be_verified) {
  Node node(url());
  const std::string secret = node.guest("Ada");
  const Client ada = node.connect(secret);
  const Client ben = node.join("Ben");
  for (const std::string& game : game_names()) {
    const std::string table = two(node, ada, ben, game);
    EXPECT_GT(play(node, table, {ada, ben}, 10'000), 5) << game;
    const json::object view = node.ask(ada, "view", {{"table", table}, {"as", nullptr}});
    ASSERT_TRUE(view.at("view").at("over").as_bool()) << game;
    const ApiAnswer file = node.api("GET", "/api/record/" + table, secret);
    ASSERT_EQ(file.status, 200);
    const Result<Record> record = parse_record(file.body);
    ASSERT_TRUE(record) << said(record.error());
    EXPECT_EQ(record->commitment, text_of(view.at("about").at("commitment")));
    EXPECT_EQ(record->shares, (std::vector<std::string>{share('a'), share('b')}));
    const Result<std::size_t> draws = fair::verify(*record);
    ASSERT_TRUE(draws) << said(draws.error());
    EXPECT_GT(*draws, 0U);
  }
}

TEST_F(Tables, What_was_acknowledged_is_there_after_a_restart) {
  std::string table;
  std::string secret;
  json::object before;
  {
    Node node(url());
    secret = node.guest("Ada");
    const Client ada = node.connect(secret);
    const Client ben = node.join("Ben");
    table = two(node, ada, ben, round_game());
    play(node, table, {ada, ben}, 11);
    before = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  }
  Node node(url());
  const Client ada = node.connect(secret);
  const json::object after = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  EXPECT_EQ(after.at("view"), before.at("view"));
  EXPECT_EQ(after.at("events"), before.at("events"));
}

TEST_F(Tables, A_command_sent_again_is_answered_but_not_done_again_even_after_a_restart) {
  std::string table;
  std::string secret;
  json::object command;
  json::object first;
  {
    Node node(url());
    secret = node.guest("Ada");
    const Client ada = node.connect(secret);
    table = two(node, ada, node.join("Ben"), turn_game());
    const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
    command = {{"table", table},
               {"seat", 0},
               {"at", seen.at("version")},
               {"command", "c1"},
               {"move", seen.at("view").at("moves").as_array().front().at("move")}};
    first = node.ask(ada, "move", command);
    ASSERT_EQ(reason_of(first), "none");
    EXPECT_EQ(node.ask(ada, "move", command).at("version"), first.at("version"));
  }
  Node node(url());
  const json::object again = node.ask(node.connect(secret), "move", command);
  ASSERT_EQ(reason_of(again), "none") << json::serialize(again);
  EXPECT_EQ(again.at("version"), first.at("version"));
}

TEST_F(Tables, A_client_that_comes_back_is_told_exactly_what_it_missed) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string secret = node.guest("Ben");
  Client ben = node.connect(secret);
  const std::string table = two(node, ada, ben, turn_game());
  const json::object seen = node.ask(ben, "watch", {{"table", table}, {"as", 1}});
  node.disconnect(ben);
  play(node, table, {ada}, 3);
  ben = node.connect(secret);
  const json::object now =
      node.ask(ben, "watch", {{"table", table}, {"as", 1}, {"from", seen.at("version")}});
  const std::int64_t missed = now.at("version").as_int64() - seen.at("version").as_int64();
  ASSERT_GT(missed, 0);
  ASSERT_EQ(now.at("events").as_array().size(), static_cast<std::size_t>(missed));
  EXPECT_EQ(now.at("events").as_array().front().at("n").as_int64(),
            seen.at("version").as_int64() + 1);
}

TEST_F(Tables, Nothing_is_said_before_it_is_stored) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  node.ask(ben, "watch", {{"table", table}, {"as", 1}});
  const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  const std::size_t said = node.texts[ada].size() + node.texts[ben].size();
  bool done = false;
  node.receive(ada, first_move(table, seen), [&] { done = true; });
  // The store's thread may be done already, but its word has not been heard.
  EXPECT_EQ(node.texts[ada].size() + node.texts[ben].size(), said);
  EXPECT_FALSE(done);
  ASSERT_TRUE(node.wait([&] { return done; }));
  EXPECT_GT(node.texts[ada].size() + node.texts[ben].size(), said + 1);
}

TEST_F(Tables, A_record_waits_until_all_that_it_tells_is_stored) {
  using Mood = FlakyStore::Mood;
  for (const auto& [mood, status] : {std::pair{Mood::well, 200}, {Mood::slow, 503}}) {
    Node node(url());
    const Client ada = node.join("Ada");
    const Client ben = node.join("Ben");
    const std::string table = two(node, ada, ben, turn_game());
    const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
    node.mood = mood;
    bool done = false;
    node.receive(ada, first_move(table, seen), [&] { done = true; });
    std::optional<ApiAnswer> told;
    node.service().api({"GET", "/api/record/" + table, "", ""},
                       [&](ApiAnswer answer) { told = std::move(answer); });
    EXPECT_FALSE(told.has_value());
    ASSERT_TRUE(node.wait([&] { return done && told.has_value(); }));
    EXPECT_EQ(told->status, status);
  }
}

TEST_F(Tables, What_another_node_was_faster_at_calls_nobody) {
  Node node(url());
  const Client ada = node.join("Ada");
  const json::object made =
      node.ask(ada, "create",
               {{"game", turn_game()},
                {"seats", json::array{json::object{{"occupant", "human"}},
                                      json::object{{"occupant", "bot"}, {"bot", "easy"}}}}});
  const json::object start = {{"table", made.at("table")}, {"seat", 0}, {"at", 2}};
  node.mood = FlakyStore::Mood::slow;
  EXPECT_EQ(reason_of(node.ask(ada, "start", start)), "stale");
  EXPECT_TRUE(node.webhooks.empty());
  node.mood = FlakyStore::Mood::well;
  EXPECT_EQ(reason_of(node.ask(ada, "start", start)), "none");
  play(node, text_of(made.at("table")), {ada}, 1'000);
  EXPECT_FALSE(node.webhooks.empty());
}

TEST_F(Tables, What_cannot_be_stored_has_not_happened) {
  using Mood = FlakyStore::Mood;
  for (const auto& [mood, reason] :
       {std::pair{Mood::full, "io_error"}, {Mood::slow, "stale"}, {Mood::picky, "bad_value"}}) {
    Node node(url());
    const Client ada = node.join("Ada");
    const Client ben = node.join("Ben");
    const std::string table = two(node, ada, ben, turn_game());
    node.ask(ben, "watch", {{"table", table}, {"as", 1}});
    const json::object before = node.ask(ada, "watch", {{"table", table}, {"as", 0}});
    const json::object command = {
        {"table", table},
        {"seat", 0},
        {"at", before.at("version")},
        {"command", "once"},
        {"move", before.at("view").at("moves").as_array().front().at("move")}};
    node.mood = mood;
    EXPECT_EQ(reason_of(node.ask(ada, "move", command)), reason);
    // Watchers may be told again what is, but nothing that is not.
    for (const json::object& push : node.pushes(ben, "table")) {
      EXPECT_EQ(push.at("version"), before.at("version"));
    }
    const json::object after = node.ask(ada, "view", {{"table", table}, {"as", 0}});
    EXPECT_EQ(after.at("view"), before.at("view"));
    node.mood = Mood::well;
    EXPECT_EQ(reason_of(node.ask(ada, "move", command)), "none");
    EXPECT_FALSE(node.pushes(ben, "table").empty());
    EXPECT_GT(node.pushes(ben, "table").back().at("version").as_int64(),
              before.at("version").as_int64());
  }
}

TEST_F(Tables, A_table_of_rules_or_content_this_program_does_not_have_is_refused_and_kept) {
  for (const auto& [from, to, reason] :
       {std::tuple{"\\\"rules\\\":1", "\\\"rules\\\":99", "other_version"},
        {"\\\"content\\\":\\\"", "\\\"content\\\":\\\"0", "other_content"}}) {
    std::string table;
    std::string secret;
    {
      Node node(url());
      secret = node.guest("Ada");
      table = two(node, node.connect(secret), node.join("Ben"), turn_game());
    }
    // The same table, as a later program would have stored it.
    const auto store = store::open_store(url());
    store::TableWrite later;
    later.fresh = true;
    later.row = **(*store)->table(table);
    later.row.id = "later" + std::string(reason);
    later.deeds = *(*store)->deeds(table, 0);
    later.people = *(*store)->people(table);
    const std::size_t at = later.row.terms.find(from);
    ASSERT_NE(at, std::string::npos) << later.row.terms;
    later.row.terms.replace(at, std::string_view(from).size(), to);
    ASSERT_TRUE((*store)->write({later}));

    Node node(url());
    const Client ada = node.connect(secret);
    const json::object refused = node.ask(ada, "view", {{"table", later.row.id}, {"as", nullptr}});
    EXPECT_EQ(reason_of(refused), reason) << json::serialize(refused);
    EXPECT_EQ(node.api("GET", "/api/record/" + later.row.id, secret).status, 404);
    EXPECT_EQ(*(*store)->deeds(later.row.id, 0), later.deeds);
    EXPECT_EQ(reason_of(node.ask(ada, "view", {{"table", table}, {"as", 0}})), "none");
  }
}

TEST_F(Tables, A_step_in_an_open_round_does_not_show_in_the_lobby) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, round_game(), {{"listed", true}});
  const json::value before = node.ask(ben, "lobby").at("tables");
  node.now += 1000;
  EXPECT_EQ(play(node, table, {ada}, 1), 1);
  EXPECT_EQ(node.ask(ben, "lobby").at("tables"), before);
}

TEST_F(Tables, A_table_that_nobody_looks_at_is_let_go_and_read_again) {
  Node node(url(), {.idle_table = 1000});
  const Client ada = node.join("Ada");
  const std::string table = two(node, ada, node.join("Ben"), company_game());
  const json::object before = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  node.tick(60'000);
  EXPECT_NE(node.service().metrics().find("tables_in_memory 0"), std::string::npos);
  EXPECT_EQ(node.ask(ada, "view", {{"table", table}, {"as", 0}}).at("view"), before.at("view"));
}

TEST_F(Tables, Bots_play_by_themselves) {
  Node node(url());
  const Client ada = node.join("Ada");
  const json::object made =
      node.ask(ada, "create",
               {{"game", turn_game()},
                {"start", true},
                {"seats", json::array{json::object{{"occupant", "bot"}, {"bot", "random"}},
                                      json::object{{"occupant", "bot"}, {"bot", "greedy"}}}}});
  const std::string table = text_of(made.at("table"));
  const json::object seen = node.ask(ada, "watch", {{"table", table}, {"as", nullptr}});
  bool over = seen.at("view").at("over").as_bool();
  ASSERT_TRUE(node.wait([&] {
    const auto pushes = node.pushes(ada, "table");
    over = over || (!pushes.empty() && pushes.back().at("view").at("over").as_bool());
    return over;
  }));
  // Ratings count what people have played.
  const json::object best = node.ask(ada, "ladder", {{"game", turn_game()}});
  EXPECT_TRUE(best.at("best").as_array().empty()) << json::serialize(best);
}

TEST_F(Tables, When_the_clock_runs_out_a_bot_stands_in_until_the_person_is_back) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table =
      two(node, ada, ben, turn_game(),
          {{"pace", json::object{{"kind", "live"}, {"bank", 60}, {"turn", 10}}}});
  node.ask(ben, "watch", {{"table", table}, {"as", 1}});
  node.tick(50'000);
  json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  EXPECT_EQ(seen.at("about").at("seats").at(0).at("left"), json::value(20'000));
  EXPECT_TRUE(seen.at("about").at("seats").at(0).at("running").as_bool());
  EXPECT_TRUE(seen.at("about").at("seats").at(0).at("stand_in").is_null());
  node.tick(25'000);
  ASSERT_TRUE(node.wait([&] {
    const auto pushes = node.pushes(ben, "table");
    return !pushes.empty() && pushes.back().at("view").at("seats").at(1).at("waiting").as_bool();
  }));
  seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  EXPECT_EQ(seen.at("about").at("seats").at(0).at("stand_in"), json::value("medium"));
  EXPECT_EQ(
      reason_of(node.ask(ada, "back", {{"table", table}, {"seat", 0}, {"at", seen.at("version")}})),
      "none");
  seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  EXPECT_TRUE(seen.at("about").at("seats").at(0).at("stand_in").is_null());
}

TEST_F(Tables, A_sleeping_table_wakes_up_when_its_days_are_over) {
  std::string table;
  {
    Node node(url());
    const Client ada = node.join("Ada");
    table = two(node, ada, node.join("Ben"), turn_game(),
                {{"pace", json::object{{"kind", "days"}, {"days", 2}}}});
  }
  Node node(url());
  const Client eve = node.connect("");
  node.tick(86'400'000);
  EXPECT_TRUE(node.ask(eve, "view", {{"table", table}, {"as", nullptr}})
                  .at("about")
                  .at("seats")
                  .at(0)
                  .at("stand_in")
                  .is_null());
  for (int i = 0; i < 50; ++i) node.tick(2 * 86'400'000);
  ASSERT_TRUE(node.wait([&] {
    node.tick(3000);
    return node.ask(eve, "view", {{"table", table}, {"as", nullptr}})
               .at("about")
               .at("seats")
               .at(0)
               .at("stand_in") == json::value("medium");
  }));
}

TEST_F(Tables, A_rematch_is_one_table_for_everybody_who_asks) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  EXPECT_EQ(reason_of(node.ask(ada, "rematch", {{"table", table}})), "wrong_phase");
  play(node, table, {ada, ben}, 10'000);
  const json::object next = node.ask(ada, "rematch", {{"table", table}});
  ASSERT_EQ(reason_of(next), "none") << json::serialize(next);
  EXPECT_NE(text_of(next.at("table")), table);
  EXPECT_EQ(node.ask(ben, "rematch", {{"table", table}}).at("table"), next.at("table"));
}

// Nodes on one SQLite file do not hear of each other: what is in memory is old until it is stored.
TEST_F(Tables, A_rematch_asked_for_at_two_nodes_is_one_table) {
  Node node(url());
  const std::string secret = node.guest("Ben");
  const Client ada = node.join("Ada");
  const Client ben = node.connect(secret);
  const std::string table = two(node, ada, ben, turn_game());
  play(node, table, {ada, ben}, 10'000);
  Node other(url());
  const Client there = other.connect(secret);
  other.ask(there, "view", {{"table", table}, {"as", 1}});
  const json::object next = node.ask(ada, "rematch", {{"table", table}});
  ASSERT_EQ(reason_of(next), "none") << json::serialize(next);
  EXPECT_EQ(reason_of(other.ask(there, "rematch", {{"table", table}})), "stale");
  EXPECT_EQ(other.ask(there, "rematch", {{"table", table}}).at("table"), next.at("table"));
  const auto store = std::move(*store::open_store(url()));
  EXPECT_EQ(store->tables({.stages = {store::Stage::waiting}})->size(), 1U);
}

TEST_F(Tables, Nobody_sits_down_at_a_table_that_was_closed_at_another_node) {
  Node node(url());
  const Client ada = node.join("Ada");
  const json::object made = node.ask(ada, "create",
                                     {{"game", round_game()},
                                      {"seats", json::array{json::object{{"occupant", "open"}},
                                                            json::object{{"occupant", "open"}}}}});
  const std::string table = text_of(made.at("table"));
  Node other(url());
  const Client ben = other.join("Ben");
  other.ask(ben, "view", {{"table", table}, {"as", nullptr}});
  EXPECT_EQ(reason_of(node.ask(ada, "cancel", {{"table", table}})), "none");
  const json::object sit = {{"table", table}, {"seat", 0}, {"at", 0}, {"share", share('b')}};
  EXPECT_EQ(reason_of(other.ask(ben, "sit", sit)), "stale");
  EXPECT_EQ(reason_of(other.ask(ben, "sit", sit)), "game_over");
}

TEST_F(Tables, Only_the_creator_closes_a_table_and_only_before_it_starts) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const json::object made = node.ask(ada, "create",
                                     {{"game", round_game()},
                                      {"listed", true},
                                      {"seats", json::array{json::object{{"occupant", "open"}},
                                                            json::object{{"occupant", "open"}}}}});
  const std::string table = text_of(made.at("table"));
  EXPECT_EQ(node.ask(ben, "lobby").at("tables").as_array().size(), 1U);
  EXPECT_EQ(reason_of(node.ask(ben, "cancel", {{"table", table}})), "not_allowed");
  EXPECT_EQ(reason_of(node.ask(ada, "cancel", {{"table", table}})), "none");
  EXPECT_EQ(reason_of(node.ask(ada, "view", {{"table", table}, {"as", nullptr}})), "game_over");
  EXPECT_EQ(node.pushes(ben, "lobby").back().at("gone").as_array().size(), 1U);
  EXPECT_EQ(node.ask(ben, "lobby").at("tables").as_array().size(), 0U);
}

TEST_F(Tables, Hints_are_for_who_plays_alone_against_bots) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  EXPECT_EQ(reason_of(node.ask(ada, "hint", {{"table", table}, {"seat", 0}, {"count", 2}})),
            "not_allowed");
  const json::object made =
      node.ask(ada, "create",
               {{"game", turn_game()},
                {"start", true},
                {"seats", json::array{json::object{{"occupant", "human"}},
                                      json::object{{"occupant", "bot"}, {"bot", "easy"}}}}});
  const json::object hints =
      node.ask(ada, "hint", {{"table", text_of(made.at("table"))}, {"seat", 0}, {"count", 2}});
  ASSERT_EQ(reason_of(hints), "none") << json::serialize(hints);
  EXPECT_FALSE(hints.at("hints").as_array().empty());
}

TEST_F(Tables, My_tables_are_told_to_me_wherever_I_am) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  const json::object mine = node.ask(ada, "lobby");
  ASSERT_EQ(mine.at("mine").as_array().size(), 1U);
  EXPECT_TRUE(mine.at("mine").at(0).at("your_turn").as_bool());
  EXPECT_TRUE(mine.at("tables").as_array().empty());  // it is found by its link only
  EXPECT_FALSE(node.pushes(ben, "mine").empty());
  EXPECT_FALSE(node.webhooks.empty());
}

}  // namespace
}  // namespace townsmith::service
