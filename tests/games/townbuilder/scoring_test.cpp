#include "support.h"

namespace townsmith::townbuilder {
namespace {

// Awards: a district that just meets the condition, and one that just fails.

struct Case {
  const char* award;
  Names meets;
  Names fails;
};

TEST(TownBuilderAwards, Those_about_buildings_are_met_and_just_missed) {
  const std::vector<Case> cases = {
      {"Diversity",
       {"Wall", "Quarry", "Mill", "Manor", "Monument"},
       {"Wall", "Quarry", "Mill", "Manor"}},
      {"Sturdy", {"Monument", "Hospital"}, {"Monument", "Mill", "Inn"}},
      {"Grand District",
       {"Bakery", "Well", "Lodge", "Chapel", "Wall"},
       {"Bakery", "Well", "Lodge", "Chapel", "Mill"}},
      {"Guild", {"Bakery", "Mill", "Farm"}, {"Bakery", "Mill", "Guildhall", "Wall"}},
      {"Hearth", {"Lodge", "Cottage", "Orphanage"}, {"Lodge", "Cottage", "School"}},
      {"Ingenuity",
       {"Bank", "Farm", "Festival", "Bridge"},
       {"Bank", "Farm", "Festival", "Monument"}},
  };
  for (const Case& one : cases) {
    Table meets(2);
    meets.awards({one.award}).built(one.meets);
    EXPECT_TRUE(meets.can(std::string("claim ") + one.award)) << one.award;
    Table fails(2);
    fails.awards({one.award}).built(one.fails).started("Inn");
    EXPECT_TRUE(fails.legal("claim").empty()) << one.award;
    const auto award = static_cast<std::size_t>(fails.award(one.award));
    EXPECT_EQ(fails.refusal(std::string("claim ") + one.award),
              std::string("not_allowed: ") + one.award + " needs " +
                  said(award_text(built_in().awards[award])) + ".");
  }
}

TEST(TownBuilderAwards, A_foundation_is_no_building) {
  Table table(2);
  table.awards({"Guild"}).built({"Bakery", "Mill"}).started("Farm");
  EXPECT_TRUE(table.legal("claim").empty());
}

TEST(TownBuilderAwards, Treasury_is_four_gold_stored) {
  Table table(2);
  table.awards({"Treasury"}).gold({"Bank", "Moat"});
  EXPECT_TRUE(table.legal("claim").empty());
  table.tokens(1);
  EXPECT_TRUE(table.can("claim Treasury"));
}

TEST(TownBuilderAwards, Great_Works_are_two_foundations_completed_in_one_turn) {
  Table table(2);
  table.awards({"Great Works"}).fresh({"Barracks"}).built({"Wall"}).started("Inn");
  EXPECT_TRUE(table.legal("claim").empty());
  table.play({"use Barracks: complete Inn"});  // the Barracks count
  EXPECT_TRUE(table.can("claim Great Works"));
}

TEST(TownBuilderAwards, The_end_types_do_not_help_to_claim) {
  Table table(2);
  table.awards({"Grand District"}).built({"Bakery", "Well", "Lodge", "Orphanage", "Chapel"});
  EXPECT_TRUE(table.legal("claim").empty());
}

TEST(TownBuilderAwards, A_Library_is_culture_and_nothing_else_when_awards_are_claimed) {
  Table table(2);
  table.awards({"Grand District"}).built({"Bakery", "Well", "Lodge", "Library"});
  EXPECT_TRUE(table.legal("claim").empty());  // it is not military too
  table.built({"Wall"});
  EXPECT_TRUE(table.can("claim Grand District"));
  for (const auto& [award, others] : std::vector<std::pair<std::string, Names>>{
           {"Guild", {"Bakery", "Mill"}}, {"Hearth", {"Lodge", "Cottage"}}}) {
    Table short_of_one(2);
    short_of_one.awards({award}).built(others).built({"Library"});
    EXPECT_TRUE(short_of_one.legal("claim").empty()) << award;
  }
}

TEST(TownBuilderAwards, Several_may_be_claimed_in_a_turn_and_each_once) {
  Table table(2);
  table.awards({"Guild", "Treasury"}).built({"Bakery", "Mill", "Farm"}).tokens(4);
  table.play({"claim Guild", "claim Treasury"});
  EXPECT_TRUE(table.legal("claim").empty());
  EXPECT_EQ(table.refusal("claim Guild"), "not_allowed: You hold Guild already.");
}

TEST(TownBuilderAwards, The_others_share_until_the_first_players_next_turn) {
  Table table(2);
  table.awards({"Treasury"}).tokens(4).tokens(4, seat_1);
  table.play({"claim Treasury"});
  table.state.actions = 0;
  table.play({"end turn", "claim Treasury"});
  EXPECT_EQ(table.state.awards_held[0], table.state.awards_held[1]);
}

TEST(TownBuilderAwards, Claiming_takes_no_action) {
  Table table(2);
  table.awards({"Treasury"}).tokens(4).play({"claim Treasury"});
  EXPECT_EQ(table.state.actions, 2);
}

// Judges.

TEST(TownBuilderJudges, The_most_buildings_of_the_type_claim_a_judge) {
  Table table(3);
  table.judges({"housing"}).built({"Lodge", "Cottage"}).built({"Manor"}, seat_1);
  EXPECT_EQ(table.score(), 2 + 4);
  EXPECT_EQ(table.score(seat_1), 9);
  EXPECT_EQ(table.score(seat_2), 0);
}

TEST(TownBuilderJudges, All_tied_players_score_a_judge) {
  Table table(3);
  table.judges({"housing"}).built({"Lodge"}).built({"Manor"}, seat_1);
  EXPECT_EQ(table.score(), 1 + 4);
  EXPECT_EQ(table.score(seat_1), 9 + 4);
  EXPECT_EQ(table.score(seat_2), 0);
}

TEST(TownBuilderJudges, With_no_building_of_the_type_nobody_claims_it) {
  Table table(2);
  table.judges({"military"});
  EXPECT_EQ(table.score(), 0);
  EXPECT_EQ(table.score(seat_1), 0);
}

TEST(TownBuilderJudges, Both_commerce_judges_count) {
  Table table(2);
  table.judges({"commerce", "commerce"}).built({"Bakery"});
  EXPECT_EQ(table.score(), 3 + 8);
}

TEST(TownBuilderJudges, Alone_it_takes_three_buildings) {
  Table table(1);
  table.judges({"housing"}).built({"Lodge", "Cottage"});
  EXPECT_EQ(table.score(), 2);
  table.built({"Row House"});
  EXPECT_EQ(table.score(), 2 + 3 + 4);
}

TEST(TownBuilderJudges, An_Orphanages_new_type_counts_for_scoring_abilities_too) {
  Table table(2);
  table.judges({}).built({"Orphanage", "School", "Drill Yard", "Gardens"});
  EXPECT_EQ(table.score(), 2 + (3 + 1) + (1 + 1) + 3);
  table.state.ending = Ending::last_round;
  table.state.active = seat_1;
  table.state.actions = 0;
  table.play({"end turn", "declare Orphanage military"});
  EXPECT_EQ(table.score(), 2 + (3 + 0) + (1 + 2) + 2);
}

// The winner.

TEST(TownBuilderWinner, A_tie_goes_to_the_most_buildings_then_it_is_shared) {
  Table table(2);
  table.judges({}).built({"Bakery"}).built({"Wall", "Orchard"}, seat_1);
  EXPECT_EQ(table.score(), table.score(seat_1));
  EXPECT_EQ(leaders(table.game, table.state), SeatSet(seat_1));
  Table shared(2);
  shared.judges({}).built({"Bakery"}).built({"Quarry"}, seat_1);
  EXPECT_EQ(leaders(shared.game, shared.state), SeatSet::first(2));
}

TEST(TownBuilderWinner, Alone_a_title_is_bestowed) {
  Table table(1);
  table.judges({});
  EXPECT_EQ(table.game.grade(table.state, seat_0), "Peasant");
  table.built({"Manor", "Cathedral", "Hospital", "Tavern", "Row House"});  // 33
  EXPECT_EQ(table.game.grade(table.state, seat_0), "Peasant");
  table.built({"Wall"});  // 34
  EXPECT_EQ(table.game.grade(table.state, seat_0), "Commoner");
  table.built({"Bakery", "Well"});  // 38
  EXPECT_EQ(table.game.grade(table.state, seat_0), "Merchant");
  table.built({"Quarry", "Chapel"});  // 42
  EXPECT_EQ(table.game.grade(table.state, seat_0), "Merchant");
  table.built({"Guard House"});  // 43
  EXPECT_EQ(table.game.grade(table.state, seat_0), "Noble");
  EXPECT_EQ(Table(2).game.grade(Table(2).state, seat_0), "");
}

// The sheet.

TEST(TownBuilderSheet, Every_building_ability_award_and_judge_has_a_line) {
  Table table(2);
  table.judges({"commerce", "social"}).built({"Bakery", "Museum"});
  table.state.awards_held[0] = 1;
  ScoreSheet sheet = table.game.score_sheet(table.state, seat_0);
  for (ScoreLine& line : sheet.lines) {
    line.text = literal(said(line.text));
    line.subject = literal(said(line.subject));
  }
  const std::vector<ScoreLine> expected = {
      {"building", literal("Bakery (commerce)"), 3, {"Bakery"}, literal("Bakery")},
      {"building", literal("Museum (culture)"), 5, {"Museum"}, literal("Museum")},
      {"scoring", literal("Museum: 2 if you hold an award"), 2, {"Museum"}, literal("Museum")},
      {"award", literal("Award Diversity"), 4, {}, literal("Diversity")},
      {"judge", literal("Judge of commerce: 1 building"), 4, {}, literal("Judge of commerce")},
      {"judge",
       literal("Judge of social: 0 buildings, not enough"),
       0,
       {},
       literal("Judge of social")}};
  EXPECT_EQ(sheet.lines, expected);
  EXPECT_EQ(sheet.total(), table.score());
}

}  // namespace
}  // namespace townsmith::townbuilder
