#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/result.h"
#include "core/seat.h"

namespace townsmith::host {

/// The members of a request, read one after another. The first that is missing or wrong is kept as
/// the problem; what is read after that does not matter, as long as outcome() is asked before use.
class Fields {
 public:
  explicit Fields(const json::object& message) : message_(message) {}

  bool has(std::string_view name) const;
  std::string text(std::string_view name, std::size_t most_bytes);
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
  bool flag(std::string_view name, bool standard);
  Seat seat(std::string_view name);
  /// A seat, or null for a spectator.
  Viewer viewer(std::string_view name);
  const json::array& list(std::string_view name);
  const json::object& object(std::string_view name);

  void refuse(Reason reason, Text text);
  Result<> outcome() const;

 private:
  const json::value* find(std::string_view name, std::string_view expected);

  const json::object& message_;
  std::optional<Problem> problem_;
};

inline constexpr std::size_t name_bytes = 64;

/// What somebody is called. A name goes into records and onto screens: no line ends, no escapes.
std::string read_name(Fields& fields);

/// A part of the seed: 32 bytes in hexadecimal.
std::string read_share(Fields& fields);

/// Long or unprintable input is not repeated whole in a refusal.
std::string quoted(std::string_view text);

}  // namespace townsmith::host
