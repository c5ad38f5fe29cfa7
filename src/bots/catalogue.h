#pragma once

#include <fmt/format.h>

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/arena.h"
#include "bots/bot.h"
#include "core/any_game.h"

namespace townsmith::bots {

struct BotInfo {
  std::string_view name;
  std::string_view text;
};

/// The bots every game has, weakest first.
std::span<const BotInfo> known_bots();

/// A refusal that lists the bots there are, or nothing.
Result<> check_bot(std::string_view name);

template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<G>>();
  return nullptr;
}

/// A bot for a game whose type is not known here.
class AnyBot {
 public:
  virtual ~AnyBot() = default;
  virtual AnyMove choose(const AnyObserved& seen, Random& random) = 0;
};

/// The exact value of a game that is small enough to be worked out to the end. Tasks of one round
/// may be done in any order and at the same time, after all tasks of the round that follows it.
class Solver {
 public:
  virtual ~Solver() = default;
  virtual int rounds() const = 0;
  virtual int tasks(int round) const = 0;
  virtual void solve(int round, int task) = 0;
  /// The average score under best play, once all is solved.
  virtual double value() const = 0;
  virtual std::string save() const = 0;
};

/// Games numbered `first` to `first + count - 1` of the run with this seed.
struct Batch {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;
  std::uint64_t count = 1;
  bool records = false;
};

/// A game and everybody who can play it.
class Entry {
 public:
  virtual ~Entry() = default;
  virtual const GameType& type() const = 0;
  /// `game` must have been created by type(), and must live as long as the bot.
  virtual Result<std::unique_ptr<AnyBot>> make_bot(const AnyGame& game,
                                                   std::string_view name) const = 0;
  /// Null for a game that cannot be solved, or not with this setup.
  virtual std::unique_ptr<Solver> make_solver(const AnyGame& game) const = 0;
  /// Plays a batch in this thread, one bot name for each seat. The sink may say false to stop.
  virtual Result<> play_games(const AnyGame& game, std::span<const std::string> bots,
                              const Batch& batch,
                              const std::function<bool(const GameResult&)>& sink) const = 0;
};

template <Game G>
class GameEntry final : public Entry {
 public:
  const GameType& type() const override { return type_; }

  Result<std::unique_ptr<AnyBot>> make_bot(const AnyGame& game,
                                           std::string_view name) const override {
    if (const auto known = check_bot(name); !known) return tl::unexpected(known.error());
    return std::make_unique<ErasedBot>(erased(game), bots::make_bot<G>(name));
  }

  Result<> play_games(const AnyGame& game, std::span<const std::string> names, const Batch& batch,
                      const std::function<bool(const GameResult&)>& sink) const override {
    std::vector<std::unique_ptr<Bot<G>>> seats;
    for (const std::string& name : names) {
      if (const auto known = check_bot(name); !known) return known;
      seats.push_back(bots::make_bot<G>(name));
    }
    if (seats.size() != game.setup().players) {
      return refuse(Reason::bad_value, fmt::format("the game has {} seats, but {} bots were named",
                                                   game.setup().players, seats.size()));
    }
    for (std::uint64_t i = 0; i < batch.count; ++i) {
      if (!sink(play_game<G>(erased(game), seats, batch.seed, batch.first + i, batch.records,
                             names))) {
        break;
      }
    }
    return {};
  }

  std::unique_ptr<Solver> make_solver(const AnyGame& game) const override {
    if constexpr (requires { typename G::Solution; }) {
      if (G::Solution::exists_for(game.setup())) {
        return std::make_unique<ErasedSolver<typename G::Solution>>(erased(game));
      }
    }
    return nullptr;
  }

 private:
  template <class Solution>
  class ErasedSolver final : public Solver {
   public:
    explicit ErasedSolver(const ErasedGame<G>& game) : game_(game), solution_(game.game()) {}
    int rounds() const override { return solution_.rounds(); }
    int tasks(int round) const override { return solution_.tasks(round); }
    void solve(int round, int task) override { solution_.solve(round, task); }
    double value() const override { return solution_.value(); }
    std::string save() const override { return solution_.save(game_.content_hash()); }

   private:
    const ErasedGame<G>& game_;
    Solution solution_;
  };

  class ErasedBot final : public AnyBot {
   public:
    ErasedBot(const ErasedGame<G>& game, std::unique_ptr<Bot<G>> bot)
        : game_(game), bot_(std::move(bot)) {}
    AnyMove choose(const AnyObserved& seen, Random& random) override {
      return ErasedGame<G>::pack_move(bot_->choose(game_.game(), game_.observed(seen), random));
    }

   private:
    const ErasedGame<G>& game_;
    std::unique_ptr<Bot<G>> bot_;
  };

  static const ErasedGame<G>& erased(const AnyGame& game) {
    return static_cast<const ErasedGame<G>&>(game);
  }

  ErasedGameType<G> type_;
};

/// All games of a program. One line adds a game: catalogue.add<MyGame>().
class Catalogue {
 public:
  template <Game G>
  void add() {
    entries_.push_back(std::make_unique<GameEntry<G>>());
  }

  const std::vector<std::unique_ptr<Entry>>& entries() const { return entries_; }
  /// The game of that name; the refusal lists the names there are.
  Result<const Entry*> find(std::string_view name) const;

 private:
  std::vector<std::unique_ptr<Entry>> entries_;
};

/// The games of games/all.h.
Catalogue all_games();

}  // namespace townsmith::bots
