#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"

/// A catalogue of sentences as translators' tools write it: the part of Project Fluent's syntax
/// that docs/languages.md describes.
namespace townsmith::fluent {

struct Expression;

/// A sentence: text and what is filled in, in turn.
struct Pattern {
  std::vector<std::variant<std::string, std::shared_ptr<const Expression>>> parts;
};

struct TextLiteral {
  std::string text;
};
struct NumberLiteral {
  double number = 0;
  std::string text;
};
/// `$name`: a fact.
struct Variable {
  std::string name;
};
/// `key`, `key.attribute`, or `-term` with its arguments.
struct Reference {
  std::string key;
  std::string attribute;
  bool term = false;
  std::map<std::string, std::string, std::less<>> arguments = {};
};
/// `NUMBER($count, signDisplay: "always")`
struct Call {
  std::string name;
  std::vector<std::shared_ptr<const Expression>> positional;
  std::map<std::string, std::string, std::less<>> named;
};
/// `$count -> [one] ... *[other] ...`
struct Select {
  struct Variant {
    std::string key;
    Pattern pattern;
  };
  std::shared_ptr<const Expression> selector;
  std::vector<Variant> variants;
  std::size_t standard = 0;
};

struct Expression {
  std::variant<TextLiteral, NumberLiteral, Variable, Reference, Call, Select> what;
};

struct Message {
  std::string key;  ///< of a term with its "-"
  Pattern pattern;
  std::map<std::string, Pattern, std::less<>> attributes;
  int line = 0;
};

/// Every message of a catalogue. What is wrong is told with its line.
Result<std::vector<Message>> parse(std::string_view text);

}  // namespace townsmith::fluent
