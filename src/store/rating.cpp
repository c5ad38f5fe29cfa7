#include "store/rating.h"

#include <algorithm>
#include <cmath>

namespace townsmith::store {
namespace {

constexpr double beta = 25.0 / 6.0;  // how much a performance varies from game to game
constexpr double min_left = 0.0001;  // of a variance, after one game

}  // namespace

std::vector<Strength> rated(const std::vector<Strength>& before, const std::vector<int>& places) {
  const std::size_t count = before.size();
  double squares = 0;
  for (const Strength& one : before) squares += one.deviation * one.deviation + beta * beta;
  const double scale = std::sqrt(squares);
  std::vector<double> weight(count);
  for (std::size_t i = 0; i < count; ++i) weight[i] = std::exp(before[i].mean / scale);

  // Place q was a choice among all who did not come before it.
  std::vector<double> choice(count, 0);
  std::vector<double> ties(count, 0);
  for (std::size_t q = 0; q < count; ++q) {
    for (std::size_t s = 0; s < count; ++s) {
      if (places[s] >= places[q]) choice[q] += weight[s];
      if (places[s] == places[q]) ties[q] += 1;
    }
  }

  std::vector<Strength> after = before;
  for (std::size_t i = 0; i < count; ++i) {
    double push = 0;
    double certainty = 0;
    for (std::size_t q = 0; q < count; ++q) {
      if (places[q] > places[i]) continue;
      const double chance = weight[i] / choice[q];
      push += ((q == i ? 1.0 : 0.0) - chance) / ties[q];
      certainty += chance * (1 - chance) / ties[q];
    }
    const double deviation = before[i].deviation;
    const double share = deviation / scale;
    after[i].mean += push * deviation * share;
    after[i].deviation *= std::sqrt(std::max(1 - certainty * share * share * share, min_left));
  }
  return after;
}

}  // namespace townsmith::store
