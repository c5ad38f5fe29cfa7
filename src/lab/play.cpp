#include "lab/play.h"

#include <algorithm>
#include <cmath>

#include "lab/witness.h"

namespace townsmith::lab {
namespace {

/// Streams of random numbers that no game uses for its luck or its bots' whims.
constexpr std::uint64_t sampling_stream = 101;
constexpr std::uint64_t guessing_stream = 102;

}  // namespace

void start_block(Block& block, const RunPlan& plan) {
  block.values.assign(ValueIndex(plan.place_count).size(), 0);
  block.games.clear();
}

Arena::Arena(const bots::Entry& entry, const AnyGame& game, const RunPlan& plan)
    : entry_(entry), game_(game), plan_(plan), seatings_(seatings(plan)) {
  const std::vector<std::string> names = distinct_bots(plan);
  for (const auto& seating : seatings_) {
    std::vector<std::uint8_t>& who = who_.emplace_back();
    for (const std::string& bot : seating) {
      who.push_back(
          static_cast<std::uint8_t>(std::find(names.begin(), names.end(), bot) - names.begin()));
    }
  }
}

Tally empty_tally(const RunPlan& plan) {
  return {plan.players, plan.place_count, static_cast<int>(distinct_bots(plan).size()),
          static_cast<int>(seatings(plan).size())};
}

void note_result(const RunPlan& plan, const bots::GameResult& result,
                 const std::vector<std::uint8_t>& bots, Block& block) {
  GameNote& note = block.games.emplace_back();
  note.scores = result.scores;
  note.winners = result.winners;
  note.decisions = result.plies;
  std::copy(bots.begin(), bots.end(), note.bots.begin());
  for (const Seat seat : SeatSet::first(plan.players)) {
    note.places[seat] = plan.by_seat ? static_cast<std::uint8_t>(index(seat)) : result.places[seat];
  }
  const ValueIndex at(plan.place_count);
  const auto count = [&](Value value) -> std::int64_t& {
    return block.values[ValueIndex::of(value)];
  };
  int best = result.scores[0];
  int second = INT32_MIN;
  for (int seat = 0; seat < plan.players; ++seat) {
    const int score = result.scores[seat_at(seat)];
    count(Value::table_score) += score;
    const int place = note.places[seat_at(seat)];
    block.values[at.score(place)] += score;
    block.values[at.seats(place)] += 1;
    if (result.winners.contains(seat_at(seat))) {
      block.values[at.share(place)] += share_unit / result.winners.size();
    }
    if (seat == 0) continue;
    second = std::max(second, std::min(best, score));
    best = std::max(best, score);
  }
  count(Value::winning_score) += best;
  if (plan.players > 1) count(Value::margin) += best - second;
  count(Value::shared) += result.winners.size() > 1 ? 1 : 0;
  count(Value::decisions) += result.plies;
}

Tally Arena::play(std::uint64_t first, std::uint64_t count) const {
  if (!plan_.watch && seatings_.size() == 1) return play_results(first, count);
  Tally tally = empty_tally();
  for (std::uint64_t i = 0; i < count; ++i) tally.add(play_block(first + i));
  return tally;
}

/// Where nothing but results is asked for, bots are made once and nothing is allocated for a game.
Tally Arena::play_results(std::uint64_t first, std::uint64_t count) const {
  Tally tally = empty_tally();
  Block block;
  const auto sink = [&](const bots::GameResult& result) {
    start_block(block, plan_);
    note_result(plan_, result, who_.front(), block);
    tally.add(block);
    return true;
  };
  // The bots were checked when the plan was made.
  (void)entry_.play_games(game_, seatings_.front(), {plan_.seed, first, count}, sink);
  return tally;
}

Block Arena::play_block(std::uint64_t number) const {
  Block block;
  start_block(block, plan_);
  for (std::size_t i = 0; i < seatings_.size(); ++i) {
    Witness witness(game_, plan_.place_count,
                    Random(Random::mix(plan_.seed) ^ number, sampling_stream),
                    number < plan_.offers);
    bots::GameSeries series{plan_.seed, number, 1};
    if (plan_.watch) series.watcher = &witness;
    const auto sink = [&](const bots::GameResult& result) {
      note_result(plan_, result, who_[i], block);
      return true;
    };
    (void)entry_.play_games(game_, seatings_[i], series, sink);
    if (!plan_.watch) continue;
    witness.write(block.games.back(), block);
    if (i == 0 && number < plan_.thoughts && witness.noticed()) {
      block.thought = think(*witness.noticed(), number);
    }
  }
  return block;
}

/// Asks the bots about the best moves of a position, and about one made at random.
ThoughtNote Arena::think(const Noticed& noticed, std::uint64_t number) const {
  const std::vector<AnyMove> moves = game_.legal_moves(noticed.state, noticed.seat);
  Random random(Random::mix(plan_.seed) ^ number, guessing_stream);
  bots::Question question;
  question.simulations = plan_.simulations;
  question.seed = Random::mix(plan_.seed) ^ number;
  question.about = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  const bots::Advice advice =
      entry_.advise(game_, game_.observe(noticed.state, noticed.seat), noticed.memory, question);
  const auto thousandths = [](double points) {
    return static_cast<std::int64_t>(std::llround(points * static_cast<double>(thought_unit)));
  };
  ThoughtNote note;
  note.asked = advice.size() > 1;
  if (!note.asked) return note;
  // Sorted by value, but opinions of equal value may stand before the best one's runner-up.
  note.second = thousandths(advice[1].loss);
  for (const bots::Opinion& opinion : advice) {
    if (opinion.move == *question.about) note.random = thousandths(opinion.loss);
  }
  return note;
}

}  // namespace townsmith::lab
