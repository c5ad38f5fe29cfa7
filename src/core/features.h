#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.h"

namespace townsmith {

/// Values of positions are in 1/1024 points: whole numbers, alike on every compiler.
inline constexpr int point = 1024;

/// A game may know more about a position than its score; its room `evaluation` says so:
///
///   static constexpr int feature_count, stages;
///   static std::span<const std::string_view> feature_names();
///   std::string_view weights_name() const;
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
template <class G>
concept Evaluated = Game<G> && requires(const G& game, const typename G::State& state, Seat seat,
                                        std::span<std::int16_t> out) {
  { G::feature_count } -> std::convertible_to<int>;
  { G::stages } -> std::convertible_to<int>;
  { G::feature_names() } -> std::same_as<std::span<const std::string_view>>;
  { game.weights_name() } -> std::same_as<std::string_view>;
  { game.stage(state) } -> std::same_as<int>;
  { game.features(state, seat, out) };
  { game.potential(state, seat) } -> std::same_as<int>;
};

}  // namespace townsmith
