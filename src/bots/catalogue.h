#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/series.h"
#include "core/any_game.h"

namespace townsmith::bots {

class Trainer;
struct SetupRange;

struct BotInfo {
  std::string_view name;
  std::string_view text;
};

/// The bots that every game has, weakest first.
std::span<const BotInfo> known_bots();

/// "search:simulations=500:depth=3" is a bot too, for trying things out.
inline constexpr std::string_view search_prefix = "search";

/// A bot for a game whose type is not known here.
class AnyBot : public Conduct {
 public:
  virtual AnyMove choose(const AnyObserved& seen, const AnyMemory& memory, Random& random) = 0;
};

/// A bot of one's own: not one of those that every game has.
struct OwnBot {
  std::string name;
  /// The game lives longer than the bot. It may be called in several threads at once.
  std::function<Result<std::unique_ptr<AnyBot>>(const AnyGame& game)> make;
  bool waits = false;  ///< for another program: it keeps a thread busy without using a core
  /// Whoever waits for one of its moves waits no longer, now and from now on.
  std::function<void()> interrupt = {};
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

/// A game and everybody who can play it.
class Entry {
 public:
  virtual ~Entry() = default;
  virtual const GameType& type() const = 0;
  /// Another one for the same game, whose bots may learn something else. Null in a page.
  virtual std::shared_ptr<Entry> clone() const = 0;
  /// Reads what the game's bots know and how they think; what is wrong with it is noted.
  virtual void read_bots(ContentReader& reader) = 0;
  /// The same without taking it over.
  virtual void check_bots(ContentReader& reader) const = 0;
  /// One more bot; before anybody plays. Refused if there is one of that name.
  Result<> add_bot(OwnBot bot);
  const std::vector<OwnBot>& own_bots() const { return own_; }
  /// Null if it is none of those.
  const OwnBot* find_own(std::string_view name) const;
  Result<> check_bot(std::string_view name) const;
  /// A refusal that lists the bots there are.
  Refusal no_such_bot(std::string_view name) const;
  /// `game` must have been created by type(); it and this entry must live as long as the bot.
  virtual Result<std::unique_ptr<AnyBot>> make_bot(
      const AnyGame& game, std::string_view name,
      const Parallel& parallel = one_after_another) const = 0;
  /// How many simulations a bot makes for a turn, which is how long it thinks; 0 for one that
  /// answers at first sight.
  virtual int simulations_of(std::string_view bot) const = 0;
  /// The move that a bot makes at a position as its viewer, who must be to move, sees it and with
  /// what that seat remembers. The same values give the same move everywhere. A bot that is not
  /// able to is refused as bot_forfeits, with the reason as the text's key.
  Result<AnyMove> choose(const AnyGame& game, const AnyObserved& seen, const AnyMemory& memory,
                         std::string_view bot, std::uint64_t seed,
                         const Parallel& parallel = one_after_another,
                         std::string_view name_of_game = {}) const;
  /// Ranked moves for the viewer, who must be to move; never empty.
  virtual Advice advise(const AnyGame& game, const AnyObserved& seen, const AnyMemory& memory,
                        const Question& question,
                        const Parallel& parallel = one_after_another) const = 0;
  /// Null for a game that cannot be solved, or not with this setup.
  virtual std::unique_ptr<Solver> make_solver(const AnyGame& game) const = 0;
  /// Null for a game without features. The files must live as long as the trainer.
  virtual std::unique_ptr<Trainer> make_trainer(const ContentFiles& files,
                                                const SetupRange& range) const = 0;
  /// Plays a series in this thread, one bot name for each seat. The sink may say false to stop.
  virtual Result<> play_games(const AnyGame& game, std::span<const std::string> bots,
                              const GameSeries& series,
                              const std::function<bool(const GameResult&)>& sink) const = 0;

 private:
  std::vector<OwnBot> own_;
};

/// All games of a program. One line adds a game: catalogue.add<MyGame>(), with bots/entry.h and
/// what bots know of the game (bots/knowledge.h). Copies share their entries.
class Catalogue {
 public:
  template <Game G>
  void add();  // see bots/entry.h
  void add(std::shared_ptr<Entry> entry) { entries_.push_back(std::move(entry)); }

  /// One more bot for a game: catalogue.add_bot<MyGame>("mine", [](const MyGame& game) { return
  /// std::make_unique<MyBot>(game); }), with bots/entry.h. It can sit wherever a bot can.
  template <Game G, class Make>
  Result<> add_bot(std::string name, Make make);
  /// One that plays every game.
  Result<> add_bot(const OwnBot& bot);
  /// Nobody waits any longer for bots of the host's own, whose moves are not wanted any more.
  void interrupt_bots() const;

  /// Gives every game's bots what they know, from the files that have something about it.
  Result<> read_bots(const ContentFiles& files);

  const std::vector<std::shared_ptr<Entry>>& entries() const { return entries_; }
  /// The game of that name; the refusal lists the names there are.
  Result<const Entry*> find(std::string_view name) const;

 private:
  std::vector<std::shared_ptr<Entry>> entries_;
};

/// The games of games/all.h.
Catalogue all_games();

}  // namespace townsmith::bots
