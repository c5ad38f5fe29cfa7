#include "core/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cli/marks.h"
#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
#include "program/child.h"

// Commands that show a game to people speak their language, line by line as well.
namespace townsmith::testing {
namespace {

/// What a person has typed or may type: in all languages the same.
const std::vector<std::string> typed_words = {"board", "score", "undo",  "restart",   "done",
                                              "log",   "hint",  "rules", "reference", "quit"};

/// Whatever was said outside of marks, other than moves and their notation.
std::string unmarked(const std::string& said, std::vector<std::string> moves) {
  std::stable_sort(moves.begin(), moves.end(),
                   [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
  moves.insert(moves.end(), typed_words.begin(), typed_words.end());
  return marks::word_in(marks::outside_marks_of_drawing(lines_of(said)), moves);
}

/// The moves that the line client lists.
std::vector<std::string> listed(const std::string& said) {
  std::vector<std::string> moves;
  for (const std::string& line : lines_of(said)) {
    if (line.starts_with("  ")) moves.push_back(line.substr(2));
  }
  return moves;
}

TEST(Languages, Every_word_of_the_line_client_comes_from_a_catalogue) {
  const TemporaryFolder folder;
  for (const std::string& game : game_names()) {
    SCOPED_TRACE(game);
    const std::string save = folder.file(game + ".jsonl");
    Child child({"play", game, "--seats", "you,random", "--lines", "--save", save, "--name", "Ada",
                 "--language", "xx", "--seed", "7"});
    std::string all = child.hear();
    std::vector<std::string> moves;
    for (int turn = 0; !all.empty() && turn < 400; ++turn) {
      child.tell("moves");
      const std::vector<std::string> legal = listed(child.hear());
      moves.insert(moves.end(), legal.begin(), legal.end());
      if (turn == 3) {
        for (const char* words : {"help", "explain ", "score", "log", "undo", "done", "nonsense"}) {
          child.tell(words);
          const std::string said = child.hear();
          EXPECT_EQ(unmarked(said, moves), "") << words << ": " << said;
        }
        child.tell("moves");
        const std::vector<std::string> others = listed(child.hear());
        moves.insert(moves.end(), others.begin(), others.end());
      }
      child.tell(legal.empty() ? "done" : legal.back());
      const std::string said = child.hear();
      if (turn % 5 == 0 || !said.ends_with("> ")) {
        EXPECT_EQ(unmarked(said, moves), "") << said;
      }
      if (!said.ends_with("> ")) break;
    }
    EXPECT_EQ(child.wait(), 0);
    const Ran replayed = run({"replay", save, "--language", "xx", "--legal"});
    EXPECT_EQ(replayed.code, 0);
    EXPECT_EQ(unmarked(replayed.said, moves), "");
    const Ran all_games = run({"replay", save, "--language", "xx", "--all"});
    EXPECT_EQ(unmarked(all_games.said, {game}), "") << all_games.said;
    const Ran hint = run({"hint", save, "--language", "xx", "--at", "4", "--simulations", "20"});
    EXPECT_EQ(hint.code, 0) << hint.said;
    EXPECT_EQ(unmarked(hint.said, moves), "") << hint.said;
  }
}

/// Every move that could be made in a recorded game.
std::vector<std::string> moves_in(const std::string& file) {
  std::set<std::string> moves;
  for (const std::string& line : lines_of(run({"replay", file, "--legal", "--json"}).said)) {
    const auto step = parse_json(line, false);
    if (!step || !step->as_object().contains("legal")) continue;
    for (const auto& [seat, legal] : step->at("legal").as_object()) {
      for (const json::value& move : legal.as_array()) moves.emplace(move.as_string());
    }
  }
  return {moves.begin(), moves.end()};
}

TEST(Languages, A_finished_game_is_reviewed_in_words_from_a_catalogue) {
  const TemporaryFolder folder;
  const std::string file = folder.file("game.jsonl");
  ASSERT_EQ(
      run({"match", turn_game(), "--seats", "random", "--games", "1", "--records", file}).code, 0);
  const Ran review = run({"analyse", file, "--simulations", "4", "--language", "xx"});
  ASSERT_EQ(review.code, 0) << review.said;
  EXPECT_NE(review.said.find(mark_begin), std::string::npos);
  EXPECT_EQ(unmarked(review.said, moves_in(file)), "") << review.said;
  const Ran german = run({"analyse", file, "--simulations", "4", "--language", "de"});
  EXPECT_NE(german.said.find("Die teuersten Entscheidungen von Zufall (Platz 0):"),
            std::string::npos)
      << german.said;
}

TEST(Languages, The_list_of_saved_games_is_in_words_from_a_catalogue) {
  const TemporaryFolder folder;
  ::setenv("XDG_STATE_HOME", folder.file("state").c_str(), 1);
  const Ran none = run({"play", "--saved", "--language", "xx"});
  EXPECT_EQ(unmarked(none.said, {"townsmith"}), "") << none.said;
  for (const std::string& game : {turn_game(), round_game()}) {
    Child play({"play", game, "--lines", "--players", "1", "--name", "Ada", "--language", "xx"});
    play.hear();
    play.tell("quit");
    play.hear();
    EXPECT_EQ(play.wait(), 0);
  }
  const Ran all = run({"play", "--saved", "--language", "xx"});
  EXPECT_NE(all.said.find(mark_begin), std::string::npos) << all.said;
  std::vector<std::string> known = {"Ada"};
  for (const std::string& line : lines_of(all.said)) {
    if (const std::size_t at = line.find('/'); at != std::string::npos)
      known.push_back(line.substr(at));
  }
  for (const std::string& game : {turn_game(), round_game()}) {
    known.emplace_back(example_info(game).title);
  }
  EXPECT_EQ(unmarked(all.said, known), "") << all.said;
  ::unsetenv("XDG_STATE_HOME");
}

TEST(Languages, Without_the_option_the_environment_decides) {
  const TemporaryFolder folder;
  const auto first_line = [&](const char* locale) {
    ::setenv("LC_ALL", locale, 1);
    const Ran ran = run({"play", round_game(), "--lines", "--save", folder.file("save.jsonl")});
    ::setenv("LC_ALL", "C.UTF-8", 1);
    return ran.said;
  };
  const std::string title(example_info(round_game()).title);
  const auto says = [&](const char* locale, const std::string& words) {
    return first_line(locale).find(title + words) != std::string::npos;
  };
  EXPECT_TRUE(says("de_AT.UTF-8", ". Tippe „help“ für Hilfe."));
  EXPECT_TRUE(says("fr_FR.UTF-8", ". Tapez «\u202Fhelp\u202F»"));
  EXPECT_TRUE(says("sv_SE.UTF-8", ". Type “help” for help."));
}

TEST(Languages, An_unknown_language_is_refused_with_those_there_are) {
  for (const char* command : {"play", "replay", "hint", "analyse"}) {
    expect_refused(run({command, round_game(), "--language", "zz"}),
                   "there is no language “zz”; there are de, en and fr");
  }
}

TEST(Languages, What_programs_read_is_English_in_every_language) {
  const TemporaryFolder folder;
  const std::string file = folder.file("game.jsonl");
  run({"match", round_game(), "--seats", "random,random", "--games", "1", "--records", file});
  EXPECT_EQ(run({"replay", file, "--json", "--language", "de"}).said,
            run({"replay", file, "--json"}).said);
}

TEST(Languages, Who_names_no_game_is_asked_which) {
  Child child({"play", "--lines", "--players", "1", "--language", "de", "--name", "Ada", "--save",
               TemporaryFolder().file("save.jsonl")});
  const auto at = std::find(game_names().begin(), game_names().end(), turn_game());
  const std::string number = std::to_string(at - game_names().begin() + 1);
  const std::string title(example_info(turn_game()).title);
  child.tell("chess");
  child.tell(number);
  const std::string said = child.hear();
  EXPECT_NE(said.find("Welches Spiel?"), std::string::npos) << said;
  EXPECT_NE(said.find("  " + number + "  " + title + ": "), std::string::npos) << said;
  EXPECT_NE(said.find(title + ". Tippe „help“"), std::string::npos) << said;
  child.tell("quit");
  child.hear();
  EXPECT_EQ(child.wait(), 0);
  Child silent({"play"});
  EXPECT_NE(silent.hear_until("Number: ").find("Which game?"), std::string::npos);
  EXPECT_EQ(silent.wait(), 1) << "nobody has chosen";
}

}  // namespace
}  // namespace townsmith::testing
