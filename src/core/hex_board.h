#pragma once

#include <array>

#include "core/bits.h"

namespace townsmith {

/// A regular hexagon of hexes, `Side` along each edge. A hex has axial coordinates (q, r), each
/// from
/// -(Side-1) to Side-1, with |q + r| < Side; it is kept in a square of (2 Side - 1)^2 bits, so that
/// each of the six directions is one shift.
template <int Side>
struct HexBoard {
  static constexpr int radius = Side - 1;
  static constexpr int span = 2 * Side - 1;
  static constexpr int size = span * span;
  using Set = Bits<size>;

  static constexpr int at(int q, int r) { return (r + radius) * span + q + radius; }
  static constexpr int q_of(int hex) { return hex % span - radius; }
  static constexpr int r_of(int hex) { return hex / span - radius; }
  static constexpr bool contains(int q, int r) {
    const auto near = [](int x) { return x <= radius && x >= -radius; };
    return near(q) && near(r) && near(q + r);
  }
  static constexpr int distance(int a, int b) {
    const int q = q_of(a) - q_of(b);
    const int r = r_of(a) - r_of(b);
    const auto size_of = [](int x) { return x < 0 ? -x : x; };
    return (size_of(q) + size_of(r) + size_of(q + r)) / 2;
  }

  /// The six neighbours' (q, r), going round; direction d and d + 3 are opposite.
  static constexpr std::array<std::array<int, 2>, 6> directions = {
      {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

  static constexpr Set step(const Set& s, int direction) {
    switch (direction) {
      case 0: return (s - last_column).up(1) & everything;
      case 1: return s.up(span) & everything;
      case 2: return (s - first_column).up(span - 1) & everything;
      case 3: return (s - first_column).down(1) & everything;
      case 4: return s.down(span) & everything;
      default: return (s - last_column).down(span - 1) & everything;
    }
  }

  /// Hexes that share a side with one of `s`: all six steps, where a step to the side serves also
  /// as half of the slanting one.
  static constexpr Set spread(const Set& s) {
    const Set right = (s - last_column).up(1);
    const Set left = (s - first_column).down(1);
    return (right | left | (s | left).up(span) | (s | right).down(span)) & everything;
  }

  static constexpr Set where(auto&& holds) {
    Set set;
    for (int r = -radius; r <= radius; ++r) {
      for (int q = -radius; q <= radius; ++q) {
        if (contains(q, r) && holds(q, r)) set.set(at(q, r));
      }
    }
    return set;
  }
  static constexpr Set everything = where([](int, int) { return true; });
  static constexpr Set first_column = where([](int q, int) { return q == -radius; });
  static constexpr Set last_column = where([](int q, int) { return q == radius; });
};

}  // namespace townsmith
