#include "store/open.h"

#include <fmt/format.h>

#include <optional>

#include "store/postgres_store.h"
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

bool is_postgres(const std::string& url) {
  return url.starts_with("postgres://") || url.starts_with("postgresql://");
}

SqlError not_a_store() {
  return {Reason::bad_value, "a store is named as sqlite:FILE or postgres://USER@HOST/DATABASE"};
}

std::unique_ptr<Sql> connected(const std::string& url, bool create) {
  if (auto options = sqlite_options(url)) {
    options->create = create;
    return std::make_unique<SqliteDatabase>(*options);
  }
  if (is_postgres(url)) return std::make_unique<PostgresDatabase>(url);
  throw not_a_store();
}

}  // namespace

std::string sqlite_file(const std::string& url) {
  const auto options = sqlite_options(url);
  return options && options->vfs.empty() ? options->file : std::string();
}

std::unique_ptr<Sql> connect(const std::string& url) { return connected(url, true); }

std::unique_ptr<Sql> connect_existing(const std::string& url) {
  std::unique_ptr<Sql> sql = connected(url, false);
  const std::int64_t version = version_of(*sql);
  if (version == 0) throw SqlError(Reason::unknown_name, "there is no store of ours there yet");
  if (version != schema_version()) {
    throw SqlError(Reason::other_version,
                   fmt::format("that store has version {} of the schema, but this program {}: use "
                               "the program that serves it",
                               version, schema_version()));
  }
  return sql;
}

Result<std::unique_ptr<Store>> open_store(const std::string& url) {
  return guarded([&]() -> std::unique_ptr<Store> {
    if (const auto options = sqlite_options(url)) return std::make_unique<SqliteStore>(*options);
    if (is_postgres(url)) return std::make_unique<PostgresStore>(url);
    throw not_a_store();
  });
}

Result<std::unique_ptr<Store>> open_existing_store(const std::string& url) {
  TRY(guarded([&] { connect_existing(url); }));
  return open_store(url);
}

Result<std::vector<Person>> list_people(const std::string& url, int limit) {
  return guarded([&] {
    std::vector<Person> people;
    connect_existing(url)->query(
        fmt::format("SELECT {} FROM people ORDER BY banned_until DESC, created DESC LIMIT $1",
                    person_columns),
        {std::int64_t{limit}}, [&people](const SqlRow& row) { people.push_back(person_row(row)); });
    return people;
  });
}

}  // namespace townsmith::store
