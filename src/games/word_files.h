#pragma once

#include "core/language.h"

namespace townsmith {

/// The catalogues compiled into the program: everything below words/ when it was built, and what
/// was added.
WordFiles built_in_words();

/// Adds the catalogues of a game that has sources of its own. For the beginning of main(): what has
/// been said once is said in the same words ever after.
void add_built_in_words(WordFiles files);

/// The language of this code ("de"), or of its first part ("de-AT"), or English.
const Language& built_in_language(std::string_view code);

/// English, for logs and for whoever has not said which language they want.
const Language& built_in_english();

}  // namespace townsmith
