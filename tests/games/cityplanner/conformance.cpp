#include "conformance/conformance.h"

#include "games/cityplanner/conformance_traits.h"

TOWNSMITH_CONFORMANCE(CityPlanner, townsmith::cityplanner::ConformanceTraits);
