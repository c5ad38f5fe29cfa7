#include "games/townies/pieces.h"

namespace townsmith::townies {

Pieces::Pieces(const Content& content) {
  for (std::size_t shape = 0; shape < shape_faces; ++shape) {
    begins_[shape] = size();
    for (const Tetrahex& lying : orientations(content.shapes[shape].hexes)) {
      Piece piece;
      piece.shape = static_cast<std::uint8_t>(shape);
      for (std::size_t i = 1; i < lying.size(); ++i) {
        piece.higher[i - 1] = static_cast<std::uint8_t>(lying[i].r * Board::span + lying[i].q);
      }
      piece.fits = Board::where([&](int q, int r) {
        for (const Hex& hex : lying) {
          if (!Board::contains(q + hex.q, r + hex.r)) return false;
        }
        return true;
      });
      piece.fits.for_each([&](int first) {
        spots_[shape].push_back({piece.mask(first), static_cast<std::uint8_t>(size()),
                                 static_cast<std::uint8_t>(first)});
      });
      pieces_.push_back(piece);
    }
  }
  begins_[shape_faces] = size();
}

int Pieces::find(const Spaces& spaces, int& first) const {
  if (spaces.count() != 4) return -1;
  first = spaces.first();
  for (int piece = 0; piece < size(); ++piece) {
    if ((*this)[piece].fits.test(first) && (*this)[piece].mask(first) == spaces) return piece;
  }
  return -1;
}

bool Pieces::has_room(int shape, const Spaces& empty) const {
  for (int piece = begin_of(shape); piece < end_of(shape); ++piece) {
    if (!(*this)[piece].openings(empty).empty()) return true;
  }
  return false;
}

int Pieces::count_rooms(int shape, const Spaces& empty) const {
  int count = 0;
  for (int piece = begin_of(shape); piece < end_of(shape); ++piece) {
    count += (*this)[piece].openings(empty).count();
  }
  return count;
}

}  // namespace townsmith::townies
