#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "numbers/actions.h"
#include "numbers/layout.h"

namespace townsmith::numbers {

/// What a finished game is worth to a seat.
enum class Utility : std::uint8_t {
  score,   ///< its points
  win,     ///< its share of the victory: 1, or 1/N shared by N
  margin,  ///< its points less the most of the others; alone, its points
};

/// Where a batch writes; what is null is not wanted. Rows are games.
struct BatchArrays {
  float* observations = nullptr;   ///< as the seat to decide sees it: layout().size() numbers
  std::uint8_t* masks = nullptr;   ///< a byte for each action, 1: legal
  std::uint8_t* bits = nullptr;    ///< a bit for each, the lowest first: mask_bytes() bytes
  std::int8_t* players = nullptr;  ///< who is to decide; -1 after the end
  float* rewards = nullptr;        ///< of every seat, what the last step brought
  std::uint8_t* ends = nullptr;    ///< 1 where the last step ended a game
};

/// Many games of one setup, stepped together, each on its own luck: what comes of it depends on the
/// seed alone, not on how the games are shared out to threads.
class Batch {
 public:
  virtual ~Batch() = default;
  /// All of these are for the games from `begin` to before `end`, so that several threads can each
  /// have a part. Starts them anew.
  virtual void reset(int begin, int end, std::uint64_t seed) = 0;
  /// One that has ended, or any other.
  virtual void restart(int game) = 0;
  /// A legal action for each: every legal move is equally likely.
  virtual void sample(int begin, int end, std::int32_t* actions) = 0;
  /// Looks whether the actions are legal and changes nothing; the first game with one that is not,
  /// or -1. To be asked before step().
  virtual int check(int begin, int end, const std::int32_t* actions) = 0;
  virtual void step(int begin, int end, const std::int32_t* actions) = 0;
  /// Writes observations, masks and players without a step.
  virtual void show(int begin, int end) = 0;
};

struct BatchSettings {
  int games = 1;
  std::uint64_t seed = 1;
  Utility utility = Utility::score;
  bool restart = true;  ///< a game that ends is followed by the next one in the same step
};

/// The rules of one game with its setup, its actions by number and its positions as planes.
class NumberedGame {
 public:
  virtual ~NumberedGame() = default;
  virtual const AnyGame& rules() const = 0;
  /// Rises when numbers get another meaning.
  virtual int numbering_version() const = 0;
  virtual int action_count() const = 0;
  virtual int max_outcomes() const = 0;
  virtual std::string action_name(int action) const = 0;

  virtual void legal(const AnyState& state, Seat seat, const Sequence& begun,
                     ActionSet& set) const = 0;
  /// See Actions::take().
  virtual Taken take(const AnyState& state, Seat seat, Sequence& begun, int action,
                     AnyMove& move) const = 0;
  /// Of a legal move.
  virtual Sequence sequence(const AnyState& state, Seat seat, const AnyMove& move) const = 0;

  virtual const Layout& layout() const = 0;
  virtual void write(const AnyObserved& seen, const Sequence& begun, float* out) const = 0;
  /// A world the viewer cannot tell from the real one.
  virtual AnyState resample(const AnyObserved& seen, const AnyMemory& memory,
                            Chance& chance) const = 0;

  /// The arrays must live as long as the batch; this game too.
  virtual std::unique_ptr<Batch> make_batch(const BatchSettings& settings,
                                            const BatchArrays& arrays) const = 0;

  int mask_bytes() const { return (action_count() + 7) / 8; }
};

/// The game of that name with this setup; a refusal lists the names there are.
Result<std::unique_ptr<NumberedGame>> make_numbered(std::string_view name, const Setup& setup,
                                                    const ContentFiles& files);

/// What a finished game with these scores is worth to a seat, where `best` share the victory.
double utility_of(Utility utility, std::span<const int> scores, SeatSet best, Seat seat);
/// The same for every seat.
std::vector<double> utilities(const AnyGame& game, const AnyState& state, Utility utility);

}  // namespace townsmith::numbers
