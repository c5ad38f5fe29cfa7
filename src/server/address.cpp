#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string>

namespace townsmith::server {
namespace {

constexpr std::array<std::uint8_t, 12> v4_prefix = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr int v4_bits = 96;

}  // namespace

bool Address::is_v4() const {
  return std::equal(v4_prefix.begin(), v4_prefix.end(), bytes.begin());
}

Address Address::household() const {
  Address result = *this;
  if (!is_v4()) std::fill(result.bytes.begin() + 8, result.bytes.end(), std::uint8_t{0});
  return result;
}

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN> out{};
  if (is_v4()) {
    ::inet_ntop(AF_INET, bytes.data() + v4_prefix.size(), out.data(), out.size());
  } else {
    ::inet_ntop(AF_INET6, bytes.data(), out.data(), out.size());
  }
  return out.data();
}

std::size_t AddressHash::operator()(const Address& address) const {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  std::memcpy(&high, address.bytes.data(), 8);
  std::memcpy(&low, address.bytes.data() + 8, 8);
  const std::uint64_t mixed = (high * 0x9e3779b97f4a7c15U) ^ low;
  return static_cast<std::size_t>((mixed ^ (mixed >> 32U)) * 0xd6e8feb86659fd93U);
}

std::optional<Address> parse_address(std::string_view text) {
  const std::string copy(text);
  Address result;
  if (::inet_pton(AF_INET, copy.c_str(), result.bytes.data() + v4_prefix.size()) == 1) {
    std::copy(v4_prefix.begin(), v4_prefix.end(), result.bytes.begin());
    return result;
  }
  if (::inet_pton(AF_INET6, copy.c_str(), result.bytes.data()) == 1) return result;
  return std::nullopt;
}

bool AddressRange::contains(const Address& address) const {
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (!std::equal(base.bytes.begin(), base.bytes.begin() + bits / 8, address.bytes.begin())) {
    return false;
  }
  const int rest = bits % 8;
  if (rest == 0) return true;
  const int mask = 0xff & (0xff << (8 - rest));
  return (base.bytes[whole] & mask) == (address.bytes[whole] & mask);
}

std::optional<AddressRange> parse_range(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto base = parse_address(text.substr(0, slash));
  if (!base) return std::nullopt;
  AddressRange range{*base, 128};
  if (slash == std::string_view::npos) return range;
  const std::string_view digits = text.substr(slash + 1);
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), range.bits);
  if (error != std::errc() || end != digits.end() || range.bits < 0) return std::nullopt;
  if (base->is_v4() && text.find(':') == std::string_view::npos) range.bits += v4_bits;
  if (range.bits > 128) return std::nullopt;
  return range;
}

bool any_contains(const std::vector<AddressRange>& ranges, const Address& address) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const AddressRange& range) { return range.contains(address); });
}

}  // namespace townsmith::server
