#pragma once

#include <string>

#include "core/result.h"

namespace townsmith::store {

/// That this process serves a store. An SQLite file has one server: what another one wrote would
/// never be seen by the tables this one has in memory. Administrators and backups need no lock. It
/// lasts as long as this value, and ends with the process, however that ends. PostgreSQL may have
/// many servers: there is nothing to lock then.
class ServingLock {
 public:
  static Result<ServingLock> take(const std::string& url);

  ServingLock() = default;
  ~ServingLock();
  ServingLock(ServingLock&& other) noexcept;
  ServingLock& operator=(ServingLock&& other) noexcept;

 private:
  explicit ServingLock(int file) : file_(file) {}
  int file_ = -1;
};

}  // namespace townsmith::store
