#pragma once

#include "conformance/random_games.h"
#include "conformance/traits.h"
#include "games/content_files.h"
#include "numbers/all.h"

namespace townsmith::numbers {

/// Any game, with all its setups.
template <Game G>
struct AllTraits : conformance::GameTraits<G> {
  static ContentFiles content() { return built_in_content(); }
};

/// AllGames as GoogleTest wants its types.
template <class Games>
struct TestTypes;
template <class... G>
struct TestTypes<std::tuple<G...>> {
  using Types = testing::Types<G...>;
};

}  // namespace townsmith::numbers
