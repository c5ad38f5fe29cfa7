#pragma once

#include <string>

#include "lab/findings.h"

namespace townsmith::cli {

// What a run leaves in its folder: run.json to resume from, report.html, report.json and tables.

std::string run_file(const std::string& folder);
Result<lab::Run> read_run(const std::string& folder);
Result<> write_run(const std::string& folder, const lab::Run& run);
Result<> write_report(const std::string& folder, const lab::Findings& found);

}  // namespace townsmith::cli
