#pragma once

#include <fmt/format.h>

#include "bots/adviser.h"
#include "bots/arena.h"
#include "bots/catalogue.h"
#include "bots/levels.h"
#include "bots/perfect.h"
#include "bots/search.h"
#include "bots/training.h"
#include "core/erased_game.h"

namespace townsmith::bots {

/// Everything bots do with one game. It takes long to compile: only sources that register a game
/// need it.
template <Game G>
class GameEntry final : public Entry {
 public:
  const GameType& type() const override { return type_; }
  std::shared_ptr<Entry> clone() const override {
    if constexpr (!in_page) return std::make_shared<GameEntry>(*this);
    return nullptr;
  }

  void read_bots(ContentReader& reader) override {
    levels_ = read_levels(reader, G::info().name);
    if constexpr (Evaluated<G>) weights_ = weights_in(reader);
  }
  void check_bots(ContentReader& reader) const override {
    (void)read_levels(reader, G::info().name);
    if constexpr (Evaluated<G>) (void)weights_in(reader);
  }

  Result<std::unique_ptr<AnyBot>> make_bot(const AnyGame& game, std::string_view name,
                                           const Parallel& parallel) const override {
    if (const OwnBot* own = find_own(name)) return own->make(game);
    TRY(auto bot, make(erased(game), name, parallel));
    return erase(game, std::move(bot));
  }

  int simulations_of(std::string_view bot) const override {
    const Result<SearchSettings> settings = settings_of(bot);
    return settings ? settings->simulations : 0;
  }

  Result<> play_games(const AnyGame& game, std::span<const std::string> names,
                      const GameSeries& series,
                      const std::function<bool(const GameResult&)>& sink) const override {
    std::vector<std::unique_ptr<Bot<G>>> seats;
    for (const std::string& name : names) {
      TRY(auto bot, make(erased(game), name, one_after_another));
      seats.push_back(std::move(bot));
    }
    if (seats.size() != game.setup().players) {
      return refuse(Reason::bad_value, fmt::format("the game has {} seats, but {} bots were named",
                                                   game.setup().players, seats.size()));
    }
    if (series.restriction != nullptr) {
      TRY(restrict_seat(erased(game).game(), *series.restriction, seats));
    }
    const bool by_chance = !series.records && series.watcher == nullptr &&
                           series.restriction == nullptr &&
                           std::all_of(names.begin(), names.end(),
                                       [](const std::string& name) { return name == "random"; });
    for (std::uint64_t i = series.first; i < series.first + series.count; ++i) {
      const GameResult result = by_chance ? play_random_game(erased(game).game(), series.seed, i)
                                          : play_game<G>(erased(game), seats, series.seed, i,
                                                         series.records, names, series.watcher);
      if (!sink(result)) break;
    }
    return {};
  }

  Advice advise(const AnyGame& game, const AnyObserved& seen, const AnyMemory& memory,
                const Question& question, const Parallel& parallel) const override {
    const ErasedGame<G>& own = erased(game);
    if constexpr (Solved<G>) {
      if (Solution<G>::exists_for(game.setup())) {
        auto solution = Solution<G>::shipped(own.game(), own.content_hash());
        if (solution) {
          return exact_advice(own.game(), *solution, own.observed(seen), own.memory(memory),
                              question);
        }
      }
    }
    return bots::advise(own, weights_for(own.game()), advising_settings(), own.observed(seen),
                        own.memory(memory), question, parallel);
  }

  std::unique_ptr<Solver> make_solver(const AnyGame& game) const override {
    if constexpr (Solved<G>) {
      if (Solution<G>::exists_for(game.setup())) {
        return std::make_unique<ErasedSolver<Solution<G>>>(erased(game));
      }
    }
    return nullptr;
  }

  std::unique_ptr<Trainer> make_trainer(const ContentFiles& files,
                                        const SetupRange& range) const override {
    if constexpr (Evaluated<G> && !in_page) return std::make_unique<SelfPlay<G>>(files, range);
    return nullptr;
  }

  /// A bot with its real type as one without.
  static std::unique_ptr<AnyBot> erase(const AnyGame& game, std::unique_ptr<Bot<G>> bot) {
    return std::make_unique<ErasedBot>(erased(game), std::move(bot));
  }

 private:
  template <class Exact>
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
    Exact solution_;
  };

  class ErasedBot final : public AnyBot {
   public:
    ErasedBot(const ErasedGame<G>& game, std::unique_ptr<Bot<G>> bot)
        : game_(game), bot_(std::move(bot)) {}
    AnyMove choose(const AnyObserved& seen, const AnyMemory& memory, Random& random) override {
      return ErasedGame<G>::pack_move(
          bot_->choose(game_.game(), game_.observed(seen), game_.memory(memory), random));
    }
    void begin(std::string_view game) override { bot_->begin(game); }
    std::string_view forfeit() const override { return bot_->forfeit(); }

   private:
    const ErasedGame<G>& game_;
    std::unique_ptr<Bot<G>> bot_;
  };

