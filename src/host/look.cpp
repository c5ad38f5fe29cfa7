// What is looked at: tables as they are and as they were, records, references.
#include <fmt/format.h>

#include <algorithm>

#include "core/replay.h"
#include "host/glimpse.h"
#include "host/host.h"
#include "table/wire.h"

namespace townsmith::host {

Result<> Host::may_look(const Request& request, const LiveTable& live, Viewer viewer) const {
  if (viewer.is_spectator()) return {};
  const Seat seat = viewer.seat();
  if (index(seat) >= live.game().setup().players) {
    return refuse(Reason::bad_value, fmt::format("there is no seat {}", index(seat)));
  }
  // After the end nothing is hidden any more.
  if (live.table().over() || owns(request.who, live, seat)) return {};
  return refuse(Reason::not_your_seat, fmt::format("seat {} is not yours", index(seat)));
}

Result<> embed(json::object& out, std::string_view name, const std::string& text) {
  json::error_code wrong;
  json::value value = json::parse(text, wrong);
  if (wrong) return refuse(Reason::bad_record, "this table is damaged: it cannot be shown");
  out[name] = std::move(value);
  return {};
}

Host::Answer Host::look(const std::string& who, const LiveTable& live, Viewer viewer,
                        Fields& fields) const {
  const std::uint64_t version = live.table().version(viewer);
  std::uint64_t from = 0;
  if (fields.has("from")) from = static_cast<std::uint64_t>(fields.number("from", 0, INT64_MAX));
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (from > version) from = 0;
  json::object out;
  out["version"] = version;
  Result<> whole = embed(
      out, "events",
      schema::to_json(live.table().events_after(viewer, from, language_), language_));
  if (fields.flag("glimpses", false)) {
    out["header"] = to_text(new_record(live.game()));
    if (whole) whole = embed(out, "glimpse", glimpse_for(who, live, viewer));
  } else if (whole) {
    whole = embed(out, "view", view_for(who, live, live.table(), viewer));
  }
  if (whole && surroundings_.about) {
    whole = embed(out, "about", surroundings_.about(fields.text("table", 64), who));
  }
  if (!whole) return tl::unexpected(whole.error());
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  return out;
}

Host::Answer Host::view(Request& request) {
  const Result<LiveTable*> live = find_table(request.fields);
  if (!live) return tl::unexpected(live.error());
  const Viewer viewer = request.fields.viewer("as");
  if (const auto read = request.fields.outcome(); !read) return tl::unexpected(read.error());
  if (const auto may = may_look(request, **live, viewer); !may) return tl::unexpected(may.error());
  return look(request.who, **live, viewer, request.fields);
}

Result<> Host::may_watch(const Request& request, const std::string& table, LiveTable& live) const {
  const std::set<std::string>& watching = clients_.at(request.client).watching;
  if (!watching.contains(table) && watching.size() >= policy_.most_watches_of_client) {
    return refuse(Reason::too_much, "you look on at too many tables already");
  }
  // However many look on, who plays there comes in.
  const bool belongs = !request.who.empty() && (live.creator() == request.who ||
                                                !seat_of(request.who, live).is_spectator());
  if (belongs || live.watches().size() < policy_.most_watches) return {};
  return refuse(Reason::too_much, "too many look on at this table already");
}

Host::Answer Host::watch(Request& request) {
  Answer out = view(request);
  if (!out) return out;
  LiveTable& live = **find_table(request.fields);
  const Viewer viewer = request.fields.viewer("as");
  std::vector<LiveTable::Watch>& watches = live.watches();
  const auto known = std::find_if(watches.begin(), watches.end(), [&](const auto& watch) {
    return watch.client == request.client && watch.viewer == viewer;
  });
  const bool glimpses = request.fields.flag("glimpses", false);
  if (known != watches.end()) {
    known->glimpses = glimpses;
  } else {
    const std::string table = request.fields.text("table", 64);
    if (const auto may = may_watch(request, table, live); !may) return tl::unexpected(may.error());
    watches.push_back({request.client, viewer, live.table().version(viewer), glimpses});
    clients_.at(request.client).watching.insert(table);
  }
  return out;
}

Host::Answer Host::unwatch(Request& request) {
  const Result<LiveTable*> live = find_table(request.fields);
  if (!live) return tl::unexpected(live.error());
  const Viewer viewer = request.fields.viewer("as");
  if (const auto read = request.fields.outcome(); !read) return tl::unexpected(read.error());
  std::vector<LiveTable::Watch>& watches = (*live)->watches();
  std::erase_if(watches, [&](const auto& watch) {
    return watch.client == request.client && watch.viewer == viewer;
  });
  const bool still = std::any_of(watches.begin(), watches.end(),
                                 [&](const auto& watch) { return watch.client == request.client; });
  if (!still) clients_.at(request.client).watching.erase(request.fields.text("table", 64));
  return json::object();
}

Host::Answer Host::record(Request& request) {
  const Result<LiveTable*> live = find_table(request.fields);
  if (!live) return tl::unexpected(live.error());
  const Record record = (*live)->record();
  if (policy_.own_page || record.finished) return json::object{{"record", to_text(record)}};
  return json::object{{"record", to_text(record, seat_of(request.who, **live))}};
}

Viewer Host::seat_of(const std::string& who, const LiveTable& live) const {
  const SeatSet seats = seats_of(who, live);
  return seats.empty() ? Viewer::spectator() : Viewer(seats.front());
}

namespace {

/// Every step of a record, as the viewer may know it.
json::array steps_view(const AnyGame& game, const Record& record, Viewer viewer,
                       const Language& language) {
  json::array steps;
  Replayer replayer(game);
  for (const Step& step : record.steps) {
    json::object entry;
    entry["step"] = steps.size() + 1;
    entry["seat"] = nullptr;
    entry["move"] = nullptr;
    if (step.kind == Step::Kind::move) {
      const AnyState& before = replayer.state();
      if (const auto move = game.parse(before, step.seat, step.move)) {
        entry["seat"] = index(step.seat);
        entry["move"] =
            json::parse(table::move_view(game, before, step.seat, *move, language).json);
      }
    }
    json::array draws;
    for (const Draw& draw : step.draws) {
      if (draw.only.is_spectator() || draw.only == viewer) draws.emplace_back(draw.text);
    }
    entry["draws"] = std::move(draws);
    if (!replayer.play(step)) break;
    const AnyObserved seen = game.observe(replayer.state(), viewer);
    json::array scores;
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      scores.emplace_back(game.score(seen.state(), seat));
    }
    entry["scores"] = std::move(scores);
    steps.push_back(std::move(entry));
  }
  return steps;
}

}  // namespace

