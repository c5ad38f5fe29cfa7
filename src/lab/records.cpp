#include "lab/records.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/replay.h"
#include "lab/places.h"
#include "lab/report_parts.h"
#include "lab/witness.h"

namespace townsmith::lab {
namespace {

constexpr std::size_t max_examples = 5;

Run run_of_records(const AnyGame& game) {
  RunPlan plan = plan_of(game);
  plan.bots.assign(game.setup().players, "whoever played them");
  plan.offers = UINT64_MAX;
  Tally tally = empty_tally(plan);
  return {std::move(plan), std::move(tally), {}, {}, {}};
}

}  // namespace

RecordedGames::RecordedGames(const AnyGame& game) : game_(game), run_(run_of_records(game)) {}

void RecordedGames::note_example(const ItemKey& key, const std::string& where, std::size_t step) {
  std::vector<std::string>& list = examples_[key];
  const auto begins = [&](const std::string& one) { return one.starts_with(where + " --at "); };
  if (list.size() < max_examples && std::none_of(list.begin(), list.end(), begins)) {
    list.push_back(fmt::format("{} --at {}", where, step));
  }
}

Result<> RecordedGames::add(const Record& record, const std::string& where,
                            const std::vector<double>& seconds) {
  TRY(check_header(record, game_));
  if (!record.played_out()) return refuse(Reason::not_allowed, "the game is not finished");
  const int players = run_.plan.players;
  Witness witness(game_, run_.plan.place_count, Random(1, 1), true);
  Replayer replayer(game_);
  bots::GameResult result;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    if (step.kind == Step::Kind::move) {
      const AnyState& state = replayer.state();
      if (result.plies == 0) {
        for (const Seat seat : SeatSet::first(players)) {
          result.places[seat] = static_cast<std::uint8_t>(game_.place(state, seat));
        }
      }
      TRY(const AnyMove move, game_.parse(state, step.seat, step.move));
      TRY(game_.check(state, step.seat, move));
      witness.decided(state, replayer.memories().of(step.seat), step.seat, move);
      for (const Use& use : game_.uses(state, step.seat, move)) {
        note_example(key_of(use), where, i);
      }
      if (i < seconds.size() && seconds[i] >= 0) {
        seconds_[game_.move_kind(state, step.seat, move)].add(
            static_cast<int>(std::min(seconds[i], 86'400.0)));
      }
      ++result.plies;
    }
    TRY(replayer.play(step));
  }
  const AnyState& end = replayer.state();
  if (!game_.over(end)) return refuse(Reason::not_allowed, "the game is not finished");
  witness.ended(end);
  const Outcome outcome = outcome_of(game_, end, record);
  for (const Seat seat : SeatSet::first(players)) {
    result.scores[seat] = outcome.scores[slot(seat)];
  }
  for (const int winner : outcome.winners) result.winners.insert(seat_at(winner));
  Block block;
  start_block(block, run_.plan);
  note_result(run_.plan, result, std::vector<std::uint8_t>(static_cast<std::size_t>(players)),
              block);
  witness.write(block.games.back(), block);
  run_.tally.add(block);
  return {};
}

Findings RecordedGames::findings() const {
  Findings found = find(run_, game_.info());
  found.recorded = true;
  for (const auto& [key, list] : examples_) {
    for (const std::string& one : list) {
      found.examples.push_back(
          {fmt::format("{}: {}", group_words(found.plan.game, key), name_of(key)), one});
    }
  }
  for (const auto& [kind, histogram] : seconds_) found.seconds.emplace_back(kind, histogram);
  return found;
}

}  // namespace townsmith::lab
