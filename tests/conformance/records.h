#pragma once

#include <fmt/format.h>

#include <string>

#include "../words.h"
#include "conformance/walk.h"

namespace townsmith::conformance {

/// A finished game's record can be written, read and replayed to the same position and result.
template <Game G>
std::string wrong_with_record(const Walk<G>& walk) {
  const Record record = walk.finished_record();
  const Result<Record> read = parse_record(to_text(record));
  if (!read) return fmt::format("its own record cannot be read: {}", said(read.error()));
  if (*read != record) return "its own record is read as another record";
  if (to_text(*read) != to_text(record)) return "its own record is written differently when read";
  const Result<Replayer> state = replay(walk.rules(), *read);
  if (!state) return fmt::format("its own record cannot be replayed: {}", said(state.error()));
  if (std::memcmp(state->state().bytes.data(), &walk.state(), sizeof(walk.state())) != 0) {
    return "its record leads to another position";
  }
  return {};
}

/// Cut off anywhere, a record is refused or is the shorter record it looks like; damaged in one
/// byte or one line, it is refused or replays to something; it never does harm.
template <Game G>
std::string wrong_with_damaged_record(const Walk<G>& walk, Random& random) {
  const std::string text = to_text(walk.finished_record());
  const auto any_place = [&random](const std::string& s) {
    return random.below(static_cast<std::uint32_t>(s.size()));
  };
  const auto line_around = [](const std::string& s, std::size_t at) {
    const std::size_t before = at == 0 ? std::string::npos : s.rfind('\n', at - 1);
    const std::size_t start = before == std::string::npos ? 0 : before + 1;
    return std::pair{start, s.find('\n', start) + 1 - start};
  };
  for (int kind = 0; kind < 6; ++kind) {
    std::string damaged = text;
    const std::size_t at = any_place(text);
    const auto [start, length] = line_around(text, at);
    switch (kind) {
      case 0: damaged.resize(at); break;
      case 1: damaged[at] = static_cast<char>(random.below(256)); break;
      case 2: damaged.erase(start, length); break;
      case 3: damaged.insert(start, text.substr(start, length)); break;
      case 4: damaged.erase(at, 1 + random.below(8)); break;
      default: damaged.resize(start); break;
    }
    const Result<Record> read = parse_record(damaged);
    if (!read) {
      if (said(read.error()).empty()) return "a damaged record is refused without a sentence";
      continue;
    }
    const Result<Replayer> state = replay(walk.rules(), *read);
    if (!state && said(state.error()).empty()) {
      return "a damaged record is refused without a sentence";
    }
    const bool cut = kind == 0 || kind == 5;
    if (cut && !state) return fmt::format("a shorter record is refused: {}", said(state.error()));
    if (cut && damaged != text && read->finished) return "a record cut off still has a result";
  }
  return {};
}

}  // namespace townsmith::conformance
