#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "numbers/numbered_game.h"

namespace townsmith::numbers {

/// Whose an action is, where it is no seat's: the numbers that OpenSpiel has for them.
inline constexpr int chance_player = -1;
inline constexpr int simultaneous_players = -2;
inline constexpr int terminal_player = -4;

/// One thing of a game's history: a seat's action, the result of a draw; or that the world was
/// replaced by another one that a seat cannot tell from it.
struct Happening {
  enum class Kind : std::uint8_t { taken, drawn, resampled };

  Kind kind = Kind::drawn;
  int player = chance_player;  ///< the seat, also of one that was resampled for
  std::int32_t action = 0;     ///< resampled: the seats before this one have acted
  std::uint64_t seed = 0;      ///< resampled: the other world follows from it

  bool operator==(const Happening&) const = default;
};

/// A game from its beginning, an action at a time: nature's draws are actions too, one for each
/// draw, all of whose results are equally likely. Where several seats decide at once they may act
/// in any order; nobody sees what the others do before the round is over.
///
/// It is a value: a copy goes its own way. The game must outlive it.
class Play {
 public:
  explicit Play(std::shared_ptr<const NumberedGame> game);

  const NumberedGame& game() const { return *game_; }
  const AnyGame& rules() const { return game_->rules(); }
  const std::shared_ptr<const NumberedGame>& shared_game() const { return game_; }
  /// While nature draws: before the first draw.
  const AnyState& state() const { return state_; }
  bool over() const { return rules().over(state_); }
  bool is_chance() const { return outcomes_ > 0; }
  SeatSet actors() const { return is_chance() ? SeatSet() : rules().actors(state_); }
  /// What a seat has begun to say.
  const Sequence& begun(Seat seat) const { return begun_[seat]; }
  const std::vector<Happening>& history() const { return history_; }

  /// How many equally likely results the next draw has; 0 where nature does not draw.
  int outcomes() const { return outcomes_; }
  /// What the next draw would mean: "tile 12".
  std::string outcome_text(int outcome) const;
  /// Refused if there is no such result; then nothing changes.
  Result<> draw(int outcome);
  /// Every draw until a seat decides or the game is over.
  void draw_all(Random& random);

  /// Empty for a seat that has nothing to decide.
  ActionSet legal(Seat seat) const;
  /// The move in the game's notation, or the name of an action that only begins one.
  std::string action_text(Seat seat, int action) const;
  /// Refused if it is illegal; then nothing changes.
  Result<> take(Seat seat, int action);
  /// All actions of a legal move.
  Result<> take_move(Seat seat, const AnyMove& move);
  /// `wait`, for a seat that has nothing to decide: only for the history.
  void note_wait(Seat seat) { history_.push_back({Happening::Kind::taken, index(seat), wait}); }

  /// While nature draws: what was seen before.
  AnyObserved seen(Viewer viewer) const { return rules().observe(state_, viewer); }
  AnyMemory memory(Seat seat) const { return memories_.of(seat); }
  /// What the seat sees now, as JSON.
  std::string observation(Seat seat) const;
  /// Everything the seat has seen and done since the beginning, a line each: the same for all
  /// worlds that it cannot tell apart, and never the same for two seats.
  std::string information(Seat seat) const;
  /// Makes this another game that the seat cannot tell from what it was; what the others know then
  /// is what everybody saw, and what they see there. Refused while nature draws.
  ///
  /// In an open round nobody else has acted there, as far as the seat knows; where the seats are
  /// asked in their order, it knows that those before `first_actor` have, and then they have.
  Result<> resample(Seat seat, std::uint64_t seed, int first_actor = 0);

  /// Refused for a game that was resampled: nobody has played it.
  Result<Record> record() const;
  using BeforeAction = std::function<void(const Play&, Seat, Action)>;
  /// Plays a record from its beginning; it may be unfinished.
  static Result<Play> from_record(std::shared_ptr<const NumberedGame> game, const Record& record,
                                  const BeforeAction& before_action = {});

  /// The whole of it as text, for the same game; and back. A problem says what is wrong.
  std::string save() const;
  static Result<Play> load(std::shared_ptr<const NumberedGame> game, std::string_view text);

  bool operator==(const Play& other) const {
    return state_ == other.state_ && history_ == other.history_;
  }

 private:
  /// Hears what happens while a history is played again.
  class Listener {
   public:
    virtual ~Listener() = default;
    virtual void drawn(const Draw& draw) = 0;
    virtual void moved(Seat seat, const std::string& move) = 0;
    virtual void round_closed() = 0;
    virtual void resampled(Seat seat, const Play& play) = 0;
  };
  class Log;
  class Scribe;

  void after_change(Listener* listener);
  Result<> draw(int outcome, Listener* listener);
  Result<> take(Seat seat, int action, Listener* listener);
  Result<> resample(Seat seat, std::uint64_t seed, int first_actor, Listener* listener);
  void make_move(Seat seat, const AnyMove& move, Listener* listener);
  Result<> take_recorded(Seat seat, std::string_view text, const BeforeAction& before_action);
  Result<> happen(const Happening& one, Listener* listener);
  void play_again(Listener& listener) const;

  std::shared_ptr<const NumberedGame> game_;
  AnyState state_;
  AnyState before_nature_;
  AnyMemories memories_;
  BySeat<Sequence> begun_{};
  std::vector<std::uint32_t> draws_;  ///< of the open turn of nature
  int outcomes_ = 0;
  std::vector<Happening> history_;
};

}  // namespace townsmith::numbers
