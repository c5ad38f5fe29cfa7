#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "bots/order.h"
#include "lab/page.h"
#include "lab/report.h"
#include "lab/report_parts.h"
#include "lab/svg.h"

namespace townsmith::lab {
namespace {

std::string points(const Estimate& estimate) { return in_words(estimate); }

Estimate in_percent(const Estimate& share) { return share.times(100); }

/// The command that gives this report again.
std::string command(const Findings& found) {
  const RunPlan& plan = found.plan;
  const std::vector<std::string> names = distinct_bots(plan);
  std::string out = fmt::format(
      "townsmith lab run {} --players {} --bots {} --games {} --seed {}", plan.game, plan.players,
      names.size() == 1 ? names.front() : fmt::format("{}", fmt::join(plan.bots, ",")), found.games,
      plan.seed);
  for (const auto& [name, value] : plan.options) out += fmt::format(" --option {}={}", name, value);
  if (!plan.watch) out += " --results-only";
  if (plan.watch) out += fmt::format(" --offers {} --thoughts {}", plan.offers, plan.thoughts);
  if (!found.asked.empty()) out += " " + found.asked;
  return out + " --out DIR";
}

class Report {
 public:
  explicit Report(const Findings& found)
      : found_(found),
        players_(found.plan.players),
        page_("Townsmith lab", headline(found), lead(found)) {}

  std::string write() {
    page_.draw_things_of(found_.plan.game);
    in_short();
    if (players_ > 1) {
      places();
    } else {
      grades();
    }
    scores();
    length();
    sources();
    course();
    closeness();
    show_field(page_, found_);
    choices();
    show_skill(page_, found_);
    things();
    show_times(page_, found_);
    show_examples(page_, found_);
    method();
    return page_.finish();
  }

 private:
  static std::string headline(const Findings& found) {
    return fmt::format(
        "{}, {}", found.title,
        found.plan.players == 1 ? "alone" : fmt::format("{} players", found.plan.players));
  }

  static std::string lead(const Findings& found) {
    std::string out = fmt::format("{} games played by {}", grouped(found.games),
                                  fmt::join(distinct_bots(found.plan), ", "));
    for (const auto& [name, value] : found.plan.options) {
      out += fmt::format(", {} {}", plain_words(name), value);
    }
    return out + ".";
  }

  void in_short() {
    page_.panel("In short", true);
    std::vector<HtmlPage::Line> list;
    for (const Remark& remark : found_.remarks) {
      list.push_back(
          {remark.alarming, remark.text, capital(plain_words(remark.chart)), remark.thing});
    }
    if (list.empty()) page_.paragraph("Nothing stands out.");
    page_.remarks(list);
  }

  void places() {
    page_.panel("Who wins");
    if (found_.places.empty()) {
      page_.paragraph("Nothing tells the seats apart from the start, so none can be favoured.");
    }
    std::vector<IntervalRow> rows;
    std::vector<std::vector<std::string>> cells;
    for (const PlaceFinding& place : found_.places) {
      const std::string name = capital(place.name);
      rows.push_back({name, in_percent(place.share), place.alarming, percent(place.share)});
      cells.push_back(
          {name, percent(place.share), points(place.score), fmt::format("{:.3g}", place.p)});
    }
    if (!rows.empty()) {
      page_.figure(
          interval_plot(rows, 100.0 / players_, "share of victories, per cent",
                        "Each place's share of victories with its interval; the line is fair",
                        per_cent),
          fmt::format(
              "Dashed: a fair share. A place in red is clearly not treated fairly. An "
              "advantage of {:.1f} points of 100 would have been found in four of five such "
              "runs. Lines are 95 % confidence intervals: in 95 of 100 such runs they contain "
              "the truth.",
              100 * found_.findable));
      page_.table("Numbers", {"Place", "Victories", "Score", "p (Holm)"}, cells);
    }
    if (found_.bots.empty()) return;
    cells.clear();
    for (const BotFinding& bot : found_.bots) {
      cells.push_back({bot.name, percent(bot.share), points(bot.score)});
    }
    page_.table("Bots", {"Bot", "Victories in a seat", "Score"}, cells);
  }

  void grades() {
    if (found_.grades.empty()) return;
    page_.panel("Grades");
    std::vector<LengthRow> rows;
    for (const auto& [grade, part] : found_.grades) {
      rows.push_back({grade, 100 * part.value, 0, percent(part)});
    }
    page_.figure(length_plot(rows, false, "How often each grade is reached"),
                 "How many games in a hundred end with each grade.");
  }

