#include "lab/contest.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <map>
#include <utility>

#include "bots/levels.h"
#include "bots/weights.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "core/schema_reading.h"
#include "lab/plan.h"
#include "lab/threads.h"

namespace townsmith::cli {
namespace {

using Pair = std::pair<std::string, std::string>;

/// In 1/840 points; no game has as many, and their squares can be added up.
constexpr std::int64_t max_score = 840'000'000;

struct BlockLine {
  std::string a;
  std::string b;
  std::int64_t share = 0;
  std::int64_t score_a = 0;
  std::int64_t score_b = 0;

  DESCRIBE(BlockLine, "ContestBlock", MEMBER(a), MEMBER(b), MEMBER(share, {}, {0, 4}),
           MEMBER(score_a, {}, {-max_score, max_score}),
           MEMBER(score_b, {}, {-max_score, max_score}));
};

/// Every finished block of a contest, a line each, so that an interrupted one can be resumed.
class Notebook {
 public:
  /// What a file says about these games; a file about others is refused.
  Result<> open(const std::string& path, const json::object& about) {
    if (path.empty()) return {};
    const std::string header = json::serialize(about);
    if (const auto text = read_file(path)) {
      TRY(read_lines(path, *text, header));
    }
    // A line that was cut off would run into the next one.
    std::error_code error;
    if (known_) std::filesystem::resize_file(path, whole_, error);
    if (error) {
      return refuse(Reason::io_error, fmt::format("cannot write {}: {}", path, error.message()));
    }
    file_ = std::fopen(path.c_str(), known_ ? "ab" : "wb");
    if (file_ == nullptr) return refuse(Reason::io_error, fmt::format("cannot write {}", path));
    if (!known_) write(header);
    return {};
  }
  ~Notebook() {
    if (file_ != nullptr) std::fclose(file_);
  }

  lab::ContestSums sums(const Pair& pair) const {
    const auto found = sums_.find(pair);
    return found == sums_.end() ? lab::ContestSums{} : found->second;
  }

  void note(const Pair& pair, const lab::ContestSums& block) {
    if (file_ == nullptr) return;
    write(schema::to_json(
        BlockLine{pair.first, pair.second, block.shares, block.scores_a, block.scores_b}, {}));
  }

 private:
  Result<> read_lines(const std::string& path, const std::string& text, const std::string& header) {
    std::size_t at = 0;
    for (int number = 1; at < text.size(); ++number) {
      const std::size_t end = text.find('\n', at);
      if (end == std::string::npos) {  // cut off while it was written
        if (number > 1 || header.starts_with(text)) break;
        return refuse(Reason::bad_value, fmt::format("{} holds something else", path));
      }
      const std::string line = text.substr(at, end - at);
      whole_ = at = end + 1;
      if (number == 1) {
        if (line != header) {
          return refuse(Reason::bad_value, fmt::format("{} holds other games: {}", path, line));
        }
        known_ = true;
        continue;
      }
      const auto value = parse_json(line, false);
      const auto block = value.and_then(schema::from_json<BlockLine>);
      if (!block) {
        return refuse(Reason::bad_syntax, fmt::format("{}: line {} is damaged", path, number));
      }
      sums_[{block->a, block->b}].add(
          lab::ContestSums::of_block(block->share, block->score_a, block->score_b));
    }
    return {};
  }

  void write(const std::string& line) {
    std::fputs((line + "\n").c_str(), file_);
    std::fflush(file_);
  }

