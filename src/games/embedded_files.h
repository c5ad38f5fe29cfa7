#pragma once

#include "core/content.h"
#include "core/language.h"

namespace townsmith {

/// What was below content/ and words/ when this was built; cmake/embed.cmake writes them.
ContentFiles embedded_content();
WordFiles embedded_words();

}  // namespace townsmith
