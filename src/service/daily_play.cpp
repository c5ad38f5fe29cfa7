#include "service/daily_play.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <utility>

#include "core/replay.h"
#include "host/daily.h"
#include "service/time.h"

namespace townsmith::service {
namespace {

using table::Command;

const Seat only_seat = seat_at(0);

tl::unexpected<Problem> other_puzzle() {
  return refuse(Reason::bad_record, say("townsmith", "daily-record"));
}

}  // namespace

std::string day_of(std::int64_t milliseconds) {
  return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

bool is_today_somewhere(std::string_view day, std::int64_t now) {
  // From 12 hours behind to 14 hours ahead.
  return day_of(now - 12 * hour) <= day && day <= day_of(now + 14 * hour);
}

Result<Record> check_daily(host::SharedGames& games, const std::string& day,
                           const std::string& text) {
  TRY(Record record, parse_record(text));
  TRY(const host::Rules rules, games.rules_of(record));
  TRY(const std::int64_t seed, host::daily_seed(rules.entry.type().info(), day));
  const bool alone = record.players == 1 && (record.bots.empty() || record.bots[0].empty());
  if (!alone || !record.options.empty() || !record.played_out()) return other_puzzle();
  TRY(replay(*rules.game, record));
  Chance luck(Random(static_cast<std::uint64_t>(seed), 0));
  for (const Step& step : record.steps) {
    for (const Draw& draw : step.draws) {
      if (luck.below(draw.n, {""}) != draw.value) return other_puzzle();
    }
  }
  return record;
}

DailyBot::DailyBot(const bots::Entry& entry, std::shared_ptr<const AnyGame> game,
                   std::uint64_t seed)
    : live_(entry, std::move(game), Random(seed, 0), Random(seed, 1), "") {}

Result<std::unique_ptr<DailyBot>> DailyBot::sit_down(host::SharedGames& games,
                                                     const std::string& game,
                                                     const std::string& day,
                                                     const std::string& bot) {
  TRY(const bots::Entry* const entry, games.catalogue().find(game));
  TRY(const std::int64_t seed, host::daily_seed(entry->type().info(), day));
  TRY(auto rules, games.share(*entry, standard_setup(entry->type().info(), 1)));
  std::unique_ptr<DailyBot> out(
      new DailyBot(*entry, std::move(rules), static_cast<std::uint64_t>(seed)));
  TRY(out->live_.handle({{Command::Kind::seat_bot, only_seat, bot}, "", "", "", {}}));
  TRY(out->live_.handle({{Command::Kind::start, only_seat, ""}, "", "", "", {}}));
  TRY(out->go_on());
  return out;
}

host::LiveTable::BotTask DailyBot::task() {
  host::LiveTable::BotTask task = live_.bot_task(only_seat);
  task.seed >>= 11U;  // as much of it as a page's messages can carry
  return task;
}

Result<> DailyBot::move(const Result<AnyMove>& move) {
  TRY(const AnyMove chosen, move);
  const std::string text =
      live_.game().notate(live_.table().position(only_seat).state(), only_seat, chosen);
  TRY(live_.handle({{Command::Kind::move, only_seat, text}, "", "", "", {}}));
  return go_on();
}

Result<> DailyBot::go_on() {
  while (!over() && !live_.table().to_move(only_seat)) {
    TRY(live_.handle({{Command::Kind::commit, only_seat, ""}, "", "", "", {}}));
  }
  return {};
}

}  // namespace townsmith::service
