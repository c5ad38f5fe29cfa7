#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/game.h"

// What bots know of a game beyond its rules stands in bots/<game>, and is named there:
//
//   template <>
//   struct EvaluatorOf<MyGame> : std::type_identity<MyEvaluator> {};
//
// Whoever makes bots for a game includes its evaluator.h and solution.h, if there are any; for all
// registered games bots/all.h does.

namespace townsmith::bots {

/// Values of positions are in 1/1024 points: whole numbers, alike on every compiler.
inline constexpr int point = 1024;

/// Made for one game, which must outlive it. It may know more about positions than their score:
///
///   static constexpr int feature_count, stages;
///   static std::span<const std::string_view> feature_names();
///   static std::string_view weights_name(const G&);
///   int stage(const State&) const;
///   void features(const State&, Seat, std::span<std::int16_t>) const;
///   int potential(const State&, Seat) const;
///
/// features() writes what is to be weighed to estimate how many points the seat will still make
/// until the end, 0 throughout for what does not matter with the setup at hand; stage() tells from
/// 0 to stages - 1 how far the game is, and each stage has weights of its own. weights_name() names
/// the set of weights for setups that need their own. potential() is a plain guess by hand of those
/// points, in 1/1024: it is what the greedy bot goes by, and never changes.
///
/// They are asked about any state: in the middle of a turn, before nature's, with several worlds'
/// worth of hidden things filled in or blanked; never after the end.
///
/// Where everybody has a board of their own, idle(State&, Seat, Random&) may pass over somebody
/// else's turn in a cheaper way than by a move.
///
/// EVALUATOR_FUNCTIONS declares them in the class, which is of the game's namespace.
#define EVALUATOR_FUNCTIONS(Class)                                                 \
  static std::span<const std::string_view> feature_names();                        \
  static std::string_view weights_name(const Class& game);                         \
  int stage(const State& state) const;                                             \
  void features(const State& state, Seat seat, std::span<std::int16_t> out) const; \
  int potential(const State& state, Seat seat) const

template <class G>
struct NoEvaluator {
  explicit NoEvaluator(const G& /*game*/) {}
};

template <class G>
struct EvaluatorOf : std::type_identity<NoEvaluator<G>> {};
template <class G>
using Evaluator = typename EvaluatorOf<G>::type;

template <class G>
concept Evaluated =
    Game<G> && requires(const G& game, const Evaluator<G>& evaluator,
                        const typename G::State& state, Seat seat, std::span<std::int16_t> out) {
      { Evaluator<G>::feature_count } -> std::convertible_to<int>;
      { Evaluator<G>::stages } -> std::convertible_to<int>;
      { Evaluator<G>::feature_names() } -> std::same_as<std::span<const std::string_view>>;
      { Evaluator<G>::weights_name(game) } -> std::same_as<std::string_view>;
      { evaluator.stage(state) } -> std::same_as<int>;
      { evaluator.features(state, seat, out) };
      { evaluator.potential(state, seat) } -> std::same_as<int>;
    };

/// One of the features of these names. Code calls it by that name, and the compiler looks for it.
template <const auto& names>
class FeatureOf {
 public:
  consteval FeatureOf(const char* name)  // NOLINT(google-explicit-constructor): it is that feature
      : number_(
            static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin())) {
    (void)names.at(number_);  // no constant where there is none of that name
  }
  /// One further on in the list.
  constexpr FeatureOf operator+(std::integral auto steps) const {
    return FeatureOf(number_ + static_cast<std::size_t>(steps));
  }
  constexpr std::size_t number() const { return number_; }

 private:
  constexpr explicit FeatureOf(std::size_t number) : number_(number) {}
  std::size_t number_;
};

/// What features() writes, all 0 at first.
template <const auto& names>
class FeatureValues {
 public:
  using Feature = FeatureOf<names>;

  explicit FeatureValues(std::span<std::int16_t> out) : out_(out) {
    std::fill(out.begin(), out.end(), std::int16_t{0});
  }
  int get(Feature feature) const { return out_[feature.number()]; }
  void put(Feature feature, int value) {
    out_[feature.number()] = static_cast<std::int16_t>(value);
  }
  void add(Feature feature, int value) { put(feature, get(feature) + value); }

 private:
  std::span<std::int16_t> out_;
};

/// The exact solution of a game for some setups; see bots/entry.h for what it offers.
template <class G>
struct SolutionOf {};
template <class G>
using Solution = typename SolutionOf<G>::type;

template <class G>
concept Solved = Game<G> && requires { typename SolutionOf<G>::type; };

}  // namespace townsmith::bots
