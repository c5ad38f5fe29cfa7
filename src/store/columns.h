#pragma once

#include <string_view>

#include "core/schema.h"

/// The columns of a table are listed once, in the struct that holds a row of it:
///
///   struct Order {
///     std::int64_t number = 0;
///     std::string kind;
///
///     COLUMNS(Order, COLUMN(number), COLUMN(kind));
///   };
///
/// From that come what is read and written (sql_rows.h) and what is copied (schema.h).
namespace townsmith::store {

template <class Row, class T>
struct KeptMember {
  using Value = T;
  std::string_view name;
  T Row::* pointer;
  bool raw = false;  ///< a text as the disk gives it back, which nobody is shown
};

template <class Row, class T>
constexpr KeptMember<Row, T> kept(std::string_view name, T Row::* pointer, bool raw = false) {
  return {name, pointer, raw};
}

#define COLUMNS(Struct, ...)                                                         \
  static constexpr auto columns() { return ::townsmith::schema::list(__VA_ARGS__); } \
  using Kept = Struct
#define COLUMN(name) ::townsmith::store::kept(#name, &Kept::name)
#define RAW_COLUMN(name) ::townsmith::store::kept(#name, &Kept::name, true)
/// One whose column has another name.
#define COLUMN_AS(name, column) ::townsmith::store::kept(column, &Kept::name)
#define RAW_COLUMN_AS(name, column) ::townsmith::store::kept(column, &Kept::name, true)

}  // namespace townsmith::store
