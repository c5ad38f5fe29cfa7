#include "conformance/words.h"
#include "games/cities/positions.h"

namespace townsmith::cities {
namespace {

const Picture city = {"aA....",  //
                      "PP....",  //
                      "..AP..",  //
                      "..PA..",  //
                      "....AA",  //
                      "....TT"};

TEST(CitiesHiding, The_order_between_seats_does_not_matter) {
  const Cities game = make_cities(2);
  const State before = laying(game, city_of(game, city), 5);
  State one = before;
  play_text(game, one, "lay 5 e4 AA/WW", seat_at(0));
  play_text(game, one, "tourist e4nw", seat_at(0));
  play_text(game, one, "lay 5 d5 WW/AA", seat_at(1));
  play_text(game, one, "d4nw>d4ne", seat_at(1));
  State other = before;
  play_text(game, other, "lay 5 d5 WW/AA", seat_at(1));
  play_text(game, other, "lay 5 e4 AA/WW", seat_at(0));
  play_text(game, other, "d4nw>d4ne", seat_at(1));
  play_text(game, other, "tourist e4nw", seat_at(0));
  EXPECT_EQ(one, other);
}

TEST(CitiesHiding, Others_stand_where_the_round_found_them) {
  const Cities game = make_cities(2);
  const State before = laying(game, city_of(game, city), 5);
  State state = before;
  play_text(game, state, "lay 5 e4 AA/WW", seat_at(1));
  play_text(game, state, "d4nw>e4ne", seat_at(1));
  EXPECT_EQ(observe(game, state, seat_at(0)).state(), before);
  EXPECT_EQ(observe(game, state, Viewer::spectator()).state(), before);
  EXPECT_EQ(observe(game, state, seat_at(1)).state(), state);
}

TEST(CitiesHiding, A_closed_round_is_open_to_all) {
  const Cities game = make_cities(2);
  State state = laying(game, city_of(game, city), 5);
  for (const Seat seat : SeatSet::first(2)) {
    play_text(game, state, "lay 5 e4 AA/WW", seat);
    play_text(game, state, "stay", seat);
  }
  EXPECT_EQ(observe(game, state, seat_at(0)).state(), state);
  Chance chance(Random(1));
  game.advance(state, chance);
  EXPECT_EQ(observe(game, state, Viewer::spectator()).state(), state);
}

TEST(CitiesHiding, The_start_is_secret_until_all_have_laid_it) {
  const Cities game = make_cities(2);
  const State before = starting(1, 2, 13);
  State state = before;
  play_text(game, state, "lay 2 d4 AP/PA", seat_at(1));
  play_text(game, state, "lay 1 e5 AA/PP", seat_at(1));
  EXPECT_EQ(observe(game, state, seat_at(0)).state(), before);
  play_text(game, state, "lay 13 f6 AP/TA", seat_at(1));
  EXPECT_EQ(observe(game, state, seat_at(0)).state(), before);
  EXPECT_EQ(conformance::view_text(game, observe(game, state, seat_at(0))),
            conformance::view_text(game, observe(game, before, seat_at(0))));
}

TEST(CitiesHiding, The_seventeenth_tile_is_secret_too) {
  const Cities game = make_cities(2, {{"one_more", "on"}});
  City full = city_of(game, {"WTTaWAPT", "TWPTatTW", "PAAWAWTT", "AWWAAWWW", "TPaAWPpA", "PAPPpTAP",
                             "PWPPTPWP", "WAWWTPPA"});
  const State before = laying(game, full, 4);
  State state = before;
  play_text(game, state, "cover e4ne AT/TA", seat_at(1));
  play_text(game, state, "tourist e4ne", seat_at(1));
  EXPECT_NE(state, before);
  EXPECT_EQ(observe(game, state, seat_at(0)).state(), before);
}

TEST(CitiesHiding, Hiding_twice_hides_no_more_and_a_resampled_world_looks_the_same) {
  const Cities game = make_cities(3, {{"one_more", "on"}, {"level", "3"}});
  Random random(21);
  Chance chance(Random(22));
  for (int i = 0; i < 20; ++i) {
    State state = begin(game, chance);
    while (!game.over(state)) {
      const SeatSet actors = game.actors(state);
      Seat seat = actors.front();
      for (const Seat actor : actors) {
        if (random.below(2) == 0) seat = actor;
      }
      game.apply(state, seat, game.random_move(state, seat, random));
      for (const Viewer viewer : {Viewer(seat_at(0)), Viewer(seat_at(2)), Viewer::spectator()}) {
        const Observed<Cities> seen = observe(game, state, viewer);
        EXPECT_EQ(observe(game, seen.state(), viewer).state(), seen.state());
        EXPECT_EQ(observe(game, resample(game, seen, chance), viewer).state(), seen.state());
        if (!viewer.is_spectator()) {
          EXPECT_EQ(moves_of(game, state, viewer.seat()),
                    moves_of(game, seen.state(), viewer.seat()));
        }
      }
      settle(game, state, chance);
    }
  }
}

}  // namespace
}  // namespace townsmith::cities
