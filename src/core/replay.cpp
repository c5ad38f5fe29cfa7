#include "core/replay.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

Outcome AnyGame::outcome(const AnyState& state) const {
  Outcome outcome;
  for (const Seat seat : SeatSet::first(setup().players)) {
    outcome.scores.push_back(score(state, seat));
  }
  for (const Seat seat : leaders(state)) outcome.winners.push_back(index(seat));
  if (setup().players == 1) outcome.grade = grade(state, seat_at(0));
  return outcome;
}

Record new_record(const AnyGame& game) {
  Record record;
  record.game = game.info().name;
  record.rules_version = game.info().rules_version;
  record.players = game.setup().players;
  record.options = option_values(game.info(), game.setup(), true);
  record.content = hash_text(game.content_hash());
  return record;
}

Result<> check_header(const Record& record, const AnyGame& game) {
  const GameInfo& info = game.info();
  if (record.game != info.name) {
    return refuse(Reason::bad_record, fmt::format("the record is of the game \"{}\", not of {}",
                                                  record.game, info.title));
  }
  if (record.rules_version != info.rules_version) {
    return refuse(
        Reason::other_version,
        fmt::format("the record was played by version {} of the rules of {}; this program "
                    "has version {}",
                    record.rules_version, info.title, info.rules_version));
  }
  if (record.content != hash_text(game.content_hash())) {
    return refuse(Reason::other_content,
                  fmt::format("the record was played with content {}, but content {} is loaded; "
                              "name the right folder with --content",
                              record.content, hash_text(game.content_hash())));
  }
  const Result<Setup> setup = setup_of(record, info);
  if (!setup) return tl::unexpected(setup.error());
  if (*setup != game.setup()) {
    return refuse(Reason::bad_record, "the record was played with other options");
  }
  return {};
}

Result<Setup> setup_of(const Record& record, const GameInfo& info) {
  return make_setup(info, record.players, record.options);
}

Result<> Replayer::play(const Step& step) {
  if (game_.over(state_)) {
    return refuse(Reason::game_over, "the game is over, nothing can follow");
  }
  const SeatSet actors = game_.actors(state_);
  if (step.kind == Step::Kind::draws) {
    if (!actors.empty()) {
      return refuse(Reason::bad_record, "a draw stands where a seat has to move");
    }
    RecordedSource source(step.draws);
    Chance chance(source);
    AnyState next = state_;
    game_.settle(next, chance);
    if (const auto done = source.finish(); !done) return done;
    state_ = next;
    return {};
  }
  if (actors.empty()) {
    return refuse(Reason::bad_record, "a move stands where something has to be drawn");
  }
  if (!actors.contains(step.seat)) {
    return refuse(Reason::not_your_turn,
                  fmt::format("seat {} has nothing to decide here", index(step.seat)));
  }
  // Where several seats act at once their order does not matter to the game: one order is the
  // record's, so that one game has one text.
  if (step.seat != actors.front()) {
    return refuse(Reason::bad_record,
                  fmt::format("seat {} stands before seat {}: the moves of a round stand in the "
                              "order of the seats",
                              index(step.seat), index(actors.front())));
  }
  const Result<AnyMove> move = game_.parse(state_, step.seat, step.move);
  if (!move) return tl::unexpected(move.error());
  if (const auto legal = game_.check(state_, step.seat, *move); !legal) return legal;
  game_.apply(state_, step.seat, *move);
  return {};
}

Result<AnyState> replay(const AnyGame& game, const Record& record,
                        const std::function<void(std::size_t step, const AnyState&)>& visit) {
  if (const auto header = check_header(record, game); !header) {
    return tl::unexpected(header.error());
  }
  Replayer replayer(game);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    if (const auto played = replayer.play(record.steps[i]); !played) {
      return refuse(played.error().reason,
                    say("townsmith", "record-line", {{"line", i + 2}, {"what", played.error().text}}));
    }
    if (visit) visit(i, replayer.state());
  }
  if (record.finished) {
    const std::size_t line = record.steps.size() + record.open.size() + 2;
    if (!game.over(replayer.state())) {
      return refuse(Reason::bad_record,
                    fmt::format("line {} of the record: there is a result, but the game is not "
                                "over after line {}",
                                line, line - 1));
    }
    if (const Outcome outcome = game.outcome(replayer.state()); record.outcome != outcome) {
      return refuse(Reason::bad_record,
                    fmt::format("line {} of the record: the result is {}, but the moves lead to {}",
                                line, outcome_text(record.outcome), outcome_text(outcome)));
    }
  }
  return replayer.state();
}

Result<std::size_t> check_draws(const Record& record, KeyStream& stream) {
  CommittedSource source(stream);
  std::size_t count = 0;
  for (const Step& step : record.steps) {
    for (const Draw& draw : step.draws) {
      ++count;
      const std::uint32_t value = source.draw(draw.n, {""});
      if (value == draw.value) continue;
      return refuse(Reason::bad_record,
                    fmt::format("draw {}, {}, is not what the seed gives: it should be {} of {}",
                                count, draw.text, value, draw.n));
    }
  }
  return count;
}

}  // namespace townsmith
