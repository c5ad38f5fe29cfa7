#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "bots/catalogue.h"
#include "table/table.h"

/// The one driver of bots, for terminal, page and server: which bot has to do something, what it is
/// asked, and what becomes of its answer. Where and when it thinks is up to whoever drives: at once
/// (the terminal, `think`), in a thread of a pool (a server), in a second engine (a page).
namespace townsmith::host {

/// What a bot is asked, as values: it can be answered anywhere, at any time.
struct BotTask {
  const bots::Entry& entry;
  std::shared_ptr<const AnyGame> game;
  AnyObserved seen;
  AnyMemory memory;
  std::string bot;
  std::uint64_t seed;
  std::string table = {};  ///< what it is called, if the bot wants to know

  Result<AnyMove> answer(const bots::Parallel& parallel = bots::one_after_another) const {
    return entry.choose(*game, seen, memory, bot, seed, parallel, table);
  }
};

/// The next thing that a bot has to do.
struct BotTurn {
  Seat seat{};
  std::uint64_t version = 0;    ///< of the table as the bot sees it
  std::optional<BotTask> task;  ///< nothing if there is nothing to think about: it commits

  /// What the bot does, thought out here and now: a move, a commit or, if it was not able to, a
  /// forfeit.
  Result<table::Command> think(const bots::Parallel& parallel = bots::one_after_another) const;
  /// Whether the table still waits for it, in the same position.
  bool is_due(const table::Table& table) const;
};

/// Bots that have something to do.
SeatSet waiting_bots(const table::Table& table);
/// Of them, the one whose turn it is; `whims` are what bots choose by where chance decides.
std::optional<BotTurn> next_bot(const table::Table& table, const bots::Entry& entry,
                                const std::shared_ptr<const AnyGame>& game, Random& whims);

}  // namespace townsmith::host
