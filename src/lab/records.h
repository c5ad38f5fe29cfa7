#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/record.h"
#include "lab/findings.h"

namespace townsmith::lab {

/// Games that anybody has played, counted as those of a run are: each is a block. Names of players
/// are not looked at.
class RecordedGames {
 public:
  /// All games must be set up like this one, which must live as long.
  explicit RecordedGames(const AnyGame& game);

  /// Counts a finished game; `where` says how to see it: "games.jsonl --game 3". `seconds`, if it
  /// is known, is how long each move took, by step of the record; less than 0: not known.
  Result<> add(const Record& record, const std::string& where,
               const std::vector<double>& seconds = {});

  const Run& run() const { return run_; }
  Findings findings() const;

 private:
  void note_example(const ItemKey& key, const std::string& where, std::size_t step);

  const AnyGame& game_;
  Run run_;
  std::map<ItemKey, std::vector<std::string>> examples_;
  std::map<std::string, Histogram> seconds_;  ///< that moves took, by their kind
};

}  // namespace townsmith::lab
