#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/series.h"
#include "core/erased_game.h"
#include "core/replay.h"

namespace townsmith::bots {

/// The luck of game `number` of a run: the same whoever plays, in whatever thread.
inline Random luck_of(std::uint64_t seed, std::uint64_t number) {
  return Random(Random::mix(seed) ^ number, 0);
}
/// What a bot in a seat makes its own random choices with.
inline Random whims_of(std::uint64_t seed, std::uint64_t number, Seat seat) {
  return Random(Random::mix(seed) ^ number, static_cast<std::uint64_t>(index(seat)) + 1);
}

/// Every seat is scored once, and who has won is looked into only where several have the most.
template <Game G>
void write_down(const G& game, const typename G::State& state, GameResult& result) {
  const SeatSet seats = SeatSet::first(game.setup().players);
  int max = 0;
  SeatSet best;
  for (const Seat seat : seats) {
    const int score = total_score(game, state, seat);
    result.scores[seat] = score;
    if (best.empty() || score > max) best = {};
    if (best.empty()) max = score;
    if (score == max) best.insert(seat);
  }
  result.winners = best.size() == 1 ? best : leaders(game, state);
}

/// What the set-up gave to the seats.
template <Game G>
void note_places(const G& game, const typename G::State& state, GameResult& result) {
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    result.places[seat] = static_cast<std::uint8_t>(place_of(game, state, seat));
  }
}

/// The game that play_game() plays with a RandomBot in every seat, but faster: a bot that chooses
/// by chance need not look.
template <Game G>
GameResult play_random_game(const G& game, std::uint64_t seed, std::uint64_t number) {
  FixedList<Random, max_seats> whims;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    whims.push_back(whims_of(seed, number, seat));
  }
  Chance chance(luck_of(seed, number));
  GameResult result;
  result.number = number;
  typename G::State state = begin(game, chance);
  note_places(game, state, result);
  for (SeatSet seats = game.actors(state); !seats.empty(); ++result.plies) {
    const Seat seat = seats.front();
    const auto move = random_move(game, state, seat, whims[index(seat)]);
    seats = play(game, state, seat, move, chance);
  }
  write_down(game, state, result);
  return result;
}

/// One game between bots. With `written`, its record is made too, which is slower.
template <Game G>
GameResult play_game(const ErasedGame<G>& erased, std::span<const std::unique_ptr<Bot<G>>> bots,
                     std::uint64_t seed, std::uint64_t number, bool written,
                     std::span<const std::string> names, Watcher* watcher = nullptr) {
  const G& game = erased.game();
  const int players = game.setup().players;
  std::vector<Random> whims;
  for (const Seat seat : SeatSet::first(players)) whims.push_back(whims_of(seed, number, seat));

  Record record;
  RecordingSource recorder{Chance(luck_of(seed, number))};
  Chance chance = written ? Chance(recorder) : Chance(luck_of(seed, number));
  const auto write_draws = [&] {
    Step step;
    step.kind = Step::Kind::draws;
    step.draws = recorder.take();
    if (!step.draws.empty()) record.steps.push_back(std::move(step));
  };
  if (written) {
    record = new_record(erased);
    record.names.assign(names.begin(), names.end());
    record.bots = record.names;
  }

  // The same luck may be played by others in other seats.
  std::uint64_t who = 0;
  for (const std::string& name : names) who = fnv1a(who, name) + 1;
  const std::string name_of_game = fmt::format("{}-{}-{:x}", seed, number, who);
  for (const auto& bot : bots) bot->begin(name_of_game);

  GameResult result;
  result.number = number;
  Memories<G> memories;
  typename G::State state = begin(game, memories, chance);
  note_places(game, state, result);
  if (written) write_draws();
  while (!game.over(state)) {
    const Seat seat = game.actors(state).front();
    const std::size_t at = slot(seat);
    const auto move =
        bots[at]->choose(game, observe(game, state, seat), memories.of(seat), whims[at]);
    if (written)
      record.steps.push_back({Step::Kind::move, seat, game.notate(state, seat, move), {}});
    if (watcher != nullptr) {
      watcher->decided(ErasedGame<G>::pack(state), ErasedGame<G>::pack_memory(memories.of(seat)),
                       seat, ErasedGame<G>::pack_move(move));
    }
    play(game, state, memories, seat, move, chance);
    if (written) write_draws();
    ++result.plies;
  }
  write_down(game, state, result);
  SeatSet forfeited;
  for (const Seat seat : SeatSet::first(players)) {
    const std::string_view why = bots[slot(seat)]->forfeit();
    if (why.empty()) continue;
    result.forfeits.push_back({seat, std::string(why)});
    forfeited.insert(seat);
  }
  if (!forfeited.empty()) result.winners = leaders(game, state, forfeited);
  if (watcher != nullptr) watcher->ended(ErasedGame<G>::pack(state));
  if (written) {
    record.finished = true;
    record.forfeits = result.forfeits;
    for (int i = 0; i < players; ++i) record.outcome.scores.push_back(result.scores[seat_at(i)]);
    for (const Seat seat : result.winners) record.outcome.winners.push_back(index(seat));
    if (players == 1) record.outcome.grade = game.grade(state, seat_at(0));
    result.record = to_text(record);
  }
  return result;
}

}  // namespace townsmith::bots
