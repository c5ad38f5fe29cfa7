// Games that are over before their rules end them: people resign, or agree to leave it at that.
#include <algorithm>

#include "table/table.h"

namespace townsmith::table {

SeatSet Table::winners() const { return glimpse(Viewer::spectator()).winners(*game_); }

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
  SeatInfo& info = seats_[command.seat];
  info.stand_in = command.text;
  info.forfeit = resigned;
  info.wants_end = false;
  note(Event::Kind::forfeited, command.seat, info.forfeit);
  int here = 0;
  int others = 0;  // bots, and people who may come back
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (played_by_person(seat)) {
      ++here;
    } else if (!seats_[seat].resigned()) {
      ++others;
    }
  }
  if (here == 0) {
    // Whoever had left before comes back to nothing: so everybody has given up, and nobody wins.
    for (SeatInfo& other : seats_) {
      if (other.occupant == Occupant::human) other.forfeit = resigned;
    }
  }
  if (here == 0 || (here == 1 && others == 0)) {
    stop(Stop::resigned);
  } else {
    end_if_agreed();  // the others may have waited for this person only, as when somebody leaves
  }
  return {};
}

Result<> Table::agree_end(Seat seat) {
  TRY(check_person(seat));
  if (seats_[seat].wants_end) {
    return refuse(Reason::not_allowed, say("townsmith", "agreed-already"));
  }
  seats_[seat].wants_end = true;
  note(Event::Kind::agreed_end, seat);
  end_if_agreed();
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

void Table::end_if_agreed() {
  bool asked = false;
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (!played_by_person(seat)) continue;
    if (!seats_[seat].wants_end) return;
    asked = true;
  }
  if (asked) stop(Stop::agreed);
}

void Table::stop(Stop why) {
  stop_ = why;
  taken_.clear();
  for (Turn& turn : turns_) turn = {};
  note_ending();
}

}  // namespace townsmith::table
