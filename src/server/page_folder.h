#pragma once

#include <deque>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/assets.h"

namespace townsmith::server {

/// Another build of the web client than the one in the program: a folder, read once.
class PageFolder {
 public:
  static Result<PageFolder> read(const std::string& folder);

  /// They point into this.
  const std::vector<Asset>& assets() const { return assets_; }

 private:
  std::deque<std::string> texts_;  // what is in it stays where it is, also when this is moved
  std::vector<Asset> assets_;
};

}  // namespace townsmith::server
