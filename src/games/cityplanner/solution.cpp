#include "games/cityplanner/solution.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "games/cityplanner/turn_values.h"

namespace townsmith::cityplanner {
namespace {

using Values = TurnValues::Values;

constexpr std::string_view file_mark = "townsmith cityplanner solution 1\n";

}  // namespace

Solution::Solution(const CityPlanner& game)
    : game_(&game),
      rounds_(game.charts().rounds),
      most_dollars_(game.outcome_table().most_dollars()),
      most_rerolls_(game.outcome_table().most_rerolls()),
      purses_(most_money(rounds_) + 1),
      values_(static_cast<std::size_t>(rounds_ * purses_ * (most_rerolls_ + 1) * Lock::count)) {}

int Solution::most_money(int round) const {
  return game_->charts().start_money + (round - 1) * most_dollars_;
}

double Solution::worth(int round, int money, const Outcome& outcome, Lock next) const {
  const int rest = money + outcome.dollars;
  if (round == rounds_) return outcome.vp + rest / game_->charts().dollars_per_vp;
  return outcome.vp + value({round + 1, rest, outcome.rerolls, next});
}

double Solution::best_result(int round, int money, int rank, Lock next) const {
  double best = 0;
  for (const Outcome& outcome :
       game_->outcome_table().of(all_censuses()[static_cast<std::size_t>(rank)], money)) {
    best = std::max(best, worth(round, money, outcome, next));
  }
  return best;
}

void Solution::solve(int round, int task) {
  const Charts& charts = game_->charts();
  const Lock lock = Lock::numbered(round == 1 ? 0 : task + 1);
  TurnValues turn(*game_, lock);
  const int changes = std::min(charts.change_dice, turn.loose());
  const int least = round == 1 ? charts.start_money : 0;
  const int most = most_money(round);

  // changed[m % kept][j]: what exactly j changes lead to when m is left after paying for them.
  const int kept = changes * charts.change_price + 1;
  std::vector<std::vector<Values>> changed(
      static_cast<std::size_t>(kept), std::vector<Values>(static_cast<std::size_t>(changes) + 1));
  Values best;
  Values better;
  for (int money = std::max(0, least - kept + 1); money <= most; ++money) {
    std::vector<Values>& layers = changed[static_cast<std::size_t>(money % kept)];
    turn.pass([&](int rank, Lock next) { return best_result(round, money, rank, next); },
              layers[0]);
    turn.change(layers, ~0U);
    if (money < least) continue;
    best = layers[0];
    for (int j = 1; j <= changes && money >= j * charts.change_price; ++j) {
      const Values& after =
          changed[static_cast<std::size_t>((money - j * charts.change_price) % kept)]
                 [static_cast<std::size_t>(j)];
      for (std::size_t i = 0; i < best.size(); ++i) best[i] = std::max(best[i], after[i]);
    }
    for (int rerolls = 0;; ++rerolls) {
      values_[place({round, money, rerolls, lock})] = TurnValues::average(best);
      // The first turn has none.
      if (rerolls == most_rerolls_ || round == 1) break;
      turn.reroll(best, better);
      std::swap(best, better);
    }
  }
}

double Solution::value() const { return value({1, game_->charts().start_money, 0, Lock()}); }

double Solution::pass_value(const State& state, Card card) const {
  Census six;
  for (int i = 0; i < card_count; ++i) {
    if (card_at(i) != card) six += Census(game_->kind(state, card_at(i)));
  }
  const int face = state.dice[static_cast<std::size_t>(index(card))];
  return best_result(state.round, state.money[0], six.rank(), Lock(card, face));
}

double Solution::standing_value(const State& state) const {
  double best = 0;
  for (int i = 0; i < card_count; ++i) {
    if (card_at(i) != state.locked) best = std::max(best, pass_value(state, card_at(i)));
  }
  return best;
}

/// With changes of dice from `first_card` on, each at most once, or none.
double Solution::changing_value(const State& state, int first_card) const {
  double best = standing_value(state);
  for (int i = first_card; i < card_count; ++i) {
    for (const int delta : {+1, -1}) {
      const Move move = Move::change(card_at(i), delta);
      if (!game_->may_change(state, move)) continue;
      State next = state;
      game_->apply(next, seat_at(0), move);
      best = std::max(best, changing_value(next, i + 1));
    }
  }
  return best;
}

double Solution::reroll_value(const State& state, Card card, Memory& memory) const {
  double sum = 0;
  State next = state;
  --next.rerolls[0];
  for (int face = 1; face <= face_count; ++face) {
    next.dice[static_cast<std::size_t>(index(card))] = static_cast<std::uint8_t>(face);
    sum += turn_value(next, memory);
  }
  return sum / face_count;
}

double Solution::turn_value(const State& state, Memory& memory) const {
  const auto [found, fresh] = memory.try_emplace({state.rerolls[0], state.dice}, 0.0);
  if (!fresh) return found->second;
  double best = changing_value(state, 0);
  if (state.rerolls[0] > 0) {
    for (int i = 0; i < card_count; ++i) {
      if (card_at(i) != state.locked)
        best = std::max(best, reroll_value(state, card_at(i), memory));
    }
  }
  found->second = best;  // a map's entries stay where they are
  return best;
}

double Solution::value_after(const State& state, Move move) const {
  Memory memory;
  State next = state;
  switch (move.kind) {
    case MoveKind::reroll: return reroll_value(state, move.card, memory);
    case MoveKind::pass: return pass_value(state, move.card);
    case MoveKind::change: game_->apply(next, seat_at(0), move); return turn_value(next, memory);
    case MoveKind::score: break;
  }
  const int face = state.dice[static_cast<std::size_t>(index(state.passed))];
  const Outcome outcome = {move.vp, move.dollars, move.rerolls, Tally()};
  return worth(state.round, state.money[0], outcome, Lock(state.passed, face));
}

Move Solution::best_move(const State& state) const {
  FixedList<Move, CityPlanner::max_moves> moves;
  game_->legal_moves(state, seat_at(0), moves);
  Memory memory;
  const bool adjusting = state.phase == Phase::adjust;
  // Rerolling first never loses anything, so after the rerolls come only changes and the pass.
  const double without = adjusting ? changing_value(state, 0) : 0;
  Move best = moves[0];
  double best_value = -1;
  for (const Move& move : moves) {
    double value = 0;
    if (move.kind == MoveKind::reroll) {
      value = reroll_value(state, move.card, memory);
      if (value <= without) continue;
    } else if (move.kind == MoveKind::change) {
      State next = state;
      game_->apply(next, seat_at(0), move);
      value = changing_value(next, 0);
    } else {
      value = value_after(state, move);
    }
    if (value > best_value) {
      best = move;
      best_value = value;
    }
  }
  return best;
}

std::string Solution::save(std::uint64_t content_hash) const {
  std::string bytes(file_mark);
  bytes += hash_text(content_hash) + "\n";
  for (const double value : values_) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (unsigned i = 0; i < 8; ++i) bytes += static_cast<char>((bits >> (8 * i)) & 0xFFU);
  }
  return bytes;
}

Result<> Solution::load(std::string_view bytes, std::uint64_t content_hash) {
  if (!bytes.starts_with(file_mark)) {
    return refuse(Reason::bad_syntax, "this is not a solution of City Planner");
  }
  bytes.remove_prefix(file_mark.size());
  const std::string hash = hash_text(content_hash) + "\n";
  if (!bytes.starts_with(hash)) {
    return refuse(Reason::other_content, "the solution is of other content; solve the game again");
  }
  bytes.remove_prefix(hash.size());
  if (bytes.size() != values_.size() * 8) {
    return refuse(Reason::bad_syntax, "the solution is cut off; solve the game again");
  }
  for (std::size_t i = 0; i < values_.size(); ++i) {
    std::uint64_t bits = 0;
    for (unsigned k = 0; k < 8; ++k) {
      bits |= std::uint64_t{static_cast<unsigned char>(bytes[8 * i + k])} << (8 * k);
    }
    values_[i] = std::bit_cast<double>(bits);
  }
  return {};
}

}  // namespace townsmith::cityplanner