  void scores() {
    page_.panel("Scores");
    page_.figure(
        bar_plot(found_.scores, "points of a seat", "How often each score comes up"),
        fmt::format("Mean {:.1f}, standard deviation {:.1f}{}. Hatched: nine scores in ten.",
                    found_.scores.mean(), found_.scores.deviation(),
                    players_ == 1
                        ? std::string()
                        : fmt::format("; a winner has {}", points(found_.winning_score))));
    std::vector<std::vector<std::string>> cells;
    for (std::size_t i = 0; i < found_.places.size(); ++i) {
      const Histogram& one = found_.place_scores[i];
      cells.push_back({capital(found_.places[i].name), fmt::format("{:.2f}", one.mean()),
                       fmt::format("{:.2f}", one.deviation()), std::to_string(one.min()),
                       std::to_string(one.quantile(0.05)), std::to_string(one.quantile(0.5)),
                       std::to_string(one.quantile(0.95)), std::to_string(one.max())});
    }
    if (!cells.empty())
      page_.table("Numbers", {"Place", "Mean", "Deviation", "Least", "5 %", "Half", "95 %", "Most"},
                  cells);
  }

  void length() {
    page_.panel("Length");
    page_.figure(bar_plot(found_.decisions, "decisions in a game, all seats together",
                          "How many decisions games take"),
                 fmt::format("{:.1f} decisions on average.", found_.decisions.mean()));
    if (found_.rounds.empty()) return;
    if (found_.rounds.min() == found_.rounds.max()) {
      page_.paragraph(fmt::format("Every game has {} rounds.", found_.rounds.min()));
    } else {
      page_.figure(bar_plot(found_.rounds, "rounds in a game", "How many rounds games take"),
                   fmt::format("{:.1f} rounds on average.", found_.rounds.mean()));
    }
  }

  void sources() {
    if (found_.sources.empty()) return;
    page_.panel("Where points come from");
    std::vector<LengthRow> rows;
    std::vector<std::vector<std::string>> cells;
    for (const SourceFinding& source : found_.sources) {
      const std::string name = capital(source_words(found_.plan.game, source.name));
      rows.push_back({name, source.points.value, source.winners,
                      fmt::format("{:.1f} · {:.0f} %", source.points.value, 100 * source.part)});
      cells.push_back({name, points(source.points), fmt::format("{:.1f} %", 100 * source.part),
                       fmt::format("{:.2f}", source.winners)});
    }
    page_.figure(length_plot(rows, players_ > 1, "Points of a seat by source"),
                 players_ > 1 ? "Points of a seat and their part of all points. Dashed: what "
                                "winners get from it."
                              : "Points and their part of all points.");
    page_.table("Numbers", {"Source", "Points of a seat", "Of all points", "Winners"}, cells);
  }

  template <class Get>
  std::vector<Estimate> along(Get&& get) const {
    std::vector<Estimate> list;
    for (const CoursePoint& point : found_.course) list.push_back(get(point));
    return list;
  }

  void course() {
    if (found_.course.empty()) return;
    page_.panel("The course of a game");
    page_.figure(course_plot(along([](const CoursePoint& p) { return p.score; }), 0,
                             "points of a seat", "How scores grow over a game"),
                 "The score as it would be if the game ended there.");
    if (players_ == 1) return;
    page_.figure(
        course_plot(along([](const CoursePoint& p) { return in_percent(p.led); }), 0,
                    "leader wins, per cent of games", "How often the leader of the moment wins"),
        fmt::format("Who leads halfway wins {} of games.",
                    percent(found_.course[course_samples / 2].led)));
  }

  void closeness() {
    if (players_ == 1) return;
    page_.panel("How close it is");
    page_.figure(bar_plot(found_.margins, "points between first and second",
                          "How many points lie between the first and the second"),
                 fmt::format("{} points on average; {} of games end with a shared victory.",
                             points(found_.margin), percent(found_.shared)));
    if (found_.course.empty()) return;
    page_.figure(course_plot(along([](const CoursePoint& p) { return p.gap; }), 0,
                             "points between first and second",
                             "The gap between first and second over a game"),
                 "The leader's gap as the game goes on.");
    page_.figure(bar_plot(found_.lead_changes, "changes of the lead in a game",
                          "How often the lead changes"),
                 fmt::format("The lead changes {:.1f} times on average, seen from round to round.",
                             found_.lead_changes.mean()));
  }

