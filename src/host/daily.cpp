#include "host/daily.h"

#include <array>
#include <string>

#include "core/words.h"

namespace townsmith::host {
namespace {

/// 20261116 for "2026-11-16"; 0 if that is no day.
std::int64_t number_of_day(std::string_view day) {
  if (day.size() != 10 || day[4] != '-' || day[7] != '-') return 0;
  const auto year = parse_int(day.substr(0, 4));
  const auto month = parse_int(day.substr(5, 2));
  const auto date = parse_int(day.substr(8, 2));
  if (!year || !month || !date || *month < 1 || *month > 12) return 0;
  const bool leap = (*year % 4 == 0 && *year % 100 != 0) || *year % 400 == 0;
  const std::array<int, 12> days = {31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const int most = days[static_cast<std::size_t>(*month - 1)];
  if (*year < 2000 || *date < 1 || *date > most) return 0;
  return (std::int64_t{*year} * 100 + *month) * 100 + *date;
}

}  // namespace

DailyRule daily_rule(const GameInfo& info) {
  if (info.daily_digit >= 0) return {10, info.daily_digit};
  std::uint32_t hash = 0x811C9DC5U;
  for (const char c : info.name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
  return {10'000, ((hash >> 1U) % 2147483646U + 1) % 10'000};
}

Result<std::int64_t> daily_seed(const GameInfo& info, std::string_view day) {
  if (info.least_players > 1) {
    return refuse(Reason::bad_value, say("townsmith", "daily-not-alone"));
  }
  const std::int64_t number = number_of_day(day);
  if (number == 0) {
    return refuse(Reason::bad_value, say("townsmith", "daily-no-day", {{"day", printable(day)}}));
  }
  const DailyRule rule = daily_rule(info);
  return number * rule.times + rule.plus;
}

}  // namespace townsmith::host
