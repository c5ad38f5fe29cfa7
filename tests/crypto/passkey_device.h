#pragma once

#include <fmt/format.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "crypto/keys.h"
#include "crypto/passkey.h"

/// A device with a passkey, for tests: what it says can be forged before it is signed.
namespace townsmith::crypto {

inline void add(Bytes& to, BytesView more) { to.insert(to.end(), more.begin(), more.end()); }

// CBOR as authenticators write it.
inline Bytes head(int major, std::size_t count) {
  if (count < 24) return {static_cast<std::uint8_t>(major << 5 | static_cast<int>(count))};
  if (count < 256)
    return {static_cast<std::uint8_t>(major << 5 | 24), static_cast<std::uint8_t>(count)};
  return {static_cast<std::uint8_t>(major << 5 | 25), static_cast<std::uint8_t>(count >> 8),
          static_cast<std::uint8_t>(count)};
}
inline Bytes integer(int number) {
  return number >= 0 ? head(0, static_cast<std::size_t>(number))
                     : head(1, static_cast<std::size_t>(-1 - number));
}
inline Bytes chunk(BytesView bytes) {
  Bytes out = head(2, bytes.size());
  add(out, bytes);
  return out;
}
inline Bytes text(std::string_view words) {
  Bytes out = head(3, words.size());
  add(out, bytes_of(words));
  return out;
}
inline Bytes map(std::vector<std::pair<Bytes, Bytes>> members) {
  Bytes out = head(5, members.size());
  for (const auto& [name, value] : members) {
    add(out, name);
    add(out, value);
  }
  return out;
}

inline Bytes number_of(EVP_PKEY* key, const char* name, std::size_t size) {
  BIGNUM* number = nullptr;
  EVP_PKEY_get_bn_param(key, name, &number);
  Bytes out(size);
  BN_bn2binpad(number, out.data(), static_cast<int>(size));
  BN_free(number);
  return out;
}

/// One key for each algorithm: to make one takes longer than all that is done with it.
inline std::shared_ptr<EVP_PKEY> key_of(int algorithm) {
  static std::map<int, std::shared_ptr<EVP_PKEY>> made;
  std::shared_ptr<EVP_PKEY>& key = made[algorithm];
  if (key == nullptr) {
    key.reset(algorithm == -7     ? EVP_EC_gen("prime256v1")
              : algorithm == -257 ? EVP_RSA_gen(2048)
                                  : EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"),
              EVP_PKEY_free);
  }
  return key;
}

/// A device with one passkey. What it says can be changed before it is signed.
class Device {
 public:
  explicit Device(int algorithm) : algorithm_(algorithm), key_(key_of(algorithm)) {}

  std::string site = "games.example";
  std::string origin = "https://games.example";
  std::string type = "webauthn.get";
  std::string more = R"(,"crossOrigin":false)";
  Bytes challenge;
  std::uint8_t flags = 0x05;
  std::uint32_t counter = 7;
  Bytes id = {1, 2, 3, 4};

  std::string client_data() const {
    return fmt::format(R"({{"type":"{}","challenge":"{}","origin":"{}"{}}})", type,
                       to_base64url(challenge), origin, more);
  }
  Bytes authenticator_data() const {
    const Hash hash = sha256(bytes_of(site));
    Bytes out(hash.begin(), hash.end());
    out.push_back(flags);
    for (const int shift : {24, 16, 8, 0})
      out.push_back(static_cast<std::uint8_t>(counter >> shift));
    return out;
  }
  Bytes cose() const {
    if (algorithm_ == -7) {
      return map({{integer(1), integer(2)},
                  {integer(3), integer(-7)},
                  {integer(-1), integer(1)},
                  {integer(-2), chunk(number_of(key_.get(), OSSL_PKEY_PARAM_EC_PUB_X, 32))},
                  {integer(-3), chunk(number_of(key_.get(), OSSL_PKEY_PARAM_EC_PUB_Y, 32))}});
    }
    if (algorithm_ == -257) {
      return map({{integer(1), integer(3)},
                  {integer(3), integer(-257)},
                  {integer(-1), chunk(number_of(key_.get(), OSSL_PKEY_PARAM_RSA_N, 256))},
                  {integer(-2), chunk(number_of(key_.get(), OSSL_PKEY_PARAM_RSA_E, 3))}});
    }
    Bytes point(32);
    std::size_t size = point.size();
    EVP_PKEY_get_raw_public_key(key_.get(), point.data(), &size);
    return map({{integer(1), integer(1)},
                {integer(3), integer(-8)},
                {integer(-1), integer(6)},
                {integer(-2), chunk(point)}});
  }
  Bytes attestation() const {
    Device copy = *this;
    copy.flags |= 0x40U;
    Bytes data = copy.authenticator_data();
    add(data, Bytes(16));
    data.push_back(static_cast<std::uint8_t>(id.size() >> 8));
    data.push_back(static_cast<std::uint8_t>(id.size()));
    add(data, id);
    add(data, cose());
    return map(
        {{text("fmt"), text("none")}, {text("attStmt"), map({})}, {text("authData"), chunk(data)}});
  }
  PasskeyAnswer answer() const {
    Bytes message = authenticator_data();
    const std::string data = client_data();
    const Hash hash = sha256(bytes_of(data));
    add(message, hash);
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(),
                                                                          EVP_MD_CTX_free);
    EVP_DigestSignInit(context.get(), nullptr, algorithm_ == -8 ? nullptr : EVP_sha256(), nullptr,
                       key_.get());
    std::size_t size = 0;
    EVP_DigestSign(context.get(), nullptr, &size, message.data(), message.size());
    Bytes signature(size);
    EVP_DigestSign(context.get(), signature.data(), &size, message.data(), message.size());
    signature.resize(size);
    return {data, authenticator_data(), signature};
  }

 private:
  int algorithm_;
  std::shared_ptr<EVP_PKEY> key_;
};

}  // namespace townsmith::crypto
