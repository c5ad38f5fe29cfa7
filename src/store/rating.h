#pragma once

#include <vector>

namespace townsmith::store {

/// How strong somebody is believed to be: a normal distribution.
struct Strength {
  double mean = 25.0;
  double deviation = 25.0 / 3.0;
};

/// The strengths after a game in which the i-th came in at places[i] (1 is best, equal places are
/// ties): the Plackett-Luce model of Weng and Lin, "A Bayesian approximation method for online
/// ranking" (2011), with teams of one. With equal deviations the sum of the means stays the same.
std::vector<Strength> rated(const std::vector<Strength>& before, const std::vector<int>& places);

}  // namespace townsmith::store
