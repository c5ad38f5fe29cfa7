#include "conformance/counting.h"
#include "games/townies/conformance_traits.h"

TOWNSMITH_COUNTING(Townies, townsmith::townies::ConformanceTraits);
