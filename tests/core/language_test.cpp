#include "core/language.h"

#include <gtest/gtest.h>

#include "words.h"

namespace townsmith {
namespace {

Language language(std::string text, std::string_view code = "en") {
  const WordFiles files = {{"en/toy.ftl", text},
                           {std::string(code) + "/toy.ftl", text},
                           {std::string(code) + "/townsmith.ftl",
                            "list-more = { $before }, { $after }\n"
                            "list-and = { $before } and { $after }\n"
                            "list-or = { $before } or { $after }\n"
                            "player = seat { $seat }\n    .short = S{ $seat }\n"}};
  const auto read = Language::read(files, code);
  EXPECT_TRUE(read) << said(read.error());
  return read ? *read : Language();
}

std::string problem(std::string text) {
  const auto read = Language::read({{"en/toy.ftl", std::move(text)}}, "en");
  return read ? "accepted" : said(read.error());
}

std::string in(const Language& words, std::string_view key, Facts facts = {}) {
  return words.say(say("toy", key, facts));
}

TEST(Language, A_sentence_is_filled_in_with_facts) {
  const Language words = language("taken = { $where } is taken by { $name }.\n");
  EXPECT_EQ(in(words, "taken", {{"where", "F6"}, {"name", "Ada"}}), "F6 is taken by Ada.");
  EXPECT_EQ(in(words, "taken", {{"where", "F6"}}), "F6 is taken by {$name}.");
  EXPECT_EQ(in(words, "unknown"), "toy.unknown");
}

TEST(Language, Plurals_are_chosen_by_the_language) {
  const std::string text =
      "moves =\n    { $count ->\n        [0] no move\n        [one] one move\n       *[other] { "
      "$count } "
      "moves\n    }\n";
  const Language english = language(text);
  EXPECT_EQ(in(english, "moves", {{"count", 0}}), "no move");
  EXPECT_EQ(in(english, "moves", {{"count", 1}}), "one move");
  EXPECT_EQ(in(english, "moves", {{"count", 2}}), "2 moves");
  EXPECT_EQ(plural_form("en", 0), "other");
  EXPECT_EQ(plural_form("fr", 0), "one");
  EXPECT_EQ(plural_form("fr-CA", 1), "one");
  EXPECT_EQ(plural_form("ru", 21), "one");
  EXPECT_EQ(plural_form("ru", 12), "many");
  EXPECT_EQ(plural_form("pl", 22), "few");
  EXPECT_EQ(plural_form("ja", 1), "other");
  EXPECT_EQ(plural_form("ar", 2), "two");
}

TEST(Language, Symbols_choose_and_texts_are_said_inside_of_others) {
  const Language words = language(
      "kind-water = water\n    .gender = n\n"
      "on = { $wet ->\n    [yes] wet\n   *[no] dry\n } on { $kind } ({ ATTR($kind, name: "
      "\"gender\") })\n"
      "by-kind = { $kind ->\n    [kind-water] swims\n   *[other] walks\n }\n"
      "begin = { CAP($kind) }!\n");
  EXPECT_EQ(in(words, "on", {{"wet", true}, {"kind", say("toy", "kind-water")}}),
            "wet on water (n)");
  EXPECT_EQ(in(words, "by-kind", {{"kind", say("toy", "kind-water")}}), "swims");
  EXPECT_EQ(in(words, "begin", {{"kind", say("toy", "kind-water")}}), "Water!");
}

TEST(Language, Lists_are_joined_as_the_language_joins_them) {
  const Language words = language(
      "who = { $names }\nwhich = { LIST($names, type: \"or\") }\nhow-many = { COUNT($names) }\n");
  const std::vector<Text> names = {literal("Ada"), literal("Ben"), literal("Cleo")};
  EXPECT_EQ(in(words, "who", {{"names", names}}), "Ada, Ben and Cleo");
  EXPECT_EQ(in(words, "which", {{"names", names}}), "Ada, Ben or Cleo");
  EXPECT_EQ(in(words, "how-many", {{"names", names}}), "3");
  EXPECT_EQ(in(words, "who", {{"names", std::vector<Text>{literal("Ada")}}}), "Ada");
  const Language deeds = language(
      "it-grows = it grows\n    .done = it grew\nit-glows = it glows\n"
      "told = { ATTR($deeds, name: \"done\") }\n");
  EXPECT_EQ(in(deeds, "told",
               {{"deeds", std::vector<Text>{say("toy", "it-grows"), say("toy", "it-glows")}}}),
            "it grew and it glows");
}

TEST(Language, Terms_messages_and_numbers_can_be_referred_to) {
  const Language words = language(
      "-town = { $case ->\n    [genitive] the town's\n   *[nominative] the town\n }\n"
      "wall = { -town(case: \"genitive\") } wall\n"
      "both = { wall } and { -town }\n"
      "change = { NUMBER($n, signDisplay: \"always\") }\n"
      "quoted = { \"{\" }{ \" \" }x\n");
  EXPECT_EQ(in(words, "wall"), "the town's wall");
  EXPECT_EQ(in(words, "both"), "the town's wall and the town");
  EXPECT_EQ(in(words, "change", {{"n", 3}}), "+3");
  EXPECT_EQ(in(words, "change", {{"n", -3}}), "-3");
  EXPECT_EQ(in(words, "quoted"), "{ x");
}

TEST(Language, Lines_that_are_indented_belong_to_the_message_before) {
  const Language words = language(
      "# a comment\nlong =\n    One line,\n      indented,\n\n    and a third.\nshort = x\n");
  EXPECT_EQ(in(words, "long"), "One line,\n  indented,\n\nand a third.");
  EXPECT_EQ(in(words, "short"), "x");
}

TEST(Language, What_a_language_lacks_is_said_in_English) {
  const auto german =
      Language::read({{"en/toy.ftl", "a = one\nb = two\n"}, {"de/toy.ftl", "a = eins\n"}}, "de");
  ASSERT_TRUE(german);
  EXPECT_EQ(in(*german, "a"), "eins");
  EXPECT_EQ(in(*german, "b"), "two");
  EXPECT_EQ(languages_of({{"en/toy.ftl", ""}, {"de/toy.ftl", ""}, {"de/a.ftl", ""}}),
            (std::vector<std::string>{"de", "en"}));
  EXPECT_FALSE(Language::read({{"en/toy.ftl", ""}}, "it"));
}

TEST(Language, Names_of_other_content_are_shown_as_they_are) {
  const Language words = language("card-town-hall = Rathaus\n");
  EXPECT_EQ(words.say(named("toy", "card", "Town Hall")), "Rathaus");
  EXPECT_EQ(words.say(named("toy", "card", "Space Port")), "Space Port");
}

TEST(Language, Players_are_called_by_their_names_where_those_are_known) {
  const Language words = language(
      "turn = { CAP($who) } plays\nlabel = { ATTR($who, name: \"short\") }\nall = { $who }\n");
  const Language named = words.with_names({literal("ada"), Text(), literal("cleo")});
  EXPECT_EQ(in(words, "turn", {{"who", player(seat_at(0))}}), "Seat 0 plays");
  EXPECT_EQ(in(words, "label", {{"who", player(seat_at(0))}}), "S0");
  EXPECT_EQ(in(named, "turn", {{"who", player(seat_at(0))}}), "Ada plays");
  EXPECT_EQ(in(named, "label", {{"who", player(seat_at(2))}}), "cleo");
  EXPECT_EQ(in(named, "label", {{"who", player(seat_at(1))}}), "S1");
  EXPECT_EQ(in(named, "all", {{"who", std::vector<Text>{player(seat_at(2)), player(seat_at(3))}}}),
            "cleo and seat 3");
  EXPECT_EQ(named.say(player(seat_at(2))), "cleo");
}

TEST(Language, The_marked_language_shows_what_comes_from_a_catalogue) {
  const auto marked = Language::read({{"en/toy.ftl", "taken = { $who } was here.\n"}}, "xx");
  ASSERT_TRUE(marked);
  EXPECT_EQ(in(*marked, "taken", {{"who", "Ada"}}), "\u27E6Ada was here.\u27E7");
  EXPECT_EQ(marked->say(literal("Ada")), "Ada");
}

TEST(Language, A_mistake_in_a_catalogue_is_told_with_its_line) {
  EXPECT_EQ(problem("a = x\nb = { $c\n"), "en/toy.ftl: line 3: \"}\" is missing");
  EXPECT_EQ(problem("a = { $n ->\n    [one] x\n }\n"),
            "en/toy.ftl: line 3: one variant needs a star: it is taken when no other fits");
  EXPECT_EQ(problem("a = \"\n\n1 = x\n"),
            "en/toy.ftl: line 3: the name of a message begins with a letter");
  EXPECT_EQ(problem("a =\nb = x\n"), "en/toy.ftl: line 1: a message says something");
  EXPECT_EQ(problem("  a = x\n"),
            "en/toy.ftl: line 1: a message begins at the beginning of its line");
  std::string deep = "a = ";
  for (int i = 0; i < 100; ++i) deep += "{";
  EXPECT_NE(problem(deep), "accepted");
}

TEST(Language, Messages_that_refer_to_themselves_end) {
  const Language words = language("a = x{ b }\nb = y{ a }\n");
  EXPECT_LT(in(words, "a").size(), 100U);
}

}  // namespace
}  // namespace townsmith
