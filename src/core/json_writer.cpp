#include "core/json_writer.h"

#include <fmt/format.h>

#include <cstring>
#include <iterator>

#include "core/json.h"

namespace townsmith {

void JsonWriter::before_value() {
  if (keyed_) {
    keyed_ = false;
    return;
  }
  if (!first_) out_ += ',';
  first_ = false;
}

void JsonWriter::open(char bracket) {
  before_value();
  out_ += bracket;
  first_ = true;
}

void JsonWriter::close(char bracket) {
  out_ += bracket;
  first_ = false;
}

void JsonWriter::key(std::string_view name) {
  if (!first_) out_ += ',';
  first_ = false;
  quoted(name);
  out_ += ':';
  keyed_ = true;
}

namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

/// How many characters from `from` on can stand as they are: eight at a time, then one by one.
std::size_t plain_length(std::string_view text, std::size_t from) {
  constexpr std::uint64_t ones = 0x0101010101010101U;
  constexpr std::uint64_t tops = 0x80 * ones;
  // A byte that is zero has its top bit set in the result; the others, only if a lower one is zero.
  const auto any_zero = [](std::uint64_t word) { return (word - ones) & ~word & tops; };
  std::size_t at = from;
  for (; at + 8 <= text.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + at, 8);
    const std::uint64_t controls = (word - 0x20 * ones) & ~word & tops;
    if ((controls | any_zero(word ^ ('"' * ones)) | any_zero(word ^ ('\\' * ones))) != 0) break;
  }
  while (at < text.size() && is_plain(text[at])) ++at;
  return at - from;
}

}  // namespace

void JsonWriter::quoted(std::string_view text) {
  out_ += '"';
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t plain = plain_length(text, at);
    out_.append(text, at, plain);
    at += plain;
    if (at == text.size()) break;
    switch (const char c = text[at++]) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      case '\r': out_ += "\\r"; break;
      case '\t': out_ += "\\t"; break;
      default: fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<unsigned>(c));
    }
  }
  out_ += '"';
}

void JsonWriter::text(std::string_view text) {
  before_value();
  quoted(text);
}

void JsonWriter::number(std::int64_t number) {
  before_value();
  const fmt::format_int digits(number);
  out_.append(digits.data(), digits.size());
}

void JsonWriter::number(double number) {
  before_value();
  out_ += json::serialize(json::value(number));
}

void JsonWriter::boolean(bool yes) { raw(yes ? "true" : "false"); }

void JsonWriter::null() { raw("null"); }

void JsonWriter::raw(std::string_view json) {
  before_value();
  out_ += json;
}

}  // namespace townsmith
