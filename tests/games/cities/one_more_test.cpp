#include "games/cities/positions.h"

// The variant with a 17th tile. Tile 4 (AT/TA, two rotations) is not in this city.

namespace townsmith::cities {
namespace {

const Picture sixteen_tiles = {"WTTaWAPT",  //
                               "TWPTatTW",  //
                               "PAAWAWTT",  //
                               "AWWAAWWW",  //
                               "TPaAWPpA",  //
                               "PAPPpTAP",  //
                               "PWPPTPWP",  //
                               "WAWWTPPA"};

State seventeenth(const Cities& game) {
  return laying(game, city_of(game, sixteen_tiles, cell_at(3, 3)), 4);
}

bool uses_tile(const City& laid, int tile) {
  return std::any_of(laid.tiles.begin(), laid.tiles.end(),
                     [&](const LaidTile& t) { return tile_of(t.look) == tile; });
}

TEST(CitiesOneMore, It_covers_any_block_of_the_city_in_any_rotation_or_is_refused) {
  const Cities game = make_cities(1, {{"one_more", "on"}});
  const State state = seventeenth(game);
  ASSERT_FALSE(uses_tile(state.cities[0], 4));
  EXPECT_EQ(count_moves(game, state), 49 * 2 + 1);
  EXPECT_EQ(refusal(game, state, "cover d4se AT/TA"), none);
  EXPECT_EQ(refusal(game, state, "cover g7nw TA/AT"), none);
  EXPECT_EQ(refusal(game, state, "cover g7ne TA/AT"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "cover c4se TA/AT"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "lay 4 d4 AT/TA"), Reason::wrong_phase);
  EXPECT_EQ(refusal(game, state, "refuse"), none);
}

TEST(CitiesOneMore, Covered_tourists_return_to_the_stock_and_a_normal_step_3_follows) {
  const Cities game = make_cities(1, {{"one_more", "on"}});
  State state = seventeenth(game);
  EXPECT_EQ(game.tourists_in_stock(state.cities[0]), 1);
  // Fields e4ne (tourist), f4nw, e4se, f4sw (tourist).
  play_text(game, state, "cover e4ne AT/TA");
  EXPECT_EQ(game.tourists_in_stock(state.cities[0]), 3);
  EXPECT_EQ(game.kind_at(state.cities[0], field_at(4, 0)), Kind::terrace);
  EXPECT_EQ(game.kind_at(state.cities[0], field_at(4, 1)), Kind::attraction);
  EXPECT_FALSE(game.over(state));
  for (const char* target : {"e4ne", "f4nw", "e4se", "f4sw"}) {
    EXPECT_EQ(refusal(game, state, std::string("tourist ") + target), none) << target;
  }
  EXPECT_EQ(refusal(game, state, "tourist g7se"), Reason::not_allowed);
  play_text(game, state, "tourist f4sw");
  EXPECT_TRUE(game.over(state));
  EXPECT_EQ(refusal(game, state, "stay"), Reason::game_over);
  EXPECT_EQ(game.score(state, seat0), game.score_sheet(state, seat0).total());
}

TEST(CitiesOneMore, What_lies_on_top_is_what_counts) {
  const Cities game = make_cities(1, {{"one_more", "on"}});
  State state = seventeenth(game);
  EXPECT_EQ(game.score(state, seat0), 14);
  // The zone of six loses its two uppermost fields; B was on one of them, now C carries the rest.
  play_text(game, state, "cover e4ne TA/AT");
  // e4ne T, f4nw A, e4se A, f4sw T: A is gone, four attractions remain below, parks 5 + 2.
  EXPECT_EQ(game.score(state, seat0), 5 + 5 + 2);
}

TEST(CitiesOneMore, After_a_refusal_the_sixteenth_tile_is_still_the_last_played) {
  const Cities game = make_cities(1, {{"one_more", "on"}});
  State state = seventeenth(game);
  play_text(game, state, "refuse");
  EXPECT_EQ(state.cities[0].covered, 0);
  EXPECT_EQ(refusal(game, state, "tourist g7ne"), none);
  EXPECT_EQ(refusal(game, state, "tourist g7nw"), Reason::not_allowed);  // water
  EXPECT_EQ(refusal(game, state, "tourist f7ne"), Reason::not_allowed);  // another tile
  play_text(game, state, "stay");
  EXPECT_TRUE(game.over(state));
}

TEST(CitiesOneMore, In_a_free_city_the_block_lies_wholly_on_tiles) {
  const Cities game = make_cities(1, {{"one_more", "on"}, {"free", "on"}});
  City row;
  for (int i = 0; i < max_city_tiles; ++i)
    row.tiles[row.laid++] = {cell_at(i, 0), look_of(i + 1, 0)};
  const State state = laying(game, row, 17);
  EXPECT_EQ(count_moves(game, state), (16 + 15) * 4 + 1);
  City stairs;
  for (int i = 0; i < max_city_tiles; ++i) {
    stairs.tiles[stairs.laid++] = {cell_at(i, i), look_of(i + 1, 0)};
  }
  EXPECT_EQ(count_moves(game, laying(game, stairs, 17)), 16 * 4 + 1);
}

TEST(CitiesOneMore, The_game_goes_on_after_the_thirteenth_round_only_with_it) {
  for (const bool one_more : {false, true}) {
    const Cities game = make_cities(2, {{"one_more", one_more ? "on" : "off"}});
    Chance chance(Random(3));
    Random random(4);
    State state = game.start();
    EXPECT_EQ(playout(game, state, random, chance), 2 * (3 + 26 + (one_more ? 2 : 0)));
    EXPECT_EQ(state.drawn, one_more ? 17 : 16);
    EXPECT_EQ(game.bounds().length, 2 * (3 + 26 + (one_more ? 2 : 0)));
  }
}

}  // namespace
}  // namespace townsmith::cities
