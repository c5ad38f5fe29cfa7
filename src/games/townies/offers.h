#pragma once

#include "core/fixed_list.h"
#include "games/townies/state.h"

namespace townsmith::townies {

/// A Shape on offer, in every place where there is room for it.
struct ShapeOffer {
  Star star;
  Colour colour;
  std::uint8_t shape;
};

/// An Object on offer, and where.
struct ObjectOffer {
  Spaces spaces;
  Star star;
  Colour colour;
  Object object;
};

/// All a seat may draw in one decision: what listing and sampling moves share. With Rezoning there
/// are five colours, with Second Draft six faces of either die.
struct Offers {
  Spaces empty;
  FixedList<ShapeOffer, 6> shapes;
  FixedList<ObjectOffer, 10> objects;
};

}  // namespace townsmith::townies
