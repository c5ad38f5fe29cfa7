#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "host/live_table.h"
#include "host/shared_games.h"

namespace townsmith::service {

/// The day of a moment, in UTC: "2026-11-16"; and whether a day is today somewhere on earth.
std::string day_of(std::int64_t milliseconds);
bool is_today_somewhere(std::string_view date, std::int64_t now);

/// Plays the puzzle of a day once more, with the moves of a record. Refused unless the record has
/// just this: the puzzle of that day, alone, by the usual rules, to its end, with the day's luck.
/// What it gives back is made here, without anything else that somebody has put into theirs.
Result<Record> repeat_daily(host::SharedGames& games, std::string_view date,
                            const std::string& text);

/// A bot that plays a day's puzzle, a decision at a time. Pages let it play in the same way, and it
/// gets the same there.
class DailyBot {
 public:
  static Result<std::unique_ptr<DailyBot>> sit_down(host::SharedGames& games,
                                                    const std::string& game, std::string_view date,
                                                    const std::string& bot);

  /// What the bot does next; it can be thought out anywhere. Nothing if the game is over.
  std::optional<host::BotTurn> next();
  Result<> act(const Result<table::Command>& command);
  bool over() const { return live_.table().over(); }
  Record record() const { return live_.record(); }

 private:
  DailyBot(const bots::Entry& entry, std::shared_ptr<const AnyGame> game, std::uint64_t seed)
      : live_(entry, std::move(game), Random(seed, 0), Random(seed, 1), "") {}

  host::LiveTable live_;
};

}  // namespace townsmith::service
