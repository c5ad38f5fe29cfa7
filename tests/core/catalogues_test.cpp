// The catalogues that come with the program are complete, and the French ones are set as French is.
// That their facts are there is tested by each game, which says everything it can say in every
// language.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>

#include "core/fluent.h"
#include "core/language.h"
#include "games/word_files.h"
#include "words.h"

namespace townsmith {
namespace {

using Names = std::set<std::string>;

Names keys_of(const std::string& file, const std::string& text) {
  Names out;
  const auto read = fluent::parse(text);
  EXPECT_TRUE(read) << file << ": " << (read ? "" : said(read.error()));
  if (!read) return out;
  for (const fluent::Message& message : *read) {
    if (message.key.front() == '-') continue;  // terms are a language's own
    EXPECT_TRUE(out.insert(message.key).second) << file << ": " << message.key << " is there twice";
  }
  return out;
}

TEST(Catalogues, Every_language_has_every_message) {
  const WordFiles files = built_in_words();
  const std::vector<std::string> languages = languages_of(files);
  ASSERT_GE(languages.size(), 3U);
  for (const auto& [file, text] : files) {
    if (!file.starts_with("en/")) continue;
    const std::string domain = file.substr(file.find('/'));
    const Names english = keys_of(file, text);
    for (const std::string& language : languages) {
      const auto other = files.find(language + domain);
      ASSERT_NE(other, files.end()) << language << domain << " is missing";
      const Names translated = keys_of(other->first, other->second);
      for (const std::string& key : english) {
        EXPECT_TRUE(translated.contains(key)) << other->first << ": " << key << " is missing";
      }
      for (const std::string& key : translated) {
        EXPECT_TRUE(english.contains(key)) << other->first << ": " << key << " is not known";
      }
    }
  }
  for (const auto& [file, text] : files) {
    EXPECT_TRUE(files.contains("en" + file.substr(file.find('/')))) << file << " has no English";
  }
}

/// A narrow no-break space (\xE2\x80\xAF) stands before tall punctuation and inside quotes,
/// apostrophes are round, and people are addressed with "vous".
TEST(Catalogues, French_is_set_as_French_is) {
  // Arguments of functions, and what is typed as it stands.
  const std::regex no_words("\\{[^}]*\\}");
  const std::regex quoted("\xC2\xAB\xE2\x80\xAF.*?\xE2\x80\xAF\xC2\xBB");
  // "?" with blanks around it is a key to press.
  const std::regex wrong(
      "[^\xAF][:;!]( |$)|[^ \xAF]\\?( |$)| \\?$|\xC2\xAB|\xC2\xBB|'|"
      "[ (-](tu|te|toi|ton|ta|tes)([ .,)]|$)| t\xE2\x80\x99");
  for (const auto& [file, text] : built_in_words()) {
    if (!file.starts_with("fr/")) continue;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("#")) continue;
      const std::string words = std::regex_replace(line, no_words, "x");
      EXPECT_FALSE(std::regex_search(std::regex_replace(words, quoted, "x"), wrong))
          << file << ": " << line;
    }
  }
}

}  // namespace
}  // namespace townsmith
