#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "service/interface.h"

namespace townsmith::service {

/// Why something that was asked by HTTP is refused.
ApiAnswer refusal(int status, Problem why);

/// Valid UTF-8 without control characters, and not empty: what may be shown to others.
bool is_plain_text(std::string_view text);

/// Without spaces at its ends.
std::string trimmed(std::string_view text);

}  // namespace townsmith::service