  void choices() {
    if (found_.choices.empty()) return;
    page_.panel("What there is to decide");
    page_.figure(
        course_plot(along([](const CoursePoint& p) { return p.choices; }), 0, "legal moves",
                    "How many legal moves there are over a game"),
        fmt::format("{:.1f} legal moves on average; half of the decisions have at most {}; "
                    "in {:.0f} % there is only one.",
                    found_.choices.mean(), found_.choices.quantile(0.5), 100 * found_.forced));
    if (found_.thoughts == 0) return;
    page_.figure(
        interval_plot({{"A move made at random costs", found_.random, false, points(found_.random)},
                       {"The second best costs", found_.second, false, points(found_.second)}},
                      0, "points less than the best move, as the bots see it",
                      "What a random move and the second best move cost"),
        fmt::format("Bots were asked about {} decisions, {} simulations each. In {:.0f} % of them "
                    "the second best move is as good as the best, within a tenth of a point.",
                    grouped(found_.thoughts), found_.plan.simulations, 100 * found_.close_calls));
  }

  /// Groups of things, each with plots of what they are worth and of what they go with.
  void things() {
    bool first = true;
    for (std::size_t from = 0; from < found_.items.size();) {
      std::size_t to = from;
      while (to < found_.items.size() &&
             found_.items[to].key.group == found_.items[from].key.group) {
        ++to;
      }
      if (first) {
        page_.panel("Things: how often they are used, and what they are worth", true);
        page_.paragraph(
            "Worth is a cause: the same game on the same luck is played again, and one player who "
            "used the thing may not. What that costs, in points of lead and in victories, is what "
            "it "
            "is worth to a player who would use it. These intervals hold for all things of the "
            "page "
            "together, whenever one looks.");
        page_.paragraph(
            players_ > 1
                ? "What a thing goes with is no cause: how many points more than the others at the "
                  "table players make from the round on in which it is first used, for each use. "
                  "Players who are doing well may use other things."
                : "What a thing goes with is no cause: how many points more a game with it ends "
                  "with "
                  "than a game without it.");
        first = false;
      }
      group(from, to);
      from = to;
    }
  }

  void group(std::size_t from, std::size_t to) {
    const std::string name = capital(group_words(found_.plan.game, found_.items[from].key));
    std::vector<const ItemFinding*> asked;
    std::vector<const ItemFinding*> known;
    std::vector<std::vector<std::string>> cells;
    for (std::size_t i = from; i < to; ++i) {
      const ItemFinding& item = found_.items[i];
      if (!item.causes.empty() && item.causes.front().points.known()) asked.push_back(&item);
      if (item.basis != ItemFinding::Basis::none) known.push_back(&item);
      cells.push_back(item_cells(item));
    }
    if (asked.empty() && known.empty() && to - from < 2) return;
    page_.panel(name);
    if (!asked.empty()) {
      bots::put_in_order(asked.begin(), asked.end(), [](const auto* a, const auto* b) {
        return a->causes.front().points.value > b->causes.front().points.value;
      });
      show_group(
          asked, asked.front()->causes.front().usual, "points of lead",
          "What each is worth to a player who would use it", "Worth",
          [](const ItemFinding& item) { return item.causes.front().points; },
          [](const ItemFinding& item) { return item.fault != ItemFinding::Fault::none; });
    } else if (!known.empty()) {
      show_group(
          known, known.front()->usual, "points", "What each goes with", "Goes with",
          [](const ItemFinding& item) { return item.goes_with; },
          [](const ItemFinding&) { return false; });
    }
    page_.table(fmt::format("All {}", to - from),
                {"Name", "In games", "Uses a game", "Could", "Did when they could", "Had to",
                 "Victories of users", "Worth, points", "Worth, victories", "Looking ahead",
                 "Goes with", "p (Holm)"},
                cells);
  }

