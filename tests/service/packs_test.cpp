// Tables on packs: content that somebody brought to play with.
#include "packs.h"

#include "both_stores.h"
#include "core/pack.h"
#include "core/replay.h"
#include "fair/committed_seed.h"
#include "service/acts.h"
#include "service/pack_games.h"
#include "service/secrets.h"
#include "store/open.h"
#include "store/sql.h"
#include "words.h"

namespace townsmith::service {
namespace {

/// The first whole number in content that can be one more or less.
bool change_a_number(json::value& value, const std::function<bool()>& is_good) {
  if (value.is_int64()) {
    const std::int64_t before = value.get_int64();
    for (const std::int64_t after : {before + 1, before - 1}) {
      value = after;
      if (is_good()) return true;
    }
    value = before;
    return false;
  }
  if (auto* list = value.if_array()) {
    for (json::value& one : *list) {
      if (change_a_number(one, is_good)) return true;
    }
  } else if (auto* object = value.if_object()) {
    for (auto& member : *object) {
      if (member.key() != "provenance" && change_a_number(member.value(), is_good)) return true;
    }
  }
  return false;
}

/// A pack of a game with one number that is not as usual.
Pack changed_pack(const std::string& game, const std::string& name = "Canals") {
  const ContentFiles content = built_in_content();
  const bots::Catalogue catalogue = bots::all_games();
  const GameType& type = (*catalogue.find(game))->type();
  ContentReader reader(content);
  type.check_content(reader);
  Pack pack{game, name, "Ada Vos", "1", "CC BY 4.0", "Two lines\nof notes.", "", {}};
  for (const std::string& path : reader.files_read()) {
    const std::string file = path.substr(game.size() + 1);
    json::value value = *parse_json(content.find(path)->second, true);
    const auto is_good = [&] {
      pack.files = {{file, json::pretty(value)}};
      return pack_problems(type, content, pack).empty();
    };
    if (change_a_number(value, is_good)) return pack;
  }
  ADD_FAILURE() << "nothing can be changed in " << game;
  return pack;
}

const Pack& canals() {
  static const Pack pack = changed_pack(turn_game());
  return pack;
}
const std::string& canals_text() {
  static const std::string text = to_text(canals());
  return text;
}
std::string canals_id() { return hash_of(canals_text()); }

Pack renamed(const std::string& name) {
  Pack pack = canals();
  pack.name = name;
  return pack;
}

class PacksTest : public OnBothStores {
 protected:
  static json::object wish(const std::string& text, json::object more = {}) {
    more["game"] = turn_game();
    more["seats"] =
        json::array{json::object{{"occupant", "open"}}, json::object{{"occupant", "open"}}};
    more["pack"] = text;
    return more;
  }
  static std::string make(Node& node, Client client, const std::string& text,
                          json::object more = {}) {
    const json::object made = node.ask(client, "create", wish(text, std::move(more)));
    return reason_of(made) == "none" ? text_of(made.at("table")) : reason_of(made);
  }
  static json::object about(Node& node, Client client, const std::string& table) {
    return node.ask(client, "view", {{"table", table}, {"as", nullptr}}).at("about").as_object();
  }
  void change_store(const std::string& text) { store::connect(url_)->run(text); }
  std::string person_of(Node& node, Client client) {
    return text_of(node.ask(client, "hello", {{"protocol", 2}}).at("you").at("id"));
  }
};

TEST_P(PacksTest, A_game_on_a_pack_is_played_to_its_end_and_opens_anywhere_from_its_record) {
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

TEST_P(PacksTest, The_whole_record_carries_the_pack_and_replays) {
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

TEST_P(PacksTest, People_who_change_between_two_nodes_play_a_whole_pack_of_every_game) {
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

TEST_P(PacksTest, A_rematch_is_played_with_the_same_pack) {
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

TEST_P(PacksTest, Everybody_sees_which_pack_it_is_before_they_sit_down) {
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

TEST_P(PacksTest, What_it_is_called_in_other_languages_is_told_with_its_name) {
  Pack pack = canals();
  pack.translations = {{"de", {{pack.name, "Kanäle"}, {pack.notes, "Zwei Zeilen"}}},
                       {"fr", {{"something else", "autre chose"}}}};
  const json::value names = json::object{{"de", "Kanäle"}};
  Node node(url_);
  const Client ada = node.join("Ada");
  const Client eve = node.connect("");
  node.ask(eve, "lobby");
  const std::string table =
      make(node, ada, to_text(pack), {{"listed", true}, {"list_pack", true}});
  ASSERT_FALSE(node.pushes(eve, "lobby").empty());
  EXPECT_EQ(node.pushes(eve, "lobby").back().at("tables").at(0).at("pack").at("names"), names);
  Node other(url_, {}, {.shared = true});
  const Client ben = other.join("Ben");
  EXPECT_EQ(about(other, ben, table).at("pack").at("names"), names) << "read from the store";
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

TEST_P(PacksTest, A_pack_is_the_same_however_it_is_laid_out) {
  Node node(url_);
  const Client ada = node.join("Ada");
  const std::string compact = json::serialize(*parse_json(canals_text(), true));
  ASSERT_NE(compact, canals_text());
  const std::string one = make(node, ada, compact);
  const std::string two = make(node, node.join("Ben"), canals_text());
  EXPECT_EQ((*look()->table(one))->pack, (*look()->table(two))->pack);
  EXPECT_EQ(look()->packs().list({})->size(), 1U);
}

TEST_P(PacksTest, What_is_no_pack_of_the_game_is_refused_and_nothing_is_stored) {
  Node node(url_, {.pack_bytes = 4096});
  const Client ada = node.join("Ada");
  EXPECT_EQ(make(node, ada, "{}"), "bad_content");
  EXPECT_EQ(make(node, ada, "no JSON"), "bad_syntax");
  EXPECT_EQ(make(node, ada, to_text(changed_pack(secret_game()))), "bad_content");
  Pack unplayable = canals();
  unplayable.files.begin()->second = "{}";
  EXPECT_EQ(make(node, ada, to_text(unplayable)), "bad_content");
  Pack large = canals();
  large.notes = std::string(3900, 'x');
  EXPECT_EQ(make(node, ada, to_text(large)), "too_much");
  EXPECT_EQ(make(node, ada, to_text(renamed("Z\u0335\u0321\u0322\u0323\u0324\u0325\u0326"))),
            "bad_content");
  json::object both = wish(canals_text(), {{"known_pack", canals_id()}});
  EXPECT_EQ(reason_of(node.ask(ada, "create", both)), "bad_value");
  both.erase("pack");
  EXPECT_EQ(reason_of(node.ask(ada, "create", both)), "unknown_name");
  both["game"] = "nothing";
  EXPECT_EQ(reason_of(node.ask(ada, "create", both)), "unknown_name");
  EXPECT_EQ(reason_of(node.ask(node.connect(""), "create", wish(canals_text()))), "not_allowed");
  EXPECT_TRUE(look()->packs().list({})->empty());
}

TEST_P(PacksTest, Nobody_comes_with_too_many) {
  Node hourly(url_, {.packs_of_person_per_hour = 2});
  const Client ada = hourly.join("Ada");
  EXPECT_NE(make(hourly, ada, canals_text()), "too_much");
  EXPECT_EQ(make(hourly, ada, "{}"), "bad_content") << "it counts";
  EXPECT_EQ(make(hourly, ada, canals_text()), "too_much");
  hourly.now += hour;
  const std::string last = make(hourly, ada, canals_text());
  EXPECT_NE(last, "too_much");

  Node at_a_time(url_, {.packed_of_person = 1});
  const Client ben = at_a_time.join("Ben");
  const std::string first = make(at_a_time, ben, canals_text());
  EXPECT_EQ(make(at_a_time, ben, canals_text()), "too_much");
  EXPECT_EQ(reason_of(at_a_time.ask(ben, "cancel", {{"table", first}})), "none");
  EXPECT_NE(make(at_a_time, ben, canals_text()), "too_much");

  Node kept(url_, {.packs_of_person = 1});
  const Client cleo = kept.join("Cleo");
  EXPECT_NE(make(kept, cleo, to_text(renamed("One"))), "too_much");
  EXPECT_EQ(make(kept, cleo, to_text(renamed("Two"))), "too_much");
  EXPECT_NE(make(kept, cleo, canals_text()), "too_much") << "it is Ada's, and kept anyway";

  Node small(url_, {.pack_games = 1});
  const Client dan = small.join("Dan");
  EXPECT_NE(make(small, dan, canals_text()), "too_much");
  EXPECT_EQ(make(small, dan, to_text(renamed("Three"))), "too_much");
}

TEST_P(PacksTest, A_check_that_takes_too_long_is_not_waited_for_and_nobody_has_two_at_once) {
  Node node(url_, {}, {.thinkers = 0});
  const std::string secret = node.guest("Ada");
  const Client ada = node.connect(secret);
  json::object message = wish(canals_text());
  message["id"] = 7;
  message["do"] = "create";
  bool done = false;
  node.receive(ada, json::serialize(message), [&] { done = true; });
  EXPECT_FALSE(done);
  EXPECT_EQ(reason_of(node.ask(node.connect(secret), "create", wish(canals_text()))), "too_much");
  node.tick(9 * second);
  EXPECT_FALSE(done);
  node.tick(2 * second);
  EXPECT_TRUE(done);
  EXPECT_EQ(reason_of(node.heard[ada].back()), "too_much");
  EXPECT_EQ(reason_of(node.ask(ada, "lobby")), "none") << "everybody else is served meanwhile";
}

TEST_P(PacksTest, Whoever_leaves_while_a_pack_is_checked_makes_no_table) {
  Node node(url_);
  const Client ada = node.join("Ada");
  json::object message = wish(canals_text());
  message["id"] = 7;
  message["do"] = "create";
  bool done = false;
  node.receive(ada, json::serialize(message), [&] { done = true; });
  node.disconnect(ada);
  EXPECT_TRUE(node.wait([&] { return done; }));
  EXPECT_TRUE(look()->tables({.stages = {store::Stage::waiting}})->empty());
}

TEST_P(PacksTest, A_pack_that_is_damaged_or_forged_or_lost_concerns_its_tables_only) {
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

TEST_P(PacksTest, The_gallery_has_what_was_listed_and_tables_are_made_from_it) {
  Node node(url_, {.listed_packs_of_person = 1});
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  make(node, ada, to_text(renamed("Private")));
  const std::string table = make(node, ada, canals_text(), {{"list_pack", true}});
  EXPECT_EQ(make(node, ada, to_text(renamed("More")), {{"list_pack", true}}), "too_much");
  const json::object gallery = node.ask(ben, "packs");
  ASSERT_EQ(gallery.at("packs").as_array().size(), 1U) << json::serialize(gallery);
  EXPECT_EQ(text_of(gallery.at("packs").at(0).at("name")), "Canals");
  EXPECT_EQ(text_of(gallery.at("packs").at(0).at("maker").at("name")), "Ada");
  EXPECT_TRUE(gallery.at("open").as_bool());
  EXPECT_TRUE(node.ask(ben, "packs", {{"game", secret_game()}}).at("packs").as_array().empty());
  EXPECT_EQ(reason_of(node.ask(ben, "packs", {{"all", true}})), "not_allowed");
  json::object known = wish("", {{"known_pack", canals_id()}});
  known.erase("pack");
  const json::object made = node.ask(ben, "create", known);
  ASSERT_EQ(reason_of(made), "none") << json::serialize(made);
  EXPECT_EQ((*look()->table(text_of(made.at("table"))))->pack, canals_id());
  // Results come with games.
  const std::string played = Ways::two(node, ada, ben, turn_game(), {{"known_pack", canals_id()}});
  Ways::play(node, played, {ada, ben}, 2000);
  const json::object details = node.ask(ben, "pack", {{"pack", canals_id()}});
  EXPECT_EQ(details.at("pack").at("games"), json::value(1));
  EXPECT_EQ(details.at("results").at("seats"), json::value(2));
}

TEST_P(PacksTest, A_host_ships_packs_and_may_let_nobody_bring_any) {
  const auto own = read_pack(bots::all_games(), built_in_content(), canals_text());
  ASSERT_TRUE(own) << said(own.error());
  Node node(url_, {.packs = false}, {.packs = {own->row}});
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  EXPECT_EQ(make(node, ada, to_text(renamed("Mine"))), "not_allowed");
  const json::object gallery = node.ask(ada, "packs");
  EXPECT_FALSE(gallery.at("open").as_bool());
  ASSERT_EQ(gallery.at("shipped").as_array().size(), 1U);
  EXPECT_TRUE(gallery.at("shipped").at(0).at("maker").is_null());
  const std::string table = Ways::two(node, ada, ben, turn_game(), {{"known_pack", canals_id()}});
  Ways::play(node, table, {ada, ben}, 2000);
  EXPECT_EQ(reason_of(node.ask(ada, "rematch", {{"table", table}})), "none");
  EXPECT_EQ(node.ask(ada, "packs").at("shipped").at(0).at("games"), json::value(1));
  EXPECT_EQ(node.api("GET", "/api/pack/" + canals_id(), "").body, canals_text());
  EXPECT_FALSE(read_pack(bots::all_games(), built_in_content(), "{}"));
}

TEST_P(PacksTest, Moderators_take_a_pack_out_of_the_gallery_or_remove_it_and_games_go_on) {
  Node node(url_);
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const Client kim = node.join("Kim");
  ASSERT_TRUE(look()->write(acts::name_moderator(person_of(node, kim), true, {.at = 1})));
  const json::object asked = {{"pack", canals_text()}, {"list_pack", true}};
  const std::string table = Ways::two(node, ada, ben, turn_game(), asked);
  const std::string waiting =
      text_of(node.ask(ada, "create",
                       {{"game", turn_game()},
                        {"seats", json::array{json::object{{"occupant", "human"}}}},
                        {"known_pack", canals_id()}})
                  .at("table"));
  const json::object pack = {{"pack", canals_id()}, {"why", "Rude names"}};
  EXPECT_EQ(reason_of(node.ask(ben, "report_pack", pack)), "none");
  EXPECT_EQ(reason_of(node.ask(ben, "report_pack", pack)), "none") << "once is enough";
  const json::object all = node.ask(kim, "moderation");
  ASSERT_EQ(all.at("reports").as_array().size(), 1U);
  EXPECT_EQ(text_of(all.at("reports").at(0).at("pack")), canals_id());
  EXPECT_EQ(text_of(all.at("reports").at(0).at("text")), "Canals (Ada Vos)");

  const auto set = [&](Client client, std::string_view state) {
    return reason_of(
        node.ask(client, "set_pack", {{"pack", canals_id()}, {"state", state}, {"why", "So"}}));
  };
  EXPECT_EQ(set(ben, "removed"), "not_allowed");
  EXPECT_EQ(set(kim, "by_link"), "not_allowed");
  EXPECT_EQ(set(kim, "unlisted"), "none");
  EXPECT_TRUE(node.ask(ben, "packs").at("packs").as_array().empty());
  EXPECT_EQ(node.ask(kim, "packs", {{"all", true}}).at("packs").as_array().size(), 1U);
  EXPECT_EQ(set(kim, "removed"), "none");
  node.tick(2'000);  // orders are looked for now and then
  EXPECT_EQ(make(node, ada, canals_text()), "not_allowed");
  EXPECT_EQ(reason_of(node.ask(ada, "pack", {{"pack", canals_id()}})), "unknown_name");
  EXPECT_EQ(node.api("GET", "/api/pack/" + canals_id(), "").status, 404);
  const json::object shown = about(node, ben, table).at("pack").as_object();
  EXPECT_TRUE(shown.at("removed").as_bool());
  EXPECT_EQ(text_of(shown.at("name")), "");
  EXPECT_EQ(reason_of(node.ask(ada, "start", {{"table", waiting}, {"seat", 0}, {"at", 1}})),
            "not_allowed");
  Ways::play(node, table, {ada, ben}, 2000);
  EXPECT_EQ(text_of(about(node, ben, table).at("stage")), "over");
  EXPECT_EQ(reason_of(node.ask(ada, "rematch", {{"table", table}})), "not_allowed");
  const json::object after = node.ask(kim, "moderation");
  EXPECT_EQ(text_of(after.at("log").at(0).at("what")), "remove_pack");
  EXPECT_EQ(text_of(after.at("log").at(0).at("about")), canals_id());
}

TEST_P(PacksTest, What_somebody_plays_by_link_nobody_else_puts_into_the_gallery) {
  Node node(url_);
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const Client kim = node.join("Kim");
  ASSERT_TRUE(look()->write(acts::name_moderator(person_of(node, kim), true, {.at = 1})));
  make(node, ada, canals_text());
  EXPECT_EQ(reason_of(node.ask(kim, "set_pack", {{"pack", canals_id()}, {"state", "listed"}})),
            "not_allowed");
  make(node, ben, canals_text(), {{"list_pack", true}});
  EXPECT_TRUE(node.ask(ben, "packs").at("packs").as_array().empty()) << "it is not Ben's";
  make(node, ada, canals_text(), {{"list_pack", true}});
  EXPECT_EQ(node.ask(ben, "packs").at("packs").as_array().size(), 1U);
}

TEST_P(PacksTest, A_puzzle_of_the_day_is_everybodys_and_has_no_pack) {
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

INSTANTIATE_TEST_SUITE_P(On, PacksTest, both_stores, store_kind);

}  // namespace
}  // namespace townsmith::service
