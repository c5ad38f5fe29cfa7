#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace townsmith::server {

/// An internet address; an IPv4 one is kept as the IPv6 address that stands for it.
struct Address {
  std::array<std::uint8_t, 16> bytes = {};

  bool operator==(const Address&) const = default;
  bool is_v4() const;
  /// As people write it, in one form only: for those who do not know addresses, too.
  std::string text() const;
  /// What counts as one household: IPv6 gives everybody 2^64 addresses, so only the first half
  /// counts.
  Address household() const;
};

struct AddressHash {
  std::size_t operator()(const Address& address) const;
};

/// "203.0.113.7", "2001:db8::7".
std::optional<Address> parse_address(std::string_view text);

/// All addresses that begin alike: "10.0.0.0/8", "::1".
struct AddressRange {
  Address base;
  int bits = 128;

  bool contains(const Address& address) const;
};

std::optional<AddressRange> parse_range(std::string_view text);
bool any_contains(const std::vector<AddressRange>& ranges, const Address& address);

}  // namespace townsmith::server
