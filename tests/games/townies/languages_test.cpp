#include "games/languages.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <type_traits>

#include "conformance/scale.h"
#include "core/any_game.h"
#include "core/fluent.h"
#include "games/townies/text.h"
#include "source_folder.h"
#include "support.h"

namespace townsmith::townies {
namespace {

const std::filesystem::path source = source_folder();
constexpr std::array<const char*, 3> codes = {"en", "de", "fr"};

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  EXPECT_TRUE(in) << file;
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The catalogues as they are in the repository, not as they were compiled in.
const WordFiles& catalogues() {
  static const WordFiles files = [] {
    WordFiles all;
    for (const char* code : codes) {
      for (const char* domain : {"townies", "townsmith"}) {
        const std::string name = std::string(code) + "/" + domain + ".ftl";
        all[name] = text_of(source / "words" / name);
      }
    }
    return all;
  }();
  return files;
}

Language spoken(std::string_view code) {
  Result<Language> language = Language::read(catalogues(), code);
  EXPECT_TRUE(language) << code << ": " << (language ? "" : said(language.error()));
  return language ? std::move(*language) : Language();
}

/// Ours, and the marked one.
const std::vector<Language>& all_languages() {
  static const std::vector<Language> all = {spoken("en"), spoken("de"), spoken("fr"),
                                            spoken(marked_language)};
  return all;
}

// The catalogues themselves.

using Messages = std::map<std::string, fluent::Message>;

Messages messages_of(const std::string& code) {
  const auto parsed = fluent::parse(catalogues().at(code + "/townies.ftl"));
  EXPECT_TRUE(parsed) << code << ": " << (parsed ? "" : said(parsed.error()));
  Messages all;
  if (!parsed) return all;
  for (const fluent::Message& message : *parsed) {
    EXPECT_TRUE(all.emplace(message.key, message).second) << code << " has twice: " << message.key;
  }
  return all;
}

/// What a message speaks of ("$points") and which other messages it is made of ("goal-hub").
void collect(const fluent::Pattern& pattern, std::set<std::string>& out);

void collect(const fluent::Expression& expression, std::set<std::string>& out) {
  std::visit(
      [&](const auto& what) {
        using T = std::decay_t<decltype(what)>;
        if constexpr (std::is_same_v<T, fluent::Variable>) {
          out.insert("$" + what.name);
        } else if constexpr (std::is_same_v<T, fluent::Reference>) {
          out.insert(what.key);
        } else if constexpr (std::is_same_v<T, fluent::Call>) {
          for (const auto& argument : what.positional) collect(*argument, out);
        } else if constexpr (std::is_same_v<T, fluent::Select>) {
          collect(*what.selector, out);
          for (const auto& variant : what.variants) collect(variant.pattern, out);
        }
      },
      expression.what);
}

void collect(const fluent::Pattern& pattern, std::set<std::string>& out) {
  for (const auto& part : pattern.parts) {
    if (const auto* inner = std::get_if<std::shared_ptr<const fluent::Expression>>(&part)) {
      collect(**inner, out);
    }
  }
}

std::set<std::string> parts_of(const fluent::Message& message) {
  std::set<std::string> out;
  collect(message.pattern, out);
  for (const auto& [name, pattern] : message.attributes) collect(pattern, out);
  return out;
}

/// Keys that are put together: of colours, options, and what content names.
std::set<std::string> made_keys() {
  std::set<std::string> keys = {"tagline", "reason-object", "reason-stable-soil"};
  const Content content = built_in();
  const auto add = [&](const Text& text) { keys.insert(text.key); };
  for (int i = 0; i < colour_count; ++i) add(colour_text(static_cast<Colour>(i)));
  for (int i = 0; i < object_kinds; ++i) {
    add(object_text(content, static_cast<Object>(i)));
    keys.insert("extra-" + std::string(object_words[static_cast<std::size_t>(i)]));
  }
  for (int i = 0; i < shape_faces; ++i) add(shape_text(content, i));
  keys.insert("shape-wave");  // in the content, though not on its die
  for (int i = 1; i < goal_numbers; ++i) {
    const auto goal = static_cast<Goal>(i);
    add(goal_text(content, goal));
    add(goal_counts(content, goal));
    keys.insert("reason-" + std::string(key(goal)));
  }
  for (int i = 1; i <= bonus_cards; ++i) {
    add(bonus_text(content, static_cast<Bonus>(i)));
    add(bonus_effect(content, static_cast<Bonus>(i)));
  }
  for (const Grade& grade : content.grades) add(grade_text(grade));
  for (const std::string_view mode : mode_names) keys.insert("board-mode-" + std::string(mode));
  for (const OptionInfo& option : Townies::info().options) {
    const std::string name = "option-" + std::string(option.name);
    keys.insert({name, name + "-note"});
    for (const std::string_view choice : option.choices) {
      keys.insert(name + "-" + std::string(choice));
    }
  }
  for (const Preset& preset : Townies::info().presets) {
    add(named("townies", "preset", preset.name));
    keys.insert(named("townies", "preset", preset.name).key + "-note");
  }
  return keys;
}

/// Every text in quotes that could be a key, in the game's sources; and those that are said.
struct SourceKeys {
  std::set<std::string> quoted;
  std::set<std::string> said;
};

SourceKeys source_keys() {
  SourceKeys keys;
  const std::regex quoted("\"([a-z]+(-[a-z0-9]+)*)\"");
  const std::regex said(  // not townsmith::say("townies", ...)
      "[^:a-z_](?:say|no)\\(\\s*(?:Reason::[a-z_]+,\\s*)?\"([^\"{]+)\"");
  for (const auto& entry : std::filesystem::directory_iterator(source / "src/games/townies")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    const std::string text = text_of(entry.path());
    for (std::sregex_iterator i(text.begin(), text.end(), quoted), end; i != end; ++i) {
      keys.quoted.insert((*i)[1]);
    }
    for (std::sregex_iterator i(text.begin(), text.end(), said), end; i != end; ++i) {
      keys.said.insert((*i)[1]);
    }
  }
  return keys;
}

TEST(TowniesLanguages, Every_catalogue_has_every_key_that_is_used_and_no_other) {
  const SourceKeys keys = source_keys();
  const std::set<std::string> made = made_keys();
  EXPECT_GT(keys.said.size(), 60U);
  for (const char* code : codes) {
    const Messages messages = messages_of(code);
    for (const std::string& key : keys.said)
      EXPECT_TRUE(messages.contains(key)) << code << ' ' << key;
    for (const std::string& key : made) EXPECT_TRUE(messages.contains(key)) << code << ' ' << key;
    for (const auto& [key, message] : messages) {
      EXPECT_TRUE(keys.quoted.contains(key) || made.contains(key))
          << code << ": nobody says " << key;
    }
  }
}

TEST(TowniesLanguages, Translations_speak_of_what_the_english_sentences_speak_of) {
  const Messages english_ones = messages_of("en");
  for (const char* code : {"de", "fr"}) {
    const Messages messages = messages_of(code);
    for (const auto& [key, message] : english_ones) {
      const auto found = messages.find(key);
      ASSERT_NE(found, messages.end()) << code << ' ' << key;
      EXPECT_EQ(parts_of(found->second), parts_of(message)) << code << ' ' << key;
    }
  }
}

TEST(TowniesLanguages, Things_of_one_kind_have_the_same_attributes) {
  for (const char* code : codes) {
    std::map<std::string, std::set<std::string>> attributes;
    for (const auto& [key, message] : messages_of(code)) {
      const std::string kind = key.substr(0, key.find('-'));
      if (kind != "object" && kind != "colour") continue;
      std::set<std::string> names;
      for (const auto& [name, pattern] : message.attributes) names.insert(name);
      const auto [known, first] = attributes.emplace(kind, names);
      EXPECT_EQ(known->second, names) << code << ' ' << key;
    }
  }
}

// What is said.

class Listener {
 public:
  void hear(const Text& text) {
    // Few facts make many sentences: each combination is heard once.
    ASSERT_FALSE(text.empty());
    const std::string marked = all_languages().back().say(text);
    if (!heard_.insert(marked).second) return;
    for (const Language& language : all_languages()) expect_clean(language.say(text));
    EXPECT_TRUE(marked.starts_with(mark_begin) && marked.ends_with(mark_end)) << marked;
    EXPECT_EQ(marked.rfind(mark_begin), 0U) << marked;
  }
  static void expect_clean(const std::string& said) {
    EXPECT_FALSE(said.empty());
    EXPECT_EQ(said.find("townies."), std::string::npos) << said;
    EXPECT_EQ(said.find("townsmith."), std::string::npos) << said;
    EXPECT_EQ(said.find("{$"), std::string::npos) << said;
    EXPECT_EQ(said.find('{'), std::string::npos) << said;
    EXPECT_EQ(said.find("  "), std::string::npos) << said;
  }
  void hear_move(const Text& text) {
    hear(text);
    hear(townsmith::say("townsmith", "event-moved", {{"name", "Ada"}, {"what", text}}));
    for (const char* code : codes) {
      static const std::map<std::string, languages::Keys> deeds = [] {
        std::map<std::string, languages::Keys> all;
        for (const char* each : codes) all[each] = languages::deeds_in(each, "townies");
        return all;
      }();
      EXPECT_TRUE(deeds.at(code).contains(text.key)) << code << ": " << text.key;
    }
  }
  void hear_refusal(const Text& text) {
    hear(text);
    for (const Language& language : all_languages()) {
      std::string said = language.say(text);
      if (said.ends_with(mark_end)) said.resize(said.size() - mark_end.size());
      EXPECT_TRUE(said.ends_with('.')) << said;
    }
  }
  std::size_t sentences() const { return heard_.size(); }

