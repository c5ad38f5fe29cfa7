#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace townsmith {

/// The most seats any game has; bounds every per-seat array.
inline constexpr int max_seats = 8;

/// A place at the table, counted from 0.
enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
/// The same as an index into an array by seat.
constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }

/// An array with an element for each seat.
template <class T, int seats = max_seats>
struct BySeat : std::array<T, seats> {
  using std::array<T, seats>::operator[];
  constexpr T& operator[](Seat seat) { return (*this)[slot(seat)]; }
  constexpr const T& operator[](Seat seat) const { return (*this)[slot(seat)]; }
};

/// A small set of seats, iterated in ascending order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) : bits_(static_cast<std::uint8_t>(1U << index(seat))) {}

  static constexpr SeatSet first(int count) {
    SeatSet set;
    set.bits_ = static_cast<std::uint8_t>((1U << count) - 1U);
    return set;
  }

  constexpr bool contains(Seat seat) const {
    return index(seat) < max_seats && ((bits_ >> index(seat)) & 1U) != 0;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void insert(Seat seat) { bits_ |= static_cast<std::uint8_t>(1U << index(seat)); }
  constexpr void erase(Seat seat) { bits_ &= static_cast<std::uint8_t>(~(1U << index(seat))); }
  /// The lowest seat; the set must not be empty.
  constexpr Seat front() const { return seat_at(std::countr_zero(bits_)); }

  class Iterator {
   public:
    using value_type = Seat;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = const Seat*;
    using reference = Seat;
    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= static_cast<std::uint8_t>(bits_ - 1U);
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator old = *this;
      ++*this;
      return old;
    }
    bool operator==(const Iterator&) const = default;

   private:
    std::uint8_t bits_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }

  bool operator==(const SeatSet&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

/// Who looks at a position: a seat, or a spectator who has none.
class Viewer {
 public:
  static constexpr Viewer spectator() { return Viewer(); }
  constexpr Viewer(Seat seat) : seat_(static_cast<std::int8_t>(index(seat))) {}

  constexpr bool is_spectator() const { return seat_ < 0; }
  constexpr bool is(Seat seat) const { return seat_ == index(seat); }
  /// The seat; must not be asked of a spectator.
  constexpr Seat seat() const { return seat_at(seat_); }

  bool operator==(const Viewer&) const = default;

 private:
  constexpr Viewer() = default;
  std::int8_t seat_ = -1;
};

}  // namespace townsmith
