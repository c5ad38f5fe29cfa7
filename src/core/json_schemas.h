#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/schema_types.h"

namespace townsmith::schema {

inline constexpr std::string_view json_schema_dialect =
    "https://json-schema.org/draft/2020-12/schema";

/// What the name of a raw part stands for: one of several types, under names of their own.
struct RawOption {
  std::string name;
  const Type* type = nullptr;
};

/// JSON Schemas of several types that share their definitions.
struct JsonSchemas {
  std::map<std::string, std::vector<RawOption>, std::less<>> raw = {};
  json::object definitions = {};  ///< "$defs", by the names of types

  /// The schema of a type, which may refer to definitions.
  json::object of(const Type& type);
};

}  // namespace townsmith::schema