 private:
  std::set<std::string> heard_;
};

void hear_position(Listener& heard, const Townies& game, const State& state) {
  std::vector<Viewer> viewers = {Viewer::spectator()};
  for (const Seat seat : SeatSet::first(game.setup().players)) viewers.emplace_back(seat);
  for (const Viewer viewer : viewers) {
    const Observed<Townies> seen = observe(game, state, viewer);
    heard.hear(game.prompt(seen).text);
    for (const ReferenceSection& section : game.reference(seen)) {
      heard.hear(section.title);
      for (const Text& column : section.columns) heard.hear(column);
      for (const auto& row : section.rows) {
        EXPECT_EQ(row.size(), section.columns.size()) << section.key;
        for (const auto& cell : row) {
          if (const Text* text = std::get_if<Text>(&cell)) heard.hear(*text);
        }
      }
    }
  }
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    for (const ScoreLine& line : game.score_sheet(state, seat).lines) {
      heard.hear(line.text);
      heard.hear(line.subject);
      heard.hear(say("reason-" + line.reason));
    }
    MoveList<Townies> moves;
    game.legal_moves(state, seat, moves);
    for (const Move& move : moves) {
      heard.hear_move(game.explain(state, seat, move).sentence);
      for (const Use& use : game.uses(state, seat, move)) heard.hear(use.thing);
    }
  }
  if (const std::string grade = game.grade(state, seat_0); !grade.empty()) {
    heard.hear(named("townies", "grade", grade));
  }
}

/// Half of them bytes of any kind, half of them near to what is allowed.
Move garbage(const Townies& game, const State& state, Seat seat, Random& random) {
  Move move;
  if (random.below(2) == 0) {
    std::array<std::uint8_t, sizeof(Move)> bytes{};
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(8));
    std::memcpy(static_cast<void*>(&move), bytes.data(), sizeof(move));
    return move;
  }
  const auto star = static_cast<Star>(random.below(3));
  const Colour colour = random.below(4) == 0 ? static_cast<Colour>(random.below(colour_count))
                                             : state.marker(state.town(seat));
  const int space = all_spaces[random.below(space_count)];
  switch (random.below(6)) {
    case 0: return Move::done();
    case 1: return Move::pass();
    case 2:
    case 3:
      return Move::shape(
          star, colour,
          static_cast<int>(random.below(static_cast<std::uint32_t>(game.pieces().size()))), space);
    default:
      return Move::draw(star, colour, static_cast<Object>(random.below(object_kinds)), space);
  }
}

