#pragma once

#include <string>
#include <string_view>

namespace townsmith {

/// The text as it is if it is UTF-8; otherwise with U+FFFD for every byte that is part of no
/// character. For what others have kept for us, and may have damaged.
std::string valid_utf8(std::string_view text);

}  // namespace townsmith
