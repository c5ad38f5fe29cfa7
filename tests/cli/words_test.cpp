// The terminal's catalogue: nothing that is said is missing, nothing is there that nobody says, and
// what has little room is short. That every language has every message is tested with the others.
#include <gtest/gtest.h>

#include <clocale>

#include "cli/language.h"
#include "cli/screen_text.h"
#include "cli/text.h"
#include "games/languages.h"
#include "games/word_files.h"
#include "source_folder.h"

namespace townsmith::cli {
namespace {

std::string sources() {
  std::string all;
  const std::filesystem::path folder = source_folder() + "/src/cli";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    all += languages::file_text(entry.path());
  }
  return all;
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
    for (std::size_t i = 1; i < at->size(); ++i) {
      if ((*at)[i].matched) found.insert((*at)[i]);
    }
  }
  return found;
}

TEST(TerminalWords, Every_message_that_is_said_is_there_and_none_that_is_not) {
  const languages::Keys keys = languages::catalogue_keys("en", "terminal");
  const std::string code = sources();
  // say("key", said(scene, "key" and say(condition ? "key" : "other"; not townsmith::say(.
  const std::regex call(
      "[^:](?:cli::say|say|said|print_line)\\(\\s*(?:scene,\\s*)?(?:[^\",;()?]*(?:\\(\\))?[^\",;?]*"
      "\\?\\s*)?"
      "\"([a-z0-9-]+)\"(?:\\s*:\\s*\"([a-z0-9-]+)\")?");
  const std::set<std::string> said = matches(code, call);
  EXPECT_GT(said.size(), 60U);
  for (const std::string& key : said) EXPECT_TRUE(keys.contains(key)) << key << " is missing";
  const std::set<std::string> quoted = matches(code, std::regex("\"([a-z0-9-]+)\""));
  const std::string words = languages::source_words().at("en/terminal.ftl");
  for (const std::string& key : keys) {
    const bool part = words.find("{ " + key + " }") != std::string::npos;
    EXPECT_TRUE(quoted.contains(key) || part || key.starts_with("bot-")) << key << " is not said";
  }
}

TEST(TerminalWords, What_has_little_room_is_short) {
  std::setlocale(LC_CTYPE, "C.UTF-8");
  const std::map<std::string_view, int> rooms = {
      {"points-title", 36}, {"points-now-title", 36}, {"log-title", 36},
      {"result-title", 36}, {"keys-title", 36},       {"players", 28},
      {"news", 28},         {"moves-none-match", 26}, {"doing-won", 12},
      {"doing-ready", 12},  {"doing-finish", 12},     {"doing-move", 12},
      {"moves-made", 78},   {"over-prompt", 78},      {"welcome", 78},
      {"unknown-key", 78},  {"lines-moves-key", 15},  {"lines-explain-key", 15}};
  for (const std::string& code : languages_of(built_in_words())) {
    const Language language = Language::read(built_in_words(), code).value();
    for (const auto& [key, room] : rooms) {
      const std::string text = language.say(say(key));
      EXPECT_LE(columns_of(text), room) << code << ": " << text;
    }
  }
}

/// What the environment of these variables asks for, where there is German, English, French and
/// Brazilian Portuguese.
std::string asked_for(const std::map<std::string, std::string>& variables) {
  const auto variable = [&variables](const char* name) {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  };
  return environment_language(variable, {"de", "en", "fr", "pt-BR"});
}

TEST(TerminalWords, The_environment_names_the_language_as_for_gettext) {
  EXPECT_EQ(asked_for({}), "en");
  EXPECT_EQ(asked_for({{"LANG", "de_AT.UTF-8"}}), "de");
  EXPECT_EQ(asked_for({{"LANG", "fr_CA@euro"}}), "fr");
  EXPECT_EQ(asked_for({{"LANG", "pt_BR.UTF-8"}}), "pt-BR");
  EXPECT_EQ(asked_for({{"LANG", "pt_PT.UTF-8"}}), "en") << "there is only the Brazilian one";
  EXPECT_EQ(asked_for({{"LANG", "sv_SE.UTF-8"}}), "en");
  EXPECT_EQ(asked_for({{"LANG", "de"}, {"LC_MESSAGES", "fr_FR"}}), "fr");
  EXPECT_EQ(asked_for({{"LANG", "de"}, {"LC_MESSAGES", "fr"}, {"LC_ALL", "en_GB.UTF-8"}}), "en");
  EXPECT_EQ(asked_for({{"LANG", "de"}, {"LC_ALL", ""}}), "de") << "empty is not set";
  EXPECT_EQ(asked_for({{"LANG", "en_US.UTF-8"}, {"LANGUAGE", "sv:fr:de"}}), "fr");
  EXPECT_EQ(asked_for({{"LANG", "de_DE"}, {"LANGUAGE", "sv"}}), "en");
  EXPECT_EQ(asked_for({{"LANGUAGE", "de"}}), "de");
  for (const char* locale : {"C", "POSIX"}) {
    EXPECT_EQ(asked_for({{"LANG", "de_DE"}, {"LC_ALL", locale}, {"LANGUAGE", "fr"}}), "en");
  }
}

TEST(TerminalWords, A_language_that_is_asked_for_by_name_has_to_be_there) {
  EXPECT_EQ(choose_language("fr").value().code(), "fr");
  EXPECT_EQ(choose_language("de_AT").value().code(), "de");
  EXPECT_TRUE(choose_language(marked_language));
  for (const char* code : {"zz", "d", "deu", "en/", "../de"}) {
    const auto refused = choose_language(code);
    ASSERT_FALSE(refused) << code;
    const std::string sentence = built_in_english().say(refused.error().text);
    EXPECT_NE(sentence.find("there are de, en and fr"), std::string::npos) << sentence;
  }
}

}  // namespace
}  // namespace townsmith::cli
