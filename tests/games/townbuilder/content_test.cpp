#include "support.h"
#include "words.h"

namespace townsmith::townbuilder {
namespace {

constexpr const char* cards_file = "townbuilder/cards.json";
constexpr const char* table_file = "townbuilder/table.json";

Content read_changed(const char* file, std::string_view old_text, std::string_view new_text,
                     std::string& problem) {
  ContentFiles files = built_in_content();
  std::string& text = files.find(file)->second;
  const std::size_t at = text.find(old_text);
  EXPECT_NE(at, std::string::npos) << old_text;
  text.replace(at, old_text.size(), new_text);
  ContentReader reader(files);
  Content content = read_content(reader);
  const Result<> outcome = reader.outcome();
  problem = outcome ? "" : said(outcome.error());
  return content;
}

/// The first problem after replacing a piece of a file; "" if there is none.
std::string problem(const char* file, std::string_view old_text, std::string_view new_text) {
  std::string text;
  (void)read_changed(file, old_text, new_text, text);
  return text;
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
            "townbuilder/cards.json: cards[0].type: must be one of commerce, social, housing, "
            "culture, military");
  EXPECT_EQ(problem(cards_file, R"("name": "Bakery")", R"("name": "bank")"),
            "townbuilder/cards.json: cards: \"Bank\" is there twice");
  EXPECT_EQ(problem(cards_file, R"("name": "Bakery")", R"("name": "Bake > ry")"),
            "townbuilder/cards.json: cards: \"Bake > ry\" must be made of letters and single "
            "blanks");
  EXPECT_EQ(problem(cards_file, R"(["wood", "straw"], "points": 3)", R"([], "points": 3)"),
            "townbuilder/cards.json: cards[0]: a card must cost something");
  EXPECT_EQ(problem(cards_file, R"(["wood", "straw"], "points": 3)",
                    R"(["wood", "wood", "wood", "wood", "wood"], "points": 3)"),
            "townbuilder/cards.json: cards[0].resources: must have 0 to 4 entries, not 5");
  EXPECT_EQ(problem(cards_file, R"("gives": ["gold"] })", R"("gives": ["glass"] })"),
            "townbuilder/cards.json: cards[0].gives[0]: must be one of wood, stone, straw, gold");
}

TEST(TownBuilderContent, Abilities_are_checked) {
  EXPECT_EQ(problem(cards_file, R"("kind": "row", "effect": "worth_two")",
                    R"("kind": "star", "effect": "worth_two")"),
            "townbuilder/cards.json: cards[1].ability.effect: \"worth_two\" is not an effect of a "
            "star ability");
  EXPECT_EQ(problem(cards_file, R"("effect": "reveal", "cards": 3)", R"("effect": "reveal")"),
            "townbuilder/cards.json: cards[3].ability: \"cards\" is missing");
  EXPECT_EQ(problem(cards_file, R"("effect": "add_to_row", "cards": 1)",
                    R"("effect": "add_to_row", "cards": 1, "card": 1)"),
            "townbuilder/cards.json: cards[4].ability.card: nobody reads this: is the name "
            "misspelt?");
  EXPECT_EQ(problem(cards_file, R"("kind": "star", "effect": "resources")",
                    R"("kind": "build", "effect": "resources")"),
            "townbuilder/cards.json: cards[7].ability.discards: only a star ability may discard "
            "its building");
  EXPECT_EQ(problem(cards_file, R"("as": ["resource"])", R"("as": ["brick"])"),
            "townbuilder/cards.json: cards[3].ability.as[0]: must be one of resource, gold, "
            "foundation");
}

TEST(TownBuilderContent, Too_many_moves_are_refused) {
  ContentFiles files = built_in_content();
  std::string& text = files.find(cards_file)->second;
  const std::string greedy = R"(, "ability": { "kind": "build", "effect": "take", "from": )"
                             R"("discard", "as": ["resource"] } })";
  for (const char* name : {"Bakery", "Quarry", "Market Hall", "Mill", "Tannery"}) {
    const std::size_t at = text.find("] }", text.find(std::string("\"") + name + "\""));
    text.replace(at, 3, "]" + greedy);
  }
  ContentReader reader(files);
  (void)read_content(reader);
  ASSERT_FALSE(reader.outcome());
  EXPECT_NE(said(reader.outcome().error()).find("moves at once, and there is room for"),
            std::string::npos);
}

TEST(TownBuilderContent, The_table_is_checked) {
  EXPECT_EQ(problem(table_file, R"("awards_in_play": 2)", R"("awards_in_play": 9)"),
            "townbuilder/table.json: awards_in_play: must be a whole number from 0 to 8");
  EXPECT_EQ(problem(table_file, R"(["half", 0])", R"([0, "half"])"),
            "townbuilder/table.json: players[2].judges_in_deck[1]: must not lie above the judge "
            "before");
  EXPECT_EQ(problem(table_file, R"(["half", 0])", R"(["middle", 0])"),
            "townbuilder/table.json: players[2].judges_in_deck[0]: must be one of half");
  EXPECT_EQ(
      problem(table_file, R"("effect": "replace", "cards": 2, "price": 1)", R"("effect": "copy")"),
      "townbuilder/table.json: crest.effect: the crest needs an effect of a star ability "
      "other than \"copy\"");
  EXPECT_EQ(problem(table_file, R"("least": 38)", R"("least": 30)"),
            "townbuilder/table.json: solo.grades[2].least: must be more than the 34 points of the "
            "title before");
  EXPECT_EQ(problem(table_file, R"("needs": "gold", "count": 4)", R"("needs": "gold")"),
            "townbuilder/table.json: awards[3]: \"count\" is missing");
}

/// A designer's card: existing effects on another card, no C++.
TEST(TownBuilderContent, A_card_can_be_given_another_ability) {
  std::string wrong;
  const Content content = read_changed(cards_file, R"("points": 3, "gives": ["gold"] })",
                                       R"("points": 3, "gives": ["gold"],
         "ability": { "kind": "star", "effect": "reveal", "cards": 2, "as": ["gold", "foundation"],
                      "if_completed": "housing" } })",
                                       wrong);
  EXPECT_EQ(wrong, "");
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
