#include "cli/language.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "cli/text.h"
#include "core/words.h"
#include "games/word_files.h"

namespace townsmith::cli {
namespace {

constexpr std::string_view standard_language = "en";

bool same_code(std::string_view a, std::string_view b) {
  const auto same_letter = [](unsigned char x, unsigned char y) {
    return std::tolower(x) == std::tolower(y);
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_letter);
}

/// "de_AT.UTF-8" is "de-AT", or else "de"; empty if neither is known.
std::string known_language(std::string_view locale, const std::vector<std::string>& known) {
  std::string code(locale.substr(0, locale.find_first_of(".@")));
  std::replace(code.begin(), code.end(), '_', '-');
  while (true) {
    for (const std::string& language : known) {
      if (same_code(language, code)) return language;
    }
    const std::size_t end = code.rfind('-');
    if (end == std::string::npos) return {};
    code.resize(end);
  }
}

}  // namespace

std::string environment_language(const Environment& variable,
                                 const std::vector<std::string>& known) {
  const auto value = [&variable](const char* name) {
    const char* text = variable(name);
    return std::string(text == nullptr ? "" : text);
  };
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    if (locale.empty()) locale = value(name);
  }
  const std::string list = value("LANGUAGE");
  std::string_view wanted = list.empty() || locale == "C" || locale == "POSIX" ? locale : list;
  while (!wanted.empty()) {
    const std::size_t end = std::min(wanted.find(':'), wanted.size());
    std::string language = known_language(wanted.substr(0, end), known);
    if (!language.empty()) return language;
    wanted.remove_prefix(std::min(end + 1, wanted.size()));
  }
  return std::string(standard_language);
}

Result<Language> choose_language(std::string_view code) {
  const WordFiles files = built_in_words();
  const std::vector<std::string> known = languages_of(files);
  if (code == marked_language) return Language::read(files, code);
  const std::string language =
      code.empty() ? environment_language(std::getenv, known) : known_language(code, known);
  if (!language.empty()) return Language::read(files, language);
  std::vector<Text> codes;
  for (const std::string& one : known) codes.push_back(literal(one));
  return refuse(Reason::unknown_name, say("no-such-language", {{"language", printable(code)},
                                                               {"languages", std::move(codes)}}));
}

}  // namespace townsmith::cli
