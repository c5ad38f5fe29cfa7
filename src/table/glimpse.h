#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"

namespace townsmith::table {

/// Who sits in a seat.
enum class Occupant : std::uint8_t { open, human, bot };

struct SeatInfo {
  Occupant occupant = Occupant::open;
  std::string name;
  std::string bot;           ///< which one, for a bot
  std::string stand_in;      ///< the bot that plays for a person who is away
  std::string forfeit = {};  ///< why the seat is placed last; see forfeit_reasons
  bool wants_end = false;    ///< the person would leave the game as it stands

  bool resigned() const { return forfeit == townsmith::resigned; }

  bool operator==(const SeatInfo&) const = default;
};

/// A name as readers see it: people without a name, and those who were forgotten, are "somebody".
Text shown_name(const std::string& name);

std::span<const std::string_view> schema_names(Occupant);
std::string_view name_of(Occupant occupant);

/// All that a viewer may know of a table, as plain values and without words. Whoever has the rules
/// can make the view of it: so a server sends glimpses, and pages make views.
struct Glimpse {
  explicit Glimpse(const AnyObserved& what) : seen(what) {}

  AnyObserved seen;
  std::uint64_t version = 0;
  bool started = false;
  std::vector<SeatInfo> seats;
  SeatSet waiting;
  SeatSet committed;
  bool may_move = false;
  bool may_undo = false;
  bool may_commit = false;
  std::optional<Stop> stop;  ///< why it is over, if not by its rules

  bool operator==(const Glimpse&) const = default;

  Viewer viewer() const { return seen.viewer(); }
  const AnyState& position() const { return seen.state(); }
  bool over(const AnyGame& game) const { return started && (stop || game.over(position())); }
  /// Not started yet, and nobody is missing.
  bool may_start() const;
  SeatSet forfeited() const;
  /// Of a game that is over.
  SeatSet winners(const AnyGame& game) const;
};

/// How a game that is over ended.
Text ending(const AnyGame& game, const Glimpse& glimpse);

}  // namespace townsmith::table
