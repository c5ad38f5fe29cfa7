#include "core/json_writer.h"

#include <fmt/format.h>

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

void JsonWriter::quoted(std::string_view text) {
  out_ += '"';
  for (const char c : text) {
    switch (c) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      case '\r': out_ += "\\r"; break;
      case '\t': out_ += "\\t"; break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<unsigned>(c));
        } else {
          out_ += c;
        }
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
  fmt::format_to(std::back_inserter(out_), "{}", number);
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
