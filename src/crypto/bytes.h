#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace townsmith::crypto {

using Bytes = std::vector<std::uint8_t>;
using BytesView = std::span<const std::uint8_t>;

inline BytesView bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Base64 as in RFC 4648, section 5: '-' and '_', no padding.
std::string to_base64url(BytesView bytes);
/// Nothing if the text is anything else than that.
std::optional<Bytes> from_base64url(std::string_view text);

/// The same of section 4: '+' and '/', with padding.
std::optional<Bytes> from_base64(std::string_view text);

Bytes random_bytes(std::size_t count);

}  // namespace townsmith::crypto
