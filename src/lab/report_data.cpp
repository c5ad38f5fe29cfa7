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
        {"games", json_of(item.games)},   {"uses", item.uses},       {"share", json_of(item.share)},
        {"basis", name_of(item.basis)}};
    if (item.offered > 0 || item.forced > 0) {
      one["offered"] = item.offered;
      one["taken"] = json_of(item.taken);
      one["forced"] = item.forced;
    }
    one["places"] = json::array(item.places.begin(), item.places.end());
    json::array causes;
    for (const CauseFinding& cause : item.causes) {
      causes.emplace_back(json::object{{"bot", cause.bot},
                                       {"games", cause.games},
                                       {"unavoidable", cause.unavoidable},
                                       {"points", json_of(cause.points)},
                                       {"victories", json_of(cause.victories)},
                                       {"usual", cause.usual}});
    }
    one["causes"] = std::move(causes);
    constexpr std::array<std::string_view, 5> faults = {"none", "dead", "too strong", "trap",
                                                        "must take"};
    one["fault"] = faults[static_cast<std::size_t>(item.fault)];
    if (item.basis != ItemFinding::Basis::none) {
      one["goes_with"] = json_of(item.goes_with);
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
  int value = histogram.least();
  for (const std::uint64_t count : histogram.counts()) {
    out += fmt::format("{},{}\n", value++, count);
  }
  return out;
}

}  // namespace

json::object report_data(const Findings& found) {
  json::object out;
  out["plan"] = to_json(found.plan);
  out["games"] = found.games;
  out["blocks"] = found.blocks;
  json::array remarks;
  for (const Remark& remark : found.remarks) {
    remarks.emplace_back(json::object{
        {"alarming", remark.alarming}, {"text", remark.text}, {"chart", remark.chart}});
  }
  out["remarks"] = std::move(remarks);
  json::array places;
  for (const PlaceFinding& place : found.places) {
    places.emplace_back(json::object{{"name", place.name},
                                     {"share", json_of(place.share)},
                                     {"score", json_of(place.score)},
                                     {"p", place.p},
                                     {"alarming", place.alarming}});
  }
  out["places"] = std::move(places);
  out["findable_advantage"] = found.findable;
  json::array bots;
  for (const BotFinding& bot : found.bots) {
    bots.emplace_back(json::object{
        {"name", bot.name}, {"share", json_of(bot.share)}, {"score", json_of(bot.score)}});
  }
  out["bots"] = std::move(bots);
  json::array place_scores;
  for (const Histogram& scores : found.place_scores) place_scores.emplace_back(kept(scores));
  out["place_scores"] = std::move(place_scores);
  out["field"] = json::object{{"drama", json_of(found.field.drama)},
                              {"comeback", json_of(found.field.comeback)},
                              {"decided", json_of(found.field.decided)},
                              {"permanence", json_of(found.field.permanence)},
                              {"action_entropy", found.field.action_entropy},
                              {"action_dominance", found.field.action_dominance},
                              {"dominant_action", found.field.dominant_action},
                              {"most_legal_moves", found.field.max_choices},
                              {"hidden", found.field.hidden},
                              {"interaction", json_of(found.field.interaction)}};
  out["winning_score"] = json_of(found.winning_score);
  out["margin"] = json_of(found.margin);
  out["shared_victories"] = json_of(found.shared);
  out["margins"] = kept(found.margins);
  out["decisions"] = kept(found.decisions);
  out["rounds"] = kept(found.rounds);
  out["lead_changes"] = kept(found.lead_changes);
  out["legal_moves"] = kept(found.choices);
  out["forced_decisions"] = found.forced;
  json::array course;
  for (const CoursePoint& point : found.course) {
    course.emplace_back(json::object{{"score", json_of(point.score)},
                                     {"gap", json_of(point.gap)},
                                     {"leader_wins", json_of(point.led)},
                                     {"legal_moves", json_of(point.choices)}});
  }
  out["course"] = std::move(course);
  json::array sources;
  for (const SourceFinding& source : found.sources) {
    sources.emplace_back(json::object{{"name", source.name},
                                      {"points", json_of(source.points)},
                                      {"part", source.part},
                                      {"winners", source.winners}});
  }
  out["sources"] = std::move(sources);
  out["items"] = items_json(found);
  json::object grades;
  for (const auto& [grade, part] : found.grades) grades[grade] = json_of(part);
  out["grades"] = std::move(grades);
  out["thoughts"] = json::object{{"decisions", found.thoughts},
                                 {"second_best_costs", json_of(found.second)},
                                 {"random_costs", json_of(found.random)},
                                 {"close_calls", found.close_calls}};
  json::array skill;
  for (const SkillStep& step : found.skill) {
    skill.emplace_back(json::object{{"a", step.a},
                                    {"b", step.b},
                                    {"games", step.sums.blocks * 2},
                                    {"share", json_of(step.share())},
                                    {"lead", json_of(step.lead())}});
  }
  out["skill"] = std::move(skill);
  json::array curve;
  for (const SkillPoint& point : skill_curve(found.skill)) {
    curve.emplace_back(
        json::object{{"simulations", point.simulations}, {"rating", json_of(point.rating)}});
  }
  out["skill_curve"] = std::move(curve);
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
    int value = found.place_scores[i].least();
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
