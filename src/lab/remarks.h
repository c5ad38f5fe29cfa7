#pragma once

#include <vector>

#include "lab/findings.h"

namespace townsmith::lab {

/// What stands out, in plain words, the gravest first.
std::vector<Remark> remarks_on(const Findings& found);

}  // namespace townsmith::lab
