#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"

namespace townsmith::cli {

/// A variable of the environment; null if it is not set.
using Environment = std::function<const char*(const char*)>;

/// Which of the known languages the environment asks for, by the rules of gettext: the list in
/// LANGUAGE, unless the locale is C; otherwise the locale in LC_ALL, LC_MESSAGES or LANG, the first
/// of them that is set. English if it asks for none of them.
std::string environment_language(const Environment& variable,
                                 const std::vector<std::string>& known);

/// The language of that code or, without one, the environment's.
Result<Language> choose_language(std::string_view code);

}  // namespace townsmith::cli
