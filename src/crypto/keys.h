#pragma once

#include <array>
#include <memory>
#include <optional>

#include "crypto/bytes.h"

struct evp_pkey_st;  // OpenSSL's key

namespace townsmith::crypto {

using Hash = std::array<std::uint8_t, 32>;
Hash sha256(BytesView bytes);

/// HKDF with SHA-256 (RFC 5869).
Bytes hkdf(BytesView secret, BytesView salt, BytesView info, std::size_t length);

/// AES-128 in Galois/Counter mode, without additional data: the cipher text, then its tag of 16
/// bytes.
Bytes aes128_gcm_seal(BytesView key, BytesView nonce, BytesView plain);
/// Nothing if the tag does not fit.
std::optional<Bytes> aes128_gcm_open(BytesView key, BytesView nonce, BytesView sealed);

/// A key pair on the curve P-256.
class P256Key {
 public:
  static P256Key generate();
  /// 32 bytes of the private key and 65 of the public one, as the functions below give them.
  /// Nothing if they are no such pair.
  static std::optional<P256Key> from_bytes(BytesView private_key, BytesView public_key);

  Bytes private_bytes() const;
  /// The point, uncompressed: 4, x, y.
  Bytes public_bytes() const;
  /// ECDSA with SHA-256: r and s, 32 bytes each, as JSON Web Tokens want it.
  Bytes sign(BytesView message) const;
  /// The x of the shared point (ECDH). Nothing if the other's public key is not a point of the
  /// curve.
  std::optional<Bytes> agree(BytesView other_public) const;

 private:
  explicit P256Key(std::shared_ptr<evp_pkey_st> key) : key_(std::move(key)) {}
  std::shared_ptr<evp_pkey_st> key_;
};

/// A public key that signatures are checked with.
class PublicKey {
 public:
  static std::optional<PublicKey> p256(BytesView x, BytesView y);
  static std::optional<PublicKey> rsa(BytesView modulus, BytesView exponent);
  static std::optional<PublicKey> ed25519(BytesView point);

  /// ECDSA with SHA-256 (as DER), RSA (PKCS #1, 1.5) with SHA-256, or Ed25519.
  bool verifies(BytesView message, BytesView signature) const;

 private:
  PublicKey(std::shared_ptr<evp_pkey_st> key, bool hashes)
      : key_(std::move(key)), hashes_(hashes) {}
  std::shared_ptr<evp_pkey_st> key_;
  bool hashes_;  ///< Ed25519 signs the message itself
};

}  // namespace townsmith::crypto
