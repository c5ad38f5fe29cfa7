#include "lab/measures.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace townsmith::lab {

std::vector<Measure> measures_of(const RunPlan& plan) {
  const int players = plan.players;
  const ValueIndex at(plan.place_count);
  std::vector<Measure> list = {
      {"score", "points of a seat", ValueIndex::of(Value::table_score),
       static_cast<double>(players), 0.5, "points"},
      {"length", "decisions in a game", ValueIndex::of(Value::decisions), 1, 1, "decisions"},
  };
  if (players > 1) {
    list.push_back({"winning-score", "points of the winner", ValueIndex::of(Value::winning_score)});
    list.push_back(
        {"margin", "points between first and second", ValueIndex::of(Value::margin), 1, 0.5});
    list.push_back({"shared", "shared victories, per cent", ValueIndex::of(Value::shared), 0.01, 1,
                    "per cent"});
    // Where there are more places than seats, a game has each of them with the same probability.
    const double seats = static_cast<double>(players) / plan.place_count;
    for (std::size_t place = 0; place < plan.places.size(); ++place) {
      list.push_back({fmt::format("victories-{}", place),
                      fmt::format("victories of the {}, per cent", plan.places[place]),
                      at.share(static_cast<int>(place)), share_unit / 100.0 * seats, 1,
                      "per cent"});
    }
  }
  if (plan.watch) {
    list.push_back({"rounds", "rounds in a game", ValueIndex::of(Value::rounds), 1, 0.5, "rounds"});
    list.push_back({"choices", "legal moves, summed over a game", ValueIndex::of(Value::choices), 1,
                    10, "legal moves"});
    if (players > 1) {
      list.push_back({"lead-changes", "changes of the lead in a game",
                      ValueIndex::of(Value::lead_changes), 1, 0.2, "changes of the lead"});
      list.push_back({"halfway", "players who lead halfway win, per cent",
                      at.led_at(course_samples / 2), share_unit / 100.0, 1, "per cent"});
    }
  }
  return list;
}

namespace {

/// "seat-1" is what "victories-0" was called when the lab counted seats from 1.
std::string present_name(const std::string& name) {
  constexpr std::string_view old = "seat-";
  const bool is_old = name.size() == old.size() + 1 && name.starts_with(old) &&
                      name.back() >= '1' && name.back() <= '9';
  return is_old ? fmt::format("victories-{}", name.back() - '1') : name;
}

}  // namespace

Result<Measure> find_measure(const std::vector<Measure>& measures, const std::string& name) {
  const std::string wanted = present_name(name);
  std::vector<std::string> names;
  for (const Measure& measure : measures) {
    if (measure.name == wanted) return measure;
    names.push_back(measure.name);
  }
  return refuse(Reason::unknown_name, fmt::format("nothing is measured as \"{}\"; there is {}",
                                                  name, fmt::join(names, ", ")));
}

}  // namespace townsmith::lab
