#include "conformance/conformance.h"

#include "games/cities/conformance_traits.h"

TOWNSMITH_CONFORMANCE(Cities, townsmith::cities::ConformanceTraits);
