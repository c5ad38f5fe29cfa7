// townsmith_simulate [--seed S] [--events N] [--runs N] [--story]: plays the server below its
// sockets on simulated time, network and store, with faults, and holds what everybody was told
// against what is stored. The same seed gives the same run.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <limits>

#include "cluster.h"

namespace townsmith::simulate {
namespace {

struct Args {
  std::uint64_t seed = 1;
  std::uint64_t runs = 0;
  std::uint64_t events = 1'000'000;
  std::uint64_t events_of_run = 20'000;
  int seconds = 0;
  bool story = false;
};

/// The last `max` lines of what happened; of one table, or "" for all.
void print_story(const World& world, const std::string& table, std::size_t max) {
  std::vector<const World::Line*> lines;
  for (const World::Line& line : world.story()) {
    if (line.table.empty() || table.empty() || line.table == table) lines.push_back(&line);
  }
  const std::size_t first = lines.size() > max ? lines.size() - max : 0;
  if (first > 0) fmt::print("... {} lines before\n", first);
  for (std::size_t i = first; i < lines.size(); ++i) {
    fmt::print("{:>11.3f} s  {}\n", static_cast<double>(lines[i]->at) / 1e6, lines[i]->text);
  }
}

/// Plays it once more with another hidden move, and compares what everybody else was told.
void compare_twins(RunSettings settings, const Twin& first, Library& library, Tally& all) {
  if (first.stage != Twin::Stage::over || !first.possible) return;
  settings.other_move = true;
  settings.tells = false;
  Run run(settings, library);
  run.play();
  const Twin& second = run.world().twin;
  all.add(run.world().tally);
  ++all.twins;
  const auto [here, there] =
      std::mismatch(first.told.begin(), first.told.end(), second.told.begin(), second.told.end());
  if (here == first.told.end() && there == second.told.end()) return;
  const auto words = [](const Twin::Told& told, Twin::Told::const_iterator at) {
    return at == told.end() ? std::string("nothing")
                            : fmt::format("P{}: {}", at->first, at->second.substr(0, 300));
  };
  throw Failure(
      fmt::format("others learn of a hidden move of P{}: once they were told {}, and then {}",
                  first.person, words(first.told, here), words(second.told, there)));
}

bool one_run(const Args& args, std::uint64_t seed, Library& library, Tally& all) {
  RunSettings settings{seed, args.events_of_run, args.story};
  // The end of it says most; --story tells all.
  const std::size_t max = args.story ? std::numeric_limits<std::size_t>::max() : 400;
  // Two runs for the time of one and a half, so not always.
  const auto play = [&](Run& run) {
    run.play();
    if (seed % 4 == 0) compare_twins(settings, run.world().twin, library, all);
  };
  try {
    Run run(settings, library);
    play(run);
    all.add(run.world().tally);
    if (args.story) print_story(run.world(), "", max);
    return true;
  } catch (const Failure& failure) {
    fmt::print("\nSeed {}: {}\n", seed, failure.what());
    if (!failure.table.empty()) fmt::print("Table {}\n", failure.table);
    // Once more, and told: the same happens again.
    settings.tells = true;
    Run again(settings, library);
    try {
      play(again);
      fmt::print("The second time it did not happen: something here does not follow the seed.\n");
    } catch (const Failure& told) {
      if (std::string(told.what()) != failure.what()) {
        fmt::print("The second time it was \"{}\": something here does not follow the seed.\n",
                   told.what());
      }
      print_story(again.world(), told.table, max);
    }
    fmt::print("\nSeed {}: {}\nFind it again: townsmith_simulate --seed {} --runs 1\n", seed,
               failure.what(), seed);
    return false;
  }
}

int simulate(const Args& args) {
  Library library;
  Tally all;
  const auto began = std::chrono::steady_clock::now();
  const auto seconds = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  };
  std::uint64_t run = 0;
  for (;; ++run) {
    if (args.runs > 0      ? run == args.runs
        : args.seconds > 0 ? seconds() >= args.seconds
                           : all.events() >= args.events) {
      break;
    }
    if (!one_run(args, args.seed + run, library, all)) return 1;
  }
  fmt::print(
      "{} runs from seed {}: {} events ({} requests, {} messages to clients, {} batches, {} "
      "faults of which {} met work under way), {} acknowledged moves, {} games to the end, {} "
      "hidden moves made in two ways; {:.1f} s, {:.2f} million events a minute\n",
      run, args.seed, all.events(), all.requests, all.messages, all.batches, all.faults,
      all.under_way, all.moves, all.games, all.twins, seconds(),
      static_cast<double>(all.events()) / seconds() * 60 / 1e6);
  return 0;
}

}  // namespace
}  // namespace townsmith::simulate

int main(int argc, char** argv) {
  townsmith::simulate::Args args;
  CLI::App app("Plays the server on simulated time, network and store, with faults.");
  app.add_option("--seed", args.seed, "The first seed");
  app.add_option("--runs", args.runs, "How many runs; each has the next seed");
  app.add_option("--events", args.events, "How many events, if no number of runs is given");
  app.add_option("--seconds", args.seconds, "How long, if no number of runs is given");
  app.add_option("--events-of-run", args.events_of_run, "Events of a run before its faults stop");
  app.add_flag("--story", args.story, "Tell everything that happens");
  CLI11_PARSE(app, argc, argv);
  return townsmith::simulate::simulate(args);
}
