#pragma once

#include <string_view>
#include <vector>

namespace townsmith::server {

/// A file of the web client, inside the program. What was not packed at build time is empty.
struct Asset {
  std::string_view path;  ///< "/index.html"
  std::string_view tag;   ///< changes with the contents
  std::string_view plain;
  std::string_view brotli;
  std::string_view gzip;
};

/// The built client, by path in ascending order; empty if it had not been built before the program.
const std::vector<Asset>& client_assets();

/// Null: there is no such file.
const Asset* find_asset(const std::vector<Asset>& assets, std::string_view path);

/// The content type that the ending of a name stands for.
std::string_view content_type(std::string_view path);

}  // namespace townsmith::server
