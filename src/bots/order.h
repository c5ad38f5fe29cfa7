#pragma once

#include <utility>

namespace townsmith::bots {

/// Sorts a few things so that better ones come first and equals stay in their order: the same on
/// every compiler, without asking for memory.
template <class Iterator, class Better>
void put_in_order(Iterator first, Iterator last, Better&& better) {
  for (Iterator next = first; next != last; ++next) {
    for (Iterator at = next; at != first && better(*at, *(at - 1)); --at) std::swap(*at, *(at - 1));
  }
}

}  // namespace townsmith::bots
