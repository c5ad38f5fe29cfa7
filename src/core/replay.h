#pragma once

#include <functional>

#include "core/any_game.h"
#include "core/record.h"

namespace townsmith {

/// A fresh record for a game that is about to start.
Record new_record(const AnyGame& game);

/// Checks that a record belongs to these rules: game, version, options and content.
Result<> check_header(const Record& record, const AnyGame& game);

/// Makes the setup a record's header describes.
Result<Setup> setup_of(const Record& record, const GameInfo& info);

/// Plays steps into a state, checking every move, every draw.
class Replayer {
 public:
  explicit Replayer(const AnyGame& game)
      : game_(&game), state_(game.start()), memories_(game.no_memories()) {}

  const AnyState& state() const { return state_; }
  /// What the seats remember of the steps so far.
  const AnyMemories& memories() const { return memories_; }
  /// The state is unchanged if the step is refused.
  Result<> play(const Step& step);

 private:
  const AnyGame* game_;
  AnyState state_;
  AnyMemories memories_;
};

/// How a record's game ends in this state, if it ends there: by the rules, or as it was stopped.
Outcome outcome_of(const AnyGame& game, const AnyState& state, const Record& record);

/// Who has won a game that people stopped: the one person who has not given up, if the others have.
/// `people` are the seats they sat in.
SeatSet winners_of(Stop stop, SeatSet people, SeatSet gone);

/// Checks that every draw of a record is what the key stream gives, from its beginning; the moves
/// are not looked at. Says how many draws there were.
Result<std::size_t> check_draws(const Record& record, KeyStream& stream);

/// Plays a whole record and checks its result. `visit` is called after each step.
Result<Replayer> replay(const AnyGame& game, const Record& record,
                        const std::function<void(std::size_t step, const Replayer&)>& visit = {});

}  // namespace townsmith
