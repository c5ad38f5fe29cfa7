#include "lab/contest.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "lab/plan.h"
#include "lab/statistics.h"

namespace townsmith::lab {
namespace {

constexpr std::int64_t score_unit = 840;  // divisible by every number of seats

/// The two games of a block.
ContestSums play_block(const bots::Entry& entry, const AnyGame& game, const ContestPlan& plan,
                       std::uint64_t number) {
  const int players = game.setup().players;
  std::int64_t shares = 0;
  std::int64_t score_a = 0;
  std::int64_t score_b = 0;
  bool forfeit_a = false;
  bool forfeit_b = false;
  const auto share_alone = [&] {
    if (forfeit_a != forfeit_b) return forfeit_b ? 4 : 0;
    return score_a > score_b ? 4 : score_a == score_b ? 2 : 0;
  };
  for (int game_of_block = 0; game_of_block < 2; ++game_of_block) {
    std::vector<std::string> seats;
    const auto is_a = [game_of_block](int seat) { return (seat + game_of_block) % 2 == 0; };
    for (int seat = 0; seat < players; ++seat) seats.push_back(is_a(seat) ? plan.a : plan.b);
    const auto sink = [&](const bots::GameResult& result) {
      std::int64_t sum_a = 0;
      std::int64_t sum_b = 0;
      int count_a = 0;
      bool a_won = false;
      bool b_won = false;
      for (int seat = 0; seat < players; ++seat) {
        const int score = result.scores[seat_at(seat)];
        const bool won = result.winners.contains(seat_at(seat));
        (is_a(seat) ? sum_a : sum_b) += score;
        (is_a(seat) ? a_won : b_won) |= won;
        count_a += is_a(seat) ? 1 : 0;
      }
      if (players == 1) {
        if (!result.forfeits.empty()) (is_a(0) ? forfeit_a : forfeit_b) = true;
        score_a += sum_a * score_unit;
        score_b += sum_b * score_unit;
        if (game_of_block == 1) shares = share_alone();
        return true;
      }
      // Averages of the game's seats, and of the block's two games.
      score_a += sum_a * score_unit / count_a / 2;
      score_b += sum_b * score_unit / (players - count_a) / 2;
      // Where everybody forfeited, nobody did better.
      const bool alike = a_won == b_won;
      shares += alike ? 1 : a_won ? 2 : 0;
      return true;
    };
    // The bots were checked before.
    (void)entry.play_games(game, seats, {plan.seed, number, 1, false}, sink);
  }
  return ContestSums::of_block(shares, score_a, score_b);
}

class ContestRunner {
 public:
  ContestRunner(const bots::Entry& entry, const AnyGame& game, const ContestPlan& plan,
                const ContestSums& sums, const ContestHooks& hooks)
      : entry_(entry), game_(game), plan_(plan), hooks_(hooks), sums_(sums), next_(sums.blocks) {}

  ContestSums run() {
    finished_ = !wanted();
    std::vector<std::thread> threads;
    for (int i = 0; i < std::max(plan_.threads, 1); ++i) threads.emplace_back([this] { work(); });
    std::unique_lock lock(mutex_);
    while (!finished_ && !stopped()) {
      changed_.wait_for(lock, std::chrono::milliseconds(100));
      if (hooks_.progress) hooks_.progress(sums_.blocks);
    }
    finished_ = true;
    lock.unlock();
    for (std::thread& thread : threads) thread.join();
    return sums_;
  }

 private:
  bool stopped() const { return hooks_.stop != nullptr && hooks_.stop->load(); }
  bool wanted() const {
    return sums_.blocks < plan_.most && plan_.test.answer(sums_) == SequentialTest::Answer::open;
  }

  void work() {
    while (true) {
      std::uint64_t number = 0;
      {
        const std::lock_guard lock(mutex_);
        if (finished_ || next_ >= plan_.most) return;
        number = next_++;
      }
      const ContestSums block = play_block(entry_, game_, plan_, number);
      const std::lock_guard lock(mutex_);
      done_.emplace(number, block);
      // Blocks count in their order, so that the test ends where it would with one thread.
      for (auto found = done_.find(sums_.blocks); found != done_.end() && wanted();
           found = done_.find(sums_.blocks)) {
        if (hooks_.block) hooks_.block(found->second);
        sums_.add(found->second);
        done_.erase(found);
      }
      if (!wanted()) finished_ = true;
      changed_.notify_one();
    }
  }

