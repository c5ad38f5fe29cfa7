#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <string>

#include "lab/measures.h"
#include "lab/play.h"

namespace townsmith::lab {

/// What stops a comparison: does the measure differ between A and B?
struct Question {
  Measure measure;
  double difference = 1;  ///< the smallest one that matters
  double alpha = 0.05;    ///< error: called different, though alike
  double beta = 0.05;     ///< error: called alike, though they differ by this much or more

  enum class Answer : std::uint8_t { open, more, less, alike };
};

/// Two contents or two sets of options on the same luck, block by block.
struct Comparison {
  std::string name_a;
  std::string name_b;
  RunPlan a;
  RunPlan b;
  Tally tally_a;
  Tally tally_b;
  std::vector<Sums> differences;        ///< of B over A, of all values of a block
  std::map<std::string, Sums> sources;  ///< of B over A, points of all seats

  std::uint64_t blocks() const { return tally_a.blocks; }
  void add(const Comparison& part);
  /// How much more B has of it, with a 95 % interval for comparisons that did not stop because of
  /// it.
  Estimate difference(const Measure& measure) const;
  /// The same with an interval that holds at all times.
  Estimate lasting_difference(const Measure& measure, double error) const;
  Question::Answer answer(const Question& question) const;
};

json::object to_json(const Comparison& comparison);
Result<Comparison> comparison_from(const json::value& value);

struct CompareHooks {
  std::function<void(std::uint64_t blocks)> progress = {};
  std::function<void(const Comparison&)> keep = {};
  const std::atomic<bool>* stop = nullptr;
};

Comparison start_comparison(const Arena& a, const Arena& b, std::string name_a, std::string name_b);

/// Plays on until the question has an answer, enough was played, or it is stopped.
void go_on(const Arena& a, const Arena& b, Comparison& comparison, const Question& question,
           std::uint64_t blocks, int threads, const CompareHooks& hooks = {});

/// What a comparison is about beyond its plans.
struct Origin {
  std::string command;               ///< that gives it again
  std::vector<std::string> changes;  ///< from A to B, value by value, in words
  std::string bots;                  ///< a sentence: what they have learned on which content
};

/// The page about it.
std::string comparison_page(const Comparison& comparison, const Question& question,
                            const GameInfo& info, const Origin& origin);

/// One of several variants that were compared with the same A.
struct Ranked {
  const Comparison* comparison = nullptr;
  std::vector<std::string> changes;
};
/// The page that ranks them, best first. The question's error rates are those for each of them, so
/// that all answers together hold at the rates that were asked for.
std::string ranking_page(const std::vector<Ranked>& ranked, const Question& question,
                         const GameInfo& info, const Origin& origin);
/// The answer in a sentence.
std::string answer_words(const Comparison& comparison, const Question& question);
/// The numbers for programs.
json::object comparison_data(const Comparison& comparison, const Question& question,
                             const Origin& origin);

}  // namespace townsmith::lab
