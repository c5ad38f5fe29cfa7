#pragma once

#include <cstdint>

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace townsmith::bots {

/// How a bot thinks. These are numbers of simulations and moves, never seconds: the same
/// everywhere.
struct SearchSettings {
  int simulations = 1000;  ///< for a whole turn, however many steps it has; 0: no search
  int share = 60;          ///< per cent of what is left of them that a step takes
  int candidates = 24;     ///< moves that are looked at beyond one step
  int tries = 6;           ///< a playout takes the best of N moves
  int depth = 4;           ///< own decisions after which a playout is cut off
  int slack = 0;           ///< see Whim; in 1/1024 points
  int scale = 8;           ///< a lead of N points is halfway to certain victory

  DESCRIBE(SearchSettings, "SearchSettings",
           MEMBER(simulations, "for a whole turn, however many steps it has; 0: no search",
                  {0, 10'000'000}),
           MEMBER(share, "per cent of the simulations that are left which a step takes", {1, 100}),
           MEMBER(candidates, "moves that are looked at beyond one step", {1, 10'000}),
           MEMBER(tries, "moves of which a playout takes the best", {1, 1000}),
           MEMBER(depth, "decisions of the own seat after which a playout is cut off", {0, 1000}),
           MEMBER(slack, "how inexact between near-equal moves, in 1/1024 points",
                  {0, std::int64_t{1000} * point}),
           MEMBER(scale, "the lead, in points, that is halfway to certain victory", {1, 1000}));
};

/// What playing on from a position looks like in a bot's head. Where everybody has a board of their
/// own, only the seat's own one is thought about.
template <Game G>
class Simulation {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// With `ban`, the seat plans nothing that is forbidden to it.
  Simulation(const Evaluation<G>& evaluation, const SearchSettings& settings, Seat me,
             const Ban<G>* ban = nullptr)
      : evaluation_(evaluation),
        game_(evaluation.game()),
        settings_(settings),
        me_(me),
        ban_(ban) {}

  const G& game() const { return game_; }
  Seat me() const { return me_; }

  /// Lets nature and those who do not matter act until somebody who does must decide, or the game
  /// is over. True if anything happened.
  bool go_on(State& state, Random& random, Chance& chance) const {
    bool happened = false;
    while (!game_.over(state)) {
      const SeatSet actors = game_.actors(state);
      if (actors.empty()) {
        game_.advance(state, chance);
      } else if (evaluation_.separate_boards() && !actors.contains(me_)) {
        pass_over(state, actors.front(), random);
      } else {
        break;
      }
      happened = true;
    }
    return happened;
  }

  /// Whose decision it is.
  Seat decider(const State& state) const {
    return evaluation_.separate_boards() ? me_ : game_.actors(state).front();
  }

  /// A move that looks good, if there is one for which `fits` says true: the best of a few.
  template <class Fits>
  bool good_move(const State& state, Seat seat, Random& random, Move& best, int& best_value,
                 Fits&& fits) const {
    bool found = false;
    const bool banned = seat == me_ && ban_ != nullptr && *ban_;
    const auto consider = [&](const Move& move) {
      if (!fits(move) || (banned && (*ban_)(state, move))) return;
      State after = state;
      game_.apply(after, seat, move);
      const int value = evaluation_.standing(after, seat);
      if (!found || value > best_value) {
        best = move;
        best_value = value;
        found = true;
      }
    };
    if constexpr (requires { game_.random_move(state, seat, random); }) {
      for (int i = 0; i < settings_.tries; ++i) consider(game_.random_move(state, seat, random));
    } else {
      MoveList<G> moves;
      game_.legal_moves(state, seat, moves);
      if (moves.size() <= settings_.tries) {
        for (const Move& move : moves) consider(move);
      } else {
        for (int i = 0; i < settings_.tries; ++i) {
          const auto at = random.below(static_cast<std::uint32_t>(moves.size()));
          consider(moves[static_cast<int>(at)]);
        }
      }
    }
    return found;
  }

  /// Plays on until the end, or until the seat has decided often enough.
  void play_out(State& state, Random& random, Chance& chance) const {
    int decisions = 0;
    while (true) {
      go_on(state, random, chance);
      if (game_.over(state)) return;
      const Seat seat = decider(state);
      if (seat == me_ && decisions++ == settings_.depth) return;
      Move move;
      int value = 0;
      const auto any = [](const Move&) { return true; };
      // Where nothing but the forbidden seems to be left it may be done.
      if (!good_move(state, seat, random, move, value, any)) {
        move = random_move(game_, state, seat, random);
      }
      game_.apply(state, seat, move);
    }
  }

  /// What the position is worth to a seat: points where only they count; otherwise a lead, of which
  /// the first points matter most, from -1 to 1.
  double reward(const State& state, Seat seat) const {
    const double lead = static_cast<double>(evaluation_.standing(state, seat)) / point;
    if (evaluation_.separate_boards() || game_.setup().players == 1) return lead;
    return lead / ((lead < 0 ? -lead : lead) + settings_.scale);
  }
  double points(const State& state, Seat seat) const {
    return static_cast<double>(evaluation_.standing(state, seat)) / point;
  }

 private:
  void pass_over(State& state, Seat seat, Random& random) const {
    if constexpr (requires { evaluation_.evaluator().idle(state, seat, random); }) {
      evaluation_.evaluator().idle(state, seat, random);
    } else {
      game_.apply(state, seat, random_move(game_, state, seat, random));
    }
  }

  const Evaluation<G>& evaluation_;
  const G& game_;
  const SearchSettings& settings_;
  Seat me_;
  const Ban<G>* ban_;
};

}  // namespace townsmith::bots
