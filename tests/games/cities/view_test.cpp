#include "conformance/words.h"
#include "games/cities/positions.h"

namespace townsmith::cities {
namespace {

const Picture shown_city = {"aA....",  //
                            "PP....",  //
                            "..AP..",  //
                            "..PA..",  //
                            "....AA",  //
                            "....TT"};

TEST(CitiesView, It_has_all_a_client_needs) {
  const Cities game = make_cities(2);
  const State state = laying(game, city_of(game, shown_city), 15);
  EXPECT_EQ(conformance::view_text(game, observe(game, state, seat0)),
            R"({"phase":"lay","level":1,"round":1,"rounds":13,)"
            R"("tile":{"number":15,"fields":"ATWA"},)"
            R"("starting_tiles":[{"number":1,"fields":"AAPP"},{"number":2,"fields":"APPA"},)"
            R"({"number":3,"fields":"AATT"}],"drawn":[1,2,3,15],)"
            R"("undrawn":[4,5,6,7,8,9,10,11,12,13,14,16,17,18,19,20,21,22,23,24],)"
            R"("last_tile":[],"size":4,"seats":[)"
            R"({"tiles":[{"cell":"d4","number":1,"fields":"AAPP","turn":0},)"
            R"({"cell":"e5","number":2,"fields":"APPA","turn":0},)"
            R"({"cell":"f6","number":3,"fields":"AATT","turn":0}],"cover":null,)"
            R"("tourists":["d4nw"],"earned":[2],"stock":6,"score":2,"left":[],"done":false},)"
            R"({"tiles":[{"cell":"d4","number":1,"fields":"AAPP","turn":0},)"
            R"({"cell":"e5","number":2,"fields":"APPA","turn":0},)"
            R"({"cell":"f6","number":3,"fields":"AATT","turn":0}],"cover":null,)"
            R"("tourists":["d4nw"],"earned":[2],"stock":6,"score":2}]})");
}

TEST(CitiesView, In_step_3_it_names_the_fields_of_the_last_tile) {
  const Cities game = make_cities(1);
  State state = laying(game, city_of(game, shown_city), 15);
  play_text(game, state, "lay 15 e4 AT/WA");
  const PositionView view = game.view(observe(game, state, seat0));
  EXPECT_EQ(view.last_tile, (std::vector<std::string>{"e4nw", "e4ne", "e4sw", "e4se"}));
  EXPECT_EQ(view.phase, Phase::tourist);
}

TEST(CitiesDrawing, The_city_stands_on_paper_with_the_tile_beside_it) {
  const Cities game = make_cities(2);
  const State state = laying(game, city_of(game, shown_city), 15);
  EXPECT_EQ(game.draw(observe(game, state, seat0), english()).canvas.plain(),
            R"(Cities · level 1 · round 1 of 13

       c        d        e        f        g
                                                You · 2 points
 3     c3       d3       e3                     Stock ☻☻☻☻☻☻·
                                                Lay the tile.
            ┌────────┐
 4     c4   │☻A▲  A▲ │   e4       f4            ┌ 15 ────┐
            │ P♣  P♣ │                          │ A▲  T≡ │
            └────────┼────────┐                 │ W≈  A▲ │
 5     c5       d5   │ A▲  P♣ │   f5       g5   └────────┘
                     │ P♣  A▲ │
                     └────────┼────────┐
 6              d6       e6   │ A▲  A▲ │   g6
                              │ T≡  T≡ │
                              └────────┘
 7                       e7       f7       g7

seat 1 · 2 points
     d  e  f
   ┌──┐
 4 │ⒶA│
   │PP│
   └──┼──┐
 5    │AP│
      │PA│
      └──┼──┐
 6       │AA│
         │TT│
         └──┘

 A▲ attraction  P♣ park  T≡ terrace  W≈ water  ☻ tourist (ringed if small)
)");
}

TEST(CitiesDrawing, Every_space_of_a_legal_move_has_its_place_and_the_page_is_not_too_wide) {
  for (const char* open : {"off", "on"}) {
    const Cities game = make_cities(4, {{"one_more", "on"}, {"free", open}});
    Random random(41);
    Chance chance(Random(42));
    for (int i = 0; i < 3; ++i) {
      State state = begin(game, chance);
      while (!game.over(state)) {
        const Seat seat = game.actors(state).front();
        const Drawing drawing = game.draw(observe(game, state, seat), english());
        EXPECT_LE(drawing.canvas.width(), 78);
        std::set<std::string> names;
        for (const Place& place : drawing.places) {
          EXPECT_TRUE(names.insert(place.name).second) << place.name;
          EXPECT_LE(place.x + place.width, 78);
        }
        MoveList<Cities> moves;
        game.legal_moves(state, seat, moves);
        for (const Move& move : moves) {
          for (const std::string& space : game.explain(state, seat, move).spaces) {
            EXPECT_TRUE(names.contains(space)) << space;
          }
        }
        play(game, state, seat, game.random_move(state, seat, random), chance);
      }
    }
  }
}

}  // namespace
}  // namespace townsmith::cities
