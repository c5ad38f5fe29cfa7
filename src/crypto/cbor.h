#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "crypto/bytes.h"

namespace townsmith::crypto {

/// A value of CBOR (RFC 8949), as far as authenticators write it: integers, bytes, texts, lists and
/// maps of known length, booleans and null.
struct Cbor {
  enum class Kind : std::uint8_t { integer, bytes, text, list, map, simple };
  Kind kind = Kind::simple;
  std::int64_t integer = 0;  ///< also of what is simple: 20 false, 21 true, 22 null
  Bytes bytes;
  std::string text;
  std::vector<Cbor> items;  ///< of a list; the values of a map
  std::vector<Cbor> names;  ///< of a map

  /// The value of a member; null if there is none.
  const Cbor* find(std::string_view name) const;
  const Cbor* find(std::int64_t number) const;
  /// The bytes or the number of a member; nothing if there is none of that kind.
  std::optional<BytesView> bytes_at(std::int64_t number) const;
  std::optional<std::int64_t> integer_at(std::int64_t number) const;
};

/// Reads the value at the beginning of `bytes` and takes it away from there. Nothing if it is none
/// of those above, is cut off, or is nested deeper than anything we expect.
std::optional<Cbor> read_cbor(BytesView& bytes);

}  // namespace townsmith::crypto
