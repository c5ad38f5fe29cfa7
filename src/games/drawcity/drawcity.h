#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/reference_section.h"
#include "games/drawcity/content.h"
#include "games/drawcity/state.h"
#include "games/drawcity/wire.h"

namespace townsmith::drawcity {

/// What a seat may build with, and where. Where neither number can be placed, the turn is a skip.
struct Choices {
  std::array<CardValue, hand_size> numbers{};  ///< different ones
  std::array<CardValue, hand_size> types{};
  int number_count = 0;
  int type_count = 0;
  std::array<Spaces, hand_size> open{};  ///< by number

  bool must_skip() const { return open[0].empty() && open[1].empty(); }
};

/// Where a new development of some type would complete lines, by its place in them.
struct Completions {
  std::array<Spaces, line_positions> at{};
  Spaces several;  ///< two lines or more: there is something to choose

  static LinePosition line_at(int i) { return static_cast<LinePosition>(i + 1); }
};

/// A connected group of houses.
struct HouseGroup {
  Spaces spaces;
  int streets = 0;
};

/// DrawCity: everybody builds on one board, each development a number and a type of a secret hand.
/// See docs/rules/drawcity.md.
class DrawCity {
 public:
  /// Two numbers, two types, 110 spaces, up to six lines to choose from. No board comes near it:
  /// the two numbers share no space unless the seat has nothing there, and a line needs neighbours.
  static constexpr int max_moves = hand_size * hand_size * Board::size * line_positions;
  GAME_FUNCTIONS(DrawCity, drawcity);
  std::vector<ReferenceSection> components() const;

  DrawCity(const Setup& setup, Content content);

  const Content& content() const { return content_; }

  // What the setup says.
  int streets() const { return streets_; }
  const Spaces& in_use() const { return in_use_; }
  const Spaces& internet_starts() const { return starts_; }
  bool with_goals() const { return with_goals_; }
  bool with_zoning() const { return with_zoning_; }
  bool with_demand() const { return with_demand_; }
  bool with_locations() const { return with_locations_; }
  bool with_neighborhoods() const { return with_neighborhoods_; }
  bool right_to_left() const { return right_to_left_; }
  int goal_slots_used() const { return with_goals_ ? type_count + (with_other_ ? 1 : 0) : 0; }
  /// How many scoring spaces a goal has with N players.
  int goal_spaces() const {
    return content_.goals.spaces_used[static_cast<std::size_t>(setup_.players - 2)];
  }

  // Rules.
  State start() const;
  bool over(const State& state) const { return state.phase == Phase::over; }
  SeatSet actors(const State& state) const {
    return state.phase == Phase::turn ? SeatSet(state.active) : SeatSet();
  }

  std::string grade(const State& /*state*/, Seat /*seat*/) const { return {}; }

  Places places() const { return {Places::Kind::turns}; }
  int place(const State& state, Seat seat) const {
    return turn_place(seat, state.first, setup_.players);
  }
  /// A lap from the first player, counted from 1.
  int round(const State& state) const { return state.round; }

  // What views, drawings, bots and tests ask.
  /// The empty spaces where the seat may build with a number.
  Spaces open_spaces(const State& state, Seat seat, int number) const;
  /// The same for 1 to 9.
  std::array<Spaces, number_count> open_by_number(const State& state, Seat seat) const;
  /// The numbers a seat can place somewhere, as bits 0 to 8.
  unsigned placeable(const State& state, Seat seat) const;
  Choices choices(const State& state, Seat seat) const;
  Completions completions(const State& state, Type type) const;
  /// What stands on a space that is built on.
  Seat owner_at(const State& state, int space) const;
  Type type_at(const State& state, int space) const;
  int number_at(const State& state, int space) const;
  /// The colour of a special location; -1: none, or the module is not in play.
  int colour_at(int space) const;
  const Spaces& district(int number) const { return districts_[static_cast<std::size_t>(number)]; }
  /// The goal on the table in a slot; there must be one.
  const Goal& goal_in(const State& state, int slot_number) const;
  /// How many streets a goal asks for with those in use.
  int streets_asked(const Goal& goal) const;
  bool meets(const State& state, Seat seat, const Goal& goal) const;
  /// How many of what its rule counts a goal asks for with the streets in use.
  int count_asked(const Goal& goal) const;
  Text goal_text(const Goal& goal) const;
  int goal_points(const State& state, int slot_number, Seat seat) const;

  // Points, one subject each.
  int house_points(const HouseGroup& group) const;
  int shop_points(const State& state, Seat seat, int street) const;
  int factory_points(const State& state, int space) const;
  int park_points(const State& state, int space) const;
  int zoning_points(const State& state, Seat seat, int district_number) const;
  int demand_points(const State& state, Seat seat, int street) const;
  int location_points(const State& state, Seat seat) const;
  int neighborhood_points(const State& state, Seat seat, Line line) const;

 private:
  /// Where a number keeps the order of one's own, built on or not.
  Spaces fitting_spaces(const State& state, const Spaces& own, int number) const;
  /// Whether it would there if one had built on no space but the other.
  bool fits_beside(const State& state, int other, int number, int space) const;
  Choices choices_of(const State& state, Seat seat) const;
  void deal(State& state, Chance& chance) const;
  void reveal(State& state, Chance& chance) const;
  void choose_goals(State& state, Chance& chance) const;
  void draw_cards(State& state, Chance& chance) const;
  void build(State& state, Seat seat, Move move) const;
  void mark_line(State& state, Move move) const;
  void skip(State& state, Seat seat) const;
  void note_goals(State& state, Seat builder, Type type, int space) const;
  bool completes(const State& state, Seat builder, const Goal& goal, int space) const;
  bool has_surroundings(const State& state, Seat seat, const Goal& goal, int space) const;
  void note_surroundings(State& state, GoalCard& card, const Goal& goal, Type type,
                         int space) const;
  void complete(GoalCard& card, Seat seat) const;
  void end_turn(State& state) const;
  void end_round(State& state) const;

  Refusal why_not_in_hand(const State& state, Seat seat, Move move) const;
  Refusal why_no_build(const State& state, Seat seat, Move move) const;
  Refusal why_out_of_order(const State& state, Seat seat, Move move) const;
  Refusal why_no_line(const State& state, Move move) const;
  Refusal why_no_skip(const State& state, Seat seat, Move move) const;

  int all_factory_points(const State& state, Seat seat) const;
  int all_park_points(const State& state, Seat seat) const;
  int module_points(const State& state, Seat seat) const;
  void module_lines(const State& state, Seat seat, ScoreSheet& sheet) const;

  Setup setup_;
  Content content_;
  int streets_ = 0;
  Spaces in_use_;
  Spaces starts_;
  std::array<Spaces, district_count> districts_{};
  std::array<std::vector<std::uint8_t>, goal_slots> piles_;  ///< goals, counted from 1
  /// For each of them a bit for each type by whose builds it can be completed.
  std::array<std::uint8_t, max_goals + 1> affected_{};
  bool with_goals_ = false;
  bool with_other_ = false;
  bool with_zoning_ = false;
  bool with_demand_ = false;
  bool with_locations_ = false;
  bool with_neighborhoods_ = false;
  bool right_to_left_ = false;
  bool first_by_lot_ = false;
};

/// Takes one group out of a set of houses that is not empty.
HouseGroup take_group(Spaces& houses);

/// "C3": column C of the third street.
std::string space_name(int space);
std::string line_name(Line line);

}  // namespace townsmith::drawcity
