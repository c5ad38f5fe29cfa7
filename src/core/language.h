#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fluent.h"
#include "core/result.h"
#include "core/text.h"
#include "core/text_map.h"
#include "core/translations.h"

namespace townsmith {

/// Catalogues by name: "de/<game>.ftl".
using WordFiles = std::map<std::string, std::string, std::less<>>;

/// The languages that have files, by their codes, in alphabetical order.
std::vector<std::string> languages_of(const WordFiles& files);

/// Every sentence in this language is English between these two marks: whatever a test finds
/// outside of them does not come from a catalogue.
inline constexpr std::string_view marked_language = "xx";
inline constexpr std::string_view mark_begin = "\u27E6";
inline constexpr std::string_view mark_end = "\u27E7";

/// Makes sentences of texts, in one language. Copies share their words, so they cost little.
class Language {
 public:
  /// No words at all: texts are shown as their keys.
  Language() = default;
  /// What a catalogue lacks is taken from the English one. A problem names file and line.
  static Result<Language> read(const WordFiles& files, std::string_view code);

  /// The same language for a table whose players are called so, in the order of the seats; one
  /// without a name is called by the seat.
  Language with_names(std::vector<Text> names) const;

  const std::string& code() const { return code_; }
  /// The same language, which also knows what content calls its things in it. Null: nothing more.
  Language with(std::shared_ptr<const Translations> own) const;
  std::string say(const Text& text) const;
  /// The same with a capital letter, for a word that begins a line.
  std::string begin(const Text& text) const;

  bool knows(std::string_view domain, std::string_view key) const;

 private:
  using Messages = TextMap<fluent::Message>;
  using Domains = std::map<std::string, Messages, std::less<>>;
  class Speaker;

  static Result<> add(Domains& domains, std::string_view name, std::string_view text);
  const fluent::Message* find(std::string_view domain, std::string_view key) const;
  /// The name of a player, if the text is about one whose name is known; else the text.
  const Text& with_name(const Text& text) const;

  std::string code_;
  bool marked_ = false;
  std::shared_ptr<const Domains> domains_;   ///< null: none
  std::shared_ptr<const Translations> own_;  ///< null: none
  std::vector<Text> names_;
};

/// Which form a language has for a number of things: "one", "few", "many", "other", ...
std::string_view plural_form(std::string_view language, std::int64_t number);

}  // namespace townsmith
