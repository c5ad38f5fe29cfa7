#include "conformance/conformance.h"

#include "games/drawcity/conformance_traits.h"

TOWNSMITH_CONFORMANCE(DrawCity, townsmith::drawcity::ConformanceTraits);
