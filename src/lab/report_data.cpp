#include <fmt/format.h>

#include "lab/report.h"

namespace townsmith::lab {
namespace {

json::object json_of(const Estimate& estimate) {
  return {{"value", estimate.value}, {"ci95", estimate.ci95}};
}

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
    json::object one{{"sort", name_of(item.key.sort)},
                     {"group", item.key.group},
                     {"name", item.key.name},
                     {"games", item.games},
                     {"uses", item.uses},
                     {"share", json_of(item.share)},
                     {"basis", name_of(item.basis)}};
    if (item.basis != ItemFinding::Basis::none) {
      one["worth"] = json_of(item.worth);
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
    remarks.emplace_back(json::object{{"alarming", remark.alarming}, {"text", remark.text}});
  }
  out["remarks"] = std::move(remarks);
  json::array seats;
  for (const SeatFinding& seat : found.seats) {
    seats.emplace_back(json::object{{"share", json_of(seat.share)},
                                    {"score", json_of(seat.score)},
                                    {"p", seat.p},
                                    {"alarming", seat.alarming}});
  }
  out["seats"] = std::move(seats);
  json::array bots;
  for (const BotFinding& bot : found.bots) {
    bots.emplace_back(json::object{
        {"name", bot.name}, {"share", json_of(bot.share)}, {"score", json_of(bot.score)}});
  }
  out["bots"] = std::move(bots);
  json::array seat_scores;
  for (const Histogram& scores : found.seat_scores) seat_scores.emplace_back(json_of(scores));
  out["seat_scores"] = std::move(seat_scores);
  out["winning_score"] = json_of(found.winning_score);
  out["margin"] = json_of(found.margin);
  out["shared_victories"] = json_of(found.shared);
  out["margins"] = json_of(found.margins);
  out["decisions"] = json_of(found.decisions);
  out["rounds"] = json_of(found.rounds);
  out["lead_changes"] = json_of(found.lead_changes);
  out["legal_moves"] = json_of(found.choices);
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
  for (const auto& [grade, part] : found.grades) grades[grade] = part;
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
  return out;
}

std::map<std::string, std::string> report_tables(const Findings& found) {
  std::map<std::string, std::string> tables;
  std::string& seats = tables["seats.csv"];
  seats = "seat,victories,victories_ci95,score,score_ci95,p\n";
  for (std::size_t i = 0; i < found.seats.size(); ++i) {
    const SeatFinding& seat = found.seats[i];
    seats += fmt::format("{},{:.6f},{:.6f},{:.4f},{:.4f},{:.3g}\n", i, seat.share.value,
                         seat.share.ci95, seat.score.value, seat.score.ci95, seat.p);
  }
  std::string& scores = tables["scores.csv"];
  scores = "seat,score,games\n";
  for (std::size_t i = 0; i < found.seat_scores.size(); ++i) {
    int value = found.seat_scores[i].least();
    for (const std::uint64_t count : found.seat_scores[i].counts()) {
      scores += fmt::format("{},{},{}\n", i, value++, count);
    }
  }
  tables["decisions.csv"] = counted("decisions", found.decisions);
  tables["rounds.csv"] = counted("rounds", found.rounds);
  tables["margins.csv"] = counted("margin", found.margins);
  tables["lead_changes.csv"] = counted("lead_changes", found.lead_changes);
  std::string& sources = tables["sources.csv"];
  sources = "source,points,points_ci95,part,winners\n";
  for (const SourceFinding& source : found.sources) {
    sources += fmt::format("{},{:.4f},{:.4f},{:.4f},{:.4f}\n", field(source.name),
                           source.points.value, source.points.ci95, source.part, source.winners);
  }
  std::string& course = tables["course.csv"];
  course = "look,score,score_ci95,gap,gap_ci95,leader_wins,leader_wins_ci95,legal_moves\n";
  for (std::size_t i = 0; i < found.course.size(); ++i) {
    const CoursePoint& point = found.course[i];
    course += fmt::format("{},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.3f}\n", i + 1,
                          point.score.value, point.score.ci95, point.gap.value, point.gap.ci95,
                          point.led.value, point.led.ci95, point.choices.value);
  }
  std::string& items = tables["items.csv"];
  items = "group,name,games,uses,victories,victories_ci95,basis,worth,worth_ci95,usual,p\n";
  for (const ItemFinding& item : found.items) {
    items += fmt::format("{},{},{:.6f},{:.6f},{:.4f},{:.4f},{},{:.4f},{:.4f},{:.4f},{:.3g}\n",
                         field(item.key.group), field(item.key.name), item.games, item.uses,
                         item.share.value, item.share.ci95, name_of(item.basis), item.worth.value,
                         item.worth.ci95, item.usual, item.p);
  }
  std::string& skill = tables["skill.csv"];
  skill = "a,b,games,victories,victories_ci95,lead,lead_ci95\n";
  for (const SkillStep& step : found.skill) {
    skill += fmt::format("{},{},{},{:.4f},{:.4f},{:.4f},{:.4f}\n", field(step.a), field(step.b),
                         2 * step.sums.blocks, step.share().value, step.share().ci95,
                         step.lead().value, step.lead().ci95);
  }
  std::string& thoughts = tables["thoughts.csv"];
  thoughts = "decisions,second_best_costs,second_best_ci95,random_costs,random_ci95,close_calls\n";
  if (found.thoughts > 0) {
    thoughts +=
        fmt::format("{},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f}\n", found.thoughts, found.second.value,
                    found.second.ci95, found.random.value, found.random.ci95, found.close_calls);
  }
  return tables;
}

}  // namespace townsmith::lab
