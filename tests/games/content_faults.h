#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "games/content_files.h"
#include "games/languages.h"
#include "words.h"

/// What a game says about content that was changed for the worse.
namespace townsmith::content_faults {

/// A piece of a file, and what is put in its place.
struct Fault {
  std::string_view file;
  std::string_view from;
  std::string_view to;
};

template <class G>
std::vector<ContentProblem> problems_of(const Fault& fault) {
  ContentFiles files = built_in_content();
  std::string& text = files.find(fault.file)->second;
  const std::size_t at = text.find(fault.from);
  EXPECT_NE(at, std::string::npos) << fault.from;
  text.replace(at, fault.from.size(), fault.to);
  ContentReader reader(files);
  (void)G::read_content(reader);
  return reader.problems();
}

/// The only problem, or all of them, a line each; "" if there is none.
template <class G>
std::string problem(std::string_view file, std::string_view from, std::string_view to) {
  std::string text;
  for (const ContentProblem& problem : problems_of<G>({file, from, to})) {
    if (!text.empty()) text += '\n';
    text += said(problem.text());
  }
  return text;
}

/// Whatever only this game can find wrong is found in one of these, and said in every language.
template <class G>
void expect_all_said(const std::vector<Fault>& faults) {
  languages::Keys noted;
  for (const Fault& fault : faults) {
    for (const ContentProblem& problem : problems_of<G>(fault)) {
      EXPECT_TRUE(problem.what.key.starts_with("content-") ||
                  problem.what.key.starts_with("value-"))
          << problem.code();
      if (problem.what.domain == G::info().name) noted.insert(problem.what.key);
      for (const std::string_view code : languages::codes) {
        const std::string text =
            Language::read(languages::source_words(), code)->say(problem.text());
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << code << ": " << text;
        EXPECT_EQ(text.find(problem.code()), std::string::npos) << code << ": " << text;
      }
    }
  }
  for (const std::string& key : languages::catalogue_keys("en", G::info().name)) {
    EXPECT_TRUE(!key.starts_with("content-") || noted.contains(key)) << key << " was not said";
  }
}

}  // namespace townsmith::content_faults
