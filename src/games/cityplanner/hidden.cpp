// What a viewer may not know: nothing. Everything lies open on the table.
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

void CityPlanner::hide(State& /*state*/, Viewer /*viewer*/) const {}
void CityPlanner::resample(State& /*state*/, Viewer /*viewer*/, Chance& /*chance*/) const {}

}  // namespace townsmith::cityplanner
