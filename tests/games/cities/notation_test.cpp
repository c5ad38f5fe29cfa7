#include "games/cities/positions.h"
#include "words.h"

namespace townsmith::cities {
namespace {

State middle(const Cities& game) {
  return laying(game, city_of(game, {"aA....", "PP....", "..AP..", "..PA..", "....AA", "....TT"}),
                15);
}

TEST(CitiesNotation, The_first_tile_is_d4_or_p16_in_a_free_city) {
  const Cities town = make_cities();
  EXPECT_EQ(town.cell_name({}), "d4");
  EXPECT_EQ(town.cell_name(cell_at(-3, -3)), "a1");
  EXPECT_EQ(town.cell_name(cell_at(3, 3)), "g7");
  EXPECT_EQ(town.field_name(field_at(-1, 3)), "c5se");
  const Cities open = make_cities(1, {{"free", "on"}});
  EXPECT_EQ(open.cell_name({}), "p16");
  EXPECT_EQ(open.cell_name(cell_at(-15, -15)), "a1");
  EXPECT_EQ(open.cell_name(cell_at(10, 0)), "z16");
  EXPECT_EQ(open.cell_name(cell_at(11, 0)), "aa16");
  EXPECT_EQ(open.cell_name(cell_at(15, 15)), "ae31");
  EXPECT_EQ(open.field_name(field_at(31, 30)), "ae31ne");
}

TEST(CitiesNotation, Every_move_of_random_games_reads_back) {
  for (const char* open : {"off", "on"}) {
    const Cities game = make_cities(2, {{"one_more", "on"}, {"free", open}});
    Random random(31);
    Chance chance(Random(32));
    for (int i = 0; i < 15; ++i) {
      State state = begin(game, chance);
      while (!game.over(state)) {
        const Seat seat = game.actors(state).front();
        MoveList<Cities> moves;
        game.legal_moves(state, seat, moves);
        for (const Move& move : moves) {
          const std::string text = game.notate(state, seat, move);
          const Result<Move> read = game.parse(state, seat, text);
          ASSERT_TRUE(read) << text << ": " << said(read.error());
          EXPECT_EQ(*read, move) << text;
          EXPECT_TRUE(game.check(state, seat, move)) << text;
          EXPECT_FALSE(game.explain(state, seat, move).sentence.empty());
        }
        play(game, state, seat, game.random_move(state, seat, random), chance);
      }
    }
  }
}

TEST(CitiesNotation, Capitals_and_extra_blanks_do_not_matter) {
  const Cities game = make_cities();
  const State state = middle(game);
  const Result<Move> move = game.parse(state, seat0, "  LAY 15  E4 at/wa ");
  ASSERT_TRUE(move);
  EXPECT_EQ(game.notate(state, seat0, *move), "lay 15 e4 AT/WA");
}

TEST(CitiesNotation, What_is_no_move_is_refused_with_a_sentence) {
  const Cities game = make_cities();
  const State state = middle(game);
  const auto sentence = [&](std::string_view text) {
    const Result<Move> move = game.parse(state, seat0, text);
    if (move) return std::string("accepted");
    EXPECT_EQ(move.error().reason, Reason::bad_syntax);
    return said(move.error());
  };
  EXPECT_EQ(sentence("lay 25 e4 AT/WA"), "“25” is not a tile: tiles are numbered 1 to 24.");
  EXPECT_EQ(sentence("lay 15 h4 AT/WA"), "“h4” is not a cell: cells are a1 to g7.");
  EXPECT_EQ(sentence("lay 15 e04 AT/WA"), "“e04” is not a cell: cells are a1 to g7.");
  EXPECT_EQ(sentence("lay 15 e4 AT/AW"), "Tile 15 is AT/WA or a rotation of it; “AT/AW” is not.");
  EXPECT_EQ(sentence("tourist e4"),
            "“e4” is not a field: write a cell and nw, ne, sw or se, as in d4nw.");
  EXPECT_EQ(sentence("d4nw>"), "“” is not a field: write a cell and nw, ne, sw or se, as in d4nw.");
  EXPECT_EQ(sentence("cover d4nw AT/WA"), "There is no last tile to cover anything with yet.");
  for (const char* text : {"", " ", "lay", "lay 15 e4", "stay here", "d4nw", ">", "d4nw>e5nw>f6nw",
                           "tourist \xff\xfe", "lay 15 \n AT/WA", "lay -1 e4 AT/WA"}) {
    EXPECT_NE(sentence(text), "accepted") << text;
  }
}

TEST(CitiesNotation, An_explanation_names_where_the_cursor_goes_first) {
  const Cities game = make_cities();
  State state = middle(game);
  const auto explain = [&](std::string_view text) {
    return game.explain(state, seat0, *game.parse(state, seat0, text));
  };
  const Explanation lay = explain("lay 15 e4 AT/WA");
  EXPECT_EQ(said(lay.sentence), "Lay tile 15 at e4.");
  EXPECT_EQ(lay.spaces, (std::vector<std::string>{"e4", "e4nw", "e4ne", "e4sw", "e4se"}));
  play_text(game, state, "lay 15 e4 AT/WA");
  EXPECT_EQ(said(explain("tourist e4ne").sentence), "Place a new tourist on the terrace e4ne.");
  EXPECT_EQ(said(explain("d4nw>e4se").sentence),
            "Let the tourist at d4nw jump to the attraction e4se.");
  EXPECT_EQ(explain("d4nw>e4se").spaces, (std::vector<std::string>{"e4se", "d4nw"}));
  EXPECT_EQ(said(explain("d4nw>d4se").sentence), "Let the tourist at d4nw walk to the park d4se.");
  EXPECT_TRUE(explain("stay").spaces.empty());
}

}  // namespace
}  // namespace townsmith::cities
