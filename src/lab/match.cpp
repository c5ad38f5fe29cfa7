#include "lab/match.h"

#include "lab/in_order.h"
#include "lab/plan.h"

namespace townsmith::lab {
namespace {

/// Some games, one after the other.
struct Chunk {
  MatchReport report;
  std::vector<std::string> records;
};

Chunk play_chunk(const bots::Entry& entry, const AnyGame& game, const MatchPlan& plan,
                 const MatchHooks& hooks, std::uint64_t first, std::uint64_t count) {
  Chunk chunk;
  chunk.report.seats.resize(plan.bots.size());
  const auto sink = [&](const bots::GameResult& result) {
    ++chunk.report.games;
    chunk.report.plies += static_cast<std::uint64_t>(result.plies);
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
      const bool won = result.winners.contains(seat_at(static_cast<int>(seat)));
      chunk.report.seats[seat].add(result.scores[seat], won, result.winners.size() == 1);
    }
    for (const Forfeit& forfeit : result.forfeits) {
      ++chunk.report.seats[slot(forfeit.seat)].forfeits;
    }
    if (hooks.record) chunk.records.push_back(result.record);
    return true;
  };
  // The bots were checked before.
  (void)entry.play_games(game, plan.bots,
                         {plan.seed, first, count, static_cast<bool>(hooks.record)}, sink);
  return chunk;
}

}  // namespace

void SeatTally::add(int score, bool won, bool alone) {
  sum += score;
  squares += std::int64_t{score} * score;
  if (won) ++wins;
  if (won && !alone) ++shared;
}

void SeatTally::add(const SeatTally& other) {
  sum += other.sum;
  squares += other.squares;
  wins += other.wins;
  shared += other.shared;
  forfeits += other.forfeits;
}

Estimate SeatTally::mean(std::uint64_t games) const { return Sums{sum, squares}.mean(games); }

Estimate SeatTally::share(std::uint64_t games) const { return counted_share(wins, games); }

Result<MatchReport> play_match(const bots::Entry& entry, const AnyGame& game, const MatchPlan& plan,
                               const MatchHooks& hooks) {
  if (plan.bots.size() != game.setup().players) {
    return refuse(Reason::bad_value, "a match needs one bot for each seat");
  }
  TRY(check_bots(entry, game, plan.bots));
  MatchReport total;
  total.seats.resize(plan.bots.size());
  InOrder<Chunk> order;
  order.end = plan.games;
  order.threads = plan.threads;
  order.work = [&](std::uint64_t first, std::uint64_t count) {
    return play_chunk(entry, game, plan, hooks, first, count);
  };
  order.take = [&](Chunk& chunk) {
    total.games += chunk.report.games;
    total.plies += chunk.report.plies;
    for (std::size_t seat = 0; seat < total.seats.size(); ++seat) {
      total.seats[seat].add(chunk.report.seats[seat]);
    }
    for (const std::string& record : chunk.records) hooks.record(record);
  };
  order.progress = hooks.progress;
  order.stop = hooks.stop;
  order.run();
  return total;
}

}  // namespace townsmith::lab
