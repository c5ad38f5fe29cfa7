#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/townies/townies.h"
#include "numbers/actions.h"

namespace townsmith::townies {

/// Shapes are drawn in one of the places that the Shape on the black die has on an empty map. A
/// star for another colour or another Shape is an action of its own before that; one for another
/// Object follows from the Object.
class Actions {
 public:
  static constexpr int version = 1;

  explicit Actions(const Townies& game);
  int count() const { return shapes + max_places_; }
  int max_outcomes() const { return additional_goals; }
  numbers::ActionRange beginnings() const { return {colours, objects}; }
  ACTION_FUNCTIONS;

 private:
  enum Start : int {
    done = 1,
    pass,
    colours,                             ///< Rezoning: one to four further in the ring
    faces = colours + colour_count - 1,  ///< Second Draft: this Shape instead
    objects = faces + shape_faces,       ///< an Object and a space
    shapes = objects + object_kinds * space_count,
  };
  struct Place {
    std::uint8_t piece;
    std::uint8_t space;
  };

  const Townies& game_;
  std::array<std::vector<Place>, shape_faces> places_;
  std::vector<std::array<std::uint16_t, Board::size>> numbers_;  ///< of a piece's first spaces
  std::array<std::uint8_t, Board::size> space_numbers_{};        ///< 0 to 90
  int max_places_ = 0;
};

}  // namespace townsmith::townies

template <>
struct townsmith::numbers::ActionsOf<townsmith::townies::Townies>
    : std::type_identity<townsmith::townies::Actions> {};
