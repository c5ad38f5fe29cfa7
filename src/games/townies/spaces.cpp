#include "games/townies/spaces.h"

#include <fmt/format.h>

namespace townsmith::townies {

std::string space_name(int space) {
  return fmt::format("{}{}", static_cast<char>('A' + column_of(space)), row_of(space));
}

int find_space(std::string_view name) {
  if (name.size() < 2 || name.size() > 3 || name[1] == '0') return -1;
  const char letter = name[0] >= 'a' ? static_cast<char>(name[0] - 'a' + 'A') : name[0];
  const int column = letter - 'A';
  if (column < 0 || column >= column_count) return -1;
  int row = 0;
  for (const char c : name.substr(1)) {
    if (c < '0' || c > '9') return -1;
    row = row * 10 + (c - '0');
  }
  return row <= column_length(column) ? space_at(column, row) : -1;
}

std::vector<std::string> names_of(const Spaces& set) {
  std::vector<std::string> names;
  for (int column = 0; column < column_count; ++column) {
    for (int row = 1; row <= column_length(column); ++row) {
      if (set.test(space_at(column, row))) names.push_back(space_name(space_at(column, row)));
    }
  }
  return names;
}

}  // namespace townsmith::townies
