#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/random.h"
#include "games/townies/pieces.h"

namespace townsmith::townies {

/// Something that can be drawn on some map, and the spaces that must be empty for it; one of them
/// is a mark of its kind, see PlacementLottery.
struct Lot {
  Spaces mask;
  std::uint8_t piece = 0;
  std::uint8_t space = 0;  ///< an Object's, or the first one of the piece
  std::uint8_t mark = 0;
};

/// For picking a move without counting what is possible: with each Shape, everything that could be
/// drawn on some map is a lot of its own, each as many times as the others. Their number is a power
/// of two, so that three of them come from one random number; the rest of them are blanks.
class PlacementLottery {
 public:
  /// Bits of a Bits<121> that are not spaces. Where one counts as occupied, lots with that mark are
  /// never drawn: so one test settles both whether there is room, and whether the kind is on offer.
  enum Mark : std::uint8_t { shape, rolled, basic, done, blank };

  PlacementLottery(const Pieces& pieces, const Land& land);

  /// A lot with nothing occupied in its mask and that `holds`, each with the same probability; or
  /// none after a number of tries.
  template <class Holds>
  const Lot* try_draw(int face, const Spaces& occupied, Random& random, Holds holds) const {
    constexpr int numbers = 8;
    constexpr int lots_in_number = 3;
    const std::vector<Lot>& lots = lots_[static_cast<std::size_t>(face)];
    const std::size_t last = lots.size() - 1;
    for (int i = 0; i < numbers; ++i) {
      std::uint32_t bits = random.next();
      for (int k = 0; k < lots_in_number; ++k, bits >>= max_bits) {
        const Lot& lot = lots[bits & last];
        if ((lot.mask & occupied).empty() && holds(lot)) return &lot;
      }
    }
    return nullptr;
  }

 private:
  static constexpr unsigned max_bits = 10;

  std::array<std::vector<Lot>, shape_faces> lots_;
};

}  // namespace townsmith::townies
