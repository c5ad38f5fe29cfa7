// What the game says is in every catalogue, and says what it should.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "core/erased_game.h"
#include "core/fluent.h"
#include "games/drawcity/text.h"
#include "source_folder.h"
#include "support.h"

namespace townsmith::drawcity {
namespace {

const std::filesystem::path source = source_folder();

std::string read_text(const std::filesystem::path& file) {
  std::ifstream in(file);
  EXPECT_TRUE(in) << file;
  return {std::istreambuf_iterator<char>(in), {}};
}

const WordFiles& word_files() {
  static const WordFiles files = [] {
    WordFiles all;
    for (const char* code : {"en", "de", "fr"}) {
      for (const char* name : {"townsmith.ftl", "drawcity.ftl"}) {
        const std::string file = std::string(code) + "/" + name;
        all[file] = read_text(source / "words" / file);
      }
    }
    return all;
  }();
  return files;
}

using Keys = std::set<std::string>;

/// The messages of a catalogue, and those that others are made of.
struct Catalogue {
  Keys keys;
  Keys parts;

  explicit Catalogue(const std::string& code) {
    const auto parsed = fluent::parse(word_files().at(code + "/drawcity.ftl"));
    EXPECT_TRUE(parsed) << said(parsed.error());
    for (const fluent::Message& message : *parsed) {
      EXPECT_TRUE(keys.insert(message.key).second) << code << " has " << message.key << " twice";
      look(message.pattern);
    }
  }

  void look(const fluent::Pattern& pattern) {
    for (const auto& part : pattern.parts) {
      if (const auto* inner = std::get_if<1>(&part)) look(**inner);
    }
  }
  void look(const fluent::Expression& expression) {
    if (const auto* part = std::get_if<fluent::Reference>(&expression.what)) {
      parts.insert(part->key);
    }
    if (const auto* call = std::get_if<fluent::Call>(&expression.what)) {
      for (const auto& one : call->positional) look(*one);
    }
    if (const auto* select = std::get_if<fluent::Select>(&expression.what)) {
      for (const auto& variant : select->variants) look(variant.pattern);
    }
  }
};

const std::map<std::string, Language>& languages() {
  static const std::map<std::string, Language> all = [] {
    std::map<std::string, Language> made;
    for (const char* code : {"en", "de", "fr", "xx"}) {
      auto language = Language::read(word_files(), code);
      EXPECT_TRUE(language) << said(language.error());
      made.emplace(code, std::move(*language));
    }
    return made;
  }();
  return all;
}

/// What is wrong with a text in some language; "" if it is said well in all.
std::string problem(const Text& text) {
  for (const auto& [code, language] : languages()) {
    const std::string said = language.say(text);
    const auto has = [&](std::string_view what) { return said.find(what) != std::string::npos; };
    const bool marked = said.starts_with(mark_begin) && said.ends_with(mark_end);
    if (said.empty() || has("drawcity.") || has("townsmith.") || has("{") || has("}") ||
        has("  ") || has(" .") || (code == "xx" && !marked)) {
      return code + ": " + said;
    }
  }
  return {};
}

std::string sentence_problem(const Text& text) {
  if (std::string wrong = problem(text); !wrong.empty()) return wrong;
  for (const auto& [code, language] : languages()) {
    const std::string said = language.say(text);
    if (code == "xx") continue;
    if (!said.ends_with(".")) return code + " has no full stop: " + said;
    if (said != language.begin(text)) return code + " has no capital letter: " + said;
    // Nobody knows the seats' numbers.
    if (code == "en" && said.find("seat") != std::string::npos) return said;
  }
  return {};
}

/// Every key that the game's sources name or put together.
Keys used_keys() {
  Keys used = {"tagline"};
  const std::regex literal_key(
      "[^:a-z_](?:say|no)\\(\\s*(?:Reason::[a-z_]+,\\s*)?\"([a-z0-9-]+)\"");
  for (const auto& entry : std::filesystem::directory_iterator(source / "src/games/drawcity")) {
    const std::string text = read_text(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), literal_key), end; at != end; ++at) {
      if (!(*at)[1].str().ends_with("-")) used.insert((*at)[1]);
    }
  }
  for (const ContentCode& code : content_codes) {
    if (code.domain == DrawCity::info().name) used.insert(std::string(code.key));
  }
  for (int subject = 0; subject < goal_slots; ++subject) used.insert(subject_text(subject).key);
  for (const std::string_view rule : goal_rule_names) {
    used.insert(named("drawcity", "rule", rule).key);
  }
  const Content content = built_in();
  for (const Goal& goal : content.goals.goals) used.insert(goal_name(goal).key);
  for (const std::string& colour : content.locations.colours)
    used.insert(location_name(colour).key);
  for (const char* reason : {"house", "shop", "factory", "park", "internet", "goal", "zoning",
                             "demand", "location", "neighborhood"}) {
    used.insert(std::string("reason-") + reason);
  }
  for (const OptionInfo& option : DrawCity::info().options) {
    const std::string key = named("drawcity", "option", option.name).key;
    used.insert({key, key + "-note"});
    for (const std::string_view choice : option.choices) used.insert(named("", key, choice).key);
  }
  for (const Preset& preset : DrawCity::info().presets) {
    const std::string key = named("drawcity", "preset", preset.name).key;
    used.insert({key, key + "-note"});
  }
  return used;
}

