#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <string>
#include <vector>

#include "conformance/moves.h"
#include "conformance/scores.h"
#include "conformance/walk.h"

namespace townsmith::conformance {

/// The game a list of choices stands for: each picks one of the legal moves of one of the actors.
/// Says what is wrong with the first position that is.
template <Game G>
std::string wrong_with_choices(const ErasedGame<G>& rules, std::uint64_t seed,
                               const std::vector<std::uint16_t>& choices) {
  Walk<G> walk(rules, seed);
  const auto problem = [&walk]() -> std::string {
    if (!walk.problem().empty()) return walk.problem();
    if (auto wrong = wrong_with_actors(walk.game(), walk.state()); !wrong.empty()) return wrong;
    if (auto wrong = wrong_with_listed_moves(walk.game(), walk.state()); !wrong.empty()) {
      return wrong;
    }
    return wrong_with_scores(walk.game(), walk.state());
  };
  std::string wrong = problem();
  for (const std::uint16_t choice : choices) {
    if (!wrong.empty() || walk.over()) break;
    const SeatSet actors = walk.actors();
    Seat seat = actors.front();
    int skip = choice % actors.size();
    for (const Seat actor : actors) {
      seat = actor;
      if (skip-- == 0) break;
    }
    MoveList<G> moves;
    walk.game().legal_moves(walk.state(), seat, moves);
    walk.play(seat, moves[choice / actors.size() % moves.size()]);
    wrong = problem();
  }
  return wrong.empty() ? wrong : wrong + "\n" + walk.describe();
}

/// RapidCheck makes up lists of choices; a failure is shrunk to a short list of small numbers.
/// Returns whether the property holds; what is wrong is printed.
template <class Traits>
bool choices_uphold_the_rules() {
  using G = typename Traits::Rules;
  std::vector<std::unique_ptr<ErasedGame<G>>> all;
  for (const Setup& setup : Traits::setups()) {
    all.push_back(make_rules<G>(setup, Traits::content()));
  }
  return rc::check("a game driven by any choices upholds the rules", [&all] {
    const auto which = *rc::gen::inRange<std::size_t>(0, all.size()).as("setup");
    const auto seed = *rc::gen::inRange<std::uint64_t>(1, 1000).as("seed");
    const auto choices =
        *rc::gen::scale(2.0, rc::gen::arbitrary<std::vector<std::uint16_t>>()).as("choices");
    const std::string wrong = wrong_with_choices(*all[which], seed, choices);
    if (!wrong.empty()) RC_FAIL(wrong);
  });
}

}  // namespace townsmith::conformance
