#include "support.h"

// Every card, in the order of the table; the abilities are told as their texts tell them.

namespace townsmith::townbuilder {
namespace {

struct Line {
  int number;
  const char* name;
  const char* type;
  int gold;
  const char* resources;
  int points;
  const char* gives;
  const char* ability;
};

constexpr std::array<Line, 60> lines = {{
    {1, "Bakery", "commerce", 0, "WT", 3, "G", "none"},
    {2, "Bank", "commerce", 2, "S", 4, "G", "row"},
    {3, "Farm", "commerce", 0, "T", 0, "T", "scoring"},
    {4, "Fishery", "commerce", 0, "WW", 2, "G/W", "build"},
    {5, "Flower Stand", "commerce", 0, "WT", 2, "W", "star"},
    {6, "Orchard", "commerce", 0, "WT", 2, "T", "build"},
    {7, "Quarry", "commerce", 0, "WS", 3, "S", "none"},
    {8, "Storehouse", "commerce", 0, "WW", 2, "W/T", "star"},
    {9, "Art Gallery", "commerce", 1, "WS", 4, "G/S", "star"},
    {10, "Market Hall", "commerce", 1, "WS", 5, "G", "none"},
    {11, "Mill", "commerce", 0, "WST", 5, "G/T", "none"},
    {12, "Tannery", "commerce", 0, "TT", 3, "T", "none"},
    {13, "Smithy", "commerce", 0, "SS", 2, "G/S", "build"},
    {14, "Brewery", "commerce", 1, "WT", 4, "G/T", "build"},
    {15, "Gardens", "social", 0, "WT", 0, "W/T", "scoring"},
    {16, "Festival", "social", 0, "WT", 2, "G", "build"},
    {17, "Inn", "social", 1, "WT", 3, "G/W", "star"},
    {18, "Fountain", "social", 0, "S", 1, "S", "none"},
    {19, "Bathhouse", "social", 1, "WS", 5, "S/T", "none"},
    {20, "Tavern", "social", 0, "WWT", 5, "W", "none"},
    {21, "Guildhall", "social", 2, "WS", 4, "G", "scoring"},
    {22, "Well", "social", 0, "S", 1, "W/S", "none"},
    {23, "Hospital", "social", 1, "WST", 7, "S", "none"},
    {24, "School", "social", 0, "WST", 3, "W", "scoring"},
    {25, "Town Green", "social", 0, "T", 1, "T", "none"},
    {26, "Ferry House", "social", 0, "WW", 2, "W/T", "star"},
    {27, "Orphanage", "housing", 0, "ST", 2, "S/T", "scoring"},
    {28, "Cottage", "housing", 0, "T", 1, "W", "none"},
    {29, "Row House", "housing", 0, "WW", 3, "S", "none"},
    {30, "Farmhouse", "housing", 0, "WT", 3, "T", "none"},
    {31, "Manor", "housing", 2, "WSS", 9, "G", "none"},
    {32, "Canal House", "housing", 1, "WS", 5, "G/S", "none"},
    {33, "Almshouse", "housing", 0, "WT", 2, "T", "build"},
    {34, "Boarding House", "housing", 0, "WST", 4, "W/S", "build"},
    {35, "Tower House", "housing", 0, "SSS", 6, "S", "none"},
    {36, "Villa", "housing", 2, "WS", 6, "G/W", "none"},
    {37, "Courtyard House", "housing", 1, "WT", 5, "T", "none"},
    {38, "Lodge", "housing", 0, "W", 1, "T", "none"},
    {39, "Bell Tower", "culture", 0, "WS", 1, "S", "scoring"},
    {40, "Library", "culture", 1, "WT", 3, "W/T", "scoring"},
    {41, "Statue", "culture", 1, "S", 2, "S", "build"},
    {42, "Cathedral", "culture", 2, "WSS", 9, "G/S", "none"},
    {43, "Chapel", "culture", 0, "S", 1, "W", "none"},
    {44, "Theatre", "culture", 1, "WWT", 7, "W", "none"},
    {45, "Museum", "culture", 2, "ST", 5, "G", "scoring"},
    {46, "Archive", "culture", 0, "WS", 2, "T", "build"},
    {47, "Observatory", "culture", 1, "SS", 3, "S/T", "scoring"},
    {48, "Music Hall", "culture", 0, "WTT", 5, "T", "none"},
    {49, "Monument", "culture", 4, "", 7, "G", "none"},
    {50, "Armoury", "military", 1, "WS", 5, "S", "build"},
    {51, "Barracks", "military", 0, "WS", 2, "W", "build"},
    {52, "Gatehouse", "military", 0, "SS", 2, "S", "star"},
    {53, "Watchtower", "military", 0, "WS", 2, "W", "build"},
    {54, "Bridge", "military", 0, "ST", 2, "S", "star"},
    {55, "Wall", "military", 0, "S", 1, "S", "none"},
    {56, "Bastion", "military", 1, "SST", 7, "S/T", "none"},
    {57, "Stable", "military", 0, "WTT", 6, "W/T", "none"},
    {58, "Guard House", "military", 0, "W", 1, "W", "none"},
    {59, "Drill Yard", "military", 0, "WT", 1, "T", "scoring"},
    {60, "Moat", "military", 0, "WS", 3, "G/W", "none"},
}};

std::string letters(const CardInfo& card) {
  std::string text;
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    text.append(static_cast<std::size_t>(card.resources[kind]), "WST"[kind]);
  }
  return text;
}

std::string gift(const CardInfo& card) {
  std::string text = card.gives_gold ? "G" : "";
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    if (((card.gives >> kind) & 1U) == 0) continue;
    if (!text.empty()) text += '/';
    text += "WST"[kind];
  }
  return text;
}

