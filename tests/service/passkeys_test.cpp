// People come back by a passkey; what is forged is refused.
#include "service/passkeys.h"

#include "crypto/passkey_device.h"
#include "rights_harness.h"

namespace townsmith::service {
namespace {

class PasskeysTest : public RightsTest {
 protected:
  crypto::Device device_{-7};

  PasskeysTest() { device_.id = crypto::random_bytes(16); }
  static std::string packed(const std::string& text) {
    return crypto::to_base64url(crypto::bytes_of(text));
  }
  std::string ask_challenge(const std::string& path, const std::string& secret) {
    const ApiAnswer asked = ask("POST", path, secret, "{}");
    EXPECT_EQ(asked.status, 200) << asked.body;
    const json::value question = body_of(asked);
    EXPECT_EQ(question.at("site"), json::value("games.example"));
    return text_of(question.at("challenge"));
  }
  ApiAnswer add(const std::string& secret, const std::string& challenge) {
    device_.type = "webauthn.create";
    device_.challenge = *crypto::from_base64url(challenge);
    return ask("POST", "/api/me/passkeys", secret,
               json::serialize(
                   json::object{{"challenge", challenge},
                                {"client_data", packed(device_.client_data())},
                                {"attestation", crypto::to_base64url(device_.attestation())}}));
  }
  ApiAnswer add(const std::string& secret) {
    return add(secret, ask_challenge("/api/me/passkeys/question", secret));
  }
  ApiAnswer come_back(const std::string& challenge) {
    device_.type = "webauthn.get";
    device_.challenge = *crypto::from_base64url(challenge);
    ++device_.counter;
    const crypto::PasskeyAnswer answer = device_.answer();
    return ask("POST", "/api/return/passkey", "",
               json::serialize(json::object{
                   {"challenge", challenge},
                   {"id", crypto::to_base64url(device_.id)},
                   {"client_data", packed(answer.client_data)},
                   {"authenticator_data", crypto::to_base64url(answer.authenticator_data)},
                   {"signature", crypto::to_base64url(answer.signature)}}));
  }
  ApiAnswer come_back() { return come_back(ask_challenge("/api/return/question", "")); }
};
INSTANTIATE_TEST_SUITE_P(On, PasskeysTest, both_stores, store_kind);

TEST_P(PasskeysTest, A_passkey_brings_its_owner_back) {
  const std::string secret = guest("Ada");
  ASSERT_EQ(add(secret).status, 200);
  const json::value listed = account(secret).at("passkeys");
  ASSERT_EQ(listed.as_array().size(), 1U);
  EXPECT_EQ(listed.at(0).at("browser"), json::value("Firefox"));
  for (int i = 0; i < 2; ++i) {
    const ApiAnswer back = come_back();
    ASSERT_EQ(back.status, 200) << back.body;
    EXPECT_EQ(person(*back.secret), person(secret));
  }
  const std::string id = text_of(listed.at(0).at("id"));
  EXPECT_EQ(ask("DELETE", "/api/me/passkeys/" + id, guest("Mal")).status, 200);
  EXPECT_EQ(come_back().status, 200) << "nobody ends the passkeys of others";
  EXPECT_EQ(ask("DELETE", "/api/me/passkeys/" + id, secret).status, 200);
  EXPECT_EQ(come_back().status, 403);
}

TEST_P(PasskeysTest, A_challenge_is_answered_once_in_time_and_by_whom_it_was_asked) {
  const std::string secret = guest("Ada");
  const std::string challenge = ask_challenge("/api/me/passkeys/question", secret);
  EXPECT_EQ(add(guest("Mal"), challenge).status, 403);
  EXPECT_EQ(add(secret, challenge).status, 200);
  EXPECT_EQ(add(secret, challenge).status, 403);
  const std::string once = ask_challenge("/api/return/question", "");
  EXPECT_EQ(come_back(once).status, 200);
  EXPECT_EQ(come_back(once).status, 403);
  const std::string old = ask_challenge("/api/return/question", "");
  node_.now += 301 * second;
  EXPECT_EQ(come_back(old).status, 403);
  EXPECT_EQ(come_back(crypto::to_base64url(crypto::random_bytes(32))).status, 403)
      << "nobody asked that";
  EXPECT_EQ(come_back(ask_challenge("/api/me/passkeys/question", secret)).status, 403)
      << "that was asked to make one";
}

TEST_P(PasskeysTest, What_is_forged_is_refused) {
  const std::string secret = guest("Ada");
  ASSERT_EQ(add(secret).status, 200);
  const crypto::Device good = device_;
  const auto refused = [&](const std::function<void(crypto::Device&)>& forge) {
    device_ = good;
    device_.counter = 100;
    forge(device_);
    return come_back().status;
  };
  EXPECT_EQ(refused([](auto& device) { device.origin = "https://evil.example"; }), 403);
  EXPECT_EQ(refused([](auto& device) { device.site = "evil.example"; }), 403);
  EXPECT_EQ(refused([](auto& device) { device.flags = 4; }), 403);
  EXPECT_EQ(refused([](auto& device) { device.counter = 1; }), 403);
  EXPECT_EQ(refused([](auto& device) { device.id = {9, 9}; }), 403);
  EXPECT_EQ(refused([](auto& device) { device = crypto::Device(-8); }), 403);
  EXPECT_EQ(refused([](auto&) {}), 200);
  EXPECT_EQ(refused([](auto& device) { device.counter = 50; }), 403) << "it was copied";
}

TEST_P(PasskeysTest, Are_not_offered_where_a_page_is_not_secure) {
  EXPECT_EQ(passkey_site("https://games.example:8443"), "games.example");
  EXPECT_EQ(passkey_site("http://localhost:8080"), "localhost");
  for (const char* insecure : {"", "http://games.example", "https://192.0.2.7", "https://[::1]",
                               "null", "http://192.0.2.7:8080"}) {
    EXPECT_EQ(passkey_site(insecure), "") << insecure;
  }
  EXPECT_EQ(node_
                .api({.method = "POST",
                      .path = "/api/return/question",
                      .secret = "",
                      .body = "{}",
                      .origin = "http://games.example"})
                .status,
            403);
}

}  // namespace
}  // namespace townsmith::service
