#pragma once

#include "core/language.h"

namespace townsmith {

/// The catalogues compiled into the program: everything below words/ when it was built.
WordFiles built_in_words();

}  // namespace townsmith
