#include "conformance/counting.h"
#include "games/cityplanner/conformance_traits.h"

TOWNSMITH_COUNTING(CityPlanner, townsmith::cityplanner::ConformanceTraits);
