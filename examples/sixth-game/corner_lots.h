#pragma once

#include <array>
#include <cstdint>

#include "core/game.h"

namespace corner_lots {

using namespace townsmith;

inline constexpr int side = 4;
inline constexpr int lots = side * side;
inline constexpr int most_seats = 3;
inline constexpr int claims_each = 5;
/// Who owns so many lots of the own favourite row cannot keep it secret any longer.
inline constexpr int telling = 3;

/// A position: plain bytes, no padding, nothing that points anywhere.
struct State {
  std::array<std::uint8_t, lots> owner{};            ///< seat + 1; 0 while the lot is free
  std::array<std::uint8_t, lots> value{};            ///< 0 until somebody claims the lot
  std::array<std::uint8_t, most_seats> favourite{};  ///< row 1 to 4; 0: not drawn, or not known
  std::uint8_t shown = 0;                            ///< a bit for each seat whose row all know
  std::uint8_t claims = 0;                           ///< made so far, by all seats
  std::uint8_t fresh = lots;                         ///< the lot whose value nature has to draw

  bool operator==(const State&) const = default;
};

/// A decision: which lot to claim.
struct Move {
  std::uint8_t lot;
  bool operator==(const Move&) const = default;
};

/// What the content file says. From this list of its members come the reader, which notes all that
/// is wrong with file and place, and the JSON Schema that `content schema cornerlots` prints.
struct Content {
  std::array<std::uint8_t, lots> values{};

  static constexpr std::string_view schema = "CornerLots";
  static constexpr std::string_view about = "What the lots of a block turn out to be worth.";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("values", &Content::values, "of the sixteen lots", {}, {1, 9}));
  }
};

/// Corner Lots: claim five lots each of a block of sixteen. What a lot is worth is drawn when it is
/// claimed; lots in your favourite row, which only you know, are worth a bonus. Whoever owns three
/// lots of the own favourite row shows it.
class CornerLots {
 public:
  using State = corner_lots::State;
  using Move = corner_lots::Move;
  using Content = corner_lots::Content;
  static constexpr int max_moves = lots;

  static const GameInfo& info();
  static Content read_content(ContentReader& reader);
  CornerLots(const Setup& setup, const Content& content) : setup_(setup), content_(content) {}

  const Setup& setup() const { return setup_; }
  Bounds bounds() const;

  State start() const { return {}; }
  bool over(const State& state) const;
  SeatSet actors(const State& state) const;
  void advance(State& state, Chance& chance) const;
  void legal_moves(const State& state, Seat seat, MoveList<CornerLots>& moves) const;
  Result<> check(const State& state, Seat seat, Move move) const;
  void apply(State& state, Seat seat, Move move) const;

  int score(const State& state, Seat seat) const;
  ScoreSheet score_sheet(const State& state, Seat seat) const;
  TieBreak tie_break(const State& state, Seat seat) const;
  std::string grade(const State& state, Seat seat) const;

  void hide(State& state, Viewer viewer) const;
  void resample(State& state, Viewer viewer, Chance& chance) const;

  std::string notate(const State& state, Seat seat, Move move) const;
  Result<Move> parse(const State& state, Seat seat, std::string_view text) const;
  Explanation explain(const State& state, Seat seat, Move move) const;
  json::object view(const Observed<CornerLots>& seen) const;
  Drawing draw(const Observed<CornerLots>& seen) const;

  // What the lab asks.
  std::vector<Use> uses(const State& state, Seat seat, Move move) const;
  int round(const State& state) const { return state.claims / setup_.players + 1; }

 private:
  int bonus() const { return setup_.options[0]; }
  int owned_in_row(const State& state, Seat seat, int row) const;

  Setup setup_;
  Content content_;
};

/// The example's content file, compiled in.
ContentFiles content_files();

}  // namespace corner_lots
