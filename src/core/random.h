#pragma once

#include <cstdint>

namespace townsmith {

/// A fast generator for bots and simulations (PCG-XSH-RR 64/32), the same on every compiler.
/// Not for live tables: whoever sees a few outputs can predict the rest.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 0)
      : state_(0), increment_((mix(stream) << 1U) | 1U) {
    next();
    state_ += mix(seed);
    next();
  }

  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005ULL + increment_;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((32U - turn) & 31U));
  }

  constexpr std::uint64_t next64() {
    const std::uint64_t high = next();
    return (high << 32U) | next();
  }

  /// Uniform in [0, n) without bias; n must be positive.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = std::uint64_t{next()} * n;
    auto low = static_cast<std::uint32_t>(product);
    if (low < n) {
      const std::uint32_t threshold = (0U - n) % n;
      while (low < threshold) {
        product = std::uint64_t{next()} * n;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  /// Spreads a number over 64 bits, so that neighbouring seeds give unrelated games.
  static constexpr std::uint64_t mix(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31U);
  }

  bool operator==(const Random&) const = default;

 private:
  std::uint64_t state_;
  std::uint64_t increment_;
};

}  // namespace townsmith
