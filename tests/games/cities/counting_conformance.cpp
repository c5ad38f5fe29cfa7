#include "conformance/counting.h"
#include "games/cities/conformance_traits.h"

TOWNSMITH_COUNTING(Cities, townsmith::cities::ConformanceTraits);
