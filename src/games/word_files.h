#pragma once

#include "core/language.h"

namespace townsmith {

/// The catalogues compiled into the program: everything below words/ when it was built.
WordFiles built_in_words();

/// The language of this code ("de"), or of its first part ("de-AT"), or English.
const Language& built_in_language(std::string_view code);

/// English, for logs and for whoever has not said which language they want.
const Language& built_in_english();

}  // namespace townsmith
