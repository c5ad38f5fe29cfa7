#pragma once

#include <cstdint>
#include <string>

#include "service/cached_table.h"

namespace townsmith::service {

/// What happens to tables, for the parts that follow it. What they say is said when it is stored.
class TableListener {
 public:
  virtual ~TableListener() = default;
  /// It is in memory now. `last_chat` is the number of the last line of chat stored by then.
  virtual void table_entered(const CachedTable& /*table*/, std::int64_t /*last_chat*/) {}
  /// Something was done here, and those who watch the table have been told.
  virtual void table_changed(CachedTable& /*table*/, const CachedTable::Changes& /*changes*/) {}
  /// What other nodes have done was done here too; the row was this before.
  virtual void table_caught_up(const CachedTable& /*table*/, const store::TableRow& /*before*/) {}
  /// It is in the lobby no longer.
  virtual void table_unlisted(const CachedTable& /*table*/) {}
  /// It was closed, and leaves memory.
  virtual void table_closed(const CachedTable& /*table*/) {}
  /// It is not in memory any more, and nobody watches it.
  virtual void table_left(const std::string& /*table*/) {}
  /// Somebody may have said something at another node's copy of a table that is in memory here.
  virtual void chat_elsewhere(const std::string& /*table*/) {}
  /// What lists tell of a table that is not in memory has changed.
  virtual void list_changed_elsewhere(const std::string& /*table*/) {}
};

}  // namespace townsmith::service
