#include "conformance/conformance.h"

#include "games/pack_traits.h"
#include "games/townbuilder/conformance_traits.h"

TOWNSMITH_CONFORMANCE(TownBuilder, townsmith::townbuilder::ConformanceTraits);
TOWNSMITH_CONFORMANCE(TownBuilderPack,
                      townsmith::PackTraits<townsmith::townbuilder::ConformanceTraits>);
