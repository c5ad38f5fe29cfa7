#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "protocol/analysis.h"
#include "protocol/glimpse.h"
#include "table/glimpse.h"

namespace townsmith::host {

/// A number that tells how a game's positions are written in bytes: another program, in which they
/// are written otherwise, has another one.
std::uint64_t layout_of(const AnyGame& game);

/// A glimpse on its way to a page; `yours` are the seats of whoever gets it.
protocol::Glimpse to_wire(const table::Glimpse& glimpse, SeatSet yours, std::uint64_t layout);

/// Back again. A position is checked for damage on its way and for its layout, not for sense:
/// whoever reads it trusts the sender.
Result<table::Glimpse> from_wire(const protocol::Glimpse& message, const AnyGame& game,
                                 std::uint64_t layout);

/// Bytes as text, six bits a digit.
std::string to_digits(std::string_view bytes);
Result<std::string> from_digits(std::string_view text);

/// A position's bytes as such a text, without the zeros at its end, and back.
std::string digits_of(const AnyState& state);
Result<AnyState> state_of(std::string_view text);

/// A checksum of such a text, and of the layout that its bytes have.
std::string check_of(std::string_view text, std::uint64_t layout);

/// What a seat sees and remembers, for other programs to hand to an engine of the same version.
protocol::Observation observation_of(const AnyGame& game, const AnyObserved& seen,
                                     const AnyMemory& memory);
/// The checksum of an observation.
std::string check_of(const protocol::Observation& observation, const AnyGame& game);

}  // namespace townsmith::host