  /// The other way round.
  class TypedBot final : public Bot<G> {
   public:
    explicit TypedBot(std::unique_ptr<AnyBot> bot) : bot_(std::move(bot)) {}
    typename G::Move choose(const G& /*game*/, const Observed<G>& seen, const Memory<G>& memory,
                            Random& random) override {
      return ErasedGame<G>::unpack_move(
          bot_->choose(ErasedGame<G>::erase(seen), ErasedGame<G>::pack_memory(memory), random));
    }
    void begin(std::string_view game) override { bot_->begin(game); }
    std::string_view forfeit() const override { return bot_->forfeit(); }

   private:
    std::unique_ptr<AnyBot> bot_;
  };

  Result<std::unique_ptr<Bot<G>>> make(const ErasedGame<G>& erased, std::string_view name,
                                       const Parallel& parallel) const {
    const G& game = erased.game();
    TRY(check_bot(name));
    if (const OwnBot* own = find_own(name)) {
      TRY(auto bot, own->make(erased));
      return std::make_unique<TypedBot>(std::move(bot));
    }
    if (name == "random") return std::make_unique<RandomBot<G>>();
    if (name == "greedy") return std::make_unique<OneStepBot<G>>(game, nullptr, Whim{}, true);
    if (name == "perfect") return make_perfect(erased);
    TRY(const SearchSettings settings, settings_of(name));
    const Weights* weights = weights_for(game);
    if (settings.simulations == 0) {
      return std::make_unique<OneStepBot<G>>(game, weights, Whim{settings.slack}, false);
    }
    return std::make_unique<SearchBot<G>>(game, weights, settings, parallel);
  }

  /// How a bot thinks; one that does not search makes no simulations.
  Result<SearchSettings> settings_of(std::string_view name) const {
    const auto level = std::find(level_names.begin(), level_names.end(), name);
    if (level != level_names.end()) {
      return levels_[static_cast<std::size_t>(level - level_names.begin())];
    }
    if (name == search_prefix) return levels_.back();
    if (!name.starts_with(search_prefix)) return SearchSettings{.simulations = 0};
    return parse_settings(name.substr(search_prefix.size() + 1), levels_.back());
  }

  static Result<> restrict_seat([[maybe_unused]] const G& game,
                                [[maybe_unused]] const Restriction& restriction,
                                [[maybe_unused]] std::vector<std::unique_ptr<Bot<G>>>& bots) {
    if constexpr (requires(const typename G::State& s, const typename G::Move& m) {
                    game.uses(s, restriction.seat, m);
                  }) {
      const Ban<G> ban = [&](const typename G::State& state, const typename G::Move& move) {
        for (const Use& use : game.uses(state, restriction.seat, move)) {
          if (restriction.forbids(use)) return true;
        }
        return false;
      };
      if (bots[slot(restriction.seat)]->restrict_to(ban)) return {};
    }
    return refuse(Reason::not_allowed, "this bot cannot be told what not to do");
  }

  static Result<std::unique_ptr<Bot<G>>> make_perfect(const ErasedGame<G>& erased) {
    if constexpr (Solved<G>) {
      if (Solution<G>::exists_for(erased.setup())) {
        TRY(auto solution, Solution<G>::shipped(erased.game(), erased.content_hash()));
        return std::make_unique<PerfectBot<G>>(std::move(solution));
      }
    }
    return refuse(Reason::not_allowed,
                  say("townsmith", "not-solved",
                      {{"game", G::info().title}, {"players", erased.setup().players}}));
  }

  /// Advice is thought about as the master does, but must not take long.
  SearchSettings advising_settings() const {
    SearchSettings settings = levels_.back();
    settings.simulations /= 8;
    return settings;
  }

  static WeightSets weights_in(ContentReader& reader)
    requires Evaluated<G>
  {
    return read_weights(reader, G::info().name, Evaluator<G>::feature_names(),
                        Evaluator<G>::stages);
  }

  /// Null where none were learned.
  const Weights* weights_for(const G& game) const {
    if constexpr (Evaluated<G>) {
      const auto found = weights_.find(Evaluator<G>::weights_name(game));
      if (found != weights_.end()) return &found->second;
    }
    return nullptr;
  }

  static const ErasedGame<G>& erased(const AnyGame& game) {
    return static_cast<const ErasedGame<G>&>(game);
  }

  ErasedGameType<G> type_;
  Levels levels_ = standard_levels();
  WeightSets weights_;
};

template <Game G>
void Catalogue::add() {
  add(std::make_unique<GameEntry<G>>());
}

template <Game G, class Make>
Result<> Catalogue::add_bot(std::string name, Make make) {
  for (const auto& entry : entries_) {
    if (entry->type().info().name != G::info().name) continue;
    return entry->add_bot(
        {std::move(name), [make](const AnyGame& game) -> Result<std::unique_ptr<AnyBot>> {
           const G& rules = static_cast<const ErasedGame<G>&>(game).game();
           return GameEntry<G>::erase(game, make(rules));
         }});
  }
  return refuse(Reason::unknown_name, fmt::format("{} is not in the catalogue", G::info().name));
}

}  // namespace townsmith::bots
