// Which moves are legal.
#include <algorithm>
#include <array>

#include "core/legality.h"
#include "games/townies/townies.h"

namespace townsmith::townies {
namespace {

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

/// What is on offer where no star is spent before drawing.
struct OnDice {
  Colour marker;
  bool shape;
  bool rolled;  ///< the rolled Object
  bool basic;   ///< another one, that of the marker's colour
  bool may_stop;
};

struct Listed;

/// All a seat may do in one decision.
class Offers {
 public:
  Offers(const Townies& game, const State& state, const Town& town)
      : game_(game), state_(state), town_(town) {}

  /// What a star could be spent for before drawing. Funding is not of that kind.
  Star star_at_hand() const {
    if (town_.stars == 0 || town_.step != Step::act) return Star::none;
    if (state_.bonus == Bonus::rezoning) return Star::colour;
    return state_.bonus == Bonus::second_draft ? Star::face : Star::none;
  }

  /// Docs: "What you may choose from". Tells of every Shape and every Object that may be drawn
  /// where there is a place for it. A star adds what is not possible without it.
  template <class Tell>
  void tell(Tell& to) const {
    const bool shapes = may_draw_shape();
    const Colour marker = state_.marker(town_);
    const auto dice = [&](Star star, Colour colour) {
      if (shapes) to.shape(star, colour, state_.shape());
      if (!may_draw_object()) return;
      to.object(star, colour, state_.rolled());
      if (state_.gives_two_objects(colour)) to.object(star, colour, basic_object(colour));
    };
    dice(Star::none, marker);
    const Star star = star_at_hand();
    if (star == Star::colour) {
      for (int i = 1; i < colour_count; ++i) dice(Star::colour, ring(marker, i));
    } else if (star == Star::face) {
      for (int shape = 0; shapes && shape < shape_faces; ++shape) {
        if (shape != state_.shape()) to.shape(Star::face, marker, shape);
      }
      for (int i = 0; i < object_kinds; ++i) {
        const auto object = static_cast<Object>(i);
        if (!state_.gives(object, marker)) to.object(Star::face, marker, object);
      }
    }
  }
  OnDice on_dice() const {
    const Colour marker = state_.marker(town_);
    const bool object = may_draw_object();
    return {marker, may_draw_shape(), object, object && state_.gives_two_objects(marker),
            may_stop()};
  }
  /// Funding: one may be content with the first action, see may_act_again().
  bool may_stop() const { return town_.step == Step::second; }

  bool contains(const Move& move) const;
  template <class Visit>
  void each(Visit&& visit) const;
  Move pick(Random& random) const;

  Listed list() const;

 private:
  bool may_draw_shape() const { return !town_.drew_shape() && game_.may_draw_shape(town_); }
  bool may_draw_object() const { return !town_.drew_object(); }
  /// A seat that can draw something without a star may not pass.
  bool may_pass(const Listed& all) const;

  const Townies& game_;
  const State& state_;
  const Town& town_;
};

/// Everything on offer, and where there is a place for it.
struct Listed {
  const Pieces& pieces;
  const Land& land;
  const Town& town;
  Spaces empty = town.empty(land);
  FreeSpaces room{empty};
  FixedList<ShapeOffer, 6> shapes{};     ///< of five colours, or six faces
  FixedList<ObjectOffer, 10> objects{};  ///< likewise

  void shape(Star star, Colour colour, int shape) {
    shapes.push_back({star, colour, static_cast<std::uint8_t>(shape)});
  }
  void object(Star star, Colour colour, Object object) {
    const Spaces spaces = object_spaces(town, object, empty);
    if (!spaces.empty()) objects.push_back({spaces, star, colour, object});
  }

