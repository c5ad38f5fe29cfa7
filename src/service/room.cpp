#include "service/room.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/json_text.h"
#include "core/replay.h"

namespace townsmith::service {
namespace {

using table::Command;
using table::Occupant;

/// Whose clocks run: people's who are there.
SeatSet clocked(const table::Table& table) {
  SeatSet running = table.waiting_for();
  for (const Seat seat : table.waiting_for()) {
    if (table.played_by_bot(seat)) running.erase(seat);
  }
  return running;
}

store::Stage stage_of(const table::Table& table) {
  if (table.over()) return store::Stage::over;
  return table.started() ? store::Stage::playing : store::Stage::waiting;
}

std::string options_text(const Record& header) {
  json::object options;
  for (const auto& [name, value] : header.options) options[name] = value;
  return json::serialize(options);
}

/// Who sits in a seat and how it stands there, for lists.
std::string seat_text(const host::LiveTable& live, const AnyState& seen, Seat seat) {
  const table::SeatInfo& info = live.table().seat(seat);
  const bool human = info.occupant == Occupant::human;
  const bool bot = info.occupant == Occupant::bot;
  return fmt::format(
      R"({{"occupant":"{}","name":{},"person":{},"bot":{},"score":{},"waiting":{},"away":{}}})",
      table::name_of(info.occupant), in_json(info.name), human ? in_json(live.owner(seat)) : "null",
      bot ? fmt::format("\"{}\"", info.bot) : "null", live.game().score(seen, seat),
      live.table().waiting_for().contains(seat), !info.stand_in.empty());
}

bool has(const json::object& object, std::string_view name, json::kind kind) {
  const json::value* member = object.if_contains(name);
  return member != nullptr && member->kind() == kind;
}

/// A stored summary, if it is one still.
std::optional<json::object> read_summary(const std::string& text) {
  using json::kind;
  json::error_code wrong;
  json::value parsed = json::parse(text, wrong);
  if (wrong || !parsed.is_object()) return {};
  json::object& summary = parsed.get_object();
  if (!has(summary, "pace", kind::object) || !has(summary, "players", kind::int64) ||
      !has(summary, "options", kind::object) || !has(summary, "seats", kind::array) ||
      !has(summary, "winners", kind::array)) {
    return {};
  }
  for (const json::value& seat : summary.at("seats").get_array()) {
    if (!seat.is_object()) return {};
    const json::object& one = seat.get_object();
    if (!has(one, "occupant", kind::string) || !has(one, "name", kind::string) ||
        !one.contains("person") || !one.contains("bot") || !has(one, "score", kind::int64) ||
        !has(one, "waiting", kind::bool_) || !has(one, "away", kind::bool_)) {
      return {};
    }
  }
  return std::move(summary);
}

}  // namespace

Room::Room(store::TableRow row, Record header, Pace pace)
    : row_(std::move(row)),
      header_(std::move(header)),
      pace_(pace),
      pace_text_(json::serialize(pace_view(pace))),
      options_text_(options_text(header_)),
      clocks_(pace) {}

Room::Room(std::string id, const host::LiveTable& live, Pace pace, bool listed, Time now)
    : Room(store::TableRow{}, new_record(live.game()), pace) {
  row_.id = std::move(id);
  row_.game = header_.game;
  row_.listed = listed;
  row_.creator = live.creator();
  row_.terms = json::serialize(
      json::object{{"header", townsmith::to_text(header_)}, {"pace", pace_view(pace)}});
  row_.seed = live.seed();
  row_.created = now;
  row_.changed = now;
  touched = now;
}

Result<Room> Room::from_row(store::TableRow row) {
  json::error_code wrong;
  const json::value terms = json::parse(row.terms, wrong);
  const json::object* object = wrong ? nullptr : terms.if_object();
  const json::value* header = object == nullptr ? nullptr : object->if_contains("header");
  const json::value* pace = object == nullptr ? nullptr : object->if_contains("pace");
  if (header == nullptr || !header->is_string() || pace == nullptr || !pace->is_object()) {
    return refuse(Reason::bad_record, "the terms of this table are damaged");
  }
  Result<Record> record = parse_record(std::string_view(header->get_string()));
  if (!record) return tl::unexpected(record.error());
  const Result<Pace> agreed = read_pace(pace->get_object());
  if (!agreed) return tl::unexpected(agreed.error());
  row.deeds = 0;  // they follow
  row.game = record->game;
  return Room(std::move(row), std::move(*record), *agreed);
}

store::Deed Room::note(const host::Deed& deed, const host::LiveTable& live, Time now) {
  // Who has committed and is asked again, because that closed the round, begins another turn.
  SeatSet anew;
  if (deed.command.kind == Command::Kind::commit && !deed.draws.empty()) {
    anew = live.table().waiting_for();
  }
  clocks_.set(clocked(live.table()), anew, now);
  return {++row_.deeds, now, host::to_text(deed)};
}

Room::Changes Room::refresh(const host::LiveTable& live, Time now) {
  const table::Table& table = live.table();
  Changes changes;
  // Whatever a bot or a clock does in the last moment, closed is closed.
  const bool closed = row_.stage == store::Stage::closed;
  const store::Stage stage = closed ? row_.stage : stage_of(table);
  changes.ended = stage == store::Stage::over && row_.stage != stage;
  changes.people = stage != row_.stage;
  changes.turns = changes.people || waiting_ != table.waiting_for();
  waiting_ = table.waiting_for();
  row_.stage = stage;
  // When somebody draws in an open round is nobody's business.
  const std::uint64_t version = table.version(Viewer::spectator());
  if (version != public_version_ || changes.people) row_.changed = now;
  public_version_ = version;
  row_.summary = summary_text(live);
  row_.wake = 0;
  if (const auto next = clocks_.next()) row_.wake = next->at;
  touched = now;
  return changes;
}

std::string Room::summary_text(const host::LiveTable& live) const {
  const AnyGame& game = live.game();
  const AnyObserved seen = live.table().position(Viewer::spectator());
  std::string seats;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    if (!seats.empty()) seats += ',';
    seats += seat_text(live, seen.state(), seat);
  }
  std::string winners;
  std::string grade = "null";
  if (live.table().over()) {
    const Outcome outcome = game.outcome(seen.state());
    winners = fmt::format("{}", fmt::join(outcome.winners, ","));
    if (!outcome.grade.empty()) grade = in_json(outcome.grade);
  }
  return fmt::format(
      R"({{"pace":{},"players":{},"options":{},"seats":[{}],"winners":[{}],"grade":{}}})",
      pace_text_, int{game.setup().players}, options_text_, seats, winners, grade);
}

