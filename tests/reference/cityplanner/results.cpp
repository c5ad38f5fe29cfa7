#include "reference/cityplanner/results.h"

#include <algorithm>
#include <map>

namespace townsmith::reference {
namespace {

const std::vector<std::vector<std::string>> cards = {
    {"purple", "red", "yellow", "blue", "green", "green"},
    {"black", "yellow", "red", "blue", "green", "green"},
    {"mixed", "red", "yellow", "blue", "green", "black"},
    {"purple", "yellow", "red", "blue", "green", "green"},
    {"black", "red", "yellow", "blue", "green", "green"},
    {"mixed", "yellow", "red", "blue", "green", "black"},
    {"purple", "red", "yellow", "blue", "blue", "green"}};

int for_greens(int reds) { return reds >= 3 ? 4 : reds + 1; }
int for_blues(int yellows) { return yellows == 0 ? 0 : yellows >= 3 ? 4 : yellows + 1; }

/// The yield once every building is decided: `count` has the scored ones by kind, and "parked".
TurnResult yield(std::map<std::string, int> count, bool double_blue, bool double_green, int purse) {
  int points = count["green"] * for_greens(count["red"]);
  int from_blue = count["blue"] * for_blues(count["yellow"]);
  if (double_blue) from_blue *= 2;
  if (double_green) points *= 2;
  const int income = from_blue + count["purple"] + 2 * count["parked"];
  const bool lone = count["red"] + count["yellow"] == 1;
  const int fee = lone ? std::min(5, purse + income) : 0;
  return {points, income - fee, count["purple"]};
}

/// Decides building after building in every way there is.
void decide(const std::vector<std::string>& six, std::size_t next, int blacks,
            const std::map<std::string, int>& count, int purse, std::set<TurnResult>& out) {
  if (next == six.size()) {
    if (blacks >= 2) {
      out.insert(yield(count, true, false, purse));
      out.insert(yield(count, false, true, purse));
    } else {
      out.insert(yield(count, false, false, purse));
    }
    return;
  }
  const std::string& kind = six[next];
  std::vector<std::string> ways;
  if (kind == "mixed") {
    ways = {"green", "blue"};
  } else if (kind == "black" || blacks != 1) {
    ways = {kind};
  } else {
    ways = {kind, "parked"};
  }
  for (const std::string& way : ways) {
    std::map<std::string, int> more = count;
    ++more[way];
    decide(six, next + 1, blacks, more, purse, out);
  }
}

}  // namespace

std::string building(int card, int face) {
  return cards.at(static_cast<std::size_t>(card - 1)).at(static_cast<std::size_t>(face - 1));
}

std::set<TurnResult> results(const std::vector<std::string>& six, int purse) {
  std::set<TurnResult> out;
  const auto blacks = static_cast<int>(std::count(six.begin(), six.end(), "black"));
  decide(six, 0, blacks, {}, purse, out);
  return out;
}

}  // namespace townsmith::reference