  /// Whether anything can be drawn without spending a star before.
  bool any_plain() const {
    return std::any_of(objects.begin(), objects.end(),
                       [](const ObjectOffer& one) { return one.star == Star::none; }) ||
           std::any_of(shapes.begin(), shapes.end(), [&](const ShapeOffer& one) {
             return one.star == Star::none && pieces.has_room(one.shape, room);
           });
  }
  int object_count() const {
    int count = 0;
    for (const ObjectOffer& one : objects) count += one.spaces.count();
    return count;
  }
  Move nth_object(int n) const {
    const ObjectOffer* one = objects.begin();
    for (int count = one->spaces.count(); n >= count; count = one->spaces.count()) {
      n -= count;
      ++one;
    }
    return Move::draw(one->star, one->colour, one->object, one->spaces.nth(n));
  }
};

Listed Offers::list() const {
  Listed all{game_.pieces(), game_.content().land, town_};
  tell(all);
  return all;
}

template <class Visit>
void Offers::each(Visit&& visit) const {
  const Listed all = list();
  if (may_stop()) visit(Move::done());
  if (may_pass(all)) visit(Move::pass());
  const auto list_objects = [&](bool starred) {
    for (const ObjectOffer& one : all.objects) {
      if ((one.star != Star::none) != starred) continue;
      one.spaces.for_each(
          [&](int space) { visit(Move::draw(one.star, one.colour, one.object, space)); });
    }
  };
  list_objects(false);
  const Pieces& pieces = game_.pieces();
  for (const ShapeOffer& one : all.shapes) {
    for (int piece = pieces.begin_of(one.shape); piece < pieces.end_of(one.shape); ++piece) {
      pieces[piece].openings(all.room).for_each(
          [&](int first) { visit(Move::shape(one.star, one.colour, piece, first)); });
    }
  }
  list_objects(true);
}

bool Offers::may_pass(const Listed& all) const { return !may_stop() && !all.any_plain(); }

/// One move among those on offer.
struct Wanted {
  const Pieces& pieces;
  const Land& land;
  const Town& town;
  Move move;
  bool found = false;

  void shape(Star star, Colour colour, int shape) {
    if (move != Move::shape(star, colour, move.piece, move.space)) return;
    if (move.piece >= pieces.size() || pieces[move.piece].shape != shape) return;
    found = pieces[move.piece].openings(FreeSpaces(town.empty(land))).test(move.space);
  }
  void object(Star star, Colour colour, Object object) {
    if (move != Move::draw(star, colour, object, move.space)) return;
    found = object_spaces(town, object, town.empty(land)).test(move.space);
  }
};

bool Offers::contains(const Move& move) const {
  if (move == Move::done()) return may_stop();
  if (move == Move::pass()) return may_pass(list());
  if (!is_space(move.space)) return false;
  Wanted wanted{game_.pieces(), game_.content().land, town_, move};
  tell(wanted);
  return wanted.found;
}

/// In how many places each piece on offer has room; a Shape on offer in several colours is counted
/// once.
struct OpeningCounts {
  FixedList<std::uint8_t, shape_faces * 2 * direction_count> counts;
  std::array<int, shape_faces> begins{};  ///< of the counts of each Shape, as far as on offer
  std::array<int, shape_faces> sums{};
  int sum = 0;

  explicit OpeningCounts(const Listed& all) {
    int last = -1;
    for (const ShapeOffer& one : all.shapes) {
      if (one.shape != last) count(all.pieces, one.shape, all.room);
      last = one.shape;
      sum += sums[one.shape];
    }
  }

  Move nth_shape(const Listed& all, int n) const {
    const ShapeOffer* one = all.shapes.begin();
    for (; n >= sums[one->shape]; ++one) n -= sums[one->shape];
    const int begin = begins[one->shape];
    int i = 0;
    for (; n >= counts[begin + i]; ++i) n -= counts[begin + i];
    const int piece = all.pieces.begin_of(one->shape) + i;
    return Move::shape(one->star, one->colour, piece, all.pieces[piece].openings(all.room).nth(n));
  }