TEST(TownBuilderCards, All_sixty_are_as_in_the_table) {
  ASSERT_EQ(built_in().cards.size(), lines.size());
  for (const Line& line : lines) {
    const CardInfo& card = built_in().cards[static_cast<std::size_t>(line.number - 1)];
    EXPECT_EQ(card.name, line.name);
    EXPECT_EQ(name_of(card.type), line.type) << line.name;
    EXPECT_EQ(card.gold, line.gold) << line.name;
    EXPECT_EQ(letters(card), line.resources) << line.name;
    EXPECT_EQ(card.points, line.points) << line.name;
    EXPECT_EQ(gift(card), line.gives) << line.name;
    EXPECT_EQ(ability_kind_names[static_cast<std::size_t>(card.ability.kind)], line.ability)
        << line.name;
  }
}

TEST(TownBuilderCards, There_are_14_commerce_12_social_12_housing_11_culture_and_11_military) {
  const Tables tables(built_in());
  EXPECT_EQ(tables.of_type[0].count(), 14);
  EXPECT_EQ(tables.of_type[1].count(), 12);
  EXPECT_EQ(tables.of_type[2].count(), 12);
  EXPECT_EQ(tables.of_type[3].count(), 11);
  EXPECT_EQ(tables.of_type[4].count(), 11);
}

TEST(TownBuilderCards, Those_without_an_ability_do_nothing) {
  for (const Line& line : lines) {
    if (std::string_view(line.ability) != "none") continue;
    Table table(2);
    table.judges({})
        .fresh({line.name})
        .started("Music Hall" == std::string_view(line.name) ? "Stable" : "Music Hall");
    EXPECT_TRUE(table.legal("use").empty()) << line.name;
    EXPECT_EQ(table.score(), line.points) << line.name;
  }
}

// Commerce.

TEST(TownBuilderCards, Bank_from_the_row_is_worth_2) {
  Table table(2);
  table.row({"Bank"}).play({"gold Bank"});
  EXPECT_EQ(table.gold_of(), 2);
}

TEST(TownBuilderCards, Bank_is_worth_2_also_by_an_ability_that_takes_it_from_the_row) {
  Table table(2);
  table.row({"Bank"}).fresh({"Brewery"}).play({"use Brewery: gold Bank"});
  EXPECT_EQ(table.gold_of(), 2);
}

TEST(TownBuilderCards, Bank_from_the_discard_pile_is_worth_1) {
  Table table(2);
  table.discards({"Bank"}).fresh({"Boarding House"}).play({"use Boarding House: gold Bank"});
  EXPECT_EQ(table.gold_of(), 1);
}

