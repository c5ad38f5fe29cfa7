#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/branch.h"
#include "bots/greedy.h"
#include "bots/order.h"
#include "bots/series.h"

namespace townsmith::bots {

/// Looks ahead from what a seat can see.
///
/// All moves are judged one step ahead; the best-looking ones become branches, and the simulations
/// are dealt out by halves: all branches get the same share of a round, then the worse half is
/// dropped. The n-th simulation of every branch has the same world and the same luck, so that
/// branches differ by what they are worth and not by their dice. Branches never look at each other:
/// the result is the same with any number of threads.
template <Game G>
class Search {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Search(const G& game, const Weights* weights, const SearchSettings& settings)
      : evaluation_(game, weights), settings_(settings) {}

  const SearchSettings& settings() const { return settings_; }
  /// What the seat that searches may not do, neither now nor in what follows.
  void restrict_to(const Ban<G>& ban) { ban_ = ban; }
  const Evaluation<G>& evaluation() const { return evaluation_; }

  /// Spends the simulations, or judges at first sight if there are none; at least one move must be
  /// legal. The move `also` is looked at however bad it seems.
  /// `pause` is called now and then, and ends it by saying false; what it does not end is the same
  /// without it.
  void think(const Observed<G>& seen, const Memory<G>& memory, int simulations, std::uint64_t seed,
             const Parallel& parallel, const std::optional<Move>& also = {},
             const std::function<bool()>& pause = {}) {
    constexpr std::uint32_t at_a_time = 16;
    const Simulation<G> simulation(evaluation_, settings_, seen.viewer().seat(), &ban_);
    grow_branches(seen, memory, simulation, also);
    seed_ = seed;
    std::size_t left = branches_.size();
    if (left < 2 || simulations == 0) return;
    const auto rounds = static_cast<int>(std::bit_width(left - 1));
    for (int round = 0; round < rounds; ++round) {
      const auto share =
          static_cast<std::uint32_t>(std::max(1, simulations / rounds / static_cast<int>(left)));
      const std::uint32_t part = pause ? at_a_time : share;
      for (std::uint32_t done = 0; done < share; done += part) {
        const std::uint32_t now = std::min(part, share - done);
        parallel(static_cast<int>(left), [&](int i) {
          Branch<G>& branch = branches_[static_cast<std::size_t>(i)];
          for (std::uint32_t n = 0; n < now; ++n) simulate(seen, memory, simulation, branch);
        });
        if (pause && !pause()) return sort_best_first(left);
      }
      sort_best_first(left);
      left = (left + 1) / 2;
    }
  }

  /// Looks at a move for as long as at the best one, in the same worlds, so that the two can be
  /// compared: one that was given up early has only been tried clumsily.
  void look_as_long_at(const Observed<G>& seen, const Memory<G>& memory, const Move& move) {
    const Simulation<G> simulation(evaluation_, settings_, seen.viewer().seat(), &ban_);
    for (Branch<G>& branch : branches_) {
      if (!(branch.move() == move)) continue;
      while (branch.simulations() < branches_.front().simulations()) {
        simulate(seen, memory, simulation, branch);
      }
    }
  }

  /// What a move seems to be worth at first sight, in points.
  double guess(const Observed<G>& seen, const Memory<G>& memory, const Move& move) const {
    Chance chance(Random(1, 1));
    State state = resample(evaluation_.game(), seen, memory, chance);
    evaluation_.game().apply(state, seen.viewer().seat(), move);
    return static_cast<double>(evaluation_.standing(state, seen.viewer().seat())) / point;
  }

  /// The moves looked at, best first.
  const std::vector<Branch<G>>& branches() const { return branches_; }

  /// Keeps what was found out about what follows the move, for the next step of the same turn.
  void follow(const Move& move) {
    kept_.clear();
    for (const Branch<G>& branch : branches_) {
      if (!(branch.move() == move)) continue;
      branch.for_each_child([&](std::uint32_t at, const auto&) { kept_.emplace_back(branch, at); });
    }
    branches_.clear();
  }
  void forget() {
    kept_.clear();
    branches_.clear();
  }

