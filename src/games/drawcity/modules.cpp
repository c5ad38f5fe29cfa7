// The modules but the goals: zoning districts, popular demand, special locations, neighborhoods.
#include <algorithm>

#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {

// Zoning districts.

int DrawCity::zoning_points(const State& state, Seat seat, int district_number) const {
  std::array<int, type_count> asked{};
  const auto& firsts = content_.board.districts;
  for (int x = firsts[static_cast<std::size_t>(district_number)];
       x < firsts[static_cast<std::size_t>(district_number) + 1]; ++x) {
    ++asked[index(type_of(state.zoning[static_cast<std::size_t>(x)]))];
  }
  const Spaces own = state.owned[seat] & district(district_number);
  for (std::size_t type = 0; type < type_count; ++type) {
    if ((own & state.types[type]).count() < asked[type]) return 0;
  }
  return content_.charts.zoning;
}

// Popular demand: players with none of the type are never placed.

int DrawCity::demand_points(const State& state, Seat seat, int street) const {
  const auto row = static_cast<std::size_t>(street);
  const Spaces wanted = state.types[index(type_of(state.demand[row]))] & street_spaces[row];
  const int own = (wanted & state.owned[seat]).count();
  if (own == 0) return 0;
  int better = 0;
  for (std::size_t other = 0; other < setup_.players; ++other) {
    better += (wanted & state.owned[other]).count() > own ? 1 : 0;
  }
  if (better == 0) return content_.charts.demand.first;
  // With one seat ahead nobody shares the first place; with more this is not a second place.
  return better == 1 ? content_.charts.demand.second : 0;
}

// Special locations.

int DrawCity::colour_at(int space) const {
  if (!with_locations_) return -1;
  for (int colour = 0; colour < colour_count; ++colour) {
    if (content_.locations.spaces[static_cast<std::size_t>(colour)].test(space)) return colour;
  }
  return -1;
}

int DrawCity::location_points(const State& state, Seat seat) const {
  std::array<int, colour_count> counts{};
  for (std::size_t colour = 0; colour < colour_count; ++colour) {
    counts[colour] = (content_.locations.spaces[colour] & state.owned[seat]).count();
  }
  int points = 0;
  for (int set = 1;; ++set) {
    const auto size = std::count_if(counts.begin(), counts.end(), [&](int n) { return n >= set; });
    if (size == 0) return points;
    points += content_.locations.points[static_cast<std::size_t>(size - 1)];
  }
}

// Neighborhoods.

Completions DrawCity::completions(const State& state, Type type) const {
  Completions lines;
  const CardValue card = card_of(type);
  const Spaces free = in_use_ - state.built();
  const auto loose = [&](CardValue other) {
    return state.types[index(type_of(other))] - state.marked;
  };
  for (const auto& pattern : state.patterns) {
    for (const bool reversed : {false, true}) {
      if (reversed && pattern[0] == pattern[2]) continue;
      const CardValue a = pattern[reversed ? 2 : 0];
      const CardValue b = pattern[1];
      const CardValue c = pattern[reversed ? 0 : 2];
      if (card == a) {
        const Spaces next = loose(b);
        const Spaces last = loose(c);
        lines.at[0] |= Board::west(next) & Board::west(Board::west(last));
        lines.at[3] |= Board::north(next) & Board::north(Board::north(last));
        lines.at[2] |= Board::east(next) & Board::east(Board::east(last));
        lines.at[5] |= Board::south(next) & Board::south(Board::south(last));
      }
      if (card == b) {
        const Spaces before = loose(a);
        const Spaces after = loose(c);
        lines.at[1] |= Board::east(before) & Board::west(after);
        lines.at[4] |= Board::south(before) & Board::north(after);
      }
    }
  }
  Spaces once;
  for (Spaces& at : lines.at) {
    at &= free;
    lines.several |= once & at;
    once |= at;
  }
  return lines;
}

// Where a move chooses no line, it completes one or none.
void DrawCity::mark_line(State& state, Move move) const {
  LinePosition line_at = move.line_at;
  if (line_at == LinePosition::none) {
    const Completions lines = completions(state, type_of(move.type));
    for (int i = 0; i < line_positions; ++i) {
      if (lines.at[static_cast<std::size_t>(i)].test(move.space)) line_at = Completions::line_at(i);
    }
  }
  if (line_at == LinePosition::none) return;
  const Line line = line_of(move.space, line_at);
  for (const int space : spaces_of(line)) state.marked.set(space);
  state.lines[state.line_count++] = line;
}

int DrawCity::neighborhood_points(const State& state, Seat seat, Line line) const {
  for (const int space : spaces_of(line)) {
    if (state.owned[seat].test(space)) return content_.charts.neighborhood;
  }
  return 0;
}

}  // namespace townsmith::drawcity
