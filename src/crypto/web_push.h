#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "crypto/keys.h"

/// Messages to browsers whose page is closed: encrypted for the browser (RFC 8291), and signed so
/// that its push service knows who sends them (VAPID, RFC 8292).
namespace townsmith::crypto {

/// What a browser gave the page when it subscribed.
struct PushKeys {
  Bytes p256dh;  ///< its public key
  Bytes auth;    ///< 16 bytes that only browser and sender know
};

/// More than this does not fit into one message that every push service takes.
inline constexpr std::size_t max_push_bytes = 3993;

/// The body of a request with the encoding aes128gcm. Nothing if the keys are no such keys or the
/// message is too long.
std::optional<Bytes> encrypt_push(const PushKeys& keys, BytesView message);
/// The same with the sender's key and salt given: for the standard's own example.
std::optional<Bytes> encrypt_push(const PushKeys& keys, BytesView message, const P256Key& sender,
                                  BytesView salt);

/// The header Authorization for a push service: `audience` is its origin, `contact` an address of
/// the host's
/// ("mailto:..." or "https://..."), `expires` seconds since 1970, at most a day ahead.
std::string vapid_header(const P256Key& key, std::string_view audience, std::string_view contact,
                         std::int64_t expires);

}  // namespace townsmith::crypto