TEST(TownBuilderCards, Farm_counts_buildings_of_printed_points_0_or_1_and_itself) {
  Table table(2);
  table.built({"Farm", "Gardens", "Wall", "Bathhouse"});
  table.judges({});
  EXPECT_EQ(table.game.scoring_points(table.state, seat_0, table.card("Farm")), 3);
  EXPECT_EQ(table.score(), 0 + 0 + 1 + 5 + 3 + 3);  // the Gardens: three types
}

TEST(TownBuilderCards, Fishery_reveals_three_and_one_may_go_under_a_foundation) {
  Table table(2);
  table.fresh({"Fishery"}).started("Mill").row({"Wall"}).next({"Quarry", "Bakery", "Moat"});
  table.play({"use Fishery"});
  EXPECT_EQ(table.state.phase, Phase::choose);
  EXPECT_EQ(table.legal(), (NameSet{"none", "gain Quarry > Mill", "gain Moat > Mill"}));
  EXPECT_EQ(table.refusal("start Quarry"),
            "not_allowed: A revealed card cannot be taken as a foundation here.");
  EXPECT_EQ(table.refusal("end turn"), "wrong_phase: Choose among the revealed cards first.");
  table.play({"gain Moat > Mill"});
  EXPECT_EQ(table.under("Mill"), NameSet{"Moat"});
  EXPECT_EQ(table.discards(), (NameSet{"Quarry", "Bakery"}));
  EXPECT_EQ(table.state.actions, 2);
}

TEST(TownBuilderCards, Fishery_may_take_none) {
  Table table(2);
  table.fresh({"Fishery"}).next({"Quarry", "Bakery", "Moat"});
  table.play({"use Fishery"});
  EXPECT_EQ(table.legal(), NameSet{"none"});
  table.play({"none"});
  EXPECT_EQ(table.discards(), (NameSet{"Quarry", "Bakery", "Moat"}));
}

TEST(TownBuilderCards, Fishery_goes_on_past_a_judge) {
  Content content = built_in();
  content.seatings[1].judges_below = {3};
  Table table(2, content);
  table.deck({"Quarry", "Bakery", "Moat", "Wall"}, 1).fresh({"Fishery"});
  table.next({"Quarry", "judge 6", "Bakery", "Moat"}).play({"use Fishery"});
  EXPECT_EQ(table.state.judges, 0b100011);
  EXPECT_EQ(table.names(table.state.revealed), (NameSet{"Quarry", "Bakery", "Moat"}));
}

TEST(TownBuilderCards, Flower_Stand_adds_the_top_card_to_the_row) {
  Table table(2);
  table.built({"Flower Stand"}).row({"Well", "Wall", "Inn", "Moat", "Mill"}).next({"Cottage"});
  table.play({"use Flower Stand"});
  EXPECT_EQ(table.row(), (NameSet{"Well", "Wall", "Inn", "Moat", "Mill", "Cottage"}));
}

TEST(TownBuilderCards, Flower_Stand_goes_on_past_a_judge) {
  Content content = built_in();
  content.seatings[1].judges_below = {3};
  Table table(2, content);
  table.deck({"Quarry", "Bakery", "Moat"}, 1).built({"Flower Stand"}).row({"Well", "Wall"});
  table.next({"judge 6", "Bakery"}).play({"use Flower Stand"});
  EXPECT_EQ(table.state.judges, 0b100011);
  EXPECT_EQ(table.row(), (NameSet{"Well", "Wall", "Bakery"}));
  EXPECT_EQ(table.deck(), (NameSet{"Quarry", "Moat"}));
}

TEST(TownBuilderCards, A_row_of_more_than_five_stays) {
  Table table(2);
  table.built({"Flower Stand"}).row({"Hospital", "Bastion", "Theatre", "Bathhouse", "Armoury"});
  table.next({"Library"}).play({"use Flower Stand", "end turn"});
  EXPECT_EQ(table.row().size(), 6U);
  EXPECT_EQ(table.state.active, seat_1);
}