 private:
  void count(const Pieces& pieces, std::uint8_t shape, const FreeSpaces& room) {
    begins[shape] = counts.size();
    for (int piece = pieces.begin_of(shape); piece < pieces.end_of(shape); ++piece) {
      const int places = pieces[piece].openings(room).count();
      counts.push_back(static_cast<std::uint8_t>(places));
      sums[shape] += places;
    }
  }
};

int pick_below(Random& random, int count) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

Move Offers::pick(Random& random) const {
  const Listed all = list();
  const OpeningCounts rooms(all);
  const int objects = all.object_count();
  const int done = may_stop() ? 1 : 0;
  const int passes = may_pass(all) ? 1 : 0;
  const int n = pick_below(random, objects + done + passes + rooms.sum);
  if (n < objects) return all.nth_object(n);
  if (n < objects + done) return Move::done();
  if (n < objects + done + passes) return Move::pass();
  return rooms.nth_shape(all, n - objects - done - passes);
}

}  // namespace

bool Townies::has_plain_move(const State& state, const Town& town) const {
  return Offers(*this, state, town).list().any_plain();
}

/// Funding: after its first action a seat with a star may do the other one, which costs the star,
/// or be done, which costs nothing. Where the other is not possible, its turn ends by itself.
bool Townies::may_act_again(const State& state, const Town& town) const {
  if (state.bonus != Bonus::funding || town.stars == 0) return false;
  Town second = town;
  second.step = Step::second;
  return has_plain_move(state, second);
}

template <class Visit>
void Townies::offer_moves(const State& state, Seat seat, Visit&& visit) const {
  visit(Offers(*this, state, state.town(seat)));
}

GAME_LEGALITY(Townies);

// Counting what is free takes long. So first a number of times something is picked out of more than
// there is, all with the same probability, and taken if it can be drawn: while the map is rather
// empty, of everything that fits on some map; later, of what fits in part. Only then comes
// counting. Every way gives every move the same probability, and so does trying one after the
// other. Both ways of trying are without a star to spend before drawing. Passing is left to
// counting: it is possible only where nothing else is.

namespace {

bool try_lots(const PlacementLottery& lots, const State& state, const Town& town,
              const OnDice& dice, Spaces occupied, Random& random, Move& move) {
  occupied.set(PlacementLottery::blank);
  occupied.set_if(!dice.may_stop, PlacementLottery::done);
  occupied.set_if(!dice.rolled, PlacementLottery::rolled);
  occupied.set_if(!dice.basic, PlacementLottery::basic);
  const auto object = [&](const Lot& lot) {
    return lot.mark == PlacementLottery::rolled ? state.rolled() : basic_object(dice.marker);
  };
  const Lot* lot = lots.try_draw(state.shape(), occupied, random, [&](const Lot& one) {
    return (one.mark != PlacementLottery::rolled && one.mark != PlacementLottery::basic) ||
           !(around(one.space) & needed_by(town, object(one))).empty();
  });
  if (lot == nullptr) return false;
  switch (lot->mark) {
    case PlacementLottery::shape:
      move = Move::shape(Star::none, dice.marker, lot->piece, lot->space);
      break;
    case PlacementLottery::done: move = Move::done(); break;
    default: move = Move::draw(Star::none, dice.marker, object(*lot), lot->space); break;
  }
  return true;
}

/// Objects are counted. Of each piece it is assumed that it has as many places as the most frequent
/// pair of empty neighbours, which it contains; where it has fewer, the rest are blanks.
bool try_places(const Pieces& pieces, const Land& land, const State& state, const Town& town,
                const OnDice& dice, const Spaces& occupied, Random& random, Move& move) {
  constexpr int tries = 12;
  const Spaces empty = land.all - occupied;
  const Object basic = basic_object(dice.marker);
  const Spaces for_rolled = dice.rolled ? object_spaces(town, state.rolled(), empty) : Spaces();
  const Spaces for_basic = dice.basic ? object_spaces(town, basic, empty) : Spaces();
  const int rolled_count = for_rolled.count();
  const int object_count = rolled_count + for_basic.count();
  const int others = object_count + (dice.may_stop ? 1 : 0);

  const FreeSpaces room(empty);
  const int begin = pieces.begin_of(state.shape());
  const int places = dice.shape ? room.max_pairs() : 0;
  const int all = others + (pieces.end_of(state.shape()) - begin) * places;
  for (int i = 0; i < tries && all > 0; ++i) {
    const int n = pick_below(random, all);
    if (n < rolled_count) {
      move = Move::draw(Star::none, dice.marker, state.rolled(), for_rolled.nth(n));
      return true;
    }
    if (n < object_count) {
      move = Move::draw(Star::none, dice.marker, basic, for_basic.nth(n - rolled_count));
      return true;
    }
    if (n < others) {
      move = Move::done();
      return true;
    }
    const int piece = begin + (n - others) / places;
    const int place = (n - others) % places;
    const Spaces open = pieces[piece].openings(room);
    if (place >= open.count()) continue;
    move = Move::shape(Star::none, dice.marker, piece, open.nth(place));
    return true;
  }
  return false;
}

}  // namespace

Move Townies::random_move(const State& state, Seat seat, Random& random) const {
  constexpr int rather_empty = 40;
  const Town& town = state.town(seat);
  const Offers offers(*this, state, town);
  if (offers.star_at_hand() == Star::none) {
    const OnDice dice = offers.on_dice();
    const Spaces occupied = town.occupied();
    Move move;
    const bool found =
        occupied.count() <= rather_empty && dice.shape
            ? try_lots(lots_, state, town, dice, occupied, random, move)
            : try_places(pieces_, content_.land, state, town, dice, occupied, random, move);
    if (found) return move;
  }
  return offers.pick(random);
}

}  // namespace townsmith::townies
