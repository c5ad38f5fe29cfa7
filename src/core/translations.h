#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace townsmith {

/// What content calls its own things in other languages: by language, by the words it gives itself.
using Translations =
    std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>>;

/// What these words are in a language; as they were given where nothing else is known.
const std::string& translated(const Translations& translations, std::string_view language,
                              const std::string& given);

/// Those of a pack (core/pack.h) that is given as text; null if it has none.
std::shared_ptr<const Translations> translations_of(std::string_view pack);

}  // namespace townsmith
