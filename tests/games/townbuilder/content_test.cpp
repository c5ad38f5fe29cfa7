#include "games/content_faults.h"
#include "support.h"
#include "words.h"

namespace townsmith::townbuilder {
namespace {

constexpr const char* cards_file = "townbuilder/cards.json";
constexpr const char* table_file = "townbuilder/table.json";

std::string problem(std::string_view file, std::string_view from, std::string_view to) {
  return content_faults::problem<TownBuilder>(file, from, to);
}

TEST(TownBuilderContent, The_built_in_content_has_no_problem) {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  (void)read_content(reader);
  EXPECT_TRUE(reader.problems().empty());
  EXPECT_EQ(reader.files_read(), (Names{cards_file, table_file}));
}

TEST(TownBuilderContent, Cards_are_checked) {
  EXPECT_EQ(problem(cards_file, R"("name": "Bakery", "type": "commerce")",
                    R"("name": "Bakery", "type": "trade")"),
            "townbuilder/cards.json: cards[0].type: This must be one of commerce, social, "
            "housing, culture or military.");
  EXPECT_EQ(problem(cards_file, R"("name": "Bakery")", R"("name": "bank")"),
            "townbuilder/cards.json: cards[1].name: “Bank” is there twice.");
  EXPECT_EQ(problem(cards_file, R"("name": "Bakery")", R"("name": "Bake > ry")"),
            "townbuilder/cards.json: cards[0].name: “Bake > ry” must be made of letters and "
            "single blanks, without the word “as”.");
  EXPECT_EQ(problem(cards_file, R"(["wood", "straw"], "points": 3)", R"([], "points": 3)"),
            "townbuilder/cards.json: cards[0]: A card must cost something.");
  EXPECT_EQ(
      problem(cards_file, R"(["wood", "straw"], "points": 3)",
              R"(["wood", "wood", "wood", "wood", "wood"], "points": 3)"),
      "townbuilder/cards.json: cards[0].resources: This list must have 0 to 4 entries, not 5.");
  EXPECT_EQ(problem(cards_file, R"("gives": ["gold"] })", R"("gives": ["glass"] })"),
            "townbuilder/cards.json: cards[0].gives[0]: This must be one of gold, wood, stone or "
            "straw.");
}

TEST(TownBuilderContent, Abilities_are_checked) {
  EXPECT_EQ(problem(cards_file, R"("kind": "row", "effect": "worth_two")",
                    R"("kind": "star", "effect": "worth_two")"),
            "townbuilder/cards.json: cards[1].ability.kind: This must be “row”.");
  EXPECT_EQ(problem(cards_file, R"("effect": "reveal", "cards": 3)", R"("effect": "reveal")"),
            "townbuilder/cards.json: cards[3].ability.cards: This is missing.");
  EXPECT_EQ(problem(cards_file, R"("effect": "add_to_row", "cards": 1)",
                    R"("effect": "add_to_row", "cards": 1, "card": 1)"),
            "townbuilder/cards.json: cards[4].ability.card: This name is not known here. Is it "
            "misspelt?");
  EXPECT_EQ(problem(cards_file, R"("kind": "star", "effect": "resources")",
                    R"("kind": "build", "effect": "resources")"),
            "townbuilder/cards.json: cards[7].ability.discards: Only a star ability may discard "
            "its building.");
  EXPECT_EQ(problem(cards_file, R"("as": ["resource"])", R"("as": ["brick"])"),
            "townbuilder/cards.json: cards[3].ability.as[0]: This must be one of resource, gold or "
            "foundation.");
}

/// Five more cards that may take any card of the discard pile.
std::string greedy_cards() {
  std::string text = built_in_content().find(cards_file)->second;
  const std::string greedy = R"(, "ability": { "kind": "build", "effect": "take", "from": )"
                             R"("discard", "as": ["resource"] } })";
  for (const char* name : {"Bakery", "Quarry", "Market Hall", "Mill", "Tannery"}) {
    const std::size_t at = text.find("] }", text.find(std::string("\"") + name + "\""));
    text.replace(at, 3, "]" + greedy);
  }
  return text;
}

TEST(TownBuilderContent, Too_many_moves_are_refused) {
  const std::string cards = built_in_content().find(cards_file)->second;
  EXPECT_NE(problem(cards_file, cards, greedy_cards()).find("moves at once, and there is room for"),
            std::string::npos);
}

TEST(TownBuilderContent, The_table_is_checked) {
  EXPECT_EQ(problem(table_file, R"("awards_in_play": 2)", R"("awards_in_play": 9)"),
            "townbuilder/table.json: awards_in_play: This must be a whole number from 0 to 8.");
  EXPECT_EQ(problem(table_file, R"(["half", 0])", R"([0, "half"])"),
            "townbuilder/table.json: players[2].judges_in_deck[1]: This judge must not lie above "
            "the one before.");
  EXPECT_EQ(problem(table_file, R"([25])", R"([51])"),
            "townbuilder/table.json: players[0].judges_in_deck[0]: This must be a whole number "
            "from 0 to 50.");
  EXPECT_EQ(problem(table_file, R"("judges_open": 2, "judges_in_deck": [25])",
                    R"("judges_open": 5, "judges_in_deck": [25, 24])"),
            "townbuilder/table.json: players[0].judges_in_deck: This list must have 0 to 1 "
            "entries, not 2.");
  EXPECT_EQ(problem(table_file, R"("judges_open": 2)", R"("judges_open": 7)"),
            "townbuilder/table.json: players[0].judges_open: This must be a whole number from 0 to "
            "6.");
  EXPECT_EQ(problem(table_file, R"(["half", 0])", R"(["middle", 0])"),
            "townbuilder/table.json: players[2].judges_in_deck[0]: This must be “half”.");
  EXPECT_EQ(
      problem(table_file, R"("effect": "replace", "cards": 2, "price": 1)", R"("effect": "copy")"),
      "townbuilder/table.json: crest.effect: This must be one of take, reveal, add_to_row, "
      "replace, resources, gold, judge, complete or protect.");
  EXPECT_EQ(problem(table_file, R"("least": 38)", R"("least": 30)"),
            "townbuilder/table.json: solo.grades[2].least: This must be more than the 34 points of "
            "the grade before.");
  EXPECT_EQ(problem(table_file, R"("needs": "gold", "count": 4)", R"("needs": "gold")"),
            "townbuilder/table.json: awards[3].count: This is missing.");
}

TEST(TownBuilderContent, What_is_wrong_is_said_in_every_language) {
  const std::string cards = built_in_content().find(cards_file)->second;
  const std::string greedy = greedy_cards();
  std::string declaring = cards;
  for (std::size_t at = 0, count = 0; count < 9; ++count) {
    const std::string_view plain = R"(] },)";
    at = declaring.find(plain, at);
    declaring.replace(at, plain.size(),
                      R"(], "ability": { "kind": "scoring", "effect": "change_type" } },)");
  }
  const std::string table = built_in_content().find(table_file)->second;
  const std::size_t awards_at = table.find(R"("awards": [)");
  const std::string awards = table.substr(awards_at, table.find("  ],", awards_at) - awards_at);
  content_faults::expect_all_said<TownBuilder>({
      {table_file, awards, R"("awards": [)"},
      {cards_file, R"("kind": "star", "effect": "resources")",
       R"("kind": "build", "effect": "resources")"},
      {cards_file, R"(["wood", "straw"], "points": 3)", R"([], "points": 3)"},
      {cards_file, R"("name": "Bakery")", R"("name": "Bread as cake")"},
      {cards_file, cards, greedy},
      {cards_file, cards, declaring},
      {table_file, R"(["half", 0])", R"([0, "half"])"},
      {cards_file, R"("name": "Bakery")", R"("name": "bank")"},
      {table_file, R"("least": 0)", R"("least": 1)"},
      {table_file, R"("least": 38)", R"("least": 30)"},
  });
}

/// A designer's card: existing effects on another card, no C++.
TEST(TownBuilderContent, A_card_can_be_given_another_ability) {
  ContentFiles files = built_in_content();
  std::string& text = files.find(cards_file)->second;
  const std::string_view plain = R"("points": 3, "gives": ["gold"] })";
  text.replace(text.find(plain), plain.size(), R"("points": 3, "gives": ["gold"],
         "ability": { "kind": "star", "effect": "reveal", "cards": 2, "as": ["gold", "foundation"],
                      "if_completed": "housing" } })");
  ContentReader reader(files);
  const Content content = read_content(reader);
  EXPECT_TRUE(reader.outcome());
  Table table(2, content);
  table.built({"Bakery"}).fresh({"Wall"}).next({"Bank", "Mill"});
  EXPECT_EQ(table.refusal("use Bakery"),
            "not_allowed: No housing building was completed this turn.");
  table.fresh({"Lodge"}).play({"use Bakery"});
  EXPECT_EQ(table.legal(), (NameSet{"none", "gold Bank", "gold Mill", "start Mill"}));
  table.play({"gold Bank"});
  EXPECT_EQ(table.gold_of(), 1);  // worth 2 only from the row
}

}  // namespace
}  // namespace townsmith::townbuilder
