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
#include "games/word_files.h"
#include "source_folder.h"

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

/// The catalogues as they are in the sources, not as they were compiled in; those compiled in
/// where the sources have none: a game that is a project of its own has only its own.
inline WordFiles source_words() {
  WordFiles files;
  const std::filesystem::path root = source_folder() + "/words";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".ftl") continue;
    files[std::filesystem::relative(entry.path(), root).generic_string()] = file_text(entry.path());
  }
  const WordFiles compiled = built_in_words();
  files.insert(compiled.begin(), compiled.end());
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

/// The messages that have another form for what was done, for the log.
inline Keys deeds_in(std::string_view code, std::string_view game) {
  const WordFiles files = source_words();
  const auto messages =
      fluent::parse(files.at(std::string(code) + "/" + std::string(game) + ".ftl"));
  Keys keys;
  if (!messages) return keys;
  for (const fluent::Message& message : *messages) {
    if (message.attributes.contains("done")) keys.insert(message.key);
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
  // say("key", no(Reason::x, "key" and say(condition ? "key" : "other"; not townsmith::say(.
  const std::regex call(
      "[^:a-z_](?:say|no)\\(\\s*(?:Reason::[a-z_]+,\\s*)?(?:[^,;?]*\\?\\s*)?\"([a-z0-9-]+)\"(?:\\s*"
      ":\\s*\"([a-z0-9-]+)\")?");
  const std::filesystem::path folder = std::filesystem::path(source_folder()) / "src/games" / game;
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

/// What must be there for those who set up a table, with "-" for what a key cannot have.
inline Keys setup_keys(const GameInfo& info) {
  Keys keys = {"tagline"};
  const auto add = [&](std::string_view kind, std::string name) {
    keys.insert(named(info.name, kind, name).key);
  };
  for (const OptionInfo& option : info.options) {
    const std::string name(option.name);
    add("option", name);
    add("option", name + "-note");
    for (int value = option.min; value <= option.max; ++value) {
      add("option", name + "-" + option_text(option, value));
    }
  }
  for (const Preset& preset : info.presets) {
    add("preset", std::string(preset.name));
    add("preset", std::string(preset.name) + "-note");
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
      : game_(game),
        plain_(std::move(plain)),
        files_(source_words()),
        english_(read("en")),
        marked_(read("xx")) {
    for (const std::string_view code : codes) {
      languages_.push_back(read(code));
      deeds_[std::string(code)] = deeds_in(code, game);
    }
  }

  void hear(const Text& text) {
    const std::string english = english_.say(text);
    if (!heard_.insert(text.key + " " + english).second) return;
    keys_.insert(text.key);
    for (const Language& language : languages_) expect_whole(language.say(text), language.code());
    const std::string marked = marked_.say(text);
    EXPECT_TRUE(marked.starts_with(mark_begin) && marked.ends_with(mark_end))
        << "not from a catalogue: " << english;
    look_at_facts(text);
  }
  /// What a move's sentence says to do, and how the log tells of it.
  void hear_move(const Text& sentence) {
    hear(sentence);
    const Text told = say("townsmith", "event-moved", {{"name", "Ada"}, {"what", sentence}});
    for (const Language& language : languages_) {
      expect_whole(language.say(told), language.code());
      EXPECT_TRUE(deeds_.at(language.code()).contains(sentence.key))
          << language.code() << " cannot tell that it was done: " << sentence.key;
    }
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
          const Text* text = std::get_if<Text>(&cell);
          const bool is_name = text != nullptr && text->key.empty() && plain_(text->given);
          if (text != nullptr && !is_name) hear(*text);
        }
      }
    }
  }
  void hear(const ScoreSheet& sheet) {
    for (const ScoreLine& line : sheet.lines) {
      hear(line.text);
      if (!line.subject.empty()) hear(line.subject);
      if (line.reason != "handicap") hear(Text(game_, "reason-" + line.reason, {}));
    }
  }

  /// A drawing in every language, no wider than the English one may be.
  void look(const AnyGame& game, const AnyObserved& seen, int max_columns) {
    for (const Language& language : languages_) {
      const Canvas canvas = game.draw(seen, language).canvas;
      EXPECT_LE(canvas.width(), max_columns) << canvas.plain();
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

  /// Every message was said at least once, so that its facts are known to be right in all
  /// languages. Not those for setting up a table, nor those of drawings, which looked at them, nor
  /// those about content (content_faults.h), nor `rare` ones.
  void expect_heard_all(const Keys& rare) const {
    const std::string& text = files_.at("en/" + game_ + ".ftl");
    for (const std::string& key : catalogue_keys("en", game_)) {
      const bool elsewhere = key == "tagline" || key.starts_with("option-") ||
                             key.starts_with("preset-") || key.starts_with("board-") ||
                             key.starts_with("content-");
      const bool part = text.find("{ " + key + " }") != std::string::npos;
      EXPECT_TRUE(elsewhere || part || keys_.contains(key) || rare.contains(key))
          << key << " was not heard";
    }
  }

 private:
  Language read(std::string_view code) const { return Language::read(files_, code).value(); }
  static char with_capital(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }

  void expect_whole(const std::string& said, const std::string& code) const {
    EXPECT_FALSE(said.empty());
    EXPECT_EQ(said.find(game_ + "."), std::string::npos) << code << ": " << said;
    EXPECT_EQ(said.find_first_of("{}"), std::string::npos) << code << ": " << said;
  }

  /// Words inside of sentences come from catalogues too.
  void look_at_facts(const Text& text) {
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
  void look_at_fact(const Text& text) {
    keys_.insert(text.key);
    if (text.key.empty()) {
      EXPECT_TRUE(plain_(text.given)) << text.given;
    } else {
      EXPECT_TRUE(english_.knows(text.domain, text.key)) << text.key;
    }
    look_at_facts(text);
  }

  std::string game_;
  std::function<bool(std::string_view)> plain_;
  WordFiles files_;
  Language english_;
  Language marked_;
  std::vector<Language> languages_;
  std::map<std::string, Keys> deeds_;
  std::unordered_set<std::string> heard_;
  Keys keys_;
};

/// Plays a random game and listens to everything that is said in it, and to refusals of nonsense.
/// A position is listened to in full with this probability, in percent; the first of a kind always.
class Eavesdropper {
 public:
  Eavesdropper(Listener& listener, int max_columns, std::uint32_t percent)
      : listener_(listener), max_columns_(max_columns), percent_(percent) {}

  void play(const AnyGame& game, std::uint64_t seed) {
    Random random(seed, 0);
    RecordingSource source{Chance(Random(seed, 1))};
    Chance chance(source);
    for (const TieBreakName& name : game.tie_break_names()) listener_.hear(name.text);
    Keys prompts;
    AnyState state = game.start();
    nonsense(game, state, seat_at(0), random);
    while (!game.over(state)) {
      const SeatSet actors = game.actors(state);
      if (actors.empty()) {
        game.advance(state, chance);
        for (const Draw& draw : source.take()) listener_.hear(game.tell(draw));
        continue;
      }
      const Seat seat = actors.front();
      const std::vector<AnyMove> moves = game.legal_moves(state, seat);
      collect(game, state, seat, moves, random);
      nonsense(game, state, seat, random);
      const bool new_here = prompts.insert(game.prompt(game.observe(state, seat)).key).second;
      if (new_here || random.below(100) < percent_) {
        position(game, state);
        for (const AnyMove& move : moves) {
          listener_.hear_move(game.explain(state, seat, move).sentence);
        }
      }
      game.apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    position(game, state);
    nonsense(game, state, seat_at(0), random);
  }

 private:
  void position(const AnyGame& game, const AnyState& state) {
    const SeatSet actors = game.actors(state);
    const Seat seat_to_act = actors.empty() ? seat_at(0) : actors.front();
    for (const Viewer viewer : {Viewer::spectator(), Viewer(seat_to_act)}) {
      const AnyObserved seen = game.observe(state, viewer);
      listener_.hear(game.prompt(seen).text);
      listener_.hear(game.reference(seen));
      listener_.look(game, seen);
      listener_.look(game, seen, max_columns_);
    }
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      listener_.hear(game.score_sheet(state, seat));
      if (const std::string grade = game.grade(state, seat); !grade.empty()) {
        listener_.hear(game.grade_text(grade));
      }
    }
  }

  struct Sample {
    AnyMove move;
    std::string text;
  };

  /// Remembers moves that are legal here, as nonsense for other positions.
  void collect(const AnyGame& game, const AnyState& state, Seat seat,
               const std::vector<AnyMove>& moves, Random& random) {
    constexpr std::size_t most = 500;
    const AnyMove& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    Sample sample{move, game.notate(state, seat, move)};
    if (samples_.size() < most) {
      samples_.push_back(std::move(sample));
    } else {
      samples_[random.below(most)] = std::move(sample);
    }
  }

  /// Moves of other positions, and moves with some bytes or letters changed, for this seat and any
  /// other: what is refused is refused with a sentence.
  void nonsense(const AnyGame& game, const AnyState& state, Seat actor, Random& random) {
    constexpr std::string_view letters = "abcdefnswprtuvx0123456789>/ -$";
    const auto any = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    const int seats = std::min(game.setup().players + 1, max_seats);
    const Seat other = seat_at(static_cast<int>(any(static_cast<std::size_t>(seats))));
    for (const Seat seat : {actor, other}) {
      const std::vector<AnyMove> legal = game.legal_moves(state, seat);
      for (int i = 0; i < 16 && !samples_.empty(); ++i) {
        AnyMove move = i < 12 || legal.empty() ? samples_[any(samples_.size())].move
                                               : legal[any(legal.size())];
        for (std::uint32_t changes = i < 8 ? 0 : any(3); changes > 0; --changes) {
          move.bytes[any(8)] = static_cast<std::byte>(any(i % 2 == 0 ? 12 : 256));
        }
        if (const auto checked = game.check(state, seat, move); !checked) {
          listener_.hear(checked.error());
        }
      }
      for (int i = 0; i < 8 && !samples_.empty(); ++i) {
        std::string text = samples_[any(samples_.size())].text;
        if (i % 4 == 0) text.resize(any(text.size()));
        if (i % 4 == 1) text[any(text.size())] = letters[any(letters.size())];
        if (const auto parsed = game.parse(state, seat, text); !parsed) {
          listener_.hear(parsed.error());
        }
      }
    }
  }

  std::vector<Sample> samples_;
  Listener& listener_;
  int max_columns_;
  std::uint32_t percent_;
};

}  // namespace townsmith::languages
