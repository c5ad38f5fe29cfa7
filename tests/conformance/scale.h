#pragma once

namespace townsmith::conformance {

/// TOWNSMITH_SOAK=1: many more games, every combination of options.
bool soaking();

/// Address, thread or undefined-behaviour sanitizer: everything is slower.
bool sanitized();

/// A number of moves to play, made larger for soaking and smaller under sanitizers.
int scaled(int plies);

}  // namespace townsmith::conformance
