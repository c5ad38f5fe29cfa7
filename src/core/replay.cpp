#include "core/replay.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/pack.h"
#include "core/words.h"

namespace townsmith {

namespace {

/// As the record has it: what should be there can be copied from the message.
std::string outcome_text(const Outcome& outcome) {
  std::string text = fmt::format("scores [{}], winners [{}]", fmt::join(outcome.scores, ","),
                                 fmt::join(outcome.winners, ","));
  if (!outcome.grade.empty()) text += fmt::format(", grade \"{}\"", outcome.grade);
  return text;
}

}  // namespace

Outcome AnyGame::outcome(const AnyState& state, SeatSet forfeited) const {
  Outcome outcome;
  for (const Seat seat : SeatSet::first(setup().players)) {
    outcome.scores.push_back(score(state, seat));
  }
  for (const Seat seat : leaders(state, forfeited)) outcome.winners.push_back(index(seat));
  if (setup().players == 1) outcome.grade = grade(state, seat_at(0));
  return outcome;
}

SeatSet winners_of(Stop stop, SeatSet people, SeatSet gone) {
  if (stop != Stop::resigned) return {};
  for (const Seat seat : gone) people.erase(seat);
  return people.size() == 1 ? people : SeatSet();
}

Outcome outcome_of(const AnyGame& game, const AnyState& state, const Record& record) {
  Outcome outcome = game.outcome(state, record.forfeited());
  if (!record.stopped) return outcome;
  SeatSet people = SeatSet::first(record.players);
  for (std::size_t i = 0; i < record.bots.size(); ++i) {
    if (!record.bots[i].empty()) people.erase(seat_at(static_cast<int>(i)));
  }
  outcome.winners.clear();
  for (const Seat seat : winners_of(*record.stopped, people, record.forfeited())) {
    outcome.winners.push_back(index(seat));
  }
  outcome.grade.clear();
  return outcome;
}

Record new_record(const AnyGame& game) {
  Record record;
  record.game = game.info().name;
  record.rules_version = game.info().rules_version;
  record.players = game.setup().players;
  record.options = option_values(game.info(), game.setup(), true);
  record.content = hash_text(game.content_hash());
  record.pack = game.pack();
  return record;
}

Result<> check_header(const Record& record, const AnyGame& game) {
  const GameInfo& info = game.info();
  if (record.game != info.name) {
    return refuse(Reason::bad_record, say("townsmith", "record-other-game",
                                          {{"its", printable(record.game)}, {"ours", info.title}}));
  }
  if (record.rules_version != info.rules_version) {
    return refuse(
        Reason::other_version,
        say("townsmith", "record-other-rules",
            {{"game", info.title}, {"its", record.rules_version}, {"ours", info.rules_version}}));
  }
  // Content of an older form has another hash than it has today; that the game is the same is then
  // shown by its moves and draws.
  if (record.content != hash_text(game.content_hash()) && !has_older_format(record.pack)) {
    return refuse(Reason::other_content, say("townsmith", "record-other-content",
                                             {{"its", printable(record.content)},
                                              {"ours", hash_text(game.content_hash())}}));
  }
  TRY(const Setup setup, setup_of(record, info));
  if (setup != game.setup()) {
    return refuse(Reason::bad_record, say("townsmith", "record-other-options"));
  }
  return {};
}

Result<Setup> setup_of(const Record& record, const GameInfo& info) {
  return make_setup(info, record.players, record.options);
}

Result<> Replayer::play(const Step& step) {
  if (game_->over(state_)) {
    return refuse(Reason::game_over, say("townsmith", "record-after-end"));
  }
  const SeatSet actors = game_->actors(state_);
  if (step.kind == Step::Kind::draws) {
    if (!actors.empty()) {
      return refuse(Reason::bad_record, say("townsmith", "record-draw-for-move"));
    }
    RecordedSource source(step.draws);
    Chance chance(source);
    AnyState next = state_;
    game_->settle(next, chance);
    TRY(source.finish());
    game_->see_draws(memories_, state_, next);
    state_ = next;
    return {};
  }
  if (actors.empty()) {
    return refuse(Reason::bad_record, say("townsmith", "record-move-for-draw"));
  }
  if (!actors.contains(step.seat)) {
    return refuse(Reason::not_your_turn, say("townsmith", "record-wrong-seat"));
  }
  // Where several seats act at once their order does not matter to the game: one order is the
  // record's, so that one game has one text.
  if (step.seat != actors.front()) {
    return refuse(Reason::bad_record, say("townsmith", "record-seat-order"));
  }
  TRY(const AnyMove move, game_->parse(state_, step.seat, step.move));
  TRY(game_->check(state_, step.seat, move));
  game_->see_move(memories_, state_, step.seat, move);
  game_->apply(state_, step.seat, move);
  return {};
}

Result<Replayer> replay(const AnyGame& game, const Record& record,
                        const std::function<void(std::size_t step, const Replayer&)>& visit) {
  TRY(check_header(record, game));
  Replayer replayer(game);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    if (const auto played = replayer.play(record.steps[i]); !played) {
      return refuse(played.error().reason,
                    in_line(static_cast<std::int64_t>(i) + 2, played.error().text));
    }
    if (visit) visit(i, replayer);
  }
  if (record.finished) {
    const std::size_t line = record.steps.size() + record.forfeits.size() + record.open.size() + 2;
    if (game.over(replayer.state()) == record.stopped.has_value()) {
      return refuse(Reason::bad_record,
                    in_line(static_cast<std::int64_t>(line),
                            say("townsmith",
                                record.stopped ? "record-stopped-late" : "record-result-early")));
    }
    if (const Outcome outcome = outcome_of(game, replayer.state(), record);
        record.outcome != outcome) {
      return refuse(
          Reason::bad_record,
          in_line(static_cast<std::int64_t>(line),
                  say("townsmith", "record-other-result",
                      {{"told", outcome_text(record.outcome)}, {"meant", outcome_text(outcome)}})));
    }
  }
  return replayer;
}

Result<std::size_t> check_draws(const Record& record, KeyStream& stream) {
  CommittedSource source(stream);
  std::size_t count = 0;
  for (const Step& step : record.steps) {
    for (const Draw& draw : step.draws) {
      ++count;
      const std::uint32_t value = source.draw(draw.n, {""});
      if (value == draw.value) continue;
      return refuse(Reason::bad_record, say("townsmith", "draw-differs",
                                            {{"number", count}, {"draw", printable(draw.text)}}));
    }
  }
  return count;
}

}  // namespace townsmith
