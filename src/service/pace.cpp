#include "service/pace.h"

#include <algorithm>
#include <variant>

namespace townsmith::service {
namespace {

constexpr std::int64_t seconds_of_day = 86'400;

}  // namespace

Result<Pace> read_pace(const protocol::Pace& message) {
  Pace pace;
  if (const auto* live = std::get_if<protocol::LivePace>(&message)) {
    constexpr std::int64_t min = 10;
    if (live->bank + live->turn < min) {
      return refuse(Reason::bad_value, say("townsmith", "pace-short", {{"least", min}}));
    }
    pace = {Pace::Kind::live, live->bank, live->turn};
  } else if (const auto* days = std::get_if<protocol::DaysPace>(&message)) {
    pace = {Pace::Kind::days, 0, days->days * seconds_of_day};
  }
  return pace;
}

protocol::Pace pace_view(const Pace& pace) {
  switch (pace.kind) {
    case Pace::Kind::relaxed: break;
    case Pace::Kind::live: return protocol::LivePace{pace.bank, pace.turn};
    case Pace::Kind::days: return protocol::DaysPace{pace.turn / seconds_of_day};
  }
  return protocol::RelaxedPace();
}

Clocks::Clocks(const Pace& pace) : pace_(pace), turn_(pace.turn * second) {
  for (Hand& hand : hands_) hand.bank = pace.bank * second;
}

void Clocks::set(SeatSet running, SeatSet anew, Time now) {
  int i = 0;
  for (Hand& hand : hands_) {
    const Seat seat = seat_at(i++);
    if (running_.contains(seat) && (!running.contains(seat) || anew.contains(seat))) {
      hand.bank -= std::clamp<Time>(now - hand.since - turn_, 0, hand.bank);
      running_.erase(seat);
    }
    if (running.contains(seat) && !running_.contains(seat)) {
      running_.insert(seat);
      hand.since = now;
    }
  }
}

std::optional<Time> Clocks::left(Seat seat, Time now) const {
  if (pace_.kind == Pace::Kind::relaxed) return {};
  const Hand& one = hands_[seat];
  const Time all = one.bank + turn_;
  return running_.contains(seat) ? std::max<Time>(0, all - (now - one.since)) : all;
}

std::optional<Clocks::Deadline> Clocks::next() const {
  if (pace_.kind == Pace::Kind::relaxed) return {};
  std::optional<Deadline> first;
  int i = 0;
  for (const Hand& one : hands_) {
    const Seat seat = seat_at(i++);
    if (!running_.contains(seat)) continue;
    const Time at = one.since + one.bank + turn_;
    if (!first || at < first->at) first = Deadline{at, seat};
  }
  return first;
}

}  // namespace townsmith::service
