#include "conformance/conformance.h"

#include "games/cityplanner/conformance_traits.h"
#include "games/pack_traits.h"

TOWNSMITH_CONFORMANCE(CityPlanner, townsmith::cityplanner::ConformanceTraits);
TOWNSMITH_CONFORMANCE(CityPlannerPack,
                      townsmith::PackTraits<townsmith::cityplanner::ConformanceTraits>);
