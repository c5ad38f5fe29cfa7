#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>

#include "cli/files.h"
#include "cli/lab.h"
#include "cli/progress.h"
#include "lab/compare.h"

namespace townsmith::cli {
namespace {

struct Side {
  std::string name;
  std::unique_ptr<AnyGame> game;
  lab::Plan plan;
};

/// A side is the game as the command line has it, with folders of content and options on top.
Result<Side> open_side(const Context& context, const LabCompareArgs& args,
                       const std::vector<std::string>& changes) {
  ContentFiles files = context.content;
  GameArgs game = args.game;
  for (const std::string& change : changes) {
    if (change == "standard") continue;
    if (const std::size_t equals = change.find('='); equals != std::string::npos) {
      // It stands in for what both sides have of that name, not for another word of this side.
      const std::string name = change.substr(0, equals + 1);
      std::erase_if(game.options, [&](const std::string& option) {
        return option.starts_with(name) &&
               std::find(changes.begin(), changes.end(), option) == changes.end();
      });
      game.options.push_back(change);
      continue;
    }
    TRY(const auto own, read_content_folder(change));
    for (const auto& [name, text] : own) files[name] = text;
  }
  const Context own{context.catalogue, files, context.language, context.stop};
  TRY(auto opened, open_game(own, game, 0));
  TRY(auto plan, lab::make_plan(*opened.entry, *opened.game, split(args.bots, ',')));
  plan.seed = args.seed;
  return Side{fmt::format("{}", fmt::join(changes, " ")), std::move(opened.game), std::move(plan)};
}

Result<lab::Comparison> open_comparison(const std::string& file, const lab::Comparison& fresh) {
  const auto text = read_file(file);
  if (!text) return fresh;
  TRY(const auto value, parse_json(*text, false));
  TRY(auto kept, lab::comparison_from(value));
  if (kept.a != fresh.a || kept.b != fresh.b) {
    return refuse(Reason::bad_value,
                  fmt::format("{} holds another comparison; choose another --out", file));
  }
  return kept;
}

}  // namespace

Result<> lab_compare(const Context& context, const LabCompareArgs& args) {
  TRY(const auto a, open_side(context, args, args.a));
  TRY(const auto b, open_side(context, args, args.b));
  TRY(const auto entry, context.catalogue.find(args.game.game));
  TRY(const auto measure, lab::find_measure(lab::measures_of(a.plan.players, true), args.measure));
  const lab::Question question{
      measure, args.difference > 0 ? args.difference : measure.noticeable, args.alpha, args.beta};
  const lab::Arena arena_a(*entry, *a.game, a.plan);
  const lab::Arena arena_b(*entry, *b.game, b.plan);
  const std::string file = args.out + "/comparison.json";
  TRY(auto comparison,
      open_comparison(file, lab::start_comparison(arena_a, arena_b, a.name, b.name)));

  TRY(make_folder_for(file));
  const std::uint64_t a_block = lab::seatings(a.plan).size();
  const std::uint64_t blocks = (args.games + a_block - 1) / a_block;
  const std::uint64_t done = comparison.blocks();
  Progress progress("pairs of blocks, at most", blocks - std::min(done, blocks));
  Result<> kept;
  lab::CompareHooks hooks;
  hooks.stop = &context.stop;
  hooks.progress = [&](std::uint64_t now) { progress.show(now - done); };
  hooks.keep = [&](const lab::Comparison& now) {
    const auto written = write_file(file, json::serialize(lab::to_json(now)) + "\n");
    if (!written && kept) kept = written;
  };
  lab::go_on(arena_a, arena_b, comparison, question, blocks, threads_of(args.threads), hooks);
  progress.clear();
  TRY(kept);
  TRY(write_file(args.out + "/report.html",
                 lab::comparison_page(comparison, question, a.game->info())));
  TRY(write_file(args.out + "/report.json",
                 json::serialize(lab::comparison_data(comparison, question)) + "\n"));
  fmt::print("{}\n{}/report.html\n", lab::answer_words(comparison, question), args.out);
  if (context.stop) fmt::print(stderr, "Interrupted; run the same command to resume.\n");
  return {};
}

}  // namespace townsmith::cli
