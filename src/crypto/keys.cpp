#include "crypto/keys.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>
#include <openssl/sha.h>

#include <cstdlib>
#include <utility>

namespace townsmith::crypto {
namespace {

template <auto release>
struct Releaser {
  template <class T>
  void operator()(T* what) const {
    release(what);
  }
};
template <class T, auto release>
using Owned = std::unique_ptr<T, Releaser<release>>;

using Number = Owned<BIGNUM, BN_free>;
using Context = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using DigestContext = Owned<EVP_MD_CTX, EVP_MD_CTX_free>;
using CipherContext = Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>;
using Builder = Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using Parameters = Owned<OSSL_PARAM, OSSL_PARAM_free>;
using EcdsaSignature = Owned<ECDSA_SIG, ECDSA_SIG_free>;

constexpr std::size_t coordinate = 32;
constexpr std::size_t point_size = 1 + 2 * coordinate;
constexpr std::size_t tag_size = 16;

/// For what cannot fail but for lack of memory.
void must(bool done) {
  if (!done) std::abort();
}

int size_of(BytesView bytes) { return static_cast<int>(bytes.size()); }

Number number_of(BytesView bytes) {
  return Number(BN_bin2bn(bytes.data(), size_of(bytes), nullptr));
}

std::shared_ptr<EVP_PKEY> key_from(const char* type, int selection, OSSL_PARAM_BLD* builder) {
  const Parameters parameters(OSSL_PARAM_BLD_to_param(builder));
  const Context context(EVP_PKEY_CTX_new_from_name(nullptr, type, nullptr));
  EVP_PKEY* key = nullptr;
  if (parameters == nullptr || context == nullptr || EVP_PKEY_fromdata_init(context.get()) <= 0 ||
      EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get()) <= 0) {
    return nullptr;
  }
  return {key, EVP_PKEY_free};
}

std::shared_ptr<EVP_PKEY> p256_public(BytesView point) {
  if (point.size() != point_size) return nullptr;
  const Builder builder(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
  OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                   point.size());
  auto key = key_from("EC", EVP_PKEY_PUBLIC_KEY, builder.get());
  if (key == nullptr) return nullptr;
  const Context context(EVP_PKEY_CTX_new(key.get(), nullptr));
  return EVP_PKEY_public_check(context.get()) == 1 ? key : nullptr;
}

}  // namespace

Hash sha256(BytesView bytes) {
  Hash hash;
  SHA256(bytes.data(), bytes.size(), hash.data());
  return hash;
}

Bytes hkdf(BytesView secret, BytesView salt, BytesView info, std::size_t length) {
  const Context context(EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nullptr));
  Bytes out(length);
  must(context != nullptr && EVP_PKEY_derive_init(context.get()) > 0 &&
       EVP_PKEY_CTX_set_hkdf_md(context.get(), EVP_sha256()) > 0 &&
       EVP_PKEY_CTX_set1_hkdf_salt(context.get(), salt.data(), size_of(salt)) > 0 &&
       EVP_PKEY_CTX_set1_hkdf_key(context.get(), secret.data(), size_of(secret)) > 0 &&
       EVP_PKEY_CTX_add1_hkdf_info(context.get(), info.data(), size_of(info)) > 0 &&
       EVP_PKEY_derive(context.get(), out.data(), &length) > 0);
  return out;
}

Bytes aes128_gcm_seal(BytesView key, BytesView nonce, BytesView plain) {
  const CipherContext context(EVP_CIPHER_CTX_new());
  Bytes out(plain.size() + tag_size);
  int size = 0;
  must(EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, key.data(), nonce.data()) >
           0 &&
       EVP_EncryptUpdate(context.get(), out.data(), &size, plain.data(), size_of(plain)) > 0 &&
       EVP_EncryptFinal_ex(context.get(), out.data() + size, &size) > 0 &&
       EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, tag_size,
                           out.data() + plain.size()) > 0);
  return out;
}

std::optional<Bytes> aes128_gcm_open(BytesView key, BytesView nonce, BytesView sealed) {
  if (sealed.size() < tag_size) return std::nullopt;
  const BytesView body = sealed.first(sealed.size() - tag_size);
  Bytes tag(sealed.end() - tag_size, sealed.end());
  const CipherContext context(EVP_CIPHER_CTX_new());
  Bytes out(body.size());
  int size = 0;
  must(EVP_DecryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, key.data(), nonce.data()) >
           0 &&
       EVP_DecryptUpdate(context.get(), out.data(), &size, body.data(), size_of(body)) > 0 &&
       EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, tag_size, tag.data()) > 0);
  if (EVP_DecryptFinal_ex(context.get(), out.data() + size, &size) <= 0) return std::nullopt;
  return out;
}

