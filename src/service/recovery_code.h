#pragma once

#include <string>
#include <string_view>

#include "service/time.h"
#include "store/store.h"

/// The code that somebody who has lost all devices comes back with.
namespace townsmith::service {

std::string new_code();
/// "k7qf-..." as people read and type it.
std::string in_groups(const std::string& code);
/// What the store has of it. Nobody's code is anybody's cookie or link.
std::string code_hash(std::string_view typed);
store::Key code_key(const std::string& person, const std::string& code, Time now);

}  // namespace townsmith::service
