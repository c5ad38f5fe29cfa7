#include <fmt/format.h>

#include <cmath>

#include "bots/review.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "cli/text.h"
#include "core/json.h"
#include "core/replay.h"
#include "games/word_files.h"
#include "lab/threads.h"

namespace townsmith::cli {
namespace {

Text seat_text(const Record& record, Seat seat) {
  const Text name = player_name(record, seat);
  if (name.empty()) return player(seat);
  return say("record-seat", {{"name", name}, {"seat", index(seat)}});
}

/// Guesses need no more than two places, as in what hosts say.
double rounded(double value) { return std::round(value * 100) / 100; }

json::array reasons_json(const std::vector<bots::ExpectedChange>& changes) {
  json::array reasons;
  for (const bots::ExpectedChange& change : changes) {
    reasons.emplace_back(json::object{{"reason", change.reason},
                                      {"text", built_in_english().say(change.text)},
                                      {"change", rounded(change.points)}});
  }
  return reasons;
}

json::object decision_json(const bots::Decision& decision) {
  return {{"step", decision.step},
          {"seat", index(decision.seat)},
          {"move", decision.move},
          {"value", rounded(decision.value)},
          {"loss", rounded(decision.loss)},
          {"best", decision.best},
          {"why", reasons_json(decision.why)}};
}

void print_review(const Language& language, const Record& record, int players,
                  const std::vector<bots::Decision>& decisions) {
  for (const bots::Decision& decision : decisions) {
    fmt::print("{:>5}  {:<24} {:<28} {:>7}", decision.step,
               language.say(seat_text(record, decision.seat)), decision.move,
               language.say(decimal(decision.value)));
    if (decision.loss >= 0.5) {
      fmt::print("   {}", language.say(say("review-better", {{"loss", decimal(decision.loss)},
                                                             {"best", decision.best}})));
    }
    fmt::print("\n");
  }
  for (const Seat seat : SeatSet::first(players)) {
    fmt::print("\n{}\n",
               language.say(say("review-costliest", {{"name", seat_text(record, seat)}})));
    const auto worst = bots::costliest(decisions, seat, 3);
    if (worst.empty()) fmt::print("  {}\n", language.say(say("review-none")));
    for (const bots::Decision& decision : worst) {
      fmt::print("  {}\n", language.say(say("review-loss", {{"step", decision.step},
                                                            {"move", decision.move},
                                                            {"loss", decimal(decision.loss)},
                                                            {"best", decision.best}})));
    }
  }
}

}  // namespace

Result<> hint(const Context& context, const AdviceArgs& args) {
  TRY(Record record, read_record(args.file, args.number));
  TRY(const OpenedGame opened, open_game(context, record));
  const AnyGame& game = *opened.game;
  const std::size_t steps = args.at < 0 ? record.steps.size() : static_cast<std::size_t>(args.at);
  if (steps > record.steps.size()) {
    return refuse(Reason::bad_value,
                  say("no-such-step", {{"count", record.steps.size()}, {"step", args.at}}));
  }
  Replayer replayer(game);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    // What was drawn right after that step belongs to the position.
    if (i >= steps && record.steps[i].kind != Step::Kind::draws) break;
    TRY(replayer.play(record.steps[i]));
  }
  const AnyState& state = replayer.state();
  if (game.over(state)) return refuse(Reason::game_over, say("over-at-step"));
  const SeatSet actors = game.actors(state);
  if (actors.empty()) {
    return refuse(Reason::not_your_turn, say("draw-at-step"));
  }
  if (args.seat >= 0 && !actors.contains(seat_at(args.seat))) {
    return refuse(Reason::not_your_turn, say("nothing-to-decide", {{"seat", args.seat}}));
  }
  const Seat seat = args.seat >= 0 ? seat_at(args.seat) : actors.front();
  bots::Question question;
  question.simulations = args.simulations;
  question.reasons = args.count;
  bots::Advice advice =
      opened.entry->advise(game, game.observe(state, seat), replayer.memories().of(seat), question,
                           lab::in_threads(lab::threads_of(0)));
  if (advice.size() > static_cast<std::size_t>(args.count)) {
    advice.resize(static_cast<std::size_t>(args.count));
  }
  const Language language = context.language.with(game.translations());
  json::array list;
  for (const bots::Opinion& opinion : advice) {
    const std::string move = game.notate(state, seat, opinion.move);
    if (args.json) {
      list.emplace_back(json::object{{"move", move},
                                     {"value", rounded(opinion.value)},
                                     {"loss", rounded(opinion.loss)},
                                     {"why", reasons_json(opinion.why)}});
      continue;
    }
    fmt::print("{:<28} {:>7}", move, language.say(decimal(opinion.value)));
    if (opinion.loss > 0) {
      fmt::print("  {}", language.say(say("hint-loss", {{"loss", decimal(opinion.loss)}})));
    }
    fmt::print("\n");
    for (const bots::ExpectedChange& change : opinion.why) {
      fmt::print("      {:>6}  {}\n", language.say(decimal(change.points, true)),
                 language.say(change.text));
    }
  }
  if (args.json) {
    fmt::print("{}\n", json::serialize(json::object{{"seat", index(seat)}, {"hints", list}}));
  }
  return {};
}

Result<> analyse(const Context& context, const AdviceArgs& args) {
  TRY(const Record record, read_record(args.file, args.number));
  TRY(const OpenedGame opened, open_game(context, record));
  const AnyGame& game = *opened.game;
  TRY(const auto steps, bots::choices(game, record));
  Progress progress(context.language.say(say("decisions")), steps.size(), context.language);
  std::vector<bots::Decision> decisions;
  for (const std::size_t step : steps) {
    if (context.stop) break;
    progress.show(decisions.size());
    TRY(const auto decision, bots::review(*opened.entry, game, record, step, args.simulations,
                                          lab::in_threads(lab::threads_of(0))));
    decisions.push_back(decision);
  }
  progress.clear();
  const int players = game.setup().players;
  if (!args.json) {
    print_review(context.language.with(game.translations()), record, players, decisions);
    return {};
  }
  json::array all;
  for (const bots::Decision& decision : decisions) all.emplace_back(decision_json(decision));
  json::array worst;
  for (const Seat seat : SeatSet::first(players)) {
    json::array own;
    for (const bots::Decision& decision : bots::costliest(decisions, seat, 3)) {
      own.emplace_back(decision_json(decision));
    }
    worst.emplace_back(std::move(own));
  }
  fmt::print("{}\n", json::serialize(json::object{{"decisions", all}, {"costliest", worst}}));
  return {};
}

}  // namespace townsmith::cli
