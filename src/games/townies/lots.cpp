#include "games/townies/lots.h"

#include <bit>

namespace townsmith::townies {
namespace {

/// None of the marks is a space.
static_assert(!is_space(PlacementLottery::shape) && !is_space(PlacementLottery::blank));

Lot make_lot(Spaces mask, PlacementLottery::Mark mark, int piece, int space) {
  mask.set(mark);
  return {mask, static_cast<std::uint8_t>(piece), static_cast<std::uint8_t>(space), mark};
}

}  // namespace

PlacementLottery::PlacementLottery(const Pieces& pieces, const Land& land) {
  for (int face = 0; face < shape_faces; ++face) {
    std::vector<Lot>& lots = lots_[static_cast<std::size_t>(face)];
    for (int piece = pieces.begin_of(face); piece < pieces.end_of(face); ++piece) {
      pieces[piece].fits.for_each([&](int first) {
        lots.push_back(make_lot(pieces[piece].mask(first), shape, piece, first));
      });
    }
    for (const Mark kind : {rolled, basic}) {
      land.all.for_each(
          [&](int space) { lots.push_back(make_lot(Spaces::one(space), kind, 0, space)); });
    }
    lots.push_back(make_lot({}, done, 0, 0));
    lots.resize(std::bit_ceil(lots.size()), make_lot({}, blank, 0, 0));
  }
}

}  // namespace townsmith::townies
