#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

#include "core/text.h"

namespace townsmith {

/// Why something was refused. Programs act on the reason, people read what a Language makes of the
/// text.
enum class Reason : std::uint8_t {
  bad_syntax,     ///< the text is not of the form it should have
  bad_value,      ///< a number or name is out of its range
  unknown_name,   ///< no such game, option, bot, file, ...
  bad_content,    ///< a content file says something a game cannot use
  bad_record,     ///< a record that is damaged or contradicts the rules
  other_content,  ///< a record made with other content than is loaded
  other_version,  ///< a record of rules or a format this program does not have
  not_your_turn,  ///< the seat has nothing to decide now
  game_over,      ///< the game has ended
  wrong_phase,    ///< a move of this kind is not possible at this point
  not_allowed,    ///< the rules forbid this move here
  space_taken,    ///< the space is occupied
  cannot_afford,  ///< not enough money, rerolls, tourists, ...
  cannot_undo,    ///< nothing that may still be taken back
  seat_taken,     ///< somebody sits there
  io_error,       ///< a file or device did not do what was asked
  stale,          ///< the position is no longer the one that was looked at
  not_your_seat,  ///< somebody else's seat
  too_much,       ///< more than a host allows
  bot_forfeits,   ///< a bot cannot play on
};

/// The reason's name on the wire and in JSON, e.g. "not_your_turn".
std::string_view name_of(Reason reason);
std::span<const std::string_view> schema_names(Reason);
constexpr std::string_view schema_name(Reason /*reason*/) { return "Reason"; }

/// A refusal: nothing was changed, and this is why.
struct Problem {
  Reason reason = Reason::not_allowed;
  Text text;

  bool operator==(const Problem&) const = default;
};

template <class T = void>
using Result = tl::expected<T, Problem>;

/// What becomes a Result that has a problem.
using Refusal = tl::unexpected<Problem>;

inline Refusal refuse(Reason reason, Text text) {
  return Refusal(Problem{reason, std::move(text)});
}

/// For those who run commands, not for players: in English, whatever their language.
inline Refusal refuse(Reason reason, std::string sentence) {
  return refuse(reason, literal(std::move(sentence)));
}
inline Refusal refuse(Reason reason, const char* sentence) {
  return refuse(reason, literal(sentence));
}

}  // namespace townsmith

/// `TRY(f());` returns the problem of f(), if it has one. `TRY(const X x, f());` also declares x as
/// its value, and `TRY(x, f());` assigns it. Commas outside parentheses need a pair of their own.
#define TRY(...) \
  TOWNSMITH_TRY_CHOICE(__VA_ARGS__, TOWNSMITH_TRY_VALUE, TOWNSMITH_TRY_ONLY, 0)(__VA_ARGS__)
#define TOWNSMITH_TRY_CHOICE(first, second, choice, ...) choice
#define TOWNSMITH_TRY_ONLY(expression)                                \
  do {                                                                \
    const auto& tried_result = (expression);                          \
    if (!tried_result) return ::tl::unexpected(tried_result.error()); \
  } while (false)
#define TOWNSMITH_TRY_VALUE(variable, expression) \
  TOWNSMITH_TRY_NAMED(TOWNSMITH_TRY_JOIN(tried_result_, __LINE__), variable, expression)
#define TOWNSMITH_TRY_JOIN(name, line) TOWNSMITH_TRY_JOIN_EXPANDED(name, line)
#define TOWNSMITH_TRY_JOIN_EXPANDED(name, line) name##line
#define TOWNSMITH_TRY_NAMED(result, variable, expression)          \
  auto result = (expression);                                      \
  if (!result) return ::tl::unexpected(std::move(result).error()); \
  variable = *std::move(result)  // NOLINT(bugprone-macro-parentheses): may be a declaration
