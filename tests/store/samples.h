#pragma once

#include <string>
#include <vector>

#include "store/store.h"

namespace townsmith::store {

/// A table of two that waits in the lobby.
inline TableWrite fresh_table(const std::string& id, Time now = 1000) {
  TableWrite write;
  write.fresh = true;
  write.row = {.id = id,
               .game = "chess",
               .stage = Stage::waiting,
               .listed = true,
               .creator = "ada",
               .terms = R"({"players":2})",
               .seed = "seed of " + id,
               .created = now,
               .changed = now,
               .wake = 0,
               .deeds = 0,
               .summary = R"({"seats":["Ada",null]})",
               .rematch = "",
               .revision = 1};
  write.people = {"ada", ""};
  return write;
}

/// The same table after `count` more deeds.
inline TableWrite moved(const TableWrite& before, int count, Time now,
                        std::string_view text = "deed") {
  TableWrite write = before;
  write.fresh = false;
  write.deeds.clear();
  write.finished.clear();
  for (int i = 0; i < count; ++i) {
    ++write.row.deeds;
    write.deeds.push_back({.number = write.row.deeds,
                           .at = now,
                           .text = std::string(text) + " " + std::to_string(write.row.deeds)});
  }
  write.row.changed = now;
  ++write.row.revision;
  return write;
}

}  // namespace townsmith::store
