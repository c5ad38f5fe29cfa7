#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/json.h"
#include "core/text.h"

namespace townsmith {

/// One table of what a player may look up: charts, cards seen and left, piles.
struct ReferenceSection {
  using Cell = std::variant<std::int64_t, Text>;

  std::string key;  ///< for programs
  Text title;
  std::vector<Text> columns;
  std::vector<std::vector<Cell>> rows;
};

/// The same from JSON, for games whose words are not in catalogues yet.
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
std::vector<ReferenceSection> sections_of(const json::array& sections);

}  // namespace townsmith
