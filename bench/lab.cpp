// What the lab's statistics cost: random games a second bare, with their results counted, and
// watched move by move.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "bots/catalogue.h"
#include "core/game.h"
#include "games/all.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "lab/play.h"

namespace {

using namespace townsmith;

constexpr std::uint64_t games_at_once = 1000;

template <Game G>
void bare(benchmark::State& bench) {
  const auto game =
      make_game<G>(standard_setup(G::info(), G::info().usual_players), built_in_content());
  if (!game) {
    bench.SkipWithError(built_in_english().say(game.error().text).c_str());
    return;
  }
  Random random(1);
  Chance chance(Random(2));
  for (auto _ : bench) {
    for (std::uint64_t i = 0; i < games_at_once; ++i) {
      typename G::State state = game->start();
      benchmark::DoNotOptimize(playout(*game, state, random, chance));
    }
  }
}

void in_lab(benchmark::State& bench, const bots::Entry& entry, bool watch) {
  const GameInfo& info = entry.type().info();
  const auto game =
      entry.type().create(standard_setup(info, info.usual_players), built_in_content());
  if (!game) {
    bench.SkipWithError(built_in_english().say(game.error().text).c_str());
    return;
  }
  auto plan = lab::make_plan(entry, **game, {"random"});
  plan->watch = watch;
  const lab::Arena arena(entry, **game, *plan);
  const std::uint64_t count = watch ? games_at_once / 20 : games_at_once;
  std::uint64_t first = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(arena.play(first, count));
    first += count;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bots::Catalogue catalogue = bots::all_games();
  for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    const std::string name = fmt::format("{} {}p", G::info().name, G::info().usual_players);
    const bots::Entry& entry = **catalogue.find(G::info().name);
    benchmark::RegisterBenchmark((name + " bare").c_str(), bare<G>);
    benchmark::RegisterBenchmark((name + " results").c_str(), [&entry](benchmark::State& bench) {
      in_lab(bench, entry, false);
    });
    benchmark::RegisterBenchmark((name + " watched").c_str(),
                                 [&entry](benchmark::State& bench) { in_lab(bench, entry, true); });
  });
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
