#pragma once

#include <string>

#include "core/language.h"
#include "core/result.h"

namespace townsmith {

/// The words that sentences, drawings and views are made of in tests. words.cpp provides ours; a
/// game of one's own provides its own.
const Language& english();

inline std::string said(const Text& text) { return english().say(text); }
inline std::string said(const Problem& problem) { return english().say(problem.text); }
/// How the log tells that Ada made the move of which this is the sentence.
inline std::string logged(const Text& sentence) {
  return said(say("townsmith", "event-moved", {{"name", "Ada"}, {"what", sentence}}));
}

}  // namespace townsmith