Host::Answer Host::replay(Request& request) {
  Fields& fields = request.fields;
  const Result<LiveTable*> live = find_table(fields);
  if (!live) return tl::unexpected(live.error());
  const Viewer viewer = fields.viewer("as");
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (const auto may = may_look(request, **live, viewer); !may) return tl::unexpected(may.error());

  if (!policy_.own_page) return refuse(Reason::not_allowed, "a page replays records itself");
  const Record record = (*live)->record();
  json::object out;
  out["total"] = record.steps.size();
  if (!fields.has("step")) {
    out["steps"] = steps_view((*live)->game(), record, viewer, language_);
    return out;
  }
  const std::int64_t step =
      fields.number("step", 0, static_cast<std::int64_t>(record.steps.size()));
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  const Result<table::Table> past =
      table::Table::past((*live)->game(), record, static_cast<std::size_t>(step));
  if (!past) return tl::unexpected(past.error());
  table::TableView then =
      table::view((*live)->game(), past->glimpse(viewer), seats_of(request.who, **live), language_);
  // Nobody decides anything in the past.
  then.moves.clear();
  then.may = {};
  if (const auto shown = embed(out, "view", schema::to_json(then, language_)); !shown) {
    return tl::unexpected(shown.error());
  }
  return out;
}

SeatSet Host::seats_of(const std::string& who, const LiveTable& live) const {
  SeatSet seats;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    if (owns(who, live, seat)) seats.insert(seat);
  }
  return seats;
}

std::string Host::view_for(const std::string& who, const LiveTable& live,
                           const table::Table& table, Viewer viewer) const {
  return schema::to_json(
      table::view(live.game(), table.glimpse(viewer), seats_of(who, live), language_), language_);
}

std::string Host::glimpse_for(const std::string& who, const LiveTable& live, Viewer viewer) const {
  return host::to_text(live.table().glimpse(viewer), seats_of(who, live), live.layout());
}

Result<Host::Shown> Host::read_shown(Fields& fields) {
  const std::string header = fields.text("header", policy_.most_message_bytes);
  const json::object& message = fields.object("glimpse");
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  const Result<Record> record = parse_record(header);
  if (!record) return tl::unexpected(record.error());
  Result<Rules> rules = rules_of(*record);
  if (!rules) return tl::unexpected(rules.error());
  if (shown_ != rules->game) {
    shown_ = rules->game;
    shown_layout_ = layout_of(*shown_);
  }
  Result<Received> received = read_glimpse(message, shown_->setup().players, shown_layout_);
  if (!received) return tl::unexpected(received.error());
  const table::Glimpse& glimpse = received->glimpse;
  if (glimpse.may_move && !shown_->actors(glimpse.position).contains(glimpse.viewer.seat())) {
    return refuse(Reason::bad_value, "who is not to move may not move");
  }
  return Shown{std::move(*rules), received->glimpse, received->yours};
}

/// The view of a glimpse that came from a server.
Host::Answer Host::show(Request& request) {
  if (!policy_.own_page) return refuse(Reason::not_allowed, "a page makes its views itself");
  const Result<Shown> shown = read_shown(request.fields);
  if (!shown) return tl::unexpected(shown.error());
  json::object out;
  const table::TableView view =
      table::view(*shown->rules.game, shown->glimpse, shown->yours, language_);
  if (const auto whole = embed(out, "view", schema::to_json(view, language_)); !whole) {
    return tl::unexpected(whole.error());
  }
  return out;
}

Host::Answer Host::reference(Request& request) {
  const Result<LiveTable*> live = find_table(request.fields);
  if (!live) return tl::unexpected(live.error());
  const Viewer viewer = request.fields.viewer("as");
  if (const auto read = request.fields.outcome(); !read) return tl::unexpected(read.error());
  if (const auto may = may_look(request, **live, viewer); !may) return tl::unexpected(may.error());
  json::array sections;
  for (const ReferenceSection& section :
       (*live)->game().reference((*live)->table().position(viewer))) {
    json::array columns;
    for (const Text& column : section.columns) columns.emplace_back(language_.say(column));
    json::array rows;
    for (const auto& row : section.rows) {
      json::array cells;
      for (const ReferenceSection::Cell& cell : row) {
        if (const auto* number = std::get_if<std::int64_t>(&cell)) {
          cells.emplace_back(*number);
        } else {
          cells.emplace_back(language_.say(std::get<Text>(cell)));
        }
      }
      rows.push_back(std::move(cells));
    }
    sections.push_back(json::object{{"key", section.key},
                                    {"title", language_.say(section.title)},
                                    {"columns", std::move(columns)},
                                    {"rows", std::move(rows)}});
  }
  return json::object{{"sections", std::move(sections)}};
}

}  // namespace townsmith::host
