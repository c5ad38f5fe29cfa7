#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace townsmith {

/// The parts of a text between blanks.
std::vector<std::string_view> words_of(std::string_view text);

/// Without blanks and ends of lines around it.
std::string_view trimmed(std::string_view text);

/// With small letters, as far as they are ASCII's: for what people may type in either way.
std::string lower(std::string_view text);
std::string upper(std::string_view text);

/// What somebody else wrote, for a refusal: not all of it if it is long, and nothing unprintable.
std::string printable(std::string_view text);

}  // namespace townsmith
