#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "crypto/bytes.h"

/// Passkeys (Web Authentication, level 2): a device proves that it is the one that was registered.
namespace townsmith::crypto {

/// What is kept of a passkey.
struct Passkey {
  Bytes id;                   ///< the credential's
  Bytes key;                  ///< its public key, as COSE writes it
  std::uint32_t counter = 0;  ///< how often it was used, if the device counts
};

/// What this server asked for, and where the page is.
struct PasskeyQuestion {
  Bytes challenge;                   ///< random, used once
  std::vector<std::string> origins;  ///< "https://games.example"
  std::string site;                  ///< "games.example": what passkeys of this server are bound to
};

/// A device's answer when a passkey was made. The refusal says what is wrong with it.
Result<Passkey> register_passkey(const PasskeyQuestion& question, std::string_view client_data,
                                 BytesView attestation);

/// A device's answer when somebody comes back.
struct PasskeyAnswer {
  std::string client_data;
  Bytes authenticator_data;
  Bytes signature;
};

/// The counter to keep from now on, if the passkey's owner is there.
Result<std::uint32_t> check_passkey(const Passkey& passkey, const PasskeyQuestion& question,
                                    const PasskeyAnswer& answer);

/// The algorithms that are understood, as COSE numbers them, the preferred one first.
inline constexpr int passkey_algorithms[] = {-7, -8, -257};  // ES256, EdDSA, RS256

}  // namespace townsmith::crypto
