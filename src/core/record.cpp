#include "core/record.h"

#include <algorithm>

#include "core/content.h"
#include "core/json.h"
#include "core/words.h"

namespace townsmith {
namespace {

constexpr std::size_t max_record_bytes = 16U << 20U;

json::array int_array(const std::vector<int>& numbers) {
  return json::array(numbers.begin(), numbers.end());
}

json::object header_json(const Record& record) {
  json::object header;
  header["townsmith"] = record_format;
  header["game"] = record.game;
  header["rules"] = record.rules_version;
  header["players"] = record.players;
  json::object options;
  for (const auto& [name, value] : record.options) options[name] = value;
  header["options"] = std::move(options);
  header["content"] = record.content;
  if (!record.names.empty())
    header["names"] = json::array(record.names.begin(), record.names.end());
  if (!record.bots.empty()) header["bots"] = json::array(record.bots.begin(), record.bots.end());
  if (!record.commitment.empty()) header["commitment"] = record.commitment;
  if (!record.shares.empty()) {
    header["shares"] = json::array(record.shares.begin(), record.shares.end());
  }
  return header;
}

json::object step_json(const Step& step) {
  json::object line;
  if (step.kind == Step::Kind::move) {
    line["seat"] = index(step.seat);
    line["move"] = step.move;
    return line;
  }
  json::array shown;
  json::array draws;
  for (const Draw& draw : step.draws) {
    shown.emplace_back(draw.text);
    json::array numbers = {draw.n, draw.value};
    if (!draw.only.is_spectator()) numbers.emplace_back(index(draw.only.seat()));
    draws.emplace_back(std::move(numbers));
  }
  line["chance"] = std::move(shown);
  line["draws"] = std::move(draws);
  return line;
}

/// The words of nature's step, as far as the viewer may know them.
json::object words_json(const Step& step, Viewer viewer) {
  json::array shown;
  for (const Draw& draw : step.draws) {
    const bool known = draw.only.is_spectator() || draw.only == viewer;
    shown.emplace_back(known ? std::string_view(draw.text) : "hidden");
  }
  return json::object{{"chance", std::move(shown)}};
}

json::object open_json(const OpenTurn& turn) {
  json::object line;
  line["open"] = index(turn.seat);
  line["moves"] = json::array(turn.moves.begin(), turn.moves.end());
  line["committed"] = turn.committed;
  return line;
}

json::object outcome_json(const Record& record) {
  json::object result;
  result["scores"] = int_array(record.outcome.scores);
  result["winners"] = int_array(record.outcome.winners);
  if (!record.outcome.grade.empty()) result["grade"] = record.outcome.grade;
  json::object line;
  line["result"] = std::move(result);
  if (!record.seed.empty()) line["seed"] = record.seed;
  return line;
}

json::object stop_json(const Record& record) {
  json::object line;
  line["stopped"] = record.stopped;
  json::array gone;
  for (const Seat seat : record.gone) gone.emplace_back(index(seat));
  line["gone"] = std::move(gone);
  if (!record.seed.empty()) line["seed"] = record.seed;
  return line;
}

Text in_member(std::string_view name, Text what) {
  return say("townsmith", "value-at", {{"place", printable(name)}, {"what", std::move(what)}});
}

/// Reads one line's members; the first thing that is wrong is kept.
class LineReader {
 public:
  LineReader(const json::object& object, int line) : object_(object), line_(line) {}

  bool has(std::string_view name) const { return object_.contains(name); }