std::string garbage_text(Random& random) {
  constexpr std::array<const char*, 16> words = {"shape", "bank",  "castle", "red", "draft", "F5",
                                                 "F6",    "F7",    "F8",     "a9",  "Z1",    "F99",
                                                 "done",  "\xFF!", "square", "{$x}"};
  std::string text;
  if (random.below(4) == 0) {
    text = "shape";
    for (int i = 0; i < 4; ++i) text += ' ' + space_name(all_spaces[40 + random.below(6)]);
    return text;
  }
  for (std::uint32_t n = random.below(7); n > 0; --n) {
    text += words[random.below(static_cast<std::uint32_t>(words.size()))];
    text += ' ';
  }
  return text;
}

void hear_refusals(Listener& heard, const Townies& game, const State& state, int count,
                   Random& random) {
  for (int i = 0; i < count; ++i) {
    const Seat seat = seat_at(static_cast<int>(random.below(max_players)));
    if (const auto outcome = game.check(state, seat, garbage(game, state, seat, random));
        !outcome) {
      heard.hear_refusal(outcome.error().text);
    }
  }
}

TEST(TowniesLanguages, Everything_in_random_games_is_said_in_every_language) {
  Listener heard;
  std::uint64_t seed = 0;
  const int step = conformance::soaking() ? 1 : 2;  // of the numbers of players
  for (int players = 1; players <= max_players; players += step) {
    for (const char* mode : {"first", "second", "full"}) {
      for (const std::string_view bonus : std::span(bonus_keys).subspan(1)) {
        ++seed;
        if (mode == std::string_view("first") && bonus != bonus_keys[1]) continue;  // has no cards
        const Townies game =
            make(players, {{"mode", mode},
                           {"bonus", std::string(bonus)},
                           {"goal", std::string(goal_keys[1 + seed % additional_goals])}});
        RecordingSource lots{Chance(Random(seed, 1))};
        Chance chance(lots);
        Random random(seed);
        State state = game.start();
        hear_position(heard, game, state);
        hear_refusals(heard, game, state, 20, random);
        settle(game, state, chance);
        for (int ply = 0; !game.over(state); ++ply) {
          const Seat seat = game.actors(state).front();
          if (ply % (11 * players) == 0 || state.town(seat).step == Step::second) {
            hear_position(heard, game, state);
            hear_refusals(heard, game, state, 80, random);
          }
          // Stars are sought, so that there is something to spend.
          MoveList<Townies> moves;
          game.legal_moves(state, seat, moves);
          Move move = random_move(game, state, seat, random);
          for (const Move& other : moves) {
            if (other.kind == MoveKind::object && game.content().stars.test(other.space)) {
              move = other;
            }
          }
          const int round = game.round(state);
          play(game, state, seat, move, chance);
          EXPECT_TRUE(game.round(state) == round || game.round(state) == round + 1);
        }
        hear_position(heard, game, state);
        hear_refusals(heard, game, state, 20, random);
        for (const Draw& draw : lots.take()) heard.hear(game.tell(drawn_words(draw)));
        for (const TieBreakName& name : game.tie_break_names()) heard.hear(name.text);
      }
    }
  }
  EXPECT_GT(heard.sentences(), 5000U);
}

