// The plural forms of whole numbers, as the Unicode consortium lists them (CLDR).
#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "core/language.h"

namespace townsmith {
namespace {

using Rule = std::string_view (*)(std::int64_t n);

bool within(std::int64_t n, std::int64_t low, std::int64_t high) { return n >= low && n <= high; }

std::string_view one_or_other(std::int64_t n) { return n == 1 ? "one" : "other"; }
std::string_view none_is_one(std::int64_t n) { return n <= 1 ? "one" : "other"; }
std::string_view always_other(std::int64_t) { return "other"; }
std::string_view east_slavic(std::int64_t n) {
  if (n % 10 == 1 && n % 100 != 11) return "one";
  if (within(n % 10, 2, 4) && !within(n % 100, 12, 14)) return "few";
  return "many";
}
std::string_view south_slavic(std::int64_t n) {
  const std::string_view form = east_slavic(n);
  return form == "many" ? "other" : form;
}
std::string_view polish(std::int64_t n) {
  if (n == 1) return "one";
  return within(n % 10, 2, 4) && !within(n % 100, 12, 14) ? "few" : "many";
}
std::string_view czech(std::int64_t n) {
  return n == 1 ? "one" : within(n, 2, 4) ? "few" : "other";
}
std::string_view lithuanian(std::int64_t n) {
  if (within(n % 100, 11, 19)) return "other";
  if (n % 10 == 1) return "one";
  return n % 10 >= 2 ? "few" : "other";
}
std::string_view latvian(std::int64_t n) {
  if (n % 10 == 0 || within(n % 100, 11, 19)) return "zero";
  return n % 10 == 1 ? "one" : "other";
}
std::string_view romanian(std::int64_t n) {
  if (n == 1) return "one";
  return n == 0 || within(n % 100, 1, 19) ? "few" : "other";
}
std::string_view slovenian(std::int64_t n) {
  switch (n % 100) {
    case 1: return "one";
    case 2: return "two";
    case 3:
    case 4: return "few";
    default: return "other";
  }
}
std::string_view arabic(std::int64_t n) {
  if (n == 0) return "zero";
  if (n == 1) return "one";
  if (n == 2) return "two";
  if (within(n % 100, 3, 10)) return "few";
  return within(n % 100, 11, 99) ? "many" : "other";
}

struct Family {
  std::span<const std::string_view> languages;
  Rule rule;
};

constexpr std::array<std::string_view, 5> uncounted = {"ja", "ko", "th", "vi", "zh"};
constexpr std::array<std::string_view, 4> romance = {"fr", "hi", "hy", "pt"};
constexpr std::array<std::string_view, 3> east = {"be", "ru", "uk"};
constexpr std::array<std::string_view, 3> south = {"bs", "hr", "sr"};
constexpr std::array<std::string_view, 1> pl = {"pl"};
constexpr std::array<std::string_view, 2> cs = {"cs", "sk"};
constexpr std::array<std::string_view, 1> lt = {"lt"};
constexpr std::array<std::string_view, 1> lv = {"lv"};
constexpr std::array<std::string_view, 1> ro = {"ro"};
constexpr std::array<std::string_view, 1> sl = {"sl"};
constexpr std::array<std::string_view, 1> ar = {"ar"};
const std::array<Family, 11> families = {{{uncounted, always_other},
                                          {romance, none_is_one},
                                          {east, east_slavic},
                                          {south, south_slavic},
                                          {pl, polish},
                                          {cs, czech},
                                          {lt, lithuanian},
                                          {lv, latvian},
                                          {ro, romanian},
                                          {sl, slovenian},
                                          {ar, arabic}}};

}  // namespace

std::string_view plural_form(std::string_view language, std::int64_t number) {
  const std::string_view main = language.substr(0, language.find('-'));
  const std::int64_t count = std::abs(number);
  for (const Family& family : families) {
    const auto& codes = family.languages;
    if (std::find(codes.begin(), codes.end(), main) != codes.end()) return family.rule(count);
  }
  return one_or_other(count);
}

}  // namespace townsmith
