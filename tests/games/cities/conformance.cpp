#include "conformance/conformance.h"

#include "games/cities/conformance_traits.h"
#include "games/pack_traits.h"

TOWNSMITH_CONFORMANCE(Cities, townsmith::cities::ConformanceTraits);
TOWNSMITH_CONFORMANCE(CitiesPack, townsmith::PackTraits<townsmith::cities::ConformanceTraits>);
