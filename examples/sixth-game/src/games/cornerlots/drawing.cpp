// The position in characters: for the terminal, the goldens and the messages of failing tests.
#include <fmt/format.h>

#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {
namespace {

constexpr int lot_width = 5;
constexpr int seats_at = 2 * side + 1;
constexpr std::array<Ink, max_players + 1> inks = {Ink::soft, Ink::red, Ink::blue, Ink::green};

}  // namespace

Drawing CornerLots::draw(const Observed<CornerLots>& seen, const Language& language) const {
  const State& state = seen.state();
  Drawing drawing;
  for (int lot = 0; lot < lot_count; ++lot) {
    const auto i = static_cast<std::size_t>(lot);
    const int x = 2 + lot % side * lot_width;
    const int y = 2 * row_of(lot) - 1;
    if (lot < side) drawing.canvas.write(x + 1, 0, lot_name(lot).substr(0, 1));
    if (lot % side == 0) drawing.canvas.write(0, y, lot_name(lot).substr(1));
    // The owner's number says what the ink says.
    std::string text = " . ";
    if (state.owner[i] != 0) text = fmt::format("{}:{}", state.owner[i] - 1, state.value[i]);
    drawing.canvas.write(x, y, text, {.ink = inks[state.owner[i]], .bold = state.owner[i] != 0});
    drawing.places.push_back({lot_name(lot), x, y, 3, 1});
  }
  for (const Seat seat : SeatSet::first(setup_.players)) {
    const int row = state.favourite[seat];
    const Text text = row == 0 ? say("board-seat", {{"who", player(seat)}})
                               : say("board-seat-favourite", {{"who", player(seat)}, {"row", row}});
    drawing.canvas.write(0, seats_at + index(seat), language.say(text),
                         {.ink = inks[slot(seat) + 1]});
  }
  return drawing;
}

}  // namespace townsmith::cornerlots
