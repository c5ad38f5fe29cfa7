#include "store/open.h"

#include <fmt/format.h>

#include <optional>

#include "store/sqlite_store.h"

namespace townsmith::store {
namespace {

/// "sqlite:FILE" or, for tests that bring files of their own, "sqlite:FILE?vfs=NAME".
std::optional<SqliteOptions> sqlite_options(const std::string& url) {
  constexpr std::string_view scheme = "sqlite:";
  constexpr std::string_view vfs = "?vfs=";
  if (!url.starts_with(scheme) || url.size() == scheme.size()) return std::nullopt;
  SqliteOptions options{.file = url.substr(scheme.size())};
  if (const std::size_t mark = options.file.rfind(vfs); mark != std::string::npos) {
    options.vfs = options.file.substr(mark + vfs.size());
    options.file.resize(mark);
  }
  return options;
}

SqlError not_a_store() {
  return {Reason::bad_value, "a store is named as sqlite:FILE or postgres://USER@HOST/DATABASE"};
}

}  // namespace

std::unique_ptr<Sql> connect(const std::string& url, bool create) {
  if (auto options = sqlite_options(url)) {
    options->create = create;
    return std::make_unique<SqliteDatabase>(*options);
  }
  throw not_a_store();
}

Result<std::unique_ptr<Store>> open_store(const std::string& url) {
  return guarded([&]() -> std::unique_ptr<Store> {
    if (const auto options = sqlite_options(url)) return std::make_unique<SqliteStore>(*options);
    throw not_a_store();
  });
}

}  // namespace townsmith::store