TEST(TownBuilderCards, Orchard_reveals_three_and_one_may_be_started) {
  Table table(2);
  table.fresh({"Orchard"}).next({"Quarry", "Hospital", "Well"});
  table.play({"use Orchard"});
  EXPECT_EQ(table.legal(), (NameSet{"none", "start Quarry", "start Well"}));
  EXPECT_EQ(table.refusal("start Hospital"),
            "cannot_afford: Hospital costs 1 gold, and you have only 0.");
  table.play({"start Well"});
  EXPECT_EQ(table.foundations(), NameSet{"Well"});
  EXPECT_EQ(table.discards(), (NameSet{"Quarry", "Hospital"}));
}

TEST(TownBuilderCards, Orchard_pays_the_gold_cost) {
  Table table(2);
  table.fresh({"Orchard"}).tokens(5).next({"Monument", "Hospital", "Well"});
  table.play({"use Orchard", "start Monument"});
  EXPECT_EQ(table.gold_of(), 1);
  EXPECT_TRUE(table.buildings().contains("Monument"));
}

TEST(TownBuilderCards, Orchard_goes_on_past_a_judge) {
  Content content = built_in();
  content.seatings[1].judges_below = {3};
  Table table(2, content);
  table.deck({"Quarry", "Bakery", "Moat", "Wall"}, 1).fresh({"Orchard"});
  table.next({"Quarry", "judge 6", "Bakery", "Moat"}).play({"use Orchard"});
  EXPECT_EQ(table.state.judges, 0b100011);
  EXPECT_EQ(table.names(table.state.revealed), (NameSet{"Quarry", "Bakery", "Moat"}));
  EXPECT_EQ(table.legal(), (NameSet{"none", "start Quarry", "start Bakery", "start Moat"}));
}

TEST(TownBuilderCards, Storehouse_is_discarded_for_up_to_two_resources_of_any_kinds) {
  Table table(2);
  table.built({"Storehouse"}).started("Bakery");
  EXPECT_EQ(table.legal("use"),
            (NameSet{"use Storehouse: wood > Bakery", "use Storehouse: straw > Bakery",
                     "use Storehouse: wood straw > Bakery"}));
  table.play({"use Storehouse: straw wood > Bakery"});
  EXPECT_EQ(table.buildings(), NameSet{"Bakery"});
  EXPECT_EQ(table.discards(), NameSet{"Storehouse"});
}

TEST(TownBuilderCards, Storehouse_resources_stay_under_the_foundation) {
  Table table(2);
  table.built({"Storehouse"}).started("Mill", {"Well"}).row({"Wall", "Chapel", "Town Green"});
  table.play({"use Storehouse: wood > Mill"});  // the Well is the stone
  EXPECT_EQ(table.legal("gain"), NameSet{"gain Town Green > Mill"});
  EXPECT_EQ(table.game.tokens_under(table.state, table.card("Mill")).just(Resource::wood), 1);
  table.play({"gain Town Green > Mill"});
  EXPECT_EQ(table.discards(), (NameSet{"Storehouse", "Well", "Town Green"}));
}

TEST(TownBuilderCards, Storehouse_never_pays_gold_and_needs_a_foundation) {
  Table table(2);
  table.built({"Storehouse"}).row({"Inn"});
  EXPECT_TRUE(table.legal("use").empty());
  EXPECT_EQ(table.refusal("start Inn"), "cannot_afford: Inn costs 1 gold, and you have only 0.");
}

TEST(TownBuilderCards, Art_Gallery_gains_a_gold_if_a_commerce_building_was_completed) {
  Table table(2);
  table.built({"Art Gallery"}).fresh({"Wall"});
  EXPECT_EQ(table.refusal("use Art Gallery"),
            "not_allowed: No commerce building was completed this turn.");
  table.fresh({"Bakery"}).play({"use Art Gallery"});
  EXPECT_EQ(table.state.tokens[0], 1);
}

TEST(TownBuilderCards, Art_Gallery_counts_itself_in_the_turn_it_is_built) {
  Table table(2);
  table.fresh({"Art Gallery"}).play({"use Art Gallery"});
  EXPECT_EQ(table.gold_of(), 1);
}

TEST(TownBuilderCards, Smithy_gains_a_resource_from_the_row_without_an_action) {
  Table table(2);
  table.fresh({"Smithy"}).started("Mill").row({"Wall", "Bakery"});
  EXPECT_EQ(table.legal("use"), NameSet{"use Smithy: gain Wall > Mill"});
  table.play({"use Smithy: gain Wall > Mill"});
  EXPECT_EQ(table.under("Mill"), NameSet{"Wall"});
  EXPECT_EQ(table.state.actions, 2);
}

