#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/messages.h"

/// The puzzle of the day at a server: what everybody reached.
namespace townsmith::protocol {

inline constexpr std::int64_t most_day_bytes = 10;

struct DailyPar {
  std::string bot;
  std::int64_t score = 0;

  DESCRIBE(DailyPar, "DailyPar", MEMBER(bot), MEMBER(score));
};

struct DailyScore {
  std::int64_t score = 0;
  std::int64_t count = 0;

  DESCRIBE(DailyScore, "DailyScore", MEMBER(score), MEMBER(count, "how many people reached it"));
};

struct DailyStanding {
  std::vector<DailyPar> par;
  std::vector<DailyScore> scores;
  std::optional<std::int64_t> yours;

  DESCRIBE(DailyStanding, "DailyStanding",
           MEMBER(par, "what bots get with the same luck, as far as they have played"),
           MEMBER(scores, "of everybody's first try, the best first"),
           MEMBER(yours, "the asker's first try; null if there is none"));
};

struct OfDay {
  std::string day;
  table::GameName game;

  MEMBERS(OfDay, MEMBER(day, "\"2026-11-16\"", {0, most_day_bytes}),
          MEMBER(game, "", {0, most_name_bytes}));
};

struct AskDaily : OfDay {
  VERB("daily", DailyStanding);
  static constexpr std::string_view schema = "AskDaily";
  static constexpr std::string_view about = "How the puzzle of a day stands.";
};

struct EnterDaily {
  std::string day;
  std::string record;

  VERB("enter_daily", DailyStanding);
  static constexpr std::string_view about =
      "A finished puzzle of today: the server repeats the record and counts the person's first "
      "one.";
  DESCRIBE(EnterDaily, "EnterDaily", MEMBER(day, "", {0, most_day_bytes}),
           MEMBER(record, "", {0, most_record_bytes}));
};

struct DailyPlay {
  std::string name;
  std::optional<std::string> bot;
  std::int64_t score = 0;
  std::string record;

  DESCRIBE(DailyPlay, "DailyPlay", MEMBER(name), MEMBER(bot, "which bot; null for people"),
           MEMBER(score), MEMBER(record));
};

struct AskDailyBest : OfDay {
  VERB("daily_best", DailyPlay);
  static constexpr std::string_view schema = "AskDailyBest";
  static constexpr std::string_view about =
      "The best play of a day: for those who have played it, and for everybody once the day is "
      "over everywhere.";
};

}  // namespace townsmith::protocol
