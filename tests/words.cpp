#include "words.h"

#include "games/word_files.h"

namespace townsmith {

const Language& english() {
  static const Language language = *Language::read(built_in_words(), "en");
  return language;
}

}  // namespace townsmith
