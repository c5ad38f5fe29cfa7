// What the engine thinks: of the moves at hand, and of those that were made.
#include <cmath>
#include <string>

#include "bots/review.h"
#include "core/replay.h"
#include "host/host.h"
#include "table/wire.h"

namespace townsmith::host {
namespace {

constexpr std::int64_t most_hints = 10;
constexpr std::int64_t most_decisions = 50;

/// Guesses need no more than two places.
double rounded(double value) { return std::round(value * 100) / 100; }

json::array why_view(const bots::Opinion& opinion, const Language& language) {
  json::array why;
  for (const bots::ExpectedChange& change : opinion.why) {
    json::object line;
    line["reason"] = change.reason;
    line["text"] = language.say(change.text);
    line["change"] = rounded(change.points);
    why.push_back(std::move(line));
  }
  return why;
}

Result<json::object> decision_view(const AnyGame& game, const Record& record,
                                   const bots::Decision& decision, const Language& language) {
  Replayer replayer(game);
  for (std::size_t i = 0; i + 1 < decision.step; ++i) {
    if (const auto played = replayer.play(record.steps[i]); !played) {
      return tl::unexpected(played.error());
    }
  }
  const AnyState& before = replayer.state();
  const auto shown = [&](const std::string& text) {
    return game.parse(before, decision.seat, text).map([&](AnyMove move) {
      return json::parse(table::move_view(game, before, decision.seat, move, language).json);
    });
  };
  Result<json::value> made = shown(decision.move);
  if (!made) return tl::unexpected(made.error());
  Result<json::value> best = shown(decision.best);
  if (!best) return tl::unexpected(best.error());
  json::object out;
  out["step"] = decision.step;
  out["seat"] = index(decision.seat);
  out["move"] = std::move(*made);
  out["value"] = rounded(decision.value);
  out["loss"] = rounded(decision.loss);
  out["best"] = std::move(*best);
  return out;
}

}  // namespace

Result<HintTask> Host::hint_task(const LiveTable& live, Seat seat, Fields& fields) const {
  const std::int64_t count = fields.has("count") ? fields.number("count", 1, most_hints) : 3;
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (!live.table().started() || live.table().over() || !live.table().to_move(seat)) {
    return refuse(Reason::not_your_turn, "there is nothing to decide now");
  }
  bots::Question question;
  question.seed = live.table().version(seat);
  question.reasons = static_cast<int>(count);
  return HintTask{live.entry(), live.shared_game(), live.table().position(seat), question};
}

json::object Host::hints_view(const HintTask& task, const bots::Advice& advice) const {
  json::array hints;
  for (const bots::Opinion& opinion : advice) {
    if (hints.size() == static_cast<std::size_t>(task.question.reasons)) break;
    json::object hint;
    hint["move"] = json::parse(table::move_view(*task.game, task.seen.state(),
                                                task.seen.viewer().seat(), opinion.move, language_)
                                   .json);
    hint["value"] = rounded(opinion.value);
    hint["loss"] = rounded(opinion.loss);
    hint["why"] = why_view(opinion, language_);
    hints.push_back(std::move(hint));
  }
  return {{"hints", std::move(hints)}};
}

Host::Answer Host::hint(Request& request) {
  Fields& fields = request.fields;
  const Result<LiveTable*> live = find_table(fields);
  if (!live) return tl::unexpected(live.error());
  const Seat seat = fields.seat("seat");
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (const auto may = may_look(request, **live, seat); !may) return tl::unexpected(may.error());
  const Result<HintTask> task = hint_task(**live, seat, fields);
  if (!task) return tl::unexpected(task.error());
  return hints_view(*task, task->answer());
}

Host::Answer Host::review(Request& request) {
  if (!policy_.own_page) return refuse(Reason::not_allowed, "a page reviews records itself");
  Fields& fields = request.fields;
  const Result<LiveTable*> found = find_table(fields);
  if (!found) return tl::unexpected(found.error());
  const LiveTable& live = **found;
  const std::int64_t from = fields.has("from") ? fields.number("from", 0, INT32_MAX) : 0;
  const std::int64_t count = fields.has("count") ? fields.number("count", 1, most_decisions) : 1;
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (!live.table().over()) {
    return refuse(Reason::not_allowed, "a game is reviewed when it is over");
  }
  const Record record = live.table().record();
  const auto steps = bots::choices(live.game(), record);
  if (!steps) return tl::unexpected(steps.error());
  json::array decisions;
  for (auto i = static_cast<std::size_t>(from);
       i < steps->size() && decisions.size() < static_cast<std::size_t>(count); ++i) {
    const auto decision =
        bots::review(live.entry(), live.game(), record, (*steps)[i], 0, bots::one_after_another);
    if (!decision) return tl::unexpected(decision.error());
    Result<json::object> shown = decision_view(live.game(), record, *decision, language_);
    if (!shown) return shown;
    decisions.push_back(std::move(*shown));
  }
  json::object out;
  out["total"] = steps->size();
  out["decisions"] = std::move(decisions);
  return out;
}

}  // namespace townsmith::host
