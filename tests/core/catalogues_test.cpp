// The catalogues that come with the program are complete. That their facts are there is tested by
// each game, which says everything it can say in every language.
#include <gtest/gtest.h>

#include <set>

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

}  // namespace
}  // namespace townsmith
