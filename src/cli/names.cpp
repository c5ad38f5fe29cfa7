#include "cli/names.h"

#include "cli/text.h"
#include "core/canvas.h"

namespace townsmith::cli {

using table::Occupant;

Text given_name(const table::SeatInfo& info, Seat seat) {
  if (info.occupant != Occupant::bot) return table::shown_name(info.name);
  // A table calls a bot to which nobody gave a name by what it is.
  if (info.name != info.bot) return literal(info.name);
  return say("bot-given-name", {{"seat", index(seat)}});
}

Text full_name(const table::SeatInfo& info, Seat seat) {
  const Text name = given_name(info, seat);
  if (info.occupant != Occupant::bot) return name;
  return say("bot-name", {{"name", name}, {"bot", bot_name(info.bot)}});
}

Language board_language(const Language& language, std::span<const table::SeatInfo> seats) {
  constexpr int room = 8;
  std::vector<Text> names;
  for (const table::SeatInfo& info : seats) {
    const Text name = given_name(info, seat_at(static_cast<int>(names.size())));
    names.push_back(literal(first_columns(language.say(name), room)));
  }
  return language.with_names(std::move(names));
}

}  // namespace townsmith::cli
