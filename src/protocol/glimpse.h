#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/schema.h"
#include "table/glimpse.h"

namespace townsmith::protocol {

using schema::Maybe;
using schema::member;

struct GlimpseSeat {
  table::Occupant occupant = table::Occupant::open;
  std::string name;
  std::string bot;
  Maybe<std::string> stand_in;
  Maybe<bool> resigned;
  Maybe<bool> wants_end;

  static constexpr std::string_view schema = "GlimpseSeat";
  static constexpr auto members() {
    return std::tuple(
        member("occupant", &GlimpseSeat::occupant), member("name", &GlimpseSeat::name, "", {0, 64}),
        member("bot", &GlimpseSeat::bot, "which one, for a bot", {0, 64}),
        member("stand_in", &GlimpseSeat::stand_in, "the bot that plays for a person who is away", {0, 64}),
        member("resigned", &GlimpseSeat::resigned), member("wants_end", &GlimpseSeat::wants_end));
  }
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
  Maybe<table::Stop> stop;

  static constexpr std::string_view schema = "Glimpse";
  static constexpr std::string_view about =
      "All that a viewer may know, without words: an engine of the same version makes the view of "
      "it.";
  static constexpr auto members() {
    return std::tuple(
        member("as", &Glimpse::as), member("version", &Glimpse::version),
        member("started", &Glimpse::started), member("may_move", &Glimpse::may_move),
        member("may_undo", &Glimpse::may_undo), member("may_commit", &Glimpse::may_commit),
        member("seats", &Glimpse::seats, "", {0, max_seats}),
        member("waiting", &Glimpse::waiting, "seats the table waits for"),
        member("committed", &Glimpse::committed),
        member("yours", &Glimpse::yours, "seats the receiver may act for"),
        member("position", &Glimpse::position, "the bytes of what the viewer sees, in 64 digits", {0, most_position_digits}),
        member("check", &Glimpse::check, "a checksum of the position and of its layout", {0, 64}),
        member("stop", &Glimpse::stop, "why the game is over before its rules end it"));
  }

  static constexpr std::int64_t most_position_digits = (sizeof(AnyState) + 2) / 3 * 4;
};

}  // namespace townsmith::protocol