TEST(TownBuilderCards, Brewery_stores_a_gold_from_the_row_without_an_action) {
  Table table(2);
  table.fresh({"Brewery"}).started("Mill").row({"Wall", "Bakery"});
  EXPECT_EQ(table.legal("use"), NameSet{"use Brewery: gold Bakery"});
  table.play({"use Brewery: gold Bakery"});
  EXPECT_EQ(table.gold_of(), 1);
  EXPECT_EQ(table.state.actions, 2);
}

// Social.

TEST(TownBuilderCards, Gardens_count_the_types_in_the_district_their_own_too) {
  Table table(2);
  table.judges({}).built({"Gardens"});
  EXPECT_EQ(table.score(), 1);
  table.built({"Well", "Bakery", "Wall"});
  EXPECT_EQ(table.score(), 0 + 1 + 3 + 1 + 3);
}

TEST(TownBuilderCards, Festival_gains_two_gold) {
  Table table(2);
  table.fresh({"Festival"}).play({"use Festival"});
  EXPECT_EQ(table.state.tokens[0], 2);
}

TEST(TownBuilderCards, Inn_takes_a_resource_or_a_gold_if_a_foundation_was_completed) {
  Table table(2);
  table.built({"Inn"}).started("Mill").row({"Moat", "Bakery", "Wall"});
  EXPECT_TRUE(table.legal("use").empty());
  table.fresh({"Chapel"});
  EXPECT_EQ(table.legal("use"), (NameSet{"use Inn: gain Moat > Mill", "use Inn: gold Moat",
                                         "use Inn: gold Bakery", "use Inn: gain Wall > Mill"}));
}

TEST(TownBuilderCards, Inn_counts_itself_in_the_turn_it_is_built) {
  Table table(2);
  table.fresh({"Inn"}).row({"Bakery"}).play({"use Inn: gold Bakery"});
  EXPECT_EQ(table.gold_of(), 1);
  EXPECT_EQ(table.state.actions, 2);
}

TEST(TownBuilderCards, Guildhall_counts_own_commerce) {
  Table table(2);
  table.judges({}).built({"Guildhall", "Bakery", "Mill"}).built({"Quarry"}, seat_1);
  EXPECT_EQ(table.score(), 4 + 3 + 5 + 2);
}

TEST(TownBuilderCards, School_counts_own_housing) {
  Table table(2);
  table.judges({}).built({"School", "Lodge", "Manor"});
  EXPECT_EQ(table.score(), 3 + 1 + 9 + 2);
}

TEST(TownBuilderCards, Ferry_House_replaces_a_row_card) {
  Table table(2);
  table.built({"Ferry House"}).row({"Wall", "Well"}).next({"Mill"});
  EXPECT_EQ(table.legal("use"),
            (NameSet{"use Ferry House: discard Wall", "use Ferry House: discard Well"}));
  EXPECT_NE(table.refusal("use Ferry House: discard Wall, Well"), "");
  table.play({"use Ferry House: discard Well"});
  EXPECT_EQ(table.row(), (NameSet{"Wall", "Mill"}));
  EXPECT_EQ(table.discards(), NameSet{"Well"});
}

// Housing.

TEST(TownBuilderCards, Orphanage_may_become_another_type_at_the_end) {
  Table table(2);
  table.judges({"culture", "housing"}).built({"Orphanage"}).built({"Lodge"}, seat_1);
  EXPECT_EQ(table.score(), 2 + 4);  // housing, tied with the Lodge
  EXPECT_EQ(table.score(seat_1), 1 + 4);
  table.state.ending = Ending::last_round;
  table.state.active = seat_1;
  table.state.actions = 0;
  table.play({"end turn"});
  EXPECT_EQ(table.legal(), (NameSet{"declare Orphanage commerce", "declare Orphanage social",
                                    "declare Orphanage housing", "declare Orphanage culture",
                                    "declare Orphanage military"}));
  EXPECT_EQ(table.state.active, seat_0);
  table.play({"declare Orphanage culture"});
  EXPECT_TRUE(table.game.over(table.state));
  EXPECT_EQ(table.score(), 2 + 4);
  EXPECT_EQ(table.game.count_of_type(table.state, table.state.buildings[0], Type::housing), 0);
}

