// Why a move is not legal. Any bytes may come.
#include "games/townies/text.h"
#include "games/townies/townies.h"

namespace townsmith::townies {
namespace {

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

Result<> Townies::check(const State& state, Seat seat, Move move) const {
  if (is_legal(state, seat, move)) return {};
  if (over(state)) return no(Reason::game_over, "game-is-over");
  if (index(seat) >= setup_.players) return no(Reason::not_your_turn, "nobody-sits-there");
  if (!actors(state).contains(seat)) {
    return no(Reason::not_your_turn, state.round == 0 ? "game-has-not-begun" : "round-is-done");
  }
  if (!well_formed(move, pieces_.size())) return no(Reason::bad_value, "not-a-move");
  const Town& town = state.town(seat);
  if (move.kind == MoveKind::done) return no(Reason::wrong_phase, "nothing-drawn-yet");
  if (move.kind == MoveKind::pass) {
    if (town.step == Step::second) return no(Reason::wrong_phase, "end-with-done");
    return no("can-draw-something");
  }
  if (auto star_is_wrong = why_no_star(state, town, move)) return *std::move(star_is_wrong);
  return move.kind == MoveKind::shape ? why_no_shape(state, town, move)
                                      : why_no_object(state, town, move);
}

/// Whether a star must be there for this, and is not; or would be spent in vain.
std::optional<Refusal> Townies::why_no_star(const State& state, const Town& town, Move move) const {
  const Colour marker = state.marker(town);
  const auto other_marker = [&] { return no("other-marker", {{"colour", colour_text(marker)}}); };
  if (move.star == Star::none) {
    if (move.colour != marker) return other_marker();
    return std::nullopt;
  }
  const Bonus card = move.star == Star::colour ? Bonus::rezoning : Bonus::second_draft;
  if (state.bonus != card) return no("card-not-in-game", {{"card", bonus_text(content_, card)}});
  if (town.stars == 0) return no(Reason::cannot_afford, "no-star");
  if (move.star == Star::colour) {
    if (move.colour == marker) return no("star-not-needed", {{"colour", colour_text(marker)}});
    return std::nullopt;
  }
  if (move.colour != marker) return other_marker();
  const bool needless = move.kind == MoveKind::shape ? pieces_[move.piece].shape == state.shape()
                                                     : state.gives(move.object, marker);
  if (needless) return no("face-not-needed");
  return std::nullopt;
}

Refusal Townies::why_no_shape(const State& state, const Town& town, Move move) const {
  if (town.drew_shape()) return no(Reason::wrong_phase, "drew-the-shape");
  if (!may_draw_shape(town)) return no("nothing-to-circle");
  const Piece& piece = pieces_[move.piece];
  if (move.star != Star::face && piece.shape != state.shape()) {
    return no("other-shape", {{"shown", shape_text(content_, state.shape())},
                              {"shape", shape_text(content_, piece.shape)}});
  }
  if (!piece.fits.test(move.space)) return no("leaves-the-map");
  const Spaces taken = piece.mask(move.space) & town.occupied();
  return no(Reason::space_taken, "space-is-taken", {{"space", space_name(taken.first())}});
}

Refusal Townies::why_no_object(const State& state, const Town& town, Move move) const {
  if (town.drew_object()) return no(Reason::wrong_phase, "drew-the-object");
  if (move.star != Star::face && !state.gives(move.object, move.colour)) {
    return no("other-object", {{"rolled", object_text(content_, state.rolled())},
                               {"colour", colour_text(move.colour)},
                               {"basic", object_text(content_, basic_object(move.colour))}});
  }
  const std::string space = space_name(move.space);
  if (!content_.land.all.test(move.space)) return no("space-is-gap", {{"space", space}});
  if (town.occupied().test(move.space)) {
    return no(Reason::space_taken, "space-is-taken", {{"space", space}});
  }
  const Text object = object_text(content_, move.object);
  if (move.object == Object::city_square) {
    return no("no-object-beside", {{"space", space}, {"object", object}});
  }
  return no("no-block-beside", {{"space", space},
                                {"colour", colour_text(static_cast<Colour>(move.object))},
                                {"object", object}});
}

}  // namespace townsmith::townies
