#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>

#include "bots/training.h"
#include "bots/weights.h"
#include "cli/files.h"
#include "cli/lab.h"
#include "cli/progress.h"
#include "core/content_changes.h"
#include "lab/compare.h"
#include "lab/threads.h"
#include "lab/training.h"

namespace townsmith::cli {
namespace {

struct Side {
  std::string name;
  ContentFiles files;
  std::shared_ptr<bots::Entry> entry;
  std::unique_ptr<AnyGame> game;
  lab::RunPlan plan;

  lab::Arena arena() const { return {*entry, *game, plan}; }
};

/// Bots that have learned on this content.
Result<> train_side(const Context& context, const LabCompareArgs& args, Side& side) {
  const GameInfo& info = side.entry->type().info();
  const auto trainer = side.entry->make_trainer(side.files, {});
  if (trainer == nullptr) {
    return refuse(Reason::not_allowed, fmt::format("{} has nothing to learn", info.title));
  }
  lab::TrainingPlan plan;
  plan.seed = args.seed;
  plan.threads = lab::threads_of(args.threads);
  Progress progress(fmt::format("games to learn {}", side.name),
                    trainer->families().size() * static_cast<std::uint64_t>(plan.rounds) *
                        (plan.games + plan.exam));
  lab::TrainingHooks hooks;
  hooks.progress = [&](std::uint64_t games) { progress.show(games); };
  hooks.stop = &context.stop;
  const bots::WeightSets learned = lab::train(*trainer, plan, hooks);
  progress.clear();
  if (context.stop || learned.empty()) {
    return refuse(Reason::not_allowed, "stopped before the bots had learned");
  }
  side.files[bots::weights_file(info.name)] =
      bots::weights_text(learned, info.name, "Learned for a comparison.", trainer->features());
  return {};
}

/// A side is the game as the command line has it, with folders of content and options on top.
Result<Side> open_side(const Context& context, const LabCompareArgs& args,
                       const std::vector<std::string>& changes) {
  Side side;
  side.name = fmt::format("{}", fmt::join(changes, " "));
  side.files = context.content;
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
    TRY(side.files, read_content(side.files, change));
  }
  const Context own{context.catalogue, context.built_in,      side.files,  context.own_content,
                    context.language,  context.language_name, context.stop};
  TRY(auto opened, open_game(own, game, 0));
  side.entry = opened.entry->clone();
  if (args.train) {
    TRY(train_side(context, args, side));
    ContentReader reader(side.files);
    side.entry->read_bots(reader);
  }
  side.game = std::move(opened.game);
  TRY(side.plan, lab::make_plan(*side.entry, *side.game, split(args.bots, ',')));
  side.plan.seed = args.seed;
  return side;
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

/// What a side has that another has not, in words.
std::vector<std::string> changes_between(const Side& a, const Side& b) {
  std::vector<std::string> words;
  for (const auto& [name, value] : b.plan.options)
    words.push_back(fmt::format("B: {}={}", name, value));
  for (const auto& [name, value] : a.plan.options)
    words.push_back(fmt::format("A: {}={}", name, value));
  for (const ContentChange& change : content_changes(a.files, b.files)) {
    if (change.file == bots::weights_file(a.plan.game)) continue;
    words.push_back(in_words(change));
  }
  return words;
}

std::string command_of(const LabCompareArgs& args) {
  std::string out = fmt::format("townsmith lab compare {}", args.game.game);
  if (args.game.players != 0) out += fmt::format(" --players {}", args.game.players);
  for (const std::string& option : args.game.options) out += fmt::format(" --option {}", option);
  for (const std::string& one : args.a) out += " --a " + one;
  for (const std::string& one : args.b) out += " --b " + one;
  for (const std::string& one : args.variants) out += " --variant " + one;
  out += fmt::format(
      " --bots {} --measure {} --difference {:g} --alpha {:g} --beta {:g} --games {} "
      "--seed {}{}",
      args.bots, args.measure, args.difference, args.alpha, args.beta, args.games, args.seed,
      args.train ? " --train" : "");
  return out + " --out DIR";
}

std::string bots_sentence(const LabCompareArgs& args) {
  return args.train ? "Bots have learned anew on each side's own content."
                    : "Bots know on all sides what they have learned on the standard content.";
}

/// Two sides, kept in a folder of their own.
Result<lab::Comparison> compare_sides(const Context& context, const LabCompareArgs& args,
                                      const Side& a, const Side& b, const lab::Question& question,
                                      const std::string& folder) {
  const lab::Arena arena_a = a.arena();
  const lab::Arena arena_b = b.arena();
  const std::string file = folder + "/comparison.json";
  TRY(check_own_folder(folder, "comparison.json"));
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
  lab::go_on(arena_a, arena_b, comparison, question, blocks, lab::threads_of(args.threads), hooks);
  progress.clear();
  TRY(kept);
  const lab::Origin origin{command_of(args), changes_between(a, b), bots_sentence(args)};
  TRY(write_file(folder + "/report.html",
                 lab::comparison_page(comparison, question, a.game->info(), origin)));
  TRY(write_file(folder + "/report.json",
                 json::serialize(lab::comparison_data(comparison, question, origin)) + "\n"));
  return comparison;
}

/// Every variant against A, ranked. With several answers each must be surer.
Result<> rank_variants(const Context& context, const LabCompareArgs& args, Side& a,
                       lab::Question question) {
  question.alpha /= static_cast<double>(args.variants.size());
  question.beta /= static_cast<double>(args.variants.size());
  std::vector<lab::Comparison> comparisons;
  std::vector<std::vector<std::string>> changes;
  for (std::size_t i = 0; i < args.variants.size() && !context.stop; ++i) {
    TRY(auto b, open_side(context, args, split(args.variants[i], '+')));
    if (a.plan.places != b.plan.places) {
      return refuse(Reason::bad_value,
                    fmt::format("in {} seats are told apart in another way than in {}; compare the "
                                "two alone, with --a and --b",
                                b.name, a.name));
    }
    TRY(auto comparison,
        compare_sides(context, args, a, b, question, fmt::format("{}/{}", args.out, i + 1)));
    changes.push_back(changes_between(a, b));
    comparisons.push_back(std::move(comparison));
  }
  std::vector<lab::Ranked> ranked;
  for (std::size_t i = 0; i < comparisons.size(); ++i)
    ranked.push_back({&comparisons[i], changes[i]});
  std::stable_sort(ranked.begin(), ranked.end(), [&](const auto& one, const auto& other) {
    return one.comparison->difference(question.measure).value >
           other.comparison->difference(question.measure).value;
  });
  const lab::Origin origin{command_of(args), {}, bots_sentence(args)};
  TRY(write_file(args.out + "/report.html",
                 lab::ranking_page(ranked, question, a.game->info(), origin)));
  for (const lab::Ranked& one : ranked) {
    fmt::print("{}: {}\n", one.comparison->name_b, lab::answer_words(*one.comparison, question));
  }
  return {};
}

}  // namespace

Result<> lab_compare(const Context& context, const LabCompareArgs& args) {
  if (args.b.empty() == args.variants.empty()) {
    return refuse(Reason::bad_value, "compare A with --b, or with one --variant or more");
  }
  TRY(auto a,
      open_side(context, args, args.a.empty() ? std::vector<std::string>{"standard"} : args.a));
  const auto asked = [&]() -> Result<lab::Question> {
    TRY(const auto measure, lab::find_measure(lab::measures_of(a.plan), args.measure));
    return lab::Question{measure, args.difference > 0 ? args.difference : measure.noticeable,
                         args.alpha, args.beta};
  };
  if (!args.variants.empty()) {
    TRY(const auto question, asked());
    TRY(check_own_folder(args.out, "1/comparison.json"));
    TRY(rank_variants(context, args, a, question));
  } else {
    TRY(auto b, open_side(context, args, args.b));
    // What is compared must mean the same on both sides.
    if (a.plan.places != b.plan.places) {
      tell_by_seat(a.plan);
      tell_by_seat(b.plan);
    }
    TRY(const auto question, asked());
    TRY(const auto comparison, compare_sides(context, args, a, b, question, args.out));
    fmt::print("{}\n", lab::answer_words(comparison, question));
  }
  fmt::print("{}/report.html\n", args.out);
  if (context.stop) fmt::print(stderr, "Interrupted; run the same command to resume.\n");
  return {};
}

}  // namespace townsmith::cli
