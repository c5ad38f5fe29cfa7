#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/townies/content.h"
#include "games/townies/spaces.h"

namespace townsmith::townies {

/// A Shape as it lies: rotated, perhaps flipped. Its first space is the lowest in number; the
/// others are so much higher.
struct Piece {
  Spaces fits;  ///< where the first space may be for all four to be on the map
  std::array<std::uint8_t, 3> higher{};
  std::uint8_t shape = 0;  ///< 0 to 5, the faces of the black die

  std::array<int, 4> cells(int first) const {
    return {first, first + higher[0], first + higher[1], first + higher[2]};
  }
  Spaces mask(int first) const {
    Spaces spaces;
    for (const int cell : cells(first)) spaces.set(cell);
    return spaces;
  }
  /// Where the first space may be for all four to be empty: every place at once.
  Spaces openings(const Spaces& empty) const {
    return (fits & empty) & (empty.down(higher[0]) & empty.down(higher[1])) & empty.down(higher[2]);
  }
};

/// One place a piece can lie on an empty map.
struct Spot {
  Spaces mask;
  std::uint8_t piece;
  std::uint8_t first;
};

/// Every Shape of the die in every way it can lie, worked out once.
class Pieces {
 public:
  explicit Pieces(const Content& content);

  int size() const { return static_cast<int>(pieces_.size()); }
  const Piece& operator[](int piece) const { return pieces_[static_cast<std::size_t>(piece)]; }
  /// A Shape's pieces are consecutive.
  int begin_of(int shape) const { return begins_[static_cast<std::size_t>(shape)]; }
  int end_of(int shape) const { return begins_[static_cast<std::size_t>(shape) + 1]; }
  /// All places of a Shape on an empty map.
  std::span<const Spot> spots(int shape) const { return spots_[static_cast<std::size_t>(shape)]; }
  /// The piece that covers exactly these four spaces, or -1; `first` is then its first space.
  int find(const Spaces& spaces, int& first) const;

  bool has_room(int shape, const Spaces& empty) const;
  int count_rooms(int shape, const Spaces& empty) const;

 private:
  std::vector<Piece> pieces_;
  std::array<int, shape_faces + 1> begins_{};
  std::array<std::vector<Spot>, shape_faces> spots_;
};

}  // namespace townsmith::townies
