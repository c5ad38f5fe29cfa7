#include "crypto/web_push.h"

#include <fmt/format.h>

#include "core/json.h"

namespace townsmith::crypto {
namespace {

constexpr std::uint32_t record_size = 4096;

void append(Bytes& to, BytesView more) { to.insert(to.end(), more.begin(), more.end()); }

Bytes joined(std::string_view text, BytesView one, BytesView two) {
  Bytes out(bytes_of(text).begin(), bytes_of(text).end());
  append(out, one);
  append(out, two);
  return out;
}

}  // namespace

std::optional<Bytes> encrypt_push(const PushKeys& keys, BytesView message) {
  return encrypt_push(keys, message, P256Key::generate(), random_bytes(16));
}

std::optional<Bytes> encrypt_push(const PushKeys& keys, BytesView message, const P256Key& sender,
                                  BytesView salt) {
  if (keys.auth.size() != 16 || message.size() > max_push_bytes) return std::nullopt;
  const auto shared = sender.agree(keys.p256dh);
  if (!shared) return std::nullopt;
  const Bytes sender_public = sender.public_bytes();
  // Section 3.4 of RFC 8291, then section 2.2 of RFC 8188; the zeros end the labels.
  const Bytes secret =
      hkdf(*shared, keys.auth,
           joined(std::string_view("WebPush: info\0", 14), keys.p256dh, sender_public), 32);
  const Bytes key =
      hkdf(secret, salt, bytes_of(std::string_view("Content-Encoding: aes128gcm\0", 28)), 16);
  const Bytes nonce =
      hkdf(secret, salt, bytes_of(std::string_view("Content-Encoding: nonce\0", 24)), 12);

  Bytes out(salt.begin(), salt.end());
  for (const int shift : {24, 16, 8, 0})
    out.push_back(static_cast<std::uint8_t>(record_size >> shift));
  out.push_back(static_cast<std::uint8_t>(sender_public.size()));
  append(out, sender_public);
  Bytes plain(message.begin(), message.end());
  plain.push_back(2);  // the last record
  append(out, aes128_gcm_seal(key, nonce, plain));
  return out;
}

std::string vapid_header(const P256Key& key, std::string_view audience, std::string_view contact,
                         std::int64_t expires) {
  const std::string head = to_base64url(bytes_of(R"({"typ":"JWT","alg":"ES256"})"));
  const std::string claims =
      json::serialize(json::object{{"aud", audience}, {"exp", expires}, {"sub", contact}});
  const std::string signed_part = fmt::format("{}.{}", head, to_base64url(bytes_of(claims)));
  return fmt::format("vapid t={}.{}, k={}", signed_part,
                     to_base64url(key.sign(bytes_of(signed_part))),
                     to_base64url(key.public_bytes()));
}

}  // namespace townsmith::crypto
