#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

#include "core/json.h"

namespace townsmith {

/// One table of what a player may look up: a key for translations, headings, and rows.
inline json::object reference_section(std::string_view key, std::string_view title,
                                      std::initializer_list<std::string_view> columns,
                                      json::array rows) {
  json::array heads;
  for (const std::string_view column : columns) heads.push_back(json::string(column));
  json::object section;
  section["key"] = key;
  section["title"] = title;
  section["columns"] = std::move(heads);
  section["rows"] = std::move(rows);
  return section;
}

}  // namespace townsmith
