#include "games/cityplanner/content.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::cityplanner {
namespace {

// With these limits every amount fits the state: a turn brings at most 160 VP and a few hundred
// dollars, a game at most some thousands.
constexpr int most_per_building = 20;
constexpr int most_start_money = 1000;
constexpr int most_hall_rerolls = 3;
constexpr int most_grade = 10000;

Cards read_cards(const ContentNode& root) {
  Cards cards{};
  std::size_t card = 0;
  for (const ContentNode& row : root.member("cards").items(card_count, card_count)) {
    std::size_t face = 0;
    for (const ContentNode& kind : row.items(face_count, face_count)) {
      const auto value = static_cast<Kind>(kind.choice(kind_names));
      if (card < cards.size() && face < cards[card].size()) cards[card][face] = value;
      ++face;
    }
    ++card;
  }
  return cards;
}

/// The last entry also stands for more helpers than the chart lists.
Chart read_chart(const ContentNode& node) {
  Chart chart{};
  std::size_t helpers = 0;
  for (const ContentNode& entry : node.items(1, static_cast<int>(chart.size()))) {
    const auto value = static_cast<std::uint8_t>(entry.integer(0, most_per_building));
    if (helpers < chart.size()) {
      std::fill(chart.begin() + static_cast<std::ptrdiff_t>(helpers), chart.end(), value);
    }
    ++helpers;
  }
  return chart;
}

std::vector<Grade> read_grades(const ContentNode& node) {
  std::vector<Grade> grades;
  for (const ContentNode& entry : node.items(1, 20)) {
    const ContentNode least = entry.member("least");
    const Grade grade{entry.member("name").text(), least.integer(0, most_grade)};
    if (grades.empty() && grade.least != 0) {
      least.wrong("the lowest grade must start at 0 VP");
    } else if (!grades.empty() && grade.least <= grades.back().least) {
      least.wrong(
          fmt::format("must be more than the {} VP of the grade before", grades.back().least));
    }
    grades.push_back(grade);
  }
  return grades;
}

Charts read_charts(const ContentNode& root) {
  Charts charts;
  charts.rounds = root.member("rounds").integer(1, most_rounds);
  charts.start_money = root.member("start_money").integer(0, most_start_money);
  const ContentNode change = root.member("change");
  charts.change_dice = change.member("dice").integer(0, card_count);
  charts.change_price = change.member("price").integer(0, most_per_building);
  charts.green_vp = read_chart(root.member("green_vp"));
  charts.blue_dollars = read_chart(root.member("blue_dollars"));
  const ContentNode hall = root.member("town_hall");
  charts.hall_dollars = hall.member("dollars").integer(0, most_per_building);
  charts.hall_rerolls = hall.member("rerolls").integer(0, most_hall_rerolls);
  charts.parking_dollars = root.member("parking_dollars").integer(0, most_per_building);
  charts.fee = root.member("fee").integer(0, most_per_building);
  charts.dollars_per_vp = root.member("dollars_per_vp").integer(1, 1000);
  charts.grades = read_grades(root.member("grades"));
  return charts;
}

}  // namespace

Content read_content(ContentReader& reader) {
  return {read_cards(reader.open("cityplanner/cards.json")),
          read_charts(reader.open("cityplanner/charts.json"))};
}

}  // namespace townsmith::cityplanner
