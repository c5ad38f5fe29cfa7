#include "core/schema.h"

#include <gtest/gtest.h>

#include "core/schema_reading.h"
#include "json_schema.h"
#include "words.h"

namespace townsmith::schema {
namespace {

enum class Colour : std::uint8_t { red, blue };
constexpr std::array<std::string_view, 2> colour_names = {"red", "blue"};
std::span<const std::string_view> schema_names(Colour) { return colour_names; }
constexpr std::string_view schema_name(Colour) { return "Colour"; }

struct Lay {
  int tile = 0;

  TAG("kind", "lay");
  DESCRIBE(Lay, "ToyLay", MEMBER(tile, "its number", {1, 24}));
};
struct Stay {
  TAG("kind", "stay");
  DESCRIBE(Stay, "ToyStay");
};
struct ToyMove {
  std::string move;
  std::variant<Lay, Stay> facts;

  DESCRIBE(ToyMove, "ToyMove", MEMBER(move), FLAT(facts));
};
/// As many kinds as a template makes.
struct Paint {
  int coats = 0;
  OneOf<colour_names> lid;
};
template <Colour colour>
struct Painted {
  using Facts = Paint;

  static constexpr std::string_view tag_name = "colour";
  static constexpr std::string_view tag = colour_names[static_cast<std::size_t>(colour)];
  static constexpr JoinedName schema{"ToyPainted", tag};
  static constexpr auto members() {
    if constexpr (colour == Colour::red) {
      return schema::list(member("coats", &Paint::coats, {}, {1, 2}));
    } else {
      return schema::list(member("coats", &Paint::coats, {}, {1, 3}),
                          member("lid", &Paint::lid, {}, {1, 1}));
    }
  }
};
struct Toy {
  bool on = false;
  std::optional<Seat> seat;
  Viewer viewer = Viewer::spectator();
  Colour colour = Colour::red;
  double worth = 0;
  Maybe<std::string> note;
  std::vector<ToyMove> moves;
  std::array<int, 2> pair{};
  std::map<std::string, int> counts;
  Named<colour_names, int> paints;
  std::vector<std::variant<Colour, int>> steps;
  Kinds<Paint, Painted<Colour::red>, Painted<Colour::blue>> paint;
  int lid = 7;

