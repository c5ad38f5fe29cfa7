#pragma once

#include <string>
#include <string_view>

namespace townsmith::cli {

/// What the help of a command ("lab run") shows at its end: examples of it and of the commands
/// below it. For the program itself, "", all of them, and what the exit codes mean.
std::string examples_of(std::string_view command);

}  // namespace townsmith::cli