void Room::settle(const host::LiveTable& live) {
  if (!read_summary(row_.summary)) row_.summary = summary_text(live);
  waiting_ = live.table().waiting_for();
  public_version_ = live.table().version(Viewer::spectator());
  row_.wake = 0;
  if (const auto next = clocks_.next()) row_.wake = next->at;
}

std::string_view summary_stage(store::Stage stage) {
  switch (stage) {
    case store::Stage::waiting: return "waiting";
    case store::Stage::playing: return "playing";
    case store::Stage::over: return "over";
    case store::Stage::closed: break;
  }
  return "closed";
}

std::vector<std::string> people_at(const host::LiveTable& live) {
  std::vector<std::string> people;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    people.push_back(live.owner(seat));
  }
  return people;
}

std::vector<store::Placement> placements(const host::LiveTable& live) {
  const Record record = live.table().record();
  if (record.players < 2) return {};
  const auto is_absent = [&](int seat) {
    return !live.table().seat(seat_at(seat)).stand_in.empty();
  };
  const auto is_winner = [&](int seat) {
    const auto& winners = record.outcome.winners;
    return std::find(winners.begin(), winners.end(), seat) != winners.end();
  };
  // The rules say who has won; the others stand by their points.
  const auto comes_before = [&](int one, int other) {
    if (is_absent(one)) return false;
    if (is_absent(other)) return true;
    if (is_winner(one) || is_winner(other)) return is_winner(one) && !is_winner(other);
    const auto& scores = record.outcome.scores;
    return scores[static_cast<std::size_t>(one)] > scores[static_cast<std::size_t>(other)];
  };
  std::vector<store::Placement> out;
  bool finished = false;  // by a person
  for (int seat = 0; seat < record.players; ++seat) {
    const table::SeatInfo& info = live.table().seat(seat_at(seat));
    const bool bot = info.occupant == Occupant::bot;
    finished = finished || (!bot && !is_absent(seat));
    int place = 1;
    for (int other = 0; other < record.players; ++other) place += comes_before(other, seat) ? 1 : 0;
    out.push_back({bot ? "bot:" + info.bot : live.owner(seat_at(seat)), place});
  }
  if (!finished) return {};
  return out;
}

std::optional<json::object> summary_view(const store::TableRow& row, const std::string& person) {
  std::optional<json::object> out = read_summary(row.summary);
  if (!out) return {};
  json::value yours = nullptr;
  bool your_turn = false;
  int number = 0;
  for (const json::value& seat : out->at("seats").get_array()) {
    const json::object& entry = seat.get_object();
    if (!person.empty() && entry.at("person") == json::value(person)) {
      yours = number;
      your_turn = row.stage == store::Stage::playing && entry.at("waiting").get_bool() &&
                  !entry.at("away").get_bool();
    }
    ++number;
  }
  (*out)["table"] = row.id;
  (*out)["game"] = row.game;
  (*out)["stage"] = summary_stage(row.stage);
  (*out)["listed"] = row.listed;
  (*out)["changed"] = row.changed;
  (*out)["yours"] = std::move(yours);
  (*out)["your_turn"] = your_turn;
  return out;
}

}  // namespace townsmith::service
