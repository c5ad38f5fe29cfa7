#pragma once

#include <string>
#include <vector>

#include "lab/plan.h"
#include "lab/tally.h"

namespace townsmith::lab {

/// A quantity that games can be compared by, or tuned to.
struct Measure {
  std::string name;       ///< "score", "victories-0": on the command line
  std::string words;      ///< "points of a seat"
  std::size_t value = 0;  ///< see ValueIndex
  double unit = 1;
  double noticeable = 1;        ///< a difference that people would notice, unless told otherwise
  std::string axis = "points";  ///< what it is counted in
};

/// All measures of what a plan plays; those that need watching only if it is watched.
std::vector<Measure> measures_of(const RunPlan& plan);

Result<Measure> find_measure(const std::vector<Measure>& measures, const std::string& name);

}  // namespace townsmith::lab
