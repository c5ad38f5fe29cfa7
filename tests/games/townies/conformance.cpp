#include "conformance/conformance.h"

#include "games/pack_traits.h"
#include "games/townies/conformance_traits.h"

TOWNSMITH_CONFORMANCE(Townies, townsmith::townies::ConformanceTraits);
TOWNSMITH_CONFORMANCE(TowniesPack, townsmith::PackTraits<townsmith::townies::ConformanceTraits>);
