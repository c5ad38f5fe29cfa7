#include "core/schema.h"

#include <gtest/gtest.h>

#include "core/schema_types.h"
#include "words.h"

namespace townsmith::schema {
namespace {

enum class Colour : std::uint8_t { red, blue };
constexpr std::array<std::string_view, 2> colour_names = {"red", "blue"};
std::span<const std::string_view> schema_names(Colour) { return colour_names; }
std::string_view schema_name(Colour) { return "Colour"; }

struct Lay {
  int tile = 0;

  static constexpr std::string_view schema = "ToyLay";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "lay";
  static constexpr auto members() {
    return std::tuple(member("tile", &Lay::tile, "its number", 1, 24));
  }
};
struct Stay {
  static constexpr std::string_view schema = "ToyStay";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "stay";
  static constexpr auto members() { return std::tuple(); }
};
struct ToyMove {
  std::string move;
  std::variant<Lay, Stay> facts;

  static constexpr std::string_view schema = "ToyMove";
  static constexpr auto members() {
    return std::tuple(member("move", &ToyMove::move), flat(&ToyMove::facts));
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

  static constexpr std::string_view schema = "Toy";
  static constexpr std::string_view about = "Everything at once.";
  static constexpr auto members() {
    return std::tuple(member("on", &Toy::on), member("seat", &Toy::seat),
                      member("viewer", &Toy::viewer), member("colour", &Toy::colour),
                      member("worth", &Toy::worth), member("note", &Toy::note, "if any", 0, 8),
                      member("moves", &Toy::moves), member("pair", &Toy::pair),
                      member("counts", &Toy::counts));
  }
};

const std::string whole =
    R"({"on":true,"seat":2,"viewer":null,"colour":"blue","worth":0.5,"note":"hi","moves":)"
    R"([{"move":"lay 3","kind":"lay","tile":3},{"move":"stay","kind":"stay"}],"pair":[1,2],)"
    R"("counts":{"a":1}})";

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
  EXPECT_EQ(to_json(*toy, english()), whole);
  EXPECT_TRUE(check(json::parse(whole), type_of<Toy>()));
}

TEST(Schema, A_member_may_be_missing_only_where_it_says_so) {
  EXPECT_EQ(wrong(R"("note":"hi",)", ""), "accepted");
  EXPECT_EQ(wrong(R"("on":true,)", ""), "“on” is missing.");
  EXPECT_EQ(wrong(R"("tile":3)", R"("tile":3,"turn":1)"), "“moves.0”: “turn” is not known here.");
  EXPECT_EQ(wrong(R"("on")", R"("no":1,"on")"), "“no” is not known here.");
}

TEST(Schema, Wrong_values_are_told_with_their_place) {
  EXPECT_EQ(wrong("true", "1"), "“on”: This must be true or false.");
  EXPECT_EQ(wrong(R"("seat":2)", R"("seat":99)"),
            "“seat”: This must be a whole number from 0 to 7.");
  EXPECT_EQ(wrong(R"("blue")", R"("green")"), "“colour”: This must be one of red or blue.");
  EXPECT_EQ(wrong(R"("tile":3)", R"("tile":25)"),
            "“moves.0.tile”: This must be a whole number from 1 to 24.");
  EXPECT_EQ(wrong(R"("kind":"stay")", R"("kind":"go")"),
            "“moves.1.kind”: This must be one of lay or stay.");
  EXPECT_EQ(wrong("[1,2]", "[1]"), "“pair”: This list must have 2 to 2 entries, not 1.");
  EXPECT_EQ(wrong(R"("hi")", R"("much too long")"),
            "“note”: This must be a text of at most 8 bytes.");
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
}
)");
}

TEST(Schema, A_JSON_Schema_is_strict_too) {
  const json::object schema = json_schema(type_of<Toy>(), "A toy");
  const json::object& toy = schema.at("$defs").at("Toy").as_object();
  EXPECT_EQ(toy.at("additionalProperties"), json::value(false));
  EXPECT_EQ(toy.at("required").as_array().size(), 8U);
  EXPECT_EQ(schema.at("$defs").at("ToyLay").at("properties").at("tile").at("maximum"),
            json::value(24));
}

}  // namespace
}  // namespace townsmith::schema