  const bots::Entry& entry_;
  const AnyGame& game_;
  const ContestPlan& plan_;
  const ContestHooks& hooks_;
  std::mutex mutex_;
  std::condition_variable changed_;
  ContestSums sums_;
  std::uint64_t next_;
  std::map<std::uint64_t, ContestSums> done_;
  bool finished_ = false;
};

double share_at(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

/// Of a block's share of victories. A few imagined blocks keep it from being 0 at first.
double share_variance(const ContestSums& sums) {
  const auto n = static_cast<double>(sums.blocks);
  const double mean = sums.share();
  const double squares = static_cast<double>(sums.share_squares) / 16;
  return (std::max(squares - n * mean * mean, 0.0) + 0.25) / (n + 1);
}

/// Of a mean of scores, by the sums of a block's scores and of their squares.
double score_ci95(std::uint64_t blocks, std::int64_t sum, std::int64_t squares) {
  return Sums{sum, squares}.mean(blocks, score_unit).ci95;
}

}  // namespace

ContestSums ContestSums::of_block(std::int64_t shares, std::int64_t score_a, std::int64_t score_b) {
  ContestSums sums;
  sums.blocks = 1;
  sums.shares = shares;
  sums.share_squares = shares * shares;
  sums.scores_a = score_a;
  sums.scores_b = score_b;
  sums.squares_a = score_a * score_a;
  sums.squares_b = score_b * score_b;
  sums.lead_squares = (score_a - score_b) * (score_a - score_b);
  return sums;
}

void ContestSums::add(const ContestSums& other) {
  blocks += other.blocks;
  shares += other.shares;
  share_squares += other.share_squares;
  scores_a += other.scores_a;
  scores_b += other.scores_b;
  squares_a += other.squares_a;
  squares_b += other.squares_b;
  lead_squares += other.lead_squares;
}

double ContestSums::share() const {
  return blocks == 0 ? 0.5 : static_cast<double>(shares) / 4 / static_cast<double>(blocks);
}

double ContestSums::share_ci95() const {
  return blocks < 2 ? 0.5 : half_width95(blocks, share_variance(*this));
}

double ContestSums::mean_a() const {
  return blocks == 0 ? 0 : static_cast<double>(scores_a) / score_unit / static_cast<double>(blocks);
}

double ContestSums::mean_b() const {
  return blocks == 0 ? 0 : static_cast<double>(scores_b) / score_unit / static_cast<double>(blocks);
}

double ContestSums::mean_a_ci95() const { return score_ci95(blocks, scores_a, squares_a); }
double ContestSums::mean_b_ci95() const { return score_ci95(blocks, scores_b, squares_b); }
double ContestSums::lead_ci95() const {
  return score_ci95(blocks, scores_a - scores_b, lead_squares);
}

double elo_of(double share) {
  const double inside = std::clamp(share, 0.001, 0.999);
  return 400 * std::log10(inside / (1 - inside));
}

double SequentialTest::log_likelihood_ratio(const ContestSums& sums) const {
  if (sums.blocks == 0) return 0;
  const double low = share_at(elo0);
  const double high = share_at(elo1);
  return static_cast<double>(sums.blocks) * (high - low) * (2 * sums.share() - low - high) /
         (2 * share_variance(sums));
}

SequentialTest::Answer SequentialTest::answer(const ContestSums& sums) const {
  if (sums.blocks < least) return Answer::open;
  const double ratio = log_likelihood_ratio(sums);
  if (ratio >= std::log((1 - beta) / alpha)) return Answer::stronger;
  if (ratio <= std::log(beta / (1 - alpha))) return Answer::not_stronger;
  return Answer::open;
}

Result<ContestSums> play_contest(const bots::Entry& entry, const AnyGame& game,
                                 const ContestPlan& plan, const ContestSums& sums,
                                 const ContestHooks& hooks) {
  TRY(check_bots(entry, game, std::array{plan.a, plan.b}));
  return ContestRunner(entry, game, plan, sums, hooks).run();
}

}  // namespace townsmith::lab
