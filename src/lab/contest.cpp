#include "lab/contest.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "lab/in_order.h"
#include "lab/plan.h"

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

double share_at(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

/// Of a block's share of victories. A few imagined blocks keep it from being 0 at first.
double share_variance(const ContestSums& sums) {
  const auto n = static_cast<double>(sums.blocks);
  const double mean = sums.share().value;
  const double squares = static_cast<double>(sums.share_squares) / 16;
  return (std::max(squares - n * mean * mean, 0.0) + 0.25) / (n + 1);
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

Estimate ContestSums::share() const {
  if (blocks == 0) return {0.5, 0, 1};
  return Sums{shares, share_squares}.share(blocks, 4, 2);
}

Estimate ContestSums::mean_a() const { return Sums{scores_a, squares_a}.mean(blocks, score_unit); }
Estimate ContestSums::mean_b() const { return Sums{scores_b, squares_b}.mean(blocks, score_unit); }
Estimate ContestSums::lead() const {
  return Sums{scores_a - scores_b, lead_squares}.mean(blocks, score_unit);
}

double elo_of(double share) {
  const double inside = std::clamp(share, 0.001, 0.999);
  return 400 * std::log10(inside / (1 - inside));
}

double SequentialTest::log_likelihood_ratio(const ContestSums& sums) const {
  if (sums.blocks == 0) return 0;
  const double low = share_at(elo0);
  const double high = share_at(elo1);
  return static_cast<double>(sums.blocks) * (high - low) * (2 * sums.share().value - low - high) /
         (2 * share_variance(sums));
}

SequentialTest::Answer SequentialTest::answer(const ContestSums& sums) const {
  if (sums.blocks < min) return Answer::open;
  const double ratio = log_likelihood_ratio(sums);
  if (ratio >= std::log((1 - beta) / alpha)) return Answer::stronger;
  if (ratio <= std::log(beta / (1 - alpha))) return Answer::not_stronger;
  return Answer::open;
}

Result<ContestSums> play_contest(const bots::Entry& entry, const AnyGame& game,
                                 const ContestPlan& plan, const ContestSums& sums,
                                 const ContestHooks& hooks) {
  TRY(check_bots(entry, game, std::array{plan.a, plan.b}));
  ContestSums total = sums;
  InOrder<ContestSums> order;
  order.first = total.blocks;
  order.end = plan.max;
  order.threads = plan.threads;
  order.work = [&](std::uint64_t first, std::uint64_t /*one*/) {
    return play_block(entry, game, plan, first);
  };
  order.take = [&](ContestSums& block) {
    if (hooks.block) hooks.block(block);
    total.add(block);
  };
  // Every block is a border: the test ends where it would with one thread.
  order.next_border = [](std::uint64_t block) { return block + 1; };
  order.enough = [&] { return plan.test.answer(total) != SequentialTest::Answer::open; };
  order.progress = hooks.progress;
  order.stop = hooks.stop;
  order.run();
  return total;
}

}  // namespace townsmith::lab
