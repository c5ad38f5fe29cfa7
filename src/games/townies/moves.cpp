#include <algorithm>
#include <cassert>

#include "games/townies/offers.h"
#include "games/townies/townies.h"

// Which moves there are: listing them all, and picking one without listing.

namespace townsmith::townies {
namespace {

void offer(Offers& offers, const Town& town, Star star, Colour colour, Object object) {
  const Spaces spaces = object_spaces(town, object, offers.empty);
  if (!spaces.empty()) offers.objects.push_back({spaces, star, colour, object});
}

/// The rolled Object and the basic one; where they are the same, it is one offer.
void offer_objects(Offers& offers, const Town& town, Star star, Colour colour, Object rolled) {
  offer(offers, town, star, colour, rolled);
  if (basic_object(colour) != rolled) offer(offers, town, star, colour, basic_object(colour));
}

/// What a star could be spent for before drawing. Funding is not of that kind.
Star star_at_hand(const State& state, const Town& town) {
  if (town.stars == 0 || town.step != Step::act) return Star::none;
  if (state.bonus == Bonus::rezoning) return Star::colour;
  return state.bonus == Bonus::second_draft ? Star::face : Star::none;
}

int count_spaces(const Offers& offers) {
  int count = 0;
  for (const ObjectOffer& one : offers.objects) count += one.spaces.count();
  return count;
}

Move nth_object(const Offers& offers, int n) {
  const ObjectOffer* one = offers.objects.begin();
  for (int count = one->spaces.count(); n >= count; count = one->spaces.count()) {
    n -= count;
    ++one;
  }
  return Move::draw(one->star, one->colour, one->object, one->spaces.nth(n));
}

Move nth_shape(const Pieces& pieces, const Offers& offers, int n) {
  for (const ShapeOffer& one : offers.shapes) {
    for (int piece = pieces.begin_of(one.shape); piece < pieces.end_of(one.shape); ++piece) {
      const Spaces open = pieces[piece].openings(offers.empty);
      const int count = open.count();
      if (n < count) return Move::shape(one.star, one.colour, piece, open.nth(n));
      n -= count;
    }
  }
  assert(false);
  return Move::pass();
}

int pick(Random& random, int count) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

}  // namespace

Spaces object_spaces(const Town& town, Object object, const Spaces& empty) {
  return Board::spread(needed_by(town, object)) & empty;
}

/// Docs: "What you may choose from". A star adds what is not possible without it.
Offers Townies::offers(const State& state, const Town& town) const {
  Offers out;
  out.empty = town.empty();
  const Colour marker = state.marker(town);
  const Object rolled = state.rolled();
  const auto face = static_cast<std::uint8_t>(state.black - 1);
  const bool shapes = town.piece == 0 && may_draw_shape(town);
  if (shapes) out.shapes.push_back({Star::none, marker, face});
  if (town.drew == 0) offer_objects(out, town, Star::none, marker, rolled);

  const Star star = star_at_hand(state, town);
  if (star == Star::colour) {
    for (int i = 1; i < colour_count; ++i) {
      const Colour colour = ring(marker, i);
      if (shapes) out.shapes.push_back({Star::colour, colour, face});
      offer_objects(out, town, Star::colour, colour, rolled);
    }
  } else if (star == Star::face) {
    for (std::uint8_t other = 0; shapes && other < shape_faces; ++other) {
      if (other != face) out.shapes.push_back({Star::face, marker, other});
    }
    for (int i = 0; i < object_kinds; ++i) {
      const auto object = static_cast<Object>(i);
      if (object == rolled || object == basic_object(marker)) continue;
      offer(out, town, Star::face, marker, object);
    }
  }
  return out;
}

bool Townies::has_plain_move(const Offers& offers) const {
  return std::any_of(offers.objects.begin(), offers.objects.end(),
                     [](const ObjectOffer& one) { return one.star == Star::none; }) ||
         std::any_of(offers.shapes.begin(), offers.shapes.end(), [&](const ShapeOffer& one) {
           return one.star == Star::none && pieces_.has_room(one.shape, offers.empty);
         });
}

int Townies::count_rooms(const Offers& offers) const {
  int count = 0;
  for (const ShapeOffer& one : offers.shapes) {
    count += pieces_.count_rooms(one.shape, offers.empty);
  }
  return count;
}

void Townies::legal_moves(const State& state, Seat seat, MoveList<Townies>& moves) const {
  if (!actors(state).contains(seat)) return;
  const Town& town = state.town(seat);
  const Offers all = offers(state, town);
  if (town.step == Step::second) {
    moves.push_back(Move::done());
  } else if (!has_plain_move(all)) {
    moves.push_back(Move::pass());
  }
  const auto list_objects = [&](bool starred) {
    for (const ObjectOffer& one : all.objects) {
      if ((one.star != Star::none) != starred) continue;
      one.spaces.for_each(
          [&](int space) { moves.push_back(Move::draw(one.star, one.colour, one.object, space)); });
    }
  };
  list_objects(false);
  for (const ShapeOffer& one : all.shapes) {
    for (int piece = pieces_.begin_of(one.shape); piece < pieces_.end_of(one.shape); ++piece) {
      pieces_[piece].openings(all.empty).for_each(
          [&](int first) { moves.push_back(Move::shape(one.star, one.colour, piece, first)); });
    }
  }
  list_objects(true);
}

/// Counting what is free takes long. So a number of times anything is picked that could be drawn on
/// some map, in any space, and taken if it can be drawn on this one; only then comes counting. Both
/// ways give every move the same probability, and so does trying one after the other.
Move Townies::random_move(const State& state, Seat seat, Random& random) const {
  const Town& town = state.town(seat);
  Move move;
  if (star_at_hand(state, town) == Star::none && try_random(state, town, random, move)) return move;

  const Offers all = offers(state, town);
  const int objects = count_spaces(all);
  const int done = town.step == Step::second ? 1 : 0;
  const int passes = done == 0 && !has_plain_move(all) ? 1 : 0;
  const int n = pick(random, objects + done + passes + count_rooms(all));
  if (n < objects) return nth_object(all, n);
  if (n < objects + done) return Move::done();
  if (n < objects + done + passes) return Move::pass();
  return nth_shape(pieces_, all, n - objects - done - passes);
}

/// Without a star to spend before drawing. Passing is left to counting: it is possible only where
/// nothing else is.
bool Townies::try_random(const State& state, const Town& town, Random& random, Move& move) const {
  constexpr int tries = 32;
  const Spaces occupied = town.occupied();
  const Colour marker = state.marker(town);
  const std::array<Object, 2> kinds = {state.rolled(), basic_object(marker)};
  const int kind_count = town.drew != 0 ? 0 : kinds[0] == kinds[1] ? 1 : 2;
  const bool shapes = town.piece == 0 && may_draw_shape(town);
  const auto spots = pieces_.spots(state.black - 1);
  const int spot_count = shapes ? static_cast<int>(spots.size()) : 0;
  const int drawings = spot_count + kind_count * space_count;
  const int all = drawings + (town.step == Step::second ? 1 : 0);
  for (int i = 0; i < tries; ++i) {
    int n = pick(random, all);
    if (n < spot_count) {
      const Spot& spot = spots[static_cast<std::size_t>(n)];
      if (!(spot.mask & occupied).empty()) continue;
      move = Move::shape(Star::none, marker, spot.piece, spot.first);
      return true;
    }
    if (n >= drawings) {
      move = Move::done();
      return true;
    }
    n -= spot_count;
    const Object object = kinds[n < space_count ? 0 : 1];
    const int space = all_spaces[static_cast<std::size_t>(n < space_count ? n : n - space_count)];
    if (occupied.test(space) || (around(space) & needed_by(town, object)).empty()) continue;
    move = Move::draw(Star::none, marker, object, space);
    return true;
  }
  return false;
}

}  // namespace townsmith::townies
