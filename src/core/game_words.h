#pragma once

#include "core/result.h"
#include "core/text.h"

/// In a game's namespace: what it says to people and says no with, in the words of its catalogue
/// (`words/<language>/<game>.ftl`).
#define GAME_WORDS(catalogue)                                                \
  inline Text say(std::string_view key, Facts facts = {}) {                  \
    return townsmith::say(catalogue, key, facts);                            \
  }                                                                          \
  inline Refusal no(Reason reason, std::string_view key, Facts facts = {}) { \
    return refuse(reason, say(key, facts));                                  \
  }                                                                          \
  inline Refusal no(std::string_view key, Facts facts = {}) {                \
    return no(Reason::not_allowed, key, facts);                              \
  }                                                                          \
  static_assert(true)
