#pragma once

#include <algorithm>
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

inline void expect_said_in_every_language(const std::vector<ContentProblem>& problems) {
  const WordFiles words = languages::source_words();
  for (const std::string_view code : languages::codes) {
    const auto language = Language::read(words, code);
    for (const ContentProblem& problem : problems) {
      const std::string text = language->say(problem.text());
      EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << code << ": " << text;
      EXPECT_EQ(text.find(problem.code()), std::string::npos) << code << ": " << text;
    }
  }
}

/// Whatever only this game can find wrong is found in one of these, as its table of codes has it,
/// and said in every language.
template <class G>
void expect_all_said(const std::vector<Fault>& faults) {
  std::vector<ContentProblem> problems;
  for (const Fault& fault : faults) {
    for (ContentProblem& problem : problems_of<G>(fault)) problems.push_back(std::move(problem));
  }
  expect_said_in_every_language(problems);
  std::vector<ContentCode> noted;
  for (const ContentProblem& problem : problems) {
    noted.push_back({problem.what.domain, problem.what.key, problem.warning});
  }
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  (void)G::read_content(reader);
  const std::vector<ContentCode> all = content_codes(reader, G::content_codes());
  for (const ContentCode& code : noted) {
    EXPECT_EQ(std::ranges::count(all, code), 1) << code.text() << " is not in the list";
  }
  for (const ContentCode& code : G::content_codes()) {
    EXPECT_GE(std::ranges::count(noted, code), 1) << code.text() << " was not said";
  }
  for (const std::string& key : languages::catalogue_keys("en", G::info().name)) {
    if (!key.starts_with("content-")) continue;
    EXPECT_EQ(std::ranges::count(G::content_codes(), key, &ContentCode::key), 1)
        << key << " is never said";
  }
}

}  // namespace townsmith::content_faults
