#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/schema.h"

/// Paces, and what a server knows of a table besides the game.
namespace townsmith::protocol {

using schema::Maybe;

struct RelaxedPace {
  TAG("kind", "relaxed");
  DESCRIBE(RelaxedPace, "RelaxedPace");
};
struct LivePace {
  std::int64_t bank = 0;
  std::int64_t turn = 0;

  TAG("kind", "live");
  DESCRIBE(LivePace, "LivePace", MEMBER(bank, "seconds for the whole game", {0, 86'400}),
           MEMBER(turn, "seconds for each turn, before the bank is touched", {0, 3'600}));
};
struct DaysPace {
  std::int64_t days = 1;

  TAG("kind", "days");
  DESCRIBE(DaysPace, "DaysPace", MEMBER(days, "for each turn", {1, 30}));
};
using Pace = std::variant<RelaxedPace, LivePace, DaysPace>;

enum class Stage : std::uint8_t { waiting, playing, over, closed };
std::span<const std::string_view> schema_names(Stage);
constexpr std::string_view schema_name(Stage /*stage*/) { return "Stage"; }

/// The length of a pack's id: a hash of 32 bytes in hexadecimal.
inline constexpr std::int64_t pack_id_bytes = 64;

struct PackName {
  std::string id;
  std::string name;
  std::string author;
  Maybe<bool> removed;
  Maybe<std::map<std::string, std::string>> names;

  ABOUT("Content that somebody brought to play with. Name and author are its own words.");
  DESCRIBE(PackName, "PackName", MEMBER(id), MEMBER(name), MEMBER(author),
           MEMBER(removed, "true: moderators have removed it, and its words are not shown"),
           MEMBER(names, "what it is called in other languages, by their codes"));
};

struct SeatAbout {
  std::optional<std::string> person;
  bool connected = false;
  std::optional<std::string> stand_in;
  std::optional<std::int64_t> left;
  bool running = false;

  DESCRIBE(SeatAbout, "SeatAbout", MEMBER(person, "who sits there; null for bots and open seats"),
           MEMBER(connected), MEMBER(stand_in, "the bot that plays for an absent person"),
           MEMBER(left, "milliseconds; null without a clock"),
           MEMBER(running, "whether that is running down"));
};

struct About {
  std::string table;
  std::string creator;
  bool listed = false;
  bool rated = true;
  Pace pace;
  std::string commitment;
  Stage stage = Stage::waiting;
  std::vector<SeatAbout> seats;
  int spectators = 0;
  std::optional<std::string> rematch;
  bool hints = false;
  Maybe<PackName> pack;

  ABOUT("What a server knows of a table besides the game.");
  DESCRIBE(About, "About", MEMBER(table), MEMBER(creator), MEMBER(listed),
           MEMBER(rated, "the ladder counts its game, if people finish it"), MEMBER(pace),
           MEMBER(commitment, "binds the table to its secret seed before the first draw"),
           MEMBER(stage), MEMBER(seats), MEMBER(spectators),
           MEMBER(rematch, "the rematch's table, once somebody asked for one"),
           MEMBER(hints, "whether the viewer gets hints here"),
           MEMBER(pack, "what it is played with, if not with the game's own content"));
};

}  // namespace townsmith::protocol
