#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/language.h"

namespace townsmith {

/// Writes JSON to the end of a text, without a tree of values. The caller keeps the order: after
/// begin_object() come key() and a value in turn, then end_object().
class JsonWriter {
 public:
  /// Texts are said in the language.
  JsonWriter(std::string& out, const Language& language) : out_(out), language_(language) {}

  void begin_object() { open('{'); }
  void end_object() { close('}'); }
  void begin_list() { open('['); }
  void end_list() { close(']'); }
  void key(std::string_view name);
  void text(std::string_view text);
  /// The sentence that the language makes of it.
  void say(const Text& text) { this->text(language_.say(text)); }
  void number(std::int64_t number);
  void number(double number);
  void boolean(bool yes);
  void null();
  /// JSON that was written before.
  void raw(std::string_view json);

 private:
  void open(char bracket);
  void close(char bracket);
  void before_value();
  void quoted(std::string_view text);

  std::string& out_;
  const Language& language_;
  bool first_ = true;   ///< of its object or list
  bool keyed_ = false;  ///< a key was written, and its value was not
};

}  // namespace townsmith
