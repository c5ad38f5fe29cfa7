#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "table/wire.h"

/// What there is to know before one sits down.
namespace townsmith::protocol {

using schema::Maybe;
using schema::member;

struct ChoiceInfo {
  std::string value;
  Text text;

  static constexpr std::string_view schema = "ChoiceInfo";
  static constexpr auto members() {
    return std::tuple(member("value", &ChoiceInfo::value, "what is sent"),
                      member("text", &ChoiceInfo::text, "what it is called"));
  }
};

struct OptionView {
  std::string name;
  Text text;
  Text note;
  std::string standard;
  std::vector<ChoiceInfo> choices;

  static constexpr std::string_view schema = "OptionInfo";
  static constexpr auto members() {
    return std::tuple(
        member("name", &OptionView::name, "what is sent"),
        member("text", &OptionView::text, "what it is called"),
        member("note", &OptionView::note, "a sentence about it; may be empty"),
        member("standard", &OptionView::standard, "the value it has if nobody chooses"),
        member("choices", &OptionView::choices));
  }
};

struct PresetView {
  std::string name;
  Text text;
  Text note;
  std::map<std::string, std::string> values;

  static constexpr std::string_view schema = "PresetInfo";
  static constexpr auto members() {
    return std::tuple(member("name", &PresetView::name), member("text", &PresetView::text),
                      member("note", &PresetView::note),
                      member("values", &PresetView::values, "of options, by name"));
  }
};

struct PlayerCounts {
  int least = 1;
  int most = 1;
  int usual = 1;

  static constexpr std::string_view schema = "PlayerCounts";
  static constexpr auto members() {
    return std::tuple(member("least", &PlayerCounts::least), member("most", &PlayerCounts::most),
                      member("usual", &PlayerCounts::usual));
  }
};

struct DailySeed {
  std::int64_t times = 1;
  std::int64_t plus = 0;

  static constexpr std::string_view schema = "DailySeed";
  static constexpr std::string_view about =
      "How the seed of a day's puzzle follows from the day, as in 20261116.";
  static constexpr auto members() {
    return std::tuple(member("times", &DailySeed::times), member("plus", &DailySeed::plus));
  }
};

struct GameView {
  table::GameName name;
  std::string title;
  Text tagline;
  std::string credits;
  PlayerCounts players;
  bool hidden = false;
  bool simultaneous = false;
  int rules = 1;
  bool content_changed = false;
  bool content_reconstructed = false;
  std::optional<DailySeed> daily;
  std::vector<OptionView> options;
  std::vector<PresetView> presets;

  static constexpr std::string_view schema = "GameInfo";
  static constexpr auto members() {
    return std::tuple(
        member("name", &GameView::name, "in messages, records and addresses"),
        member("title", &GameView::title), member("tagline", &GameView::tagline),
        member("credits", &GameView::credits, "designer and publisher"),
        member("players", &GameView::players),
        member("hidden", &GameView::hidden, "some seats know what others do not"),
        member("simultaneous", &GameView::simultaneous,
               "several seats decide at once, unseen by the others, and commit"),
        member("rules", &GameView::rules, "a number that rises when old records would play "
                                          "differently"),
        member("content_changed", &GameView::content_changed,
               "the host plays it with other data than the program came with"),
        member("content_reconstructed", &GameView::content_reconstructed,
               "some of its data is made to fit what is known of the box"),
        member("daily", &GameView::daily, "null: it cannot be played alone"),
        member("options", &GameView::options), member("presets", &GameView::presets));
  }
};

struct BotView {
  std::string name;
  Text text;
  Text note;

  static constexpr std::string_view schema = "BotInfo";
  static constexpr auto members() {
    return std::tuple(member("name", &BotView::name, "what is sent"),
                      member("text", &BotView::text, "what it is called"),
                      member("note", &BotView::note, "how it plays"));
  }
};

struct PersonView {
  std::string id;
  std::string name;

  static constexpr std::string_view schema = "Person";
  static constexpr auto members() {
    return std::tuple(member("id", &PersonView::id), member("name", &PersonView::name));
  }
};

struct Greeting {
  int protocol = 0;
  std::string version;
  std::string language;
  std::vector<std::string> languages;
  std::vector<GameView> games;
  std::vector<BotView> bots;
  Maybe<std::optional<PersonView>> you;

  static constexpr std::string_view schema = "Greeting";
  static constexpr auto members() {
    return std::tuple(
        member("protocol", &Greeting::protocol), member("version", &Greeting::version,
                                                        "of the program"),
        member("language", &Greeting::language, "in which the client is spoken to"),
        member("languages", &Greeting::languages, "that the host has"),
        member("games", &Greeting::games), member("bots", &Greeting::bots),
        member("you", &Greeting::you, "at a server: the person this connection belongs to, or null"));
  }
};

}  // namespace townsmith::protocol
