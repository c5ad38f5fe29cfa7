#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "bots/simulation.h"

namespace townsmith::bots {

/// About the logarithm to base 2, in plain arithmetic: no two libraries agree on the real one.
inline double rough_log2(std::uint32_t n) {
  const int whole = static_cast<int>(std::bit_width(n)) - 1;
  const double power = static_cast<double>(std::uint64_t{1} << static_cast<unsigned>(whole));
  return whole + (static_cast<double>(n) / power - 1);
}

/// One move that a search looks at, and the tree of what may follow it.
///
/// The tree is open-loop: a node stands for a sequence of moves, whatever nature did between them
/// and whatever the others hold, so some children of a node may be impossible in the world at hand;
/// they are passed over. New children come in slowly, the better-looking of a few moves first.
template <Game G>
class Branch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  struct Node {
    double sum = 0;  ///< of rewards of the player who made the move
    std::uint32_t visits = 0;
    std::uint32_t chances = 0;  ///< visits of the parent in which the move was possible
    std::uint32_t first = 0;    ///< child, or 0
    std::uint32_t next = 0;     ///< sibling, or 0
    Move move;

    double mean() const { return sum / visits; }
  };
  static_assert(sizeof(Node) <= 32);

  Branch(const Move& move, double guess) {
    Node& root = nodes_.emplace_back();
    root.move = move;
    root.visits = 1;
    root.sum = guess;
  }

  /// What follows a move of another branch, as a branch of its own.
  Branch(const Branch& from, std::uint32_t child) { copy(from, child); }

  const Move& move() const { return nodes_[0].move; }
  /// How the move does on average, for the seat that searches.
  double value() const { return nodes_[0].mean(); }
  /// The same in points, simulations only.
  double points() const { return simulations_ == 0 ? 0 : points_ / simulations_; }
  std::uint32_t simulations() const { return simulations_; }
  std::size_t size() const { return nodes_.size(); }

  /// What the search thinks will follow.
  template <class Visit>
  void for_each_child(Visit&& visit) const {
    for (std::uint32_t at = nodes_[0].first; at != 0; at = nodes_[at].next) visit(at, nodes_[at]);
  }

  /// The child of a node that was looked at most, of those that fit; 0 if there is none. The
  /// branch's own move is node 0.
  template <class Fits>
  std::uint32_t favourite(std::uint32_t at, Fits&& fits) const {
    std::uint32_t best = 0;
    for (std::uint32_t child = nodes_[at].first; child != 0; child = nodes_[child].next) {
      if (best != 0 && nodes_[child].visits <= nodes_[best].visits) continue;
      if (fits(nodes_[child].move)) best = child;
    }
    return best;
  }
  const Move& move_at(std::uint32_t node) const { return nodes_[node].move; }

  /// One more simulation, from a world in which the branch's move was just made.
  void simulate(const Simulation<G>& simulation, State state, Random& random, Chance& chance) {
    const G& game = simulation.game();
    struct Step {
      std::uint32_t node;
      Seat seat;
    };
    FixedList<Step, 256> path;
    path.push_back({0, simulation.me()});
    bool sure = !G::info().hidden;
    bool fresh = false;
    while (!fresh && !path.full()) {
      if (simulation.go_on(state, random, chance)) sure = false;
      if (game.over(state)) break;
      const Seat seat = simulation.decider(state);
      const std::uint32_t child =
          descend(path.back().node, simulation, state, seat, sure, random, fresh);
      if (child == 0) break;
      game.apply(state, seat, nodes_[child].move);
      path.push_back({child, seat});
    }
    simulation.play_out(state, random, chance);

    BySeat<double> rewards{};
    SeatSet known;
    for (const Step& step : path) {
      if (!known.contains(step.seat)) {
        known.insert(step.seat);
        rewards[step.seat] = simulation.reward(state, step.seat);
      }
      nodes_[step.node].visits += 1;
      nodes_[step.node].sum += rewards[step.seat];
    }
    const double own = rewards[simulation.me()];
    min_ = simulations_ == 0 ? own : std::min(min_, own);
    max_ = simulations_ == 0 ? own : std::max(max_, own);
    points_ += simulation.points(state, simulation.me());
    ++simulations_;
  }

 private:
  /// The child to follow, a fresh one where it is time for that, or 0.
  std::uint32_t descend(std::uint32_t at, const Simulation<G>& simulation, const State& state,
                        Seat seat, bool sure, Random& random, bool& fresh) {
    const double range = max_ > min_ ? max_ - min_ : 1;
    std::uint32_t possible = 0;
    std::uint32_t best = 0;
    double best_value = 0;
    for (std::uint32_t child = nodes_[at].first; child != 0; child = nodes_[child].next) {
      Node& node = nodes_[child];
      if (!sure && !is_legal(simulation.game(), state, seat, node.move)) continue;
      ++possible;
      ++node.chances;
      const double value =
          node.mean() / range + 0.5 * std::sqrt(rough_log2(node.chances + 1) / node.visits);
      if (best == 0 || value > best_value) {
        best = child;
        best_value = value;
      }
    }
    // As many children as the root of the visits, and one.
    const std::uint32_t visits = nodes_[at].visits;
    if (possible == 0 || (possible - 1) * (possible - 1) < visits) {
      const std::uint32_t added = widen(at, simulation, state, seat, random);
      if (added != 0) {
        fresh = true;
        return added;
      }
    }
    return best;
  }

  std::uint32_t widen(std::uint32_t at, const Simulation<G>& simulation, const State& state,
                      Seat seat, Random& random) {
    const auto is_new = [&](const Move& move) {
      for (std::uint32_t child = nodes_[at].first; child != 0; child = nodes_[child].next) {
        if (nodes_[child].move == move) return false;
      }
      return true;
    };
    Node node;
    int value = 0;
    if (!simulation.good_move(state, seat, random, node.move, value, is_new)) return 0;
    node.next = nodes_[at].first;
    node.chances = 1;
    const auto added = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(node);
    nodes_[at].first = added;
    return added;
  }

  std::uint32_t copy(const Branch& from, std::uint32_t old) {
    const auto added = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(from.nodes_[old]);
    nodes_[added].first = 0;
    nodes_[added].next = 0;
    std::uint32_t last = 0;
    for (std::uint32_t child = from.nodes_[old].first; child != 0;
         child = from.nodes_[child].next) {
      const std::uint32_t made = copy(from, child);
      (last == 0 ? nodes_[added].first : nodes_[last].next) = made;
      last = made;
    }
    return added;
  }

  std::vector<Node> nodes_;
  std::uint32_t simulations_ = 0;
  double points_ = 0;
  double min_ = 0;
  double max_ = 0;
};

}  // namespace townsmith::bots
