// What happened at a table, and who may know it.
#include <algorithm>
#include <utility>

#include "core/json_writer.h"
#include "table/table.h"

namespace townsmith::table {

namespace {

/// What changes nobody's position but perhaps that of the seat it is about.
bool about_people(Event::Kind kind) {
  using enum Event::Kind;
  return kind == seated || kind == left || kind == ready || kind == away || kind == back ||
         kind == forfeited || kind == agreed_end || kind == refused_end;
}

}  // namespace

std::string_view name_of(Event::Kind kind) {
  static constexpr std::array<std::string_view, 14> names = {
      "seated", "left",  "started", "drawn", "moved",     "stepped",    "undone",
      "ready",  "ended", "away",    "back",  "forfeited", "agreed_end", "refused_end"};
  return names[static_cast<std::size_t>(kind)];
}

Event& Table::note(Event::Kind kind, Viewer seat, std::string text, Viewer only) {
  log_.push_back({log_.size() + 1, kind, seat, std::move(text), only});
  if (only.is_spectator()) {
    for (std::uint64_t& version : versions_) ++version;
    ++public_version_;
  } else {
    ++versions_[only.seat()];
  }
  return log_.back();
}

void Table::note_move(Event::Kind kind, Seat seat, std::string text, Viewer only,
                      const AnyState& before, AnyMove move) {
  Event& event = note(kind, seat, std::move(text), only);
  Explanation explanation = game_->explain(before, seat, move);
  // Its sentence is part of the event's, which is said in the language of whoever is told.
  static const Language no_words;
  std::string json;
  JsonWriter writer(json, no_words);
  writer.begin_object();
  writer.key("move");
  writer.text(event.text);
  game_->write_move(writer, before, seat, move);
  writer.key("spaces");
  schema::write(writer, explanation.spaces);
  writer.end_object();
  json.shrink_to_fit();  // it is kept as long as the table
  event.told = std::make_shared<const Event::Told>(
      Event::Told{std::move(json), std::move(explanation.sentence)});
}

void Table::note_draws(const std::vector<Draw>& draws) {
  for (const Draw& draw : draws) {
    note(Event::Kind::drawn, Viewer::spectator(), draw.text, draw.only);
  }
}

void Table::note_ending() {
  note(Event::Kind::ended, Viewer::spectator()).told = std::make_shared<const Event::Told>(
      Event::Told{{}, ending(*game_, glimpse(Viewer::spectator()))});
}

std::uint64_t Table::version(Viewer viewer) const {
  return viewer.is_spectator() ? public_version_ : versions_[viewer.seat()];
}

bool Table::is_current(Seat seat, std::uint64_t version) const {
  std::uint64_t number = this->version(seat);
  if (version > number) return false;
  for (auto event = log_.rbegin(); number > version; ++event) {
    if (!event->visible_to(seat)) continue;
    --number;
    if (!about_people(event->kind) || event->seat == seat) return false;
  }
  return true;
}

SeatSet Table::forfeited() const {
  SeatSet seats;
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (!seats_[seat].forfeit.empty()) seats.insert(seat);
  }
  return seats;
}

Text Table::name_text(Seat seat) const { return shown_name(seats_[seat].name); }

Text moved_text(Text who, const Text& what) {
  // Every move is told to everybody, so this copies no more than it must.
  std::vector<Fact> facts;
  facts.reserve(2);
  facts.emplace_back("name", std::move(who));
  facts.emplace_back("what", what);
  return {"townsmith", "event-moved", std::move(facts)};
}

Text forfeit_text(const Text& who, std::string_view why) {
  if (why == resigned) return say("townsmith", "event-resigned", {{"name", who}});
  return say("townsmith", "event-forfeited",
             {{"name", who}, {"why", named("townsmith", "forfeit", why)}});
}

EventView Table::event_view(const Event& event, std::uint64_t number) const {
  using Kind = Event::Kind;
  const auto about = [](std::string_view key, Facts facts = {}) {
    return say("townsmith", key, facts);
  };
  Text who = event.seat.is_spectator() ? Text() : name_text(event.seat.seat());
  EventView out{number, event.seat, {}, {}};
  switch (event.kind) {
    case Kind::seated:
      out.facts = SeatedEvent{shown_name(event.text)};
      out.sentence = about("event-seated", {{"name", shown_name(event.text)}});
      break;
    case Kind::left:
      out.facts = LeftEvent();
      out.sentence = about("event-left", {{"name", shown_name(event.text)}});
      break;
    case Kind::started:
      out.facts = StartedEvent();
      out.sentence = about("event-started");
      break;
    case Kind::drawn: {
      Draw draw;
      draw.text = event.text;
      draw.only = event.only;
      Text what = game_->tell(draw);
      out.sentence = about("event-drawn", {{"what", what}});
      out.facts = DrawnEvent{event.text, std::move(what)};
      break;
    }
    case Kind::moved:
      out.facts = MovedEvent{{event.told->move}};
      out.sentence = moved_text(std::move(who), event.told->sentence);
      break;
    case Kind::stepped:
      out.facts = SteppedEvent{{event.told->move}};
      out.sentence = moved_text(std::move(who), event.told->sentence);
      break;
    case Kind::undone: {
      const int count = parse_int(event.text).value_or(1);
      out.facts = UndoneEvent{count};
      out.sentence = about("event-undone", {{"name", who}, {"count", count}});
      break;
    }
    case Kind::ready:
      out.facts = ReadyEvent();
      out.sentence = about("event-ready", {{"name", who}});
      break;
    case Kind::ended:
      out.facts = EndedEvent();
      out.sentence = event.told->sentence;
      break;
    case Kind::away:
      out.facts = AwayEvent{event.text};
      out.sentence = about("event-away", {{"name", who}, {"bot", event.text}});
      break;
    case Kind::back:
      out.facts = BackEvent();
      out.sentence = about("event-back", {{"name", who}});
      break;
    case Kind::forfeited:
      out.facts = ForfeitedEvent{event.text};
      out.sentence = forfeit_text(who, event.text);
      break;
    case Kind::agreed_end:
      out.facts = AgreedEndEvent();
      out.sentence = about("event-agreed-end", {{"name", who}});
      break;
    case Kind::refused_end:
      out.facts = RefusedEndEvent();
      out.sentence = about("event-refused-end", {{"name", who}});
      break;
  }
  return out;
}

std::vector<EventView> Table::events_after(Viewer viewer, std::uint64_t version) const {
  std::uint64_t number = this->version(viewer);
  auto event = log_.rbegin();
  for (std::uint64_t left = number - std::min(version, number); left > 0; ++event) {
    if (event->visible_to(viewer)) --left;
  }
  number = std::min(version, number);
  std::vector<EventView> events;
  for (auto next = event.base(); next != log_.end(); ++next) {
    if (next->visible_to(viewer)) events.push_back(event_view(*next, ++number));
  }
  return events;
}

bool Table::is_public_after(Viewer viewer, std::uint64_t version) const {
  std::uint64_t left = this->version(viewer) - std::min(version, this->version(viewer));
  for (auto event = log_.rbegin(); left > 0; ++event, --left) {
    if (!event->only.is_spectator()) return false;
  }
  return true;
}

}  // namespace townsmith::table
