#pragma once

#include "games/cities/field_boards.h"

namespace townsmith::cities {

/// What one tourist is worth.
template <class Board>
struct TouristScore {
  int square;
  Kind kind;
  typename Board::Set fields;  ///< a point each
  int carrier = -1;            ///< set: the zone counts for the tourist on this square instead

  int points() const { return fields.count(); }
};

/// The unbroken run of `clear` fields in each of the four directions.
template <class Board>
typename Board::Set seen_from(int square, const typename Board::Set& clear) {
  using Set = typename Board::Set;
  Set north = Set::one(square);
  Set south = north;
  Set west = north;
  Set east = north;
  Set seen;
  while (true) {
    north = Board::north(north) & clear;
    south = Board::south(south) & clear;
    west = Board::west(west) & clear;
    east = Board::east(east) & clear;
    const Set step = north | south | west | east;
    if (step.empty()) return seen;
    seen |= step;
  }
}

/// The fields a tourist on a terrace looks at: water from level 2 on, parks too at level 3.
template <class Board>
typename Board::Set terrace_fields(const FieldBoards<Board>& boards, int square, int level) {
  if (level < 2) return {};
  return seen_from<Board>(
      square, level < 3 ? boards.of(Kind::water) : boards.of(Kind::water) | boards.of(Kind::park));
}

/// The fields a zone counts for: its own; at level 3 also the terraces around attractions and the
/// water around parks.
template <class Board>
typename Board::Set zone_fields(const FieldBoards<Board>& boards, const typename Board::Set& zone,
                                Kind kind, int level) {
  if (level < 3) return zone;
  const Kind company = kind == Kind::attraction ? Kind::terrace : Kind::water;
  return zone | (Board::spread(zone) & boards.of(company));
}

/// Visits every tourist, row by row; the first one in a zone carries it.
template <class Board, class Visit>
void for_each_tourist(const FieldBoards<Board>& boards, int level, Visit&& visit) {
  boards.tourists.for_each([&](int square) {
    TouristScore<Board> score{square, boards.kind_at(square), {}, -1};
    if (score.kind == Kind::terrace) {
      score.fields = terrace_fields(boards, square, level);
    } else {
      const auto zone = flood<Board>(Board::Set::one(square), boards.of(score.kind));
      const int carrier = (zone & boards.tourists).first();
      if (carrier == square) {
        score.fields = zone_fields(boards, zone, score.kind, level);
      } else {
        score.carrier = carrier;
      }
    }
    visit(score);
  });
}

template <class Board>
int score_of(const FieldBoards<Board>& boards, int level) {
  int sum = 0;
  for_each_tourist(boards, level, [&](const TouristScore<Board>& score) { sum += score.points(); });
  return sum;
}

}  // namespace townsmith::cities
