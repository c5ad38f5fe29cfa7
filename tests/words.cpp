#include "words.h"

#include "games/word_files.h"

namespace townsmith {

const Language& english() { return built_in_english(); }

}  // namespace townsmith
