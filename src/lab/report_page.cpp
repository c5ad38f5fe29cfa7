#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "lab/page.h"
#include "lab/report.h"
#include "lab/svg.h"

namespace townsmith::lab {
namespace {

std::string points(const Estimate& estimate) {
  return fmt::format("{:.2f} ± {:.2f}", estimate.value, estimate.ci95);
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t i = text.size(); i > 3;) {
    i -= 3;
    text.insert(i, 1, ',');
  }
  return text;
}

Estimate in_percent(const Estimate& share) { return {100 * share.value, 100 * share.ci95}; }

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

/// The part of the command that is about skill.
std::string skill_command(const Findings& found) {
  if (found.skill.empty()) return " --skill 0";
  std::uint64_t blocks = found.skill.front().sums.blocks;
  std::vector<int> simulations;
  for (const SkillStep& step : found.skill) {
    blocks = std::min(blocks, step.sums.blocks);
    if (const int count = skill_simulations(step.a); count > 0) simulations.push_back(count);
  }
  return fmt::format(" --skill {} --simulations {}", blocks, fmt::join(simulations, ","));
}

/// The command that gives this report again.
std::string command(const Findings& found) {
  const Plan& plan = found.plan;
  const std::vector<std::string> names = distinct_bots(plan);
  std::string out = fmt::format(
      "townsmith lab run {} --players {} --bots {} --games {} --seed {}", plan.game, plan.players,
      names.size() == 1 ? names.front() : fmt::format("{}", fmt::join(plan.bots, ",")), found.games,
      plan.seed);
  for (const auto& [name, value] : plan.options) out += fmt::format(" --option {}={}", name, value);
  if (!plan.watch) out += " --results-only";
  if (plan.watch) out += fmt::format(" --thoughts {}", plan.thoughts);
  out += skill_command(found);
  return out + " --out DIR";
}

class Report {
 public:
  explicit Report(const Findings& found)
      : found_(found),
        players_(found.plan.players),
        page_("Townsmith lab", headline(found), lead(found)) {}

  std::string write() {
    in_short();
    if (players_ > 1) {
      seats();
    } else {
      grades();
    }
    scores();
    length();
    sources();
    course();
    closeness();
    choices();
    skill();
    things();
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
    std::vector<std::pair<bool, std::string>> list;
    for (const Remark& remark : found_.remarks) list.emplace_back(remark.alarming, remark.text);
    if (list.empty()) {
      page_.paragraph("Nothing stands out: seats are alike, and no thing is far from its kind.");
    }
    page_.remarks(list);
    if (!found_.scores.empty()) {
      page_.paragraph(fmt::format(
          "A seat scores {:.1f} points on average{}; a game takes {:.0f} decisions{}.",
          found_.scores.mean(),
          players_ == 1 ? "" : fmt::format(", a winner {}", points(found_.winning_score)),
          found_.decisions.mean(),
          found_.rounds.empty() ? "" : fmt::format(" in {:.1f} rounds", found_.rounds.mean())));
    }
  }

  void seats() {
    page_.panel("Who wins");
    std::vector<IntervalRow> rows;
    std::vector<std::vector<std::string>> cells;
    for (std::size_t i = 0; i < found_.seats.size(); ++i) {
      const SeatFinding& seat = found_.seats[i];
      const std::string name = fmt::format("Seat {}", i);
      rows.push_back({name, in_percent(seat.share), seat.alarming, percent(seat.share)});
      cells.push_back(
          {name, percent(seat.share), points(seat.score), fmt::format("{:.3g}", seat.p)});
    }
    page_.figure(
        interval_plot(rows, 100.0 / players_, "share of victories, per cent",
                      "Each seat's share of victories with its interval; the line is a fair share",
                      per_cent),
        "Dashed: a fair share. A seat in red is clearly not treated fairly. Lines are 95 % "
        "confidence "
        "intervals: in 95 of 100 such runs they contain the truth.");
    page_.table("Numbers", {"Seat", "Victories", "Score", "p (Holm)"}, cells);
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
      rows.push_back({grade, 100 * part, 0, fmt::format("{:.1f} %", 100 * part)});
    }
    page_.figure(length_plot(rows, false, "How often each grade is reached"),
                 "How many games in a hundred end with each grade.");
  }

  void scores() {
    page_.panel("Scores");
    page_.figure(bar_plot(found_.scores, "points of a seat", "How often each score comes up"),
                 fmt::format("Mean {:.1f}, standard deviation {:.1f}. Hatched: nine scores in ten.",
                             found_.scores.mean(), found_.scores.deviation()));
    std::vector<std::vector<std::string>> cells;
    for (std::size_t i = 0; i < found_.seat_scores.size(); ++i) {
      const Histogram& one = found_.seat_scores[i];
      cells.push_back({fmt::format("Seat {}", i), fmt::format("{:.2f}", one.mean()),
                       fmt::format("{:.2f}", one.deviation()), std::to_string(one.least()),
                       std::to_string(one.quantile(0.05)), std::to_string(one.quantile(0.5)),
                       std::to_string(one.quantile(0.95)), std::to_string(one.most())});
    }
    page_.table("Numbers", {"Seat", "Mean", "Deviation", "Least", "5 %", "Half", "95 %", "Most"},
                cells);
  }

