#include "crypto/passkey.h"

#include <algorithm>
#include <optional>

#include "core/json.h"
#include "crypto/cbor.h"
#include "crypto/keys.h"

namespace townsmith::crypto {
namespace {

Refusal no(std::string_view key) { return refuse(Reason::not_allowed, say("townsmith", key)); }

Result<> check_client_data(const PasskeyQuestion& question, std::string_view text,
                           std::string_view type) {
  boost::system::error_code error;
  const json::value read = json::parse(text, error);
  const json::object* data = error ? nullptr : read.if_object();
  if (data == nullptr) return no("passkey-unreadable");
  const auto says = [&](std::string_view name) -> std::string_view {
    const json::value* member = data->if_contains(name);
    return member != nullptr && member->is_string() ? std::string_view(member->get_string())
                                                    : std::string_view();
  };
  if (says("type") != type) return no("passkey-unreadable");
  const auto challenge = from_base64url(says("challenge"));
  if (question.challenge.empty() || challenge != question.challenge) return no("passkey-challenge");
  const json::value* foreign = data->if_contains("crossOrigin");
  const bool inside_another = foreign != nullptr && *foreign != json::value(false);
  if (inside_another || std::find(question.origins.begin(), question.origins.end(),
                                  says("origin")) == question.origins.end()) {
    return no("passkey-origin");
  }
  return {};
}

/// What an authenticator says of itself (section 6.1 of the standard).
struct AuthenticatorData {
  std::uint32_t counter = 0;
  bool has_credential = false;
  BytesView rest;  ///< a credential, if there is one, and extensions
};

Result<AuthenticatorData> read_authenticator_data(const PasskeyQuestion& question,
                                                  BytesView bytes) {
  constexpr std::size_t head = 32 + 1 + 4;
  if (bytes.size() < head) return no("passkey-unreadable");
  const Hash site = sha256(bytes_of(question.site));
  if (!std::equal(site.begin(), site.end(), bytes.begin())) return no("passkey-site");
  const std::uint8_t flags = bytes[32];
  if ((flags & 1U) == 0) return no("passkey-presence");
  AuthenticatorData out;
  for (std::size_t i = 33; i < head; ++i) out.counter = out.counter << 8 | bytes[i];
  out.has_credential = (flags & 0x40U) != 0;
  out.rest = bytes.subspan(head);
  return out;
}

/// A public key as COSE writes it (RFC 9053); nothing if it is none that is understood.
std::optional<PublicKey> public_key(BytesView cose) {
  const auto key = read_cbor(cose);
  if (!key || key->kind != Cbor::Kind::map) return std::nullopt;
  const auto kind = key->integer_at(1);
  const auto algorithm = key->integer_at(3);
  const auto first = key->bytes_at(kind == 3 ? -1 : -2);
  const auto second = key->bytes_at(kind == 3 ? -2 : -3);
  if (!first) return std::nullopt;
  if (kind == 2 && algorithm == -7 && key->integer_at(-1) == 1 && second) {
    return PublicKey::p256(*first, *second);
  }
  if (kind == 1 && algorithm == -8 && key->integer_at(-1) == 6) return PublicKey::ed25519(*first);
  if (kind == 3 && algorithm == -257 && second) return PublicKey::rsa(*first, *second);
  return std::nullopt;
}

}  // namespace

Result<Passkey> register_passkey(const PasskeyQuestion& question, std::string_view client_data,
                                 BytesView attestation) {
  TRY(check_client_data(question, client_data, "webauthn.create"));
  // Who made the device does not matter here, so what it says about that is not looked at.
  const auto object = read_cbor(attestation);
  const Cbor* data = object && attestation.empty() ? object->find("authData") : nullptr;
  if (data == nullptr || data->kind != Cbor::Kind::bytes) return no("passkey-unreadable");
  TRY(const AuthenticatorData read, read_authenticator_data(question, data->bytes));
  constexpr std::size_t head = 16 + 2;  // the maker's number, and the length of the id
  if (!read.has_credential || read.rest.size() < head) return no("passkey-unreadable");
  const std::size_t id_size = static_cast<std::size_t>(read.rest[16]) << 8 | read.rest[17];
  if (id_size == 0 || id_size > 1023 || read.rest.size() < head + id_size) {
    return no("passkey-unreadable");
  }
  Passkey out;
  const BytesView id = read.rest.subspan(head, id_size);
  out.id.assign(id.begin(), id.end());
  out.counter = read.counter;
  const BytesView key = read.rest.subspan(head + id_size);
  BytesView after = key;
  if (!read_cbor(after)) return no("passkey-unreadable");
  out.key.assign(key.begin(), key.end() - static_cast<std::ptrdiff_t>(after.size()));
  if (!public_key(out.key)) return no("passkey-algorithm");
  return out;
}

Result<std::uint32_t> check_passkey(const Passkey& passkey, const PasskeyQuestion& question,
                                    const PasskeyAnswer& answer) {
  TRY(check_client_data(question, answer.client_data, "webauthn.get"));
  TRY(const AuthenticatorData data, read_authenticator_data(question, answer.authenticator_data));
  const auto key = public_key(passkey.key);
  if (!key) return no("passkey-algorithm");
  Bytes message = answer.authenticator_data;
  const Hash hash = sha256(bytes_of(answer.client_data));
  message.insert(message.end(), hash.begin(), hash.end());
  if (!key->verifies(message, answer.signature)) return no("passkey-signature");
  // A count that does not grow means that the passkey was copied; devices that do not count say 0.
  if ((data.counter != 0 || passkey.counter != 0) && data.counter <= passkey.counter) {
    return no("passkey-counter");
  }
  return data.counter;
}

}  // namespace townsmith::crypto
