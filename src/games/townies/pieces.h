#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "games/townies/content.h"
#include "games/townies/spaces.h"

namespace townsmith::townies {

/// What of a map is empty, for finding room: single spaces, and pairs of neighbours by the lower
/// one in number.
class FreeSpaces {
 public:
  static constexpr int forms = 4;
  /// How much higher the other one of a pair is; none for a single space.
  static constexpr std::array<int, forms> higher = {0, 1, Board::span - 1, Board::span};

  explicit FreeSpaces(const Spaces& empty)
      : sets_{empty, empty & empty.down(higher[1]), empty & empty.down(higher[2]),
              empty & empty.down(higher[3])} {}

  /// At least as many as any piece has places.
  int max_pairs() const {
    return std::max(std::max(sets_[1].count(), sets_[2].count()), sets_[3].count());
  }
  const Spaces& operator[](int form) const { return sets_[static_cast<std::size_t>(form)]; }

 private:
  std::array<Spaces, forms> sets_;
};

/// A Shape as it lies: rotated, perhaps flipped. Its first space is the lowest in number.
struct Piece {
  /// A single space or a pair of the piece, and how much higher it is than the first space.
  struct Part {
    std::uint8_t form = 0;
    std::uint8_t higher = 0;
  };

  Spaces fits;              ///< where the first space may be for all four to be on the map
  std::uint64_t cells = 0;  ///< all four, the first one as 0
  std::uint8_t shape = 0;   ///< 0 to 5, the faces of the black die
  std::uint8_t part_count = 0;
  std::array<Part, 4> parts{};  ///< that make up the piece, from its first space on

  Spaces mask(int first) const { return Spaces::placed(cells, first); }
  /// Where the first space may be for all four to be empty: every place at once.
  Spaces openings(const FreeSpaces& room) const {
    Spaces open = fits & room[parts[0].form] & room[parts[1].form].down(parts[1].higher);
    for (std::size_t i = 2; i < part_count; ++i) {
      open &= room[parts[i].form].down(parts[i].higher);
    }
    return open;
  }
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
  /// The piece that covers exactly these four spaces, or -1; `first` is then its first space.
  int find(const Spaces& spaces, int& first) const;

  bool has_room(int shape, const FreeSpaces& room) const;
  int count_rooms(int shape, const FreeSpaces& room) const;

 private:
  std::vector<Piece> pieces_;
  std::array<int, shape_faces + 1> begins_{};
};

}  // namespace townsmith::townies
