#include "conformance/conformance.h"

#include "games/cornerlots/conformance_traits.h"

TOWNSMITH_CONFORMANCE(CornerLots, townsmith::cornerlots::ConformanceTraits);
