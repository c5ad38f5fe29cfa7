#include "cli/examples.h"

#include <fmt/format.h>

#include <array>

namespace townsmith::cli {
namespace {

struct Example {
  std::string_view command;  ///< "lab run"
  std::string_view line;
  std::string_view text = {};
};

constexpr std::array<Example, 38> examples = {{
    {"games", "games", "what there is"},
    {"play", "play cityplanner --players 1", "alone, in the terminal"},
    {"play", "play cities --seats you,random", "against a bot"},
    {"play", "play cities --seats you,you --option level=2"},
    {"play", "play cities --resume", "resume the saved game"},
    {"play", "play cities --language de", "in German"},
    {"join", "join http://localhost:8080/t/TABLE", "a friend's table, in the terminal"},
    {"serve", "serve", "play with friends, in the browser"},
    {"print", "print cities -o cities.pdf", "to print, cut and play"},
    {"print", "print townies --ink black -o townies.pdf", "saves ink"},
    {"match", "match cities --seats random,random --games 10000"},
    {"match", "match cityplanner --seats random --games 100 --records games.jsonl"},
    {"match", "match cities --seats 'external:python3 my_bot.py,easy'", "a bot of your own"},
    {"contest", "contest cities --players 1 --bots easy,medium,hard --ladder"},
    {"replay", "replay games.jsonl --game 3 --at 20", "the position after 20 steps"},
    {"replay", "replay games.jsonl --all --json", "every game of the file, a line each"},
    {"solve", "solve cityplanner --players 1", "the exact value of best play"},
    {"hint", "hint games.jsonl --at 20", "what to do there, and why"},
    {"analyse", "analyse games.jsonl", "what every decision was worth"},
    {"train", "train townies --out weights.json", "bots learn from self-play"},
    {"engine", "engine < questions.jsonl > answers.jsonl", "analysis for programs"},
    {"backup", "backup --db sqlite:townsmith.db --to sqlite:copy.db"},
    {"backup", "backup --db sqlite:copy.db --check"},
    {"admin", "admin --db sqlite:townsmith.db list", "tables and people"},
    {"lab run", "lab run cities --games 10000 --out lab/cities", "what many games show"},
    {"lab run", "lab run cities --until 0.5 --out lab/cities", "as many games as it takes"},
    {"lab compare", "lab compare cities --a standard --b level=2 --out lab/level"},
    {"lab tune",
     "lab tune cityplanner --vary 'cityplanner/charts.json:green_vp[*]=0..9' \\\n"
     "    --target score=40 --out lab/tuned"},
    {"lab records", "lab records games.jsonl --out lab/records", "what recorded games show"},
    {"lab worker", "lab worker --db postgres://..."},
    {"content export", "content export my-content", "the games' data, to change"},
    {"content check", "content check my-content", "what is wrong with it"},
    {"content codes", "content codes cities", "every error and warning there can be"},
    {"content schema", "content schema cities tiles.json", "for an editor that can check it"},
    {"content pack", "content pack my-content canals.pack", "one file of it, to share"},
    {"content unpack", "content unpack canals.pack canals", "somebody else's, to change"},
    {"content diff", "content diff canals.pack", "what is not as in the game"},
    {"play", "--content canals.pack play cities", "with changed data"},
}};

constexpr std::string_view exit_codes =
    "Exit codes: 0 done, 1 refused (a sentence says why), 2 the command line was not\n"
    "understood, 130 interrupted (what was done until then was reported).";

}  // namespace

std::string examples_of(std::string_view command) {
  std::string text;
  for (const Example& example : examples) {
    const bool below = example.command.starts_with(command) &&
                       (command.empty() || example.command.size() == command.size() ||
                        example.command[command.size()] == ' ');
    if (!below) continue;
    text += text.empty() ? "Examples:\n" : "\n";
    const std::string line = fmt::format("  townsmith {}", example.line);
    text += example.text.empty() ? line : fmt::format("{:<58} {}", line, example.text);
  }
  if (command.empty()) text += fmt::format("\n\n{}", exit_codes);
  return text;
}

}  // namespace townsmith::cli
