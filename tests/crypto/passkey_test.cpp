#include "crypto/passkey.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>

#include "crypto/cbor.h"
#include "crypto/passkey_device.h"
#include "words.h"

namespace townsmith::crypto {
namespace {

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
