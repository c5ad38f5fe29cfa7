#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "lab/play.h"

namespace townsmith::cli {

struct LabRunArgs {
  GameArgs game;
  std::string bots = "medium";
  std::uint64_t games = 0;  ///< at most; 0: 10,000, or with `until` as many as it takes
  double until = 0;         ///< precision; 0: as many games as asked for
  std::uint64_t seed = 1;
  int threads = 0;
  std::uint64_t offers = 500;
  std::uint64_t thoughts = 200;
  std::uint64_t causes = 20'000;
  std::string ahead = "search:simulations=100";
  std::uint64_t ahead_games = 300;
  std::uint64_t skill = 100;  ///< pairs of games for each question; none if only results are wanted
  std::string simulations = "50,100,200,400";
  bool results_only = false;
  std::string db;
  std::string out;
};

struct LabCompareArgs {
  GameArgs game;
  std::vector<std::string> a;  ///< options, folders of content, packs, or "standard"
  std::vector<std::string> b;
  std::vector<std::string> variants;  ///< each against A; parts of one are joined by "+"
  bool train = false;                 ///< bots learn anew on each side's content
  std::string bots = "medium";
  std::string measure = "score";
  double difference = 0;  ///< 0: what people would notice
  double alpha = 0.05;
  double beta = 0.05;
  std::uint64_t games = 20'000;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string out;
};

struct LabTuneArgs {
  GameArgs game;
  std::vector<std::string> vary;
  std::vector<std::string> targets;
  std::string bots = "medium";
  std::uint64_t games = 2000;
  int rounds = 10;
  int candidates = 8;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string out;
};

struct LabRecordsArgs {
  std::vector<std::string> files;
  std::string db;  ///< or a server's archive
  std::string out;
  bool force = false;  ///< overwrite what is there
};

struct LabOverviewArgs {
  std::vector<std::string> folders;
  std::string out;
  bool force = false;  ///< overwrite what is there
};

struct LabReportArgs {
  std::string folder;
};

struct LabWorkerArgs {
  std::string db;
  int threads = 0;
  bool wait = false;
};

/// Helps with runs in a queue, until nothing is left to do.
Result<> lab_worker(const Context& context, const LabWorkerArgs& args);
/// Puts a run into a queue, helps with it, and waits until it is done.
Result<lab::Tally> run_in_queue(const Context& context, const lab::Arena& arena,
                                const std::string& address, std::uint64_t blocks, int threads);
/// A report about games that were recorded.
Result<> lab_records(const Context& context, const LabRecordsArgs& args);
Result<> lab_tune(const Context& context, const LabTuneArgs& args);
Result<> lab_compare(const Context& context, const LabCompareArgs& args);
Result<> lab_run(const Context& context, const LabRunArgs& args);
/// Several runs side by side on one page.
Result<> lab_overview(const Context& context, const LabOverviewArgs& args);
/// Writes the report of a run again.
Result<> lab_report(const Context& context, const LabReportArgs& args);

}  // namespace townsmith::cli
