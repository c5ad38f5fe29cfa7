#include <algorithm>

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

/// In how many places each piece on offer has room; a Shape on offer in several colours is counted
/// once.
struct Rooms {
  FixedList<std::uint8_t, shape_faces * 2 * direction_count> counts;
  std::array<int, shape_faces> begins{};  ///< of the counts of each Shape, as far as on offer
  std::array<int, shape_faces> sums{};
  int sum = 0;

  Rooms(const Pieces& pieces, const Offers& offers, const Room& room) {
    int last = -1;
    for (const ShapeOffer& one : offers.shapes) {
      if (one.shape != last) count(pieces, one.shape, room);
      last = one.shape;
      sum += sums[one.shape];
    }
  }

 private:
  void count(const Pieces& pieces, std::uint8_t shape, const Room& room) {
    begins[shape] = counts.size();
    for (int piece = pieces.begin_of(shape); piece < pieces.end_of(shape); ++piece) {
      const int places = pieces[piece].openings(room).count();
      counts.push_back(static_cast<std::uint8_t>(places));
      sums[shape] += places;
    }
  }
};

Move nth_shape(const Pieces& pieces, const Offers& offers, const Room& room, const Rooms& rooms,
               int n) {
  const ShapeOffer* one = offers.shapes.begin();
  for (; n >= rooms.sums[one->shape]; ++one) n -= rooms.sums[one->shape];
  const int begin = rooms.begins[one->shape];
  int i = 0;
  for (; n >= rooms.counts[begin + i]; ++i) n -= rooms.counts[begin + i];
  const int piece = pieces.begin_of(one->shape) + i;
  return Move::shape(one->star, one->colour, piece, pieces[piece].openings(room).nth(n));
}

int pick(Random& random, int count) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

}  // namespace

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

bool Townies::has_plain_move(const Offers& offers, const Room& room) const {
  return std::any_of(offers.objects.begin(), offers.objects.end(),
                     [](const ObjectOffer& one) { return one.star == Star::none; }) ||
         std::any_of(offers.shapes.begin(), offers.shapes.end(), [&](const ShapeOffer& one) {
           return one.star == Star::none && pieces_.has_room(one.shape, room);
         });
}

void Townies::legal_moves(const State& state, Seat seat, MoveList<Townies>& moves) const {
  if (!actors(state).contains(seat)) return;
  const Town& town = state.town(seat);
  const Offers all = offers(state, town);
  const Room room(all.empty);
  if (town.step == Step::second) {
    moves.push_back(Move::done());
  } else if (!has_plain_move(all, room)) {
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
      pieces_[piece].openings(room).for_each(
          [&](int first) { moves.push_back(Move::shape(one.star, one.colour, piece, first)); });
    }
  }
  list_objects(true);
}

/// Counting what is free takes long. So first a number of times something is picked out of more
/// than there is, all with the same probability, and taken if it can be drawn: while the map is
/// rather empty, of everything that fits on some map; later, of what fits in part. Only then comes
/// counting. Every way gives every move the same probability, and so does trying one after the
/// other.
Move Townies::random_move(const State& state, Seat seat, Random& random) const {
  constexpr int rather_empty = 40;
  const Town& town = state.town(seat);
  if (star_at_hand(state, town) == Star::none) {
    const Spaces occupied = town.occupied();
    Move move;
    const bool found = occupied.count() <= rather_empty && town.piece == 0 && may_draw_shape(town)
                           ? try_lots(state, town, occupied, random, move)
                           : try_places(state, town, occupied, random, move);
    if (found) return move;
  }

  const Offers all = offers(state, town);
  const Room room(all.empty);
  const Rooms rooms(pieces_, all, room);
  const int objects = count_spaces(all);
  const int done = town.step == Step::second ? 1 : 0;
  const int passes = done == 0 && !has_plain_move(all, room) ? 1 : 0;
  const int n = pick(random, objects + done + passes + rooms.sum);
  if (n < objects) return nth_object(all, n);
  if (n < objects + done) return Move::done();
  if (n < objects + done + passes) return Move::pass();
  return nth_shape(pieces_, all, room, rooms, n - objects - done - passes);
}

// Both ways of trying are without a star to spend before drawing. Passing is left to counting: it
// is possible only where nothing else is.

bool Townies::try_lots(const State& state, const Town& town, Spaces occupied, Random& random,
                       Move& move) const {
  const Colour marker = state.marker(town);
  const std::array<Object, 2> kinds = {state.rolled(), basic_object(marker)};
  occupied.set(Lots::blank);
  if (town.step != Step::second) occupied.set(Lots::done);
  if (town.drew != 0) occupied.set(Lots::rolled);
  if (town.drew != 0 || kinds[0] == kinds[1]) occupied.set(Lots::basic);
  const auto object = [&](const Lot& lot) { return kinds[lot.mark == Lots::rolled ? 0 : 1]; };
  const Lot* lot = lots_.try_draw(state.black - 1, occupied, random, [&](const Lot& one) {
    return (one.mark != Lots::rolled && one.mark != Lots::basic) ||
           !(around(one.space) & needed_by(town, object(one))).empty();
  });
  if (lot == nullptr) return false;
  switch (lot->mark) {
    case Lots::shape: move = Move::shape(Star::none, marker, lot->piece, lot->space); break;
    case Lots::done: move = Move::done(); break;
    default: move = Move::draw(Star::none, marker, object(*lot), lot->space); break;
  }
  return true;
}

/// Objects are counted. Of each piece it is assumed that it has as many places as the most frequent
/// pair of empty neighbours, which it contains; where it has fewer, the rest are blanks.
bool Townies::try_places(const State& state, const Town& town, const Spaces& occupied,
                         Random& random, Move& move) const {
  constexpr int tries = 12;
  const Spaces empty = Board::everything - occupied;
  const Colour marker = state.marker(town);
  const Object rolled = state.rolled();
  const Object basic = basic_object(marker);
  Spaces for_rolled;
  Spaces for_basic;
  if (town.drew == 0) {
    for_rolled = object_spaces(town, rolled, empty);
    if (basic != rolled) for_basic = object_spaces(town, basic, empty);
  }
  const int rolled_count = for_rolled.count();
  const int object_count = rolled_count + for_basic.count();
  const int others = object_count + (town.step == Step::second ? 1 : 0);

  const Room room(empty);
  const int begin = pieces_.begin_of(state.black - 1);
  const bool shapes = town.piece == 0 && may_draw_shape(town);
  const int places = shapes ? room.most_pairs() : 0;
  const int all = others + (pieces_.end_of(state.black - 1) - begin) * places;
  for (int i = 0; i < tries && all > 0; ++i) {
    const int n = pick(random, all);
    if (n < rolled_count) {
      move = Move::draw(Star::none, marker, rolled, for_rolled.nth(n));
      return true;
    }
    if (n < object_count) {
      move = Move::draw(Star::none, marker, basic, for_basic.nth(n - rolled_count));
      return true;
    }
    if (n < others) {
      move = Move::done();
      return true;
    }
    const int piece = begin + (n - others) / places;
    const int place = (n - others) % places;
    const Spaces open = pieces_[piece].openings(room);
    if (place >= open.count()) continue;
    move = Move::shape(Star::none, marker, piece, open.nth(place));
    return true;
  }
  return false;
}

}  // namespace townsmith::townies