  std::FILE* file_ = nullptr;
  bool known_ = false;
  std::size_t whole_ = 0;  ///< bytes of whole lines
  std::map<Pair, lab::ContestSums> sums_;
};

std::vector<Pair> pairs_of(const std::vector<std::string>& bots, bool ladder) {
  std::vector<Pair> pairs;
  for (std::size_t a = 1; a < bots.size(); ++a) {
    for (std::size_t b = ladder ? a - 1 : 0; b < a; ++b) pairs.emplace_back(bots[a], bots[b]);
  }
  return pairs;
}

constexpr std::string_view answer_words(lab::SequentialTest::Answer answer) {
  switch (answer) {
    case lab::SequentialTest::Answer::stronger: return "stronger";
    case lab::SequentialTest::Answer::not_stronger: return "not stronger";
    case lab::SequentialTest::Answer::open: break;
  }
  return "open";
}

/// A rating that is known to no better than 60 points says less than the share of victories.
std::string elo_words(const lab::Estimate& share) {
  constexpr double narrow = 60;
  const double value = lab::elo_of(share.value);
  const double low = lab::elo_of(share.low);
  const double high = lab::elo_of(share.high);
  if (!share.known() || value - low > narrow || high - value > narrow) return "–";
  return fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", value, low, high);
}

void print_row(const Pair& pair, const lab::ContestSums& sums, const lab::SequentialTest& test) {
  fmt::print("| {} : {} | {} | {} | {} | {} : {} | {} | {} |\n", pair.first, pair.second,
             sums.blocks * 2, lab::percent(sums.share()), elo_words(sums.share()),
             lab::in_words(sums.mean_a(), 1), lab::in_words(sums.mean_b(), 1),
             lab::in_words(sums.lead(), 1, true), answer_words(test.answer(sums)));
  std::fflush(stdout);
}

json::object row_json(const Pair& pair, const lab::ContestSums& sums,
                      const lab::SequentialTest& test) {
  return {{"a", pair.first},
          {"b", pair.second},
          {"games", sums.blocks * 2},
          {"share", lab::kept(sums.share())},
          {"elo", json::object{{"value", lab::elo_of(sums.share().value)},
                               {"low", lab::elo_of(sums.share().low)},
                               {"high", lab::elo_of(sums.share().high)}}},
          {"mean_a", lab::kept(sums.mean_a())},
          {"mean_b", lab::kept(sums.mean_b())},
          {"lead", lab::kept(sums.lead())},
          {"answer", answer_words(test.answer(sums))}};
}

/// What the bots know and how they think: blocks of other ones are not part of a contest.
std::uint64_t hash_of_bots(const ContentFiles& files, std::string_view game) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const std::string& name : {bots::levels_file(game), bots::weights_file(game)}) {
    if (const auto file = files.find(name); file != files.end()) hash = fnv1a(hash, file->second);
  }
  return hash;
}

}  // namespace

Result<> contest(const Context& context, const ContestArgs& args) {
  const std::vector<std::string> bots = split(args.bots, ',');
  if (bots.size() < 2) {
    return refuse(Reason::bad_value, "a contest needs two bots or more, as in easy,medium");
  }
  if (!(args.test.elo0 < args.test.elo1)) {
    return refuse(
        Reason::bad_value,
        fmt::format("--elo0 must be less than --elo1, not {:g} and {:g}: between them the "
                    "test tells \"stronger\" from \"not stronger\"",
                    args.test.elo0, args.test.elo1));
  }
  TRY(const OpenedGame opened, open_game(context, args.game, 0));
  const AnyGame& game = *opened.game;
  TRY(lab::check_bots(*opened.entry, game, bots));
  json::object about;
  about["game"] = args.game.game;
  about["players"] = static_cast<int>(game.setup().players);
  for (const auto& [name, value] : option_values(game.info(), game.setup(), true)) {
    about[name] = value;
  }
  about["content"] = hash_text(game.content_hash());
  about["bots"] = hash_text(hash_of_bots(context.content, args.game.game));
  about["seed"] = args.seed;
  Notebook notebook;
  TRY(notebook.open(args.out, about));

  if (!args.json) {
    fmt::print(
        "| who : whom | games | victories | Elo (95 %) | mean scores | lead | is it stronger? |\n"
        "|---|---|---|---|---|---|---|\n");
  }
  json::array rows;
  for (const Pair& pair : pairs_of(bots, args.ladder)) {
    lab::ContestPlan plan;
    plan.a = pair.first;
    plan.b = pair.second;
    plan.max = args.blocks;
    plan.seed = args.seed;
    plan.test = args.test;
    plan.threads = lab::threads_of(args.threads);
    Progress progress(fmt::format("blocks {} : {}", plan.a, plan.b), plan.max);
    lab::ContestHooks hooks;
    hooks.progress = [&progress](std::uint64_t blocks) { progress.show(blocks); };
    hooks.block = [&](const lab::ContestSums& block) { notebook.note(pair, block); };
    hooks.stop = &context.stop;
    const auto sums = lab::play_contest(*opened.entry, game, plan, notebook.sums(pair), hooks);
    progress.clear();
    TRY(sums);
    if (args.json) {
      rows.emplace_back(row_json(pair, *sums, args.test));
    } else {
      print_row(pair, *sums, args.test);
    }
    if (context.stop) break;
  }
  if (args.json) fmt::print("{}\n", json::serialize(json::object{{"pairs", rows}}));
  return {};
}

}  // namespace townsmith::cli
