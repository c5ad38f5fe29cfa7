#include "core/result.h"

#include <array>

namespace townsmith {

std::span<const std::string_view> schema_names(Reason) {
  static constexpr std::array<std::string_view, 20> names = {
      "bad_syntax",    "bad_value",     "unknown_name",  "bad_content", "bad_record",
      "other_content", "other_version", "not_your_turn", "game_over",   "wrong_phase",
      "not_allowed",   "space_taken",   "cannot_afford", "cannot_undo", "seat_taken",
      "io_error",      "stale",         "not_your_seat", "too_much",    "bot_forfeits"};
  return names;
}

std::string_view name_of(Reason reason) {
  return schema_names(reason)[static_cast<std::size_t>(reason)];
}

}  // namespace townsmith
