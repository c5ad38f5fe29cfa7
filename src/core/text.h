#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/seat.h"

namespace townsmith {

struct Fact;

/// A word that is never shown: a sentence chooses between its variants by it ("water", "yes").
struct Symbol {
  std::string name;
  bool operator==(const Symbol&) const = default;
};

/// Something said to people, without the words: which sentence of which catalogue, and the facts it
/// speaks of. A Language makes the sentence.
struct Text {
  std::string_view domain;  ///< the catalogue: a game's name, or "townsmith"
  std::string key;          ///< the sentence; empty: `given` is shown as it is
  std::vector<Fact> facts;
  std::string given;  ///< what is shown where the catalogue does not have the key

  // Facts may be texts, so all of these have to wait until facts are known.
  Text();
  Text(std::string_view in_domain, std::string in_key, std::vector<Fact> about,
       std::string instead = {});
  Text(const Text& other);
  Text(Text&& other) noexcept;
  Text& operator=(const Text& other);
  Text& operator=(Text&& other) noexcept;
  ~Text();

  bool empty() const { return key.empty() && given.empty(); }
  bool operator==(const Text&) const;
};

using FactValue = std::variant<std::int64_t, double, std::string, Symbol, Text, std::vector<Text>>;

/// What a sentence speaks of. A text is shown as it is: the name of a person or of a space.
struct Fact {
  std::string_view name;
  FactValue value;

  template <std::integral T>
    requires(!std::same_as<T, bool>)
  Fact(std::string_view what, T number) : name(what), value(static_cast<std::int64_t>(number)) {}
  Fact(std::string_view what, double number) : name(what), value(number) {}
  Fact(std::string_view what, bool yes) : name(what), value(Symbol{yes ? "yes" : "no"}) {}
  Fact(std::string_view what, std::string shown) : name(what), value(std::move(shown)) {}
  Fact(std::string_view what, std::string_view shown) : name(what), value(std::string(shown)) {}
  Fact(std::string_view what, const char* shown) : name(what), value(std::string(shown)) {}
  Fact(std::string_view what, Symbol symbol) : name(what), value(std::move(symbol)) {}
  Fact(std::string_view what, Text text) : name(what), value(std::move(text)) {}
  Fact(std::string_view what, std::vector<Text> list) : name(what), value(std::move(list)) {}

  bool operator==(const Fact&) const = default;
};

using Facts = std::initializer_list<Fact>;

/// The name of a catalogue, known when the program is compiled. Unlike most keys it has no hyphen,
/// so that the two are not easily exchanged.
class Domain {
 public:
  template <std::size_t N>
  consteval Domain(const char (&name)[N]) : name_(name, N - 1) {
    if (name_.find('-') != std::string_view::npos) is_a_key_and_no_catalogue();
  }
  constexpr std::string_view name() const { return name_; }

 private:
  static void is_a_key_and_no_catalogue();  // it cannot be called while compiling

  std::string_view name_;
};

/// The sentence `key` of a catalogue.
Text say(Domain domain, std::string_view key, Facts facts = {});

/// Words that have no translation: what a person is called, what a space is called.
Text literal(std::string text);

/// A name that content gives to a thing: the catalogue may know it as "<kind>-<name>", with the
/// name in lower case and "-" for all that is neither letter nor digit. Otherwise it is shown as it
/// is, so that other content needs no catalogue.
Text named(std::string_view domain, std::string_view kind, std::string_view name);

Symbol symbol(std::string_view name);

/// What a player is called: by name, if the language was given the names of this table.
Text player(Seat seat);

}  // namespace townsmith
