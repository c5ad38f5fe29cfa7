#include "conformance/counting.h"
#include "games/cornerlots/conformance_traits.h"

TOWNSMITH_COUNTING(CornerLots, townsmith::cornerlots::ConformanceTraits);