P256Key P256Key::generate() {
  std::shared_ptr<EVP_PKEY> key(EVP_EC_gen("prime256v1"), EVP_PKEY_free);
  must(key != nullptr);
  return P256Key(std::move(key));
}

std::optional<P256Key> P256Key::from_bytes(BytesView private_key, BytesView public_key) {
  if (private_key.size() != coordinate || public_key.size() != point_size) return std::nullopt;
  const Number secret = number_of(private_key);
  const Builder builder(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
  OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret.get());
  OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, public_key.data(),
                                   public_key.size());
  auto key = key_from("EC", EVP_PKEY_KEYPAIR, builder.get());
  if (key == nullptr) return std::nullopt;
  const Context context(EVP_PKEY_CTX_new(key.get(), nullptr));
  if (EVP_PKEY_check(context.get()) != 1) return std::nullopt;
  return P256Key(std::move(key));
}

Bytes P256Key::private_bytes() const {
  BIGNUM* read = nullptr;
  must(EVP_PKEY_get_bn_param(key_.get(), OSSL_PKEY_PARAM_PRIV_KEY, &read) > 0);
  const Number secret(read);
  Bytes out(coordinate);
  must(BN_bn2binpad(secret.get(), out.data(), size_of(out)) > 0);
  return out;
}

Bytes P256Key::public_bytes() const {
  Bytes out(point_size);
  std::size_t size = 0;
  must(EVP_PKEY_get_octet_string_param(key_.get(), OSSL_PKEY_PARAM_PUB_KEY, out.data(), out.size(),
                                       &size) > 0 &&
       size == out.size());
  return out;
}

Bytes P256Key::sign(BytesView message) const {
  const DigestContext context(EVP_MD_CTX_new());
  std::size_t size = 0;
  must(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) > 0 &&
       EVP_DigestSign(context.get(), nullptr, &size, message.data(), message.size()) > 0);
  Bytes der(size);
  must(EVP_DigestSign(context.get(), der.data(), &size, message.data(), message.size()) > 0);
  const unsigned char* at = der.data();
  const EcdsaSignature signature(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
  Bytes out(2 * coordinate);
  must(BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), out.data(), coordinate) > 0 &&
       BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), out.data() + coordinate, coordinate) > 0);
  return out;
}

std::optional<Bytes> P256Key::agree(BytesView other_public) const {
  const auto other = p256_public(other_public);
  if (other == nullptr) return std::nullopt;
  const Context context(EVP_PKEY_CTX_new(key_.get(), nullptr));
  Bytes out(coordinate);
  std::size_t size = out.size();
  if (EVP_PKEY_derive_init(context.get()) <= 0 ||
      EVP_PKEY_derive_set_peer(context.get(), other.get()) <= 0 ||
      EVP_PKEY_derive(context.get(), out.data(), &size) <= 0) {
    return std::nullopt;
  }
  return out;
}

std::optional<PublicKey> PublicKey::p256(BytesView x, BytesView y) {
  if (x.size() != coordinate || y.size() != coordinate) return std::nullopt;
  Bytes point = {4};
  point.insert(point.end(), x.begin(), x.end());
  point.insert(point.end(), y.begin(), y.end());
  auto key = p256_public(point);
  if (key == nullptr) return std::nullopt;
  return PublicKey(std::move(key), true);
}

std::optional<PublicKey> PublicKey::rsa(BytesView modulus, BytesView exponent) {
  // Shorter keys can be broken; longer ones only cost time.
  if (modulus.size() < 256 || modulus.size() > 1024 || exponent.empty() || exponent.size() > 8) {
    return std::nullopt;
  }
  const Number n = number_of(modulus);
  const Number e = number_of(exponent);
  const Builder builder(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get());
  OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get());
  auto key = key_from("RSA", EVP_PKEY_PUBLIC_KEY, builder.get());
  if (key == nullptr) return std::nullopt;
  return PublicKey(std::move(key), true);
}

std::optional<PublicKey> PublicKey::ed25519(BytesView point) {
  if (point.size() != 32) return std::nullopt;
  std::shared_ptr<EVP_PKEY> key(
      EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, point.data(), point.size()),
      EVP_PKEY_free);
  if (key == nullptr) return std::nullopt;
  return PublicKey(std::move(key), false);
}

bool PublicKey::verifies(BytesView message, BytesView signature) const {
  const DigestContext context(EVP_MD_CTX_new());
  return EVP_DigestVerifyInit(context.get(), nullptr, hashes_ ? EVP_sha256() : nullptr, nullptr,
                              key_.get()) > 0 &&
         EVP_DigestVerify(context.get(), signature.data(), signature.size(), message.data(),
                          message.size()) == 1;
}

}  // namespace townsmith::crypto
