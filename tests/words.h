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

}  // namespace townsmith
