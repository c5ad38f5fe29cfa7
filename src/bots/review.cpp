#include "bots/review.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "bots/order.h"
#include "core/replay.h"

namespace townsmith::bots {
namespace {

/// How much more one move is expected to bring than another, by lines of the sheet; largest first.
std::vector<ExpectedChange> difference(const std::vector<ExpectedChange>& one,
                                       const std::vector<ExpectedChange>& other) {
  constexpr std::size_t max = 3;
  constexpr double min = 0.25;  // fewer points than these are chance
  std::map<std::string, ExpectedChange> changes;
  const auto add = [&changes](const std::vector<ExpectedChange>& list, double weight) {
    for (const ExpectedChange& each : list) {
      auto [found, is_new] = changes.try_emplace(each.reason, each);
      found->second.points = (is_new ? 0 : found->second.points) + weight * each.points;
    }
  };
  add(one, 1);
  add(other, -1);
  std::vector<ExpectedChange> list;
  for (auto& [reason, change] : changes) {
    if (std::abs(change.points) >= min) list.push_back(std::move(change));
  }
  put_in_order(list.begin(), list.end(), [](const auto& a, const auto& b) {
    return std::abs(a.points) > std::abs(b.points);
  });
  if (list.size() > max) list.resize(max);
  return list;
}

}  // namespace

Result<std::vector<std::size_t>> choices(const AnyGame& game, const Record& record) {
  std::vector<std::size_t> steps;
  Replayer replayer(game);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    if (step.kind == Step::Kind::move && index(step.seat) < game.setup().players &&
        game.actors(replayer.state()).contains(step.seat) &&
        game.legal_moves(replayer.state(), step.seat).size() > 1) {
      steps.push_back(i + 1);
    }
    TRY(replayer.play(step));
  }
  return steps;
}

Result<Decision> review(const Entry& entry, const AnyGame& game, const Record& record,
                        std::size_t step, int simulations, const Parallel& parallel) {
  if (step < 1 || step > record.steps.size() || record.steps[step - 1].kind != Step::Kind::move) {
    return refuse(Reason::bad_value, say("townsmith", "decision-unknown"));
  }
  Replayer replayer(game);
  for (std::size_t i = 0; i + 1 < step; ++i) {
    TRY(replayer.play(record.steps[i]));
  }
  const Step& made = record.steps[step - 1];
  const AnyState& state = replayer.state();
  TRY(const auto move, game.parse(state, made.seat, made.move));
  Question question;
  question.simulations = simulations;
  question.seed = step;
  question.about = move;
  question.reasons = 1;
  question.told = std::numeric_limits<std::size_t>::max();
  const AnyObserved seen = game.observe(state, made.seat);
  const Advice advice =
      entry.advise(game, seen, replayer.memories().of(made.seat), question, parallel);

  Decision decision;
  decision.step = step;
  decision.seat = made.seat;
  decision.move = made.move;
  decision.best = game.notate(state, made.seat, advice.front().move);
  const auto own = std::find_if(advice.begin(), advice.end(),
                                [&](const Opinion& opinion) { return opinion.move == move; });
  if (own != advice.end()) {
    decision.value = own->value;
    decision.loss = own->loss;
    if (own != advice.begin()) decision.why = difference(advice.front().why, own->why);
  }
  return decision;
}

std::vector<Decision> costliest(const std::vector<Decision>& decisions, Seat seat,
                                std::size_t max) {
  std::vector<Decision> own;
  for (const Decision& decision : decisions) {
    if (decision.seat == seat && decision.loss > 0) own.push_back(decision);
  }
  put_in_order(own.begin(), own.end(),
               [](const Decision& a, const Decision& b) { return a.loss > b.loss; });
  if (own.size() > max) own.resize(max);
  return own;
}

}  // namespace townsmith::bots
