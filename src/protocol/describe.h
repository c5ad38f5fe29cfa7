#pragma once

#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/schema_types.h"

/// The protocol as data: what is generated from it (the page's types, the tables of
/// docs/protocol.md), and what tests hold messages against (tests/message_checks.h).
namespace townsmith::protocol {

struct VerbInfo {
  std::string_view verb;
  schema::TypeRef ask;
  schema::TypeRef answer;
  bool server_only = false;
};

/// All verbs that clients have, those of every host first.
const std::vector<VerbInfo>& all_verbs();
/// Those that `townsmith engine` has besides.
const std::vector<VerbInfo>& engine_verbs();

/// A request by HTTP that is answered with JSON.
struct RouteInfo {
  std::string_view method;
  std::string_view path;
  const schema::Type* body;  ///< nothing if there is none
  const schema::Type* answer;
  std::string_view text;
};
const std::vector<RouteInfo>& all_routes();

/// What a game sends of itself.
struct GameTypes {
  std::string_view name;
  const schema::Type* position;
  const schema::Type* move;  ///< with the members that the moves of all games have
  const schema::Type* made_move;

  /// What the names of its types begin with.
  std::string title() const;
};

/// A move as it goes over the wire: what the game says of it, between what every game's moves have.
template <class Facts>
struct WireMove {
  std::string move;
  Facts facts;
  Text sentence;
  std::vector<std::string> spaces;

  DESCRIBE(WireMove, "Move", MEMBER(move), FLAT(facts), MEMBER(sentence), MEMBER(spaces));
};

/// A move that was made, as events tell of it: its sentence is part of the event's.
template <class Facts>
struct WireMadeMove {
  std::string move;
  Facts facts;
  std::vector<std::string> spaces;

  DESCRIBE(WireMadeMove, "MadeMove", MEMBER(move), FLAT(facts), MEMBER(spaces));
};

template <Game G>
GameTypes game_types() {
  using Position =
      std::decay_t<decltype(std::declval<const G&>().view(std::declval<const Observed<G>&>()))>;
  using Facts = std::decay_t<decltype(std::declval<const G&>().describe(
      std::declval<const typename G::State&>(), Seat{}, std::declval<const typename G::Move&>()))>;
  return {G::info().name, &schema::type_of<Position>(), &schema::type_of<WireMove<Facts>>(),
          &schema::type_of<WireMadeMove<Facts>>()};
}

/// Those of all games that are registered (games/all.h).
const std::vector<GameTypes>& all_game_types();

/// JSON Schemas of every message, of what each game sends of itself, and of what `townsmith engine`
/// and bots in programs of their own say, with one set of definitions for all of them.
json::object json_schemas();

/// Files that are made from the descriptions, by their paths in the project.
std::map<std::string, std::string> generated_files();
/// Documents of the project that have tables, and the tables between marks in them, by the names in
/// the marks.
std::vector<std::string> documents_with_tables();
std::map<std::string, std::string> generated_tables();
/// A document with its tables made anew.
std::string with_tables(std::string document);

}  // namespace townsmith::protocol