TEST(DrawCityLanguages, Know_every_key_of_the_game_and_no_other) {
  const Keys used = used_keys();
  EXPECT_GT(used.size(), 150U);
  for (const char* code : {"en", "de", "fr"}) {
    const Catalogue catalogue(code);
    for (const std::string& key : used) {
      EXPECT_TRUE(catalogue.keys.contains(key)) << code << " lacks " << key;
    }
    for (const std::string& key : catalogue.keys) {
      const bool is_said = used.contains(key) || catalogue.parts.contains(key);
      EXPECT_TRUE(is_said) << code << ": nobody says " << key;
    }
  }
}

TEST(DrawCityLanguages, Say_goals_of_any_content) {
  const DrawCity game = make(4);
  const auto text_of = [&](GoalRule rule, int subject, int count, int other) {
    Goal goal;
    goal.subject = subject;
    goal.rule = rule;
    goal.count = count;
    goal.other = other;
    goal.from = max_streets;
    return game.goal_text(goal);
  };
  for (std::size_t rule = 0; rule < goal_rule_names.size(); ++rule) {
    for (int subject = 0; subject <= any_type; ++subject) {
      for (const int count : {1, 2, 4}) {
        for (const int other : {1, 2, 4}) {
          const Text text = text_of(static_cast<GoalRule>(rule), subject, count, other);
          ASSERT_EQ(problem(text), "") << goal_rule_names[rule];
        }
      }
    }
  }
  EXPECT_EQ(languages().at("de").say(text_of(GoalRule::two_groups, 0, 3, 2)),
            "zwei Gruppen von 3 und von 2 Häusern");
  EXPECT_EQ(languages().at("fr").say(text_of(GoalRule::beside_types, 2, 4, 3)),
            "4 usines à côté de 3 types chacune");
  EXPECT_EQ(said(text_of(GoalRule::internet, any_type, 1, 0)), "a development with internet");
}

TEST(DrawCityLanguages, Show_the_names_of_other_content_as_they_are) {
  Goal goal;
  goal.name = "Our own";
  for (const char* code : {"en", "de", "fr"}) {
    EXPECT_EQ(languages().at(code).say(goal_name(goal)), "Our own");
    EXPECT_EQ(languages().at(code).say(location_name("oasis")), "oasis");
  }
}

/// Everything that is said at a table, now and then.
void say_all(const AnyGame& game, const AnyState& state, Random& random) {
  std::vector<Viewer> viewers = {Viewer::spectator()};
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    viewers.emplace_back(seat);
    for (const ScoreLine& line : game.score_sheet(state, seat).lines) {
      ASSERT_EQ(problem(line.text), "");
      ASSERT_EQ(problem(say("reason-" + line.reason)), "");
      if (!line.subject.empty()) {
        ASSERT_EQ(problem(line.subject), "");
      }
    }
  }
  for (const Viewer viewer : viewers) {
    const AnyObserved seen = game.observe(state, viewer);
    ASSERT_EQ(sentence_problem(game.prompt(seen).text), "");
    for (const ReferenceSection& section : game.reference(seen)) {
      ASSERT_EQ(problem(section.title), "");
      for (const Text& column : section.columns) ASSERT_EQ(problem(column), "");
      for (const auto& row : section.rows) {
        ASSERT_EQ(row.size(), section.columns.size());
        for (const ReferenceSection::Cell& cell : row) {
          if (const auto* text = std::get_if<Text>(&cell)) {
            ASSERT_EQ(problem(*text), "");
          }
        }
      }
    }
  }
  for (const Seat seat : game.actors(state)) {
    const std::vector<AnyMove> moves = game.legal_moves(state, seat);
    for (int i = 0; i < 30; ++i) {
      const AnyMove move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      ASSERT_EQ(sentence_problem(game.explain(state, seat, move).sentence), "");
    }
  }
}

