#include "conformance/counting.h"
#include "games/drawcity/conformance_traits.h"

TOWNSMITH_COUNTING(DrawCity, townsmith::drawcity::ConformanceTraits);
