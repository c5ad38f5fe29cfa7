// Tables on packs: content that somebody brought to play with.
#include "packs.h"

#include "core/replay.h"
#include "fair/committed_seed.h"
#include "packs_harness.h"
#include "words.h"

namespace townsmith::service {
namespace {

class TablesOnPacks : public OnPacks {};

TEST_P(TablesOnPacks, A_game_on_a_pack_is_played_to_its_end_and_opens_anywhere_from_its_record) {
  std::string table;
  {
    Node node(url_);
    const Client ada = node.join("Ada");
    const Client ben = node.join("Ben");
    table = Ways::two(node, ada, ben, turn_game(), {{"pack", canals_text()}});
    Ways::play(node, table, {ada, ben}, 4);
    const auto stored = look()->table(table);
    ASSERT_TRUE(stored && *stored);
    EXPECT_EQ((*stored)->pack, canals_id());
    EXPECT_EQ((*stored)->terms.find("Canals"), std::string::npos) << "it is stored once";
  }
  // After a restart, and at another node at the same time.
  Node node(url_, {}, {.shared = true});
  Node other(url_, {}, {.shared = true});
  const auto look_at = [&](Node& here) {
    return here.ask(here.connect(""), "view", {{"table", table}, {"as", nullptr}});
  };
  const json::object seen = look_at(node);
  ASSERT_EQ(reason_of(seen), "none") << json::serialize(seen);
  EXPECT_EQ(seen.at("view"), look_at(other).at("view"));
  EXPECT_EQ(text_of(seen.at("about").at("pack").at("name")), "Canals");
}

TEST_P(TablesOnPacks, The_whole_record_carries_the_pack_and_replays) {
  Node node(url_);
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = Ways::two(node, ada, ben, turn_game(), {{"pack", canals_text()}});
  Ways::play(node, table, {ada, ben}, 2000);
  const ApiAnswer answer = node.api("GET", "/api/record/" + table, "");
  ASSERT_EQ(answer.status, 200) << answer.body;
  const Result<Record> record = parse_record(answer.body);
  ASSERT_TRUE(record) << said(record.error());
  EXPECT_TRUE(record->finished);
  EXPECT_EQ(record->pack, canals_text());
  host::SharedGames games(bots::all_games(), built_in_content());
  const auto rules = games.rules_of(*record);
  ASSERT_TRUE(rules) << said(rules.error());
  EXPECT_TRUE(replay(*rules->game, *record));
  // Nobody is rated for it.
  for (const Client client : {ada, ben}) {
    EXPECT_TRUE(node.ask(client, "profile").at("ratings").as_array().empty());
  }
  EXPECT_FALSE(about(node, ada, table).at("rated").as_bool());
  const json::object archive = node.ask(ada, "archive", {{"person", person_of(node, ada)}});
  ASSERT_EQ(archive.at("tables").as_array().size(), 1U);
  EXPECT_EQ(text_of(archive.at("tables").at(0).at("pack").at("author")), "Ada Vos");
  EXPECT_FALSE(archive.at("tables").at(0).at("rated").as_bool());
}

TEST_P(TablesOnPacks, People_who_change_between_two_nodes_play_a_whole_pack_of_every_game) {
  constexpr int moves_each = 4;
  Node one(url_, {}, {.shared = true});
  Node two(url_, {}, {.shared = true});
  const std::string ada = one.guest("Ada");
  const std::string ben = one.guest("Ben");
  for (const std::string& game : game_names()) {
    const std::string pack = pack_text(game);
    const std::string table =
        Ways::two(one, one.connect(ada), one.connect(ben), game, {{"pack", pack}});
    Node* here = &two;
    int changes = 0;
    const auto play_here = [&] {
      const std::vector<Client> clients = {here->connect(ada), here->connect(ben)};
      const int moves = Ways::play(*here, table, clients, moves_each);
      for (const Client client : clients) here->disconnect(client);
      return moves;
    };
    for (; play_here() == moves_each; ++changes) here = here == &two ? &one : &two;
    EXPECT_GT(changes, 1) << game;
    const ApiAnswer answer = one.api("GET", "/api/record/" + table, "");
    ASSERT_EQ(answer.status, 200) << answer.body;
    const Result<Record> record = parse_record(answer.body);
    ASSERT_TRUE(record) << said(record.error());
    EXPECT_TRUE(record->finished) << game;
    EXPECT_EQ(*parse_pack(record->pack), *parse_pack(pack)) << game;
    host::SharedGames games(bots::all_games(), built_in_content());
    const auto rules = games.rules_of(*record);
    ASSERT_TRUE(rules) << said(rules.error());
    EXPECT_TRUE(replay(*rules->game, *record)) << game;
    const Result<std::size_t> draws = fair::verify(*record);
    ASSERT_TRUE(draws) << game << ": " << said(draws.error());
    EXPECT_GT(*draws, 0U) << game;
  }
}

TEST_P(TablesOnPacks, A_rematch_is_played_with_the_same_pack) {
  Node node(url_);
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = Ways::two(node, ada, ben, turn_game(), {{"pack", canals_text()}});
  Ways::play(node, table, {ada, ben}, 2000);
  const json::object next = node.ask(ada, "rematch", {{"table", table}});
  ASSERT_EQ(reason_of(next), "none") << json::serialize(next);
  const std::string again = text_of(next.at("table"));
  EXPECT_EQ(text_of(about(node, ben, again).at("pack").at("id")), canals_id());
  EXPECT_EQ((*look()->table(again))->pack, canals_id());
  EXPECT_EQ(node.ask(ben, "rematch", {{"table", table}}).at("table"), next.at("table"));
}

TEST_P(TablesOnPacks, Everybody_sees_which_pack_it_is_before_they_sit_down) {
  Node node(url_);
  const Client ada = node.join("Ada");
  const Client eve = node.connect("");
  node.ask(eve, "lobby");
  const std::string table = make(node, ada, canals_text(), {{"listed", true}});
  const json::object pack = {{"id", canals_id()}, {"name", "Canals"}, {"author", "Ada Vos"}};
  ASSERT_FALSE(node.pushes(eve, "lobby").empty());
  EXPECT_EQ(node.pushes(eve, "lobby").back().at("tables").at(0).at("pack"), pack);
  EXPECT_EQ(about(node, eve, table).at("pack"), pack);
  const ApiAnswer preview = node.api("GET", "/api/preview/" + table, "");
  EXPECT_NE(preview.body.find("“Canals”"), std::string::npos) << preview.body;
  EXPECT_NE(preview.body.find("“Ada Vos”"), std::string::npos) << preview.body;
  const json::object details = node.ask(eve, "pack", {{"pack", canals_id()}});
  ASSERT_EQ(reason_of(details), "none") << json::serialize(details);
  EXPECT_EQ(details.at("changes").as_array().size(), 1U);
  EXPECT_EQ(text_of(details.at("notes")), "Two lines\nof notes.");
  EXPECT_EQ(text_of(details.at("pack").at("maker").at("name")), "Ada");
  const ApiAnswer file = node.api("GET", "/api/pack/" + canals_id(), "");
  EXPECT_EQ(file.body, canals_text());
}

TEST_P(TablesOnPacks, What_it_is_called_in_other_languages_is_told_with_its_name) {
  Pack pack = canals();
  pack.translations = {{"de", {{pack.name, "Kanäle"}, {pack.notes, "Zwei Zeilen"}}},
                       {"fr", {{"something else", "autre chose"}}}};
  const json::value names = json::object{{"de", "Kanäle"}};
  Node node(url_);
  const Client ada = node.join("Ada");
  const Client eve = node.connect("");
  node.ask(eve, "lobby");
  const std::string table = make(node, ada, to_text(pack), {{"listed", true}, {"list_pack", true}});
  ASSERT_FALSE(node.pushes(eve, "lobby").empty());
  EXPECT_EQ(node.pushes(eve, "lobby").back().at("tables").at(0).at("pack").at("names"), names);
  Node other(url_, {}, {.shared = true});
  const Client ben = other.join("Ben");
  EXPECT_EQ(about(other, ben, table).at("pack").at("names"), names) << "read from the store";
  const auto preview = [&](const std::string& language) {
    return node.api("GET", "/api/preview/" + table, "", "", language).body;
  };
  EXPECT_NE(preview("de-CH").find("„Kanäle“"), std::string::npos) << preview("de-CH");
  EXPECT_NE(preview("fr").find("Canals"), std::string::npos) << "as given: " << preview("fr");
  const json::value listed = other.ask(ben, "packs").at("packs").at(0);
  EXPECT_EQ(text_of(listed.at("name")), "Canals");
  EXPECT_EQ(listed.at("names"), names);
  const json::object ask = {{"pack", listed.at("id")}};
  EXPECT_EQ(text_of(other.ask(ben, "pack", ask).at("notes")), "Two lines\nof notes.");
  other.ask(ben, "language", {{"language", "de"}});
  EXPECT_EQ(text_of(other.ask(ben, "pack", ask).at("notes")), "Zwei Zeilen");

  pack.translations["de"][pack.name] = "Z\u0335\u0321\u0322\u0323\u0324\u0325\u0326";
  EXPECT_EQ(make(node, ada, to_text(pack)), "bad_content") << "others are shown it";
}

TEST_P(TablesOnPacks, A_pack_is_the_same_however_it_is_laid_out) {
  Node node(url_);
  const Client ada = node.join("Ada");
  const std::string compact = json::serialize(*parse_json(canals_text(), true));
  ASSERT_NE(compact, canals_text());
  const std::string one = make(node, ada, compact);
  const std::string two = make(node, node.join("Ben"), canals_text());
  EXPECT_EQ((*look()->table(one))->pack, (*look()->table(two))->pack);
  EXPECT_EQ(look()->packs().list({})->size(), 1U);
}

TEST_P(TablesOnPacks, A_pack_that_is_damaged_or_forged_or_lost_concerns_its_tables_only) {
  std::string on_pack;
  std::string usual;
  {
    Node node(url_);
    const Client ada = node.join("Ada");
    on_pack = make(node, ada, canals_text());
    usual = text_of(node.ask(ada, "create",
                             {{"game", turn_game()},
                              {"seats", json::array{json::object{{"occupant", "open"}}}}})
                        .at("table"));
  }
  const auto opens = [&](const std::string& table) {
    Node node(url_);
    const json::object seen =
        node.ask(node.connect(""), "view", {{"table", table}, {"as", nullptr}});
    if (reason_of(seen) != "none") {
      EXPECT_NE(text_of(seen.at("error").at("sentence")).find("pack"), std::string::npos);
      EXPECT_EQ(node.troubles.size(), 1U);
    }
    return reason_of(seen);
  };
  EXPECT_EQ(opens(on_pack), "none");
  change_store("UPDATE packs SET text = substr(text, 1, 100)");
  EXPECT_EQ(opens(on_pack), "bad_record");
  // Another pack in its place, which could be played.
  const std::unique_ptr<store::Sql> sql = store::connect(url_);
  sql->query("UPDATE packs SET text = $1 RETURNING id", {to_text(renamed("Other"))},
             [](const store::SqlRow&) {});
  EXPECT_EQ(opens(on_pack), "bad_record");
  change_store("DELETE FROM packs");
  EXPECT_EQ(opens(on_pack), "bad_record");
  EXPECT_EQ(opens(usual), "none");
}

TEST_P(TablesOnPacks, A_puzzle_of_the_day_is_everybodys_and_has_no_pack) {
  Node node(url_);
  const Client ada = node.join("Ada");
  host::SharedGames games(bots::all_games(), built_in_content());
  const bots::Entry* entry = *games.catalogue().find(turn_game());
  const auto game = games.share(*entry, standard_setup(entry->type().info(), 1), canals_text());
  ASSERT_TRUE(game) << said(game.error());
  Record record = new_record(**game);
  record.finished = true;
  record.outcome.scores = {100};
  const json::object entered =
      node.ask(ada, "enter_daily", {{"day", "2026-09-21"}, {"record", to_text(record)}});
  EXPECT_EQ(reason_of(entered), "bad_record") << json::serialize(entered);
}

INSTANTIATE_TEST_SUITE_P(On, TablesOnPacks, both_stores, store_kind);

}  // namespace
}  // namespace townsmith::service