  static constexpr std::string_view about = "Everything at once.";
  DESCRIBE(Toy, "Toy", MEMBER(on), MEMBER(seat), MEMBER(viewer), MEMBER(colour), MEMBER(worth),
           MEMBER(note, "if any", {0, 8}), MEMBER(moves), MEMBER(pair), MEMBER(counts),
           MEMBER(paints, {}, {}, {0, 9}), MEMBER(steps, {}, {1, 3}, {0, 5}), MEMBER(paint),
           OPTIONAL_MEMBER(lid, {}, {7, 7}));
};

const std::string whole =
    R"({"on":true,"seat":2,"viewer":null,"colour":"blue","worth":0.5,"note":"hi","moves":)"
    R"([{"move":"lay 3","kind":"lay","tile":3},{"move":"stay","kind":"stay"}],"pair":[1,2],)"
    R"("counts":{"a":1},"paints":{"red":1,"blue":2},"steps":["red",5],)"
    R"("paint":{"colour":"blue","coats":2,"lid":"blue"},"lid":7})";

std::string wrong(std::string_view from, std::string_view to) {
  std::string text = whole;
  text.replace(text.find(from), from.size(), to);
  const json::value value = json::parse(text);
  const auto read = from_json<Toy>(value);
  const auto checked = check(value, type_of<Toy>());
  EXPECT_EQ(read.has_value(), checked.has_value());
  if (read) return "accepted";
  EXPECT_EQ(said(read.error()), said(checked.error()));
  return said(read.error());
}

TEST(Schema, What_is_written_is_read_as_the_same) {
  const auto toy = from_json<Toy>(json::parse(whole));
  ASSERT_TRUE(toy) << said(toy.error());
  EXPECT_EQ(toy->seat, seat_at(2));
  EXPECT_EQ(toy->colour, Colour::blue);
  EXPECT_EQ(std::get<Lay>(toy->moves[0].facts).tile, 3);
  EXPECT_EQ(toy->paint.chosen, 1U);
  EXPECT_EQ(toy->paint.coats, 2);
  EXPECT_EQ(toy->paint.lid.index, 1U);
  EXPECT_EQ(to_json(*toy, english()), whole);
  EXPECT_TRUE(check(json::parse(whole), type_of<Toy>()));
}

TEST(Schema, A_member_may_be_missing_only_where_it_says_so) {
  EXPECT_EQ(wrong(R"("note":"hi",)", ""), "accepted");
  EXPECT_EQ(wrong(R"(,"lid":7)", ""), "accepted");
  EXPECT_EQ(wrong(R"("on":true,)", ""), "“on”: This is missing.");
  EXPECT_EQ(wrong(R"("red":1,)", ""), "“paints.red”: This is missing.");
  EXPECT_EQ(wrong(R"("colour":"blue","coats")", R"("coats")"), "“paint.colour”: This is missing.");
}

TEST(Schema, A_name_that_is_not_known_is_probably_misspelt) {
  EXPECT_EQ(wrong(R"("tile":3)", R"("tile":3,"turn":1)"),
            "“moves[0].turn”: This name is not known here. Is it misspelt?");
  EXPECT_EQ(wrong(R"("on")", R"("no":1,"on")"),
            "“no”: This name is not known here. Is it misspelt?");
  EXPECT_EQ(wrong(R"("red":1)", R"("red":1,"green":1)"),
            "“paints.green”: This name is not known here. Is it misspelt?");
  EXPECT_EQ(wrong(R"("on")", R"("\u001b[2J and a name of great length":1,"on")"),
            "“?[2J and a name of great...”: This name is not known here. Is it misspelt?");
}

TEST(Schema, Wrong_values_are_told_with_their_place) {
  EXPECT_EQ(wrong("true", "1"), "“on”: This must be true or false.");
  EXPECT_EQ(wrong(R"("seat":2)", R"("seat":99)"),
            "“seat”: This must be a whole number from 0 to 7.");
  EXPECT_EQ(wrong(R"("blue")", R"("green")"), "“colour”: This must be one of red or blue.");
  EXPECT_EQ(wrong(R"("tile":3)", R"("tile":25)"),
            "“moves[0].tile”: This must be a whole number from 1 to 24.");
  EXPECT_EQ(wrong(R"("kind":"stay")", R"("kind":"go")"),
            "“moves[1].kind”: This must be one of lay or stay.");
  EXPECT_EQ(wrong("[1,2]", "[1]"), "“pair”: This list must have 2 entries, not 1.");
  EXPECT_EQ(wrong(R"("hi")", R"("much too long")"),
            "“note”: This must be a text of at most 8 bytes.");
  EXPECT_EQ(wrong(R"("red":1)", R"("red":10)"),
            "“paints.red”: This must be a whole number from 0 to 9.");
  EXPECT_EQ(wrong(R"(["red",5])", "[]"), "“steps”: This list must have 1 to 3 entries, not 0.");
  EXPECT_EQ(wrong(R"(["red",5])", R"(["green",5])"),
            "“steps[0]”: This must be one of red or blue.");
  EXPECT_EQ(wrong(R"(["red",5])", R"(["red",6])"),
            "“steps[1]”: This must be a whole number from 0 to 5.");
  EXPECT_EQ(wrong(R"("coats":2)", R"("coats":4)"),
            "“paint.coats”: This must be a whole number from 1 to 3.");
  EXPECT_EQ(wrong(R"("lid":"blue")", R"("lid":"red")"), "“paint.lid”: This must be “blue”.");
  EXPECT_EQ(wrong(R"("colour":"blue","coats")", R"("colour":"red","coats")"),
            "“paint.lid”: This name is not known here. Is it misspelt?");
  EXPECT_EQ(wrong(R"("lid":7)", R"("lid":8)"), "“lid”: This must be 7.");
  EXPECT_EQ(wrong(R"([1,2])", R"([1,2147483648])"),
            "“pair[1]”: This must be a whole number from -2147483648 to 2147483647.");
}

TEST(Schema, One_pass_finds_everything) {
  const json::value value = json::parse(
      R"({"on":1,"seat":9,"viewer":null,"colour":"blue","worth":0.5,"moves":)"
      R"([{"move":"x","kind":"go","tile":3},{"kind":"stay","tile":1},4],"pair":[1,"b",3],)"
      R"("counts":[],"paints":{"red":1,"blue":"x"},"steps":["red",5],"paint":{},"lib":7})");
  const std::vector<std::string> places = {
      "on",   "seat",    "moves[0].kind", "moves[1].move", "moves[1].tile", "moves[2]",
      "pair", "pair[1]", "counts",        "paints.blue",   "paint.colour",  "lib"};
  Toy toy;
  const std::vector<Wrong> read_wrong = read(value, type_of<Toy>(), &toy);
  const std::vector<Wrong> checked = read(value, type_of<Toy>(), nullptr);
  ASSERT_EQ(read_wrong.size(), checked.size());
  std::vector<std::string> found;
  for (std::size_t i = 0; i < checked.size(); ++i) {
    found.push_back(checked[i].place);
    EXPECT_EQ(checked[i].place, read_wrong[i].place);
    EXPECT_EQ(checked[i].what, read_wrong[i].what);
  }
  EXPECT_EQ(found, places);
}

TEST(Schema, TypeScript_has_the_same_types) {
  EXPECT_EQ(typescript_declarations({&type_of<Toy>()}),
            R"(/** Counted from 0. */
export type Seat = number;

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

export type Colour = 'red' | 'blue';

export interface ToyLay {
  kind: 'lay';
  /** its number */
  tile: number;
}

export interface ToyStay {
  kind: 'stay';
}

export type ToyMove = {
  move: string;
} & (ToyLay | ToyStay);

export interface ToyPaintedRed {
  colour: 'red';
  coats: number;
}

export interface ToyPaintedBlue {
  colour: 'blue';
  coats: number;
  lid: 'red' | 'blue';
}

/** Everything at once. */
export interface Toy {
  on: boolean;
  seat: Seat | null;
  viewer: Viewer;
  colour: Colour;
  worth: number;
  /** if any */
  note?: string;
  moves: ToyMove[];
  pair: number[];
  counts: Record<string, number>;
  paints: Record<'red' | 'blue', number>;
  steps: (Colour | number)[];
  paint: ToyPaintedRed | ToyPaintedBlue;
  lid?: number;
}
)");
}

TEST(Schema, A_JSON_Schema_is_as_strict) {
  const json::value schema = json_schema(type_of<Toy>(), "A toy");
  const auto fits = [&](std::string_view from, std::string_view to) {
    std::string text = whole;
    text.replace(text.find(from), from.size(), to);
    const json::value value = json::parse(text);
    const bool good = json_schema_accepts(schema, value);
    EXPECT_EQ(good, check(value, type_of<Toy>()).has_value()) << to;
    return good;
  };
  EXPECT_TRUE(fits("", ""));
  EXPECT_TRUE(fits(R"("note":"hi",)", ""));
  EXPECT_TRUE(fits(R"(,"lid":7)", ""));
  EXPECT_FALSE(fits(R"("on":true,)", ""));
  EXPECT_FALSE(fits("true", "1"));
  EXPECT_FALSE(fits(R"("on")", R"("no":1,"on")"));
  EXPECT_FALSE(fits(R"("tile":3)", R"("tile":3,"turn":1)"));
  EXPECT_FALSE(fits(R"("tile":3)", R"("tile":25)"));
  EXPECT_FALSE(fits(R"("kind":"stay")", R"("kind":"stay","tile":3)"));
  EXPECT_FALSE(fits(R"("kind":"stay")", R"("kind":"go")"));
  EXPECT_FALSE(fits(R"("coats":2)", R"("coats":2,"more":7)"));
  EXPECT_FALSE(fits(R"("lid":"blue")", R"("lid":"red")"));
  EXPECT_FALSE(fits(R"("coats":2)", R"("coats":4)"));
  EXPECT_FALSE(fits(R"("red":1,)", ""));
  EXPECT_FALSE(fits(R"("red":1)", R"("red":10)"));
  EXPECT_FALSE(fits(R"(["red",5])", "[]"));
  EXPECT_FALSE(fits(R"(["red",5])", R"(["green",5])"));
  EXPECT_FALSE(fits(R"(["red",5])", R"(["red",6])"));
  EXPECT_FALSE(fits("[1,2]", "[1]"));
  EXPECT_FALSE(fits(R"("hi")", R"("much too long")"));
}

/// One of several objects, with others inside of it.
struct ToyTurn {
  std::variant<Lay, Stay> facts;
  int times = 1;

  TAG("what", "turn");
  DESCRIBE(ToyTurn, "ToyTurn", FLAT(facts), MEMBER(times));
};
struct ToyPass {
  TAG("what", "pass");
  DESCRIBE(ToyPass, "ToyPass");
};

TEST(Schema, A_JSON_Schema_knows_what_is_inside_of_one_of_several) {
  const Type& type = type_of<std::variant<ToyTurn, ToyPass>>();
  const json::value schema = json_schema(type, "A turn");
  for (const auto& [text, good] : std::vector<std::pair<const char*, bool>>{
           {R"({"what":"pass"})", true},
           {R"({"what":"turn","kind":"stay","times":1})", true},
           {R"({"what":"turn","kind":"lay","tile":3,"times":1})", true},
           {R"({"what":"turn","times":1})", false},
           {R"({"what":"turn","kind":"lay","times":1})", false},
           {R"({"what":"turn","kind":"stay","tile":3,"times":1})", false},
           {R"({"what":"turn","kind":"stay","times":1,"more":1})", false},
           {R"({"what":"pass","kind":"stay"})", false},
       }) {
    const json::value value = json::parse(text);
    EXPECT_EQ(json_schema_accepts(schema, value), good) << text;
    EXPECT_EQ(check(value, type).has_value(), good) << text;
  }
}

}  // namespace
}  // namespace townsmith::schema
