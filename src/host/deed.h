#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/table.h"

namespace townsmith::host {

/// A command that was accepted at a table, with what was drawn because of it. A table that is kept
/// is kept as its deeds: done again in order, they make it what it was.
struct Deed {
  table::Command command;
  std::string who;    ///< the person; "" for bots and for the host itself
  std::string id;     ///< the client's own name for the command, if it gave one
  std::string share;  ///< of the person who sits down: their part of the seed
  std::vector<std::pair<std::uint32_t, std::uint32_t>> draws;  ///< of N possible ones, this one
};

std::string to_text(const Deed& deed);
Result<Deed> parse_deed(std::string_view text);

}  // namespace townsmith::host
