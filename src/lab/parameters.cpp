#include "lab/parameters.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "core/setup.h"

namespace townsmith::lab {

Result<Range> parse_range(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::size_t equals = text.rfind('=');
  const std::size_t dots = text.rfind("..");
  if (colon == std::string_view::npos || equals == std::string_view::npos ||
      dots == std::string_view::npos || !(colon < equals && equals < dots)) {
    return refuse(Reason::bad_syntax,
                  fmt::format("\"{}\" is not of the form FILE:NUMBERS=LEAST..MOST", text));
  }
  TRY(const auto min, parse_int(text.substr(equals + 1, dots - equals - 1)));
  TRY(const auto max, parse_int(text.substr(dots + 2)));
  if (min > max) {
    return refuse(Reason::bad_value,
                  fmt::format("\"{}\" ends before it begins: write the smaller number first, as in "
                              "{}..{}",
                              text, max, min));
  }
  return Range{std::string(text.substr(0, colon)),
               std::string(text.substr(colon + 1, equals - colon - 1)), min, max};
}

Result<std::vector<Parameter>> parameters_of(const ContentFiles& content,
                                             const std::vector<Range>& ranges) {
  std::vector<Parameter> parameters;
  for (const Range& range : ranges) {
    const auto file = content.find(range.file);
    if (file == content.end()) {
      return refuse(Reason::unknown_name, fmt::format("there is no file \"{}\"", range.file));
    }
    TRY(auto numbers, find_numbers(file->second, range.pattern));
    for (ContentNumber& number : numbers) {
      if (number.value < range.min || number.value > range.max) continue;
      parameters.push_back({range.file, std::move(number), range.min, range.max});
    }
  }
  if (parameters.empty()) {
    return refuse(Reason::bad_value, "none of the numbers lies in its range");
  }
  return parameters;
}

ContentFiles with_values(const ContentFiles& content, const std::vector<Parameter>& parameters,
                         const std::vector<std::int64_t>& values, bool changed_only) {
  std::map<std::string, std::pair<std::vector<ContentNumber>, std::vector<std::int64_t>>> edits;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].number.value == values[i]) continue;
    edits[parameters[i].file].first.push_back(parameters[i].number);
    edits[parameters[i].file].second.push_back(values[i]);
  }
  ContentFiles files;
  if (!changed_only) files = content;
  for (const auto& [name, edit] : edits) {
    files[name] = with_numbers(content.find(name)->second, edit.first, edit.second);
  }
  return files;
}

}  // namespace townsmith::lab
