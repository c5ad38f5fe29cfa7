#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/schema.h"
#include "table/wire.h"

/// What there is to know before one sits down.
namespace townsmith::protocol {

using schema::Maybe;

struct ChoiceInfo {
  std::string value;
  Text text;

  DESCRIBE(ChoiceInfo, "ChoiceInfo", MEMBER(value, "what is sent"),
           MEMBER(text, "what it is called"));
};

struct OptionView {
  std::string name;
  Text text;
  Text note;
  std::string standard;
  std::vector<ChoiceInfo> choices;

  DESCRIBE(OptionView, "OptionInfo", MEMBER(name, "what is sent"),
           MEMBER(text, "what it is called"), MEMBER(note, "a sentence about it; may be empty"),
           MEMBER(standard, "the value it has if nobody chooses"), MEMBER(choices));
};

struct PresetView {
  std::string name;
  Text text;
  Text note;
  std::map<std::string, std::string> values;

  DESCRIBE(PresetView, "PresetInfo", MEMBER(name), MEMBER(text), MEMBER(note),
           MEMBER(values, "of options, by name"));
};

struct PlayerCounts {
  int least = 1;
  int most = 1;
  int usual = 1;

  DESCRIBE(PlayerCounts, "PlayerCounts", MEMBER(least), MEMBER(most), MEMBER(usual));
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
  std::optional<int> daily;
  std::vector<OptionView> options;
  std::vector<PresetView> presets;

  DESCRIBE(GameView, "GameInfo", MEMBER(name, "in messages, records and addresses"), MEMBER(title),
           MEMBER(tagline), MEMBER(credits, "designer and publisher"), MEMBER(players),
           MEMBER(hidden, "some seats know what others do not"),
           MEMBER(simultaneous, "several seats decide at once, unseen by the others, and commit"),
           MEMBER(rules,
                  "a number that rises when old records would play "
                  "differently"),
           MEMBER(content_changed, "the host plays it with other data than the program came with"),
           MEMBER(content_reconstructed,
                  "some of its data is made to fit what is known of the box"),
           MEMBER(daily,
                  "the last four digits of the seeds of its puzzles of the day: 202611160042 on "
                  "2026-11-16 for 42; null if it cannot be played alone"),
           MEMBER(options), MEMBER(presets));
};

struct BotView {
  std::string name;
  Text text;
  Text note;

  DESCRIBE(BotView, "BotInfo", MEMBER(name, "what is sent"), MEMBER(text, "what it is called"),
           MEMBER(note, "how it plays"));
};

struct PersonView {
  std::string id;
  std::string name;
  Maybe<bool> bot;
  Maybe<bool> moderator = {};

  DESCRIBE(PersonView, "Person", MEMBER(id), MEMBER(name), MEMBER(bot, "true: it is a program"),
           MEMBER(moderator, "true: may moderate here; said to themselves only"));
};

struct Greeting {
  int protocol = 0;
  std::string version;
  std::string language;
  std::vector<std::string> languages;
  std::vector<GameView> games;
  std::vector<BotView> bots;
  Maybe<std::optional<PersonView>> you;

  DESCRIBE(Greeting, "Greeting", MEMBER(protocol), MEMBER(version, "of the program"),
           MEMBER(language, "in which the client is spoken to"),
           MEMBER(languages, "that the host has"), MEMBER(games), MEMBER(bots),
           MEMBER(you, "at a server: the person this connection belongs to, or null"));
};

}  // namespace townsmith::protocol
