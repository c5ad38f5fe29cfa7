#include "host/bot_turn.h"

namespace townsmith::host {

using table::Command;

Result<Command> BotTurn::think(const bots::Parallel& parallel) const {
  if (!task) return Command{Command::Kind::commit, seat, ""};
  const Result<AnyMove> answer = task->answer(parallel);
  if (answer) {
    return Command{Command::Kind::move, seat,
                   task->game->notate(task->seen.state(), seat, *answer)};
  }
  const Problem& problem = answer.error();
  // A bot of a host's own that is not here any more could not be started.
  if (problem.reason == Reason::unknown_name) {
    return Command{Command::Kind::forfeit, seat, "not_started"};
  }
  if (problem.reason != Reason::bot_forfeits) return tl::unexpected(problem);
  return Command{Command::Kind::forfeit, seat, problem.text.given};
}

bool BotTurn::is_due(const table::Table& table) const {
  return waiting_bots(table).contains(seat) && table.is_current(seat, version) &&
         table.to_move(seat) == task.has_value();
}

SeatSet waiting_bots(const table::Table& table) {
  SeatSet waiting = table.waiting_for();
  for (const Seat seat : table.waiting_for()) {
    if (!table.played_by_bot(seat)) waiting.erase(seat);
  }
  return waiting;
}

std::optional<BotTurn> next_bot(const table::Table& table, const bots::Entry& entry,
                                const std::shared_ptr<const AnyGame>& game, Random& whims) {
  const SeatSet waiting = waiting_bots(table);
  if (waiting.empty()) return {};
  const Seat seat = waiting.front();
  BotTurn turn{seat, table.version(seat), {}};
  if (table.to_move(seat)) {
    turn.task.emplace(BotTask{entry, game, table.position(seat), table.memory(seat),
                              table.bot_of(seat), whims.next64()});
  }
  return turn;
}

}  // namespace townsmith::host
