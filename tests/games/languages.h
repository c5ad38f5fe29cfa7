#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/fluent.h"

/// Whether a game can be played in every language: its catalogues are complete, its code asks for
/// nothing they lack, and nothing it says bypasses them.
namespace townsmith::languages {

inline constexpr std::array<std::string_view, 3> codes = {"en", "de", "fr"};

inline std::string file_text(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// The catalogues as they are in the sources, not as they were compiled in.
inline WordFiles source_words() {
  WordFiles files;
  const std::filesystem::path root = TOWNSMITH_SOURCE_DIR "/words";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".ftl") continue;
    files[std::filesystem::relative(entry.path(), root).generic_string()] = file_text(entry.path());
  }
  return files;
}

using Keys = std::set<std::string, std::less<>>;

inline Keys catalogue_keys(std::string_view code, std::string_view game) {
  const WordFiles files = source_words();
  const auto file = files.find(std::string(code) + "/" + std::string(game) + ".ftl");
  Keys keys;
  if (file == files.end()) return keys;
  const auto messages = fluent::parse(file->second);
  if (!messages) {
    ADD_FAILURE() << file->first << ": " << messages.error().text.given;
    return keys;
  }
  for (const fluent::Message& message : *messages) {
    EXPECT_TRUE(keys.insert(message.key).second) << file->first << " has twice " << message.key;
  }
  return keys;
}

/// What a game's code says about its words.
struct SourceKeys {
  Keys said;                          ///< in a call of say()
  Keys quoted;                        ///< any text in quotes
  std::vector<std::string> prefixes;  ///< "colour-" where it says fmt::format("colour-{}", ...)
};

inline SourceKeys source_keys(std::string_view game) {
  SourceKeys keys;
  const std::regex quoted("\"([a-z0-9-]+)(\\{\\})?\"");
  // say("key" and say(condition ? "key" : "other"; not townsmith::say(.
  const std::regex call(
      "[^:a-z_]say\\(\\s*(?:[^,;?]*\\?\\s*)?\"([a-z0-9-]+)\"(?:\\s*:\\s*\"([a-z0-9-]+)\")?");
  const std::filesystem::path folder =
      std::filesystem::path(TOWNSMITH_SOURCE_DIR) / "src/games" / game;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
    const std::string text = file_text(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), quoted), end; at != end; ++at) {
      if ((*at)[2].matched) {
        keys.prefixes.push_back((*at)[1]);
      } else {
        keys.quoted.insert((*at)[1]);
      }
    }
    for (std::sregex_iterator at(text.begin(), text.end(), call), end; at != end; ++at) {
      keys.said.insert((*at)[1]);
      if ((*at)[2].matched) keys.said.insert((*at)[2]);
    }
  }
  return keys;
}

/// What must be there for those who set up a table.
inline Keys setup_keys(const GameInfo& info) {
  Keys keys = {"tagline"};
  for (const OptionInfo& option : info.options) {
    const std::string key = "option-" + std::string(option.name);
    keys.insert(key);
    keys.insert(key + "-note");
    for (const std::string_view choice : option.choices)
      keys.insert(key + "-" + std::string(choice));
  }
  for (const Preset& preset : info.presets) {
    keys.insert("preset-" + std::string(preset.name));
    keys.insert("preset-" + std::string(preset.name) + "-note");
  }
  return keys;
}

/// Every language has every key that the code or the setup asks for, and none that nobody needs.
/// `content` are the beginnings of keys for what content names: "grade-".
inline void expect_complete_catalogues(const GameInfo& info,
                                       const std::vector<std::string>& content) {
  const Keys english = catalogue_keys("en", info.name);
  const SourceKeys source = source_keys(info.name);
  const Keys setup = setup_keys(info);
  for (const Keys& wanted : {source.said, setup}) {
    for (const std::string& key : wanted) EXPECT_TRUE(english.contains(key)) << key;
  }
  const WordFiles files = source_words();
  const std::string& text = files.at("en/" + std::string(info.name) + ".ftl");
  for (const std::string& key : english) {
    const auto begins = [&](const std::string& prefix) { return key.starts_with(prefix); };
    const bool used = source.quoted.contains(key) || setup.contains(key) ||
                      key.starts_with("option-") ||
                      std::any_of(source.prefixes.begin(), source.prefixes.end(), begins) ||
                      std::any_of(content.begin(), content.end(), begins) ||
                      (key.starts_with("reason-") && source.quoted.contains(key.substr(7))) ||
                      text.find("{ " + key + " }") != std::string::npos ||
                      text.find("(" + key + ")") != std::string::npos;
    EXPECT_TRUE(used) << key << " is said nowhere";
  }
  for (const std::string_view code : codes) {
    const Keys keys = catalogue_keys(code, info.name);
    for (const std::string& key : english) EXPECT_TRUE(keys.contains(key)) << code << ": " << key;
    for (const std::string& key : keys) EXPECT_TRUE(english.contains(key)) << code << ": " << key;
  }
}

