#include <fmt/format.h>

#include <array>

#include "lab/report.h"

namespace townsmith::lab {
namespace {

constexpr std::string_view name_of(ItemFinding::Basis basis) {
  switch (basis) {
    case ItemFinding::Basis::same_game: return "same game";
    case ItemFinding::Basis::other_games: return "other games";
    case ItemFinding::Basis::none: break;
  }
  return "unknown";
}

json::array items_json(const Findings& found) {
  json::array items;
  for (const ItemFinding& item : found.items) {
    json::object one{
        {"sort", name_of(item.key.sort)}, {"group", item.key.group}, {"name", item.key.name},
        {"games", kept(item.games)},      {"uses", item.uses},       {"share", kept(item.share)},
        {"basis", name_of(item.basis)}};
    if (item.offered > 0 || item.forced > 0) {
      one["offered"] = item.offered;
      one["taken"] = kept(item.taken);
      one["forced"] = item.forced;
    }
    one["places"] = kept(item.places);
    one["causes"] = kept(item.causes);
    constexpr std::array<std::string_view, 5> faults = {"none", "dead", "too strong", "trap",
                                                        "must take"};
    one["fault"] = faults[static_cast<std::size_t>(item.fault)];
    if (item.basis != ItemFinding::Basis::none) {
      one["goes_with"] = kept(item.goes_with);
      one["usual"] = item.usual;
      one["p"] = item.p;
      one["marked"] = item.marked;
    }
    items.emplace_back(std::move(one));
  }
  return items;
}

/// A field of a CSV file.
std::string field(std::string_view text) {
  if (text.find_first_of(",\"\n") == std::string_view::npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

/// A value and the ends of its interval, for three columns.
std::string interval(const Estimate& estimate) {
  return fmt::format("{:.5f},{:.5f},{:.5f}", estimate.value, estimate.low, estimate.high);
}

std::string counted(std::string_view name, const Histogram& histogram) {
  std::string out = fmt::format("{},games\n", name);
  int value = histogram.min();
  for (const std::uint64_t count : histogram.counts()) {
    out += fmt::format("{},{}\n", value++, count);
  }
  return out;
}

}  // namespace

json::object report_data(const Findings& found) {
  json::object out = kept(found).get_object();
  out["items"] = items_json(found);
  json::object grades;
  for (const auto& [grade, part] : found.grades) grades[grade] = kept(part);
  out["grades"] = std::move(grades);
  out["thoughts"] = json::object{{"decisions", found.thoughts},
                                 {"second_best_costs", kept(found.second)},
                                 {"random_costs", kept(found.random)},
                                 {"close_calls", found.close_calls}};
  json::array skill;
  for (const SkillStep& step : found.skill) {
    skill.emplace_back(json::object{{"a", step.a},
                                    {"b", step.b},
                                    {"games", step.sums.blocks * 2},
                                    {"share", kept(step.share())},
                                    {"lead", kept(step.lead())}});
  }
  out["skill"] = std::move(skill);
  out["skill_curve"] = kept(skill_curve(found.skill));
  return out;
}

std::map<std::string, std::string> report_tables(const Findings& found) {
  std::map<std::string, std::string> tables;
  std::string& places = tables["places.csv"];
  places = "place,victories,victories_low,victories_high,score,score_low,score_high,p\n";
  for (const PlaceFinding& place : found.places) {
    places += fmt::format("{},{},{},{:.3g}\n", field(place.name), interval(place.share),
                          interval(place.score), place.p);
  }
  std::string& scores = tables["scores.csv"];
  scores = "place,score,games\n";
  for (std::size_t i = 0; i < found.place_scores.size(); ++i) {
    int value = found.place_scores[i].min();
    for (const std::uint64_t count : found.place_scores[i].counts()) {
      scores += fmt::format("{},{},{}\n", i, value++, count);
    }
  }
  tables["decisions.csv"] = counted("decisions", found.decisions);
  tables["rounds.csv"] = counted("rounds", found.rounds);
  tables["margins.csv"] = counted("margin", found.margins);
  tables["lead_changes.csv"] = counted("lead_changes", found.lead_changes);
  std::string& sources = tables["sources.csv"];
  sources = "source,points,points_low,points_high,part,winners\n";
  for (const SourceFinding& source : found.sources) {
    sources += fmt::format("{},{},{:.4f},{:.4f}\n", field(source.name), interval(source.points),
                           source.part, source.winners);
  }
  std::string& course = tables["course.csv"];
  course =
      "look,score,score_low,score_high,gap,gap_low,gap_high,leader_wins,leader_wins_low,leader_"
      "wins_high,legal_moves\n";
  for (std::size_t i = 0; i < found.course.size(); ++i) {
    const CoursePoint& point = found.course[i];
    course += fmt::format("{},{},{},{},{:.3f}\n", i + 1, interval(point.score), interval(point.gap),
                          interval(point.led), point.choices.value);
  }
  std::string& items = tables["items.csv"];
  items =
      "group,name,games,games_low,games_high,uses,offered,taken,taken_low,taken_high,forced,"
      "victories,victories_low,"
      "victories_high,worth,worth_low,worth_high,worth_victories,worth_victories_low,"
      "worth_victories_high,worth_games,basis,goes_with,goes_with_low,goes_with_high,usual,p\n";
  for (const ItemFinding& item : found.items) {
    const CauseFinding cause = item.causes.empty() ? CauseFinding{} : item.causes.front();
    items += fmt::format(
        "{},{},{},{:.6f},{},{},{},{},{},{},{},{},{},{:.4f},{:.3g}\n", field(item.key.group),
        field(item.key.name), interval(item.games), item.uses, item.offered, interval(item.taken),
        item.forced, interval(item.share), interval(cause.points), interval(cause.victories),
        cause.games, name_of(item.basis), interval(item.goes_with), item.usual, item.p);
  }
  std::string& skill = tables["skill.csv"];
  skill = "a,b,games,victories,victories_low,victories_high,lead,lead_low,lead_high\n";
  for (const SkillStep& step : found.skill) {
    skill += fmt::format("{},{},{},{},{}\n", field(step.a), field(step.b), 2 * step.sums.blocks,
                         interval(step.share()), interval(step.lead()));
  }
  std::string& thoughts = tables["thoughts.csv"];
  thoughts =
      "decisions,second_best_costs,second_best_low,second_best_high,random_costs,random_low,random_"
      "high,close_calls\n";
  if (found.thoughts > 0) {
    thoughts += fmt::format("{},{},{},{:.4f}\n", found.thoughts, interval(found.second),
                            interval(found.random), found.close_calls);
  }
  return tables;
}

}  // namespace townsmith::lab
