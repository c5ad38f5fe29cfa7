#pragma once

#include <fmt/format.h>

#include "core/text.h"

namespace townsmith::cli {

/// What the terminal says of its own: words/<language>/terminal.ftl.
inline Text say(std::string_view key, Facts facts = {}) {
  return townsmith::say("terminal", key, facts);
}

/// With one digit after the point, or after whatever the language has there.
inline Text decimal(double number, bool with_sign = false) {
  const std::string text =
      with_sign ? fmt::format("{:+.1f}", number) : fmt::format("{:.1f}", number);
  const std::size_t point = text.find('.');
  return say("decimal", {{"whole", text.substr(0, point)}, {"tenths", text.substr(point + 1)}});
}

/// What people call a bot.
inline Text bot_name(std::string_view bot) { return named("terminal", "bot", bot); }

}  // namespace townsmith::cli
