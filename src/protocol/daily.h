#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages.h"

/// The puzzle of the day at a server: what everybody reached.
namespace townsmith::protocol {

inline constexpr std::int64_t max_day_bytes = 10;
/// Far more than a game has that one plays alone; as a message it still fits into a frame.
inline constexpr std::int64_t max_daily_record_bytes = 40'000;

struct DailyPar {
  std::string bot;
  std::int64_t score = 0;

  DESCRIBE(DailyPar, "DailyPar", MEMBER(bot), MEMBER(score));
};

struct DailyScore {
  std::int64_t score = 0;
  std::int64_t people = 0;

  DESCRIBE(DailyScore, "DailyScore", MEMBER(score), MEMBER(people, "how many reached it"));
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

  MEMBERS(OfDay, MEMBER(day, "\"2026-11-16\"", {0, max_day_bytes}),
          MEMBER(game, "", {0, max_name_bytes}));
};

struct AskDaily : OfDay {
  VERB("daily", DailyStanding, "AskDaily");
  ABOUT("How the puzzle of a day stands. Bots play today's if they have not yet.");
};

struct EnterDaily {
  std::string day;
  std::string record;

  VERB("enter_daily", DailyStanding);
  ABOUT(
      "A finished puzzle of today: the server repeats it and counts the person's first one. "
      "Refused if it is not today's puzzle, or if the person has been counted.");
  DESCRIBE(EnterDaily, "EnterDaily", MEMBER(day, "as in `daily`", {0, max_day_bytes}),
           MEMBER(record, "", {0, max_daily_record_bytes}));
};

struct DailyPlay {
  std::string name;
  std::optional<std::string> bot;
  std::int64_t score = 0;
  std::string record;

  DESCRIBE(DailyPlay, "DailyPlay", MEMBER(name, "of the person; empty for bots"),
           MEMBER(bot, "which bot; null for people"), MEMBER(score), MEMBER(record));
};

struct AskDailyBest : OfDay {
  VERB("daily_best", DailyPlay, "AskDailyBest");
  ABOUT(
      "The best play of a day: for those who have been counted, and for everybody once the day is "
      "over everywhere on earth.");
};

}  // namespace townsmith::protocol
