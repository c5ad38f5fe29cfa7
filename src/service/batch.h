#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/text_map.h"
#include "service/histogram.h"
#include "service/interface.h"
#include "store/store.h"

namespace townsmith::service {

/// Something to be said when everything that led to it is stored.
struct Outgoing {
  Client to = 0;
  std::shared_ptr<const std::string> text;
  std::string table = {};  ///< what it is about, if it is about a table
  /// For an answer, the number of the request, if that had one.
  std::optional<std::optional<std::int64_t>> asked = {};
  std::function<void()> done = nullptr;  ///< to be called when it is said
  Stopwatch::time_point since = {};      ///< for an answer, when the request came
  /// For an answer, to be called with `done` instead of saying it, if another node was faster at
  /// the table: what was asked for may have been done there.
  std::function<void(std::function<void()> done)> again = nullptr;
};

/// Something to be done when everything that led to it is stored, or could not be.
struct Afterwards {
  std::string table;  ///< what it is about, if it is about a table
  std::function<void(bool)> then;
  bool failed = false;
  std::size_t first = 0;  ///< the writes it is about, if it is about some: from here
  std::size_t last = 0;   ///< up to here, without this one
};

/// Writes that are stored together, and what is said afterwards.
struct WriteBatch {
  std::vector<store::Write> writes;
  TextMap<std::size_t> tables;  ///< where in `writes` a table's are
  std::vector<Afterwards> after;
  std::vector<Outgoing> outgoing;
  Stopwatch::time_point since = {};  ///< when the store was asked

  /// The one write of a table: several moves of one batch are stored together.
  store::TableWrite& of(const std::string& table);
  /// Nothing of this table is to be stored after all.
  void drop(const std::string& table);
};

}  // namespace townsmith::service
