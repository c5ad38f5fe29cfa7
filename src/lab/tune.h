#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "lab/parameters.h"
#include "lab/run.h"

namespace townsmith::lab {

/// What is wished for: "score=45", or "score=45~2" where being 2 off is as bad as 1 elsewhere.
/// Besides the measures there are "grade:NAME", the share of games alone that reach a grade, in per
/// cent, and "spread:GROUP", how different the things of a group are in worth, in points.
struct Target {
  std::string name;
  double wanted = 0;
  double tolerance = 1;
};
Result<Target> parse_target(std::string_view text);

struct Candidate {
  std::vector<std::int64_t> values;  ///< of the parameters
  std::vector<Estimate> measured;    ///< what the targets are about
  double loss = 0;                   ///< 0: all targets are met
  std::uint64_t games = 0;
};

struct TuneOrder {
  std::vector<Range> ranges;
  std::vector<Target> targets;
  RunPlan plan;                ///< its content is that of the start
  std::uint64_t games = 2000;  ///< for a candidate that gets to the end of its round
  int rounds = 10;
  int candidates = 8;  ///< a round
  int threads = 1;
};

/// What a search has come to: the best numbers after each round, and what they were measured with.
/// A search that is killed resumes from here and reaches the identical result.
struct TuneProgress {
  std::string order;  ///< everything that the rounds depend on
  std::vector<std::vector<std::int64_t>> rounds;

  MEMBERS(TuneProgress, MEMBER(order), MEMBER(rounds));
};

/// A search that has not begun.
TuneProgress start_tuning(const TuneOrder& order);
json::object to_json(const TuneProgress& progress);
Result<TuneProgress> tune_progress_from(const json::value& value);

struct TuneHooks {
  /// After each round: the best so far as measured in it.
  std::function<void(int round, const Candidate& best)> round = {};
  /// After each round, so that the search can be kept.
  std::function<void(const TuneProgress& progress)> keep = {};
  const std::atomic<bool>* stop = nullptr;
};

/// What a search found, measured on luck it has not seen.
struct Tuned {
  std::vector<Parameter> parameters;
  std::vector<Target> targets;
  Candidate start;
  std::vector<Candidate> best;  ///< best first; empty if nothing was better
  bool finished = true;         ///< false: it was stopped, and there is no evidence yet
};

/// Searches: in each round a few changes of the best content so far play on the same luck as it,
/// the worse half is dropped twice, and the winner replaces it if it is nearer to the targets. Each
/// round has fresh luck. The same order gives the same result whatever the number of threads, and
/// however often it was stopped. `progress` is where it resumes, and must be of the same order.
Result<Tuned> tune(const bots::Entry& entry, const ContentFiles& content, const TuneOrder& order,
                   TuneProgress& progress, const TuneHooks& hooks = {});

/// The content files with a candidate's numbers, only those that changed.
ContentFiles tuned_files(const ContentFiles& content, const Tuned& tuned,
                         const Candidate& candidate);

/// The result as a table in Markdown.
std::string tuned_words(const Tuned& tuned);
json::object to_json(const Tuned& tuned);

}  // namespace townsmith::lab