TEST(TownBuilderCards, Almshouse_takes_a_resource_from_the_discard_pile) {
  Table table(2);
  table.fresh({"Almshouse"}).started("Mill").discards({"Wall", "Bank", "Moat"}).row({"Well"});
  EXPECT_EQ(table.legal("use"),
            (NameSet{"use Almshouse: gain Wall > Mill", "use Almshouse: gain Moat > Mill"}));
  table.play({"use Almshouse: gain Wall > Mill"});
  EXPECT_EQ(table.under("Mill"), NameSet{"Wall"});
  EXPECT_EQ(table.discards(), (NameSet{"Bank", "Moat"}));
}

TEST(TownBuilderCards, Boarding_House_stores_a_gold_from_the_discard_pile) {
  Table table(2);
  table.fresh({"Boarding House"}).discards({"Wall", "Moat"}).row({"Mill"});
  EXPECT_EQ(table.legal("use"), NameSet{"use Boarding House: gold Moat"});
  table.play({"use Boarding House: gold Moat"});
  EXPECT_EQ(table.gold_cards(), NameSet{"Moat"});
}

// Culture.

TEST(TownBuilderCards, Bell_Tower_counts_own_culture_and_itself) {
  Table table(2);
  table.judges({}).built({"Bell Tower", "Chapel"});
  EXPECT_EQ(table.score(), 1 + 1 + 2);
}

TEST(TownBuilderCards, Library_counts_for_judges_also_as_a_type_of_choice) {
  Table table(2);
  table.judges({"culture", "military"}).built({"Library"}).built({"Wall", "Chapel"}, seat_1);
  table.state.ending = Ending::last_round;
  table.state.active = seat_1;
  table.state.actions = 0;
  table.play({"end turn"});
  Table again = table;
  table.play({"declare Library military"});
  EXPECT_EQ(table.score(), 3 + 4 + 4);  // ties both
  EXPECT_EQ(table.score(seat_1), 2 + 8);
  again.play({"declare Library culture"});  // counts twice
  EXPECT_EQ(again.score(), 3 + 4);
  EXPECT_EQ(again.score(seat_1), 2 + 4);
}

TEST(TownBuilderCards, Library_does_not_count_twice_for_scoring_abilities) {
  Table table(2);
  table.judges({}).built({"Library", "Bell Tower"});
  table.state.ending = Ending::last_round;
  table.state.active = seat_1;
  table.state.actions = 0;
  table.play({"end turn", "declare Library culture"});
  EXPECT_EQ(table.score(), 3 + 1 + 2);
}

TEST(TownBuilderCards, Statue_starts_a_foundation_without_an_action) {
  Table table(2);
  table.fresh({"Statue"}).row({"Wall", "Inn"});
  EXPECT_EQ(table.legal("use"), NameSet{"use Statue: start Wall"});
  table.tokens(1).play({"use Statue: start Inn"});
  EXPECT_EQ(table.foundations(), NameSet{"Inn"});
  EXPECT_EQ(table.gold_of(), 0);
  EXPECT_EQ(table.state.actions, 2);
}

TEST(TownBuilderCards, Museum_scores_2_with_an_award_also_a_shared_one) {
  Table table(2);
  table.judges({}).built({"Museum"});
  EXPECT_EQ(table.score(), 5);
  table.state.awards_held = {1, 1, 0, 0};
  EXPECT_EQ(table.score(), 5 + 4 + 2);
}

TEST(TownBuilderCards, Archive_starts_a_foundation_from_the_discard_pile) {
  Table table(2);
  table.fresh({"Archive"}).discards({"Wall", "Inn"}).row({"Mill"});
  EXPECT_EQ(table.legal("use"), NameSet{"use Archive: start Wall"});
  table.gold({"Moat"}).play({"use Archive: start Inn"});
  EXPECT_EQ(table.foundations(), NameSet{"Inn"});
  EXPECT_EQ(table.discards(), (NameSet{"Wall", "Moat"}));
}

