#include "lab/remarks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "bots/order.h"
#include "lab/svg.h"

namespace townsmith::lab {
namespace {

/// Differences that nobody would notice at a table are not worth a word, however certain.
constexpr double noticeable_share = 0.01;
constexpr double noticeable_points = 1;
constexpr std::uint64_t least_skill_blocks = 8;

class Remarks {
 public:
  explicit Remarks(const Findings& found) : found_(found) {}

  std::vector<Remark> all() {
    if (found_.blocks < least_blocks) {
      note(fmt::format("{} games are too few to say anything for certain.", found_.games));
    }
    on_seats();
    on_course();
    on_sources();
    on_items();
    on_choices();
    on_skill();
    bots::put_in_order(list_.begin(), list_.end(),
                       [](const Remark& a, const Remark& b) { return a.alarming > b.alarming; });
    return std::move(list_);
  }

 private:
  void alarm(std::string text) { list_.push_back({true, std::move(text)}); }
  void note(std::string text) { list_.push_back({false, std::move(text)}); }
  bool enough() const { return found_.blocks >= least_blocks; }

  void on_seats() {
    if (found_.plan.players == 1) return;
    const double fair = 1.0 / found_.plan.players;
    for (std::size_t i = 0; i < found_.seats.size(); ++i) {
      const SeatFinding& seat = found_.seats[i];
      if (!seat.alarming || std::abs(seat.share.value - fair) < noticeable_share) continue;
      // Of two, what one has too much the other has too little.
      if (found_.plan.players == 2 && seat.share.value < fair) continue;
      alarm(fmt::format("Seat {} wins {} of {}-player games; {:.1f} % would be fair.", i,
                        percent(seat.share), found_.plan.players, 100 * fair));
    }
    if (enough() && found_.shared.value - found_.shared.ci95 > 0.05) {
      note(fmt::format("{} of games end with a shared victory.", percent(found_.shared)));
    }
  }

  void on_course() {
    if (found_.course.empty() || found_.plan.players == 1 || !enough()) return;
    const CoursePoint& middle = found_.course[looks / 2];
    if (middle.led.value - middle.led.ci95 > 0.8) {
      alarm(fmt::format("Who leads halfway wins {} of games: the second half decides little.",
                        percent(middle.led)));
    }
    const double start = 1.0 / found_.plan.players;
    if (middle.led.value + middle.led.ci95 < start + 0.1 * (1 - start)) {
      note(fmt::format(
          "Who leads halfway wins only {} of games: what is scored before hardly matters, or does "
          "not show yet.",
          percent(middle.led)));
    }
  }

  void on_sources() {
    if (!enough()) return;
    for (const SourceFinding& source : found_.sources) {
      if (source.part > 0.7 && found_.sources.size() > 2) {
        note(fmt::format("“{}” makes {:.0f} % of all points.", plain_words(source.name),
                         100 * source.part));
      }
      // Lines that never have points are there to explain something.
      const bool counts = source.points.value != 0 || source.points.ci95 != 0;
      if (counts && std::abs(source.part) < 0.01) {
        note(fmt::format("“{}” makes only {:.1f} % of all points.", plain_words(source.name),
                         100 * source.part));
      }
    }
  }

  /// Only things are told here: spaces are many, and kinds of moves are no rivals of each other.
  static bool is_told(const ItemFinding& item) {
    return item.marked && item.key.sort != ItemSort::space && item.key.sort != ItemSort::move &&
           item.usual != 0 &&
           std::abs(item.worth.value - item.usual) - item.worth.ci95 >= noticeable_points;
  }

  void on_items() {
    constexpr std::size_t most = 6;
    std::vector<const ItemFinding*> told;
    for (const ItemFinding& item : found_.items) {
      if (is_told(item)) told.push_back(&item);
    }
    bots::put_in_order(told.begin(), told.end(), [](const auto* a, const auto* b) {
      return std::abs(a->worth.value - a->usual) > std::abs(b->worth.value - b->usual);
    });
    // Who starts a card often scores it too: one line for each name is enough.
    std::set<std::string> names;
    std::erase_if(told, [&](const auto* item) { return !names.insert(item->key.name).second; });
    for (std::size_t i = 0; i < std::min(told.size(), most); ++i) {
      const ItemFinding& item = *told[i];
      const bool same = item.basis == ItemFinding::Basis::same_game;
      const std::string_view whom = found_.plan.players == 1 ? "in games with it"
                                    : same                   ? "to who uses it"
                                                             : "to everybody at the table";
      alarm(fmt::format("{} ({}) is worth {} ± {:.1f} points {}; {} is usual.", item.key.name,
                        plain_words(item.key.group), with_sign(item.worth.value), item.worth.ci95,
                        whom, with_sign(item.usual)));
    }
    if (told.size() > most) {
      note(
          fmt::format("{} more things are clearly worth more or less than others of their kind; "
                      "they are marked below.",
                      told.size() - most));
    }
  }

  void on_choices() {
    if (found_.forced > 0.25 && enough()) {
      note(fmt::format("In {:.0f} % of decisions there is only one legal move.",
                       100 * found_.forced));
    }
    if (found_.thoughts >= least_blocks && found_.random.value + found_.random.ci95 < 0.2) {
      note(fmt::format(
          "A move made at random costs only {:.2f} ± {:.2f} points: most choices matter little.",
          found_.random.value, found_.random.ci95));
    }
  }

  /// Of the levels, and of thinking twice as long, the last question is where skill helps least.
  void on_skill() {
    const SkillStep* levels = nullptr;
    const SkillStep* thinking = nullptr;
    for (const SkillStep& step : found_.skill) {
      if (step.sums.blocks < least_skill_blocks) continue;
      (skill_simulations(step.a) > 0 ? thinking : levels) = &step;
    }
    if (levels != nullptr) note(verdict(*levels, "Better play wins", "Better play does not win"));
    if (thinking != nullptr) {
      note(verdict(*thinking, "Twice the thinking wins", "Twice the thinking makes it worse"));
    }
  }

  static std::string verdict(const SkillStep& step, std::string_view yes, std::string_view no) {
    const Estimate share = step.share();
    const std::string found = fmt::format("{}, {} of victories", skill_words(step), percent(share));
    if (share.value - share.ci95 > 0.5) return fmt::format("{}: {}.", yes, found);
    if (share.value + share.ci95 < 0.5) return fmt::format("{}: {}.", no, found);
    return fmt::format("{}? Not clear: {}.", yes, found);
  }

  const Findings& found_;
  std::vector<Remark> list_;
};

}  // namespace

std::vector<Remark> remarks_on(const Findings& found) { return Remarks(found).all(); }

}  // namespace townsmith::lab
