#pragma once

#include <cstdint>

#include "bots/catalogue.h"

namespace townsmith::bots {

/// A number that changes when, and only when, thinking bots play otherwise: it must be the same on
/// every compiler.
std::uint64_t bot_signature(const Entry& entry, const AnyGame& game);

}  // namespace townsmith::bots
