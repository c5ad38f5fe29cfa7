#pragma once

#include "core/content.h"

namespace townsmith {

/// The content compiled into the program: everything below content/ when it was built, and what was
/// added.
ContentFiles built_in_content();

/// Adds the files of a game that has sources of its own. For the beginning of main().
void add_built_in_content(ContentFiles files);

}  // namespace townsmith
