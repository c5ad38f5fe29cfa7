#pragma once

#include <memory>
#include <string>

#include "store/sql.h"

namespace townsmith::store {

/// The database a URL names, made if need be but not migrated. Throws SqlError.
std::unique_ptr<Sql> connect(const std::string& url);

/// The same for one that must be there, with this program's schema.
std::unique_ptr<Sql> connect_existing(const std::string& url);

/// The file that a URL names; "" if it is not an SQLite file.
std::string sqlite_file(const std::string& url);

}  // namespace townsmith::store
