#include "bots/cityplanner/prospects.h"

#include <algorithm>

#include "bots/cityplanner/shipped_solution.h"
#include "bots/knowledge.h"

namespace townsmith::cityplanner {

using bots::point;

namespace {

constexpr int points_a_turn = 9;

/// A reroll or the first dollars make a turn a little better.
int by_thumb(const Charts& charts, const TurnStart& start) {
  const int turns = charts.rounds - start.round + 1;
  return turns * points_a_turn * point + start.money * point / charts.dollars_per_vp +
         start.rerolls * point / 2 +
         std::min(start.money, charts.change.dice * charts.change.price) * point / 2;
}

/// Alone there is no lock in the first round: the second player has a turn more than in the second.
int by_table(const TurnTable& table, TurnStart start) {
  const bool first = start.round == 1 && table.rounds() > 1;
  if (first) start.round = 2;
  start.rerolls = std::min(start.rerolls, table.max_rerolls());
  return static_cast<int>(table.value(start) / (worth_of_point / point)) +
         (first ? points_a_turn * point : 0);
}

}  // namespace

std::shared_ptr<const Prospects> Prospects::of(const CityPlanner& game) {
  const auto made = [&game](const TurnTable* table) {
    return std::shared_ptr<const Prospects>(new Prospects(game, table));
  };
  if (!TurnTable::is_of(game, shipped_solution())) return made(nullptr);
  static const std::shared_ptr<const Prospects> shared = [&] {
    TurnTable table(game);
    return made(table.load(shipped_solution()) ? &table : nullptr);
  }();
  return shared;
}

Prospects::Prospects(const CityPlanner& game, const TurnTable* table)
    : rounds_(game.charts().rounds),
      dollars_per_vp_(game.charts().dollars_per_vp),
      max_rerolls_(game.outcome_table().max_rerolls()),
      values_(static_cast<std::size_t>(rounds_ * purses * (max_rerolls_ + 1) * Lock::count)) {
  const Charts& charts = game.charts();
  std::int32_t* next = values_.data();
  for (int round = 1; round <= rounds_; ++round) {
    for (int money = 0; money < purses; ++money) {
      for (int rerolls = 0; rerolls <= max_rerolls_; ++rerolls) {
        std::int64_t sum = 0;
        for (int number = 1; number < Lock::count; ++number) {
          const Lock lock(card_at((number - 1) / face_count), (number - 1) % face_count + 1);
          const TurnStart start{round, money, rerolls, lock};
          next[number] = table == nullptr ? by_thumb(charts, start) : by_table(*table, start);
          sum += next[number];
        }
        next[0] = static_cast<std::int32_t>(sum / (Lock::count - 1));
        next += Lock::count;
      }
    }
  }
}

int Prospects::at(int round, int money, int rerolls, int lock) const {
  if (round > rounds_) return money / dollars_per_vp_ * point;
  int exchanged = 0;
  if (money >= purses) {
    exchanged = (money - purses) / dollars_per_vp_ + 1;
    money -= exchanged * dollars_per_vp_;
  }
  const int row = ((round - 1) * purses + money) * (max_rerolls_ + 1) + rerolls;
  return values_[static_cast<std::size_t>(row * Lock::count + lock)] + exchanged * point;
}

}  // namespace townsmith::cityplanner
