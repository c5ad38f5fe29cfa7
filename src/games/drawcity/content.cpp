#include "games/drawcity/content.h"

#include <algorithm>
#include <numeric>

#include "core/words.h"
#include "games/drawcity/content_schema.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

// What a game can need at once: all hands, all reveals, and one card that is left to draw.
constexpr int min_numbers = max_players * hand_size + 1;
constexpr int min_types = min_numbers + columns + max_streets + pattern_count * pattern_size;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

void check_cards(const ContentFile<CardCounts>& file) {
  const auto check = [&](std::string_view member, const auto& counts, int min) {
    const int sum = std::accumulate(counts.begin(), counts.end(), 0);
    if (sum < min) {
      file[member].note(code("content-few-cards"), {{"least", min}, {"cards", sum}});
    } else if (sum > max_cards) {
      file[member].note(code("content-many-cards"), {{"most", max_cards}, {"cards", sum}});
    }
  };
  check("developments", file->types, min_types);
  check("numbers", file->numbers, min_numbers);
}

Spaces read_gaps(const ContentPlace& place, const std::vector<std::string>& names) {
  Spaces gaps;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::optional<int> space = find_space(names[i]);
    if (!space) {
      place[i].note(code("content-no-space"), {{"name", printable(names[i])}});
    } else if (gaps.test(*space)) {
      place[i].twice(names[i]);
    } else {
      gaps.set(*space);
    }
  }
  return gaps;
}

/// Everybody must be able to build, and the internet to start, with any number of players.
void check_plan(const ContentFile<BoardFile>& file, const BoardPlan& board) {
  bool starts = true;
  for (std::size_t i = 0; i < board.streets.size(); ++i) {
    const int players = static_cast<int>(i) + 2;
    const Spaces spaces = board.spaces(board.streets[i]);
    if (spaces.count() < players) {
      file["gaps"].note(code("content-few-spaces"),
                        {{"players", players}, {"spaces", spaces.count()}});
    }
    starts = starts && (board.internet_starts(board.streets[i]) - spaces).empty();
  }
  if (!starts) file["internet"].note(code("content-start-gap"));
}

BoardPlan read_board(const ContentFile<BoardFile>& file) {
  BoardPlan board;
  board.streets = file->streets;
  board.upper_column = file->internet.upper.column - 1;
  board.upper_street = file->internet.upper.street - 1;
  board.lower_column = file->internet.lower.column - 1;
  board.lower_street = file->internet.lower.street_from_bottom - 1;
  std::partial_sum(file->districts.begin(), file->districts.end(), board.districts.begin() + 1);
  if (board.districts.back() != columns) {
    file["districts"].note(code("content-districts"),
                           {{"columns", columns}, {"sum", board.districts.back()}});
  }
  board.gaps = read_gaps(file["gaps"], file->gaps);
  if (file["internet"].sound() && file["streets"].sound()) check_plan(file, board);
  return board;
}

Locations read_locations(const ContentFile<LocationsFile>& file, const Spaces& gaps) {
  Locations locations{file->colours, file->points, {}};
  const std::vector<std::string_view> names(file->colours.begin(), file->colours.end());
  bool known = file["colours"].sound();
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto before = names.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(names.begin(), before, names[i]) == before) continue;
    file["colours"][i].twice(names[i]);
    known = false;
  }
  Spaces taken;
  for (int street = 0; street < max_streets; ++street) {
    const std::vector<LocationFile>& row = file->streets[at(street)];
    for (std::size_t i = 0; i < row.size(); ++i) {
      const ContentPlace place = file["streets"][at(street)][i];
      const auto colour = std::find(names.begin(), names.end(), row[i].colour);
      if (colour == names.end()) {
        if (known) place["colour"].no_choice(names);
        continue;
      }
      if (!place["column"].sound()) continue;
      const int space = Board::at(row[i].column - 1, street);
      if (taken.test(space)) place["column"].note(code("content-location-taken"));
      if (gaps.test(space)) place["column"].note(code("content-location-gap"));
      taken.set(space);
      locations.spaces[static_cast<std::size_t>(colour - names.begin())].set(space);
    }
  }
  return locations;
}

Charts read_charts(const ContentFile<ChartsFile>& file) {
  Charts charts = file->charts;
  charts.houses = filled_chart<decltype(charts.houses)>(file->houses, 1);
  charts.shops = filled_chart<decltype(charts.shops)>(file->shops, 1);
  return charts;
}

Goals read_goals(const ContentFile<GoalsFile>& file) {
  Goals goals{file->spaces, file->spaces_used, {}};
  std::array<bool, goal_slots> piles{};
  for (std::size_t i = 0; i < file->goals.size(); ++i) {
    const auto& [name, pile, facts] = file->goals[i];
    const Goal goal{name,
                    static_cast<int>(pile.index),
                    static_cast<int>(facts.type.index),
                    static_cast<GoalRule>(facts.chosen),
                    facts.count,
                    facts.other,
                    facts.many,
                    facts.from};
    if (goal.rule == GoalRule::streets) {
      file["goals"][i]["many"].check(goal.many, {goal.count, max_streets});
    }
    piles[at(goal.pile)] = true;
    goals.goals.push_back(goal);
  }
  for (std::size_t pile = 0; pile < piles.size(); ++pile) {
    if (!piles[pile]) {
      file["goals"].note(code("content-empty-pile"), {{"pile", pile_names[pile]}});
    }
  }
  return goals;
}

}  // namespace

Spaces BoardPlan::spaces(int street_count) const {
  Spaces all;
  for (int street = 0; street < street_count; ++street) all |= street_spaces[at(street)];
  return all - gaps;
}

Spaces BoardPlan::internet_starts(int street_count) const {
  Spaces starts;
  starts.set(Board::at(upper_column, upper_street));
  starts.set(Board::at(lower_column, street_count - 1 - lower_street));
  return starts;
}

Content read_content(ContentReader& reader) {
  const auto cards = reader.read<CardCounts>("drawcity/cards.json");
  const auto board = reader.read<BoardFile>("drawcity/board.json");
  const auto locations = reader.read<LocationsFile>("drawcity/locations.json");
  const auto charts = reader.read<ChartsFile>("drawcity/charts.json");
  const auto goals = reader.read<GoalsFile>("drawcity/goals.json");
  check_cards(cards);
  const BoardPlan plan = read_board(board);
  return {cards.values, plan, read_locations(locations, plan.gaps), read_charts(charts),
          read_goals(goals)};
}

}  // namespace townsmith::drawcity
