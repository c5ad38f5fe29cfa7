#include "core/record.h"

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>

#include "core/content.h"
#include "core/json.h"
#include "core/schema_reading.h"
#include "core/words.h"

namespace townsmith {
namespace {

constexpr std::size_t max_record_bytes = 16U << 20U;

// What stands in the lines of a record, by the members of what they are read into.

struct HeaderLine {
  using Facts = Record;
  DESCRIBE(Record, "RecordHeader", MEMBER(game),
           schema::member("rules", &Record::rules_version, {}, {1, 1'000'000}),
           MEMBER(players, {}, {1, max_seats}), MEMBER(options), MEMBER(content),
           OPTIONAL_MEMBER(pack), OPTIONAL_MEMBER(names), OPTIONAL_MEMBER(bots),
           OPTIONAL_MEMBER(commitment), OPTIONAL_MEMBER(shares));
};

struct MoveLine {
  using Facts = Step;
  DESCRIBE(Step, "RecordMove", MEMBER(seat), MEMBER(move));
};

/// A draw is the number of possibilities, which one it was and, if only one seat saw it, that seat.
struct DrawsLine {
  std::vector<std::string> chance;
  std::vector<std::vector<std::uint32_t>> draws;
  DESCRIBE(DrawsLine, "RecordDraws", MEMBER(chance), MEMBER(draws, {}, {}, {2, 3}, {0, 1 << 30}));
};

struct ForfeitLine {
  using Facts = Forfeit;
  DESCRIBE(Forfeit, "RecordForfeit", schema::member("forfeit", &Forfeit::seat), MEMBER(why));
};

struct OpenLine {
  using Facts = OpenTurn;
  DESCRIBE(OpenTurn, "RecordOpenTurn", schema::member("open", &OpenTurn::seat), MEMBER(moves),
           MEMBER(committed));
};

struct Ending : Outcome {
  DESCRIBE(Ending, "RecordResult", MEMBER(scores, {}, {}, {-1'000'000, 1'000'000}),
           MEMBER(winners, {}, {}, {0, max_seats - 1}), OPTIONAL_MEMBER(grade));
};
struct ResultLine {
  Ending result;
  schema::Maybe<Stop> stopped;
  std::string seed;
  DESCRIBE(ResultLine, "RecordEnd", MEMBER(result), MEMBER(stopped), OPTIONAL_MEMBER(seed));
};

constexpr std::string_view format_member = "townsmith";

template <class Line, class T>
std::string line_of(const T& value) {
  static const Language no_words;
  std::string text;
  JsonWriter out(text, no_words);
  out.begin_object();
  if constexpr (std::is_same_v<Line, HeaderLine>) {
    out.key(format_member);
    out.number(std::int64_t{record_format});
  }
  schema::write_listed<Line>(out, value);
  out.end_object();
  return text + "\n";
}

std::string header_line(const Record& record) { return line_of<HeaderLine>(record); }
std::string open_line(const OpenTurn& turn) { return line_of<OpenLine>(turn); }

std::string forfeit_lines(const Record& record) {
  std::string lines;
  for (const Forfeit& forfeit : record.forfeits) lines += line_of<ForfeitLine>(forfeit);
  return lines;
}

std::string draws_line(const Step& step) {
  DrawsLine line;
  for (const Draw& draw : step.draws) {
    line.chance.push_back(draw.text);
    line.draws.push_back({draw.n, draw.value});
    if (draw.only.is_spectator()) continue;
    line.draws.back().push_back(static_cast<std::uint32_t>(index(draw.only.seat())));
  }
  return line_of<DrawsLine>(line);
}

/// The words of nature's step, as far as the viewer may know them.
std::string words_line(const Step& step, Viewer viewer) {
  json::array shown;
  for (const Draw& draw : step.draws) {
    const bool known = draw.only.is_spectator() || draw.only == viewer;
    shown.emplace_back(known ? std::string_view(draw.text) : "hidden");
  }
  return json::serialize(json::object{{"chance", std::move(shown)}}) + "\n";
}

tl::unexpected<Problem> bad_line(int line, Text what) {
  return refuse(Reason::bad_record, in_line(line, std::move(what)));
}

template <class Line, class T>
Result<> read_line(const json::object& object, int line, T& out) {
  constexpr std::array<std::string_view, 1> beside = {format_member};
  const auto envelope = std::span(beside).first(std::is_same_v<Line, HeaderLine> ? 1 : 0);
  const auto read =
      outcome_of(schema::read_members(object, schema::type_of<Line>(), &out, envelope, 1));
  if (!read) return bad_line(line, read.error().text);
  return {};
}

Result<> read_header(const json::object& object, Record& record) {
  const json::value* format = object.if_contains(format_member);
  if (format == nullptr) return refuse(Reason::bad_record, say("townsmith", "record-none"));
  if (*format != record_format) {
    return refuse(Reason::other_version,
                  say("townsmith", "record-format",
                      {{"its", printable(json::serialize(*format))}, {"ours", record_format}}));
  }
  TRY(read_line<HeaderLine>(object, 1, record));
  for (const auto* names : {&record.names, &record.bots, &record.shares}) {
    if (!names->empty() && names->size() != static_cast<std::size_t>(record.players)) {
      return bad_line(1, say("townsmith", "record-lists"));
    }
  }
  return {};
}

/// A seat that plays.
Result<> check_seat(const Record& record, int line, std::string_view member, Seat seat) {
  if (index(seat) < record.players) return {};
  return bad_line(line, say("townsmith", "value-at",
                            {{"place", std::string(member)},
                             {"what", schema::range_text({0, record.players - 1})}}));
}

Result<> read_draws(const json::object& object, int number, Step& step) {
  if (!object.contains("draws")) {
    return bad_line(number, say("townsmith", "record-draws-left-out"));
  }
  DrawsLine line;
  TRY(read_line<DrawsLine>(object, number, line));
  if (line.chance.size() != line.draws.size()) {
    return bad_line(number, say("townsmith", "record-draws-long"));
  }
  for (std::size_t i = 0; i < line.draws.size(); ++i) {
    const std::vector<std::uint32_t>& numbers = line.draws[i];
    if (numbers[1] >= numbers[0] || (numbers.size() == 3 && numbers[2] >= max_seats)) {
      return bad_line(number, say("townsmith", "record-draw-form"));
    }
    step.draws.push_back({numbers[0], numbers[1], std::move(line.chance[i])});
    if (numbers.size() == 3) step.draws.back().only = seat_at(static_cast<int>(numbers[2]));
  }
  return {};
}

Result<> read_forfeit(const json::object& object, int number, Record& record) {
  Forfeit forfeit;
  TRY(read_line<ForfeitLine>(object, number, forfeit));
  TRY(check_seat(record, number, "forfeit", forfeit.seat));
  const bool known = std::find(forfeit_reasons.begin(), forfeit_reasons.end(), forfeit.why) !=
                     forfeit_reasons.end();
  if (!known || record.forfeited().contains(forfeit.seat)) {
    return bad_line(number, say("townsmith", "record-forfeit"));
  }
  record.forfeits.push_back(std::move(forfeit));
  return {};
}

Result<> read_step(const json::object& object, int number, Record& record) {
  if (object.contains("open")) {
    OpenTurn& turn = record.open.emplace_back();
    TRY(read_line<OpenLine>(object, number, turn));
    return check_seat(record, number, "open", turn.seat);
  }
  if (!record.open.empty()) return bad_line(number, say("townsmith", "record-after-open"));
  if (object.contains("result")) {
    ResultLine line;
    TRY(read_line<ResultLine>(object, number, line));
    record.outcome = std::move(line.result);
    record.stopped = line.stopped;
    record.seed = std::move(line.seed);
    record.finished = true;
    return {};
  }
  if (object.contains("forfeit")) return read_forfeit(object, number, record);
  if (!record.forfeits.empty()) return bad_line(number, say("townsmith", "record-after-forfeit"));
  Step& step = record.steps.emplace_back();
  if (object.contains("draws") || object.contains("chance")) {
    step.kind = Step::Kind::draws;
    return read_draws(object, number, step);
  }
  TRY(read_line<MoveLine>(object, number, step));
  return check_seat(record, number, "seat", step.seat);
}

}  // namespace

Text in_line(std::int64_t line, Text what) {
  return say("townsmith", "record-line", {{"line", line}, {"what", std::move(what)}});
}

std::string to_line(const Step& step) {
  return step.kind == Step::Kind::move ? line_of<MoveLine>(step) : draws_line(step);
}

std::string to_text(const Record& record) { return steps_text(record) + rest_text(record); }

std::string steps_text(const Record& record) {
  std::string text = header_line(record);
  for (const Step& step : record.steps) text += to_line(step);
  return text;
}

std::string rest_text(const Record& record) {
  std::string text = forfeit_lines(record);
  for (const OpenTurn& turn : record.open) text += open_line(turn);
  if (record.finished) {
    ResultLine line{{record.outcome}, {}, record.seed};
    if (record.stopped) line.stopped = *record.stopped;
    text += line_of<ResultLine>(line);
  }
  return text;
}

std::string to_text(const Record& record, Viewer viewer) {
  std::string text = header_line(record);
  for (const Step& step : record.steps) {
    text += step.kind == Step::Kind::move ? to_line(step) : words_line(step, viewer);
  }
  text += forfeit_lines(record);
  for (const OpenTurn& turn : record.open) {
    if (viewer == Viewer(turn.seat)) text += open_line(turn);
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
    if (record.finished) {
      return bad_line(number, say("townsmith", "record-after-result"));
    }
    const Result<json::value> value = parse_json(line, false);
    const auto* object = value ? value->if_object() : nullptr;
    if (object == nullptr) {
      return bad_line(number, say("townsmith", "record-not-json"));
    }
    TRY(number == 1 ? read_header(*object, record) : read_step(*object, number, record));
  }
  return record;
}

}  // namespace townsmith
