// What the engine thinks: of the moves at hand, and of those that were made.
#include <cmath>
#include <string>

#include "bots/review.h"
#include "core/replay.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

/// Guesses need no more than two places.
double rounded(double value) { return std::round(value * 100) / 100; }

std::vector<protocol::ExpectedChange> changes_view(
    const std::vector<bots::ExpectedChange>& changes) {
  std::vector<protocol::ExpectedChange> out;
  for (const bots::ExpectedChange& change : changes) {
    out.push_back({change.reason, change.text, rounded(change.points)});
  }
  return out;
}

Result<protocol::Decision> decision_view(const AnyGame& game, const Record& record,
                                         const bots::Decision& decision, const Language& language) {
  Replayer replayer(game);
  for (std::size_t i = 0; i + 1 < decision.step; ++i) {
    TRY(replayer.play(record.steps[i]));
  }
  const AnyState& before = replayer.state();
  const auto shown = [&](const std::string& text) {
    return game.parse(before, decision.seat, text).map([&](AnyMove move) {
      return table::move_view(game, before, decision.seat, move, language);
    });
  };
  TRY(table::MoveJson made, shown(decision.move));
  TRY(table::MoveJson best, shown(decision.best));
  return protocol::Decision{
      decision.step,          decision.seat,   std::move(made),           rounded(decision.value),
      rounded(decision.loss), std::move(best), changes_view(decision.why)};
}

}  // namespace

Result<HintTask> Host::hint_task(const LiveTable& live, Seat seat, int count) const {
  if (!live.table().started() || live.table().over() || !live.table().to_move(seat)) {
    return refuse(Reason::not_your_turn, say("townsmith", "nothing-to-decide"));
  }
  bots::Question question;
  question.seed = live.table().version(seat);
  question.reasons = count;
  return HintTask{live.entry(), live.shared_game(), live.table().position(seat),
                  live.table().memory(seat), question};
}

protocol::Hints Host::hints(const HintTask& task, const bots::Advice& advice,
                            const Language& language) const {
  protocol::Hints out;
  for (const bots::Opinion& opinion : advice) {
    if (out.hints.size() == static_cast<std::size_t>(task.question.reasons)) break;
    protocol::Hint& hint = out.hints.emplace_back();
    hint.move = table::move_view(*task.game, task.seen.state(), task.seen.viewer().seat(),
                                 opinion.move, language);
    hint.value = rounded(opinion.value);
    hint.loss = rounded(opinion.loss);
    hint.why = changes_view(opinion.why);
  }
  return out;
}

Result<protocol::Hints> Host::answer(Request& request, const protocol::AskHints& ask) {
  TRY(LiveTable* const live, find_seen(request, ask.table, ask.seat));
  TRY(const HintTask task, hint_task(*live, ask.seat, ask.count.value_or(3)));
  return hints(task, task.answer(), request.language);
}

Result<protocol::Review> Host::answer(Request& request, const protocol::AskReview& ask) {
  TRY(LiveTable* const found, find_table(request, ask.table));
  const LiveTable& live = *found;
  if (!live.table().over()) return refuse(Reason::not_allowed, say("townsmith", "review-running"));
  const Record record = live.table().record();
  TRY(const auto steps, bots::choices(live.game(), record));
  protocol::Review out;
  out.total = steps.size();
  const auto count = static_cast<std::size_t>(ask.count.value_or(1));
  for (std::size_t i = ask.from.value_or(0); i < steps.size() && out.decisions.size() < count;
       ++i) {
    TRY(const auto decision,
        bots::review(live.entry(), live.game(), record, steps[i], 0, bots::one_after_another));
    TRY(protocol::Decision shown, decision_view(live.game(), record, decision, request.language));
    out.decisions.push_back(std::move(shown));
  }
  return out;
}

}  // namespace townsmith::host
