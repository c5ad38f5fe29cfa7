#include "lab/remarks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "bots/order.h"
#include "lab/report_parts.h"
#include "lab/svg.h"

namespace townsmith::lab {
namespace {

/// Differences that nobody would notice at a table are not worth a word, however certain.
constexpr double noticeable_share = 0.01;
/// So much a person reads before looking at anything.
constexpr std::size_t max_remarks = 8;

using Fault = ItemFinding::Fault;

std::string of_100(double share) { return fmt::format("{:.0f} of 100", 100 * share); }

class Remarks {
 public:
  explicit Remarks(const Findings& found) : found_(found) {}

  std::vector<Remark> all() {
    if (found_.blocks < min_blocks) {
      note(fmt::format("{} games are too few to say anything for certain.", found_.games));
    }
    on_faults();
    on_places();
    on_course();
    on_skill();
    on_sources();
    on_choices();
    bots::put_in_order(list_.begin(), list_.end(),
                       [](const Remark& a, const Remark& b) { return a.alarming > b.alarming; });
    if (list_.size() > max_remarks) list_.resize(max_remarks);
    return std::move(list_);
  }

 private:
  void alarm(std::string text, std::string chart = {}, std::string thing = {}) {
    list_.push_back({true, std::move(text), std::move(chart), std::move(thing)});
  }
  void note(std::string text, std::string chart = {}) {
    list_.push_back({false, std::move(text), std::move(chart)});
  }
  bool enough() const { return found_.blocks >= min_blocks; }

  /// How far a thing is from what is usual, at least.
  static double distance(const ItemFinding& item) {
    if (item.causes.empty()) return 0;
    const CauseFinding& cause = item.causes.front();
    return item.fault == Fault::trap ? -cause.points.high : cause.points.low - cause.usual;
  }

  /// The dead first, then what is worth most or least; one line for each name.
  void on_faults() {
    std::vector<const ItemFinding*> told;
    for (const ItemFinding& item : found_.items) {
      if (item.fault != Fault::none) told.push_back(&item);
    }
    bots::put_in_order(told.begin(), told.end(), [](const auto* a, const auto* b) {
      const bool dead_a = a->fault == Fault::dead;
      const bool dead_b = b->fault == Fault::dead;
      if (dead_a != dead_b) return dead_a;
      if (dead_a) return a->taken.high < b->taken.high;
      return distance(*a) > distance(*b);
    });
    std::set<std::string> names;
    std::erase_if(told, [&](const auto* item) { return !names.insert(item->key.name).second; });
    constexpr std::size_t max = 5;
    for (std::size_t i = 0; i < std::min(told.size(), max); ++i) {
      alarm(words_of(*told[i]), told[i]->key.group, told[i]->key.name);
    }
    if (told.size() > max) {
      note(fmt::format("{} more things are marked below as dead, too strong or too weak.",
                       told.size() - max),
           told[max]->key.group);
    }
  }

  /// "card started" is what is done with it.
  static std::string words_of(const ItemFinding& item) {
    const std::string what = fmt::format("{} ({})", item.key.name, plain_words(item.key.group));
    switch (item.fault) {
      case Fault::dead:
        return fmt::format(
            "{} is dead: of {} players who could use it {} did, so make it cheaper or worth more.",
            what, item.offered, percent(item.taken));
      case Fault::must_take:
        if (item.causes.empty() || item.causes.front().points.low <= 0) {
          return fmt::format(
              "{} is taken by {} of players who could, so it is hardly a choice: make it dearer, "
              "or "
              "leave it out.",
              what, percent(item.taken));
        }
        [[fallthrough]];
      case Fault::too_strong: return strong_words(item, what);
      case Fault::trap:
        return fmt::format(
            "{} is a trap: players who use it end {} points worse than if they might not ({}), so "
            "make it cheaper or worth more.",
            what, in_words(item.causes.front().points.times(-1), 1), seen_by(item));
      case Fault::none: break;
    }
    return what;
  }

  static std::string strong_words(const ItemFinding& item, const std::string& what) {
    const CauseFinding& cause = item.causes.front();
    return fmt::format(
        "{} is too strong: a player who may not use it loses {} points and {} victories, where {} "
        "is usual ({}), so make it dearer or worth less.",
        what, in_words(cause.points, 1), of_100(cause.victories.value), with_sign(cause.usual),
        seen_by(item));
  }

  /// Who says so.
  static std::string seen_by(const ItemFinding& item) {
    const CauseFinding& cause = item.causes.front();
    std::string words = fmt::format("{} games by {}", cause.games, cause.bot);
    if (item.causes.size() > 1 && item.causes[1].points.known()) {
      words +=
          fmt::format("; a bot that looks ahead: {}", in_words(item.causes[1].points, 1, true));
    }
    return words;
  }

  /// The interval of one that stands out among several.
  static Estimate of_several(const Estimate& estimate, std::size_t several) {
    return estimate.at(1 - false_mark / static_cast<double>(several));
  }