  int integer(std::string_view name, int least, int most) {
    ++used_;
    return integer(object_.if_contains(name), name, least, most);
  }
  int integer(const json::value* value, std::string_view name, int least, int most) {
    const auto* number = value == nullptr ? nullptr : value->if_int64();
    if (number == nullptr || *number < least || *number > most) {
      fail(in_member(name, say("townsmith", "value-range", {{"least", least}, {"most", most}})));
      return least;
    }
    return static_cast<int>(*number);
  }
  std::string text(std::string_view name) {
    ++used_;
    return text(object_.if_contains(name), name);
  }
  std::string text(const json::value* value, std::string_view name) {
    const auto* string = value == nullptr ? nullptr : value->if_string();
    if (string == nullptr) {
      fail(in_member(name, say("townsmith", "value-text")));
      return {};
    }
    return std::string(*string);
  }
  bool flag(std::string_view name) {
    ++used_;
    const auto* value = object_.if_contains(name);
    const auto* truth = value == nullptr ? nullptr : value->if_bool();
    if (truth == nullptr) fail(in_member(name, say("townsmith", "value-boolean")));
    return truth != nullptr && *truth;
  }
  const json::array& array(std::string_view name) {
    static const json::array empty;
    ++used_;
    const auto* value = object_.if_contains(name);
    const auto* list = value == nullptr ? nullptr : value->if_array();
    if (list == nullptr) fail(in_member(name, say("townsmith", "value-list")));
    return list == nullptr ? empty : *list;
  }
  const json::object& object(std::string_view name) {
    static const json::object empty;
    ++used_;
    const auto* value = object_.if_contains(name);
    const auto* inner = value == nullptr ? nullptr : value->if_object();
    if (inner == nullptr) fail(in_member(name, say("townsmith", "value-object")));
    return inner == nullptr ? empty : *inner;
  }

  void fail(Text what) {
    if (problem_.empty()) problem_ = in_line(line_, std::move(what));
  }
  Result<> finish() {
    if (used_ != object_.size()) fail(say("townsmith", "record-members"));
    if (problem_.empty()) return {};
    return refuse(Reason::bad_record, problem_);
  }

