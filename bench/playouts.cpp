// Random playouts of every game at its usual number of players: plies and games per second, bytes
// of state, allocations per ply.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "core/game.h"
#include "games/all.h"
#include "games/content_files.h"
#include "games/word_files.h"

namespace {
std::atomic<std::uint64_t> allocations = 0;
}

// g++ sees through one of the two and takes them for a mismatched pair.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

void* operator new(std::size_t size) {
  allocations.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace {

using namespace townsmith;

template <Game G>
void playouts(benchmark::State& bench, int players) {
  const auto game = make_game<G>(standard_setup(G::info(), players), built_in_content());
  if (!game) {
    bench.SkipWithError(built_in_english().say(game.error().text).c_str());
    return;
  }
  Random random(1);
  Chance chance(Random(2));
  std::int64_t plies = 0;
  const std::uint64_t before = allocations;
  for (auto _ : bench) {
    typename G::State state = game->start();
    plies += playout(*game, state, random, chance);
    benchmark::DoNotOptimize(state);
  }
  const auto allocated = static_cast<double>(allocations - before);
  bench.counters["plies/s"] =
      benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
  bench.counters["games/s"] = benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
  bench.counters["state bytes"] = sizeof(typename G::State);
  bench.counters["allocations/ply"] = allocated / static_cast<double>(plies);
}

}  // namespace

int main(int argc, char** argv) {
  for_each_game([](auto type) {
    using G = typename decltype(type)::type;
    const int players = G::info().usual_players;
    benchmark::RegisterBenchmark(
        fmt::format("{} {}p", G::info().name, players).c_str(),
        [players](benchmark::State& bench) { playouts<G>(bench, players); });
  });
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
