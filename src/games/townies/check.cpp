#include <fmt/format.h>

#include "games/townies/offers.h"
#include "games/townies/townies.h"

// Judges one move, in words.

namespace townsmith::townies {
namespace {

tl::unexpected<Problem> no(std::string sentence) {
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
  if (over(state)) return refuse(Reason::game_over, "The game is over.");
  if (index(seat) >= setup_.players) {
    return refuse(Reason::not_your_turn, "Nobody sits there in this game.");
  }
  if (!actors(state).contains(seat)) {
    return refuse(Reason::not_your_turn,
                  state.round == 0 ? "The game has not begun." : "You are done with this round.");
  }
  return {};
}

Result<> Townies::check(const State& state, Seat seat, Move move) const {
  if (const auto turn = check_turn(state, seat); !turn) return turn;
  if (!well_formed(move, pieces_.size())) return refuse(Reason::bad_value, "That is not a move.");
  const Town& town = state.town(seat);
  switch (move.kind) {
    case MoveKind::done:
      if (town.step == Step::second) return {};
      return refuse(Reason::wrong_phase, "You have not drawn anything in this round.");
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
    return refuse(Reason::wrong_phase, "You have drawn something: end your turn with \"done\".");
  }
  if (!has_plain_move(offers(state, town), Room(town.empty()))) return {};
  return no("There is something you can draw: only who can draw nothing passes.");
}

/// Whether a star must be there for this, and is; and that none is spent in vain.
Result<> Townies::check_star(const State& state, const Town& town, Move move) const {
  const Colour marker = state.marker(town);
  if (move.star == Star::none) {
    if (move.colour == marker) return {};
    return no(fmt::format("You hold the {} marker in this round.", name(marker)));
  }
  const Bonus card = move.star == Star::colour ? Bonus::rezoning : Bonus::second_draft;
  if (state.bonus != card) {
    return no(fmt::format("The bonus card {} is not in this game.", content_.card(card).name));
  }
  if (town.stars == 0) return refuse(Reason::cannot_afford, "You have no star to spend.");
  if (move.star == Star::colour) {
    if (move.colour != marker) return {};
    return no(fmt::format("You hold the {} marker: no star is needed for that.", name(marker)));
  }
  if (move.colour != marker) {
    return no(fmt::format("You hold the {} marker in this round.", name(marker)));
  }
  const bool needless = move.kind == MoveKind::shape
                            ? pieces_[move.piece].shape == state.black - 1
                            : move.object == state.rolled() || move.object == basic_object(marker);
  if (needless) return no("You can draw that without another face on a die.");
  return {};
}

Result<> Townies::check_shape(const State& state, const Town& town, Move move) const {
  if (town.piece != 0) {
    return refuse(Reason::wrong_phase, "The Shape of this round is drawn; an Object may follow.");
  }
  if (!may_draw_shape(town)) {
    return no("No space of your Object line is left to circle, so no Shape can be drawn.");
  }
  const Piece& piece = pieces_[move.piece];
  if (move.star != Star::face && piece.shape != state.black - 1) {
    return no(fmt::format("The black die shows the {}, not the {}.",
                          content_.shapes[static_cast<std::size_t>(state.black - 1)].name,
                          content_.shapes[piece.shape].name));
  }
  if (!piece.fits.test(move.space)) return no("The Shape would leave the map.");
  const Spaces taken = piece.mask(move.space) & town.occupied();
  if (taken.empty()) return {};
  return refuse(Reason::space_taken, fmt::format("{} is not empty.", space_name(taken.first())));
}

Result<> Townies::check_object(const State& state, const Town& town, Move move) const {
  if (town.drew != 0) {
    return refuse(Reason::wrong_phase, "The Object of this round is drawn; the Shape may follow.");
  }
  const Object basic = basic_object(move.colour);
  if (move.star != Star::face && move.object != state.rolled() && move.object != basic) {
    return no(fmt::format("The white die shows the {}, and the basic Object in {} is the {}.",
                          content_.scoring(state.rolled()).name, name(move.colour),
                          content_.scoring(basic).name));
  }
  if (town.occupied().test(move.space)) {
    return refuse(Reason::space_taken, fmt::format("{} is not empty.", space_name(move.space)));
  }
  return check_neighbours(town, move);
}

Result<> Townies::check_neighbours(const Town& town, Move move) const {
  if (object_spaces(town, move.object, Spaces::one(move.space)).test(move.space)) return {};
  const std::string& what = content_.scoring(move.object).name;
  if (move.object == Object::city_square) {
    return no(
        fmt::format("{} has no Object beside it: a {} needs one.", space_name(move.space), what));
  }
  return no(fmt::format("{} has no {} Block beside it: a {} needs one.", space_name(move.space),
                        name(static_cast<Colour>(move.object)), what));
}

}  // namespace townsmith::townies
