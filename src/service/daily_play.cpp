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

constexpr Seat only_seat = seat_at(0);

tl::unexpected<Problem> other_puzzle() {
  return refuse(Reason::bad_record, say("townsmith", "daily-record"));
}

/// The moves of a record, on the luck of a seed.
Result<Record> play_moves(const AnyGame& game, const Record& given, std::int64_t seed) {
  Record out = new_record(game);
  RecordingSource luck(Chance(Random(static_cast<std::uint64_t>(seed), 0)));
  Chance chance(luck);
  AnyState state = game.start();
  const auto let_nature_act = [&] {
    game.settle(state, chance);
    if (auto draws = luck.take(); !draws.empty()) {
      out.steps.push_back({Step::Kind::draws, {}, "", std::move(draws)});
    }
  };
  let_nature_act();
  for (const Step& step : given.steps) {
    if (step.kind != Step::Kind::move) continue;
    if (game.over(state) || step.seat != only_seat) return other_puzzle();
    const Result<AnyMove> move = game.parse(state, only_seat, step.move);
    if (!move || !game.check(state, only_seat, *move)) return other_puzzle();
    out.steps.push_back({Step::Kind::move, only_seat, game.notate(state, only_seat, *move), {}});
    game.apply(state, only_seat, *move);
    let_nature_act();
  }
  out.finished = game.over(state);
  if (out.finished) out.outcome = game.outcome(state);
  return out;
}

}  // namespace

std::string day_of(std::int64_t milliseconds) {
  return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

bool is_today_somewhere(std::string_view date, std::int64_t now) {
  // From 12 hours behind to 14 hours ahead.
  return day_of(now - 12 * hour) <= date && date <= day_of(now + 14 * hour);
}

Result<Record> repeat_daily(host::SharedGames& games, std::string_view date,
                            const std::string& text) {
  TRY(const Record given, parse_record(text));
  // Everybody's puzzle has the program's own content.
  if (!given.pack.empty()) return other_puzzle();
  TRY(const host::Rules rules, games.rules_of(given));
  TRY(const std::int64_t seed, host::daily_seed(rules.entry.type().info(), date));
  const bool by_a_person = given.bots.empty() || given.bots.front().empty();
  if (given.players != 1 || !by_a_person || !given.options.empty() || !given.played_out()) {
    return other_puzzle();
  }
  TRY(Record repeated, play_moves(*rules.game, given, seed));
  const bool same = repeated.steps == given.steps && repeated.finished &&
                    repeated.outcome == given.outcome && given.forfeits.empty();
  if (!same) return other_puzzle();
  return repeated;
}

Result<std::unique_ptr<DailyBot>> DailyBot::sit_down(host::SharedGames& games,
                                                     const std::string& game, std::string_view date,
                                                     const std::string& bot) {
  TRY(const bots::Entry* const entry, games.catalogue().find(game));
  TRY(const std::int64_t seed, host::daily_seed(entry->type().info(), date));
  TRY(auto rules, games.share(*entry, standard_setup(entry->type().info(), 1)));
  std::unique_ptr<DailyBot> out(
      new DailyBot(*entry, std::move(rules), static_cast<std::uint64_t>(seed)));
  TRY(out->live_.handle({{Command::Kind::seat_bot, only_seat, bot}, "", "", "", {}}));
  TRY(out->live_.handle({{Command::Kind::start, only_seat, ""}, "", "", "", {}}));
  return out;
}

std::optional<host::BotTurn> DailyBot::next() {
  std::optional<host::BotTurn> turn = live_.next_bot();
  // As much of it as a page's messages carry.
  if (turn && turn->task) turn->task->seed >>= 11U;
  return turn;
}

Result<> DailyBot::act(const Result<Command>& command) {
  TRY(const Command what, command);
  TRY(live_.handle({what, "", "", "", {}}));
  return {};
}

}  // namespace townsmith::service
