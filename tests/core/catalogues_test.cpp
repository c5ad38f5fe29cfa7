// The catalogues that come with the program are complete, and say what they say with the same facts.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/fluent.h"
#include "core/language.h"
#include "games/word_files.h"
#include "words.h"

namespace townsmith {
namespace {

using Names = std::set<std::string>;

void collect(const fluent::Pattern& pattern, Names& facts);

void collect(const fluent::Expression& expression, Names& facts) {
  if (const auto* variable = std::get_if<fluent::Variable>(&expression.what)) {
    facts.insert(variable->name);
  } else if (const auto* call = std::get_if<fluent::Call>(&expression.what)) {
    for (const auto& argument : call->positional) collect(*argument, facts);
  } else if (const auto* select = std::get_if<fluent::Select>(&expression.what)) {
    collect(*select->selector, facts);
    for (const auto& variant : select->variants) collect(variant.pattern, facts);
  }
}

void collect(const fluent::Pattern& pattern, Names& facts) {
  for (const auto& part : pattern.parts) {
    if (const auto* expression = std::get_if<1>(&part)) collect(**expression, facts);
  }
}

/// By key: the facts that a message uses.
std::map<std::string, Names> messages(const std::string& file, const std::string& text) {
  std::map<std::string, Names> out;
  const auto read = fluent::parse(text);
  EXPECT_TRUE(read) << file << ": " << (read ? "" : said(read.error()));
  if (!read) return out;
  for (const fluent::Message& message : *read) {
    EXPECT_FALSE(out.contains(message.key)) << file << ": " << message.key << " is there twice";
    // A term's variables are its arguments, not facts.
    Names& facts = out[message.key];
    if (message.key.front() != '-') collect(message.pattern, facts);
  }
  return out;
}

TEST(Catalogues, Every_language_has_every_message_with_the_same_facts) {
  const WordFiles files = built_in_words();
  const std::vector<std::string> languages = languages_of(files);
  ASSERT_GE(languages.size(), 3U);
  for (const auto& [file, text] : files) {
    if (!file.starts_with("en/")) continue;
    const std::string domain = file.substr(file.find('/'));
    const std::map<std::string, Names> english = messages(file, text);
    for (const std::string& language : languages) {
      const auto other = files.find(language + domain);
      ASSERT_NE(other, files.end()) << language << domain << " is missing";
      const std::map<std::string, Names> translated = messages(other->first, other->second);
      for (const auto& [key, facts] : english) {
        if (key.front() == '-') continue;  // terms are a language's own
        const auto found = translated.find(key);
        ASSERT_NE(found, translated.end()) << other->first << ": " << key << " is missing";
        for (const std::string& fact : found->second) {
          EXPECT_TRUE(facts.contains(fact)) << other->first << ": " << key << " has no fact " << fact;
        }
      }
      for (const auto& [key, facts] : translated) {
        if (key.front() == '-') continue;
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
