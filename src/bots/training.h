#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/arena.h"
#include "bots/greedy.h"
#include "core/any_game.h"

namespace townsmith::bots {

/// Sums over positions of one stage from which weights are solved by least squares. Whole numbers:
/// the order of adding does not matter, so threads do not either.
struct StageSums {
  std::int64_t count = 0;
  std::vector<std::int64_t> products;  ///< of every two columns, the upper triangle by rows
  std::vector<std::int64_t> targets;   ///< of every column with the points still made
  std::int64_t target_squares = 0;

  void add(std::span<const std::int16_t> features, int target);
  void add(const StageSums& other);
  void halve();
};

/// By stage.
using TrainingSums = std::vector<StageSums>;

/// The weights that fit the sums best; `ridge` holds back what is seldom seen.
Weights fit(const TrainingSums& stages, int features, double ridge);

/// How one-step play by weights does against the yardstick, on the same luck.
struct Exam {
  std::int64_t games = 0;
  std::int64_t learned = 0;  ///< sum of scores
  std::int64_t greedy = 0;   ///< sum of scores of greedy in the same seat and luck
  std::int64_t wins = 0;     ///< in halves; only with more than one seat
  void add(const Exam& other);
};

/// Self-play of one game: what `townsmith train` drives, in as many threads as it likes.
class Trainer {
 public:
  virtual ~Trainer() = default;
  virtual std::span<const std::string_view> features() const = 0;
  /// The families of setups that have weights of their own, each learned by itself.
  virtual std::vector<std::string> families() const = 0;
  /// Plays games of a family with one-step bots of these weights, or none at first, a little at
  /// random, and adds what was seen.
  virtual void practise(const std::string& family, const Weights* weights, const GameSeries& series,
                        TrainingSums& sums) const = 0;
  virtual void examine(const std::string& family, const Weights* weights, const GameSeries& series,
                       Exam& exam) const = 0;
};

/// Any setup, or one in which some options are fixed.
struct SetupRange {
  int players = 0;  ///< 0: any
  OptionValues fixed;
};

/// A setup to train with. Each option that is not fixed is as usual half of the time and anything
/// otherwise: what is played most is learned best, and the rest too.
Result<Setup> random_setup(const GameInfo& info, const SetupRange& range, int players,
                           Random& random);

template <Evaluated G>
class SelfPlay final : public Trainer {
 public:
  SelfPlay(const ContentFiles& files, const SetupRange& range) : files_(files) {
    const GameInfo& info = G::info();
    const int min = range.players != 0 ? range.players : info.min_players;
    const int max = range.players != 0 ? range.players : info.max_players;
    for (int players = min; players <= max; ++players) {
      Random random(static_cast<std::uint64_t>(players), 99);
      for (int i = 0; i < setups_tried; ++i) {
        const auto setup = random_setup(info, range, players, random);
        if (!setup) continue;
        const auto game = make_game<G>(*setup, files_);
        if (!game) continue;
        auto& setups = setups_[std::string(Evaluator<G>::weights_name(*game))];
        // Where everybody has a board of their own, more seats cost more and teach nothing else.
        if (info.simultaneous && !setups.empty() && setups.front().players < players) continue;
        setups.push_back(*setup);
      }
    }
  }

  std::span<const std::string_view> features() const override {
    return Evaluator<G>::feature_names();
  }

  std::vector<std::string> families() const override {
    std::vector<std::string> names;
    for (const auto& [name, setups] : setups_) names.push_back(name);
    return names;
  }

  void practise(const std::string& family, const Weights* weights, const GameSeries& series,
                TrainingSums& sums) const override {
    sums.resize(static_cast<std::size_t>(Evaluator<G>::stages));
    each_game(family, series, [&](const G& game, std::uint64_t number) {
      practise_once(game, weights, luck_of(series.seed, number), sums);
    });
  }

