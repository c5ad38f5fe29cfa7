#include "conformance/conformance.h"

#include "games/townbuilder/conformance_traits.h"

TOWNSMITH_CONFORMANCE(TownBuilder, townsmith::townbuilder::ConformanceTraits);