  void length() {
    page_.panel("Length");
    page_.figure(bar_plot(found_.decisions, "decisions in a game, all seats together",
                          "How many decisions games take"),
                 fmt::format("{:.1f} decisions on average.", found_.decisions.mean()));
    if (found_.rounds.empty()) return;
    if (found_.rounds.least() == found_.rounds.most()) {
      page_.paragraph(fmt::format("Every game has {} rounds.", found_.rounds.least()));
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
      const std::string name = capital(plain_words(source.name));
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
        fmt::format("Who leads halfway wins {} of games.", percent(found_.course[looks / 2].led)));
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

  void skill() {
    if (found_.skill.empty()) return;
    page_.panel("Does skill pay?");
    std::vector<IntervalRow> rows;
    std::vector<std::vector<std::string>> cells;
    for (const SkillStep& step : found_.skill) {
      const std::string name = capital(skill_words(step));
      rows.push_back({name, in_percent(step.share()), false, percent(step.share())});
      cells.push_back({name, grouped(2 * step.sums.blocks), percent(step.share()),
                       fmt::format("{:+.2f} ± {:.2f}", step.lead().value, step.lead().ci95)});
    }
    page_.figure(interval_plot(rows, 50, "victories of the first, per cent",
                               "How often the stronger player wins", per_cent),
                 "Who plays better or thinks twice as long, against who does not, on common luck "
                 "with seats changed. At 50 % (dashed) it is of no use; the further to the right, "
                 "the more skill decides.");
    page_.table("Numbers", {"Who against whom", "Games", "Victories", "Points ahead"}, cells);
  }

  /// Groups of things, each with a plot of those that stand out.
  void things() {
    bool first = true;
    for (std::size_t from = 0; from < found_.items.size();) {
      std::size_t to = from;
      while (to < found_.items.size() &&
             found_.items[to].key.group == found_.items[from].key.group) {
        ++to;
      }
      if (first) {
        page_.panel("Things and what they are worth", true);
        page_.paragraph(
            players_ > 1
                ? "How many points one more use goes with, compared with the others at the same "
                  "table in the same game. That is no proof of a cause: who is ahead may use "
                  "other things. “townsmith lab compare” on changed content is the proof."
                : "How many points more a game with it ends with than a game without it. That is "
                  "no proof of a cause; “townsmith lab compare” on changed content is.");
        page_.paragraph(
            "Things in red are clearly worth more or less than others of their group (dashed "
            "line). "
            "The correction for looking at so many things at once is Holm's: the chance that even "
            "one mark of this page is luck is at most 5 %.");
        first = false;
      }
      group(from, to);
      from = to;
    }
  }

  void group(std::size_t from, std::size_t to) {
    constexpr std::size_t most = 16;
    const std::string name = capital(plain_words(found_.items[from].key.group));
    std::vector<const ItemFinding*> shown;
    std::vector<std::vector<std::string>> cells;
    double usual = 0;
    for (std::size_t i = from; i < to; ++i) {
      const ItemFinding& item = found_.items[i];
      const bool known = item.basis != ItemFinding::Basis::none;
      const bool same = item.basis == ItemFinding::Basis::same_game;
      if (known) {
        shown.push_back(&item);
        usual = item.usual;
      }
      cells.push_back(
          {name_of(item.key), fmt::format("{:.1f} %", 100 * item.games),
           fmt::format("{:.2f}", item.uses), players_ > 1 ? percent(item.share) : std::string("–"),
           known ? fmt::format("{:+.2f} ± {:.2f}", item.worth.value, item.worth.ci95)
                 : std::string("–"),
           known ? (same ? "same game" : "other games") : "",
           known ? fmt::format("{:.2g}{}", item.p, item.marked ? " *" : "") : std::string("")});
    }
    if (shown.empty() && to - from < 2) return;
    page_.panel(name);
    // The two ends are what a designer looks for.
    std::vector<IntervalRow> rows;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      if (shown.size() > most && i >= most / 2 && i + most / 2 < shown.size()) continue;
      const ItemFinding& item = *shown[i];
      rows.push_back({capital(name_of(item.key)), item.worth, item.marked,
                      fmt::format("{} ± {:.1f}", with_sign(item.worth.value), item.worth.ci95)});
    }
    if (!rows.empty()) {
      page_.figure(interval_plot(rows, usual, "points",
                                 fmt::format("What each {} is worth",
                                             plain_words(found_.items[from].key.group))),
                   shown.size() > most
                       ? fmt::format("The {} most and the {} least worthy of {}. Dashed: usual for "
                                     "the group, {}.",
                                     most / 2, most / 2, shown.size(), with_sign(usual))
                       : fmt::format("Dashed: usual for the group, {}.", with_sign(usual)));
    }
    page_.table(fmt::format("All {}", to - from),
                {"Name", "In games", "Uses a game", "Victories of users", "Worth", "Compared in",
                 "p (Holm)"},
                cells);
  }

  void method() {
    page_.panel("How this was measured", true);
    page_.paragraph(fmt::format(
        "{} blocks of {} {}: the games of a block share their luck, and the bots change seats "
        "until each has sat everywhere. Blocks are independent of each other, so intervals and "
        "tests take the block as their unit. ± is half of a 95 % confidence interval.",
        grouped(found_.blocks), found_.games_a_block,
        found_.games_a_block == 1 ? "game" : "games"));
    page_.paragraph(fmt::format(
        "A warning about seats needs p < {} after Holm's correction and a difference of at least "
        "one percentage point: where all seats are alike, at most one run in {:.0f} raises one. "
        "Marks on things need p < {}, corrected for all things of the page together.",
        false_alarm, 1 / false_alarm, false_mark));
    page_.paragraph("Bots are not people. What bots do not see, no number here shows.");
    page_.raw(fmt::format("<p>The same again, to the last digit: <code>{}</code> (content {}).</p>",
                          escaped(command(found_)), escaped(found_.plan.content)));
  }

  const Findings& found_;
  const int players_;
  Page page_;
};

}  // namespace

std::string report_page(const Findings& found) { return Report(found).write(); }

}  // namespace townsmith::lab
