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

/// Paces, and what a server knows of a table besides the game.
namespace townsmith::protocol {

using schema::Maybe;
using schema::member;

struct RelaxedPace {
  static constexpr std::string_view schema = "RelaxedPace";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "relaxed";
  static constexpr auto members() { return std::tuple(); }
};
struct LivePace {
  std::int64_t bank = 0;
  std::int64_t turn = 0;

  static constexpr std::string_view schema = "LivePace";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "live";
  static constexpr auto members() {
    return std::tuple(member("bank", &LivePace::bank, "seconds for the whole game", {0, 86'400}),
                      member("turn", &LivePace::turn,
                             "seconds for each turn, before the bank is touched", {0, 3'600}));
  }
};
struct DaysPace {
  std::int64_t days = 1;

  static constexpr std::string_view schema = "DaysPace";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "days";
  static constexpr auto members() {
    return std::tuple(member("days", &DaysPace::days, "for each turn", {1, 30}));
  }
};
using Pace = std::variant<RelaxedPace, LivePace, DaysPace>;

enum class Stage : std::uint8_t { waiting, playing, over, closed };
std::span<const std::string_view> schema_names(Stage);
constexpr std::string_view schema_name(Stage /*stage*/) { return "Stage"; }

struct SeatAbout {
  std::optional<std::string> person;
  bool connected = false;
  std::optional<std::string> stand_in;
  std::optional<std::int64_t> left;
  bool running = false;

  static constexpr std::string_view schema = "SeatAbout";
  static constexpr auto members() {
    return std::tuple(
        member("person", &SeatAbout::person, "who sits there; null for bots and open seats"),
        member("connected", &SeatAbout::connected),
        member("stand_in", &SeatAbout::stand_in, "the bot that plays for an absent person"),
        member("left", &SeatAbout::left, "milliseconds; null without a clock"),
        member("running", &SeatAbout::running, "whether that is running down"));
  }
};

struct About {
  std::string table;
  std::string creator;
  bool listed = false;
  Pace pace;
  std::string commitment;
  Stage stage = Stage::waiting;
  std::vector<SeatAbout> seats;
  int spectators = 0;
  std::optional<std::string> rematch;
  bool hints = false;

  static constexpr std::string_view schema = "About";
  static constexpr std::string_view about = "What a server knows of a table besides the game.";
  static constexpr auto members() {
    return std::tuple(
        member("table", &About::table), member("creator", &About::creator),
        member("listed", &About::listed), member("pace", &About::pace),
        member("commitment", &About::commitment,
               "binds the table to its secret seed before the first draw"),
        member("stage", &About::stage), member("seats", &About::seats),
        member("spectators", &About::spectators),
        member("rematch", &About::rematch, "the table where it goes on, once somebody asked"),
        member("hints", &About::hints, "whether the one who asks gets hints here"));
  }
};

}  // namespace townsmith::protocol