/// Moves of bytes near those of real ones, and words that are nearly a move.
void refuse_garbage(const DrawCity& game, const State& state, Random& random) {
  for (int i = 0; i < 100; ++i) {
    const auto below = [&](std::uint32_t n) { return static_cast<std::uint8_t>(random.below(n)); };
    const Move move{static_cast<MoveKind>(below(4)), below(11), below(6), below(120),
                    static_cast<LinePosition>(below(8))};
    const Seat seat = seat_at(below(game.setup().players));
    if (const Result<> good = game.check(state, seat, move); !good) {
      ASSERT_EQ(sentence_problem(good.error().text), "");
      ASSERT_EQ(sentence_problem(game.explain(state, seat, move).sentence), "");
    }
  }
  constexpr std::array<const char*, 16> parts = {"house", "park", "skip",  "discard", "line", "5",
                                                 "0",     "C3",   "Z9",    "A3-C3",   "B9",   "hut",
                                                 "shop",  "12",   "C1-C3", "?"};
  for (int i = 0; i < 30; ++i) {
    std::string text;
    for (auto n = random.below(6); n > 0; --n) {
      text += std::string(text.empty() ? "" : " ") + parts[random.below(parts.size())];
    }
    if (const auto move = game.parse(state, blue, text); !move) {
      ASSERT_EQ(sentence_problem(move.error().text), "") << text;
    }
  }
}

TEST(DrawCityLanguages, Say_whatever_happens_in_random_games) {
  Random random(14);
  Keys drawn;
  for (int players = 2; players <= max_players; ++players) {
    for (const char* numbering : {"left-to-right", "right-to-left"}) {
      const DrawCity rules = make(players, {{"preset", "everything"},
                                            {"numbering", numbering},
                                            {"streets", players > 4 ? "7" : "auto"}});
      const ErasedGame<DrawCity> game(rules, 0);
      RecordingSource recording{Chance(Random(random.below(1000)))};
      Chance chance(recording);
      AnyState state = game.start();
      say_all(game, state, random);
      game.settle(state, chance);
      for (int ply = 0; !game.over(state); ++ply) {
        if (ply % 9 == 0) say_all(game, state, random);
        State inner;
        std::memcpy(static_cast<void*>(&inner), state.bytes.data(), sizeof(inner));
        if (ply % 3 == 0) refuse_garbage(rules, inner, random);
        const Seat seat = game.actors(state).front();
        const std::vector<AnyMove> moves = game.legal_moves(state, seat);
        const AnyMove move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const Move played = *rules.parse(inner, seat, game.notate(state, seat, move));
        for (const Use& use : rules.uses(inner, seat, played)) ASSERT_EQ(problem(use.thing), "");
        game.apply(state, seat, move);
        game.settle(state, chance);
        if (testing::Test::HasFatalFailure()) return;
      }
      say_all(game, state, random);
      State last;
      std::memcpy(static_cast<void*>(&last), state.bytes.data(), sizeof(last));
      refuse_garbage(rules, last, random);
      for (const Draw& draw : recording.take()) {
        const Text told = game.tell(draw);
        ASSERT_EQ(problem(told), "") << draw.text;
        drawn.insert(told.key);
      }
    }
  }
  EXPECT_EQ(drawn, (Keys{"draw-demand", "draw-development", "draw-first-player", "draw-goal",
                         "draw-number", "draw-pattern", "draw-zoning"}));
}

TEST(DrawCityLanguages, Tell_draws_by_names_that_players_know) {
  const DrawCity game = make(2);
  const auto told = [&](const char* text) { return said(game.tell(drawn_words({1, 0, text}))); };
  EXPECT_EQ(told("development 0 3"), "a factory");
  EXPECT_EQ(told("number 1 7"), "number 7");
  EXPECT_EQ(told("first player 1"), "the first player");
  EXPECT_EQ(told("goal 2 8"), "the goal Arcade");
  EXPECT_EQ(told("zoning 11 4"), "a park for column K");
  EXPECT_EQ(told("demand 3 1"), "a house for street 3");
  EXPECT_EQ(told("pattern 4 2"), "a shop for pattern 2");
}

std::size_t length_of(const std::string& text) { return decode_utf8(text).size(); }

