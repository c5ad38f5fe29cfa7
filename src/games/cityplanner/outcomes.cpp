#include "games/cityplanner/outcomes.h"

#include <algorithm>
#include <tuple>

namespace townsmith::cityplanner {
namespace {

/// The buildings that are scored, every mixed one made green or blue.
struct Scored {
  int green;
  int blue;
  int purple;
  int yellow;
  int red;
};

enum class Doubled : std::uint8_t { nothing, green, blue };

/// A result before it is known what the player can pay.
struct Reckoning {
  int vp;
  int income;
  bool fee;
  int rerolls;
  TurnScore tally;
  Scored scored;
  Doubled doubled;
  int parked;
};

int blue_each(const Charts& charts, const Scored& scored) {
  return charts.blue_dollars[static_cast<std::size_t>(scored.yellow)];
}

Reckoning reckon(const Charts& charts, const Scored& scored, Doubled doubled, int parked) {
  const TurnScore tally(scored.green, scored.red, doubled == Doubled::green);
  const int blue = scored.blue * blue_each(charts, scored);
  return {points(charts, tally),
          (doubled == Doubled::blue ? 2 * blue : blue) + scored.purple * charts.town_hall.dollars +
              parked * charts.parking_dollars,
          scored.red + scored.yellow == 1,
          scored.purple * charts.town_hall.rerolls,
          tally,
          scored,
          doubled,
          parked};
}

/// One parking lot: every set of the other buildings may be parked. Mixed ones (`greened` of them
/// green, `blued` blue) are always scored.
void reckon_parking(const Charts& charts, const Scored& all, int greened, int blued,
                    std::vector<Reckoning>& out) {
  for (int green = 0; green <= all.green; ++green) {
    for (int blue = 0; blue <= all.blue; ++blue) {
      for (int purple = 0; purple <= all.purple; ++purple) {
        for (int yellow = 0; yellow <= all.yellow; ++yellow) {
          for (int red = 0; red <= all.red; ++red) {
            const Scored rest{all.green - green + greened, all.blue - blue + blued,
                              all.purple - purple, all.yellow - yellow, all.red - red};
            out.push_back(
                reckon(charts, rest, Doubled::nothing, green + blue + purple + yellow + red));
          }
        }
      }
    }
  }
}

/// docs/rules/cityplanner.md, "Scoring the six".
std::vector<Reckoning> reckonings(const Charts& charts, Census census) {
  const Scored all{census.count(Kind::green), census.count(Kind::blue), census.count(Kind::purple),
                   census.count(Kind::yellow), census.count(Kind::red)};
  const int mixed = census.count(Kind::mixed);
  const int lots = census.count(Kind::black);
  std::vector<Reckoning> out;
  for (int greened = 0; greened <= mixed; ++greened) {
    const int blued = mixed - greened;
    if (lots == 1) {
      reckon_parking(charts, all, greened, blued, out);
      continue;
    }
    const Scored scored{all.green + greened, all.blue + blued, all.purple, all.yellow, all.red};
    if (lots == 0) {
      out.push_back(reckon(charts, scored, Doubled::nothing, 0));
    } else {
      out.push_back(reckon(charts, scored, Doubled::green, 0));
      out.push_back(reckon(charts, scored, Doubled::blue, 0));
    }
  }
  return out;
}

/// Best first. Of several ways to one result the tally tells of the one that scores the most
/// buildings; the order leaves nothing open, so that every compiler's sort agrees.
bool better(const Outcome& a, const Outcome& b) {
  const auto key = [](const Outcome& one) {
    return std::tuple(one.vp, one.dollars, one.rerolls, one.tally.greens(), one.tally.reds(),
                      !one.tally.doubled());
  };
  return key(a) > key(b);
}

bool same_result(const Outcome& a, const Outcome& b) {
  return std::tie(a.vp, a.dollars, a.rerolls) == std::tie(b.vp, b.dollars, b.rerolls);
}

/// The fee comes after the income, and nobody pays more than they have.
int fee_of(const Charts& charts, const Reckoning& one, int money) {
  return one.fee ? std::min(charts.fee, money + one.income) : 0;
}

Outcome settled(const Reckoning& one, int fee) {
  return {static_cast<std::int16_t>(one.vp), static_cast<std::int16_t>(one.income - fee),
          static_cast<std::uint8_t>(one.rerolls), one.tally};
}

std::vector<Outcome> settle_up(const Charts& charts, const std::vector<Reckoning>& all, int money) {
  std::vector<Outcome> outcomes;
  for (const Reckoning& one : all) {
    outcomes.push_back(settled(one, fee_of(charts, one, money)));
  }
  std::sort(outcomes.begin(), outcomes.end(), better);
  outcomes.erase(std::unique(outcomes.begin(), outcomes.end(), same_result), outcomes.end());
  return outcomes;
}

/// Calls visit(census) for every six buildings, in the order of their ranks.
template <class Visit>
void for_each_census(Visit&& visit) {
  std::vector<Census> by_rank(census_count);
  const auto fill = [&](const auto& self, int kind, int left, Census census) -> void {
    if (kind + 1 == kind_count) {
      for (int i = 0; i < left; ++i) census += Census(static_cast<Kind>(kind));
      by_rank[static_cast<std::size_t>(census.rank())] = census;
      return;
    }
    for (int i = 0; i <= left; ++i) {
      self(self, kind + 1, left - i, census);
      census += Census(static_cast<Kind>(kind));
    }
  };
  fill(fill, 0, scored_count, Census());
  for (const Census census : by_rank) visit(census);
}

}  // namespace

int points(const Charts& charts, TurnScore tally) {
  const int vp = tally.greens() * charts.green_vp[static_cast<std::size_t>(tally.reds())];
  return tally.doubled() ? 2 * vp : vp;
}

Breakdown breakdown(const Charts& charts, Census census, int money, const Outcome& outcome) {
  for (const Reckoning& one : reckonings(charts, census)) {
    const int fee = fee_of(charts, one, money);
    if (settled(one, fee) != outcome) continue;
    return {one.scored.blue,
            blue_each(charts, one.scored),
            one.doubled == Doubled::blue,
            one.scored.purple,
            one.scored.purple * charts.town_hall.dollars,
            one.parked,
            one.parked * charts.parking_dollars,
            fee};
  }
  return {};
}

OutcomeTable::OutcomeTable(const Charts& charts) : purses_(charts.fee + 1) {
  ranges_.reserve(static_cast<std::size_t>(census_count * purses_));
  for_each_census([&](Census census) { add(charts, census); });
  outcomes_.shrink_to_fit();
}

void OutcomeTable::add(const Charts& charts, Census census) {
  const std::vector<Reckoning> all = reckonings(charts, census);
  const bool fee =
      std::any_of(all.begin(), all.end(), [](const Reckoning& one) { return one.fee; });
  for (int money = 0; money < purses_; ++money) {
    if (money > 0 && !fee) {  // then money does not matter, and the results are shared
      ranges_.push_back(ranges_.back());
      continue;
    }
    const std::vector<Outcome> outcomes = settle_up(charts, all, money);
    ranges_.push_back({static_cast<std::uint32_t>(outcomes_.size()),
                       static_cast<std::uint32_t>(outcomes.size())});
    outcomes_.insert(outcomes_.end(), outcomes.begin(), outcomes.end());
    max_results_ = std::max(max_results_, static_cast<int>(outcomes.size()));
    for (const Outcome& outcome : outcomes) {
      max_vp_ = std::max(max_vp_, int{outcome.vp});
      max_dollars_ = std::max(max_dollars_, int{outcome.dollars});
      max_rerolls_ = std::max(max_rerolls_, int{outcome.rerolls});
    }
  }
}

}  // namespace townsmith::cityplanner
