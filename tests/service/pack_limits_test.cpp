// What is refused of the packs that people bring: what is none, too large, too many, too slow to
// check.
#include "packs_harness.h"

namespace townsmith::service {
namespace {

class PackLimits : public OnPacks {};

TEST_P(PackLimits, What_is_no_pack_of_the_game_is_refused_and_nothing_is_stored) {
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

TEST_P(PackLimits, Nobody_comes_with_too_many) {
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
}

TEST_P(PackLimits, Games_on_packs_take_so_much_memory_and_no_more_until_some_is_given_back) {
  Node node(url_, {.pack_games = 1});
  const Client ada = node.join("Ada");
  const std::string first = make(node, ada, canals_text());
  EXPECT_NE(first, "too_much");
  EXPECT_EQ(make(node, ada, to_text(renamed("Three"))), "too_much");
  EXPECT_EQ(reason_of(node.ask(ada, "cancel", {{"table", first}})), "none");
  EXPECT_NE(make(node, ada, to_text(renamed("Three"))), "too_much");
}

TEST_P(PackLimits, A_check_that_takes_too_long_is_not_waited_for_and_nobody_has_two_at_once) {
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

TEST_P(PackLimits, Whoever_leaves_while_a_pack_is_checked_makes_no_table) {
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

INSTANTIATE_TEST_SUITE_P(On, PackLimits, both_stores, store_kind);

}  // namespace
}  // namespace townsmith::service
