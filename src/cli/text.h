#pragma once

#include "core/text.h"

namespace townsmith::cli {

/// What the terminal says of its own: words/<language>/terminal.ftl.
inline Text say(std::string_view key, Facts facts = {}) {
  return townsmith::say("terminal", key, facts);
}

/// What people call a bot.
inline Text bot_name(std::string_view bot) { return named("terminal", "bot", bot); }

}  // namespace townsmith::cli
