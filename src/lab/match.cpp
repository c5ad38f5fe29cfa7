#include "lab/match.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "lab/plan.h"
#include "lab/statistics.h"

namespace townsmith::lab {
namespace {

/// Games are handed out in chunks, and reports are merged in the order of the chunks: what an
/// interrupted match reports is a prefix of what the whole one would.
struct Chunk {
  MatchReport report;
  std::vector<std::string> records;
};

class MatchRunner {
 public:
  MatchRunner(const bots::Entry& entry, const AnyGame& game, const MatchPlan& plan,
              const MatchHooks& hooks)
      : entry_(entry),
        game_(game),
        plan_(plan),
        hooks_(hooks),
        chunk_size_(std::clamp<std::uint64_t>(plan.games / 200, 1, 1000)),
        chunks_((plan.games + chunk_size_ - 1) / chunk_size_) {}

  MatchReport run() {
    total_.seats.resize(plan_.bots.size());
    const auto count = static_cast<std::size_t>(std::max(plan_.threads, 1));
    running_ = static_cast<int>(count);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < count; ++i) threads.emplace_back([this] { work(); });
    watch();
    for (std::thread& thread : threads) thread.join();
    collect();
    if (hooks_.progress) hooks_.progress(total_.games);
    return total_;
  }

 private:
  bool stopped() const { return hooks_.stop != nullptr && hooks_.stop->load(); }

  void work() {
    while (!stopped()) {
      const std::uint64_t number = next_.fetch_add(1);
      if (number >= chunks_) break;
      const bool whole = play_chunk(number);
      if (!whole) break;
    }
    const std::lock_guard lock(mutex_);
    --running_;
    changed_.notify_one();
  }

  bool play_chunk(std::uint64_t number) {
    Chunk chunk;
    chunk.report.seats.resize(plan_.bots.size());
    const std::uint64_t first = number * chunk_size_;
    const std::uint64_t count = std::min(chunk_size_, plan_.games - first);
    const auto sink = [&](const bots::GameResult& result) {
      ++chunk.report.games;
      chunk.report.plies += static_cast<std::uint64_t>(result.plies);
      for (std::size_t seat = 0; seat < plan_.bots.size(); ++seat) {
        const bool won = result.winners.contains(seat_at(static_cast<int>(seat)));
        chunk.report.seats[seat].add(result.scores[seat], won, result.winners.size() == 1);
      }
      for (const Forfeit& forfeit : result.forfeits) {
        ++chunk.report.seats[slot(forfeit.seat)].forfeits;
      }
      if (hooks_.record) chunk.records.push_back(result.record);
      done_.fetch_add(1, std::memory_order_relaxed);
      return !stopped();
    };
    // The bots were checked before the threads started.
    (void)entry_.play_games(game_, plan_.bots,
                            {plan_.seed, first, count, static_cast<bool>(hooks_.record)}, sink);
    const bool whole = chunk.report.games == count;
    const std::lock_guard lock(mutex_);
    finished_.emplace(number, std::move(chunk));
    changed_.notify_one();
    return whole;
  }

  void watch() {
    std::unique_lock lock(mutex_);
    while (running_ > 0) {
      changed_.wait_for(lock, std::chrono::milliseconds(100));
      lock.unlock();
      collect();
      if (hooks_.progress) hooks_.progress(done_.load(std::memory_order_relaxed));
      lock.lock();
    }
  }

  void collect() {
    while (true) {
      Chunk chunk;
      {
        const std::lock_guard lock(mutex_);
        const auto found = finished_.find(merged_);
        if (found == finished_.end()) return;
        chunk = std::move(found->second);
        finished_.erase(found);
      }
      const std::uint64_t planned = std::min(chunk_size_, plan_.games - merged_ * chunk_size_);
      // After a chunk that was cut short nothing may follow, or there would be a gap.
      merged_ = chunk.report.games == planned ? merged_ + 1 : chunks_;
      total_.games += chunk.report.games;
      total_.plies += chunk.report.plies;
      for (std::size_t seat = 0; seat < total_.seats.size(); ++seat) {
        total_.seats[seat].add(chunk.report.seats[seat]);
      }
      for (const std::string& record : chunk.records) hooks_.record(record);
    }
  }

  const bots::Entry& entry_;
  const AnyGame& game_;
  const MatchPlan& plan_;
  const MatchHooks& hooks_;
  const std::uint64_t chunk_size_;
  const std::uint64_t chunks_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  int running_ = 0;
  std::map<std::uint64_t, Chunk> finished_;
  std::uint64_t merged_ = 0;
  MatchReport total_;
};

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

double SeatTally::mean(std::uint64_t games) const {
  return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games);
}

double SeatTally::ci95(std::uint64_t games) const {
  return half_width95(games, mean(games), static_cast<double>(squares));
}

Result<MatchReport> play_match(const bots::Entry& entry, const AnyGame& game, const MatchPlan& plan,
                               const MatchHooks& hooks) {
  if (plan.bots.size() != game.setup().players) {
    return refuse(Reason::bad_value, "a match needs one bot for each seat");
  }
  TRY(check_bots(entry, game, plan.bots));
  return MatchRunner(entry, game, plan, hooks).run();
}

}  // namespace townsmith::lab
