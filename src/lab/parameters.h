#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "lab/content_numbers.h"

/// Numbers of the content that a search may change.
namespace townsmith::lab {

/// Numbers of a content file that may be changed, and how far:
/// "<game>/cards.json:cards[*].points=0..8".
struct Range {
  std::string file;
  std::string pattern;
  std::int64_t min = 0;
  std::int64_t max = 0;
};
Result<Range> parse_range(std::string_view text);

/// One number that may be changed.
struct Parameter {
  std::string file;
  ContentNumber number;
  std::int64_t min = 0;
  std::int64_t max = 0;
};
/// Those that lie in their range now.
Result<std::vector<Parameter>> parameters_of(const ContentFiles& content,
                                             const std::vector<Range>& ranges);
/// The content with other numbers: all of it, or only the files that differ.
ContentFiles with_values(const ContentFiles& content, const std::vector<Parameter>& parameters,
                         const std::vector<std::int64_t>& values, bool changed_only);

}  // namespace townsmith::lab
