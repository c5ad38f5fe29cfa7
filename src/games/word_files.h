#pragma once

#include "core/language.h"

namespace townsmith {

/// The catalogues compiled into the program: everything below words/ when it was built.
WordFiles built_in_words();

/// English, for logs and for whoever has not said which language they want.
const Language& built_in_english();

}  // namespace townsmith
