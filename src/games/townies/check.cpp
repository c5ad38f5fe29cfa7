#include "games/townies/offers.h"
#include "games/townies/text.h"
#include "games/townies/townies.h"

// Judges one move, and says what is wrong with it.

namespace townsmith::townies {
namespace {

tl::unexpected<Problem> no(Text sentence) {
  return refuse(Reason::not_allowed, std::move(sentence));
}

/// Bytes from outside may be anything.
bool well_formed(const Move& move, int pieces) {
  const bool drawing = move.kind == MoveKind::shape || move.kind == MoveKind::object;
  if (!drawing) {
    return static_cast<int>(move.kind) < move_kinds && move.star == Star::none &&
           move.colour == Colour{} && move.object == Object{} && move.piece == 0 && move.space == 0;
  }
  if (move.star > Star::face || index(move.colour) >= colour_count || !is_space(move.space)) {
    return false;
  }
  return move.kind == MoveKind::shape ? move.object == Object{} && move.piece < pieces
                                      : index(move.object) < object_kinds && move.piece == 0;
}

}  // namespace

Result<> Townies::check_turn(const State& state, Seat seat) const {
  if (over(state)) return refuse(Reason::game_over, say("game-is-over"));
  if (index(seat) >= setup_.players) {
    return refuse(Reason::not_your_turn, say("nobody-sits-there"));
  }
  if (!actors(state).contains(seat)) {
    return refuse(Reason::not_your_turn,
                  say(state.round == 0 ? "game-has-not-begun" : "round-is-done"));
  }
  return {};
}

Result<> Townies::check(const State& state, Seat seat, Move move) const {
  if (const auto turn = check_turn(state, seat); !turn) return turn;
  if (!well_formed(move, pieces_.size())) return refuse(Reason::bad_value, say("not-a-move"));
  const Town& town = state.town(seat);
  switch (move.kind) {
    case MoveKind::done:
      if (town.step == Step::second) return {};
      return refuse(Reason::wrong_phase, say("nothing-drawn-yet"));
    case MoveKind::pass: return check_pass(state, town);
    case MoveKind::shape:
    case MoveKind::object: break;
  }
  if (const auto star = check_star(state, town, move); !star) return star;
  return move.kind == MoveKind::shape ? check_shape(state, town, move)
                                      : check_object(state, town, move);
}

Result<> Townies::check_pass(const State& state, const Town& town) const {
  if (town.step == Step::second) {
    return refuse(Reason::wrong_phase, say("end-with-done"));
  }
  if (!has_plain_move(offers(state, town), Room(town.empty()))) return {};
  return no(say("can-draw-something"));
}

/// Whether a star must be there for this, and is; and that none is spent in vain.
Result<> Townies::check_star(const State& state, const Town& town, Move move) const {
  const Colour marker = state.marker(town);
  if (move.star == Star::none) {
    if (move.colour == marker) return {};
    return no(say("other-marker", {{"colour", colour_text(marker)}}));
  }
  const Bonus card = move.star == Star::colour ? Bonus::rezoning : Bonus::second_draft;
  if (state.bonus != card) {
    return no(say("card-not-in-game", {{"card", bonus_text(content_, card)}}));
  }
  if (town.stars == 0) return refuse(Reason::cannot_afford, say("no-star"));
  if (move.star == Star::colour) {
    if (move.colour != marker) return {};
    return no(say("star-not-needed", {{"colour", colour_text(marker)}}));
  }
  if (move.colour != marker) {
    return no(say("other-marker", {{"colour", colour_text(marker)}}));
  }
  const bool needless = move.kind == MoveKind::shape
                            ? pieces_[move.piece].shape == state.black - 1
                            : move.object == state.rolled() || move.object == basic_object(marker);
  if (needless) return no(say("face-not-needed"));
  return {};
}

Result<> Townies::check_shape(const State& state, const Town& town, Move move) const {
  if (town.piece != 0) {
    return refuse(Reason::wrong_phase, say("drew-the-shape"));
  }
  if (!may_draw_shape(town)) {
    return no(say("nothing-to-circle"));
  }
  const Piece& piece = pieces_[move.piece];
  if (move.star != Star::face && piece.shape != state.black - 1) {
    return no(say("other-shape", {{"shown", shape_text(content_, state.black - 1)},
                                  {"shape", shape_text(content_, piece.shape)}}));
  }
  if (!piece.fits.test(move.space)) return no(say("leaves-the-map"));
  const Spaces taken = piece.mask(move.space) & town.occupied();
  if (taken.empty()) return {};
  return refuse(Reason::space_taken, say("space-is-taken", {{"space", space_name(taken.first())}}));
}

Result<> Townies::check_object(const State& state, const Town& town, Move move) const {
  if (town.drew != 0) {
    return refuse(Reason::wrong_phase, say("drew-the-object"));
  }
  const Object basic = basic_object(move.colour);
  if (move.star != Star::face && move.object != state.rolled() && move.object != basic) {
    return no(say("other-object", {{"rolled", object_text(content_, state.rolled())},
                                   {"colour", colour_text(move.colour)},
                                   {"basic", object_text(content_, basic)}}));
  }
  if (town.occupied().test(move.space)) {
    return refuse(Reason::space_taken, say("space-is-taken", {{"space", space_name(move.space)}}));
  }
  return check_neighbours(town, move);
}

Result<> Townies::check_neighbours(const Town& town, Move move) const {
  if (object_spaces(town, move.object, Spaces::one(move.space)).test(move.space)) return {};
  const Text object = object_text(content_, move.object);
  if (move.object == Object::city_square) {
    return no(say("no-object-beside", {{"space", space_name(move.space)}, {"object", object}}));
  }
  return no(say("no-block-beside", {{"space", space_name(move.space)},
                                    {"colour", colour_text(static_cast<Colour>(move.object))},
                                    {"object", object}}));
}

}  // namespace townsmith::townies
