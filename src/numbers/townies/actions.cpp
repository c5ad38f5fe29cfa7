#include "numbers/townies/actions.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::townies {

using numbers::Sequence;

Actions::Actions(const Townies& game)
    : game_(game), numbers_(static_cast<std::size_t>(game.pieces().size())) {
  for (std::size_t i = 0; i < all_spaces.size(); ++i) {
    space_numbers_[all_spaces[i]] = static_cast<std::uint8_t>(i);
  }
  const Pieces& pieces = game.pieces();
  for (int shape = 0; shape < shape_faces; ++shape) {
    auto& places = places_[static_cast<std::size_t>(shape)];
    for (int piece = pieces.begin_of(shape); piece < pieces.end_of(shape); ++piece) {
      auto& numbers = numbers_[static_cast<std::size_t>(piece)];
      pieces[piece].fits.for_each([&](int space) {
        numbers[static_cast<std::size_t>(space)] = static_cast<std::uint16_t>(places.size());
        places.push_back({static_cast<std::uint8_t>(piece), static_cast<std::uint8_t>(space)});
      });
    }
    max_places_ = std::max(max_places_, static_cast<int>(places.size()));
  }
}

std::string Actions::name(int action) const {
  if (action >= shapes) return fmt::format("shape {}", action - shapes + 1);
  if (action >= objects) {
    const auto space = static_cast<std::size_t>((action - objects) % space_count);
    return fmt::format("{} {}", word(static_cast<Object>((action - objects) / space_count)),
                       space_name(all_spaces[space]));
  }
  if (action >= faces) return fmt::format("star face {}", action - faces + 1);
  if (action >= colours) return fmt::format("star colour {}", action - colours + 1);
  return action == pass ? "pass" : action == done ? "done" : "wait";
}

Sequence Actions::encode(const State& state, Seat seat, const Move& move) const {
  if (move.kind == MoveKind::done) return Sequence(done);
  if (move.kind == MoveKind::pass) return Sequence(pass);
  Sequence actions;
  if (move.star == Star::colour) {
    const int marker = index(state.marker(state.town(seat)));
    actions.push(colours + (index(move.colour) - marker + colour_count) % colour_count - 1);
  }
  if (move.kind == MoveKind::object) {
    actions.push(objects + index(move.object) * space_count + space_numbers_[move.space]);
    return actions;
  }
  if (move.star == Star::face) actions.push(faces + game_.pieces()[move.piece].shape);
  actions.push(shapes + numbers_[move.piece][move.space]);
  return actions;
}

bool Actions::decode(const State& state, Seat seat, const Sequence& actions, Move& move) const {
  const int first = actions[0];
  if (state.round == 0) return false;
  if (first < colours) {
    if (actions.size != 1) return false;
    move = first == done ? Move::done() : Move::pass();
    return true;
  }
  Colour colour = state.marker(state.town(seat));
  int shape = state.shape();
  Star star = Star::none;
  if (first < faces) {
    colour = ring(colour, first - colours + 1);
    star = Star::colour;
  } else if (first < objects) {
    if (first - faces == shape) return false;
    shape = first - faces;
    star = Star::face;
  }
  if (actions.size != (star == Star::none ? 1 : 2)) return false;
  const int last = actions.last();
  if (last >= shapes) {
    const auto& places = places_[static_cast<std::size_t>(shape)];
    const auto number = static_cast<std::size_t>(last - shapes);
    if (number >= places.size()) return false;
    move = Move::shape(star, colour, places[number].piece, places[number].space);
    return true;
  }
  if (last < objects || star == Star::face) return false;
  const auto object = static_cast<Object>((last - objects) / space_count);
  if (star == Star::none && !state.gives(object, colour)) star = Star::face;
  move = Move::draw(star, colour, object,
                    all_spaces[static_cast<std::size_t>((last - objects) % space_count)]);
  return true;
}

}  // namespace townsmith::townies