 private:
  const json::object& object_;
  int line_;
  std::size_t used_ = 0;
  Text problem_;
};

Result<> read_header(const json::object& object, Record& record) {
  LineReader line(object, 1);
  if (!line.has("townsmith")) {
    return refuse(Reason::bad_record, say("townsmith", "record-none"));
  }
  const int format = line.integer("townsmith", 1, 1'000'000);
  if (format != record_format) {
    return refuse(Reason::other_version,
                  say("townsmith", "record-format", {{"its", format}, {"ours", record_format}}));
  }
  record.game = line.text("game");
  record.rules_version = line.integer("rules", 1, 1'000'000);
  record.players = line.integer("players", 1, max_seats);
  for (const auto& member : line.object("options")) {
    record.options.emplace_back(member.key(), line.text(&member.value(), member.key()));
  }
  record.content = line.text("content");
  const auto read_names = [&line](std::string_view member, std::vector<std::string>& names) {
    if (!line.has(member)) return;
    for (const json::value& name : line.array(member)) names.push_back(line.text(&name, member));
  };
  read_names("names", record.names);
  read_names("bots", record.bots);
  read_names("shares", record.shares);
  for (const auto* names : {&record.names, &record.bots, &record.shares}) {
    if (!names->empty() && names->size() != static_cast<std::size_t>(record.players)) {
      line.fail(say("townsmith", "record-lists"));
    }
  }
  if (line.has("commitment")) record.commitment = line.text("commitment");
  return line.finish();
}

Result<> read_draws(LineReader& line, Step& step) {
  const json::array& shown = line.array("chance");
  if (!line.has("draws")) {
    line.fail(say("townsmith", "record-draws-left-out"));
    return line.finish();
  }
  const json::array& draws = line.array("draws");
  if (shown.size() != draws.size()) line.fail(say("townsmith", "record-draws-long"));
  for (std::size_t i = 0; i < std::min(shown.size(), draws.size()); ++i) {
    const auto* numbers = draws[i].if_array();
    if (numbers == nullptr || numbers->size() < 2 || numbers->size() > 3) {
      line.fail(say("townsmith", "record-draw-form"));
      break;
    }
    Draw draw;
    draw.text = line.text(&shown[i], "chance");
    draw.n = static_cast<std::uint32_t>(line.integer(&(*numbers)[0], "draws", 1, 1 << 30));
    draw.value = static_cast<std::uint32_t>(
        line.integer(&(*numbers)[1], "draws", 0, static_cast<int>(draw.n) - 1));
    if (numbers->size() == 3) {
      draw.only = seat_at(line.integer(&(*numbers)[2], "draws", 0, max_seats - 1));
    }
    step.draws.push_back(std::move(draw));
  }
  return line.finish();
}

Result<> read_open(LineReader& line, Record& record) {
  OpenTurn turn;
  turn.seat = seat_at(line.integer("open", 0, record.players - 1));
  for (const json::value& move : line.array("moves")) {
    turn.moves.push_back(line.text(&move, "moves"));
  }
  turn.committed = line.flag("committed");
  record.open.push_back(std::move(turn));
  return line.finish();
}

Result<> read_outcome(LineReader& line, int number, Record& record) {
  LineReader result(line.object("result"), number);
  for (const json::value& score : result.array("scores")) {
    record.outcome.scores.push_back(result.integer(&score, "scores", -1'000'000, 1'000'000));
  }
  for (const json::value& seat : result.array("winners")) {
    record.outcome.winners.push_back(result.integer(&seat, "winners", 0, max_seats - 1));
  }
  if (result.has("grade")) record.outcome.grade = result.text("grade");
  if (line.has("seed")) record.seed = line.text("seed");
  record.finished = true;
  TRY(result.finish());
  return line.finish();
}

Result<> read_stop(LineReader& line, Record& record) {
  record.stopped = line.text("stopped");
  if (record.stopped != "agreed" && record.stopped != "resigned") {
    line.fail(in_member("stopped", say("townsmith", "record-stopped")));
  }
  for (const json::value& seat : line.array("gone")) {
    record.gone.push_back(seat_at(line.integer(&seat, "gone", 0, record.players - 1)));
  }
  if (line.has("seed")) record.seed = line.text("seed");
  return line.finish();
}

Result<> read_step(const json::object& object, int number, Record& record) {
  LineReader line(object, number);
  if (line.has("open")) return read_open(line, record);
  if (!record.open.empty()) {
    line.fail(say("townsmith", "record-after-open"));
    return line.finish();
  }
  if (line.has("stopped")) return read_stop(line, record);
  if (line.has("result")) return read_outcome(line, number, record);
  Step step;
  Result<> outcome;
  if (line.has("draws") || line.has("chance")) {
    step.kind = Step::Kind::draws;
    outcome = read_draws(line, step);
  } else {
    step.seat = seat_at(line.integer("seat", 0, record.players - 1));
    step.move = line.text("move");
    outcome = line.finish();
  }
  record.steps.push_back(std::move(step));
  return outcome;
}

}  // namespace

Text in_line(std::int64_t line, Text what) {
  return say("townsmith", "record-line", {{"line", line}, {"what", std::move(what)}});
}

std::string to_line(const Step& step) { return json::serialize(step_json(step)) + "\n"; }

std::string to_text(const Record& record) { return steps_text(record) + rest_text(record); }

std::string steps_text(const Record& record) {
  std::string text = json::serialize(header_json(record)) + "\n";
  for (const Step& step : record.steps) text += to_line(step);
  return text;
}

std::string rest_text(const Record& record) {
  std::string text;
  for (const OpenTurn& turn : record.open) text += json::serialize(open_json(turn)) + "\n";
  if (record.finished) text += json::serialize(outcome_json(record)) + "\n";
  if (!record.stopped.empty()) text += json::serialize(stop_json(record)) + "\n";
  return text;
}

std::string to_text(const Record& record, Viewer viewer) {
  std::string text = json::serialize(header_json(record)) + "\n";
  for (const Step& step : record.steps) {
    text += step.kind == Step::Kind::move ? to_line(step)
                                          : json::serialize(words_json(step, viewer)) + "\n";
  }
  for (const OpenTurn& turn : record.open) {
    if (viewer == Viewer(turn.seat)) text += json::serialize(open_json(turn)) + "\n";
  }
  return text;
}

Result<Record> parse_record(std::string_view text) {
  if (text.size() > max_record_bytes) {
    return refuse(Reason::bad_record, say("townsmith", "record-large"));
  }
  if (text.empty()) return refuse(Reason::bad_record, say("townsmith", "record-empty"));
  if (text.back() != '\n') {
    return refuse(Reason::bad_record, say("townsmith", "record-cut-off"));
  }
  Record record;
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    ++number;
    if (record.is_over()) {
      return refuse(Reason::bad_record,
                    in_line(number, say("townsmith", "record-after-result")));
    }
    const Result<json::value> value = parse_json(line, false);
    const auto* object = value ? value->if_object() : nullptr;
    if (object == nullptr) {
      return refuse(Reason::bad_record,
                    in_line(number, say("townsmith", "record-not-json")));
    }
    TRY(number == 1 ? read_header(*object, record) : read_step(*object, number, record));
  }
  return record;
}

}  // namespace townsmith
