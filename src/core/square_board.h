#pragma once

#include "core/bits.h"

namespace townsmith {

/// A rectangle of squares. Square (x, y) is number y * Width + x; y grows downwards.
template <int Width, int Height>
struct SquareBoard {
  static_assert(Width < 64);
  static constexpr int width = Width;
  static constexpr int height = Height;
  static constexpr int size = Width * Height;
  using Set = Bits<size>;

  static constexpr int at(int x, int y) { return y * Width + x; }
  static constexpr int x_of(int square) { return square % Width; }
  static constexpr int y_of(int square) { return square / Width; }
  static constexpr bool contains(int x, int y) {
    return x >= 0 && x < Width && y >= 0 && y < Height;
  }

  static constexpr Set north(const Set& s) { return s.down(Width); }
  static constexpr Set south(const Set& s) { return s.up(Width) & everything; }
  static constexpr Set west(const Set& s) { return (s - first_column).down(1); }
  static constexpr Set east(const Set& s) { return (s - last_column).up(1); }

  /// Squares that share a side with one of `s`.
  static constexpr Set spread(const Set& s) { return north(s) | south(s) | west(s) | east(s); }
  /// Squares that share a side or a corner with one of `s`, and `s` itself.
  static constexpr Set spread8(const Set& s) {
    const Set row = s | west(s) | east(s);
    return row | north(row) | south(row);
  }

  static constexpr Set column(int x) {
    Set set;
    for (int y = 0; y < Height; ++y) set.set(at(x, y));
    return set;
  }
  static constexpr Set everything = Set::all();
  static constexpr Set first_column = column(0);
  static constexpr Set last_column = column(Width - 1);
};

}  // namespace townsmith
