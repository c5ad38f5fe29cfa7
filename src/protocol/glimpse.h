#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/schema.h"
#include "table/glimpse.h"

namespace townsmith::protocol {

using schema::Maybe;

struct GlimpseSeat {
  table::Occupant occupant = table::Occupant::open;
  std::string name;
  std::string bot;
  Maybe<std::string> stand_in;
  Maybe<std::string> forfeit;
  Maybe<bool> wants_end;

  DESCRIBE(GlimpseSeat, "GlimpseSeat", MEMBER(occupant), MEMBER(name, "", {0, 64}),
           MEMBER(bot, "which one, for a bot", {0, 64}),
           MEMBER(stand_in, "the bot that plays for a person who is away", {0, 64}),
           MEMBER(forfeit, "why it is placed last", {0, 64}),
           MEMBER(wants_end, "would leave the game as it stands"));
};

struct Glimpse {
  Viewer as = Viewer::spectator();
  std::uint64_t version = 0;
  bool started = false;
  bool may_move = false;
  bool may_undo = false;
  bool may_commit = false;
  std::vector<GlimpseSeat> seats;
  SeatSet waiting;
  SeatSet committed;
  SeatSet yours;
  std::string position;
  std::string check;
  Maybe<Stop> stop;

  ABOUT(
      "All that a viewer may know, without words: an engine of the same version makes the view of "
      "it.");
  DESCRIBE(Glimpse, "Glimpse", MEMBER(as), MEMBER(version), MEMBER(started), MEMBER(may_move),
           MEMBER(may_undo), MEMBER(may_commit), MEMBER(seats, "", {0, max_seats}),
           MEMBER(waiting, "seats the table waits for"), MEMBER(committed),
           MEMBER(yours, "seats the receiver may act for"),
           MEMBER(position, "the bytes of what the viewer sees, in 64 digits",
                  {0, max_position_digits}),
           MEMBER(check, "a checksum of the position and of its layout", {0, 64}),
           MEMBER(stop, "why the game is over before its rules end it"));

  static constexpr std::int64_t max_position_digits = (sizeof(AnyState) + 2) / 3 * 4;
};

}  // namespace townsmith::protocol
