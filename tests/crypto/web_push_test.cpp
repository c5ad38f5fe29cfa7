#include "crypto/web_push.h"

#include <gtest/gtest.h>

#include "core/json.h"

namespace townsmith::crypto {
namespace {

Bytes from(std::string_view text) { return from_base64url(text).value(); }

// RFC 8291, section 5 and appendix A.
const std::string_view plain = "When I grow up, I want to be a watermelon";
const std::string_view browser_private = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const PushKeys browser = {
    from("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
    from("BTBZMqHH6r4Tts7J_aSIgg")};

TEST(WebPush, The_example_of_the_standard_comes_out_to_the_byte) {
  const auto sender = P256Key::from_bytes(
      from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
      from("BP4z9KsN6nGRTbVYI_"
           "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"));
  ASSERT_TRUE(sender.has_value());
  const auto body = encrypt_push(browser, bytes_of(plain), *sender, from("DGv6ra1nlYgDCS1FRnbzlw"));
  ASSERT_TRUE(body.has_value());
  EXPECT_EQ(
      to_base64url(*body),
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
      "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
      "j_Qulcy4a-fN");
}

/// What a browser does with a message.
std::optional<std::string> decrypt(const P256Key& own, BytesView auth, BytesView body) {
  const BytesView salt = body.first(16);
  const std::size_t key_size = body[20];
  const BytesView sender = body.subspan(21, key_size);
  const auto shared = own.agree(sender);
  if (!shared) return std::nullopt;
  std::string info("WebPush: info\0", 14);
  for (const auto& part : {own.public_bytes(), Bytes(sender.begin(), sender.end())}) {
    info.append(part.begin(), part.end());
  }
  const Bytes secret = hkdf(*shared, auth, bytes_of(info), 32);
  const Bytes key =
      hkdf(secret, salt, bytes_of(std::string_view("Content-Encoding: aes128gcm\0", 28)), 16);
  const Bytes nonce =
      hkdf(secret, salt, bytes_of(std::string_view("Content-Encoding: nonce\0", 24)), 12);
  const auto opened = aes128_gcm_open(key, nonce, body.subspan(21 + key_size));
  if (!opened || opened->empty() || opened->back() != 2) return std::nullopt;
  return std::string(opened->begin(), opened->end() - 1);
}

TEST(WebPush, A_browser_reads_what_was_encrypted_for_it_and_nobody_else_does) {
  const P256Key own = P256Key::generate();
  const PushKeys keys = {own.public_bytes(), random_bytes(16)};
  const auto body = encrypt_push(keys, bytes_of("It is your turn."));
  ASSERT_TRUE(body.has_value());
  EXPECT_EQ(decrypt(own, keys.auth, *body), "It is your turn.");
  EXPECT_EQ(decrypt(P256Key::generate(), keys.auth, *body), std::nullopt);
  EXPECT_EQ(decrypt(own, random_bytes(16), *body), std::nullopt);
  Bytes changed = *body;
  changed.back() ^= 1U;
  EXPECT_EQ(decrypt(own, keys.auth, changed), std::nullopt);
  EXPECT_NE(*encrypt_push(keys, bytes_of("It is your turn.")), *body)
      << "a new salt and key each time";
}

TEST(WebPush, Keys_that_are_none_and_messages_that_are_too_long_are_not_encrypted) {
  const Bytes auth = random_bytes(16);
  Bytes off_the_curve = P256Key::generate().public_bytes();
  off_the_curve[40] ^= 1U;
  const Bytes good = P256Key::generate().public_bytes();
  EXPECT_FALSE(encrypt_push({off_the_curve, auth}, bytes_of("x")).has_value());
  EXPECT_FALSE(encrypt_push({{}, auth}, bytes_of("x")).has_value());
  EXPECT_FALSE(encrypt_push({good, random_bytes(15)}, bytes_of("x")).has_value());
  EXPECT_TRUE(encrypt_push({good, auth}, Bytes(max_push_bytes)).has_value());
  EXPECT_FALSE(encrypt_push({good, auth}, Bytes(max_push_bytes + 1)).has_value());
  EXPECT_EQ(encrypt_push({good, auth}, Bytes(max_push_bytes))->size(),
            16U + 4 + 1 + 65 + 3993 + 1 + 16);
}

TEST(WebPush, The_sender_is_known_by_a_signed_token) {
  const P256Key key = P256Key::generate();
  const std::string header =
      vapid_header(key, "https://push.example", "mailto:host@example.org", 1800000000);
  ASSERT_TRUE(header.starts_with("vapid t="));
  const std::size_t comma = header.find(", k=");
  ASSERT_NE(comma, std::string::npos);
  EXPECT_EQ(header.substr(comma + 4), to_base64url(key.public_bytes()));
  const std::string token = header.substr(8, comma - 8);
  const std::size_t dot = token.rfind('.');
  const auto claims = from_base64url(token.substr(token.find('.') + 1, dot - token.find('.') - 1));
  ASSERT_TRUE(claims.has_value());
  const json::value read =
      json::parse(std::string_view(reinterpret_cast<const char*>(claims->data()), claims->size()));
  EXPECT_EQ(read.at("aud").as_string(), "https://push.example");
  EXPECT_EQ(read.at("sub").as_string(), "mailto:host@example.org");
  EXPECT_EQ(read.at("exp").as_int64(), 1800000000);
  EXPECT_EQ(from_base64url(token.substr(dot + 1))->size(), 64U);
}

TEST(WebPush, A_key_pair_is_the_same_after_it_was_stored) {
  const P256Key key = P256Key::generate();
  const auto again = P256Key::from_bytes(key.private_bytes(), key.public_bytes());
  ASSERT_TRUE(again.has_value());
  const P256Key other = P256Key::generate();
  EXPECT_EQ(again->agree(other.public_bytes()), other.agree(key.public_bytes()));
  EXPECT_FALSE(P256Key::from_bytes(key.private_bytes(), other.public_bytes()).has_value());
}

TEST(Base64, Only_the_form_without_padding_is_read) {
  EXPECT_EQ(to_base64url(Bytes{0xfb, 0xff, 0xfe}), "-__-");
  EXPECT_EQ(from_base64url("-__-"), (Bytes{0xfb, 0xff, 0xfe}));
  EXPECT_EQ(from_base64url("QQ"), Bytes{'A'});
  for (const char* wrong : {"QQ==", "+//+", "Q", "Q Q", "QR", "QQ\n"}) {
    EXPECT_EQ(from_base64url(wrong), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace townsmith::crypto