  void examine(const std::string& family, const Weights* weights, const GameSeries& series,
               Exam& exam) const override {
    each_game(family, series, [&](const G& game, std::uint64_t number) {
      const int players = game.setup().players;
      const int pupil = static_cast<int>(number % static_cast<std::uint64_t>(players));
      std::vector<std::unique_ptr<Bot<G>>> bots;
      for (int i = 0; i < players; ++i) bots.push_back(greedy(game));
      bool won = false;
      exam.greedy += exam_score(game, bots, series.seed, number, pupil, won);
      bots[static_cast<std::size_t>(pupil)] =
          std::make_unique<OneStepBot<G>>(game, weights, Whim{}, false);
      exam.learned += exam_score(game, bots, series.seed, number, pupil, won);
      exam.wins += won ? 2 : 0;
      ++exam.games;
    });
  }

 private:
  using State = typename G::State;
  struct Sample {
    std::array<std::int16_t, static_cast<std::size_t>(Evaluator<G>::feature_count)> features;
    int stage;
    int score;
    Seat seat;
  };
  static constexpr int setups_tried = 128;  ///< for each number of players
  /// N games in a row have the same setup: making the rules costs more than a game.
  static constexpr std::uint64_t same_setup = 32;

  static std::unique_ptr<Bot<G>> greedy(const G& game) {
    return std::make_unique<OneStepBot<G>>(game, nullptr, Whim{}, true);
  }

  template <class Play>
  void each_game(const std::string& family, const GameSeries& series, Play&& play) const {
    const std::vector<Setup>& setups = setups_.at(family);
    std::unique_ptr<G> game;
    std::uint64_t made_for = ~std::uint64_t{0};
    for (std::uint64_t number = series.first; number < series.first + series.count; ++number) {
      const std::uint64_t block = number / same_setup;
      if (block != made_for) {
        made_for = block;
        game.reset();
        Random random(Random::mix(series.seed) ^ block, 99);
        const auto at = random.below(static_cast<std::uint32_t>(setups.size()));
        game = std::make_unique<G>(std::move(*make_game<G>(setups[at], files_)));
      }
      play(*game, number);
    }
  }

  static int exam_score(const G& game, const std::vector<std::unique_ptr<Bot<G>>>& bots,
                        std::uint64_t seed, std::uint64_t number, int pupil, bool& won) {
    Chance chance(luck_of(seed, number));
    Random whims = whims_of(seed, number, seat_at(0));
    Memories<G> memories;
    State state = begin(game, memories, chance);
    while (!game.over(state)) {
      const Seat seat = game.actors(state).front();
      const auto move =
          bots[slot(seat)]->choose(game, observe(game, state, seat), memories.of(seat), whims);
      play(game, state, memories, seat, move, chance);
    }
    won = leaders(game, state).contains(seat_at(pupil));
    return total_score(game, state, seat_at(pupil));
  }

  static void practise_once(const G& game, const Weights* weights, Random luck,
                            TrainingSums& sums) {
    Chance chance(luck);
    Random random = Random(luck.next64(), 7);
    OneStepBot<G> bot(game, weights, Whim{point}, false);
    const Evaluator<G> evaluator(game);
    std::vector<Sample> samples;
    State state = begin(game, chance);
    while (!game.over(state)) {
      const Seat seat = game.actors(state).front();
      const auto move = random.below(16) == 0
                            ? random_move(game, state, seat, random)
                            : bot.choose(game, observe(game, state, seat), {}, random);
      game.apply(state, seat, move);
      if (!game.over(state)) {
        note(game, evaluator, state, seat, samples);
        if (game.setup().players > 1 && !G::info().simultaneous) {
          // Others are judged too when a move is.
          const auto other =
              static_cast<int>(random.below(static_cast<std::uint32_t>(game.setup().players)));
          if (other != index(seat)) note(game, evaluator, state, seat_at(other), samples);
        }
      }
      settle(game, state, chance);
    }
    for (const Sample& sample : samples) {
      sums[static_cast<std::size_t>(sample.stage)].add(
          sample.features, total_score(game, state, sample.seat) - sample.score);
    }
  }

  static void note(const G& game, const Evaluator<G>& evaluator, const State& state, Seat seat,
                   std::vector<Sample>& samples) {
    Sample& sample = samples.emplace_back();
    evaluator.features(state, seat, sample.features);
    sample.stage = evaluator.stage(state);
    sample.score = total_score(game, state, seat);
    sample.seat = seat;
  }

  const ContentFiles& files_;
  std::map<std::string, std::vector<Setup>> setups_;  ///< by family
};

}  // namespace townsmith::bots