  std::vector<std::string> item_cells(const ItemFinding& item) const {
    const std::string none = "–";
    const bool goes = item.basis != ItemFinding::Basis::none;
    const auto cause = [&](std::size_t which, bool victories) {
      if (item.causes.size() <= which || !item.causes[which].points.known()) return none;
      const CauseFinding& one = item.causes[which];
      return victories ? in_words(one.victories.times(100), 1, true) + " %"
                       : in_words(one.points, 1, true);
    };
    return {name_of(item.key) + std::string(fault_words(item.fault)),
            percent(item.games),
            fmt::format("{:.2f}", item.uses),
            item.offered > 0 ? grouped(static_cast<std::uint64_t>(item.offered)) : none,
            item.offered > 0 ? percent(item.taken) : none,
            item.forced > 0 ? grouped(static_cast<std::uint64_t>(item.forced)) : none,
            players_ > 1 && item.share.known() ? percent(item.share) : none,
            cause(0, false),
            cause(0, true),
            cause(1, false),
            goes ? in_words(item.goes_with, 2, true) : none,
            goes ? fmt::format("{:.2g}{}", item.p, item.marked ? " *" : "") : std::string()};
  }

  static constexpr std::string_view fault_words(ItemFinding::Fault fault) {
    switch (fault) {
      case ItemFinding::Fault::dead: return " (dead)";
      case ItemFinding::Fault::too_strong: return " (too strong)";
      case ItemFinding::Fault::trap: return " (a trap)";
      case ItemFinding::Fault::must_take: return " (must be taken)";
      case ItemFinding::Fault::none: break;
    }
    return "";
  }

  /// The two ends are what a designer looks for.
  template <class Get, class Mark>
  void show_group(const std::vector<const ItemFinding*>& shown, double usual, std::string_view axis,
                  std::string_view label, std::string_view what, Get&& get, Mark&& mark) {
    constexpr std::size_t max = 16;
    std::vector<IntervalRow> rows;
    std::vector<std::pair<std::string, std::string>> pictures;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      if (shown.size() > max && i >= max / 2 && i + max / 2 < shown.size()) continue;
      const Estimate estimate = get(*shown[i]);
      rows.push_back({capital(name_of(shown[i]->key)), estimate, mark(*shown[i]),
                      in_words(estimate, 1, true)});
      pictures.emplace_back(name_of(shown[i]->key), rows.back().words);
    }
    page_.figure(
        interval_plot(rows, usual, axis, label),
        shown.size() > max
            ? fmt::format("{}: the {} highest and the {} lowest of {}. Dashed: usual for the "
                          "group, {}.",
                          what, max / 2, max / 2, shown.size(), with_sign(usual))
            : fmt::format("{}. Dashed: usual for the group, {}.", what, with_sign(usual)));
    page_.things(pictures);
  }

  void method() {
    page_.panel("How this was measured", true);
    page_.paragraph(fmt::format(
        "{} blocks of {} {}: the games of a block share their luck, and the bots change seats "
        "until each has sat everywhere. Blocks are independent of each other, so intervals and "
        "tests take the block as their unit. ± and [ ] are 95 % confidence intervals: Student's "
        "for "
        "means, Wilson's for shares, for as many independent games as would know as much.",
        grouped(found_.blocks), found_.games_a_block,
        found_.games_a_block == 1 ? "game" : "games"));
    page_.paragraph(fmt::format(
        "A warning about places needs p < {} after Holm's correction and a difference of at least "
        "one percentage point: where all are alike, at most one run in {:.0f} raises one. Things "
        "are "
        "called dead where fewer than 4 % of players who could use them did, and must-takes where "
        "more than 90 % did although that is not usual; too strong, or a trap, where they are "
        "worth "
        "{:.1f} points more than usual, or less than nothing by as much: a seventh of what usually "
        "lies between first and second. All of this is corrected for the number of things.",
        false_alarm, 1 / false_alarm, found_.noticeable));
    for (const Causes& causes : found_.causes) {
      page_.paragraph(fmt::format("Restricted play: {} games by {}, from the first {} blocks.",
                                  grouped(causes.games), causes.bot, grouped(causes.blocks)));
    }
    if (found_.offers > 0) {
      page_.paragraph(fmt::format("What players could have used was looked at in {} games.",
                                  grouped(found_.offers)));
    }
    if (found_.recorded) {
      page_.paragraph(
          "These are recorded games, each a block of its own. Who played them, and how well, is "
          "not "
          "looked at: a difference may be one between players.");
      return;
    }
    page_.paragraph("Bots are not people. What bots do not see, no number here shows.");
    page_.raw(fmt::format("<p>The same again, to the last digit: <code>{}</code> (content {}).</p>",
                          escaped(command(found_)), escaped(found_.plan.content)));
  }

  const Findings& found_;
  const int players_;
  HtmlPage page_;
};

}  // namespace

std::string report_page(const Findings& found) { return Report(found).write(); }

}  // namespace townsmith::lab
