#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/schema.h"
#include "protocol/answers.h"
#include "protocol/messages.h"

/// What `townsmith engine` understands besides the verbs of every host: docs/engine.md tells what
/// it means.
namespace townsmith::protocol {

inline constexpr std::int64_t most_steps = 1 << 14;
inline constexpr std::int64_t most_line = 64;
inline constexpr std::int64_t most_simulations = 10'000'000;
inline constexpr std::int64_t most_priority = 1 << 30;

/// What a seat sees, as bytes, with what is needed to make sense of them.
struct Observation {
  std::string header;
  Seat seat{};
  std::string bytes;
  std::string memory;
  std::string check;

  static constexpr std::string_view schema = "Observation";
  static constexpr std::string_view about =
      "What a seat sees, as bytes: for the engine of the same version, and made by it.";
  static constexpr auto members() {
    return std::tuple(
        member("header", &Observation::header, "the first line of the game's record",
               {1, most_record_bytes}),
        member("seat", &Observation::seat),
        member("bytes", &Observation::bytes, "the position, in 64 digits",
               {0, Glimpse::most_position_digits}),
        member("memory", &Observation::memory,
               "what the seat remembers and the position does not show, in the same digits",
               {0, 1024}),
        member("check", &Observation::check, "a checksum of both and of their layout", {0, 64}));
  }
};

struct Line {
  Seat seat{};
  std::string move;

  static constexpr std::string_view schema = "LineMove";
  static constexpr auto members() {
    return std::tuple(member("seat", &Line::seat), member("move", &Line::move));
  }
};

struct JudgedMove {
  table::MoveJson move;
  double value = 0;
  double loss = 0;
  int visits = 0;
  std::vector<ExpectedChange> why;
  std::vector<Line> line;

  static constexpr std::string_view schema = "JudgedMove";
  static constexpr auto members() {
    return std::tuple(
        member("move", &JudgedMove::move), member("value", &JudgedMove::value, "as in hints"),
        member("loss", &JudgedMove::loss, "how much less than the best move's"),
        member("visits", &JudgedMove::visits, "simulations that began with it; 0: judged at sight"),
        member("why", &JudgedMove::why, "what it is expected to change, by source of points"),
        member("line", &JudgedMove::line, "what would probably follow"));
  }
};

struct Analysis {
  std::int64_t step = 0;
  Seat seat{};
  bool during = false;
  bool stopped = false;
  std::int64_t visits = 0;
  Maybe<std::string> choice;
  std::vector<JudgedMove> moves;

  static constexpr std::string_view schema = "Analysis";
  static constexpr std::string_view about =
      "One for each position that was asked about, as they come, and before it as many with "
      "`during` as were wanted.";
  static constexpr auto members() {
    return std::tuple(
        member("step", &Analysis::step, "which position: after N steps of the record"),
        member("seat", &Analysis::seat, "who is to decide"),
        member("during", &Analysis::during, "more is thought about it"),
        member("stopped", &Analysis::stopped, "it was ended before all was thought about"),
        member("visits", &Analysis::visits, "simulations in all"),
        member("choice", &Analysis::choice, "what the bot would play that was asked for"),
        member("moves", &Analysis::moves, "best first; none if it was ended before it began"));
  }
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

  using Answer = Analysis;
  static constexpr std::string_view verb = "analyse";
  static constexpr std::string_view schema = "Analyse";
  static constexpr std::string_view about = "What moves are worth, in one position or in many.";
  static constexpr auto members() {
    return std::tuple(
        member("record", &Analyse::record, "the game", {1, most_record_bytes}),
        member("steps", &Analyse::steps, "positions: after N steps of it; without, after all",
               {1, most_steps}, {0, most_record_bytes}),
        member("seat", &Analyse::seat, "for whom; without, the first who has to decide"),
        member("observation", &Analyse::observation, "instead of a record: what a seat sees"),
        member("simulations", &Analyse::simulations,
               "how long to think; without, as long as for a hint", {1, most_simulations}),
        member("bot", &Analyse::bot, "a bot whose choice is wanted too", {1, most_name_bytes}),
        member("seed", &Analyse::seed, "the same seed has the same answer; 1, unless it is said",
               {0, most_seed}),
        member("count", &Analyse::count, "moves to tell; without, all that were looked at",
               {1, 10'000}),
        member("reasons", &Analyse::reasons, "moves that come with `why`; 3, unless it is said",
               {0, 10'000}),
        member("line", &Analyse::line, "the most moves of a `line`; 8, unless it is said",
               {0, most_line}),
        member("priority", &Analyse::priority, "larger ones first; 0, unless it is said",
               {-most_priority, most_priority}),
        member("report_every", &Analyse::report_every,
               "seconds between reports while it is thought about"));
  }
};

struct Terminate {
  std::int64_t analysis = 0;
  Maybe<std::vector<std::int64_t>> steps;

  using Answer = Nothing;
  static constexpr std::string_view verb = "terminate";
  static constexpr std::string_view schema = "Terminate";
  static constexpr std::string_view about =
      "Ends an analysis: what was found out so far is told, position by position.";
  static constexpr auto members() {
    return std::tuple(member("analysis", &Terminate::analysis, "the `id` it was asked with"),
                      member("steps", &Terminate::steps, "only these positions", {1, most_steps}));
  }
};

struct TerminateAll {
  using Answer = Nothing;
  static constexpr std::string_view verb = "terminate_all";
  static constexpr std::string_view schema = "TerminateAll";
  static constexpr std::string_view about = "Ends every analysis in the same way.";
  static constexpr auto members() { return std::tuple(); }
};

/// The verbs of `townsmith engine`, besides those of every host.
using EngineVerbs = std::tuple<Analyse, Terminate, TerminateAll>;

}  // namespace townsmith::protocol
