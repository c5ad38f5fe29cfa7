#include "support.h"

namespace townsmith::townbuilder {
namespace {

// The examples of the printed rules.

TEST(TownBuilderExample, Brent_puts_the_Bridge_under_his_Quarry_but_not_under_his_Orphanage) {
  // The Orphanage (stone, straw) has a dual resource that can only be its stone.
  Table table(4);
  table.row({"Bridge"}).started("Quarry").started("Orphanage", {"Well"});
  EXPECT_EQ(table.legal("gain"), NameSet{"gain Bridge > Quarry"});
  EXPECT_EQ(table.refusal("gain Bridge > Orphanage"),
            "not_allowed: Orphanage does not need stone.");
}

TEST(TownBuilderExample, Claire_stores_the_Bakery_and_pays_with_it_for_the_Inn) {
  Table table(4);
  table.row({"Bakery", "Inn"});
  EXPECT_EQ(table.refusal("start Inn"), "cannot_afford: Inn costs 1 gold, and you have only 0.");
  table.play({"gold Bakery", "start Inn"});
  EXPECT_EQ(table.discards(), NameSet{"Bakery"});
  EXPECT_EQ(table.foundations(), NameSet{"Inn"});
  EXPECT_EQ(table.gold_of(), 0);
}

TEST(TownBuilderExample, Claire_and_Dave_may_share_Brents_award_but_Amy_may_not) {
  // Amy, Brent, Claire and Dave are seats 0 to 3; Amy is the first player.
  Table table(4);
  table.awards({"Guild"});
  const std::vector<Names> guilds = {{"Bakery", "Farm", "Mill"},
                                     {"Bank", "Fishery", "Orchard"},
                                     {"Quarry", "Tannery", "Smithy"},
                                     {"Brewery", "Storehouse", "Market Hall"}};
  for (int seat = 0; seat < 4; ++seat) {
    table.built(guilds[static_cast<std::size_t>(seat)], seat_at(seat));
  }
  table.row({"Wall", "Chapel", "Lodge", "Cottage", "Well"});
  table.play({"start Wall", "start Chapel", "end turn"});  // Amy forgets
  table.play({"claim Guild"});                             // Brent
  EXPECT_TRUE(table.legal("claim").empty());               // once is enough
  table.state.actions = 0;
  table.play({"end turn"});
  EXPECT_TRUE(table.can("claim Guild"));  // Claire
  table.play({"claim Guild"});
  table.state.actions = 0;
  table.play({"end turn"});
  EXPECT_TRUE(table.can("claim Guild"));  // Dave does not
  table.state.actions = 0;
  table.play({"end turn"});
  EXPECT_EQ(table.state.active, seat_0);
  EXPECT_EQ(table.refusal("claim Guild"),
            "not_allowed: Guild can no longer be shared: the first player’s next turn has begun.");
  EXPECT_EQ(table.state.awards_held, (std::array<std::uint8_t, 4>{0, 16, 16, 0}));
}

// Actions.

TEST(TownBuilderActions, A_turn_has_two_actions_the_same_or_different) {
  Table table(2);
  table.row({"Bakery", "Farm", "Quarry"});
  table.play({"start Bakery", "start Quarry"});
  EXPECT_EQ(table.refusal("start Farm"), "not_allowed: Both actions are taken.");
  EXPECT_EQ(table.legal(), NameSet{"end turn"});
}

TEST(TownBuilderActions, The_row_is_not_refilled_meanwhile) {
  Table table(2);
  table.row({"Bakery", "Farm", "Quarry", "Well", "Wall"});
  table.play({"start Bakery"});
  EXPECT_EQ(table.row().size(), 4U);
  table.play({"start Farm"});
  EXPECT_EQ(table.row().size(), 3U);
  table.play({"end turn"});
  EXPECT_EQ(table.row().size(), 5U);
  EXPECT_EQ(table.state.active, seat_1);
}

TEST(TownBuilderActions, An_action_must_be_taken_if_any_is_possible) {
  Table table(2);
  table.row({"Bakery"});
  EXPECT_EQ(table.legal(), (NameSet{"start Bakery", "gold Bakery"}));
  EXPECT_EQ(table.refusal("end turn"),
            "not_allowed: An action is possible, and 2 must still be taken.");
}

TEST(TownBuilderActions, Who_has_none_possible_forfeits_it_by_ending_the_turn) {
  Table table(2);
  table.row({"Hospital", "Bastion"});  // each costs gold and gives none
  EXPECT_EQ(table.legal(), NameSet{"end turn"});
}

TEST(TownBuilderActions, An_ability_may_make_an_action_possible_again) {
  Table table(2);
  table.row({"Hospital"}).built({"Ferry House"}).next({"Bakery"});
  EXPECT_TRUE(table.can("end turn"));
  table.play({"use Ferry House: discard Hospital"});
  EXPECT_FALSE(table.can("end turn"));
  EXPECT_TRUE(table.can("start Bakery"));
}

TEST(TownBuilderActions, A_foundation_is_complete_when_its_resources_are_there) {
  Table table(2);
  table.row({"Tannery"}).started("Bakery", {"Tavern"});
  table.play({"gain Tannery > Bakery"});
  EXPECT_EQ(table.buildings(), NameSet{"Bakery"});
  EXPECT_TRUE(table.foundations().empty());
  EXPECT_EQ(table.discards(), (NameSet{"Tannery", "Tavern"}));
  EXPECT_EQ(table.state.completed, 1);
}

TEST(TownBuilderActions, The_Monument_is_complete_as_soon_as_it_is_started) {
  Table table(2);
  table.row({"Monument"}).tokens(3);
  EXPECT_FALSE(table.can("start Monument"));
  table.tokens(4).play({"start Monument"});
  EXPECT_EQ(table.buildings(), NameSet{"Monument"});
  EXPECT_EQ(table.gold_of(), 0);
  EXPECT_EQ(table.state.completed, 1);
}

TEST(TownBuilderActions, Only_what_gives_gold_can_be_stored) {
  Table table(2);
  table.row({"Wall", "Moat"});
  EXPECT_EQ(table.legal("gold"), NameSet{"gold Moat"});
  EXPECT_EQ(table.refusal("gold Wall"), "not_allowed: Wall gives no gold.");
}

TEST(TownBuilderActions, Gold_is_no_resource) {
  Table table(2);
  table.row({"Bakery"}).started("Mill");
  EXPECT_EQ(table.refusal("gain Bakery > Mill"), "not_allowed: Bakery gives no resource.");
}

TEST(TownBuilderActions, Resources_go_under_ones_own_foundations_only) {
  Table table(2);
  table.row({"Wall"}).started("Well", {}, seat_1);
  EXPECT_EQ(table.refusal("gain Wall > Well"), "not_allowed: Well is not a foundation of yours.");
}

// Dual resources.

TEST(TownBuilderDual, A_dual_counts_as_whichever_is_needed) {
  Table table(2);
  table.row({"Wall", "Chapel", "Town Green"}).started("Mill", {"Well"});  // W/S under W S T
  EXPECT_EQ(table.legal("gain"),
            (NameSet{"gain Wall > Mill", "gain Chapel > Mill", "gain Town Green > Mill"}));
  table.play({"gain Wall > Mill"});  // now the Well must be the wood
  EXPECT_EQ(table.legal("gain"), NameSet{"gain Town Green > Mill"});
  table.play({"gain Town Green > Mill"});
  EXPECT_EQ(table.buildings(), NameSet{"Mill"});
}

TEST(TownBuilderDual, Two_duals_may_have_to_change_their_minds) {
  Table table(2);
  // W/S and S/T under W S T: the third may be any of the three.
  table.row({"Wall", "Chapel", "Town Green"}).started("Mill", {"Well", "Bathhouse"});
  EXPECT_EQ(table.legal("gain").size(), 3U);
}

TEST(TownBuilderDual, A_gold_or_resource_card_is_the_resource_under_a_foundation) {
  Table table(2);
  table.row({"Moat"}).started("Lodge");
  table.play({"gain Moat > Lodge"});
  EXPECT_EQ(table.buildings(), NameSet{"Lodge"});
  EXPECT_EQ(table.gold_of(), 0);
}

/// Tries every assignment; an item 0 is none.
bool all_needed(const std::array<unsigned, 3>& items, std::size_t next, std::array<int, 3> cost) {
  if (next == items.size()) return true;
  if (items[next] == 0) return all_needed(items, next + 1, cost);
  for (std::size_t kind = 0; kind < cost.size(); ++kind) {
    if (((items[next] >> kind) & 1U) == 0 || cost[kind] == 0) continue;
    --cost[kind];
    if (all_needed(items, next + 1, cost)) return true;
    ++cost[kind];
  }
  return false;
}

TEST(TownBuilderDual, Matching_is_right_for_every_load_and_cost) {
  for (int code = 0; code < 5 * 5 * 5; ++code) {
    const std::array<int, 3> cost = {code % 5, code / 5 % 5, code / 25};
    if (cost[0] + cost[1] + cost[2] > max_resources) continue;
    for (unsigned load = 0; load < 8 * 8 * 8; ++load) {
      const std::array<unsigned, 3> items = {load % 8, load / 8 % 8, load / 64};
      const Load sum = Load::one(items[0]) + Load::one(items[1]) + Load::one(items[2]);
      EXPECT_EQ(sum.within(Load::of(cost[0], cost[1], cost[2])), all_needed(items, 0, cost));
    }
  }
}

// Gold.

TEST(TownBuilderGold, A_card_worth_2_pays_while_two_or_more_are_owed) {
  Table table(2);
  table.row({"Museum"}).gold({"Bakery", "Bank"}).tokens(2);
  table.play({"start Museum"});  // 2 gold
  EXPECT_EQ(table.discards(), NameSet{"Bank"});
  EXPECT_EQ(table.gold_of(), 3);
}

TEST(TownBuilderGold, Then_tokens_then_cards_worth_1_oldest_first) {
  Table table(2);
  table.row({"Museum", "Inn", "Brewery"}).gold({"Mill", "Bakery", "Moat"}).tokens(1);
  table.play({"start Museum"});
  EXPECT_EQ(table.state.tokens[0], 0);
  EXPECT_EQ(table.discards(), NameSet{"Mill"});
  table.play({"start Inn"});
  EXPECT_EQ(table.discards(), (NameSet{"Mill", "Bakery"}));
  EXPECT_EQ(table.gold_cards(), NameSet{"Moat"});
}

TEST(TownBuilderGold, A_card_worth_2_pays_a_last_1_only_if_nothing_else_is_left) {
  Table table(2);
  table.row({"Inn", "Brewery"}).gold({"Bank", "Moat"});
  table.play({"start Inn"});
  EXPECT_EQ(table.discards(), NameSet{"Moat"});
  table.play({"start Brewery"});
  EXPECT_EQ(table.discards(), (NameSet{"Moat", "Bank"}));  // the rest is lost
  EXPECT_EQ(table.gold_of(), 0);
}

TEST(TownBuilderGold, Three_owed_are_a_Bank_and_one_more) {
  Table table(2);
  table.row({"Monument"}).gold({"Bank", "Moat"}).tokens(1);
  table.play({"start Monument"});
  EXPECT_EQ(table.gold_of(), 0);
  EXPECT_EQ(table.discards(), (NameSet{"Moat", "Bank"}));
}

TEST(TownBuilderGold, Tokens_persist) {
  Table table(2);
  table.fresh({"Festival"}).play({"use Festival", "end turn"});
  EXPECT_EQ(table.state.tokens[0], 2);
}

// Abilities in general.

TEST(TownBuilderAbilities, Build_abilities_are_used_once_in_the_turn_of_completion) {
  Table table(2);
  table.built({"Festival"});
  EXPECT_EQ(table.refusal("use Festival"),
            "not_allowed: The ability of Festival can be used once, in the turn it is completed.");
  Table now(2);
  now.fresh({"Festival"}).play({"use Festival"});
  EXPECT_FALSE(now.can("use Festival"));
  EXPECT_EQ(now.gold_of(), 2);
}

TEST(TownBuilderAbilities, Ending_the_turn_gives_up_unused_build_abilities) {
  Table table(2);
  table.fresh({"Festival"}).row({"Hospital"});
  table.state.actions = 0;
  table.play({"end turn"});
  EXPECT_TRUE(table.state.ready.empty());
}

TEST(TownBuilderAbilities, One_star_ability_a_turn) {
  Table table(2);
  table.built({"Flower Stand", "Bridge"}).row({"Well"}).tokens(1);
  table.play({"use Flower Stand"});
  EXPECT_EQ(table.refusal("use Bridge: protect Well"),
            "not_allowed: A star ability was used this turn already.");
  EXPECT_TRUE(table.legal("crest").empty());
}

TEST(TownBuilderAbilities, A_star_ability_may_be_of_a_building_just_completed) {
  Table table(2);
  table.row({"Tannery", "Well"}).started("Flower Stand", {"Tavern"});
  table.play({"gain Tannery > Flower Stand", "use Flower Stand"});
  EXPECT_EQ(table.row().size(), 2U);
}

TEST(TownBuilderAbilities, Others_buildings_are_not_ones_own) {
  Table table(2);
  table.built({"Flower Stand"}, seat_1);
  EXPECT_EQ(table.refusal("use Flower Stand"),
            "not_allowed: Flower Stand is not a building of yours.");
}

TEST(TownBuilderAbilities, The_crest_is_worth_a_gold_and_replaces_up_to_two_row_cards) {
  Table table(2);
  table.row({"Well", "Wall", "Inn"}).gold({"Moat"}).next({"Mill", "Cottage"});
  EXPECT_EQ(table.legal("crest").size(), 3U + 3U);
  table.play({"crest: discard Wall, Well"});
  EXPECT_EQ(table.row(), (NameSet{"Inn", "Mill", "Cottage"}));
  EXPECT_EQ(table.discards(), (NameSet{"Well", "Wall", "Moat"}));
  EXPECT_EQ(table.state.star_used, 1);
  Table poor(2);
  poor.row({"Well"});
  EXPECT_EQ(poor.refusal("crest: discard Well"), "cannot_afford: This costs 1 gold.");
}

// Who may move.

TEST(TownBuilderRefusals, It_must_be_ones_turn_and_the_game_must_go_on) {
  Table table(2);
  table.row({"Well"});
  const Move move = *table.game.parse(table.state, seat_1, "start Well");
  EXPECT_EQ(table.game.check(table.state, seat_1, move).error().reason, Reason::not_your_turn);
  table.state.phase = Phase::refill;
  EXPECT_EQ(table.game.check(table.state, seat_0, move).error().reason, Reason::not_your_turn);
  table.state.phase = Phase::over;
  EXPECT_EQ(table.game.check(table.state, seat_0, move).error().reason, Reason::game_over);
}

TEST(TownBuilderRefusals, Each_says_why) {
  Table table(2);
  table.row({"Well", "Wall"}).built({"Bakery", "Inn", "Gatehouse"}).started("Mill");
  EXPECT_EQ(table.refusal("start Mill"), "not_allowed: Mill is not in the row.");
  EXPECT_EQ(table.refusal("use Bakery"), "not_allowed: Bakery has no ability to be used.");
  EXPECT_EQ(table.refusal("use Inn: gain Well > Mill"),
            "not_allowed: No foundation was completed this turn.");
  EXPECT_EQ(table.refusal("use Gatehouse"), "bad_value: Say what Gatehouse copies.");
  EXPECT_EQ(table.refusal("use Gatehouse as Bakery"), "not_allowed: Gatehouse cannot copy Bakery.");
  EXPECT_EQ(table.refusal("use Inn as Gatehouse: gain Well > Mill"),
            "bad_value: Inn copies nothing.");
  EXPECT_EQ(table.refusal("none"), "wrong_phase: There are no revealed cards to leave.");
  EXPECT_EQ(table.refusal("discard Well"),
            "wrong_phase: Row cards are discarded when a solo turn has ended.");
  EXPECT_EQ(table.refusal("declare Orphanage culture"),
            "wrong_phase: Types are declared at the end of the game.");
  EXPECT_EQ(table.refusal("claim Guild"), "not_allowed: Guild is not in this game.");
}

}  // namespace
}  // namespace townsmith::townbuilder