TEST(TownBuilderCards, Observatory_counts_printed_points_of_5_or_more) {
  Table table(2);
  table.judges({}).built({"Observatory", "Manor", "Mill", "Bank"});
  EXPECT_EQ(table.score(), 3 + 9 + 5 + 4 + 2);
}

// Military.

TEST(TownBuilderCards, Armoury_brings_an_unused_judge) {
  Table table(2);
  table.fresh({"Armoury"}).next({"judge 5"}).play({"use Armoury"});
  EXPECT_EQ(table.state.judges, 0b010011);
  EXPECT_EQ(table.state.deck_judges, 1);
  EXPECT_EQ(table.draws, Names{"judge"});
}

TEST(TownBuilderCards, Armoury_brings_a_judge_that_counts_in_the_final_score) {
  Table table(2);
  table.judges({}).fresh({"Armoury"}).built({"Wall"}, seat_1).built({"Well"}, seat_1);
  table.state.ending = Ending::last_round;
  table.next({"judge 5"}).play({"use Armoury"});  // the military judge
  for (int turn = 0; turn < 2; ++turn) {
    table.state.actions = 0;
    table.play({"end turn"});
  }
  ASSERT_TRUE(table.game.over(table.state));
  EXPECT_EQ(table.score(), 5 + 4);
  EXPECT_EQ(table.score(seat_1), 1 + 1 + 4);  // it is everybody's judge
}

TEST(TownBuilderCards, Armoury_needs_an_unused_judge) {
  Table table(2);
  table.fresh({"Armoury"});
  table.state.judges = 0b011111;  // the sixth is in the deck
  EXPECT_EQ(table.refusal("use Armoury"), "not_allowed: There is no unused judge left.");
}

TEST(TownBuilderCards, Barracks_complete_a_foundation_of_building_cost_3_or_less) {
  Table table(2);
  table.fresh({"Barracks"}).started("Inn", {"Tavern"}).started("Bastion").started("Mill");
  EXPECT_EQ(table.legal("use"),
            (NameSet{"use Barracks: complete Inn", "use Barracks: complete Mill"}));
  EXPECT_EQ(table.refusal("use Barracks: complete Bastion"),
            "not_allowed: Bastion has building cost 4, more than 3.");
  table.play({"use Barracks: complete Inn"});
  EXPECT_EQ(table.buildings(), (NameSet{"Barracks", "Inn"}));
  EXPECT_EQ(table.discards(), NameSet{"Tavern"});
  EXPECT_EQ(table.state.completed, 2);
}

TEST(TownBuilderCards, Barracks_wake_the_build_ability_of_what_they_complete) {
  Table table(2);
  table.fresh({"Barracks"}).started("Festival");
  table.play({"use Barracks: complete Festival", "use Festival"});
  EXPECT_EQ(table.gold_of(), 2);
}

TEST(TownBuilderCards, Barracks_are_for_own_foundations) {
  Table table(2);
  table.fresh({"Barracks"}).started("Inn", {}, seat_1);
  EXPECT_TRUE(table.legal("use").empty());
}

TEST(TownBuilderCards, Gatehouse_copies_a_star_ability_of_any_district) {
  Table table(2);
  table.built({"Gatehouse"}).built({"Ferry House", "Festival"}, seat_1).row({"Wall"});
  table.started("Bridge", {}, seat_1).next({"Mill"});
  EXPECT_EQ(table.legal("use"), NameSet{"use Gatehouse as Ferry House: discard Wall"});
  table.play({"use Gatehouse as Ferry House: discard Wall"});
  EXPECT_EQ(table.row(), NameSet{"Mill"});
  EXPECT_EQ(table.state.star_used, 1);
}

TEST(TownBuilderCards, Gatehouse_is_discarded_by_a_copy_that_discards) {
  Table table(2);
  table.built({"Gatehouse"}).built({"Storehouse"}, seat_1).started("Lodge");
  table.play({"use Gatehouse as Storehouse: wood > Lodge"});
  EXPECT_EQ(table.buildings(), NameSet{"Lodge"});
  EXPECT_EQ(table.buildings(seat_1), NameSet{"Storehouse"});
  EXPECT_EQ(table.discards(), NameSet{"Gatehouse"});
}

