#include "service/pace.h"

#include <algorithm>
#include <string>

#include "host/fields.h"

namespace townsmith::service {
namespace {

constexpr std::int64_t seconds_of_day = 86'400;
constexpr std::int64_t most_bank = seconds_of_day;
constexpr std::int64_t most_turn = 3'600;
constexpr std::int64_t most_days = 30;
constexpr Time second = 1000;

}  // namespace

Result<Pace> read_pace(const json::object& object) {
  host::Fields fields(object);
  const std::string kind = fields.text("kind", 16);
  Pace pace;
  if (kind == "live") {
    pace.kind = Pace::Kind::live;
    pace.bank = fields.number("bank", 0, most_bank);
    pace.turn = fields.number("turn", 0, most_turn);
    if (pace.bank + pace.turn < 10) {
      fields.refuse(Reason::bad_value, "nobody can play in less than ten seconds");
    }
  } else if (kind == "days") {
    pace.kind = Pace::Kind::days;
    pace.turn = fields.number("days", 1, most_days) * seconds_of_day;
  } else if (kind != "relaxed") {
    fields.refuse(Reason::bad_value, "\"kind\" should be relaxed, live or days");
  }
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  return pace;
}

json::object pace_view(const Pace& pace) {
  switch (pace.kind) {
    case Pace::Kind::relaxed: break;
    case Pace::Kind::live: return {{"kind", "live"}, {"bank", pace.bank}, {"turn", pace.turn}};
    case Pace::Kind::days: return {{"kind", "days"}, {"days", pace.turn / seconds_of_day}};
  }
  return {{"kind", "relaxed"}};
}

Clocks::Clocks(const Pace& pace) : pace_(pace), turn_(pace.turn * second) {
  for (Hand& hand : hands_) hand.bank = pace.bank * second;
}

void Clocks::set(SeatSet running, SeatSet anew, Time now) {
  int i = 0;
  for (Hand& hand : hands_) {
    const Seat seat = seat_at(i++);
    if (hand.running && (!running.contains(seat) || anew.contains(seat))) {
      hand.bank -= std::clamp<Time>(now - hand.since - turn_, 0, hand.bank);
      hand.running = false;
    }
    if (running.contains(seat) && !hand.running) {
      hand.running = true;
      hand.since = now;
    }
  }
}

std::optional<Time> Clocks::left(Seat seat, Time now) const {
  if (pace_.kind == Pace::Kind::relaxed) return {};
  const Hand& one = hand(seat);
  const Time all = one.bank + turn_;
  return one.running ? std::max<Time>(0, all - (now - one.since)) : all;
}

std::optional<Clocks::Deadline> Clocks::next() const {
  if (pace_.kind == Pace::Kind::relaxed) return {};
  std::optional<Deadline> first;
  int i = 0;
  for (const Hand& one : hands_) {
    const Seat seat = seat_at(i++);
    if (!one.running) continue;
    const Time at = one.since + one.bank + turn_;
    if (!first || at < first->at) first = Deadline{at, seat};
  }
  return first;
}

}  // namespace townsmith::service
