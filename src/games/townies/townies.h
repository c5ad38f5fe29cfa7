#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/reference_section.h"
#include "games/townies/content.h"
#include "games/townies/lots.h"
#include "games/townies/pieces.h"
#include "games/townies/state.h"
#include "games/townies/wire.h"

namespace townsmith::townies {

/// Where the options stand in a Setup. Of goal, bonus and colour, 0 means by lot.
enum Option : std::size_t { option_mode, option_goal, option_bonus, option_colour };

/// A goal on a map: how many count, and the spaces that do.
struct GoalCount {
  int count = 0;
  Spaces spaces;
};

/// Townies: everybody fills their own map with the same two dice at the same time, each with
/// another colour. See docs/rules/townies.md.
class Townies {
 public:
  /// Rezoning decides: the Shape with most places on an empty map has 780, each in 5 colours, and
  /// in each colour there are two Objects with up to 90 spaces beside something; one may pass.
  static constexpr int max_moves = 5 * (780 + 2 * 90) + 1;
  GAME_FUNCTIONS(Townies, townies);

  Townies(const Setup& setup, Content content);

  const Content& content() const { return content_; }
  const Pieces& pieces() const { return pieces_; }
  Mode mode() const { return mode_; }
  bool solo() const { return setup_.players == 1; }

  State start() const { return {}; }
  /// A round is always played to its end; then Objects in all circles anywhere end the game, or
  /// full maps.
  bool over(const State& state) const {
    return state.round != 0 && actors(state).empty() && ended(state);
  }
  SeatSet actors(const State& state) const {
    SeatSet seats;
    if (state.round == 0) return seats;
    for (int i = 0; i < setup_.players; ++i) {
      if (state.towns[seat_at(i)].step != Step::done) seats.insert(seat_at(i));
    }
    return seats;
  }

  /// Only alone.
  std::string grade(const State& state, Seat seat) const;

  void resample(State& state, Viewer viewer, Chance& chance) const;

  std::vector<TieBreakName> tie_break_names() const;
  std::vector<ReferenceSection> components() const;

  /// All draw at the same time, but each begins with another colour.
  Places places() const;
  int place(const State& state, Seat seat) const { return townies::index(state.town(seat).start); }
  int round(const State& state) const { return state.round > 0 ? state.round : 1; }

  /// Whether a Shape may be drawn as far as the Object line is concerned: alone, each one needs a
  /// space of it to circle.
  bool may_draw_shape(const Town& town) const {
    return !solo() || next_circle(town) < content_.circles;
  }
  /// The leftmost space of the Object line neither filled nor circled; as many as there are circles
  /// if there is none.
  static int next_circle(const Town& town);

  /// What an Object would score in an empty space now, as marks; see Town.
  std::uint8_t judge(const Town& town, Object object, int space) const;
  int points_of(Object object, std::uint8_t marks) const;
  int object_points(const Town& town, int i) const {
    return points_of(town.kinds[static_cast<std::size_t>(i)],
                     town.marks[static_cast<std::size_t>(i)]);
  }
  GoalCount count_goal(const Town& town, Goal goal) const;
  int goal_points(const Town& town, Goal goal) const {
    return content_.card(goal).points(count_goal(town, goal).count);
  }
  /// The goals of a game in the order of its sheet.
  FixedList<Goal, 3> goals(const State& state) const;

 private:
  ScoreLine object_line_of(const Town& town, std::size_t i) const;
  Prompt act_prompt(const State& state, const Town& town) const;
  /// The card a star is spent for with a move; none if none is.
  static Bonus paid_card(const Town& town, Move move);
  std::optional<Refusal> why_no_star(const State& state, const Town& town, Move move) const;
  Refusal why_no_shape(const State& state, const Town& town, Move move) const;
  Refusal why_no_object(const State& state, const Town& town, Move move) const;

  bool ended(const State& state) const;
  /// Whether anything can be drawn without spending a star before.
  bool has_plain_move(const State& state, const Town& town) const;
  bool may_act_again(const State& state, const Town& town) const;
  void draw_shape(Town& town, Move move) const;
  void draw_object(Bonus bonus, Town& town, Move move) const;
  void set_up(State& state, Chance& chance) const;

  Setup setup_;
  Content content_;
  Pieces pieces_;
  PlacementLottery lots_;
  Mode mode_;
};

/// What an Object counts when it is drawn, and needs at least one of: Blocks of its colour, or
/// Objects for a City Square.
inline const Spaces& needed_by(const Town& town, Object object) {
  return object == Object::city_square ? town.objects
                                       : town.blocks[static_cast<std::size_t>(object)];
}

/// The neighbours that an Object's marks say it scored for.
std::vector<std::string> counted_neighbours(int space, std::uint8_t marks);

/// Where an Object may be drawn: empty spaces beside what it needs.
inline Spaces object_spaces(const Town& town, Object object, const Spaces& empty) {
  return Board::spread(needed_by(town, object)) & empty;
}

}  // namespace townsmith::townies