TEST(TownBuilderCards, Gatehouse_may_copy_an_own_building_never_the_crest_or_itself) {
  Table table(2);
  table.built({"Gatehouse", "Flower Stand"}).tokens(1).row({"Wall"});
  EXPECT_EQ(table.legal("use"), (NameSet{"use Flower Stand", "use Gatehouse as Flower Stand"}));
  EXPECT_EQ(table.refusal("use Gatehouse as Gatehouse"),
            "not_allowed: Gatehouse cannot copy Gatehouse.");
}

TEST(TownBuilderCards, Watchtower_copies_a_build_ability_of_any_district) {
  Table table(2);
  table.fresh({"Watchtower"}).built({"Festival"}, seat_1).built({"Armoury"});
  EXPECT_EQ(table.legal("use"),
            (NameSet{"use Watchtower as Festival", "use Watchtower as Armoury"}));
  table.play({"use Watchtower as Festival"});
  EXPECT_EQ(table.gold_of(), 2);
  EXPECT_TRUE(table.legal("use").empty());
}

TEST(TownBuilderCards, Watchtower_does_not_copy_a_foundation) {
  Table table(2);
  table.fresh({"Watchtower"}).started("Festival", {}, seat_1).started("Armoury");
  EXPECT_TRUE(table.legal("use").empty());
  for (const char* name : {"Festival", "Armoury"}) {
    EXPECT_TRUE(table.refusal(std::string("use Watchtower as ") + name).starts_with("not_allowed"))
        << table.refusal(std::string("use Watchtower as ") + name);
  }
}

TEST(TownBuilderCards, Watchtower_may_reveal_like_the_Fishery) {
  Table table(2);
  table.fresh({"Watchtower"}).built({"Fishery"}, seat_1).started("Lodge");
  table.next({"Wall", "Well", "Inn"}).play({"use Watchtower as Fishery"});
  EXPECT_EQ(table.legal(), (NameSet{"none", "gain Well > Lodge", "gain Inn > Lodge"}));
}

TEST(TownBuilderCards, Bridge_keeps_a_row_card_from_others_and_from_being_discarded) {
  Table table(2);
  table.built({"Bridge"}).row({"Lodge", "Wall", "Well", "Inn", "Moat"});
  table.play({"use Bridge: protect Wall", "start Well", "start Lodge", "end turn"});
  EXPECT_FALSE(table.can("start Wall"));
  EXPECT_EQ(table.refusal("start Wall"), "not_allowed: Wall is protected by another player.");
  table.tokens(1, seat_1);
  EXPECT_EQ(table.refusal("crest: discard Wall"),
            "not_allowed: Wall is protected and cannot be discarded.");
}

TEST(TownBuilderCards, Bridge_lets_its_owner_take_the_card_but_not_discard_it) {
  Table table(2);
  table.built({"Bridge", "Ferry House"}).row({"Wall", "Well"});
  table.play({"use Bridge: protect Wall"});
  table.state.star_used = 0;
  EXPECT_EQ(table.legal("use Ferry"), NameSet{"use Ferry House: discard Well"});
  table.play({"start Wall"});
  EXPECT_TRUE(table.state.guarded[0].empty());
}

TEST(TownBuilderCards, Bridge_protects_until_ones_next_turn) {
  Table table(2);
  table.built({"Bridge"}).row({"Lodge", "Wall", "Well", "Inn", "Moat"});
  table.play({"use Bridge: protect Wall", "start Well", "start Lodge", "end turn"});
  table.state.actions = 0;
  table.play({"end turn"});
  EXPECT_TRUE(table.state.guarded[0].empty());
  EXPECT_TRUE(table.row().contains("Wall"));
}

TEST(TownBuilderCards, Two_protections_block_each_other) {
  Table table(2);
  table.row({"Wall"});
  table.state.guarded[0] = table.set({"Wall"});
  table.state.guarded[1] = table.set({"Wall"});
  EXPECT_EQ(table.legal(), NameSet{"end turn"});
}

TEST(TownBuilderCards, Drill_Yard_counts_own_military_and_itself) {
  Table table(2);
  table.judges({}).built({"Drill Yard", "Wall", "Moat"});
  EXPECT_EQ(table.score(), 1 + 1 + 3 + 3);
}

}  // namespace
}  // namespace townsmith::townbuilder
