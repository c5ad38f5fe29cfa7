// What happened at a table, and who may know it.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/json_text.h"
#include "table/table.h"

namespace townsmith::table {

std::string_view name_of(Event::Kind kind) {
  static constexpr std::array<std::string_view, 11> names = {
      "seated", "left",  "started", "drawn", "moved", "stepped",
      "undone", "ready", "ended",   "away",  "back"};
  return names[static_cast<std::size_t>(kind)];
}

Event& Table::say(Event::Kind kind, Viewer seat, std::string text, Viewer only) {
  log_.push_back({log_.size() + 1, kind, seat, std::move(text), only});
  if (only.is_spectator()) {
    for (std::uint64_t& version : versions_) ++version;
    ++public_version_;
  } else {
    ++versions_[at(only.seat())];
  }
  return log_.back();
}

void Table::say_move(Event::Kind kind, Seat seat, std::string text, Viewer only,
                     const json::object& move) {
  Event& event = say(kind, seat, std::move(text), only);
  event.move = json::serialize(move);
  event.sentence = std::string_view(move.at("sentence").as_string());
}

void Table::say_draws(const std::vector<Draw>& draws) {
  for (const Draw& draw : draws) {
    say(Event::Kind::drawn, Viewer::spectator(), draw.text, draw.only);
  }
}

std::uint64_t Table::version(Viewer viewer) const {
  return viewer.is_spectator() ? public_version_ : versions_[at(viewer.seat())];
}

bool Table::is_current(Seat seat, std::uint64_t version) const {
  std::uint64_t number = this->version(seat);
  if (version > number) return false;
  for (auto event = log_.rbegin(); number > version; ++event) {
    if (!event->visible_to(seat)) continue;
    --number;
    const bool about_people = event->kind == Event::Kind::seated ||
                              event->kind == Event::Kind::left ||
                              event->kind == Event::Kind::ready ||
                              event->kind == Event::Kind::away || event->kind == Event::Kind::back;
    if (!about_people || event->seat == seat) return false;
  }
  return true;
}

std::string Table::event_text(const Event& event, std::uint64_t number) const {
  using Kind = Event::Kind;
  std::string who;
  if (!event.seat.is_spectator()) {
    const Seat seat = event.seat.seat();
    const std::string& given = seats_[at(seat)].name;
    who = given.empty() ? fmt::format("seat {}", index(seat) + 1) : given;
  }
  std::string more;
  std::string sentence;
  switch (event.kind) {
    case Kind::seated:
      more = fmt::format(R"("name":{},)", in_json(event.text));
      sentence = fmt::format("{} sits down.", event.text);
      break;
    case Kind::left: sentence = fmt::format("{} leaves.", event.text); break;
    case Kind::started: sentence = "The game begins."; break;
    case Kind::drawn:
      more = fmt::format(R"("draw":{},)", in_json(event.text));
      sentence = fmt::format("Drawn: {}.", event.text);
      break;
    case Kind::moved:
    case Kind::stepped:
      more = fmt::format(R"("move":{},)", event.move);
      sentence = fmt::format("{}: {}", who, event.sentence);
      break;
    case Kind::undone: {
      const int count = parse_int(event.text).value_or(1);
      more = fmt::format(R"("count":{},)", count);
      sentence = count == 1 ? fmt::format("{} took back a move.", who)
                            : fmt::format("{} took back {} moves.", who, count);
      break;
    }
    case Kind::ready: sentence = fmt::format("{} is ready.", who); break;
    case Kind::ended: sentence = event.text; break;
    case Kind::away:
      more = fmt::format(R"("bot":{},)", in_json(event.text));
      sentence = fmt::format("{} is away: the bot {} stands in.", who, event.text);
      break;
    case Kind::back: sentence = fmt::format("{} is back.", who); break;
  }
  const std::string seat =
      event.seat.is_spectator() ? "null" : std::to_string(index(event.seat.seat()));
  return fmt::format(R"({{"n":{},"what":"{}","seat":{},{}"sentence":{}}})", number,
                     name_of(event.kind), seat, more, in_json(sentence));
}

std::string Table::events_after(Viewer viewer, std::uint64_t version) const {
  std::uint64_t number = this->version(viewer);
  auto event = log_.rbegin();
  for (std::uint64_t left = number - std::min(version, number); left > 0; ++event) {
    if (event->visible_to(viewer)) --left;
  }
  number = std::min(version, number);
  std::string text = "[";
  for (auto next = event.base(); next != log_.end(); ++next) {
    if (!next->visible_to(viewer)) continue;
    if (text.size() > 1) text += ',';
    text += event_text(*next, ++number);
  }
  return text + ']';
}

}  // namespace townsmith::table
