#include "clock_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "world.h"

namespace townsmith::simulate {
namespace {

using Kind = table::Command::Kind;

constexpr store::Time second_of_clock = 1000;
/// How long a node may need to notice, if the table is not in its memory.
constexpr store::Time tolerance = 6 * second_of_clock;

}  // namespace

ClockCheck::ClockCheck(const json::value& terms) {
  const json::value& pace = terms.at("pace");
  clocked_ = pace.at("kind") == json::value("live");
  if (!clocked_) return;
  turn_ = pace.at("turn").to_number<store::Time>() * second_of_clock;
  for (Hand& hand : hands_) hand.bank = pace.at("bank").to_number<store::Time>() * second_of_clock;
}

void ClockCheck::before(const host::Deed& deed, store::Time at,
                        std::optional<store::Time> calm) const {
  const bool by_clock = deed.command.kind == Kind::away && deed.who.empty();
  if (!by_clock) return;
  const int seat = index(deed.command.seat);
  const Hand& hand = hands_[static_cast<std::size_t>(seat)];
  if (!clocked_ || !hand.since) {
    throw Failure(fmt::format("the clock of seat {} ran out and was not running", seat));
  }
  const store::Time deadline = *hand.since + hand.bank + turn_;
  if (at < deadline) {
    throw Failure(fmt::format("the clock of seat {} ran out {} ms too early", seat, deadline - at));
  }
  if (calm && deadline > *calm && at > deadline + tolerance) {
    throw Failure(
        fmt::format("the clock of seat {} ran out {} ms too late (running since {}, {} ms of bank "
                    "left, noticed "
                    "at {}; the faults stopped at {})",
                    seat, at - deadline, *hand.since, hand.bank, at, *calm));
  }
}

void ClockCheck::after(const host::Deed& deed, const table::Table& table, store::Time at) {
  // A round that closes gives everybody who is asked again another turn.
  const bool new_turns = deed.command.kind == Kind::commit && !deed.draws.empty();
  for (int i = 0; i < max_seats; ++i) {
    const Seat seat = seat_at(i);
    Hand& hand = hands_[static_cast<std::size_t>(i)];
    const bool runs = table.waiting_for().contains(seat) && !table.played_by_bot(seat);
    if (hand.since && (!runs || new_turns)) {
      const store::Time from_bank = std::max<store::Time>(0, at - *hand.since - turn_);
      hand.bank = std::max<store::Time>(0, hand.bank - from_bank);
      hand.since.reset();
    }
    if (runs && !hand.since) hand.since = at;
  }
}

}  // namespace townsmith::simulate
