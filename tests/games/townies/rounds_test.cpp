#include "support.h"

namespace townsmith::townies {
namespace {

void close_round(const Townies& game, State& state, Random& random) {
  while (!game.actors(state).empty()) {
    const Seat seat = game.actors(state).front();
    game.apply(state, seat, game.random_move(state, seat, random));
  }
}

// Setup and markers.

TEST(TowniesRounds, Markers_run_backwards_through_the_ring) {
  const Townies game = make(1, {{"colour", "red"}});
  State state = position(game, {town({})}, Object::bank, bar);
  const std::vector<Colour> order = {Colour::red,   Colour::blue,   Colour::green,
                                     Colour::brown, Colour::yellow, Colour::red};
  for (std::size_t i = 0; i < order.size(); ++i) {
    state.round = static_cast<std::uint8_t>(i + 1);
    EXPECT_EQ(state.marker(state.town(seat_0)), order[i]) << i;
  }
}

TEST(TowniesRounds, Example_michael_kate_and_eugene_pass_through_the_vacant_seats) {
  // Kate has red, Eugene brown, Michael blue; yellow and green lie on vacant seats.
  const Townies game = make(3);
  State state =
      position(game, {town({}, Colour::red), town({}, Colour::brown), town({}, Colour::blue)},
               Object::bank, bar);
  state.round = 2;
  EXPECT_EQ(state.marker(state.town(seat_0)), Colour::blue) << "Kate has Michael's";
  EXPECT_EQ(state.marker(state.town(seat_1)), Colour::yellow) << "Eugene has the vacant seat's";
  EXPECT_EQ(state.marker(state.town(seat_2)), Colour::green) << "Michael has the vacant seat's";
  const json::object view = view_of(game, state, Viewer::spectator());
  const json::array& ring_places = view.at("ring").as_array();
  EXPECT_EQ(ring_places[1].as_object().at("seat"), nullptr);
  EXPECT_EQ(ring_places[1].as_object().at("marker"), "red");
  EXPECT_EQ(ring_places[2].as_object().at("seat"), 1);
}

TEST(TowniesRounds, Starting_markers_differ_and_every_way_to_deal_them_is_as_likely) {
  const Townies game = make(2, {{"goal", "hub"}, {"bonus", "funding"}});
  std::map<std::pair<Colour, Colour>, double> dealt;
  Enumeration all;
  do {
    Chance chance(all);
    State state = game.start();
    game.advance(state, chance);
    dealt[{state.town(seat_0).start, state.town(seat_1).start}] += 1 / all.weight();
  } while (all.next());
  EXPECT_EQ(dealt.size(), 20U);
  for (const auto& [colours, probability] : dealt) {
    EXPECT_NE(colours.first, colours.second);
    EXPECT_NEAR(probability, 1.0 / 20, 1e-9);
  }
}

TEST(TowniesRounds, What_is_chosen_is_not_drawn) {
  const auto draws = [](const Townies& game) {
    RecordingSource source(Chance(Random(1)));
    Chance chance(source);
    State state = game.start();
    game.advance(state, chance);
    std::vector<std::string> labels;
    for (const Draw& draw : source.take())
      labels.push_back(draw.text.substr(0, draw.text.rfind(' ')));
    return labels;
  };
  using Labels = std::vector<std::string>;
  EXPECT_EQ(draws(make(2)),
            (Labels{"colour 0", "colour 1", "goal", "bonus", "white die", "black die"}));
  EXPECT_EQ(draws(make(1, {{"colour", "blue"}, {"goal", "hub"}, {"bonus", "funding"}})),
            (Labels{"white die", "black die"}));
  EXPECT_EQ(draws(make(2, {{"mode", "first"}})),
            (Labels{"colour 0", "colour 1", "white die", "black die"}));
  EXPECT_EQ(draws(make(2, {{"mode", "second"}})),
            (Labels{"colour 0", "colour 1", "bonus", "white die", "black die"}));
}

TEST(TowniesRounds, The_colour_is_chosen_only_alone) {
  const Townies solo = make(1, {{"colour", "blue"}});
  State state = solo.start();
  Chance chance(Random(1));
  solo.advance(state, chance);
  EXPECT_EQ(state.town(seat_0).start, Colour::blue);
}

// Everybody at once, unseen.

TEST(TowniesRounds, Others_are_seen_as_the_round_found_them) {
  const Townies game = make(2, {{"mode", "second"}, {"bonus", "funding"}});
  Town first = town({"blue C4"}, Colour::blue);
  State state = position(game, {first, town({}, Colour::red)}, Object::bank, bar);
  const State before = state;
  apply(game, state, seat_0, "bank C3");
  apply(game, state, seat_0, "shape F5 F6 F7 F8");
  EXPECT_EQ(observe(game, state, seat_1).state(), before);
  EXPECT_EQ(observe(game, state, Viewer::spectator()).state(), before);
  EXPECT_EQ(observe(game, state, seat_0).state(), state);
  apply(game, state, seat_1, "shape F5 F6 F7 F8");
  EXPECT_EQ(observe(game, state, seat_1).state(), state) << "the round is complete";
}

TEST(TowniesRounds, A_spectator_of_a_solo_game_sees_no_half_turn) {
  const Townies game = make(1, {{"mode", "second"}, {"bonus", "funding"}});
  Town map = town({}, Colour::blue);
  map.stars = 1;
  State state = position(game, {map}, Object::bank, bar);
  const State before = state;
  apply(game, state, seat_0, "shape F5 F6 F7 F8");
  EXPECT_EQ(state.town(seat_0).circles, 1);
  EXPECT_EQ(observe(game, state, Viewer::spectator()).state(), before);
}

TEST(TowniesRounds, Hiding_takes_back_spent_stars_and_stable_soil) {
  for (const char* card : {"stable-soil", "rezoning", "second-draft"}) {
    const Townies game = make(2, {{"mode", "second"}, {"bonus", card}});
    Town map = town({"blue C4", "green C2"}, Colour::blue);
    map.stars = std::string(card) == "stable-soil" ? 0 : 1;
    State state = position(game, {map, town({}, Colour::red)}, Object::bank, bar);
    const State before = state;
    apply(game, state, seat_0,
          std::string(card) == "rezoning"       ? "green bank C3"
          : std::string(card) == "second-draft" ? "draft bike C3"
                                                : "bank C3");
    EXPECT_NE(state, before);
    EXPECT_EQ(observe(game, state, seat_1).state(), before) << card;
  }
}

// The end.

TEST(TowniesRounds, The_game_ends_with_the_round_in_which_somebody_draws_a_ninth_object) {
  const Townies game = make(2, {{"mode", "first"}});
  const Town eight = town({"blue bank A1 A2 A3 A4 A5 A6 B1 B2"}, Colour::blue);
  State state = position(game, {eight, town({}, Colour::red)}, Object::bank, bar);
  apply(game, state, seat_0, "bank B3");
  EXPECT_FALSE(game.over(state));
  EXPECT_TRUE(game.actors(state).contains(seat_1));
  apply(game, state, seat_1, "shape F5 F6 F7 F8");
  EXPECT_TRUE(game.over(state));
  EXPECT_EQ(game.check(state, seat_0, Move::pass()).error().reason, Reason::game_over);
}

TEST(TowniesRounds, The_game_ends_when_every_map_is_full) {
  const Townies game = make(2, {{"mode", "first"}});
  Town one_left = town({}, Colour::green);
  fill(one_left, Colour::green, {"F6"});
  Town full = town({}, Colour::red);
  fill(full, Colour::red);
  State state = position(game, {one_left, full}, Object::bank, bar);
  apply(game, state, seat_1, "pass");
  apply(game, state, seat_0, "bike F6");
  EXPECT_TRUE(game.over(state));
}

TEST(TowniesRounds, One_full_map_does_not_end_the_game) {
  const Townies game = make(2, {{"mode", "first"}});
  Town full = town({}, Colour::red);
  fill(full, Colour::red);
  State state = position(game, {full, town({}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "pass");
  apply(game, state, seat_1, "shape F5 F6 F7 F8");
  EXPECT_FALSE(game.over(state));
  EXPECT_TRUE(game.actors(state).empty());
}

TEST(TowniesRounds, Most_points_win_then_fewest_objects_then_the_last_object_then_all) {
  const Townies game = make(2, {{"mode", "first"}});
  State state = position(game, {town({}), town({}, Colour::blue)}, Object::bank, bar);
  const auto give = [&](Seat seat, std::initializer_list<int> scores) {
    Town map = town({}, state.town(seat).start);
    for (const int score : scores) {
      map.spaces[map.count] = static_cast<std::uint8_t>(space_at(map.count, 1));
      map.kinds[map.count] = Object::game_court;
      map.objects.set(map.spaces[map.count]);
      map.of(Colour::red).set(map.spaces[map.count]);
      map.marks[map.count++] = static_cast<std::uint8_t>((1 << score) - 1);
    }
    state.town(seat) = map;
  };
  const auto win = [&](std::initializer_list<int> a, std::initializer_list<int> b) {
    give(seat_0, a);
    give(seat_1, b);
    return leaders(game, state);
  };
  EXPECT_EQ(win({3, 2}, {4}), SeatSet(seat_0));
  EXPECT_EQ(win({3, 2}, {5}), SeatSet(seat_1));
  EXPECT_EQ(win({3, 2}, {2, 3}), SeatSet(seat_1));
  EXPECT_EQ(win({1, 2, 2}, {2, 1, 2}), SeatSet::first(2));
  EXPECT_EQ(win({}, {}), SeatSet::first(2));
  EXPECT_EQ(win({}, {0}), SeatSet(seat_0)) << "fewer Objects";
}

// Alone.

TEST(TowniesRounds, Each_shape_circles_the_leftmost_space_that_is_empty_and_uncircled) {
  Town map = town({});
  EXPECT_EQ(Townies::next_circle(map), 0);
  map.circles = 0b11;
  EXPECT_EQ(Townies::next_circle(map), 2);
  map.count = 1;  // fills the first one, circled or not
  EXPECT_EQ(Townies::next_circle(map), 2);
  map.count = 4;
  EXPECT_EQ(Townies::next_circle(map), 4);
}

TEST(TowniesRounds, Without_a_space_to_circle_no_shape_is_drawn_alone) {
  const Townies game = make(1, {{"mode", "first"}});
  Town map = town({"blue F6"}, Colour::blue);
  map.circles = 0x1FF;
  const State state = position(game, {map}, Object::bank, bar);
  EXPECT_EQ(count_moves(game, state, "shape"), 0);
  EXPECT_EQ(count_moves(game, state, "bank"), 6);
  EXPECT_EQ(refusal(game, state, "shape C2 C3 C4 C5"),
            "No space of your Object line is left to circle, so no Shape can be drawn.");
}

TEST(TowniesRounds, In_company_nothing_is_circled) {
  const Townies game = make(2, {{"mode", "first"}});
  State state = position(game, {town({}), town({}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "shape F5 F6 F7 F8");
  EXPECT_EQ(state.town(seat_0).circles, 0);
}

TEST(TowniesRounds, Solo_games_draw_at_most_nine_shapes_and_end_with_nine_objects) {
  const Townies game = make(1);
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Random random(seed);
    Chance chance(Random(seed, 1));
    State state = begin(game, chance);
    while (!game.over(state)) {
      close_round(game, state, random);
      if (!game.over(state)) game.advance(state, chance);
    }
    const Town& map = state.town(seat_0);
    EXPECT_EQ(map.count, max_circles);
    EXPECT_LE(map.occupied().count(), 4 * 9 + 9);
  }
}

TEST(TowniesRounds, Grades_begin_where_the_chart_says) {
  const Content content = built_in();
  std::vector<int> least;
  for (const Grade& grade : content.grades) least.push_back(grade.least);
  EXPECT_EQ(least, (std::vector<int>{0, 26, 36, 46, 56, 66, 71, 76}));

  const Townies game = make(1, {{"mode", "second"}, {"bonus", "stable-soil"}});
  const auto grade_of = [&](int points) {
    State state = position(game, {town({})}, Object::bank, bar);
    Town& map = state.town(seat_0);
    map.soil = static_cast<std::uint8_t>(points / 2);
    if (points % 2 == 1) {
      map.count = 1;
      map.marks[0] = 1;
    }
    EXPECT_EQ(game.score(state, seat_0), points);
    return game.grade(state, seat_0);
  };
  for (std::size_t i = 0; i < content.grades.size(); ++i) {
    const Grade& grade = content.grades[i];
    EXPECT_EQ(grade_of(grade.least), grade.text);
    if (i > 0) {
      EXPECT_EQ(grade_of(grade.least - 1), content.grades[i - 1].text);
    }
  }
  const Townies two = make(2);
  const State state = position(two, {town({}), town({}, Colour::blue)}, Object::bank, bar);
  EXPECT_EQ(two.grade(state, seat_0), "");
}

}  // namespace
}  // namespace townsmith::townies
