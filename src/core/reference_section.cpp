#include "core/reference_section.h"

namespace townsmith {

std::vector<ReferenceSection> sections_of(const json::array& sections) {
  const auto words = [](const json::value& value) {
    if (!value.is_string()) return literal(json::serialize(value));
    return literal(std::string(std::string_view(value.as_string())));
  };
  std::vector<ReferenceSection> out;
  for (const json::value& value : sections) {
    const json::object& section = value.as_object();
    ReferenceSection& one = out.emplace_back();
    one.key = std::string_view(section.at("key").as_string());
    one.title = words(section.at("title"));
    for (const json::value& column : section.at("columns").as_array()) {
      one.columns.push_back(words(column));
    }
    for (const json::value& row : section.at("rows").as_array()) {
      auto& cells = one.rows.emplace_back();
      for (const json::value& cell : row.as_array()) {
        if (cell.is_int64()) {
          cells.emplace_back(cell.get_int64());
        } else {
          cells.emplace_back(words(cell));
        }
      }
    }
  }
  return out;
}

}  // namespace townsmith
