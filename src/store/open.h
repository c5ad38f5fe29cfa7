#pragma once

#include <memory>
#include <string>

#include "store/sql.h"

namespace townsmith::store {

/// The database a URL names, as it is: nothing is migrated. Throws SqlError.
std::unique_ptr<Sql> connect(const std::string& url, bool create);

}  // namespace townsmith::store
