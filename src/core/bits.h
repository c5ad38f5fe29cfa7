#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace townsmith {

/// A set of the numbers 0 to Size-1, kept in machine words: the stuff boards are made of.
template <int Size>
class Bits {
 public:
  static constexpr int words = (Size + 63) / 64;

  constexpr Bits() = default;

  static constexpr Bits one(int i) {
    Bits bits;
    bits.set(i);
    return bits;
  }
  static constexpr Bits all() {
    Bits bits;
    for (int i = 0; i < Size; ++i) bits.set(i);
    return bits;
  }
  /// The members of a word moved up by n; all of them must come to lie below Size.
  static constexpr Bits placed(std::uint64_t word, int n) {
    Bits bits;
    const auto i = static_cast<std::size_t>(n) >> 6U;
    bits.words_[i] = word << (n & 63);
    if constexpr (words > 1) {
      // Of the last word nothing is carried over, and so nothing to the wrong place.
      bits.words_[i + 1 < words ? i + 1 : i] |= (word >> 1U) >> (63 - (n & 63));
    }
    return bits;
  }
  static constexpr Bits from_word(std::uint64_t word)
    requires(words == 1)
  {
    Bits bits;
    bits.words_[0] = word;
    return bits;
  }

  constexpr bool test(int i) const { return ((word(i) >> (i & 63)) & 1U) != 0; }
  constexpr void set(int i) { word(i) |= std::uint64_t{1} << (i & 63); }
  constexpr void set_if(bool wanted, int i) { word(i) |= std::uint64_t{wanted} << (i & 63); }
  constexpr void reset(int i) { word(i) &= ~(std::uint64_t{1} << (i & 63)); }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  constexpr int count() const {
    int sum = 0;
    for (const std::uint64_t w : words_) sum += std::popcount(w);
    return sum;
  }
  /// The lowest member; the set must not be empty.
  constexpr int first() const {
    int i = 0;
    while (words_[static_cast<std::size_t>(i)] == 0) ++i;
    return i * 64 + std::countr_zero(words_[static_cast<std::size_t>(i)]);
  }
  /// The n-th lowest member, counted from 0; there must be more than n.
  constexpr int nth(int n) const {
    int i = 0;
    while (std::popcount(words_[static_cast<std::size_t>(i)]) <= n) {
      n -= std::popcount(words_[static_cast<std::size_t>(i)]);
      ++i;
    }
    // Halves, quarters, eighths of the word: where the member is not below, it is above.
    std::uint64_t w = words_[static_cast<std::size_t>(i)];
    int below = i * 64;
    for (int half = 32; half >= 8; half /= 2) {
      const int low = std::popcount(w & ((std::uint64_t{1} << half) - 1));
      const bool higher = n >= low;
      n -= higher ? low : 0;
      below += higher ? half : 0;
      w >>= higher ? half : 0;
    }
    while (n-- > 0) w &= w - 1;
    return below + std::countr_zero(w);
  }
  constexpr int pop_first() {
    const int i = first();
    reset(i);
    return i;
  }
  template <class F>
  constexpr void for_each(F&& visit) const {
    for (int i = 0; i < words; ++i) {
      for (std::uint64_t w = words_[static_cast<std::size_t>(i)]; w != 0; w &= w - 1) {
        visit(i * 64 + std::countr_zero(w));
      }
    }
  }

  friend constexpr Bits operator&(Bits a, const Bits& b) {
    for (std::size_t i = 0; i < words; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend constexpr Bits operator|(Bits a, const Bits& b) {
    for (std::size_t i = 0; i < words; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  /// What is in one of them only.
  friend constexpr Bits operator^(Bits a, const Bits& b) {
    for (std::size_t i = 0; i < words; ++i) a.words_[i] ^= b.words_[i];
    return a;
  }
  /// a without b
  friend constexpr Bits operator-(Bits a, const Bits& b) {
    for (std::size_t i = 0; i < words; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  constexpr Bits& operator|=(const Bits& b) { return *this = *this | b; }
  constexpr Bits& operator&=(const Bits& b) { return *this = *this & b; }
  constexpr Bits& operator-=(const Bits& b) { return *this = *this - b; }

  /// Moves every member up by n (0 < n < 64); what leaves the last word is lost.
  constexpr Bits up(int n) const {
    Bits out;
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < words; ++i) {
      out.words_[i] = (words_[i] << n) | carry;
      carry = words_[i] >> (64 - n);
    }
    return out;
  }
  constexpr Bits down(int n) const {
    Bits out;
    std::uint64_t carry = 0;
    for (std::size_t i = words; i-- > 0;) {
      out.words_[i] = (words_[i] >> n) | carry;
      carry = words_[i] << (64 - n);
    }
    return out;
  }

  constexpr std::uint64_t word_at(int i) const { return words_[static_cast<std::size_t>(i)]; }

  bool operator==(const Bits&) const = default;

 private:
  constexpr std::uint64_t& word(int i) { return words_[static_cast<std::size_t>(i) >> 6U]; }
  constexpr const std::uint64_t& word(int i) const {
    return words_[static_cast<std::size_t>(i) >> 6U];
  }

  std::array<std::uint64_t, static_cast<std::size_t>(words)> words_{};
};

/// All of `within` that is connected to `seed`, where Board::spread() gives the neighbours.
template <class Board>
constexpr typename Board::Set flood(typename Board::Set seed, const typename Board::Set& within) {
  seed &= within;
  while (true) {
    const typename Board::Set grown = seed | (Board::spread(seed) & within);
    if (grown == seed) return seed;
    seed = grown;
  }
}

}  // namespace townsmith