TEST(TowniesLanguages, What_cannot_be_read_is_said_in_every_language) {
  const Townies game = make(2);
  Chance chance(Random(1));
  const State state = begin(game, chance);
  Random random(5);
  std::set<std::string> keys;
  for (int i = 0; i < 3000; ++i) {
    const Result<Move> move = game.parse(state, seat_0, garbage_text(random));
    if (move) continue;
    const Text& text = move.error().text;
    keys.insert(text.key);
    for (const Language& language : all_languages()) {
      const std::string said = language.say(text);
      EXPECT_EQ(said.find("townies."), std::string::npos) << said;
      EXPECT_EQ(said.find("{$text}"), std::string::npos) << said;
    }
    EXPECT_TRUE(all_languages().back().say(text).starts_with(mark_begin));
  }
  EXPECT_EQ(keys,
            (std::set<std::string>{"cannot-read-move", "column-is-shorter", "four-spaces",
                                   "named-twice", "no-such-shape", "not-a-space", "one-space"}));
}

TEST(TowniesLanguages, Rare_prompts_and_moves_are_said_in_every_language) {
  Listener heard;
  for (const char* bonus : {"funding", "rezoning", "second-draft"}) {
    const Townies game = make(2, {{"mode", "second"}, {"bonus", bonus}});
    for (const std::uint8_t stars : {std::uint8_t{0}, std::uint8_t{1}}) {
      // One empty space, with nothing beside it that the dice and the marker want.
      Town full = town({}, Colour::blue);
      fill(full, Colour::red, {"F6"});
      full.stars = stars;
      State state = position(game, {full}, Object::bank, bar);
      EXPECT_EQ(game.prompt(observe(game, state, seat_0)).key, "pass");
      hear_position(heard, game, state);
      Town open = town({"blue F1"}, Colour::blue);
      open.stars = stars;
      state = position(game, {open}, Object::bank, bar);
      hear_position(heard, game, state);
      apply(game, state, seat_0, "shape F5 F6 F7 F8");
      hear_position(heard, game, state);
    }
  }
}

