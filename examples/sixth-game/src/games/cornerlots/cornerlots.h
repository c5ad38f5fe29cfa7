#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/reference_section.h"
#include "games/cornerlots/content.h"
#include "games/cornerlots/state.h"
#include "games/cornerlots/text.h"
#include "games/cornerlots/wire.h"

namespace townsmith::cornerlots {

/// Corner Lots: claim five lots each of a block of sixteen. What a lot is worth is drawn when it is
/// claimed; lots in your favourite row, which only you know, are worth a bonus. Whoever owns three
/// lots of their favourite row shows it.
class CornerLots {
 public:
  using State = cornerlots::State;
  using Move = cornerlots::Move;
  using Content = cornerlots::Content;
  static constexpr int max_moves = lot_count;

  static const GameInfo& info();
  static Content read_content(ContentReader& reader) { return cornerlots::read_content(reader); }
  static std::span<const ContentCode> content_codes() { return cornerlots::content_codes; }
  CornerLots(const Setup& setup, const Content& content) : setup_(setup), content_(content) {}

  const Setup& setup() const { return setup_; }
  Bounds bounds() const;

  // The rules: rules.cpp; moves.cpp, what is legal; check.cpp, why not; hidden.cpp, secrets.
  State start() const { return {}; }
  bool over(const State& state) const;
  SeatSet actors(const State& state) const;
  void advance(State& state, Chance& chance) const;
  void legal_moves(const State& state, Seat seat, MoveList<CornerLots>& moves) const;
  bool is_legal(const State& state, Seat seat, Move move) const;
  /// The one description of what is legal, see core/legality.h; for moves.cpp only.
  template <class Visit>
  void offer_moves(const State& state, Seat seat, Visit&& visit) const;
  Result<> check(const State& state, Seat seat, Move move) const;
  void apply(State& state, Seat seat, Move move) const;
  void hide(State& state, Viewer viewer) const;
  void resample(State& state, Viewer viewer, Chance& chance) const;

  // Points: scoring.cpp.
  int score(const State& state, Seat seat) const;
  ScoreSheet score_sheet(const State& state, Seat seat) const;
  TieBreak tie_break(const State& state, Seat seat) const;
  std::string grade(const State& state, Seat seat) const;

  // Moves and positions for people and programs: notation.cpp, view.cpp, drawing.cpp, client.cpp.
  std::string notate(const State& state, Seat seat, Move move) const;
  Result<Move> parse(const State& state, Seat seat, std::string_view text) const;
  Explanation explain(const State& state, Seat seat, Move move) const;
  PositionView view(const Observed<CornerLots>& seen) const;
  MoveView describe(const State& state, Seat seat, Move move) const;
  Drawing draw(const Observed<CornerLots>& seen, const Language& language) const;
  Prompt prompt(const Observed<CornerLots>& seen) const;
  std::vector<TieBreakName> tie_break_names() const;
  std::vector<ReferenceSection> reference(const Observed<CornerLots>& seen) const;
  Text tell(const DrawnWords& words) const;

  // What the lab counts: client.cpp.
  std::vector<Use> uses(const State& state, Seat seat, Move move) const;
  int round(const State& state) const;
  /// Seat 0 begins, so a seat is its place in turn order.
  Places places() const { return {Places::Kind::turns}; }

  // Questions about a position: rules.cpp.
  using Values = FixedList<std::uint8_t, lot_count>;
  int bonus() const { return setup_.options[0]; }
  int claims_left(const State& state, Seat seat) const;
  Values values_left(const State& state) const;

 private:
  Setup setup_;
  Content content_;
};

/// Lots of a row that belong to an owner: a seat + 1, or 0 for free ones.
int owned_in_row(const State& state, int owner, int row);

}  // namespace townsmith::cornerlots
