#include "conformance/conformance.h"

#include "games/drawcity/conformance_traits.h"
#include "games/pack_traits.h"

TOWNSMITH_CONFORMANCE(DrawCity, townsmith::drawcity::ConformanceTraits);
TOWNSMITH_CONFORMANCE(DrawCityPack, townsmith::PackTraits<townsmith::drawcity::ConformanceTraits>);
