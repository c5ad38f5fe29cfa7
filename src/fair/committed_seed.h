#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/chance.h"

namespace townsmith::fair {

/// What all draws of a live table follow from. Secret until the game is over.
using Seed = std::array<std::uint8_t, 32>;

/// A seed from the system's own randomness.
Seed random_seed();

/// The hash (BLAKE2b, 256 bits, in hexadecimal) that is published before the first draw: it binds
/// the table to its seed without telling it.
std::string commitment(const Seed& seed);
bool opens(std::string_view commitment, const Seed& seed);

std::string to_hex(const Seed& seed);
Result<Seed> seed_from_hex(std::string_view text);

/// The words of ChaCha20 under the seed, least significant byte first: what CommittedSource draws
/// from. The n-th word depends on the seed and n alone.
class SeedStream final : public KeyStream {
 public:
  explicit SeedStream(const Seed& seed) : seed_(seed) {}
  std::uint32_t next_word() override;

 private:
  Seed seed_;
  std::uint32_t block_ = 0;
  std::array<std::uint8_t, 64> bytes_{};
  std::size_t used_ = sizeof(bytes_);
};

}  // namespace townsmith::fair
