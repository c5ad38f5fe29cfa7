#include "service/secrets.h"

#include <sodium.h>

#include <array>
#include <cstdlib>

namespace townsmith::service {

std::string random_name(std::size_t characters) {
  if (sodium_init() < 0) std::abort();  // without it nothing here can be trusted
  static constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  std::string name(characters, ' ');
  for (char& c : name) c = alphabet[randombytes_uniform(alphabet.size())];
  return name;
}

std::string new_secret() { return random_name(32); }

std::uint64_t random_bits() {
  if (sodium_init() < 0) std::abort();
  std::uint64_t bits = 0;
  randombytes_buf(&bits, sizeof(bits));
  return bits;
}

std::string hash_of(std::string_view secret) {
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(),
                     reinterpret_cast<const unsigned char*>(secret.data()), secret.size(), nullptr,
                     0);
  std::array<char, hash.size() * 2 + 1> text{};
  sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
  return text.data();
}

}  // namespace townsmith::service
