#include "games/townies/pieces.h"

#include <algorithm>

namespace townsmith::townies {

namespace {

/// The form two cells make, or 0 if they are not neighbours.
int form_of(int low, int high) {
  // clang-tidy would like a pointer, which it is not everywhere.
  const auto form =  // NOLINT(readability-qualified-auto)
      std::find(FreeSpaces::higher.begin() + 1, FreeSpaces::higher.end(), high - low);
  return form == FreeSpaces::higher.end() ? 0 : static_cast<int>(form - FreeSpaces::higher.begin());
}

void add_part(Piece& piece, int form, int cell) {
  piece.parts[piece.part_count++] = {static_cast<std::uint8_t>(form),
                                     static_cast<std::uint8_t>(cell)};
}

/// Two pairs where that is possible, as with all but the propeller; else single spaces.
void split(Piece& piece, const std::array<int, 4>& cells) {
  constexpr std::array<std::array<std::size_t, 3>, 3> others = {{{1, 2, 3}, {2, 1, 3}, {3, 1, 2}}};
  for (const auto& [with, low, high] : others) {
    const int first = form_of(cells[0], cells[with]);
    const int second = form_of(cells[low], cells[high]);
    if (first == 0 || second == 0) continue;
    add_part(piece, first, cells[0]);
    add_part(piece, second, cells[low]);
    return;
  }
  for (const int cell : cells) add_part(piece, 0, cell);
}

}  // namespace

Pieces::Pieces(const Content& content) {
  for (std::size_t shape = 0; shape < shape_faces; ++shape) {
    begins_[shape] = size();
    for (const Tetrahex& lying : orientations(content.shapes[shape].hexes)) {
      Piece piece;
      piece.shape = static_cast<std::uint8_t>(shape);
      std::array<int, 4> cells{};
      for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i] = lying[i].r * Board::span + lying[i].q;
        piece.cells |= std::uint64_t{1} << cells[i];
      }
      split(piece, cells);
      piece.fits = places_of(lying, content.land);
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

bool Pieces::has_room(int shape, const FreeSpaces& room) const {
  for (int piece = begin_of(shape); piece < end_of(shape); ++piece) {
    if (!(*this)[piece].openings(room).empty()) return true;
  }
  return false;
}

int Pieces::count_rooms(int shape, const FreeSpaces& room) const {
  int count = 0;
  for (int piece = begin_of(shape); piece < end_of(shape); ++piece) {
    count += (*this)[piece].openings(room).count();
  }
  return count;
}

}  // namespace townsmith::townies
