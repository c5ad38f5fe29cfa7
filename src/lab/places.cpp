#include "lab/places.h"

#include <fmt/format.h>

#include <array>

#include "games/word_files.h"
#include "lab/block.h"

namespace townsmith::lab {

bool told_by_seat(const AnyGame& game) {
  if (game.places().kind == Places::Kind::seats) return true;
  const Setup& setup = game.setup();
  for (const Seat seat : SeatSet::first(setup.players)) {
    if (setup.handicap[seat] != setup.handicap[seat_at(0)]) return true;
  }
  return false;
}

int place_count(const AnyGame& game) {
  const Places places = game.places();
  return places.kind == Places::Kind::given && !told_by_seat(game)
             ? std::min(static_cast<int>(places.names.size()), max_places)
             : game.setup().players;
}

std::vector<std::string> place_names(const AnyGame& game) {
  const Places places = game.places();
  const bool by_seat = told_by_seat(game);
  if (places.kind == Places::Kind::alike && !by_seat) return {};
  std::vector<std::string> names;
  for (int i = 0; i < place_count(game); ++i) {
    if (by_seat) {
      names.push_back(fmt::format("seat {}", i));
    } else if (places.kind == Places::Kind::given) {
      names.push_back(built_in_english().say(places.names[static_cast<std::size_t>(i)]));
    } else {
      static constexpr std::array<std::string_view, 3> ends = {"st", "nd", "rd"};
      const auto at = static_cast<std::size_t>(i);
      names.push_back(fmt::format("{}{} in turn order", i + 1, at < ends.size() ? ends[at] : "th"));
    }
  }
  return names;
}

}  // namespace townsmith::lab
