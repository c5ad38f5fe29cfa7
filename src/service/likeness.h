#pragma once

#include <string>
#include <string_view>

namespace townsmith::service {

/// What a name looks like at a glance: without capitals, accents, spaces and marks, and with one
/// letter for all that look like it, whatever script they belong to. Not for people to read.
std::string likeness(std::string_view name);

/// Whether people would take one name for the other.
inline bool look_alike(std::string_view one, std::string_view other) {
  return likeness(one) == likeness(other);
}

}  // namespace townsmith::service
