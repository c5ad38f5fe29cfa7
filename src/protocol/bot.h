#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/schema.h"
#include "protocol/analysis.h"
#include "table/wire.h"

/// What Townsmith and a bot in a program of its own say to each other, a line each:
/// docs/bots-of-your-own.md tells what it means.
namespace townsmith::protocol {

/// Programs of another number are refused when they are started.
inline constexpr int bot_number = 1;

inline constexpr std::int64_t max_bot_wants = 8;
inline constexpr std::int64_t max_bot_text = 256;

/// What a bot may want to be told besides its legal moves.
enum class BotWant : std::uint8_t { position, facts, observation };

inline std::span<const std::string_view> schema_names(BotWant) {
  static constexpr std::array<std::string_view, 3> names = {"position", "facts", "observation"};
  return names;
}
constexpr std::string_view schema_name(BotWant /*want*/) { return "BotWant"; }

struct BotHello {
  int protocol = bot_number;
  std::string version;

  TAG("do", "hello");
  ABOUT("The first line; the bot answers with BotReady.");
  DESCRIBE(BotHello, "BotHello", MEMBER(protocol, "the number of this protocol"),
           MEMBER(version, "of Townsmith"));
};

struct BotReady {
  int protocol = bot_number;
  schema::Maybe<std::string> name;
  schema::Maybe<std::vector<BotWant>> wants;

  ABOUT("What a bot answers to BotHello.");
  DESCRIBE(BotReady, "BotReady", MEMBER(protocol, "the number of the protocol the bot speaks"),
           MEMBER(name, "what it calls itself, for logs", {0, max_bot_text}),
           MEMBER(wants,
                  "what it is told besides its legal moves; the position, unless it says otherwise",
                  {0, max_bot_wants}));
};

struct BotAsk {
  std::int64_t id = 0;
  std::string table;
  table::GameName game;
  table::SetupView setup;
  Seat seat{};
  std::int64_t seed = 0;
  double seconds = 0;
  std::vector<std::string> moves;
  schema::Maybe<table::PositionJson> position;
  schema::Maybe<std::vector<table::MoveJson>> facts;
  schema::Maybe<Observation> observation;

  TAG("do", "move");
  ABOUT(
      "A decision. It says all there is to know, so that a bot need not remember anything; the bot "
      "answers with BotMove.");
  DESCRIBE(BotAsk, "BotAsk", MEMBER(id, "to be said in the answer"),
           MEMBER(table, "tells games apart that are played at the same time"), MEMBER(game),
           MEMBER(setup), MEMBER(seat, "whom to decide for"),
           MEMBER(seed, "for the bot's own chance: the same in every run with the same seed"),
           MEMBER(seconds, "how long it may think"),
           MEMBER(moves, "every legal move, in the game's notation; never empty"),
           MEMBER(position, "what the seat sees, as in views"),
           MEMBER(facts, "the legal moves as in views, in the same order"),
           MEMBER(observation, "the same as bytes, as `townsmith engine` takes them"));
};

struct BotMove {
  std::int64_t re = 0;
  std::string move;

  ABOUT("What a bot answers to BotAsk.");
  DESCRIBE(BotMove, "BotMove", MEMBER(re, "the `id` of what was asked"),
           MEMBER(move, "one of `moves`", {1, max_bot_text}));
};

}  // namespace townsmith::protocol
