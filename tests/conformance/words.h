#pragma once

#include <string>

#include "../words.h"
#include "core/any_game.h"

namespace townsmith::conformance {

template <Game G>
Drawing drawn(const G& game, const Observed<G>& seen) {
  if constexpr (requires { game.draw(seen, english()); }) {
    return game.draw(seen, english());
  } else {
    return game.draw(seen);
  }
}

/// The view as it goes over the wire.
template <Game G>
std::string view_text(const G& game, const Observed<G>& seen) {
  if constexpr (requires { json::object(game.view(seen)); }) {
    return json::serialize(game.view(seen));
  } else {
    return schema::to_json(game.view(seen), english());
  }
}

}  // namespace townsmith::conformance
