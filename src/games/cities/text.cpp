#include "games/cities/text.h"

#include <fmt/format.h>

namespace townsmith::cities {

Text kind_text(Kind kind) { return say(fmt::format("kind-{}", name(kind))); }

Text tile_text(int tile) { return say("tile", {{"tile", tile}}); }

std::string letters(const Fields& fields) {
  std::string text;
  for (const Kind kind : fields) text += letter(kind);
  return text;
}

}  // namespace townsmith::cities