// Views and drawings.

TEST(TowniesLanguages, Views_have_words_only_from_catalogues_and_fit_their_description) {
  for (int players = 1; players <= max_players; ++players) {
    const Townies rules = make(players);
    Chance chance(Random(3, 1));
    Random random(3);
    State state = rules.start();
    for (int ply = 0; ply < 40 && !rules.over(state); ++ply) {
      settle(rules, state, chance);
      const Seat seat = rules.actors(state).front();
      play(rules, state, seat, random_move(rules, state, seat, random), chance);
      if (ply % 4 != 1) continue;
      for (const Viewer viewer : {Viewer::spectator(), Viewer(seat_0)}) {
        const Observed<Townies> seen = observe(rules, state, viewer);
        for (const Language& language : all_languages()) {
          std::string text = schema::to_json(rules.view(seen), language);
          EXPECT_EQ(text.find("townies."), std::string::npos) << text;
          EXPECT_EQ(text.find("{$"), std::string::npos) << text;
          const auto fits = schema::check(json::parse(text), schema::type_of<PositionView>());
          EXPECT_TRUE(fits) << said(fits.error());
        }
      }
      MoveList<Townies> moves;
      rules.legal_moves(state, seat_0, moves);
      for (const Move& move : moves) {
        const std::string text = schema::to_json(rules.describe(state, seat_0, move), english());
        const auto fits = schema::check(json::parse(text), schema::type_of<MoveView>());
        ASSERT_TRUE(fits) << text << ": " << said(fits.error());
      }
    }
  }
}

TEST(TowniesLanguages, Drawings_have_words_only_from_catalogues_and_fit_a_page) {
  // What is cut at the end of its column has lost its second mark.
  const std::string begin_mark(mark_begin);
  const std::string end_mark(mark_end);
  const std::regex marked(begin_mark + ".*?(" + end_mark + "|  |\n|$)");
  const std::regex word("[A-Za-z]{2,}");
  for (int players = 1; players <= max_players; ++players) {
    const Townies rules = make(players);
    Chance chance(Random(7, 1));
    Random random(7);
    State state = rules.start();
    for (int ply = 0; !rules.over(state); ++ply) {
      for (const Viewer viewer : {Viewer::spectator(), Viewer(seat_0)}) {
        if (ply % 9 != 0) continue;
        const Observed<Townies> seen = observe(rules, state, viewer);
        for (const Language& language : all_languages()) {
          const Canvas canvas = rules.draw(seen, language).canvas;
          const std::string text = canvas.plain();
          EXPECT_EQ(text.find("townies."), std::string::npos) << text;
          EXPECT_EQ(text.find('{'), std::string::npos) << text;
          if (&language != &all_languages().back()) {
            EXPECT_LE(canvas.width(), 78) << text;
            continue;
          }
          const std::string rest = std::regex_replace(text, marked, " ");
          EXPECT_FALSE(std::regex_search(rest, word)) << rest;
        }
      }
      settle(rules, state, chance);
      const Seat seat = rules.actors(state).front();
      play(rules, state, seat, random_move(rules, state, seat, random), chance);
    }
  }
}

