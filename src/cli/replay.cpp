#include "core/replay.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/text.h"
#include "core/json.h"
#include "games/word_files.h"
#include "table/wire.h"

namespace townsmith::cli {
namespace {

std::vector<int> scores_of(const AnyGame& game, const AnyState& state) {
  return game.outcome(state).scores;
}

Text step_text(const AnyGame& game, const Step& step) {
  if (step.kind == Step::Kind::move) {
    return say("record-move", {{"seat", index(step.seat)}, {"move", step.move}});
  }
  std::vector<Text> texts;
  for (const Draw& draw : step.draws) texts.push_back(game.tell(draw));
  return townsmith::say("townsmith", "event-drawn", {{"what", std::move(texts)}});
}

/// A line for each step: the points after it, and what happened.
void print_step(const Language& language, const AnyGame& game, std::size_t number, const Step& step,
                const AnyState& after) {
  fmt::print("{:>4} ", number);
  for (const int score : scores_of(game, after)) fmt::print(" {:>3}", score);
  fmt::print("  {}\n", language.say(step_text(game, step)));
}

void print_legal(const Language& language, const AnyGame& game, const AnyState& before) {
  for (const Seat seat : game.actors(before)) {
    std::vector<std::string> moves;
    for (const AnyMove& move : game.legal_moves(before, seat)) {
      moves.push_back(game.notate(before, seat, move));
    }
    const std::string list = fmt::format("{}", fmt::join(moves, ", "));
    fmt::print("      {}\n",
               language.say(say("record-legal", {{"seat", index(seat)}, {"moves", list}})));
  }
}

json::object legal_json(const AnyGame& game, const AnyState& state) {
  json::object legal;
  for (const Seat seat : game.actors(state)) {
    json::array moves;
    for (const AnyMove& move : game.legal_moves(state, seat)) {
      moves.emplace_back(game.notate(state, seat, move));
    }
    legal[std::to_string(index(seat))] = std::move(moves);
  }
  return legal;
}

json::object step_json(const AnyGame& game, std::size_t number, const Step& step,
                       const AnyState& before, const AnyState& after, bool legal) {
  json::object line;
  line["step"] = number;
  if (step.kind == Step::Kind::move) {
    line["seat"] = index(step.seat);
    line["move"] = step.move;
    if (legal) line["legal"] = legal_json(game, before);
  } else {
    json::array texts;
    for (const Draw& draw : step.draws) texts.emplace_back(draw.text);
    line["chance"] = std::move(texts);
  }
  const std::vector<int> scores = scores_of(game, after);
  line["scores"] = json::array(scores.begin(), scores.end());
  return line;
}

/// For programs: in English, whatever the person speaks.
json::object ending_json(const AnyGame& game, const Record& record, const AnyState& state) {
  json::object line;
  const Outcome outcome = outcome_of(game, state, record);
  const bool over = game.over(state) || record.stopped;
  line["over"] = over;
  line["scores"] = json::array(outcome.scores.begin(), outcome.scores.end());
  line["winners"] =
      over ? json::array(outcome.winners.begin(), outcome.winners.end()) : json::array();
  if (record.stopped) line["stopped"] = name_of(*record.stopped);
  if (!outcome.grade.empty()) line["grade"] = outcome.grade;
  if (!record.forfeits.empty()) {
    json::array forfeits;
    for (const Forfeit& forfeit : record.forfeits) {
      forfeits.push_back(json::object{{"seat", index(forfeit.seat)}, {"why", forfeit.why}});
    }
    line["forfeits"] = std::move(forfeits);
  }
  json::array sheets;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    sheets.push_back(json::parse(schema::to_json(
        table::sheet_view(game, game.score_sheet(state, seat)), built_in_english())));
  }
  line["sheets"] = std::move(sheets);
  return line;
}

void print_ending(const Language& language, const AnyGame& game, const Record& record,
                  const AnyState& state) {
  const Drawing drawing = game.draw(game.observe(state, Viewer::spectator()), language);
  fmt::print("\n{}\n",
             ::isatty(STDOUT_FILENO) == 1 ? drawing.canvas.ansi() : drawing.canvas.plain());
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const Text name = player_name(record, seat);
    fmt::print("{}\n",
               language.say(say(
                   name.empty() ? "record-score" : "record-score-named",
                   {{"seat", index(seat)}, {"name", name}, {"points", game.score(state, seat)}})));
    for (const ScoreLine& line : game.score_sheet(state, seat).lines) {
      fmt::print("  {:>4}  {}\n", line.points, language.say(line.text));
    }
  }
  if (!game.over(state) && !record.stopped) {
    fmt::print("{}\n", language.say(say("record-unfinished")));
    return;
  }
  for (const Forfeit& forfeit : record.forfeits) {
    fmt::print("{}\n", language.say(say("record-placed-last",
                                        {{"seat", index(forfeit.seat)},
                                         {"why", named("townsmith", "forfeit", forfeit.why)}})));
  }
  const Outcome outcome = outcome_of(game, state, record);
  if (record.stopped && outcome.winners.empty()) {
    const std::string_view how =
        record.stopped == Stop::agreed ? "ending-agreed" : "ending-nobody-left";
    fmt::print("{}\n", language.say(townsmith::say("townsmith", how)));
    return;
  }
  if (!outcome.grade.empty()) {
    fmt::print("{}\n", language.say(game.grade_text(outcome.grade)));
  }
  if (outcome.scores.size() > 1) {
    std::vector<Text> seats;
    for (const int winner : outcome.winners) seats.push_back(literal(std::to_string(winner)));
    fmt::print("{}\n", language.say(say("record-winners", {{"seats", std::move(seats)}})));
  }
}

