// Thinking about the first decisions of every game: simulations per second of the level master, and
// the bytes of a node of its tree.
#include "bots/search.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "bots/all.h"
#include "bots/levels.h"
#include "games/content_files.h"
#include "games/word_files.h"

namespace {

using namespace townsmith;

template <Game G>
void search(benchmark::State& bench, int players) {
  const ContentFiles files = built_in_content();
  const auto game = make_game<G>(standard_setup(G::info(), players), files);
  if (!game) {
    bench.SkipWithError(built_in_english().say(game.error().text).c_str());
    return;
  }
  ContentReader reader(files);
  const bots::SearchSettings settings = bots::read_levels(reader, G::info().name).back();
  bots::WeightSets sets;
  const bots::Weights* weights = nullptr;
  if constexpr (bots::Evaluated<G>) {
    using Evaluator = bots::Evaluator<G>;
    sets =
        bots::read_weights(reader, G::info().name, Evaluator::feature_names(), Evaluator::stages);
    const auto found = sets.find(Evaluator::weights_name(*game));
    if (found != sets.end()) weights = &found->second;
  }
  // A position from the middle of a game.
  Random random(1);
  Chance chance(Random(2));
  typename G::State state = begin(*game, chance);
  const int middle = playout(*game, state, random, chance) / 2;
  state = begin(*game, chance);
  for (int ply = 0; !game->over(state); ++ply) {
    const Seat seat = game->actors(state).front();
    MoveList<G> moves;
    game->legal_moves(state, seat, moves);
    if (ply >= middle && moves.size() > 1) break;
    play(*game, state, seat, random_move(*game, state, seat, random), chance);
  }
  if (game->over(state)) {
    bench.SkipWithError("no decision was left in the middle of the game");
    return;
  }
  const Observed<G> seen = observe(*game, state, game->actors(state).front());
  std::int64_t simulations = 0;
  std::uint64_t seed = 0;
  for (auto _ : bench) {
    bots::Search<G> thinking(*game, weights, settings);
    thinking.think(seen, {}, 500, ++seed, bots::one_after_another);
    for (const auto& branch : thinking.branches()) simulations += branch.simulations();
  }
  bench.counters["simulations/s"] =
      benchmark::Counter(static_cast<double>(simulations), benchmark::Counter::kIsRate);
  bench.counters["node bytes"] = sizeof(typename bots::Branch<G>::Node);
}

}  // namespace

int main(int argc, char** argv) {
  for_each_game([](auto type) {
    using G = typename decltype(type)::type;
    const int players = std::max(G::info().min_players, 2);
    benchmark::RegisterBenchmark(fmt::format("{} {}p", G::info().name, players).c_str(),
                                 [players](benchmark::State& bench) { search<G>(bench, players); });
  });
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
