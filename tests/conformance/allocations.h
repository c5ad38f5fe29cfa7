#pragma once

#include <cstdint>

namespace townsmith::conformance {

/// Whether this program counts its allocations: not under sanitizers, which bring their own heap.
bool counts_allocations();

/// How often this thread has called operator new so far.
std::uint64_t allocations();

}  // namespace townsmith::conformance