/// Says texts in all languages and notices what does not come from a catalogue.
class Listener {
 public:
  /// `plain` tells what is shown as it is in all languages: the names of spaces.
  Listener(std::string_view game, std::function<bool(std::string_view)> plain)
      : game_(game), plain_(std::move(plain)), english_(read("en")), marked_(read("xx")) {
    for (const std::string_view code : codes) languages_.push_back(read(code));
  }

  void hear(const Text& text) {
    const std::string english = english_.say(text);
    if (!heard_.insert(english).second) return;
    for (const Language& language : languages_) expect_whole(language.say(text), language.code());
    const std::string marked = marked_.say(text);
    EXPECT_TRUE(marked.starts_with(mark_begin) && marked.ends_with(mark_end))
        << "not from a catalogue: " << english;
    look_at_facts(text);
  }
  void hear(const Problem& problem) {
    hear(problem.text);
    const std::string english = english_.say(problem.text);
    EXPECT_TRUE(!english.empty() && english[0] == with_capital(english[0]) && english.back() == '.')
        << "not a sentence: " << english;
  }
  void hear(const std::vector<ReferenceSection>& sections) {
    for (const ReferenceSection& section : sections) {
      hear(section.title);
      for (const Text& column : section.columns) hear(column);
      for (const auto& row : section.rows) {
        EXPECT_EQ(row.size(), section.columns.size()) << section.key;
        for (const auto& cell : row) {
          if (const Text* text = std::get_if<Text>(&cell)) hear(*text);
        }
      }
    }
  }
  void hear(const ScoreSheet& sheet) {
    for (const ScoreLine& line : sheet.lines) {
      hear(line.text);
      if (!line.subject.empty()) hear(line.subject);
      if (line.reason != "handicap") hear(say(game_, "reason-" + line.reason));
    }
  }

  /// A drawing in every language, no wider than the English one may be.
  void look(const AnyGame& game, const AnyObserved& seen, int most_columns) {
    for (const Language& language : languages_) {
      const Canvas canvas = game.draw(seen, language).canvas;
      EXPECT_LE(canvas.width(), most_columns) << canvas.plain();
      expect_whole(canvas.plain(), language.code());
    }
  }
  /// A view and a move as data.
  void look(const AnyGame& game, const AnyObserved& seen) {
    for (const Language& language : languages_) {
      std::string text;
      JsonWriter out(text, language);
      game.write_view(out, seen);
      EXPECT_EQ(text.find(game_ + "."), std::string::npos) << text;
      EXPECT_EQ(text.find("{$"), std::string::npos) << text;
    }
  }

  std::size_t sentences() const { return heard_.size(); }
  const std::vector<Language>& all() const { return languages_; }

 private:
  static Language read(std::string_view code) {
    return Language::read(source_words(), code).value();
  }
  static char with_capital(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }

  void expect_whole(const std::string& said, const std::string& code) const {
    EXPECT_FALSE(said.empty());
    EXPECT_EQ(said.find(game_ + "."), std::string::npos) << code << ": " << said;
    EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << code << ": " << said;
  }

  /// Words inside of sentences come from catalogues too.
  void look_at_facts(const Text& text) const {
    for (const Fact& fact : text.facts) {
      if (const auto* shown = std::get_if<std::string>(&fact.value)) {
        EXPECT_TRUE(fact.name == "text" || plain_(*shown)) << fact.name << ": " << *shown;
      } else if (const auto* inner = std::get_if<Text>(&fact.value)) {
        look_at_fact(*inner);
      } else if (const auto* list = std::get_if<std::vector<Text>>(&fact.value)) {
        for (const Text& one : *list) look_at_fact(one);
      }
    }
  }
  void look_at_fact(const Text& text) const {
    if (text.key.empty()) {
      EXPECT_TRUE(plain_(text.given)) << text.given;
    } else {
      EXPECT_TRUE(english_.knows(text.domain, text.key)) << text.key;
    }
    look_at_facts(text);
  }

