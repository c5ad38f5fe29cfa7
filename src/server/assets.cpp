#include "server/assets.h"

#include <algorithm>
#include <array>
#include <utility>

namespace townsmith::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 12> types = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".wasm", "application/wasm"},
    {".woff2", "font/woff2"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".md", "text/markdown; charset=utf-8"},
}};

}  // namespace

const Asset* find_asset(const std::vector<Asset>& assets, std::string_view path) {
  const auto found = std::lower_bound(
      assets.begin(), assets.end(), path,
      [](const Asset& asset, std::string_view wanted) { return asset.path < wanted; });
  return found != assets.end() && found->path == path ? &*found : nullptr;
}

std::string_view content_type(std::string_view path) {
  for (const auto& [ending, type] : types) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

}  // namespace townsmith::server
