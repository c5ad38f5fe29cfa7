#include "host/daily.h"

#include <algorithm>
#include <array>

#include "core/words.h"

namespace townsmith::host {
namespace {

int number_in(std::string_view digits) {
  int number = 0;
  for (const char c : digits) number = number * 10 + (c - '0');
  return number;
}

/// 20261116 for "2026-11-16"; 0 if that is not a day.
std::int64_t number_of_day(std::string_view day) {
  constexpr std::string_view form = "dddd-dd-dd";
  const auto fits = [](char c, char wanted) {
    return wanted == 'd' ? c >= '0' && c <= '9' : c == wanted;
  };
  if (!std::equal(day.begin(), day.end(), form.begin(), form.end(), fits)) return 0;
  const int year = number_in(day.substr(0, 4));
  const int month = number_in(day.substr(5, 2));
  const int date = number_in(day.substr(8, 2));
  if (year < 2000 || month < 1 || month > 12) return 0;
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  const std::array<int, 12> days = {31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (date < 1 || date > days[static_cast<std::size_t>(month - 1)]) return 0;
  return (std::int64_t{year} * 100 + month) * 100 + date;
}

}  // namespace

int daily_digits(const GameInfo& info) {
  std::uint32_t hash = 0x811C9DC5U;  // FNV-1a
  for (const char c : info.name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
  return static_cast<int>(hash % 10'000);
}

Result<std::int64_t> daily_seed(const GameInfo& info, std::string_view day) {
  if (info.min_players > 1) {
    return refuse(Reason::bad_value, say("townsmith", "daily-not-alone"));
  }
  const std::int64_t number = number_of_day(day);
  if (number == 0) {
    return refuse(Reason::bad_value, say("townsmith", "daily-no-day", {{"day", printable(day)}}));
  }
  return number * 10'000 + daily_digits(info);
}

}  // namespace townsmith::host
