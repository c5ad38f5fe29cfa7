#pragma once

#include <string>
#include <string_view>

namespace townsmith::service {

/// Valid UTF-8 without control characters, and not empty: what may be shown to others.
bool is_plain_text(std::string_view text);

/// Without spaces at its ends.
std::string trimmed(std::string_view text);

}  // namespace townsmith::service
