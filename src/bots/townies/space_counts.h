#pragma once

#include <array>
#include <tuple>
#include <utility>

#include "games/townies/spaces.h"

namespace townsmith::townies {

/// A small number for every space of the map at once, 0 to 15, kept in binary: one set of spaces
/// for each digit. What grows beyond 15 stays there.
class SpaceCounts {
 public:
  SpaceCounts() = default;

  /// For every space, how many of its neighbours are members.
  static SpaceCounts of_neighbours(const Spaces& set) {
    const Spaces right = (set - Board::last_column).up(1);
    const Spaces left = (set - Board::first_column).down(1);
    const auto [ones_a, twos_a] = sum(right, left, set.up(Board::span));
    const auto [ones_b, twos_b] =
        sum(left.up(Board::span), set.down(Board::span), right.down(Board::span));
    const Spaces carry = ones_a & ones_b;
    SpaceCounts counts;
    counts.digits_[0] = ones_a ^ ones_b;
    std::tie(counts.digits_[1], counts.digits_[2]) = sum(twos_a, twos_b, carry);
    return counts;
  }

  SpaceCounts doubled() const {
    SpaceCounts twice;
    for (std::size_t i = 1; i < digits_.size(); ++i) twice.digits_[i] = digits_[i - 1];
    return twice;
  }

  /// Adds 1, or another power of two, in these spaces.
  void add(Spaces carry, std::size_t digit = 0) {
    for (std::size_t i = digit; i < digits_.size(); ++i) {
      const Spaces next = digits_[i] & carry;
      digits_[i] = digits_[i] ^ carry;
      carry = next;
    }
    for (Spaces& one : digits_) one |= carry;
  }

  /// 0 wherever it is not one of these spaces.
  void keep(const Spaces& spaces) {
    for (Spaces& digit : digits_) digit &= spaces;
  }

  /// Takes the larger number in every space.
  void raise(const SpaceCounts& other) {
    Spaces larger;  // where the other one is
    Spaces same = Board::everything;
    for (std::size_t i = digits_.size(); i-- > 0;) {
      const Spaces differ = digits_[i] ^ other.digits_[i];
      larger |= same & differ & other.digits_[i];
      same -= differ;
    }
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      digits_[i] = (digits_[i] - larger) | (other.digits_[i] & larger);
    }
  }

  Spaces at_least(int number) const {
    Spaces more;
    Spaces same = Board::everything;
    for (std::size_t i = digits_.size(); i-- > 0;) {
      if (((number >> i) & 1) != 0) {
        same &= digits_[i];
      } else {
        more |= same & digits_[i];
        same -= digits_[i];
      }
    }
    return more | same;
  }
  Spaces exactly(int number) const {
    Spaces same = Board::everything;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      same = ((number >> i) & 1) != 0 ? same & digits_[i] : same - digits_[i];
    }
    return same;
  }

  struct Best {
    int number = 0;
    Spaces spaces;  ///< where it is
  };
  /// The largest number within these spaces.
  Best best(Spaces within) const {
    int number = 0;
    for (std::size_t i = digits_.size(); i-- > 0;) {
      const Spaces higher = within & digits_[i];
      if (higher.empty()) continue;
      within = higher;
      number |= 1 << i;
    }
    return {number, within};
  }

 private:
  static std::pair<Spaces, Spaces> sum(const Spaces& a, const Spaces& b, const Spaces& c) {
    const Spaces one = a ^ b;
    return {one ^ c, (a & b) | (one & c)};
  }

  std::array<Spaces, 4> digits_{};
};

}  // namespace townsmith::townies
