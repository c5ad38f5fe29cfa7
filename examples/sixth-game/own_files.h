#pragma once

#include "core/content.h"
#include "core/language.h"

namespace townsmith {

/// What is below content/ and words/, compiled in by townsmith_embed().
ContentFiles own_content();
WordFiles own_words();

}  // namespace townsmith
