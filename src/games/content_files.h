#pragma once

#include "core/content.h"

namespace townsmith {

/// The content compiled into the program: everything below content/ when it was built.
ContentFiles built_in_content();

}  // namespace townsmith
