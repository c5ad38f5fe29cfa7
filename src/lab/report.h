#pragma once

#include <map>
#include <string>

#include "lab/findings.h"

namespace townsmith::lab {

/// A page of its own: no other file, no network, no script.
std::string report_page(const Findings& found);

/// The same numbers for programs.
json::object report_data(const Findings& found);

/// The same for spreadsheets: file names and their text.
std::map<std::string, std::string> report_tables(const Findings& found);

}  // namespace townsmith::lab
