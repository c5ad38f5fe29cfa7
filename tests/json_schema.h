#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "core/json.h"

namespace townsmith {

/// A small validator of JSON Schema (draft 2020-12), so that exported schemas are held against a
/// second reading of what they say: the keywords that we use, and no others.
class JsonSchemaValidator {
 public:
  explicit JsonSchemaValidator(const json::value& root) : root_(root) {}

  bool accepts(const json::value& value) const { return accepts(root_, value); }
  /// Another schema, which refers to the definitions of the whole.
  bool accepts(const json::value& schema, const json::value& value) const {
    std::set<std::string> seen;
    return accepts(schema, value, seen);
  }

 private:
  /// Adds the members of an object that the schema has looked at to `seen`.
  bool accepts(const json::value& schema, const json::value& value,
               std::set<std::string>& seen) const {
    for (const auto& keyword : schema.as_object()) {
      const std::string_view name = keyword.key();
      if (name == "additionalProperties" || name == "unevaluatedProperties") continue;
      if (!keeps(name, keyword.value(), value, seen)) return false;
    }
    const auto* object = value.if_object();
    if (object == nullptr) return true;
    for (const std::string_view rest : {"additionalProperties", "unevaluatedProperties"}) {
      const json::value* allowed = schema.as_object().if_contains(rest);
      if (allowed == nullptr) continue;
      for (const auto& member : *object) {
        if (!seen.insert(std::string(member.key())).second) continue;
        std::set<std::string> inside;
        if (!allowed->is_object() || !accepts(*allowed, member.value(), inside)) return false;
      }
    }
    return true;
  }

  bool keeps(std::string_view keyword, const json::value& wanted, const json::value& value,
             std::set<std::string>& seen) const {
    const auto number = [&] { return value.if_int64(); };
    const auto count_fits = [&](std::size_t count, bool at_least) {
      const auto limit = wanted.as_int64();
      const auto counted = static_cast<std::int64_t>(count);
      return at_least ? counted >= limit : counted <= limit;
    };
    if (keyword == "type" && wanted.is_array()) {
      return std::any_of(wanted.as_array().begin(), wanted.as_array().end(),
                         [&](const json::value& one) { return is_a(value, one.as_string()); });
    }
    if (keyword == "type") return is_a(value, wanted.as_string());
    if (keyword == "const") return value == wanted;
    if (keyword == "enum") {
      const auto& all = wanted.as_array();
      return std::find(all.begin(), all.end(), value) != all.end();
    }
    if (keyword == "minimum") return number() == nullptr || *number() >= wanted.as_int64();
    if (keyword == "maximum") return number() == nullptr || *number() <= wanted.as_int64();
    if (keyword == "minLength" || keyword == "maxLength") {
      return !value.is_string() || count_fits(value.as_string().size(), keyword == "minLength");
    }
    if (keyword == "minItems" || keyword == "maxItems") {
      return !value.is_array() || count_fits(value.as_array().size(), keyword == "minItems");
    }
    if (keyword == "items") {
      return !value.is_array() ||
             std::all_of(value.as_array().begin(), value.as_array().end(), [&](const auto& item) {
               std::set<std::string> inside;
               return accepts(wanted, item, inside);
             });
    }
    if (keyword == "required") {
      return !value.is_object() ||
             std::all_of(wanted.as_array().begin(), wanted.as_array().end(), [&](const auto& name) {
               return value.as_object().contains(name.as_string());
             });
    }
    if (keyword == "properties") return !value.is_object() || members_fit(wanted, value, seen);
    if (keyword == "$ref") return accepts(definition(wanted.as_string()), value, seen);
    if (keyword == "allOf") return fitting(wanted, value, seen) == wanted.as_array().size();
    if (keyword == "anyOf") return fitting(wanted, value, seen) > 0;
    if (keyword == "oneOf") return fitting(wanted, value, seen) == 1;
    // Not about values; whatever else there may be is not known here, and accepts nothing.
    return keyword == "$schema" || keyword == "$defs" || keyword == "title" ||
           keyword == "description";
  }

  bool members_fit(const json::value& properties, const json::value& value,
                   std::set<std::string>& seen) const {
    for (const auto& property : properties.as_object()) {
      const json::value* member = value.as_object().if_contains(property.key());
      if (member == nullptr) continue;
      seen.insert(std::string(property.key()));
      std::set<std::string> inside;
      if (!accepts(property.value(), *member, inside)) return false;
    }
    return true;
  }

  /// How many of several schemas accept the value.
  std::size_t fitting(const json::value& schemas, const json::value& value,
                      std::set<std::string>& seen) const {
    std::size_t count = 0;
    for (const json::value& schema : schemas.as_array()) {
      std::set<std::string> inside;
      if (!accepts(schema, value, inside)) continue;
      seen.insert(inside.begin(), inside.end());
      ++count;
    }
    return count;
  }

  static bool is_a(const json::value& value, std::string_view type) {
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "boolean" ? value.is_bool()
           : type == "integer" ? value.is_int64()
           : type == "number"  ? value.is_int64() || value.is_double()
                               : type == "null" && value.is_null();
  }

  const json::value& definition(std::string_view reference) const {
    constexpr std::string_view prefix = "#/$defs/";
    return root_.at("$defs").at(reference.substr(prefix.size()));
  }

  const json::value& root_;
};

inline bool json_schema_accepts(const json::value& schema, const json::value& value) {
  return JsonSchemaValidator(schema).accepts(value);
}

}  // namespace townsmith
