// Packs for everybody: the gallery, those of the host, and what moderators do about them.
#include "packs_harness.h"
#include "service/acts.h"
#include "words.h"

namespace townsmith::service {
namespace {

class Gallery : public OnPacks {};

TEST_P(Gallery, The_gallery_has_what_was_listed_and_tables_are_made_from_it) {
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

TEST_P(Gallery, A_host_ships_packs_and_may_let_nobody_bring_any) {
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

TEST_P(Gallery, Moderators_take_a_pack_out_of_the_gallery_or_remove_it_and_games_go_on) {
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

TEST_P(Gallery, What_somebody_plays_by_link_nobody_else_puts_into_the_gallery) {
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

INSTANTIATE_TEST_SUITE_P(On, Gallery, both_stores, store_kind);

}  // namespace
}  // namespace townsmith::service
