#include "engine/engine.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/replay.h"
#include "games/word_files.h"
#include "host/glimpse.h"
#include "protocol/envelope.h"

namespace townsmith::engine {
namespace {

constexpr std::size_t max_line_bytes = std::size_t{4} << 20U;
constexpr std::size_t max_waiting = 100'000;
constexpr int usual_reasons = 3;
constexpr int usual_line = 8;
constexpr double min_report = 0.01;

/// Which member of a request a problem is about, if it is about one.
std::string field_of(const Problem& problem) {
  if (problem.text.key != "value-at") return {};
  for (const Fact& fact : problem.text.facts) {
    if (fact.name != "place") continue;
    if (const auto* place = std::get_if<std::string>(&fact.value)) return *place;
    if (const auto* text = std::get_if<Text>(&fact.value)) return text->given;
  }
  return {};
}

/// A refusal that is about one member.
tl::unexpected<Problem> wrong_in(std::string_view member, const Problem& problem) {
  return refuse(problem.reason,
                say("townsmith", "value-at", {{"place", member}, {"what", problem.text}}));
}
tl::unexpected<Problem> wrong_in(std::string_view member, Reason reason, Text what) {
  return wrong_in(member, Problem{reason, std::move(what)});
}

std::string refusal_line(std::optional<std::int64_t> id, const Problem& problem) {
  protocol::Refusal refusal{problem.reason, problem.text, {}};
  if (const std::string field = field_of(problem); !field.empty()) refusal.field = field;
  return protocol::envelope(id, built_in_english(), [&](JsonWriter& out) {
    out.key("error");
    schema::write(out, refusal);
  });
}

}  // namespace

Engine::Engine(const bots::Catalogue& catalogue, const ContentFiles& content, std::string version,
               std::uint64_t seed, int threads, Say say)
    : say_(std::move(say)),
      games_(catalogue, content),
      host_(catalogue, content,
            {.in_browser = true, .max_tables = 10'000, .max_message_bytes = max_line_bytes},
            std::move(version), Random(seed)),
      client_(host_.connect("engine")),
      analyst_(threads, [this](std::int64_t id, const Result<protocol::Analysis>& analysis) {
        tell(analysis ? protocol::answer_text<protocol::Analysis>(id, analysis, built_in_english())
                      : refusal_line(id, analysis.error()));
      }) {}

void Engine::tell(const std::string& line) {
  const std::lock_guard lock(saying_);
  say_(line);
  ++said_;
}

void Engine::receive(std::string_view line) {
  if (line.find_first_not_of(" \t\r") == line.npos) return;
  const Result<json::object> message = protocol::parse_message(line, max_line_bytes);
  if (!message) return tell(refusal_line({}, message.error()));
  const Result<protocol::Envelope> envelope = protocol::read_envelope(*message);
  if (!envelope) {
    const json::value* id = message->if_contains("id");
    return tell(refusal_line(
        id != nullptr && id->is_int64() ? std::optional(id->get_int64()) : std::nullopt,
        envelope.error()));
  }
  const std::int64_t id = envelope->id;
  const auto refused = [&](const Result<>& result) {
    if (!result) tell(refusal_line(id, result.error()));
    return !result;
  };
  const auto done = [&] {
    tell(protocol::answer_text<protocol::Nothing>(id, protocol::Nothing(), built_in_english()));
  };
  if (envelope->verb == protocol::Analyse::verb) {
    const auto ask = protocol::read_ask<protocol::Analyse>(*message);
    (void)refused(ask ? analyse(id, *ask) : Result<>(tl::unexpected(ask.error())));
  } else if (envelope->verb == protocol::Terminate::verb) {
    const auto ask = protocol::read_ask<protocol::Terminate>(*message);
    if (refused(ask ? Result<>() : Result<>(tl::unexpected(ask.error())))) return;
    done();
    if (!ask->steps) return analyst_.terminate(ask->analysis, {});
    for (const std::int64_t step : *ask->steps) analyst_.terminate(ask->analysis, step);
  } else if (envelope->verb == protocol::TerminateAll::verb) {
    const auto ask = protocol::read_ask<protocol::TerminateAll>(*message);
    if (refused(ask ? Result<>() : Result<>(tl::unexpected(ask.error())))) return;
    done();
    analyst_.terminate({}, {});
  } else {
    for (const host::Message& said : host_.handle(client_, *message)) tell(said.text);
  }
}

Result<> Engine::analyse(std::int64_t id, const protocol::Analyse& ask) {
  Wanted wanted;
  wanted.id = id;
  wanted.bot = ask.bot.value_or("");
  if (ask.count) wanted.count = *ask.count;
  wanted.priority = ask.priority.value_or(0);
  if (ask.report_every) {
    if (!(*ask.report_every >= min_report)) {
      return wrong_in("report_every", Reason::bad_value, say("townsmith", "report-too-often"));
    }
    wanted.report_every = std::chrono::duration<double>(*ask.report_every);
  }
  wanted.question.simulations = ask.simulations.value_or(0);
  wanted.question.seed = static_cast<std::uint64_t>(ask.seed.value_or(1));
  wanted.question.reasons = ask.reasons.value_or(usual_reasons);
  wanted.question.line = ask.line.value_or(usual_line);
  TRY(std::vector<Position> positions, positions_of(ask));
  if (!wanted.bot.empty()) {
    const host::Rules& rules = positions.front().rules;
    if (const auto bot = rules.entry.make_bot(*rules.game, wanted.bot); !bot) {
      return wrong_in("bot", bot.error());
    }
  }
  if (analyst_.waiting() + positions.size() > max_waiting) {
    return refuse(Reason::too_much,
                  say("townsmith", "positions-too-many", {{"most", max_waiting}}));
  }
  analyst_.ask(wanted, std::move(positions));
  return {};
}

Result<std::vector<Position>> Engine::positions_of(const protocol::Analyse& ask) {
  if (ask.record.has_value() == ask.observation.has_value()) {
    return wrong_in("record", Reason::bad_value, say("townsmith", "record-or-observation"));
  }
  if (ask.record) return in_record(ask);
  if (ask.steps) {
    return wrong_in("steps", Reason::bad_value, say("townsmith", "steps-without-record"));
  }
  TRY(Position position, observed(*ask.observation));
  std::vector<Position> positions;
  positions.push_back(std::move(position));
  return positions;
}

Result<std::vector<Position>> Engine::in_record(const protocol::Analyse& ask) {
  const Result<Record> record = parse_record(*ask.record);
  if (!record) return wrong_in("record", record.error());
  const Result<host::Rules> rules = games_.rules_of(*record);
  if (!rules) return wrong_in("record", rules.error());
  const AnyGame& game = *rules->game;
  std::vector<std::int64_t> steps = {static_cast<std::int64_t>(record->steps.size())};
  if (ask.steps) steps = *ask.steps;
  for (const std::int64_t step : steps) {
    if (step > static_cast<std::int64_t>(record->steps.size())) {
      return wrong_in("steps", Reason::bad_value,
                      say("townsmith", "step-unknown", {{"total", record->steps.size()}}));
    }
  }
  // In one go over the record, whatever order they are asked in.
  std::map<std::int64_t, std::pair<AnyState, AnyMemories>> known;
  const auto keep = [&](std::int64_t step, const Replayer& replayer) {
    if (std::find(steps.begin(), steps.end(), step) != steps.end()) {
      known.emplace(step, std::pair(replayer.state(), replayer.memories()));
    }
  };
  keep(0, Replayer(game));
  const auto replayed = replay(game, *record, [&](std::size_t i, const Replayer& after) {
    keep(static_cast<std::int64_t>(i) + 1, after);
  });
  if (!replayed) return wrong_in("record", replayed.error());
  std::vector<Position> positions;
  for (const std::int64_t step : steps) {
    const auto& [state, memories] = known.at(step);
    const SeatSet actors = game.actors(state);
    if (game.over(state) || actors.empty()) {
      return wrong_in("steps", Reason::not_your_turn, say("townsmith", "nothing-to-decide"));
    }
    const Seat seat = ask.seat ? Seat(*ask.seat) : actors.front();
    if (!actors.contains(seat)) {
      return wrong_in("seat", Reason::not_your_turn, say("townsmith", "nothing-to-decide"));
    }
    positions.push_back({*rules, step, game.observe(state, seat), memories.of(seat)});
  }
  return positions;
}

Result<Position> Engine::observed(const protocol::Observation& ask) {
  const Result<Record> header = parse_record(ask.header);
  if (!header) return wrong_in("observation.header", header.error());
  const Result<host::Rules> rules = games_.rules_of(*header);
  if (!rules) return wrong_in("observation.header", rules.error());
  const AnyGame& game = *rules->game;
  const std::string check = host::check_of(ask, game);
  const auto state = host::state_of(ask.bytes);
  const auto memory = host::from_digits(ask.memory);
  if (ask.check != check || !state || !memory) {
    return wrong_in("observation.check", Reason::bad_value, say("townsmith", "glimpse-damaged"));
  }
  if (game.over(*state) || !game.actors(*state).contains(ask.seat)) {
    return wrong_in("observation.seat", Reason::not_your_turn,
                    say("townsmith", "nothing-to-decide"));
  }
  return Position{*rules, 0, game.observe(*state, ask.seat), AnyMemory{*memory}};
}

}  // namespace townsmith::engine
