#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace townsmith::store {

class Sql;

/// Where the two databases' languages differ in the schema.
struct Dialect {
  std::string_view text;       ///< the type of texts, compared byte by byte
  std::string_view clustered;  ///< behind a table that is stored in the order of its key
};

/// Version n of the schema is what the first n steps make. Steps are only ever added.
std::span<const std::string_view> schema_steps();
inline std::int64_t schema_version() { return static_cast<std::int64_t>(schema_steps().size()); }

/// The version a database has; 0 if there is nothing in it yet.
std::int64_t version_of(Sql& sql);

/// Does the steps that are missing, and refuses a database of a newer program. Throws SqlError.
void migrate(Sql& sql, std::span<const std::string_view> steps);

/// The columns of a table of the newest schema, the key's first; copies go by them.
enum class Kind : std::uint8_t { text, number, real };
struct Column {
  std::string_view name;
  Kind kind;
};
struct TableShape {
  std::string_view name;
  std::size_t key;  ///< how many columns the key has
  std::vector<Column> columns;
};

/// All tables but that of writers, in an order in which they can be filled.
const std::vector<TableShape>& table_shapes();

/// "id, game, stage"
std::string column_names(const TableShape& shape);

}  // namespace townsmith::store
