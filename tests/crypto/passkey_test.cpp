#include "crypto/passkey.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>

#include <functional>
#include <map>
#include <memory>

#include "crypto/cbor.h"
#include "crypto/keys.h"
#include "words.h"

namespace townsmith::crypto {
namespace {

void add(Bytes& to, BytesView more) { to.insert(to.end(), more.begin(), more.end()); }

// CBOR as authenticators write it.
Bytes head(int major, std::size_t count) {
  if (count < 24) return {static_cast<std::uint8_t>(major << 5 | static_cast<int>(count))};
  if (count < 256)
    return {static_cast<std::uint8_t>(major << 5 | 24), static_cast<std::uint8_t>(count)};
  return {static_cast<std::uint8_t>(major << 5 | 25), static_cast<std::uint8_t>(count >> 8),
          static_cast<std::uint8_t>(count)};
}
Bytes integer(int number) {
  return number >= 0 ? head(0, static_cast<std::size_t>(number))
                     : head(1, static_cast<std::size_t>(-1 - number));
}
Bytes chunk(BytesView bytes) {
  Bytes out = head(2, bytes.size());
  add(out, bytes);
  return out;
}
Bytes text(std::string_view words) {
  Bytes out = head(3, words.size());
  add(out, bytes_of(words));
  return out;
}
Bytes map(std::vector<std::pair<Bytes, Bytes>> members) {
  Bytes out = head(5, members.size());
  for (const auto& [name, value] : members) {
    add(out, name);
    add(out, value);
  }
  return out;
}

Bytes number_of(EVP_PKEY* key, const char* name, std::size_t size) {
  BIGNUM* number = nullptr;
  EVP_PKEY_get_bn_param(key, name, &number);
  Bytes out(size);
  BN_bn2binpad(number, out.data(), static_cast<int>(size));
  BN_free(number);
  return out;
}

/// One key for each algorithm: to make one takes longer than all that is done with it.
std::shared_ptr<EVP_PKEY> key_of(int algorithm) {
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

class Passkeys : public testing::TestWithParam<int> {
 protected:
  Passkeys() {
    device.challenge = question.challenge;
    Device registering = device;
    registering.type = "webauthn.create";
    registering.counter = 3;
    passkey =
        register_passkey(question, registering.client_data(), registering.attestation()).value();
  }
  std::string refusal(const std::function<void(Device&)>& forge) const {
    Device forged = device;
    forge(forged);
    const auto checked = check_passkey(passkey, question, forged.answer());
    return checked ? "accepted" : said(checked.error());
  }
  std::string registration(const std::function<void(Device&)>& forge) const {
    Device forged = device;
    forged.type = "webauthn.create";
    forge(forged);
    const auto made = register_passkey(question, forged.client_data(), forged.attestation());
    return made ? "accepted" : said(made.error());
  }

  PasskeyQuestion question = {random_bytes(32), {"https://games.example"}, "games.example"};
  Device device{GetParam()};
  Passkey passkey;
};

TEST_P(Passkeys, Its_owner_comes_in_and_the_counter_moves_on) {
  EXPECT_EQ(passkey.id, device.id);
  EXPECT_EQ(passkey.counter, 3U);
  EXPECT_EQ(check_passkey(passkey, question, device.answer()), 7U);
}

TEST_P(Passkeys, Another_challenge_is_refused) {
  EXPECT_EQ(refusal([](Device& forged) { forged.challenge[0] ^= 1U; }),
            "This answer of a passkey is too old. Please try again.");
  EXPECT_EQ(refusal([](Device& forged) { forged.challenge.clear(); }),
            "This answer of a passkey is too old. Please try again.");
  EXPECT_EQ(registration([](Device& forged) { forged.challenge.pop_back(); }),
            "This answer of a passkey is too old. Please try again.");
}

TEST_P(Passkeys, Another_page_is_refused) {
  const std::string other = "This passkey was used on another page than this one.";
  EXPECT_EQ(refusal([](Device& forged) { forged.origin = "https://games.example.org"; }), other);
  EXPECT_EQ(refusal([](Device& forged) { forged.origin = "http://games.example"; }), other);
  EXPECT_EQ(refusal([](Device& forged) { forged.more = R"(,"crossOrigin":true)"; }), other);
  EXPECT_EQ(registration([](Device& forged) { forged.origin = "https://elsewhere.example"; }),
            other);
}

TEST_P(Passkeys, Another_site_is_refused) {
  const std::string other = "This passkey belongs to another site.";
  EXPECT_EQ(refusal([](Device& forged) { forged.site = "elsewhere.example"; }), other);
  EXPECT_EQ(registration([](Device& forged) { forged.site = "example"; }), other);
}

TEST_P(Passkeys, Nobody_there_is_refused) {
  const std::string nobody = "The device did not ask whether somebody is there.";
  EXPECT_EQ(refusal([](Device& forged) { forged.flags = 0x04; }), nobody);
  EXPECT_EQ(registration([](Device& forged) { forged.flags = 0; }), nobody);
}

TEST_P(Passkeys, A_counter_that_does_not_grow_is_refused) {
  const std::string copied = "This passkey seems to have been copied, so it is no longer accepted.";
  EXPECT_EQ(refusal([](Device& forged) { forged.counter = 3; }), copied);
  EXPECT_EQ(refusal([](Device& forged) { forged.counter = 0; }), copied);
  Passkey uncounted = passkey;
  uncounted.counter = 0;
  device.counter = 0;
  EXPECT_EQ(check_passkey(uncounted, question, device.answer()), 0U);
}

TEST_P(Passkeys, A_wrong_signature_is_refused) {
  PasskeyAnswer answer = device.answer();
  answer.signature[answer.signature.size() / 2] ^= 1U;
  EXPECT_FALSE(check_passkey(passkey, question, answer).has_value());
  answer = device.answer();
  answer.authenticator_data[36] += 1;  // a count that nobody signed
  EXPECT_EQ(
      check_passkey(passkey, question, answer).error().text,
      check_passkey(passkey, question, {device.client_data(), device.authenticator_data(), {}})
          .error()
          .text);
  Passkey foreign = passkey;
  foreign.key = Device(GetParam() == -7 ? -8 : -7).cose();
  EXPECT_FALSE(check_passkey(foreign, question, device.answer()).has_value());
}

TEST_P(Passkeys, An_answer_to_another_question_is_refused) {
  EXPECT_EQ(refusal([](Device& forged) { forged.type = "webauthn.create"; }),
            "This answer of a passkey cannot be read.");
  EXPECT_EQ(registration([](Device& forged) { forged.type = "webauthn.get"; }),
            "This answer of a passkey cannot be read.");
}

TEST_P(Passkeys, A_registration_that_is_cut_off_or_damaged_is_refused_and_nothing_else_happens) {
  Device registering = device;
  registering.type = "webauthn.create";
  const Bytes whole = registering.attestation();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_FALSE(register_passkey(question, registering.client_data(), BytesView(whole).first(size))
                     .has_value());
  }
  for (std::size_t i = 0; i < whole.size(); ++i) {
    Bytes damaged = whole;
    damaged[i] ^= 0xffU;
    (void)register_passkey(question, registering.client_data(), damaged);
  }
  for (const char* data : {"", "{}", "[]", "{\"type\":1}", "nonsense"}) {
    EXPECT_FALSE(register_passkey(question, data, whole).has_value()) << data;
  }
}

INSTANTIATE_TEST_SUITE_P(Algorithms, Passkeys, testing::ValuesIn(passkey_algorithms));

TEST(Cbor, Lengths_that_are_not_there_are_refused_without_room_being_made_for_them) {
  for (const Bytes& wrong : {Bytes{0x5b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff},
                             Bytes{0x9b, 0, 0, 0, 1, 0, 0, 0, 0}, Bytes{0x5f}, Bytes{0xf9, 0, 0},
                             Bytes{0xc0, 0}, Bytes{}, Bytes{0x1b, 0xff, 0, 0, 0, 0, 0, 0, 0}}) {
    BytesView view = wrong;
    EXPECT_FALSE(read_cbor(view).has_value());
  }
  const Bytes nested(64, 0x81);
  BytesView view = nested;
  EXPECT_FALSE(read_cbor(view).has_value());
}

}  // namespace
}  // namespace townsmith::crypto
