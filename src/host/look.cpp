// What is looked at: tables as they are and as they were, records, references.
#include <algorithm>

#include "core/replay.h"
#include "host/glimpse.h"
#include "host/host.h"

namespace townsmith::host {

Result<> Host::may_look(const Request& request, const LiveTable& live, Viewer viewer) const {
  if (viewer.is_spectator()) return {};
  const Seat seat = viewer.seat();
  if (index(seat) >= live.game().setup().players) {
    return refuse(Reason::bad_value, say("townsmith", "seat-unknown"));
  }
  // After the end nothing is hidden any more.
  if (live.table().over() || owns(request.who, live, seat)) return {};
  return refuse(Reason::not_your_seat, say("townsmith", "not-your-seat"));
}

Result<LiveTable*> Host::find_seen(Request& request, const std::string& name, Viewer viewer) {
  TRY(LiveTable* const live, find_table(request, name));
  TRY(may_look(request, *live, viewer));
  return live;
}

template <class Seen>
Seen Host::look(const Request& request, const LiveTable& live,
                const protocol::AsViewerFrom& ask) const {
  Seen out;
  out.version = live.table().version(ask.as);
  const std::uint64_t from = ask.from.value_or(0);
  out.events = live.table().events_after(ask.as, from > out.version ? 0 : from);
  if constexpr (std::is_same_v<Seen, protocol::Glimpsed>) {
    out.header = to_text(new_record(live.game()));
    out.glimpse = glimpse_for(request.who, live, ask.as);
  } else {
    out.view = view_for(request.who, live, ask.as, request.language);
  }
  if (hooks_.about) out.about_table = hooks_.about(ask.table, request.who);
  return out;
}

Result<protocol::Watched> Host::answer(Request& request, const protocol::ViewOnce& ask) {
  return find_seen(request, ask.table, ask.as).map([&](const LiveTable* live) {
    return look<protocol::Watched>(request, *live, ask);
  });
}
Result<protocol::Glimpsed> Host::answer(Request& request, const protocol::GlimpseOnce& ask) {
  return find_seen(request, ask.table, ask.as).map([&](const LiveTable* live) {
    return look<protocol::Glimpsed>(request, *live, ask);
  });
}

Result<> Host::may_watch(const Request& request, const std::string& table, LiveTable& live) const {
  const std::set<std::string>& watching = request.person.watching;
  if (!watching.contains(table) && watching.size() >= policy_.max_watches_of_client) {
    return refuse(Reason::too_much, say("townsmith", "watching-too-many"));
  }
  // However many look on, players come in.
  const bool belongs = !request.who.empty() && (live.creator() == request.who ||
                                                !seat_of(request.who, live).is_spectator());
  if (belongs || live.watches().size() < policy_.max_watches) return {};
  return refuse(Reason::too_much, say("townsmith", "watched-by-too-many"));
}

template <class Seen>
Result<Seen> Host::watch(Request& request, const protocol::AsViewerFrom& ask) {
  constexpr bool glimpses = std::is_same_v<Seen, protocol::Glimpsed>;
  TRY(LiveTable* const live, find_seen(request, ask.table, ask.as));
  std::vector<LiveTable::Watch>& watches = live->watches();
  const auto known = std::find_if(watches.begin(), watches.end(), [&](const auto& watch) {
    return watch.client == request.client && watch.viewer == ask.as;
  });
  const auto place = static_cast<std::size_t>(known - watches.begin());
  if (known != watches.end()) {
    known->glimpses = glimpses;
  } else {
    TRY(may_watch(request, ask.table, *live));
    watches.push_back({request.client, ask.as, live->table().version(ask.as), glimpses});
    request.person.watching.insert(ask.table);
  }
  Seen seen = look<Seen>(request, *live, ask);
  if (seen.about_table) watches[place].about = about_mark(*seen.about_table);
  return seen;
}

Result<protocol::Watched> Host::answer(Request& request, const protocol::Watch& ask) {
  return watch<protocol::Watched>(request, ask);
}
Result<protocol::Glimpsed> Host::answer(Request& request, const protocol::WatchGlimpses& ask) {
  return watch<protocol::Glimpsed>(request, ask);
}

Result<protocol::Nothing> Host::answer(Request& request, const protocol::Unwatch& ask) {
  TRY(LiveTable* const live, find_table(ask.table));
  std::vector<LiveTable::Watch>& watches = live->watches();
  std::erase_if(watches, [&](const auto& watch) {
    return watch.client == request.client && watch.viewer == ask.as;
  });
  const bool still = std::any_of(watches.begin(), watches.end(),
                                 [&](const auto& watch) { return watch.client == request.client; });
  if (!still) request.person.watching.erase(ask.table);
  return protocol::Nothing();
}

Result<protocol::RecordText> Host::answer(Request& request, const protocol::GetRecord& ask) {
  TRY(LiveTable* const live, find_table(ask.table));
  const Record record = live->record();
  if (policy_.in_browser || record.finished) return protocol::RecordText{to_text(record)};
  return protocol::RecordText{to_text(record, seat_of(request.who, *live))};
}

Result<protocol::NewSteps> Host::answer(Request& /*request*/, const protocol::GetNewSteps& ask) {
  TRY(LiveTable* const live, find_table(ask.table));
  const Record record = live->record();
  const auto check = [](std::string_view lines) { return hash_text(fnv1a(0, lines)); };
  protocol::NewSteps out;
  out.steps = steps_text(record);
  out.rest = rest_text(record);
  out.lines = record.steps.size() + 1;
  out.check = check(out.steps);
  if (ask.lines > out.lines) return out;
  std::size_t known = 0;
  for (std::uint64_t i = 0; i < ask.lines; ++i) known = out.steps.find('\n', known) + 1;
  if (ask.lines > 0 && ask.check == check(std::string_view(out.steps).substr(0, known))) {
    out.from = ask.lines;
    out.steps.erase(0, known);
  }
  return out;
}

Viewer Host::seat_of(const std::string& who, const LiveTable& live) const {
  const SeatSet seats = seats_of(who, live);
  return seats.empty() ? Viewer::spectator() : Viewer(seats.front());
}

namespace {

/// Every step of a record, as the viewer may know it.
std::vector<protocol::ReplayStep> replay_steps(const table::Table& table, const Record& record,
                                               Viewer viewer, const Language& language) {
  const AnyGame& game = table.game();
  std::vector<protocol::ReplayStep> steps;
  Replayer replayer(game);
  for (const Step& step : record.steps) {
    protocol::ReplayStep entry;
    entry.step = steps.size() + 1;
    if (step.kind == Step::Kind::move) {
      const AnyState& before = replayer.state();
      if (const auto move = game.parse(before, step.seat, step.move)) {
        entry.seat = step.seat;
        entry.move = table::move_view(game, before, step.seat, *move, language);
        entry.sentence = table::moved_text(table::shown_name(table.seat(step.seat).name),
                                           game.explain(before, step.seat, *move).sentence);
      }
    }
    for (const Draw& draw : step.draws) {
      if (draw.only.is_spectator() || draw.only == viewer) entry.draws.push_back(game.tell(draw));
    }
    if (!entry.draws.empty() && entry.sentence.empty()) {
      entry.sentence = say("townsmith", "event-drawn", {{"what", entry.draws}});
    }
    if (!replayer.play(step)) break;
    const AnyObserved seen = game.observe(replayer.state(), viewer);
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      entry.scores.push_back(game.score(seen.state(), seat));
    }
    steps.push_back(std::move(entry));
  }
  return steps;
}

}  // namespace

