#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/face.h"
#include "store/store.h"

namespace townsmith::server {

/// Something to be said when all that led to it is stored.
struct Outgoing {
  Client to = 0;
  std::shared_ptr<const std::string> text;
  std::string table = {};              ///< what it is about, if it is about a table
  std::string refusal = {};            ///< what an asker is told instead, if storing failed
  std::function<void()> done = nullptr;  ///< the request was answered
};

/// Writes that are stored together, and what is said afterwards.
struct Batch {
  std::vector<store::Write> writes;
  std::map<std::string, std::size_t> tables;  ///< where in `writes` a table's are
  std::vector<std::function<void(std::int64_t)>> chats;  ///< told the numbers of their lines
  std::vector<std::function<void(bool)>> after;          ///< told whether it went well
  std::vector<Outgoing> outgoing;

  bool empty() const { return writes.empty(); }
  /// The one write of a table: several moves of one batch are stored together.
  store::TableWrite& of(const std::string& table) {
    const auto [found, is_new] = tables.emplace(table, writes.size());
    if (is_new) writes.emplace_back(store::TableWrite{});
    return std::get<store::TableWrite>(writes[found->second]);
  }
};

}  // namespace townsmith::server
