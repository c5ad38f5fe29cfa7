#include "support.h"

namespace townsmith::townbuilder {
namespace {

const Names last_two = {"Wall", "Well"};

// Set-up.

TEST(TownBuilderSetup, Five_cards_judges_and_awards_by_number_of_players) {
  const std::array<int, 4> open = {2, 2, 1, 1};
  const std::array<int, 4> inside = {1, 1, 2, 2};
  const std::array<int, 4> deck = {50, 55, 55, 55};
  for (int players = 1; players <= 4; ++players) {
    const auto at = static_cast<std::size_t>(players - 1);
    const TownBuilder game = make(players);
    Chance chance(Random(1));
    const State state = begin(game, chance);
    EXPECT_EQ(state.row.count(), 5);
    EXPECT_EQ(std::popcount(state.judges), open[at]);
    EXPECT_EQ(state.deck_judges, inside[at]);
    EXPECT_EQ(std::popcount(state.awards_open), 2);
    EXPECT_EQ(game.deck_cards(state), deck[at]);
    EXPECT_EQ(state.phase, Phase::act);
  }
}

TEST(TownBuilderSetup, Judges_in_the_deck_lie_in_the_middle_and_at_the_bottom) {
  EXPECT_EQ(make(1).seating().judges_below, std::vector<int>{25});
  EXPECT_EQ(make(2).seating().judges_below, std::vector<int>{27});
  EXPECT_EQ(make(3).seating().judges_below, (std::vector<int>{27, 0}));
  EXPECT_EQ(make(4).seating().judges_below, (std::vector<int>{27, 0}));
}

TEST(TownBuilderSetup, The_first_player_is_drawn_or_named) {
  std::set<int> drawn;
  const TownBuilder game = make(3, {});
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    Chance chance(Random{seed});
    drawn.insert(townsmith::index(begin(game, chance).first));
  }
  EXPECT_EQ(drawn, (std::set<int>{0, 1, 2}));
  Chance chance(Random(1));
  EXPECT_EQ(begin(make(3, {{"first", "2"}}), chance).active, seat_2);
  EXPECT_EQ(begin(make(1, {{"first", "3"}}), chance).active, seat_0);
}

TEST(TownBuilderSetup, Every_unseen_card_is_equally_likely_alone_too) {
  // In solo five of the 60 are out, but nobody knows which: the first card is any of 60.
  const TownBuilder game = make(1);
  std::vector<Draw> draws;
  RecordingSource source(Chance(Random(3)));
  Chance chance(source);
  (void)begin(game, chance);
  draws = source.take();
  EXPECT_EQ(draws[0].n, 60U);
  EXPECT_EQ(draws[4].n, 56U);
}

// Refill.

TEST(TownBuilderRefill, A_judge_that_turns_up_joins_the_judges_and_drawing_goes_on) {
  Table table(2);
  table.row({"Hospital", "Bastion", "Theatre"});
  Names rest;
  for (const std::string& name : table.deck()) rest.push_back(name);
  rest.resize(28);  // 27 below the judge: the second card of the refill is the judge
  table.deck(rest, 1).next({rest[0], "judge 3", rest[1]});
  table.play({"end turn"});
  EXPECT_EQ(table.row().size(), 5U);
  EXPECT_EQ(table.state.judges, 0b000111);
  EXPECT_EQ(table.draws, (Names{"card", "judge", "card"}));
}

TEST(TownBuilderRefill, A_judge_on_top_of_the_deck_stays_there_while_the_row_is_full) {
  Table table(2);
  table.row({"Hospital", "Bastion", "Theatre", "Bathhouse"});
  Names rest;
  for (const std::string& name : table.deck()) rest.push_back(name);
  rest.resize(28);
  table.deck(rest, 1).play({"end turn"});
  EXPECT_EQ(table.state.deck_judges, 1);
  EXPECT_EQ(table.draws, Names{"card"});
}

TEST(TownBuilderRefill, When_the_deck_runs_out_it_goes_on_from_the_discard_pile) {
  Table table(3);
  table.row({"Hospital", "Bastion"}).deck({"Wall"}).discards({"Well", "Mill", "Inn"});
  table.play({"end turn"});
  EXPECT_EQ(table.row().size(), 5U);
  EXPECT_TRUE(table.row().contains("Wall"));
  EXPECT_EQ(table.state.runs, 1);
  EXPECT_EQ(table.game.deck_cards(table.state), 1);
  EXPECT_TRUE(table.discards().empty());
}

TEST(TownBuilderRefill, The_deck_runs_out_when_its_last_card_has_left_it) {
  Table table(3);
  table.row({"Hospital", "Bastion", "Theatre", "Bathhouse"}).deck({"Wall"}).discards({"Well"});
  table.play({"end turn"});
  EXPECT_EQ(table.state.runs, 1);
  EXPECT_EQ(table.deck(), NameSet{"Well"});
}

TEST(TownBuilderRefill, The_bottom_judge_is_a_card_of_the_deck) {
  Table table(3);
  table.row({"Hospital", "Bastion", "Theatre", "Bathhouse"}).deck({"Wall"}, 1);
  table.discards({"Well", "Mill"}).play({"end turn"});
  EXPECT_EQ(table.state.runs, 0);
  EXPECT_EQ(table.state.deck_judges, 1);
  table.state.row.reset(index(table.card("Wall")));
  table.play({"end turn"});
  EXPECT_EQ(table.state.runs, 1);  // the judge, then a card of the new deck
  EXPECT_EQ(table.row().count("Well") + table.row().count("Mill"), 1U);
}

TEST(TownBuilderRefill, Without_a_discard_pile_the_row_stays_short_until_something_is_discarded) {
  Table table(3);
  table.row({"Hospital", "Bastion"}).deck({"Wall"}).started("Lodge", {}, seat_1);
  table.play({"end turn"});
  EXPECT_EQ(table.row().size(), 3U);
  EXPECT_EQ(table.state.runs, 1);
  EXPECT_EQ(table.state.waiting, 1);
  table.state.row = table.set({"Hospital", "Bastion", "Well"});
  table.play({"gain Well > Lodge"});  // completes it: the Well is discarded
  EXPECT_EQ(table.deck(), NameSet{"Well"});
  EXPECT_EQ(table.state.runs, 1);  // counted once
  EXPECT_EQ(table.state.waiting, 0);
}

// By an ability.

TEST(TownBuilderDeck, An_ability_gets_fewer_cards_and_does_not_draw_from_the_new_deck) {
  Table table(3);
  table.deck(last_two).discards({"Mill", "Inn"}).fresh({"Fishery"}).started("Hospital");
  table.play({"use Fishery"});
  EXPECT_EQ(table.names(table.state.revealed), (NameSet{"Wall", "Well"}));
  EXPECT_EQ(table.state.runs, 0);  // only after the choice
  table.play({"gain Wall > Hospital"});
  EXPECT_EQ(table.state.runs, 1);
  EXPECT_EQ(table.deck(), (NameSet{"Mill", "Inn", "Well"}));  // the unchosen card too
}

TEST(TownBuilderDeck, The_Orchard_gets_fewer_too) {
  Table table(3);
  table.deck(last_two).discards({"Mill", "Inn"}).fresh({"Orchard"}).play({"use Orchard"});
  EXPECT_EQ(table.names(table.state.revealed), (NameSet{"Wall", "Well"}));
  EXPECT_EQ(table.legal(), (NameSet{"none", "start Wall", "start Well"}));
  EXPECT_EQ(table.state.runs, 0);  // only after the choice
  table.play({"start Wall"});
  EXPECT_EQ(table.foundations(), NameSet{"Wall"});
  EXPECT_EQ(table.state.runs, 1);
  EXPECT_EQ(table.deck(), (NameSet{"Mill", "Inn", "Well"}));
}

TEST(TownBuilderDeck, The_crest_gets_fewer_too) {
  Table table(3);
  table.deck({"Mill"}).row({"Wall", "Well", "Inn"}).tokens(1);
  EXPECT_NE(table.refusal("crest: discard Wall, Mill").find("Mill"), std::string::npos);
  table.play({"crest: discard Wall, Well"});
  EXPECT_EQ(table.row(), (NameSet{"Inn", "Mill"}));
  EXPECT_EQ(table.deck(), (NameSet{"Wall", "Well"}));
  EXPECT_EQ(table.state.runs, 1);
}

TEST(TownBuilderDeck, What_draws_needs_a_deck) {
  Table table(3);
  table.deck({}).row({"Wall"}).tokens(1).built({"Flower Stand", "Ferry House"}).fresh({"Orchard"});
  table.state.waiting = 1;
  EXPECT_TRUE(table.legal("use").empty());
  EXPECT_TRUE(table.legal("crest").empty());
  EXPECT_EQ(table.refusal("use Orchard"), "not_allowed: The deck is empty.");
}

TEST(TownBuilderDeck, A_lone_judge_is_a_deck_and_no_card_follows_it) {
  for (const char* move : {"use Flower Stand", "use Orchard"}) {
    Table table(3);
    table.deck({}, 1).built({"Flower Stand"}).fresh({"Orchard"}).discards({"Mill"});
    table.next({"judge 4"}).play({move});
    EXPECT_EQ(table.state.judges, 0b001001);
    EXPECT_EQ(table.state.phase, Phase::act);
    EXPECT_TRUE(table.row().empty());
    EXPECT_EQ(table.state.runs, 1);
    EXPECT_EQ(table.deck(), NameSet{"Mill"});
  }
}

// The end.

void end_turns(Table& table, int count) {
  for (int i = 0; i < count; ++i) {
    table.state.actions = 0;
    table.play({"end turn"});
  }
}

TEST(TownBuilderEnd, It_is_triggered_when_the_deck_ran_out_often_enough) {
  for (int players = 2; players <= 4; ++players) {
    Table table(players);
    table.state.runs = static_cast<std::uint8_t>(players - 2);
    table.deck({"Mill"}).built({"Flower Stand"}).discards({"Wall", "Well"});
    table.play({"use Flower Stand"});
    EXPECT_EQ(table.state.runs, players - 1);
    EXPECT_EQ(table.state.ending, Ending::triggered);
  }
  Table early(4);
  early.deck({"Mill"}).built({"Flower Stand"}).discards({"Wall"}).play({"use Flower Stand"});
  EXPECT_EQ(early.state.ending, Ending::no);
}

TEST(TownBuilderEnd, Example_1_on_Brents_turn_then_Claire_and_Dave_then_everybody_once) {
  Table table(4);
  end_turns(table, 1);
  ASSERT_EQ(table.state.active, seat_1);
  table.state.ending = Ending::triggered;
  end_turns(table, 3);
  EXPECT_EQ(table.state.active, seat_0);
  EXPECT_EQ(table.state.ending, Ending::last_round);
  end_turns(table, 3);
  EXPECT_FALSE(table.game.over(table.state));
  end_turns(table, 1);
  EXPECT_TRUE(table.game.over(table.state));
}

TEST(TownBuilderEnd, Example_2_on_Daves_turn_then_everybody_once) {
  Table table(4);
  end_turns(table, 3);
  table.state.ending = Ending::triggered;
  end_turns(table, 4);
  EXPECT_FALSE(table.game.over(table.state));
  end_turns(table, 1);
  EXPECT_TRUE(table.game.over(table.state));
}

TEST(TownBuilderEnd, On_the_first_players_turn_that_round_is_finished_and_one_more_follows) {
  Table table(2);
  table.row({"Hospital", "Bastion", "Theatre", "Bathhouse"}).discards({"Well", "Lodge", "Mill"});
  table.state.active = seat_1;
  table.deck({"Wall"});
  end_turns(table, 1);  // the refill of seat 0's turn empties the deck
  EXPECT_EQ(table.state.active, seat_0);
  EXPECT_EQ(table.state.ending, Ending::triggered);
  end_turns(table, 3);
  EXPECT_FALSE(table.game.over(table.state));
  end_turns(table, 1);
  EXPECT_TRUE(table.game.over(table.state));
}

TEST(TownBuilderEnd, Incomplete_foundations_are_discarded) {
  Table table(2);
  table.started("Mill", {"Well"}).built({"Lodge"});
  table.state.active = seat_1;
  table.state.ending = Ending::last_round;
  end_turns(table, 1);
  EXPECT_TRUE(table.game.over(table.state));
  EXPECT_TRUE(table.foundations().empty());
  EXPECT_EQ(table.discards().count("Mill") + table.discards().count("Well"), 2U);
  EXPECT_EQ(table.score(), 1);
}

TEST(TownBuilderEnd, Types_are_asked_for_in_turn_order_the_Orphanage_first) {
  Table table(2);
  table.built({"Orphanage"}, seat_1).built({"Library"});
  table.state.active = seat_1;
  table.state.ending = Ending::last_round;
  end_turns(table, 1);
  EXPECT_EQ(table.state.active, seat_0);
  EXPECT_EQ(table.refusal("declare Orphanage social"), "not_allowed: Choose the type of Library.");
  table.play({"declare Library social"});
  EXPECT_EQ(table.state.active, seat_1);
  table.play({"declare Orphanage housing"});
  EXPECT_TRUE(table.game.over(table.state));

  Table both(2);
  both.built({"Orphanage", "Library"});
  both.state.active = seat_1;
  both.state.ending = Ending::last_round;
  end_turns(both, 1);
  both.play({"declare Orphanage social", "declare Library social"});
  EXPECT_TRUE(both.game.over(both.state));
}

// Nobody can act.

TEST(TownBuilderStuck, A_round_without_an_action_sweeps_the_row) {
  Table table(2);
  table.row({"Hospital", "Bastion", "Theatre", "Bathhouse", "Armoury"});
  table.play({"end turn", "end turn"});
  EXPECT_EQ(table.discards(), (NameSet{"Hospital", "Bastion", "Theatre", "Bathhouse", "Armoury"}));
  EXPECT_EQ(table.row().size(), 5U);
  EXPECT_EQ(table.state.active, seat_0);
}

TEST(TownBuilderStuck, The_row_stays_if_the_next_player_can_use_it_again) {
  // Seat 1 has kept the Theatre, the only wood there is, from seat 0, and does so no longer.
  Table table(2);
  table.row({"Hospital", "Bastion", "Theatre", "Bathhouse", "Armoury"}).started("Guard House");
  table.state.guarded[1] = table.set({"Theatre"});
  table.play({"end turn", "end turn"});
  EXPECT_TRUE(table.discards().empty());
  EXPECT_TRUE(table.legal().contains("gain Theatre > Guard House"));
}

TEST(TownBuilderStuck, A_row_that_is_short_is_refilled_first) {
  Table table(2);
  table.row({"Hospital", "Bastion", "Theatre", "Bathhouse"});
  table.state.idle = 1;
  table.play({"end turn"});
  EXPECT_TRUE(table.discards().empty());
  EXPECT_EQ(table.row().size(), 5U);
}

TEST(TownBuilderStuck, If_nothing_is_left_to_refill_from_the_game_ends) {
  Table table(3);
  table.deck({}).built({"Lodge"});
  table.state.waiting = 1;
  table.state.runs = 1;
  table.play({"end turn", "end turn", "end turn"});
  EXPECT_TRUE(table.game.over(table.state));
}

// Alone.

TEST(TownBuilderSolo, At_the_end_of_a_turn_two_row_cards_are_discarded) {
  Table table(1);
  table.row({"Well", "Wall", "Lodge", "Inn", "Moat"});
  table.play({"start Well", "start Wall", "end turn"});
  EXPECT_EQ(table.state.phase, Phase::closing);
  EXPECT_EQ(table.legal(),
            (NameSet{"discard Inn, Lodge", "discard Inn, Moat", "discard Lodge, Moat"}));
  EXPECT_EQ(table.refusal("discard Inn"), "bad_value: Name 2 row cards.");
  EXPECT_EQ(table.refusal("claim Guild"), "wrong_phase: Awards are claimed during a turn.");
  table.play({"discard Moat, Inn"});
  EXPECT_EQ(table.discards(), (NameSet{"Inn", "Moat"}));
  EXPECT_EQ(table.row().size(), 5U);
}

TEST(TownBuilderSolo, Fewer_are_discarded_if_there_are_fewer_and_none_without_a_move) {
  Table one(1);
  one.row({"Well", "Wall", "Lodge"}).play({"start Well", "start Wall", "end turn"});
  EXPECT_EQ(one.legal(), NameSet{"discard Lodge"});
  Table none(1);
  none.row({"Well", "Wall"}).play({"start Well", "start Wall", "end turn"});
  EXPECT_EQ(none.state.phase, Phase::act);
  EXPECT_EQ(none.state.actions, 2);
}

TEST(TownBuilderSolo, What_a_Bridge_protects_is_not_discarded) {
  Table table(1);
  table.built({"Bridge"}).row({"Well", "Wall", "Lodge", "Inn"});
  table.play({"use Bridge: protect Lodge", "start Well", "start Wall", "end turn"});
  EXPECT_EQ(table.legal(), NameSet{"discard Inn"});
  EXPECT_EQ(table.refusal("discard Lodge"),
            "not_allowed: Lodge is protected and cannot be discarded.");
  Table all(1);
  all.built({"Bridge"}).row({"Well", "Wall", "Lodge"});
  all.play({"use Bridge: protect Lodge", "start Well", "start Wall", "end turn"});
  EXPECT_EQ(all.state.phase, Phase::act);
}

TEST(TownBuilderSolo, Awards_close_after_the_turn_in_which_the_decks_judge_is_revealed) {
  Table table(1);
  table.awards({"Guild"}).built({"Bakery", "Mill", "Quarry", "Flower Stand"});
  Names rest;
  for (const std::string& name : table.deck()) rest.push_back(name);
  rest.resize(25);
  table.deck(rest, 1).play({"use Flower Stand"});
  EXPECT_EQ(table.state.deck_judges, 0);
  EXPECT_TRUE(table.can("claim Guild"));  // still this turn
  table.state.actions = 0;
  table.play({"end turn"});
  table.play({*table.legal().begin()});  // the closing discard
  EXPECT_EQ(table.refusal("claim Guild"),
            "not_allowed: The deck’s judge is out: awards are closed.");
}

TEST(TownBuilderSolo, The_turn_in_which_the_deck_runs_out_is_the_last_with_its_discard) {
  Table table(1);
  table.deck({"Mill"}).built({"Flower Stand"}).discards({"Inn"}).row({"Well", "Wall"});
  table.play({"use Flower Stand"});
  EXPECT_EQ(table.state.ending, Ending::triggered);
  EXPECT_EQ(table.deck(), NameSet{"Inn"});
  table.state.actions = 0;
  table.play({"end turn"});
  EXPECT_EQ(table.state.phase, Phase::closing);
  table.play({"discard Wall, Well"});
  EXPECT_TRUE(table.game.over(table.state));
}

TEST(TownBuilderSolo, The_cards_out_of_the_game_stay_out_of_the_new_deck) {
  Table table(1);
  table.built({"Flower Stand"}).discards({"Inn", "Moat"});
  table.state.unseen = table.set({"Mill", "Wall", "Well", "Lodge", "Manor", "Farm"});
  table.state.out = 5;
  table.state.deck_judges = 0;
  EXPECT_EQ(table.game.deck_cards(table.state), 1);
  table.next({"Lodge"}).play({"use Flower Stand"});  // any of the six may be the one
  EXPECT_EQ(table.row(), NameSet{"Lodge"});
  EXPECT_EQ(table.deck(), (NameSet{"Inn", "Moat"}));
  EXPECT_EQ(table.game.deck_cards(table.state), 2);
}

}  // namespace
}  // namespace townsmith::townbuilder