Result<protocol::Replayed> Host::answer(Request& request, const protocol::Replay& ask) {
  TRY(LiveTable* const live, find_seen(request, ask.table, ask.as));
  const Record record = live->record();
  protocol::Replayed out;
  out.total = record.steps.size();
  if (!ask.step) {
    out.steps = replay_steps(live->table(), record, ask.as, request.language);
    return out;
  }
  if (*ask.step > record.steps.size()) {
    return refuse(Reason::bad_value,
                  say("townsmith", "step-unknown", {{"total", record.steps.size()}}));
  }
  TRY(const table::Table past, table::Table::past(live->game(), record, *ask.step));
  table::TableView then = table::view(live->game(), past.glimpse(ask.as),
                                      seats_of(request.who, *live), request.language);
  // Nobody decides anything in the past.
  then.moves.clear();
  then.may = {};
  out.view = std::move(then);
  return out;
}

SeatSet Host::seats_of(const std::string& who, const LiveTable& live) const {
  SeatSet seats;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    if (owns(who, live, seat)) seats.insert(seat);
  }
  return seats;
}

table::TableView Host::view_for(const std::string& who, const LiveTable& live, Viewer viewer,
                                const Language& language) const {
  return table::view(live.game(), live.table().glimpse(viewer), seats_of(who, live), language);
}

protocol::Glimpse Host::glimpse_for(const std::string& who, const LiveTable& live,
                                    Viewer viewer) const {
  return to_wire(live.table().glimpse(viewer), seats_of(who, live), live.layout());
}

/// The view of a glimpse that came from a server.
Result<protocol::Shown> Host::answer(Request& request, const protocol::Show& ask) {
  TRY(const GlimpseReader::Seen seen, glimpses_.read(ask.header, ask.glimpse));
  request.language = request.language.with(seen.rules.game->translations());
  return protocol::Shown{table::view(*seen.rules.game, seen.glimpse, seen.yours, request.language)};
}

protocol::Reference to_wire(std::vector<ReferenceSection> sections) {
  protocol::Reference out;
  for (ReferenceSection& section : sections) {
    out.sections.push_back({std::move(section.key), std::move(section.title),
                            std::move(section.columns), std::move(section.rows)});
  }
  return out;
}

Result<protocol::Reference> Host::answer(Request& request, const protocol::LookUp& ask) {
  TRY(LiveTable* const live, find_seen(request, ask.table, ask.as));
  return to_wire(live->game().reference(live->table().position(ask.as)));
}

}  // namespace townsmith::host