 private:
  /// Every legal move judged one step ahead, and the best of them kept.
  void grow_branches(const Observed<G>& seen, const Memory<G>& memory,
                     const Simulation<G>& simulation, const std::optional<Move>& also) {
    const G& game = evaluation_.game();
    const Seat seat = simulation.me();
    MoveList<G> moves;
    list_allowed(game, seen.state(), seat, ban_, moves);
    std::vector<std::pair<int, int>> judged;  // value, index
    judged.reserve(static_cast<std::size_t>(moves.size()));
    // What is hidden matters little for the order; one world is as good as another.
    Chance chance(Random(1, 1));
    const State world = resample(game, seen, memory, chance);
    for (int i = 0; i < moves.size(); ++i) {
      State after = world;
      game.apply(after, seat, moves[i]);
      judged.emplace_back(evaluation_.standing(after, seat), i);
    }
    const auto count = std::min(judged.size(), static_cast<std::size_t>(settings_.candidates));
    std::partial_sort(judged.begin(), judged.begin() + static_cast<std::ptrdiff_t>(count),
                      judged.end(), [](const auto& a, const auto& b) {
                        return a.first != b.first ? a.first > b.first : a.second < b.second;
                      });
    branches_.clear();
    for (std::size_t i = 0; i < count; ++i) add_branch(moves[judged[i].second], world, simulation);
    if (also && std::none_of(branches_.begin(), branches_.end(),
                             [&](const Branch<G>& one) { return one.move() == *also; })) {
      add_branch(*also, world, simulation);
    }
    kept_.clear();
  }

  void add_branch(const Move& move, const State& world, const Simulation<G>& simulation) {
    const auto known = std::find_if(kept_.begin(), kept_.end(),
                                    [&](const Branch<G>& kept) { return kept.move() == move; });
    if (known != kept_.end()) {
      branches_.push_back(std::move(*known));
      kept_.erase(known);
      return;
    }
    State after = world;
    simulation.game().apply(after, simulation.me(), move);
    branches_.emplace_back(move, simulation.reward(after, simulation.me()));
  }

  void simulate(const Observed<G>& seen, const Memory<G>& memory, const Simulation<G>& simulation,
                Branch<G>& branch) {
    const std::uint64_t number = std::uint64_t{branch.simulations()} * 2;
    Random random(seed_, number + 2);
    Chance chance(Random(seed_, number + 3));
    State world = resample(evaluation_.game(), seen, memory, chance);
    evaluation_.game().apply(world, simulation.me(), branch.move());
    branch.simulate(simulation, world, random, chance);
  }

  void sort_best_first(std::size_t count) {
    put_in_order(branches_.begin(), branches_.begin() + static_cast<std::ptrdiff_t>(count),
                 [](const Branch<G>& a, const Branch<G>& b) { return a.value() > b.value(); });
  }

  Evaluation<G> evaluation_;
  SearchSettings settings_;
  std::vector<Branch<G>> branches_;
  std::vector<Branch<G>> kept_;
  std::uint64_t seed_ = 0;
  Ban<G> ban_;
};

/// Plays by search. The simulations of a turn are shared by its steps: each takes a share of what
/// is left, and what it found out about the steps to come is kept.
template <Game G>
class SearchBot final : public Bot<G> {
 public:
  SearchBot(const G& game, const Weights* weights, const SearchSettings& settings,
            Parallel parallel = one_after_another)
      : search_(game, weights, settings), parallel_(std::move(parallel)) {}

  bool restrict_to(const Ban<G>& ban) override {
    search_.restrict_to(ban);
    return true;
  }

  typename G::Move choose(const G& game, const Observed<G>& seen, const Memory<G>& memory,
                          Random& random) override {
    if (expected_ != seen.state()) {
      left_ = search_.settings().simulations;
      search_.forget();
    }
    const int share = std::max(left_ * search_.settings().share / 100, 1);
    left_ -= share;
    search_.think(seen, memory, share, random.next64(), parallel_);
    const typename G::Move move = pick_move(random);
    expected_ = seen.state();
    game.apply(*expected_, seen.viewer().seat(), move);
    game.hide(*expected_, seen.viewer());
    search_.follow(move);
    return move;
  }

 private:
  typename G::Move pick_move(Random& random) const {
    const auto& branches = search_.branches();
    const Whim whim{search_.settings().slack};
    if (whim.slack == 0) return branches.front().move();
    if (branches.front().simulations() == 0) return branches.front().move();
    std::vector<int> values;
    values.reserve(branches.size());
    for (const auto& branch : branches) {
      values.push_back(static_cast<int>(branch.points() * point));
    }
    return branches[static_cast<std::size_t>(pick(values, whim, random))].move();
  }

  Search<G> search_;
  Parallel parallel_;
  std::optional<typename G::State> expected_;
  int left_ = 0;
};

}  // namespace townsmith::bots