TEST(TowniesLanguages, Nothing_in_our_drawings_is_cut) {
  const auto width = [](const std::string& text) { return decode_utf8(text).size(); };
  const Content content = built_in();
  for (const char* code : codes) {
    const Language language = spoken(code);
    for (int i = 1; i < goal_numbers; ++i) {
      EXPECT_LE(width(language.say(goal_text(content, static_cast<Goal>(i)))), 19U) << code << i;
    }
    for (const char* key : {"board-objects", "board-draw", "board-second", "board-wait"}) {
      EXPECT_LE(width(language.say(say(key))), 30U) << code << ' ' << key;
    }
    for (int i = 1; i <= bonus_cards; ++i) {
      const Text card = bonus_text(content, static_cast<Bonus>(i));
      EXPECT_LE(width(language.say(say("board-bonus", {{"card", card}}))), 30U) << code << i;
    }
    std::size_t legend = 0;
    for (int i = 0; i < object_kinds; ++i) {
      const std::string name = language.say(object_text(content, static_cast<Object>(i)));
      EXPECT_LE(width(language.say(say("board-white-die"))) + 3 + width(name), 30U) << code << name;
      legend += width(name);
      const Text shape = shape_text(content, i);
      EXPECT_LE(width(language.say(say("board-black-die", {{"shape", shape}}))), 30U) << code << i;
    }
    EXPECT_LE(legend, 56U) << code;
    EXPECT_LE(width(language.say(player(seat_at(4)))), 7U) << code;
  }
}

// Forms.

TEST(TowniesLanguages, Articles_numbers_and_endings_take_their_forms) {
  const Content content = built_in();
  const auto expect = [](const Text& text, const char* en, const char* de, const char* fr) {
    EXPECT_EQ(all_languages()[0].say(text), en);
    EXPECT_EQ(all_languages()[1].say(text), de);
    EXPECT_EQ(all_languages()[2].say(text), fr);
  };
  const Text court = object_text(content, Object::game_court);
  const Text brown = colour_text(Colour::brown);
  expect(say("move-object", {{"object", court}, {"colour", brown}, {"space", "F6"}, {"points", 1}}),
         "Draw a Game Court in brown at F6 for 1 point.",
         "Einen Spielplatz in Braun auf F6 zeichnen: 1 Punkt.",
         "Dessiner une aire de jeux en marron sur F6 pour 1 point.");
  expect(say("no-block-beside", {{"object", court}, {"colour", brown}, {"space", "F6"}}),
         "F6 has no brown Block beside it: a Game Court needs one.",
         "Neben F6 liegt kein brauner Block: Ein Spielplatz braucht einen.",
         "Il n’y a pas de bloc marron à côté de F6\u202F: une aire de jeux en a besoin.");
  expect(say("other-marker", {{"colour", brown}}), "You hold the brown marker in this round.",
         "Du hast in dieser Runde den braunen Stift.",
         "Dans cette manche, vous avez le feutre marron.");
  const auto counted_blue = [](int count) {
    return say("counted-blocks", {{"count", count}, {"colour", colour_text(Colour::blue)}});
  };
  expect(counted_blue(1), "1 blue Block", "1 blauer Block", "1 bloc bleu");
  expect(counted_blue(2), "2 blue Blocks", "2 blaue Blöcke", "2 blocs bleus");
  expect(say("prompt-pass", {{"stars", 0}}), "Nothing can be drawn: pass.",
         "Du kannst nichts zeichnen: Passe.", "Vous ne pouvez rien dessiner\u202F: passez.");
}

