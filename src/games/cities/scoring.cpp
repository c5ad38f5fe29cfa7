#include "games/cities/scoring.h"

#include <algorithm>
#include <functional>

#include "games/cities/cities.h"

namespace townsmith::cities {
namespace {

template <class Board>
ScoreLine line_of(const Cities& game, const FieldBoards<Board>& boards,
                  const TouristScore<Board>& score) {
  ScoreLine line{std::string(name(score.kind)), {}, score.points(), {}};
  const std::string field = game.field_name(boards.field(score.square));
  if (score.kind == Kind::terrace) {
    line.text = say("line-terrace", {{"field", field}, {"level", game.level()}});
  } else if (score.carrier >= 0) {
    const std::string carrier = game.field_name(boards.field(score.carrier));
    line.text = say("line-shared", {{"field", field}, {"carrier", carrier}});
  } else {
    const int zone = (score.fields & boards.of(score.kind)).count();
    const int beside = line.points - zone;
    line.text = say(score.kind == Kind::park ? "line-park" : "line-attraction",
                    {{"field", field}, {"zone", zone}, {"beside", beside}});
  }
  score.fields.for_each(
      [&](int square) { line.spaces.push_back(game.field_name(boards.field(square))); });
  return line;
}

}  // namespace

int Cities::score(const State& state, Seat seat) const {
  return on_board([&]<class Board>(Board) {
    return score_of(make_field_boards<Board>(state.city(seat), looks_), level_);
  });
}

ScoreSheet Cities::score_sheet(const State& state, Seat seat) const {
  return on_board([&]<class Board>(Board) {
    const auto boards = make_field_boards<Board>(state.city(seat), looks_);
    ScoreSheet sheet;
    for_each_tourist(boards, level_, [&](const TouristScore<Board>& score) {
      sheet.lines.push_back(line_of(*this, boards, score));
    });
    return sheet;
  });
}

std::vector<int> Cities::points_of_tourists(const State& state, Seat seat) const {
  const City& city = state.city(seat);
  return on_board([&]<class Board>(Board) {
    const auto boards = make_field_boards<Board>(city, looks_);
    std::vector<int> points;
    for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
      const Field field = city.field_of_bit(std::countr_zero(rest));
      int earned = 0;
      for_each_tourist(boards, level_, [&](const TouristScore<Board>& score) {
        if (boards.field(score.square) == field) earned = score.points();
      });
      points.push_back(earned);
    }
    return points;
  });
}

TieBreak Cities::tie_break(const State& state, Seat seat) const {
  return on_board([&]<class Board>(Board) {
    TieBreak best{};
    std::size_t next = 0;
    for_each_tourist(make_field_boards<Board>(state.city(seat), looks_), level_,
                     [&](const TouristScore<Board>& score) {
                       best[next++] = static_cast<std::int16_t>(score.points());
                     });
    std::sort(best.begin(), best.end(), std::greater<>());
    return best;
  });
}

}  // namespace townsmith::cities