  /// What to try where a place wins too much, or too little.
  std::string remedy(bool too_much) const {
    if (found_.plan.by_seat) return "try other handicaps";
    if (!found_.places.front().name.starts_with("1st")) {
      return "let what it begins with give less, or what the others begin with more";
    }
    return too_much ? "try a point for the others (“--option compensation=”)"
                    : "try a point for it (“--option compensation=”)";
  }

  /// "Seat 0", "The 1st in turn order".
  static std::string with_article(const std::string& place) {
    return place.starts_with("seat") ? "S" + place.substr(1) : "The " + place;
  }

  void on_places() {
    if (found_.plan.players == 1) return;
    const double fair = 1.0 / found_.plan.players;
    if (found_.places.empty()) {
      note("Nothing tells seats apart from the start, so none can be favoured.", "Who wins");
      return;
    }
    // Of two, one wins what the other does not.
    const std::size_t tests = found_.places.size() == 2 ? 1 : found_.places.size();
    bool any = false;
    for (const PlaceFinding& place : found_.places) {
      if (!place.alarming || std::abs(place.share.value - fair) < noticeable_share) continue;
      any = true;
      // Of two, what one has too much the other has too little.
      if (found_.places.size() == 2 && place.share.value < fair) continue;
      alarm(fmt::format("{} wins {} of games, where {:.1f} % would be fair, so {}.",
                        with_article(place.name), percent(of_several(place.share, tests)),
                        100 * fair, remedy(place.share.value > fair)),
            "Who wins");
    }
    if (any || !enough()) return;
    note(fmt::format(
             "No {} was found to be favoured; an advantage of {:.1f} points of 100 would have "
             "been found in four of five such runs.",
             found_.places.front().name.starts_with("seat") ? "seat" : "place",
             100 * found_.findable),
         "Who wins");
  }

  void on_course() {
    if (found_.course.empty() || found_.plan.players == 1 || !enough()) return;
    const CoursePoint& middle = found_.course[course_samples / 2];
    if (middle.led.low > 0.8) {
      alarm(fmt::format(
                "Players who lead halfway win {} of games, so the second half decides little: "
                "let what comes late be worth more.",
                percent(middle.led)),
            "The course of a game");
    }
    const double start = 1.0 / found_.plan.players;
    if (middle.led.high < start + 0.1 * (1 - start)) {
      note(
          fmt::format("Players who lead halfway win only {} of games: what is scored before hardly "
                      "matters, or does not show yet.",
                      percent(middle.led)),
          "The course of a game");
    }
    if (found_.shared.low > 0.05) {
      note(fmt::format("{} of games end with a shared victory: another tie-break would tell more "
                       "players apart.",
                       percent(found_.shared)),
           "How close it is");
    }
  }

  void on_sources() {
    if (!enough()) return;
    for (const SourceFinding& source : found_.sources) {
      if (source.part > 0.7 && found_.sources.size() > 2) {
        note(fmt::format("“{}” makes {:.0f} % of all points: the rest hardly counts.",
                         source_words(found_.plan.game, source.name), 100 * source.part),
             "Where points come from");
      }
      // Lines that never have points are there to explain something.
      const bool counts = source.points.value != 0 || source.points.error != 0;
      if (counts && std::abs(source.part) < 0.01) {
        note(fmt::format("“{}” makes only {:.1f} % of all points: it could go, or pay more.",
                         source_words(found_.plan.game, source.name), 100 * source.part),
             "Where points come from");
      }
    }
  }

  void on_choices() {
    if (found_.forced > 0.25 && enough()) {
      note(fmt::format("In {:.0f} % of decisions there is only one legal move: these could be left "
                       "out.",
                       100 * found_.forced),
           "What there is to decide");
    }
    if (found_.thoughts >= min_blocks && found_.random.high < 0.2) {
      note(fmt::format("A move made at random costs only {} points: most choices matter little.",
                       in_words(found_.random)),
           "What there is to decide");
    }
  }

  /// What was not answered is not told here.
  void on_skill() {
    const SkillStep* levels = nullptr;
    const SkillStep* thinking = nullptr;
    for (const SkillStep& step : found_.skill) {
      const Estimate share = of_several(step.share(), found_.skill.size());
      if (!share.known() || (share.low <= 0.5 && share.high >= 0.5)) continue;
      (skill_simulations(step.a) > 0 ? thinking : levels) = &step;
    }
    if (levels != nullptr) tell(*levels, "Better play wins", "Better play does not win");
    if (thinking != nullptr) {
      tell(*thinking, "Twice the thinking wins", "Twice the thinking makes it worse");
    }
  }

  void tell(const SkillStep& step, std::string_view yes, std::string_view no) {
    const Estimate share = of_several(step.share(), found_.skill.size());
    note(fmt::format("{}: {}, {} of victories.", share.low > 0.5 ? yes : no, skill_words(step),
                     percent(share)),
         "Does skill pay?");
  }

  const Findings& found_;
  std::vector<Remark> list_;
};

}  // namespace

std::vector<Remark> remarks_on(const Findings& found) { return Remarks(found).all(); }

Findings find(const Run& run, const GameInfo& info) {
  Findings found = figures(run, info);
  found.remarks = remarks_on(found);
  return found;
}

}  // namespace townsmith::lab
