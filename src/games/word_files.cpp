#include "games/word_files.h"

#include <utility>

namespace townsmith {

const Language& built_in_english() {
  static const Language language = [] {
    // The tests read every catalogue: ours cannot be wrong here.
    Result<Language> read = Language::read(built_in_words(), "en");
    return read ? std::move(*read) : Language();
  }();
  return language;
}

}  // namespace townsmith