/// The comment above a message says how long it may be.
TEST(DrawCityLanguages, Leave_room_in_drawings) {
  for (const char* code : {"en", "de", "fr"}) {
    const Language& language = languages().at(code);
    const std::string& text = word_files().at(std::string(code) + "/drawcity.ftl");
    const std::regex limit("[Aa]t most ([0-9]+) characters\\.\\n([a-z-]+) =");
    int limits = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), limit), end; at != end; ++at, ++limits) {
      for (const bool leftwards : {false, true}) {
        const std::string said = language.say(say((*at)[2].str(), {{"seat", 5},
                                                                   {"points", 399},
                                                                   {"count", 36},
                                                                   {"round", 99},
                                                                   {"leftwards", leftwards}}));
        EXPECT_LE(length_of(said), std::stoul((*at)[1])) << code << ": " << said;
      }
    }
    EXPECT_GE(limits, 18) << code;
    const DrawCity game = make(6);
    for (const Goal& goal : game.content().goals.goals) {
      EXPECT_LE(length_of(language.say(goal_name(goal))), 21U) << language.say(goal_name(goal));
      const std::string rule = language.say(game.goal_text(goal));
      EXPECT_LE(length_of(rule), 39U) << rule;
    }
    for (int type = 0; type < type_count; ++type) {
      EXPECT_LE(length_of(language.say(type_text(static_cast<Type>(type)))), 8U);
    }
    std::set<char32_t> initials;
    for (const std::string& colour : game.content().locations.colours) {
      const std::u32string name = decode_utf8(language.say(location_name(colour)));
      EXPECT_LE(name.size(), 10U);
      initials.insert(name[0]);
    }
    EXPECT_EQ(initials.size(), std::size_t{colour_count}) << code;
  }
}

TEST(DrawCityLanguages, Draw_the_table) {
  // Words of the marked language; where one was cut its end is lost.
  const std::regex marked("⟦((?!⟦|⟧|\\n| {2}).)*(⟧)?");
  const std::regex word("[a-z]{2,}");
  for (int players = 2; players <= max_players; players += 2) {
    const DrawCity game = make(players, {{"preset", "everything"}, {"streets", "5"}});
    Chance chance{Random(21)};
    Random random(22);
    State state = game.start();
    const auto look = [&] {
      for (const auto& [code, language] : languages()) {
        const Drawing drawing = game.draw(observe(game, state, blue), language);
        if (code != "xx") {
          ASSERT_LE(drawing.canvas.width(), 78) << drawing.canvas.plain();
          continue;
        }
        const std::string rest = std::regex_replace(drawing.canvas.plain(), marked, "");
        ASSERT_FALSE(std::regex_search(rest, word)) << rest;
      }
    };
    look();
    settle(game, state, chance);
    for (int ply = 0; !game.over(state); ++ply) {
      if (ply % 7 == 0) look();
      play(game, state, state.active, game.random_move(state, state.active, random), chance);
    }
    look();
  }
}

TEST(DrawCityLanguages, A_drawing_in_German) {
  const DrawCity game =
      make(2, {{"goals", "off"}, {"streets", "3"}, {"demand", "on"}, {"locations", "on"}});
  State state = board(game, {"bh1 . . . . . . . . . .", ". ps4@ . . . . . . . . ."});
  state.demand.fill(1);
  state.skips[1] = 1;
  give(state, blue, {3, 5}, {Type::house, Type::factory});
  const std::string expected = R"(DrawCity · Runde 1
     A     B     C     D     E     F     G     H     I     J     K
  ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┐
 1│●⌂1  │     │     │    A│     │     │     │     │     │    W│     │◂sucht ⌂
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 2│     │■$4@P│     │     │     │     │    S│     │     │   @ │     │◂sucht ⌂
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 3│     │     │     │     │    H│     │     │     │     │    W│     │◂sucht ⌂
  └─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┘
▶ ● Du       7 Punkte   [3] [5] [⌂ Haus] [# Fabrik]  zuerst
  ■ Pl. 1    4 Punkte   ausgesetzt
  Nummern      Stapel 50    abgelegt
  Bauten       Stapel 48    abgelegt
  ⌂ Haus  $ Laden  # Fabrik  ♣ Park  @ Internet
  Orte  Aussicht  See  Wald  Platz  Hafen
)";
  EXPECT_EQ(game.draw(observe(game, state, blue), languages().at("de")).canvas.plain(), expected);
}

}  // namespace
}  // namespace townsmith::drawcity
