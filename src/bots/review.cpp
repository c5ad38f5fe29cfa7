#include "bots/review.h"

#include <algorithm>

#include "bots/order.h"
#include "core/replay.h"

namespace townsmith::bots {

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
  const AnyObserved seen = game.observe(state, made.seat);
  const Advice advice = entry.advise(game, seen, replayer.memories().of(made.seat), question, parallel);

  Decision decision;
  decision.step = step;
  decision.seat = made.seat;
  decision.move = made.move;
  decision.best = game.notate(state, made.seat, advice.front().move);
  decision.why = advice.front().why;
  const auto own = std::find_if(advice.begin(), advice.end(),
                                [&](const Opinion& opinion) { return opinion.move == move; });
  if (own != advice.end()) {
    decision.value = own->value;
    decision.loss = own->loss;
  }
  return decision;
}

std::vector<Decision> costliest(const std::vector<Decision>& decisions, Seat seat,
                                std::size_t most) {
  std::vector<Decision> own;
  for (const Decision& decision : decisions) {
    if (decision.seat == seat && decision.loss > 0) own.push_back(decision);
  }
  put_in_order(own.begin(), own.end(),
               [](const Decision& a, const Decision& b) { return a.loss > b.loss; });
  if (own.size() > most) own.resize(most);
  return own;
}

}  // namespace townsmith::bots