  std::string game_;
  std::function<bool(std::string_view)> plain_;
  Language english_;
  Language marked_;
  std::vector<Language> languages_;
  std::unordered_set<std::string> heard_;
};

/// Plays a random game and listens to everything that is said in it, and to refusals of nonsense.
/// A position is listened to with this probability, in percent.
class Eavesdropper {
 public:
  Eavesdropper(Listener& listener, int most_columns, std::uint32_t percent)
      : listener_(listener), most_columns_(most_columns), percent_(percent) {}

  void play(const AnyGame& game, std::uint64_t seed) {
    Random random(seed, 0);
    RecordingSource source{Chance(Random(seed, 1))};
    Chance chance(source);
    for (const TieBreakName& name : game.tie_break_names()) listener_.hear(name.text);
    AnyState state = game.start();
    nonsense(game, state, random);
    while (!game.over(state)) {
      const SeatSet actors = game.actors(state);
      if (actors.empty()) {
        game.advance(state, chance);
        for (const Draw& draw : source.take()) listener_.hear(game.tell(draw));
        continue;
      }
      const Seat seat = actors.front();
      const std::vector<AnyMove> moves = game.legal_moves(state, seat);
      if (random.below(100) < percent_) {
        position(game, state);
        for (const AnyMove& move : moves) listener_.hear(game.explain(state, seat, move).sentence);
        nonsense(game, state, random);
      }
      game.apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    position(game, state);
    nonsense(game, state, random);
  }

 private:
  void position(const AnyGame& game, const AnyState& state) {
    std::vector<Viewer> viewers = {Viewer::spectator()};
    for (const Seat seat : SeatSet::first(game.setup().players)) viewers.emplace_back(seat);
    for (const Viewer viewer : viewers) {
      const AnyObserved seen = game.observe(state, viewer);
      listener_.hear(game.prompt(seen).text);
      listener_.hear(game.reference(seen));
      listener_.look(game, seen);
      listener_.look(game, seen, most_columns_);
    }
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      listener_.hear(game.score_sheet(state, seat));
      if (const std::string grade = game.grade(state, seat); !grade.empty()) {
        listener_.hear(game.grade_text(grade));
      }
    }
  }

  /// Moves with some bytes or letters changed, for every seat: what is refused is a sentence.
  void nonsense(const AnyGame& game, const AnyState& state, Random& random) {
    constexpr std::string_view letters = "abcdefnswprtuvx0123456789>/ -$";
    const auto any = [&](std::uint32_t n) { return random.below(n); };
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      std::vector<AnyMove> moves = game.legal_moves(state, seat);
      moves.resize(std::max<std::size_t>(moves.size(), 1));
      for (int i = 0; i < 8; ++i) {
        AnyMove move = moves[any(static_cast<std::uint32_t>(moves.size()))];
        for (std::uint32_t changes = any(3); changes > 0; --changes) {
          move.bytes[any(8)] = static_cast<std::byte>(any(i % 2 == 0 ? 12 : 256));
        }
        if (const auto checked = game.check(state, seat, move); !checked) {
          listener_.hear(checked.error());
          listener_.hear(game.explain(state, seat, move).sentence);
        }
      }
      for (int i = 0; i < 4; ++i) {
        const AnyMove move = moves[any(static_cast<std::uint32_t>(moves.size()))];
        if (!game.check(state, seat, move)) continue;
        std::string text = game.notate(state, seat, move);
        text[any(static_cast<std::uint32_t>(text.size()))] =
            letters[any(static_cast<std::uint32_t>(letters.size()))];
        if (i == 0) text.resize(any(static_cast<std::uint32_t>(text.size())));
        const auto parsed = game.parse(state, seat, text);
        if (!parsed) listener_.hear(parsed.error());
      }
    }
  }

  Listener& listener_;
  int most_columns_;
  std::uint32_t percent_;
};

}  // namespace townsmith::languages
