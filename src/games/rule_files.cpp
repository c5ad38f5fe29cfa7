#include "games/rule_files.h"

namespace townsmith {

std::string rules_text(std::string_view game, std::string_view language) {
  static const auto files = embedded_rules();
  for (const std::string_view code : {language, std::string_view("en")}) {
    const auto found = files.find(std::string(game) + "/rules." + std::string(code) + ".md");
    if (found != files.end()) return found->second;
  }
  return {};
}

}  // namespace townsmith
