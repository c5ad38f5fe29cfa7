#include "games/word_files.h"

#include <map>
#include <utility>

#include "games/embedded_files.h"

namespace townsmith {
namespace {

WordFiles& added_words() {
  static WordFiles files;
  return files;
}

using Languages = std::map<std::string, Language, std::less<>>;

const Languages& all_languages() {
  static const Languages languages = [] {
    const WordFiles files = built_in_words();
    std::vector<std::string> codes = languages_of(files);
    if (!codes.empty()) codes.emplace_back(marked_language);
    Languages out;
    out["en"] = Language();
    for (const std::string& code : codes) {
      // The tests read every catalogue: ours cannot be wrong here.
      if (Result<Language> read = Language::read(files, code)) out[code] = std::move(*read);
    }
    return out;
  }();
  return languages;
}

}  // namespace

WordFiles built_in_words() {
  WordFiles files = embedded_words();
  files.insert(added_words().begin(), added_words().end());
  return files;
}

void add_built_in_words(WordFiles files) { added_words().merge(files); }

const Language& built_in_language(std::string_view code) {
  const Languages& languages = all_languages();
  for (const std::string_view one :
       {code, code.substr(0, code.find('-')), std::string_view("en")}) {
    if (const auto found = languages.find(one); found != languages.end()) return found->second;
  }
  return languages.begin()->second;  // there is always English
}

const Language& built_in_english() { return built_in_language("en"); }

}  // namespace townsmith
