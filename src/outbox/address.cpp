#include "outbox/address.h"

#include <netinet/in.h>

#include <array>
#include <cstdint>
#include <cstring>

namespace townsmith::outbox {
namespace {

struct Network {
  std::uint32_t address;
  int bits;
};

// RFC 6890 and its successors: everything that is not globally reachable.
constexpr std::array<Network, 15> reserved = {{
    {0x00000000, 8},   // this network
    {0x0a000000, 8},   // private
    {0x64400000, 10},  // shared by providers
    {0x7f000000, 8},   // this machine
    {0xa9fe0000, 16},  // link-local, where clouds keep their secrets
    {0xac100000, 12},  // private
    {0xc0000000, 24},  // protocol assignments
    {0xc0000200, 24},  // documentation
    {0xc0586300, 24},  // relays from IPv6
    {0xc0a80000, 16},  // private
    {0xc6120000, 15},  // benchmarks
    {0xc6336400, 24},  // documentation
    {0xcb007100, 24},  // documentation
    {0xe0000000, 4},   // multicast
    {0xf0000000, 4},   // reserved, broadcast
}};

bool is_public_v4(std::uint32_t address) {
  for (const Network& network : reserved) {
    if ((address ^ network.address) >> (32 - network.bits) == 0) return false;
  }
  return true;
}

std::uint32_t four_bytes(const std::uint8_t* at) {
  return std::uint32_t{at[0]} << 24 | std::uint32_t{at[1]} << 16 | std::uint32_t{at[2]} << 8 |
         at[3];
}

bool is_public_v6(const std::uint8_t* bytes) {
  const std::uint32_t first = four_bytes(bytes);
  // Addresses that hold one of the older kind: mapped, translated (64:ff9b::/96), 6to4.
  static constexpr std::array<std::uint8_t, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  if (std::memcmp(bytes, mapped.data(), mapped.size()) == 0)
    return is_public_v4(four_bytes(bytes + 12));
  if (first == 0x0064ff9b) return is_public_v4(four_bytes(bytes + 12));
  if (first >> 16 == 0x2002) return is_public_v4(four_bytes(bytes + 2));
  // Only 2000::/3 is given out; of that, 2001::/23 is for protocols and 2001:db8::/32 for
  // documentation.
  return first >> 29 == 1 && first >> 9 != 0x20010000U >> 9 && first != 0x20010db8U;
}

}  // namespace

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    return is_public_v4(ntohl(reinterpret_cast<const sockaddr_in&>(address).sin_addr.s_addr));
  }
  if (address.sa_family == AF_INET6) {
    return is_public_v6(reinterpret_cast<const sockaddr_in6&>(address).sin6_addr.s6_addr);
  }
  return false;
}

}  // namespace townsmith::outbox
