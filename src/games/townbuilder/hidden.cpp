// What a viewer may not know: nothing that exists. What is hidden is not drawn yet.
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {

void TownBuilder::hide(State& /*state*/, Viewer /*viewer*/) const {}
void TownBuilder::resample(State& /*state*/, Viewer /*viewer*/, Chance& /*chance*/) const {}

}  // namespace townsmith::townbuilder
