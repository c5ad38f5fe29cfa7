#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace CLI {
class App;
}

namespace townsmith::cli {

/// The manual page (roff, section 1), made of what --help knows.
std::string manual_page(const CLI::App& app, std::string_view version);

/// A script that completes commands and options in this shell: "bash", "zsh" or "fish".
Result<std::string> shell_completion(const CLI::App& app, std::string_view shell);

}  // namespace townsmith::cli
