#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "host/live_table.h"
#include "host/shared_games.h"

namespace townsmith::service {

/// The day of a moment, in UTC: "2026-11-16"; and whether a day is today somewhere on earth.
std::string day_of(std::int64_t milliseconds);
bool is_today_somewhere(std::string_view day, std::int64_t now);

/// Repeats the record of a day's puzzle: that it is this puzzle, played alone by its usual rules to
/// its end, with the day's luck. Gives the record back.
Result<Record> check_daily(host::SharedGames& games, const std::string& day,
                           const std::string& text);

/// A bot that plays a day's puzzle, a decision at a time. Pages let it play in the same way, and it
/// gets the same there.
class DailyBot {
 public:
  static Result<std::unique_ptr<DailyBot>> sit_down(host::SharedGames& games,
                                                    const std::string& game,
                                                    const std::string& day,
                                                    const std::string& bot);

  /// What the bot has to decide now; to be answered anywhere.
  host::LiveTable::BotTask task();
  Result<> move(const Result<AnyMove>& move);
  bool over() const { return live_.table().over(); }
  Record record() const { return live_.record(); }

 private:
  DailyBot(const bots::Entry& entry, std::shared_ptr<const AnyGame> game, std::uint64_t seed);
  /// Finishes rounds in which it has nothing to decide any more.
  Result<> go_on();

  host::LiveTable live_;
};

}  // namespace townsmith::service
