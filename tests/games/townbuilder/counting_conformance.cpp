#include "conformance/counting.h"
#include "games/townbuilder/conformance_traits.h"

TOWNSMITH_COUNTING(TownBuilder, townsmith::townbuilder::ConformanceTraits);
