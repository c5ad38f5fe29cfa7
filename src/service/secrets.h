#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace townsmith::service {

/// A name nobody can guess: as many random characters of a to z and 2 to 7, five bits each.
std::string random_name(std::size_t characters);

/// What a guest's cookie or a link holds.
std::string new_secret();
/// Sixty-four bits nobody can predict.
std::uint64_t random_bits();

/// What is kept of a secret. Secrets are 160 random bits, so nothing can be learned from how long
/// the search for a hash takes, and a plain hash is enough.
std::string hash_of(std::string_view secret);

}  // namespace townsmith::service
