#pragma once

#include <string>
#include <vector>

#include "cli/commands.h"
#include "store/store.h"

/// What `townsmith admin` orders and shows of people.
namespace townsmith::cli {

/// "2026-11-16 04:30", UTC
std::string when(store::Time time);

/// What is to be written for an order, if it makes sense.
Result<std::vector<store::Write>> writes_for(store::Store& store, const AdminArgs& args,
                                             store::Time now);

Result<> print_reports(store::Store& store, const AdminArgs& args, store::Time now);
Result<> print_log(store::Store& store, const AdminArgs& args);
Result<> print_packs(store::Store& store, const AdminArgs& args);

}  // namespace townsmith::cli
