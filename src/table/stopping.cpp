// Games that stop before their rules end them: people resign, or agree to end.
#include <algorithm>

#include "bots/catalogue.h"
#include "table/table.h"

namespace townsmith::table {
namespace {

constexpr std::array<std::string_view, 2> stop_names = {"agreed", "resigned"};

}  // namespace

std::span<const std::string_view> schema_names(Stop) { return stop_names; }

std::string_view name_of(Stop stop) { return stop_names[static_cast<std::size_t>(stop)]; }

SeatSet winners_of(Stop stop, std::span<const SeatInfo> seats) {
  SeatSet left;
  if (stop != Stop::resigned) return left;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const SeatInfo& info = seats[i];
    const bool here = info.occupant == Occupant::human && info.stand_in.empty() && !info.resigned;
    if (here) left.insert(seat_at(static_cast<int>(i)));
  }
  return left;
}

SeatSet Table::winners() const {
  if (!stop_) return game_->leaders(state_);
  return winners_of(*stop_, {seats_.begin(), static_cast<std::size_t>(game_->setup().players)});
}

bool Table::played_by_person(Seat seat) const {
  return seats_[seat].occupant == Occupant::human && !played_by_bot(seat);
}

Result<> Table::check_person(Seat seat) const {
  TRY(check_playing(seat));
  if (played_by_person(seat)) return {};
  return refuse(Reason::not_allowed, say("townsmith", "bot-plays-there"));
}

Result<> Table::resign(const Command& command) {
  TRY(check_person(command.seat));
  TRY(bots::check_bot(command.text));
  SeatInfo& info = seats_[command.seat];
  info.stand_in = command.text;
  info.resigned = true;
  info.wants_end = false;
  note(Event::Kind::resigned, command.seat, command.text);
  int here = 0;
  int others = 0;  // bots, and people who may come back
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (played_by_person(seat)) {
      ++here;
    } else if (!seats_[seat].resigned) {
      ++others;
    }
  }
  if (here == 0 || (here == 1 && others == 0)) {
    stop(Stop::resigned);
    return {};
  }
  // Whoever had agreed with everybody but this person has now agreed with everybody.
  return end_if_agreed();
}

Result<> Table::agree_end(Seat seat) {
  TRY(check_person(seat));
  if (seats_[seat].wants_end) {
    return refuse(Reason::not_allowed, say("townsmith", "agreed-already"));
  }
  seats_[seat].wants_end = true;
  note(Event::Kind::agreed_end, seat);
  return end_if_agreed();
}

Result<> Table::end_if_agreed() {
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (played_by_person(seat) && !seats_[seat].wants_end) return {};
  }
  stop(Stop::agreed);
  return {};
}

Result<> Table::refuse_end(Seat seat) {
  TRY(check_person(seat));
  const bool asked = std::any_of(seats_.begin(), seats_.end(),
                                 [](const SeatInfo& info) { return info.wants_end; });
  if (!asked) return refuse(Reason::not_allowed, say("townsmith", "nobody-agreed"));
  for (SeatInfo& info : seats_) info.wants_end = false;
  note(Event::Kind::refused_end, seat);
  return {};
}

void Table::stop(Stop why) {
  stop_ = why;
  taken_.clear();
  for (Turn& turn : turns_) turn = {};
  note_ending();
}

}  // namespace townsmith::table
