// A turn: the order of numbers, internet, neighborhoods, skipping, decks, the end.
#include <algorithm>
#include <numeric>
#include <set>

#include "support.h"

namespace townsmith::drawcity {
namespace {

const OptionValues bare = {{"goals", "off"}};

std::set<std::string> open_on_street(const DrawCity& game, const State& state, int number,
                                     int street) {
  std::set<std::string> names;
  (game.open_spaces(state, blue, number) & street_spaces[static_cast<std::size_t>(street - 1)])
      .for_each([&](int space) { names.insert(space_name(space).substr(0, 1)); });
  return names;
}

using Letters = std::set<std::string>;

TEST(DrawCityTurn, Printed_example_where_blue_may_build_a_park_5) {
  const DrawCity game = make(3, bare);
  const State state = board(game, {". . bh3 . . ph4 . bs7 . . .", ". bh5 . . . . . . . . .",
                                   ". . . bh6 . . . . . . .", ". . bh4 . . . . . . . .", ""});
  EXPECT_EQ(open_on_street(game, state, 5, 1), (Letters{"D", "E", "G"})) << "between 3 and 7";
  EXPECT_EQ(open_on_street(game, state, 5, 2), Letters{}) << "no second 5";
  EXPECT_EQ(open_on_street(game, state, 5, 3), (Letters{"A", "B", "C"}));
  EXPECT_EQ(open_on_street(game, state, 5, 4), (Letters{"D", "E", "F", "G", "H", "I", "J", "K"}));
  EXPECT_EQ(open_on_street(game, state, 5, 5).size(), 11U);
}

TEST(DrawCityTurn, Numbers_can_ascend_from_right_to_left) {
  const DrawCity game = make(3, {{"goals", "off"}, {"numbering", "right-to-left"}});
  const State state = board(game, {". . bh7 . . ph4 . bs3 . . .", "", "", "", ""});
  EXPECT_EQ(open_on_street(game, state, 5, 1), (Letters{"D", "E", "G"}));
  EXPECT_EQ(open_on_street(game, state, 8, 1), (Letters{"A", "B"}));
  EXPECT_EQ(open_on_street(game, state, 1, 1), (Letters{"I", "J", "K"}));
  EXPECT_EQ(game.number_at(state, space_at("C1")), 7);
  EXPECT_EQ(game.number_at(state, space_at("H1")), 3);
}

TEST(DrawCityTurn, Refusals_say_why) {
  const DrawCity game = make(3, bare);
  State state = board(game, {". . bh5 . . ph4 . . . . .", "", "", "", ""});
  give(state, blue, {3, 5}, {Type::house, Type::park});
  EXPECT_EQ(refusal(game, state, "park 5 C2"), "");
  EXPECT_EQ(refusal(game, state, "park 5 C1"), "space_taken: C1 is taken by a house of your own.");
  EXPECT_EQ(refusal(game, state, "park 5 F1"),
            "space_taken: F1 is taken by a house of another player.");
  EXPECT_EQ(refusal(game, state, "park 5 D1"),
            "not_allowed: Your 5 on C1 does not allow a 5 on D1: your numbers on a street ascend "
            "from left to right.");
  EXPECT_EQ(refusal(game, state, "park 3 D1"),
            "not_allowed: Your 5 on C1 does not allow a 3 on D1: your numbers on a street ascend "
            "from left to right.");
  EXPECT_EQ(refusal(game, state, "park 3 B1"), "");
  EXPECT_EQ(refusal(game, state, "park 6 D1"), "not_allowed: There is no 6 in your hand.");
  EXPECT_EQ(refusal(game, state, "shop 5 D2"), "not_allowed: There is no shop in your hand.");
  EXPECT_EQ(refusal(game, state, "park 5 D6"),
            "not_allowed: D6 is not on the board: 5 streets are in use.");
  EXPECT_EQ(refusal(game, state, "park 5 C2 line C2-E2"),
            "not_allowed: There is no choice of lines here.");
  EXPECT_EQ(refusal(game, state, "skip"),
            "not_allowed: You can place your 3, for example on A1, so you have to build.");
  const auto wrong = [&](Move move) {
    const auto result = game.check(state, blue, move);
    return result ? std::string() : std::string(townsmith::name_of(result.error().reason));
  };
  EXPECT_EQ(wrong(Move{}), "bad_value");
  EXPECT_EQ(wrong(Move::build(0, 1, 5)), "bad_value");
  EXPECT_EQ(wrong(Move::build(5, 0, 5)), "bad_value");
  EXPECT_EQ(wrong(Move::build(10, 1, 5)), "bad_value");
  EXPECT_EQ(wrong(Move::build(5, 5, 5)), "bad_value");
  EXPECT_EQ(wrong(Move::build(5, 1, 110)), "bad_value");
  EXPECT_EQ(wrong({MoveKind::build, 5, 1, 20, static_cast<LinePosition>(7)}), "bad_value");
  EXPECT_EQ(wrong({MoveKind::skip, 0, 0, 3, LinePosition::none}), "bad_value");
  EXPECT_FALSE(game.check(state, pink, Move::build(5, 1, 20)));
  state.phase = Phase::over;
  EXPECT_EQ(refusal(game, state, "skip"), "game_over: The game is over.");
}

TEST(DrawCityTurn, Equal_cards_are_one_move) {
  const DrawCity game = make(2, bare);
  State state = board(game, {});
  give(state, blue, {5, 5}, {Type::house, Type::house});
  EXPECT_EQ(legal(game, state).size(), 44U);
  give(state, blue, {5, 6}, {Type::house, Type::shop});
  EXPECT_EQ(legal(game, state).size(), 4 * 44U);
}

// Internet.

TEST(DrawCityInternet, Starts_are_at_the_upper_left_and_lower_right) {
  for (int streets = min_streets; streets <= max_streets; ++streets) {
    const DrawCity game = make(2, {{"streets", std::to_string(streets)}});
    EXPECT_EQ(game.in_use().count(), 11 * streets);
    EXPECT_EQ(game.internet_starts(),
              Spaces::one(space_at("B2")) | Spaces::one(Board::at(9, streets - 2)));
  }
}

TEST(DrawCityInternet, Goes_from_development_to_development_when_they_are_built) {
  const DrawCity game = make(2, bare);
  State state = board(game, {});
  for (const char* move :
       {"house 5 B2", "shop 5 C2", "house 6 D3", "factory 6 D2", "house 1 A2", "shop 7 A1"}) {
    play_text(game, state, move);
  }
  EXPECT_TRUE(state.internet.test(space_at("B2"))) << "a start";
  EXPECT_TRUE(state.internet.test(space_at("C2"))) << "beside another player's";
  EXPECT_FALSE(state.internet.test(space_at("D3"))) << "was there before: not retroactive";
  EXPECT_TRUE(state.internet.test(space_at("D2")));
  EXPECT_TRUE(state.internet.test(space_at("A2")));
  EXPECT_TRUE(state.internet.test(space_at("A1")));
}

TEST(DrawCityInternet, A_park_never_has_it_and_leaves_a_start_unused) {
  const DrawCity game = make(2, bare);
  State state = board(game, {});
  for (const char* move : {"park 5 B2", "shop 5 C2", "house 5 J3", "park 5 J4"}) {
    play_text(game, state, move);
  }
  EXPECT_FALSE(state.internet.test(space_at("B2")));
  EXPECT_FALSE(state.internet.test(space_at("C2"))) << "the park passes nothing on";
  EXPECT_TRUE(state.internet.test(space_at("J3")));
  EXPECT_FALSE(state.internet.test(space_at("J4")));
}

// Neighborhoods.

State with_patterns(const DrawCity& game, const std::vector<std::string>& streets) {
  State state = board(game, streets);
  state.patterns = {{{card_of(Type::house), card_of(Type::park), card_of(Type::park)},
                     {card_of(Type::park), card_of(Type::park), card_of(Type::park)}}};
  return state;
}

TEST(DrawCityNeighborhoods, A_build_that_completes_a_line_marks_it) {
  const DrawCity game = make(2, only("neighborhoods"));
  State state = with_patterns(game, {"pp pp . . . . . . . . .", "", "", ""});
  play_text(game, state, "house 5 C1");
  EXPECT_EQ(state.line_count, 1) << "the order may be reversed";
  EXPECT_EQ(points_for(game, state, blue, "neighborhood"), 2);
  EXPECT_EQ(points_for(game, state, pink, "neighborhood"), 2);
  // The parks are used up: a house on the other side, or a park below, changes nothing.
  play_text(game, state, "house 9 D1");
  play_text(game, state, "park 5 A2");
  play_text(game, state, "park 5 A3");
  EXPECT_EQ(state.line_count, 1);
}

TEST(DrawCityNeighborhoods, The_line_must_be_straight_and_in_order) {
  const DrawCity game = make(2, only("neighborhoods"));
  State state = with_patterns(game, {"pp . pp . . . . . . . .", "", "", ""});
  play_text(game, state, "house 5 B1");
  EXPECT_EQ(state.line_count, 0) << "a house between two parks is not the pattern";
}

TEST(DrawCityNeighborhoods, Of_several_lines_the_builder_chooses_one) {
  const DrawCity game = make(2, only("neighborhoods"));
  State state = with_patterns(game, {". pp1 pp2 . . . . . . . .", "bp1 . . . . . . . . . .",
                                     "bp1 . . . . . . . . . .", ""});
  give(state, blue, {5, 5}, {Type::house, Type::house});
  const std::vector<std::string> moves = legal(game, state);
  const auto has = [&](const char* text) {
    return std::find(moves.begin(), moves.end(), text) != moves.end();
  };
  EXPECT_TRUE(has("house 5 A1 line A1-C1"));
  EXPECT_TRUE(has("house 5 A1 line A1-A3"));
  EXPECT_FALSE(has("house 5 A1"));
  EXPECT_EQ(refusal(game, state, "house 5 A1"),
            "not_allowed: This completes several neighborhoods: say which, as in “line A3-C3”.");
  EXPECT_EQ(refusal(game, state, "house 5 B2 line A2-C2"),
            "not_allowed: There is no choice of lines here.");
  play_text(game, state, "house 5 A1 line A1-A3");
  EXPECT_EQ(state.line_count, 1);
  EXPECT_EQ(points_for(game, state, blue, "neighborhood"), 2);
  EXPECT_EQ(points_for(game, state, pink, "neighborhood"), 0) << "blue chose its own";
}

TEST(DrawCityNeighborhoods, A_line_that_fits_both_patterns_scores_once) {
  const DrawCity game = make(2, only("neighborhoods"));
  State state = with_patterns(game, {"pp pp . . . . . . . . .", "", "", ""});
  state.patterns[1] = state.patterns[0];
  play_text(game, state, "house 5 C1");
  EXPECT_EQ(points_for(game, state, pink, "neighborhood"), 2);
}

// Skipping and the end.

/// Blue has a 5 on every street with nothing to its left and right but others; pink fills the rest.
State stuck(const DrawCity& game) {
  return board(game, {"bh4 bh5 bh6 . . . . . . . .", "bh4 bh5 bh6 . . . . . . . .",
                      "bh4 bh5 bh6 . . . . . . . .", "bh4 bh5 bh6 . . . . . . . ."});
}

TEST(DrawCitySkip, Is_for_those_who_can_place_neither_number) {
  const DrawCity game = make(2, bare);
  State state = stuck(game);
  give(state, blue, {5, 7}, {Type::house, Type::shop});
  EXPECT_NE(refusal(game, state, "skip"), "") << "the 7 can be built";
  give(state, blue, {4, 5}, {Type::house, Type::shop});
  const std::vector<std::string> expected = {
      "skip",           "skip discard house",   "skip discard shop",
      "skip discard 4", "skip discard 4 house", "skip discard 4 shop",
      "skip discard 5", "skip discard 5 house", "skip discard 5 shop"};
  EXPECT_EQ(legal(game, state), expected);
  give(state, blue, {5, 5}, {Type::house, Type::house});
  EXPECT_EQ(legal(game, state).size(), 4U) << "equal cards are one move";
  EXPECT_EQ(refusal(game, state, "skip discard 4"), "not_allowed: There is no 4 in your hand.");
}

TEST(DrawCitySkip, The_discards_are_drawn_again) {
  const DrawCity game = make(2, bare);
  State state = stuck(game);
  give(state, blue, {4, 5}, {Type::house, Type::shop});
  Chance chance{Random(3)};
  const int deck = state.number_cards.deck_size;
  game.apply(state, blue, *game.parse(state, blue, "skip discard 4"));
  EXPECT_EQ(state.phase, Phase::draw);
  settle(game, state, chance);
  EXPECT_EQ(state.number_cards.deck_size, deck - 1);
  EXPECT_EQ(state.number_cards.discard[3], 1);
  EXPECT_EQ(state.type_cards.hand[0], (Cards<4>::Hand{1, 2}));
  EXPECT_EQ(state.active, pink);
  EXPECT_EQ(state.skips[0], 1);
}

TEST(DrawCitySkip, Two_in_a_row_finish_and_the_game_ends_when_all_have_finished) {
  const DrawCity game = make(2, bare);
  State state = stuck(game);
  give(state, blue, {5, 5}, {Type::house, Type::house});
  give(state, pink, {1, 9}, {Type::house, Type::house});
  Chance chance{Random(3)};
  play(game, state, blue, *game.parse(state, blue, "skip"), chance);
  EXPECT_FALSE(state.has_finished(blue));
  play(game, state, pink, *game.parse(state, pink, "house 1 D1"), chance);
  play(game, state, blue, *game.parse(state, blue, "skip discard 5 house"), chance);
  EXPECT_TRUE(state.has_finished(blue));
  EXPECT_NE(state.type_cards.hand[0][0], 0) << "the second skip draws too";
  EXPECT_EQ(state.active, pink);
  give(state, pink, {1, 9}, {Type::house, Type::house});
  play(game, state, pink, *game.parse(state, pink, "house 9 K1"), chance);
  EXPECT_EQ(state.active, pink) << "blue is passed over";
  // Pink's street is closed at both ends; fill the others.
  for (int y = 1; y < 4; ++y) {
    for (int x = 3; x < columns; ++x) put(state, blue, Type::park, x - 2, Board::at(x, y), false);
  }
  for (int x = 4; x < 10; ++x) put(state, blue, Type::park, x - 2, Board::at(x, 0), false);
  play(game, state, pink, legal(game, state).front() == "skip" ? Move::skip(0, 0) : Move{}, chance);
  EXPECT_FALSE(game.over(state));
  State drawing = state;
  play(game, state, pink, Move::skip(0, 0), chance);
  EXPECT_TRUE(game.over(state));
  EXPECT_TRUE(game.actors(state).empty());
  // The player who finishes last draws like everybody else.
  const auto hand = drawing.number_cards.hand[1];
  const int deck = drawing.number_cards.deck_size;
  game.apply(drawing, pink, Move::skip(hand[0], 0));
  EXPECT_EQ(drawing.phase, Phase::draw);
  EXPECT_FALSE(game.over(drawing));
  EXPECT_TRUE(game.actors(drawing).empty());
  settle(game, drawing, chance);
  EXPECT_TRUE(game.over(drawing));
  EXPECT_EQ(drawing.number_cards.deck_size, deck - 1);
  EXPECT_NE(drawing.number_cards.hand[1][0], 0);
}

TEST(DrawCitySkip, A_build_in_between_starts_the_count_again) {
  const DrawCity game = make(2, bare);
  State state = stuck(game);
  state.skips[0] = 1;
  play_text(game, state, "house 7 K1");
  EXPECT_EQ(state.skips[0], 0);
}

// Cards.

TEST(DrawCityCards, A_deck_is_formed_again_as_soon_as_its_last_card_is_drawn) {
  const DrawCity game = make(2, bare);
  Chance chance{Random(11)};
  State state = begin(game, chance);
  EXPECT_EQ(state.number_cards.deck_size, 46);
  EXPECT_EQ(state.type_cards.deck_size, 44);
  Random random(5);
  while (!game.over(state)) {
    const State before = state;
    const Seat seat = state.active;
    play(game, state, seat, game.random_move(state, seat, random), chance);
    ASSERT_GT(state.number_cards.deck_size, 0);
    ASSERT_GT(state.type_cards.deck_size, 0);
    if (state.type_cards.formed == before.type_cards.formed) continue;
    EXPECT_EQ(before.type_cards.deck_size, 1);
    EXPECT_EQ(state.type_cards.deck_size, 44) << "everything that is in no hand";
    EXPECT_EQ(std::accumulate(state.type_cards.discard.begin(), state.type_cards.discard.end(), 0),
              0);
  }
  const DrawCity longer = make(2, {{"goals", "off"}, {"streets", "10"}});
  State other = begin(longer, chance);
  playout(longer, other, random, chance);
  EXPECT_GE(other.number_cards.formed + other.type_cards.formed, 1);
}

TEST(DrawCityCards, No_card_is_ever_lost) {
  const DrawCity game = make(6, {{"preset", "everything"}});
  Random random(5);
  Chance chance{Random(12)};
  State state = begin(game, chance);
  const auto all_there = [&](const auto& cards, const auto& expected) {
    auto sum = cards.deck;
    for (std::size_t v = 0; v < sum.size(); ++v) {
      sum[v] = static_cast<std::uint8_t>(sum[v] + cards.discard[v]);
    }
    for (const auto& hand : cards.hand) {
      for (const CardValue card : hand) ++sum[card - 1U];
    }
    return sum == expected;
  };
  while (!game.over(state)) {
    ASSERT_TRUE(all_there(state.number_cards, game.content().cards.numbers));
    ASSERT_TRUE(all_there(state.type_cards, game.content().cards.types));
    play(game, state, state.active, game.random_move(state, state.active, random), chance);
  }
}

TEST(DrawCitySetUp, Streets_go_by_players_or_by_choice) {
  const std::array<int, 5> usual = {4, 5, 7, 9, 10};
  for (int players = 2; players <= 6; ++players) {
    EXPECT_EQ(make(players).streets(), usual[static_cast<std::size_t>(players - 2)]);
    for (int streets = 3; streets <= 10; ++streets) {
      EXPECT_EQ(make(players, {{"streets", std::to_string(streets)}}).streets(), streets);
    }
  }
}

TEST(DrawCitySetUp, Reveals_go_back_into_the_deck) {
  const DrawCity game = make(6, {{"preset", "everything"}});
  Chance chance{Random(1)};
  const State state = begin(game, chance);
  EXPECT_EQ(state.type_cards.deck_size, 48 - 12);
  int revealed = 0;
  for (const CardValue card : state.zoning) revealed += card != 0 ? 1 : 0;
  for (const CardValue card : state.demand) revealed += card != 0 ? 1 : 0;
  for (const auto& pattern : state.patterns) {
    for (const CardValue card : pattern) revealed += card != 0 ? 1 : 0;
  }
  EXPECT_EQ(revealed, 11 + 10 + 6);
}

TEST(DrawCitySetUp, The_first_player_is_drawn_by_lot_unless_it_is_seat_0) {
  std::set<int> firsts;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    Chance chance{Random(seed)};
    const DrawCity game = make(4);
    firsts.insert(townsmith::index(begin(game, chance).first));
    const DrawCity fixed = make(4, {{"first", "0"}});
    EXPECT_EQ(townsmith::index(begin(fixed, chance).active), 0);
  }
  EXPECT_EQ(firsts.size(), 4U);
}

TEST(DrawCityTurn, Equal_scores_share_the_victory) {
  const DrawCity game = make(2, bare);
  State state = board(game, {"bh . ph . . . . . . . .", "", "", ""});
  state.phase = Phase::over;
  EXPECT_EQ(leaders(game, state).size(), 2);
}

}  // namespace
}  // namespace townsmith::drawcity
