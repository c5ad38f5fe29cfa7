#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "protocol/messages.h"

/// The puzzle of the day at a server: what everybody reached.
namespace townsmith::protocol {

inline constexpr std::int64_t most_day_bytes = 10;

struct DailyPar {
  std::string bot;
  std::int64_t score = 0;

  static constexpr std::string_view schema = "DailyPar";
  static constexpr auto members() {
    return std::tuple(member("bot", &DailyPar::bot), member("score", &DailyPar::score));
  }
};

struct DailyScore {
  std::int64_t score = 0;
  std::int64_t count = 0;

  static constexpr std::string_view schema = "DailyScore";
  static constexpr auto members() {
    return std::tuple(member("score", &DailyScore::score),
                      member("count", &DailyScore::count, "how many people reached it"));
  }
};

struct DailyStanding {
  std::vector<DailyPar> par;
  std::vector<DailyScore> scores;
  std::optional<std::int64_t> yours;

  static constexpr std::string_view schema = "DailyStanding";
  static constexpr auto members() {
    return std::tuple(
        member("par", &DailyStanding::par, "what bots get with the same luck, as far as they have "
                                           "played"),
        member("scores", &DailyStanding::scores, "of everybody's first try, the best first"),
        member("yours", &DailyStanding::yours, "the asker's first try; null if there is none"));
  }
};

struct OfDay {
  std::string day;
  table::GameName game;

  static constexpr auto members() {
    return std::tuple(member("day", &OfDay::day, "\"2026-11-16\"", {0, most_day_bytes}),
                      member("game", &OfDay::game, "", {0, most_name_bytes}));
  }
};

struct AskDaily : OfDay {
  using Answer = DailyStanding;
  static constexpr std::string_view verb = "daily";
  static constexpr std::string_view schema = "AskDaily";
  static constexpr std::string_view about = "How the puzzle of a day stands.";
};

struct EnterDaily {
  std::string day;
  std::string record;

  using Answer = DailyStanding;
  static constexpr std::string_view verb = "enter_daily";
  static constexpr std::string_view schema = "EnterDaily";
  static constexpr std::string_view about =
      "A finished puzzle of today: the server repeats the record and counts the person's first "
      "one.";
  static constexpr auto members() {
    return std::tuple(member("day", &EnterDaily::day, "", {0, most_day_bytes}),
                      member("record", &EnterDaily::record, "", {0, most_record_bytes}));
  }
};

struct DailyPlay {
  std::string name;
  std::optional<std::string> bot;
  std::int64_t score = 0;
  std::string record;

  static constexpr std::string_view schema = "DailyPlay";
  static constexpr auto members() {
    return std::tuple(member("name", &DailyPlay::name),
                      member("bot", &DailyPlay::bot, "which bot; null for people"),
                      member("score", &DailyPlay::score), member("record", &DailyPlay::record));
  }
};

struct AskDailyBest : OfDay {
  using Answer = DailyPlay;
  static constexpr std::string_view verb = "daily_best";
  static constexpr std::string_view schema = "AskDailyBest";
  static constexpr std::string_view about =
      "The best play of a day: for those who have played it, and for everybody once the day is "
      "over everywhere.";
};

}  // namespace townsmith::protocol
