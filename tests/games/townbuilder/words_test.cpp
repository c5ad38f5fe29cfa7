#include "conformance/words.h"

#include <fmt/format.h>

#include "support.h"
#include "words.h"

namespace townsmith::townbuilder {
namespace {

TEST(TownBuilderNotation, Moves_read_as_they_are_written) {
  const Table table(2);
  for (const char* text : {"start Bakery",
                           "gain Quarry > Inn",
                           "gold Bank",
                           "use Fishery",
                           "use Smithy: gain Quarry > Art Gallery",
                           "use Brewery: gold Bank",
                           "use Statue: start Mill",
                           "use Storehouse: wood > Inn",
                           "use Storehouse: wood straw > Inn",
                           "use Storehouse: stone stone > Tower House",
                           "use Ferry House: discard Mill",
                           "use Barracks: complete Inn",
                           "use Bridge: protect Town Green",
                           "use Gatehouse as Bridge: protect Mill",
                           "use Watchtower as Festival",
                           "crest: discard Mill",
                           "crest: discard Mill, Inn",
                           "claim Grand District",
                           "end turn",
                           "none",
                           "discard Mill, Inn",
                           "declare Orphanage culture"}) {
    const Result<Move> move = table.game.parse(table.state, seat_0, text);
    ASSERT_TRUE(move) << text << ": " << said(move.error());
    EXPECT_EQ(table.game.notate(table.state, seat_0, *move), text);
  }
}

TEST(TownBuilderNotation, Capitals_blanks_and_the_order_of_a_pair_do_not_matter) {
  const Table table(2);
  const auto read = [&](std::string_view text) {
    return *table.game.parse(table.state, seat_0, text);
  };
  EXPECT_EQ(read("  START   bakery "), read("start Bakery"));
  EXPECT_EQ(read("gain quarry>inn"), read("gain Quarry > Inn"));
  EXPECT_EQ(read("crest: discard inn,mill"), read("crest: discard Mill, Inn"));
  EXPECT_EQ(read("use storehouse: straw wood > inn"), read("use Storehouse: wood straw > Inn"));
}

TEST(TownBuilderNotation, What_cannot_be_read_is_explained) {
  const Table table(2);
  const auto problem = [&](std::string_view text) {
    const Result<Move> move = table.game.parse(table.state, seat_0, text);
    EXPECT_FALSE(move) << text;
    EXPECT_EQ(move.error().reason, Reason::bad_syntax) << text;
    return said(move.error());
  };
  EXPECT_EQ(problem("build Inn"),
            "A move starts with start, gain, gold, use, crest, claim, end turn, none, discard or "
            "declare, not “build”.");
  EXPECT_EQ(problem("start"), "The name of a town card is missing.");
  EXPECT_EQ(problem("start Casino"), "There is no card “casino”.");
  EXPECT_EQ(problem("gain Mill"), "A resource is written “gain CARD > FOUNDATION”.");
  EXPECT_EQ(problem("use Storehouse: glass > Inn"),
            "Resources are wood, stone and straw, not “glass”.");
  EXPECT_EQ(problem("claim Fame"), "There is no award “fame”.");
  EXPECT_EQ(problem("declare Orphanage"), "A type is written “declare BUILDING TYPE”.");
  EXPECT_EQ(problem("crest Mill"), "The crest is used as in “crest: discard CARD, CARD”.");
}

TEST(TownBuilderExplain, A_sentence_and_the_cards) {
  Table table(2);
  table.row({"Moat", "Inn", "Bank"}).started("Lodge").built({"Gatehouse"}).tokens(1);
  table.built({"Bridge"}, seat_1);
  const auto explain = [&](std::string_view text) {
    return table.game.explain(table.state, seat_0, *table.game.parse(table.state, seat_0, text));
  };
  const auto sentence = [&](std::string_view text) { return said(explain(text).sentence); };
  EXPECT_EQ(sentence("start Inn"), "Start Inn as a foundation for 1 gold now, 1 wood, 1 straw.");
  EXPECT_EQ(sentence("gain Moat > Lodge"), "Put Moat under Lodge as wood.");
  EXPECT_EQ(explain("gain Moat > Lodge").spaces, (Names{"Moat", "Lodge"}));
  EXPECT_EQ(sentence("gold Bank"), "Store Bank as 2 gold.");
  EXPECT_EQ(sentence("crest: discard Inn, Moat"),
            "Use the crest: pay 1 gold, discard Inn and Moat and replace them from the deck.");
  EXPECT_EQ(sentence("use Gatehouse as Bridge: protect Inn"),
            "Use Gatehouse as Bridge: protect Inn until your next turn.");
  EXPECT_EQ(logged(explain("crest: discard Inn, Moat").sentence),
            "Ada: Used the crest: paid 1 gold, discarded Inn and Moat and replaced them from the "
            "deck.");
  EXPECT_EQ(logged(explain("use Gatehouse as Bridge: protect Inn").sentence),
            "Ada: Used Gatehouse as Bridge: protected Inn until the next turn.");
  EXPECT_EQ(sentence("start Mill"), "This cannot be done: Mill is not in the row.");
}

TEST(TownBuilderWords, Abilities_are_told_from_their_data) {
  const auto told = [](std::string_view name) {
    const Table table(2);
    return said(ability_text(table.game.info_of(table.card(name)).ability));
  };
  EXPECT_EQ(told("Bakery"), "");
  EXPECT_EQ(told("Fishery"),
            "reveal 3 town cards; one may be used as a resource, the rest are discarded");
  EXPECT_EQ(
      told("Inn"),
      "if a foundation was completed this turn, gain a resource or store a gold from the row");
  EXPECT_EQ(told("Storehouse"),
            "discard this building: up to two resources of any kind for one foundation");
  EXPECT_EQ(told("Farm"), "1 for each building with printed points up to 1");
  EXPECT_EQ(said(ability_text(built_in().crest)),
            "pay 1 gold: discard up to two row cards and replace them from the deck");
  EXPECT_EQ(said(award_text(built_in().awards[1])), "2 buildings with building cost 4 or more");
  EXPECT_EQ(said(award_text(built_in().awards[4])), "3 commerce buildings");
}

TEST(TownBuilderWords, Draws_are_told_by_names) {
  const Table table(2);
  const auto told = [&](std::string text) {
    return said(table.game.tell(drawn_words({.text = std::move(text)})));
  };
  EXPECT_EQ(told("card 1"), "Bakery");
  EXPECT_EQ(told("card 60"), "Moat");
  EXPECT_EQ(told("judge 6"), "the judge of commerce");
  EXPECT_EQ(told("award 2"), "the award Sturdy");
  EXPECT_EQ(told("first player 1"), "the first player");
  // Of a record with other content.
  EXPECT_EQ(told("card 61"), "a card");
  EXPECT_EQ(told("judge 7"), "a judge");
  EXPECT_EQ(told("award 0"), "an award");
  EXPECT_EQ(told("card"), "a card");
}

TEST(TownBuilderLab, A_move_tells_what_it_uses_and_what_it_completes) {
  Table table(2);
  table.row({"Moat", "Inn", "Bank", "Well"}).started("Lodge").built({"Gatehouse"}).tokens(1);
  table.built({"Bridge"}, seat_1).awards({"Guild"});
  const auto uses = [&](std::string_view text) {
    Names names;
    const Move move = *table.game.parse(table.state, seat_0, text);
    for (const Use& use : table.game.uses(table.state, seat_0, move)) {
      names.push_back(
          fmt::format("{} {}{}: {}", use.kind, use.how, use.proper ? "!" : "", said(use.thing)));
    }
    return names;
  };
  EXPECT_EQ(uses("start Well"), (Names{"card started!: Well"}));
  EXPECT_EQ(uses("gold Bank"), (Names{"card stored as gold: Bank"}));
  EXPECT_EQ(uses("gain Moat > Lodge"),
            (Names{"card taken as a resource: Moat", "card completed: Lodge"}));
  EXPECT_EQ(uses("use Gatehouse as Bridge: protect Inn"),
            (Names{"card used for its ability: Gatehouse", "card copied: Bridge",
                   "card protected: Inn"}));
  EXPECT_EQ(uses("crest: discard Inn, Moat"),
            (Names{"crest used!: Crest", "card discarded: Inn", "card discarded: Moat"}));
  EXPECT_EQ(uses("claim Guild"), (Names{"award claimed!: Guild"}));
  EXPECT_EQ(uses("end turn"), Names{});
}

TEST(TownBuilderLab, A_seats_place_is_counted_from_the_first_player) {
  Table table(3);
  table.state.first = seat_at(1);
  EXPECT_EQ(table.game.places().kind, Places::Kind::turns);
  EXPECT_EQ(table.game.place(table.state, seat_at(1)), 0);
  EXPECT_EQ(table.game.place(table.state, seat_at(2)), 1);
  EXPECT_EQ(table.game.place(table.state, seat_at(0)), 2);
}

TEST(TownBuilderLab, A_turn_ends_by_a_move_of_its_own) {
  Table table(2);
  table.row({"Moat", "Inn", "Bank", "Well"});
  const auto ends = [&](std::string_view text) {
    return table.game.ends_turn(table.state, seat_0, *table.game.parse(table.state, seat_0, text));
  };
  EXPECT_FALSE(ends("gold Bank"));
  EXPECT_TRUE(ends("end turn"));
}

TEST(TownBuilderView, Has_everything_on_the_table) {
  Table table(2);
  table.row({"Moat", "Inn"}).started("Mill", {"Well"}).built({"Bridge"}).gold({"Bank"}).tokens(1);
  table.discards({"Wall"}).awards({"Guild"}).play({"use Bridge: protect Inn"});
  const json::value parsed =
      json::parse(conformance::view_text(table.game, observe(table.game, table.state, seat_0)));
  const json::object& view = parsed.as_object();
  EXPECT_EQ(view.at("phase").as_string(), "act");
  EXPECT_EQ(view.at("active").as_int64(), 0);
  EXPECT_EQ(view.at("actions").as_int64(), 2);
  EXPECT_TRUE(view.at("star_used").as_bool());
  EXPECT_EQ(json::serialize(view.at("row")),
            R"([{"name":"Inn","protected_by":[0]},{"name":"Moat","protected_by":[]}])");
  EXPECT_EQ(json::serialize(view.at("discard")), R"(["Wall"])");
  EXPECT_EQ(view.at("deck").as_int64(), 60 - 7);
  EXPECT_EQ(view.at("deck_judges").as_int64(), 1);
  const json::object& seat = view.at("seats").as_array().at(0).as_object();
  EXPECT_EQ(seat.at("gold").as_int64(), 3);
  EXPECT_EQ(
      json::serialize(seat.at("foundations")),
      R"([{"name":"Mill","under":["Well"],"tokens":[],"missing":2,"accepts":["wood","stone","straw"]}])");
  EXPECT_EQ(json::serialize(seat.at("gold_cards")), R"([{"name":"Bank","worth":2}])");
  EXPECT_EQ(view.at("cards").as_object().size(), 7U);
  EXPECT_EQ(json::serialize(view.at("cards").at("Inn").at("gives")), R"(["gold","wood"])");
}

TEST(TownBuilderView, Positions_and_moves_are_as_they_are_described) {
  for (int players = 1; players <= 4; ++players) {
    const TownBuilder game = make(players);
    Random random(1);
    Chance chance(Random(2));
    State state = game.start();
    while (!game.over(state)) {
      const auto seen = observe(game, state, Viewer::spectator());
      const json::value view = json::parse(conformance::view_text(game, seen));
      const Result<PositionView> read = schema::from_json<PositionView>(view);
      ASSERT_TRUE(read) << said(read.error());
      EXPECT_EQ(json::parse(schema::to_json(*read, english())), view);
      settle(game, state, chance);
      if (game.over(state)) break;
      const Move move = game.random_move(state, state.active, random);
      const std::string text = schema::to_json(game.describe(state, state.active, move), english());
      const Result<MoveView> told = schema::from_json<MoveView>(json::parse(text));
      ASSERT_TRUE(told) << text << said(told.error());
      EXPECT_EQ(schema::to_json(*told, english()), text);
      game.apply(state, state.active, move);
    }
  }
}

TEST(TownBuilderDrawing, Shows_row_judges_awards_and_districts) {
  Table table(2);
  table.row({"Moat", "Inn", "Courtyard House"}).started("Mill", {"Well"}).built({"Bridge"});
  table.gold({"Bank"}).tokens(1).awards({"Guild"}).play({"use Bridge: protect Inn"});
  const Drawing drawing = table.game.draw(observe(table.game, table.state, seat_0), english());
  constexpr std::string_view expected =
      R"(You: 2 actions   deck 53 + 1 judge, discards 0, ran out 0 of 1

── The row ────────────────────────────────────────────────────────────────
┌yours only───┐┌─────────────┐┌─────────────┐
│Inn          ││Courtyard    ││Moat         │
│             ││House        ││             │
│☺ social    3││⌂ housing   5││# military  3│
│cost 1● WT   ││cost 1● WT   ││cost WS      │
│gives ●/W    ││gives T      ││gives ●/W    │
└─ ★ star ────┘└─────────────┘└─────────────┘
Inn star: if a foundation was completed this turn, gain a resource or store a
    gold from the row

── Judges and awards ──────────────────────────────────────────────────────
Judges (4 points)  $ commerce ☺ social
Crest star: pay 1 gold: discard up to two row cards and replace them from the
      deck
Award Guild: 3 commerce buildings (4 points)

── ▶ You (first): 2 points ────────────────────────────────────────────────
    ● 3 gold (Bank ×2, 1 token)
    # Bridge★ 2
    $ Mill ■□□ needs 2 of WST, has Well W/S

── seat 1: 0 points ───────────────────────────────────────────────────────
    ● 0 gold

W wood  S stone  T straw  ● gold   ★ star ability  ! build ability to be used
$ commerce  ☺ social  ⌂ housing  ♪ culture  # military
)";
  EXPECT_EQ(drawing.canvas.plain(), expected);
  EXPECT_LE(drawing.canvas.width(), 78);
  Names places;
  for (const Place& place : drawing.places) places.push_back(place.name);
  EXPECT_EQ(places, (Names{"Inn", "Courtyard House", "Moat", "Guild", "Bridge", "Mill"}));
}

TEST(TownBuilderDrawing, Never_passes_column_78) {
  for (int players = 1; players <= 4; ++players) {
    const TownBuilder game = make(players);
    Random random(1);
    Chance chance(Random(2));
    for (int i = 0; i < 20; ++i) {
      State state = begin(game, chance);
      while (!game.over(state)) {
        EXPECT_LE(game.draw(observe(game, state, Viewer::spectator()), english()).canvas.width(),
                  78);
        play(game, state, state.active, game.random_move(state, state.active, random), chance);
      }
    }
  }
}

}  // namespace
}  // namespace townsmith::townbuilder
