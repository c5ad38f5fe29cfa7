#pragma once

#include <cstdint>

#include "core/any_game.h"

namespace townsmith {

/// One number over random games from fixed seeds: the legal moves and the one that was made, what
/// was drawn, each position as players see it, and the scores all go into it. It changes when the
/// rules, the content or the form of views do, and does not depend on how a State is laid out.
std::uint64_t signature(const AnyGame& game, int games, std::uint64_t seed);

}  // namespace townsmith
