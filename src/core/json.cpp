#include "core/json.h"

#include <fmt/format.h>

#include <algorithm>
// Boost.JSON, compiled here once for every target.
#include <boost/json/src.hpp>
#include <cmath>
#include <cstdlib>

#ifdef BOOST_NO_EXCEPTIONS

namespace boost {
// WebAssembly has no exceptions; the library throws only on running out of memory or on misuse.
void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) {
  std::abort();
}
}  // namespace boost
#endif

namespace townsmith::json {
namespace {

bool has_fraction(const value& value) {
  if (const auto* object = value.if_object()) {
    for (const auto& member : *object) {
      if (has_fraction(member.value())) return true;
    }
    return false;
  }
  if (const auto* array = value.if_array()) {
    for (const auto& item : *array) {
      if (has_fraction(item)) return true;
    }
    return false;
  }
  return value.is_double();
}

/// The shortest text that is read as the same number.
std::string number_text(double number) {
  if (!std::isfinite(number)) return boost::json::serialize(boost::json::value(number));
  return number == 0 ? "0" : fmt::format("{}", number);
}

void append(std::string& out, const value& value);

void append(std::string& out, const object& object) {
  char before = '{';
  for (const auto& member : object) {
    out += before;
    out += boost::json::serialize(boost::json::string(member.key()));
    out += ':';
    append(out, member.value());
    before = ',';
  }
  out += object.empty() ? "{}" : "}";
}

void append(std::string& out, const array& array) {
  char before = '[';
  for (const auto& item : array) {
    out += before;
    append(out, item);
    before = ',';
  }
  out += array.empty() ? "[]" : "]";
}

void append(std::string& out, const value& value) {
  if (const auto* number = value.if_double()) {
    out += number_text(*number);
  } else if (!has_fraction(value)) {
    out += boost::json::serialize(value);  // nearly everything, and fast
  } else if (const auto* object = value.if_object()) {
    append(out, *object);
  } else {
    append(out, value.get_array());
  }
}

/// The library's reader may miss a number by its last bits: more digits than these would not be
/// read as they were written.
void shorten_numbers(value& value) {
  if (auto* object = value.if_object()) {
    for (auto& member : *object) shorten_numbers(member.value());
  } else if (auto* array = value.if_array()) {
    for (auto& item : *array) shorten_numbers(item);
  } else if (double* number = value.if_double()) {
    *number = std::strtod(fmt::format("{:.15g}", *number).c_str(), nullptr);
  }
}

constexpr std::size_t line_length = 100;

void append_pretty(std::string& out, const value& value, std::size_t indent, std::size_t used) {
  const bool list = value.is_array() && !value.get_array().empty();
  const bool members = value.is_object() && !value.get_object().empty();
  const std::string whole = townsmith::json::serialize(value);
  if (!(list || members) || indent + used + whole.size() <= line_length) {
    out += whole;
    return;
  }
  const std::string margin(indent + 2, ' ');
  const char* before = "\n";
  out += list ? '[' : '{';
  if (list) {
    for (const auto& item : value.get_array()) {
      out += before + margin;
      append_pretty(out, item, indent + 2, 1);
      before = ",\n";
    }
  } else {
    for (const auto& member : value.get_object()) {
      const std::string key = boost::json::serialize(boost::json::string(member.key())) + ": ";
      out += before + margin + key;
      append_pretty(out, member.value(), indent + 2, key.size() + 1);
      before = ",\n";
    }
  }
  out += '\n' + std::string(indent, ' ') + (list ? ']' : '}');
}

}  // namespace

bool is_finite(const value& value) {
  if (const auto* object = value.if_object()) {
    return std::ranges::all_of(*object, [](const auto& one) { return is_finite(one.value()); });
  }
  if (const auto* array = value.if_array()) {
    return std::ranges::all_of(*array, [](const auto& one) { return is_finite(one); });
  }
  const double* number = value.if_double();
  return number == nullptr || std::isfinite(*number);
}

std::string pretty(const value& value) {
  std::string out;
  if (has_fraction(value)) {
    json::value shorter = value;
    shorten_numbers(shorter);
    append_pretty(out, shorter, 0, 0);
  } else {
    append_pretty(out, value, 0, 0);
  }
  return out + "\n";
}

std::string serialize(const value& value) {
  std::string out;
  append(out, value);
  return out;
}

std::string serialize(const object& object) {
  const bool fractions = std::any_of(object.begin(), object.end(), [](const auto& member) {
    return has_fraction(member.value());
  });
  if (!fractions) return boost::json::serialize(object);
  std::string out;
  append(out, object);
  return out;
}

std::string serialize(const array& array) {
  if (std::none_of(array.begin(), array.end(), has_fraction)) return boost::json::serialize(array);
  std::string out;
  append(out, array);
  return out;
}

std::string serialize(const string& text) { return boost::json::serialize(text); }

}  // namespace townsmith::json
