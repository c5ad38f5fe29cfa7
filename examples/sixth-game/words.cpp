// What people and programs read: notation, explanations, score sheets, the view and the drawing.
#include <fmt/format.h>

#include "corner_lots.h"

namespace corner_lots {
namespace {

std::string name_of_lot(int lot) { return fmt::format("{}{}", "abcd"[lot % side], lot / side + 1); }

std::string name_of_row(int row) { return fmt::format("row {}", row); }

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

std::string CornerLots::notate(const State& /*state*/, Seat /*seat*/, Move move) const {
  return name_of_lot(move.lot);
}

Result<Move> CornerLots::parse(const State& /*state*/, Seat /*seat*/, std::string_view text) const {
  for (std::uint8_t lot = 0; lot < lots; ++lot) {
    if (name_of_lot(lot) == text) return Move{lot};
  }
  return refuse(Reason::bad_syntax,
                fmt::format("\"{}\" is no lot: lots are called a1 to d4", text));
}

Explanation CornerLots::explain(const State& state, Seat seat, Move move) const {
  const std::string lot = notate(state, seat, move);
  const bool liked = move.lot / side + 1 == state.favourite[at(seat)];
  return {fmt::format("Claim lot {}{}", lot, liked ? ", in your favourite row." : "."), {lot}};
}

ScoreSheet CornerLots::score_sheet(const State& state, Seat seat) const {
  ScoreSheet sheet;
  const int row = state.favourite[at(seat)];
  ScoreLine liked = {"favourite",
                     fmt::format("Lots in favourite row {}", row),
                     owned_in_row(state, seat, row) * bonus(),
                     {},
                     name_of_row(row)};
  for (int lot = 0; lot < lots; ++lot) {
    const auto i = static_cast<std::size_t>(lot);
    if (state.owner[i] != index(seat) + 1) continue;
    sheet.lines.push_back({"lot",
                           "Lot " + name_of_lot(lot),
                           state.value[i],
                           {name_of_lot(lot)},
                           "lot " + name_of_lot(lot)});
    if (lot / side + 1 == row) liked.spaces.push_back(name_of_lot(lot));
  }
  sheet.lines.push_back(std::move(liked));
  return sheet;
}

// What statistics count: a lot is a space, and the row it lies in is a thing that some like better.
std::vector<Use> CornerLots::uses(const State& /*state*/, Seat /*seat*/, Move move) const {
  return {{"claim", "row", name_of_row(move.lot / side + 1), {name_of_lot(move.lot)}}};
}

// Only an Observed comes in here: what the viewer may not know is already 0.
json::object CornerLots::view(const Observed<CornerLots>& seen) const {
  const State& state = seen.state();
  json::array block;
  for (int lot = 0; lot < lots; ++lot) {
    const auto i = static_cast<std::size_t>(lot);
    json::object entry;
    entry["name"] = name_of_lot(lot);
    if (state.owner[i] != 0) entry["seat"] = state.owner[i] - 1;
    if (state.value[i] != 0) entry["value"] = state.value[i];
    block.emplace_back(std::move(entry));
  }
  json::array favourites;
  for (std::size_t i = 0; i < setup_.players; ++i) {
    if (state.favourite[i] != 0) {
      favourites.emplace_back(state.favourite[i]);
    } else {
      favourites.emplace_back(nullptr);
    }
  }
  json::object view;
  view["lots"] = std::move(block);
  view["favourites"] = std::move(favourites);
  return view;
}

Drawing CornerLots::draw(const Observed<CornerLots>& seen) const {
  static constexpr std::array<Ink, 4> inks = {Ink::soft, Ink::red, Ink::blue, Ink::green};
  const State& state = seen.state();
  Drawing drawing;
  for (int x = 0; x < side; ++x) drawing.canvas.write(3 + x * 4, 0, std::string(1, "abcd"[x]));
  for (int lot = 0; lot < lots; ++lot) {
    const auto i = static_cast<std::size_t>(lot);
    const int x = 2 + lot % side * 4;
    const int y = 1 + lot / side;
    const Style style = {.ink = inks[state.owner[i]]};
    if (lot % side == 0) drawing.canvas.write(0, y, fmt::format("{}", lot / side + 1));
    drawing.canvas.write(
        x, y,
        state.owner[i] == 0 ? " . " : fmt::format("{}:{}", state.owner[i] - 1, state.value[i]),
        style);
    drawing.places.push_back({name_of_lot(lot), x, y, 3, 1});
  }
  for (int i = 0; i < setup_.players; ++i) {
    const int row = state.favourite[static_cast<std::size_t>(i)];
    drawing.canvas.write(0, side + 1 + i,
                         row == 0 ? fmt::format("seat {}: favourite row unknown", i)
                                  : fmt::format("seat {}: favourite row {}", i, row));
  }
  return drawing;
}

}  // namespace corner_lots
