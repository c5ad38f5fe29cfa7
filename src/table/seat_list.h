#pragma once

#include <vector>

#include "core/seat.h"

namespace townsmith::table {

/// An element for each seat that a game has. Tables are kept by the thousand, so there is none for
/// seats that are not there (as BySeat has).
template <class T>
class SeatList : public std::vector<T> {
 public:
  explicit SeatList(int players) : std::vector<T>(static_cast<std::size_t>(players)) {}
  using std::vector<T>::operator[];
  T& operator[](Seat seat) { return (*this)[slot(seat)]; }
  const T& operator[](Seat seat) const { return (*this)[slot(seat)]; }
};

}  // namespace townsmith::table
