#include "server/page_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/content.h"

namespace townsmith::server {
namespace {

namespace files = std::filesystem;

std::string bytes_of(const files::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

Result<PageFolder> PageFolder::read(const std::string& folder) {
  std::error_code error;
  if (!files::is_regular_file(files::path(folder) / "index.html", error)) {
    return refuse(Reason::bad_value, fmt::format("{} is not a page: it has no index.html", folder));
  }
  PageFolder page;
  const auto keep = [&page](std::string text) -> std::string_view {
    return page.texts_.emplace_back(std::move(text));
  };
  const auto packed = [&keep](const files::path& file, const char* ending) -> std::string_view {
    files::path form = file;
    form += ending;
    return files::is_regular_file(form) ? keep(bytes_of(form)) : std::string_view();
  };
  for (const auto& entry : files::recursive_directory_iterator(folder)) {
    const files::path& file = entry.path();
    const files::path ending = file.extension();
    if (!entry.is_regular_file() || ending == ".br" || ending == ".gz" || ending == ".map")
      continue;
    const std::string_view plain = keep(bytes_of(file));
    page.assets_.push_back({keep("/" + file.lexically_relative(folder).generic_string()),
                            keep(hash_text(fnv1a(0xCBF29CE484222325ULL, plain))), plain,
                            packed(file, ".br"), packed(file, ".gz")});
  }
  std::sort(page.assets_.begin(), page.assets_.end(),
            [](const Asset& a, const Asset& b) { return a.path < b.path; });
  return page;
}

}  // namespace townsmith::server
