#pragma once

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "core/schema.h"
#include "protocol/answers.h"
#include "protocol/messages.h"

/// What `townsmith engine` understands besides the verbs of every host: docs/engine.md tells what
/// it means.
namespace townsmith::protocol {

inline constexpr std::int64_t max_steps = 1 << 14;
inline constexpr std::int64_t max_line = 64;
inline constexpr std::int64_t max_simulations = 10'000'000;
inline constexpr std::int64_t max_priority = 1 << 30;

/// What a seat sees, as bytes, with what is needed to make sense of them.
struct Observation {
  std::string header;
  Seat seat{};
  std::string bytes;
  std::string memory;
  std::string check;

  ABOUT("What a seat sees, as bytes: for the engine of the same version, and made by it.");
  DESCRIBE(Observation, "Observation",
           MEMBER(header, "the first line of the game's record", {1, max_record_bytes}),
           MEMBER(seat),
           MEMBER(bytes, "the position, in 64 digits", {0, Glimpse::max_position_digits}),
           MEMBER(memory,
                  "what the seat remembers and the position does not show, in the same digits",
                  {0, 1024}),
           MEMBER(check, "a checksum of both and of their layout", {0, 64}));
};

struct Line {
  Seat seat{};
  std::string move;

  DESCRIBE(Line, "LineMove", MEMBER(seat), MEMBER(move));
};

struct JudgedMove {
  table::MoveJson move;
  double value = 0;
  double loss = 0;
  int visits = 0;
  std::vector<ExpectedChange> why;
  std::vector<Line> line;

  DESCRIBE(JudgedMove, "JudgedMove", MEMBER(move), MEMBER(value, "as in hints"),
           MEMBER(loss, "how much less than the best move's"),
           MEMBER(visits, "simulations that began with it; 0: judged at sight"),
           MEMBER(why, "what it is expected to change, by source of points"),
           MEMBER(line, "what would probably follow"));
};

struct Analysis {
  std::int64_t step = 0;
  Seat seat{};
  bool during = false;
  bool stopped = false;
  std::int64_t visits = 0;
  Maybe<std::string> choice;
  std::vector<JudgedMove> moves;

  ABOUT(
      "One for each position that was asked about, as they come, and before it as many with "
      "`during` as were wanted.");
  DESCRIBE(Analysis, "Analysis", MEMBER(step, "which position: after N steps of the record"),
           MEMBER(seat, "who is to decide"), MEMBER(during, "more is thought about it"),
           MEMBER(stopped, "it was ended before all was thought about"),
           MEMBER(visits, "simulations in all"),
           MEMBER(choice, "what the bot would play that was asked for"),
           MEMBER(moves, "best first; none if it was ended before it began"));
};

struct Analyse {
  Maybe<std::string> record;
  Maybe<std::vector<std::int64_t>> steps;
  Maybe<Seat> seat;
  Maybe<Observation> observation;
  Maybe<int> simulations;
  Maybe<std::string> bot;
  Maybe<std::int64_t> seed;
  Maybe<int> count;
  Maybe<int> reasons;
  Maybe<int> line;
  Maybe<std::int64_t> priority;
  Maybe<double> report_every;

  VERB("analyse", Analysis);
  ABOUT("What moves are worth, in one position or in many.");
  DESCRIBE(Analyse, "Analyse", MEMBER(record, "the game", {1, max_record_bytes}),
           MEMBER(steps, "positions: after N steps of it; without, after all", {1, max_steps},
                  {0, max_record_bytes}),
           MEMBER(seat, "for whom; without, the first who has to decide"),
           MEMBER(observation, "instead of a record: what a seat sees"),
           MEMBER(simulations, "how long to think; without, as long as for a hint",
                  {1, max_simulations}),
           MEMBER(bot, "a bot whose choice is wanted too", {1, max_name_bytes}),
           MEMBER(seed, "the same seed has the same answer; 1, unless it is said", {0, max_seed}),
           MEMBER(count, "moves to tell; without, all that were looked at", {1, 10'000}),
           MEMBER(reasons, "moves that come with `why` and `line`; 3, unless it is said",
                  {0, 10'000}),
           MEMBER(line, "the most moves of a `line`; 8, unless it is said", {0, max_line}),
           MEMBER(priority, "larger ones first; 0, unless it is said",
                  {-max_priority, max_priority}),
           MEMBER(report_every, "seconds between reports while it is thought about"));
};

struct Terminate {
  std::int64_t analysis = 0;
  Maybe<std::vector<std::int64_t>> steps;

  VERB("terminate", Nothing);
  ABOUT("Ends an analysis: what was found out so far is told, position by position.");
  DESCRIBE(Terminate, "Terminate", MEMBER(analysis, "the `id` it was asked with"),
           MEMBER(steps, "only these positions", {1, max_steps}));
};

struct TerminateAll {
  VERB("terminate_all", Nothing);
  ABOUT("Ends every analysis in the same way.");
  DESCRIBE(TerminateAll, "TerminateAll");
};

/// The verbs of `townsmith engine`, besides those of every host.
using EngineVerbs = std::tuple<Analyse, Terminate, TerminateAll>;

}  // namespace townsmith::protocol