TEST(TowniesLanguages, Lots_and_dice_are_told_by_name) {
  const Townies game = make(2);
  const auto told = [&](const char* text) {
    Draw draw;
    draw.text = text;
    return said(game.tell(drawn_words(draw)));
  };
  EXPECT_EQ(told("colour 1 4"), "green as a starting colour");
  EXPECT_EQ(told("goal 2"), "the goal Recreational Areas");
  EXPECT_EQ(told("bonus 4"), "the bonus card Second Draft");
  EXPECT_EQ(told("white die 5"), "a Bank on the white die");
  EXPECT_EQ(told("black die 6"), "the bee on the black die");
  EXPECT_EQ(told("black die 7"), "black die") << "what a damaged record says";
  EXPECT_EQ(told("white die"), "white die");
}

TEST(TowniesLanguages, Content_of_somebody_else_shows_its_names_and_says_its_numbers) {
  Content content = built_in();
  content.objects[static_cast<std::size_t>(Object::bank)].name = "Pub";
  content.goals[static_cast<std::size_t>(Goal::hub)].name = "Market";
  content.shapes[0].name = "stick";
  content.soil_points = 3;
  const Language& german = all_languages()[1];
  EXPECT_EQ(german.say(say("move-object", {{"object", object_text(content, Object::bank)},
                                           {"colour", colour_text(Colour::blue)},
                                           {"space", "F6"},
                                           {"points", 2}})),
            "Pub in Blau auf F6 zeichnen: 2 Punkte.");
  EXPECT_EQ(german.say(say("reference-goal", {{"goal", goal_text(content, Goal::hub)},
                                              {"counts", goal_counts(content, Goal::hub)}})),
            "Market: Farben neben deinem buntesten Objekt");
  EXPECT_EQ(german.say(shape_text(content, 0)), "stick");
  EXPECT_EQ(german.say(bonus_effect(content, Bonus::stable_soil)),
            "sofort 3 Punkte für ein Objekt auf einem Stern");
  EXPECT_EQ(Language().say(goal_counts(content, Goal::hub)),
            "colours beside your most colourful Object")
      << "without a catalogue, the content's own words";
}

// For the lab.

TEST(TowniesLanguages, Moves_use_what_is_drawn_and_the_card_that_a_star_is_spent_for) {
  const Townies game = make(2, {{"mode", "second"}, {"bonus", "rezoning"}});
  Town map = town({"red F6"}, Colour::red);
  map.stars = 1;
  const State state = position(game, {map}, Object::bank, bar);
  const auto used = [&](const char* text) {
    std::string all;
    for (const Use& use : game.uses(state, seat_0, move_of(game, state, seat_0, text))) {
      all += std::string(use.kind) + ' ' + std::string(use.how) + ' ' + said(use.thing);
      for (const std::string& space : use.spaces) all += ' ' + space;
      all += ';';
    }
    return all;
  };
  EXPECT_EQ(used("court F5"), "object drawn Game Court F5;colour drawn with red;");
  EXPECT_EQ(used("shape F7 F8 F9 F10"), "shape drawn bar F7 F8 F9 F10;colour drawn with red;");
  EXPECT_EQ(used("green shape F7 F8 F9 F10"),
            "shape drawn bar F7 F8 F9 F10;colour drawn with green;"
            "bonus card paid for Rezoning;");
  EXPECT_EQ(used("pass"), "");
  EXPECT_EQ(game.round(game.start()), 1);
  EXPECT_EQ(game.round(state), 1);
}

TEST(TowniesLanguages, Seats_differ_by_the_colour_they_begin_with) {
  const Townies game = make(2);
  const Places places = game.places();
  EXPECT_EQ(places.kind, Places::Kind::given);
  ASSERT_EQ(places.names.size(), 5U);
  EXPECT_EQ(said(places.names[3]), "starting colour green");
  Town map;
  map.start = Colour::green;
  const State state = position(game, {map}, Object::bank, bar);
  EXPECT_EQ(game.place(state, seat_0), 3);
}

}  // namespace
}  // namespace townsmith::townies
