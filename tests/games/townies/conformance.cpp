#include "conformance/conformance.h"

#include "games/townies/conformance_traits.h"

TOWNSMITH_CONFORMANCE(Townies, townsmith::townies::ConformanceTraits);