/// A checked game in one line: its steps and how it ended.
Result<json::object> game_json(const AnyGame& game, const Record& record, bool legal) {
  json::array steps;
  AnyState before = game.start();
  const auto visit = [&](std::size_t i, const Replayer& after) {
    steps.emplace_back(step_json(game, i + 1, record.steps[i], before, after.state(), legal));
    before = after.state();
  };
  TRY(const Replayer played, replay(game, record, visit));
  json::object line;
  line["name"] = record.game;
  line["steps"] = std::move(steps);
  line["ending"] = ending_json(game, record, played.state());
  return line;
}

/// One line for one game of many; the rules of the game before are used again if they are the same.
Result<> replay_one(const Context& context, const ReplayArgs& args, std::string_view text,
                    std::size_t number, OpenedGame& opened) {
  TRY(const Record record, parse_record(text));
  if (!opened.game || !check_header(record, *opened.game)) {
    TRY(opened, open_game(context, record));
  }
  if (args.json) {
    TRY(json::object line, game_json(*opened.game, record, args.legal));
    json::object numbered{{"game", number}};
    for (auto& member : line) numbered[member.key()] = std::move(member.value());
    fmt::print("{}\n", json::serialize(numbered));
    return {};
  }
  TRY(const Replayer played, replay(*opened.game, record));
  const Language& language = context.language;
  fmt::print("{:>6}  {:<12} {:>11}   {}{}\n", number, record.game,
             language.say(say("record-steps", {{"steps", record.steps.size()}})),
             fmt::join(scores_of(*opened.game, played.state()), " : "),
             opened.game->over(played.state())
                 ? ""
                 : fmt::format("   {}", language.say(say(record.stopped ? "record-stopped"
                                                                        : "record-open"))));
  return {};
}

Result<> replay_all(const Context& context, const ReplayArgs& args) {
  TRY(const std::string text, read_file(args.file));
  OpenedGame opened;
  std::size_t number = 0;
  for (const std::string_view one : split_records(text)) {
    if (context.stop) break;
    ++number;
    if (const auto done = replay_one(context, args, one, number, opened); !done) {
      return refuse(done.error().reason,
                    say("game-of-file-problem",
                        {{"number", number}, {"file", args.file}, {"why", done.error().text}}));
    }
  }
  return {};
}

}  // namespace

Result<> replay_file(const Context& context, const ReplayArgs& args) {
  if (args.all) return replay_all(context, args);
  TRY(Record record, read_record(args.file, args.number));
  TRY(const OpenedGame opened, open_game(context, record));
  const AnyGame& game = *opened.game;
  // The whole record is checked before anything is printed.
  TRY(replay(game, record));
  if (args.at >= 0) {
    if (static_cast<std::size_t>(args.at) > record.steps.size()) {
      return refuse(Reason::bad_value,
                    say("no-such-step", {{"count", record.steps.size()}, {"step", args.at}}));
    }
    record.steps.resize(static_cast<std::size_t>(args.at));
    record.finished = false;
    record.stopped.reset();
  }
  const Language language = context.language.with(game.translations());
  AnyState before = game.start();
  const auto visit = [&](std::size_t i, const Replayer& replayer) {
    const AnyState& after = replayer.state();
    const Step& step = record.steps[i];
    if (args.json) {
      const json::object line = step_json(game, i + 1, step, before, after, args.legal);
      fmt::print("{}\n", json::serialize(line));
    } else {
      print_step(language, game, i + 1, step, after);
      if (args.legal && step.kind == Step::Kind::move) {
        print_legal(language, game, before);
      }
    }
    before = after;
  };
  TRY(const Replayer played, replay(game, record, visit));
  if (args.json) {
    fmt::print("{}\n", json::serialize(ending_json(game, record, played.state())));
  } else {
    print_ending(language, game, record, played.state());
  }
  return {};
}

}  // namespace townsmith::cli
