#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/chance.h"
#include "core/record.h"

namespace townsmith::fair {

/// What all draws of a live table follow from. Secret until the game is over.
using Seed = std::array<std::uint8_t, 32>;

/// A seed from the system's own randomness.
Seed random_seed();

/// The hash (BLAKE2b, 256 bits, in hexadecimal) that is published before the first draw: it binds
/// the table to its seed without telling it.
std::string commitment(const Seed& seed);
bool opens(std::string_view commitment, const Seed& seed);

/// What the draws of a game follow from: the committed seed and what the players added to it, each
/// 32 bytes in hexadecimal (or "", for a seat that added nothing). Whoever made the seed was
/// bound to it before the shares were known, and the players who gave shares did not know the seed:
/// nobody chose.
Result<Seed> mix(const Seed& seed, std::span<const std::string> shares);

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

/// The luck of a live table.
class FairSource final : public ChanceSource {
 public:
  explicit FairSource(const Seed& mixed) : stream_(mixed), source_(stream_) {}
  std::uint32_t draw(std::uint32_t n, const Label& label) override {
    return source_.draw(n, label);
  }

 private:
  SeedStream stream_;
  CommittedSource source_;
};

/// What a player knows from before the game, in hexadecimal; "" for what was not kept.
struct Kept {
  std::string commitment;  ///< seen before the share was given away
  std::string share;
};

/// Checks a finished live game: the seed is the one that was committed to, and every draw follows
/// from it and the shares. Says how many draws there were.
///
/// A record says itself what was committed to. Who made the seed after it had seen the shares could
/// write that too, so only a commitment that was kept from before binds.
Result<std::size_t> verify(const Record& record, const Kept& kept = {});

}  // namespace townsmith::fair
