#include <gtest/gtest.h>
#include <openssl/ssl.h>
#include <stdlib.h>

#include <csignal>
#include <ctime>
#include <filesystem>

#include "certificates.h"
#include "server/running.h"

// The server speaks https itself.
namespace townsmith::testing {
namespace {

/// A connection that encrypts, to whomever.
class TlsClient final : public RawClient {
 public:
  explicit TlsClient(std::uint16_t port, int version = TLS1_3_VERSION) : RawClient(port) {
    context_ = SSL_CTX_new(TLS_client_method());
    SSL_CTX_set_security_level(context_, 0);
    ssl_ = SSL_new(context_);
    SSL_set_min_proto_version(ssl_, version);
    SSL_set_max_proto_version(ssl_, version);
    SSL_set_fd(ssl_, descriptor());
    connected_ = SSL_connect(ssl_) == 1;
  }
  ~TlsClient() override {
    SSL_free(ssl_);
    SSL_CTX_free(context_);
  }
  TlsClient(const TlsClient&) = delete;
  TlsClient& operator=(const TlsClient&) = delete;

  bool is_connected() const { return connected_; }
  /// What the server has shown, in bytes.
  std::string certificate() const {
    X509* shown = SSL_get0_peer_certificate(ssl_);
    unsigned char* bytes = nullptr;
    const int size = shown == nullptr ? 0 : i2d_X509(shown, &bytes);
    const std::string text(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
    OPENSSL_free(bytes);
    return text;
  }

 private:
  ssize_t send_some(const char* bytes, std::size_t size) override {
    return SSL_write(ssl_, bytes, static_cast<int>(size));
  }
  ssize_t receive_some(char* bytes, std::size_t size) override {
    return SSL_read(ssl_, bytes, static_cast<int>(size));
  }

  SSL_CTX* context_ = nullptr;
  SSL* ssl_ = nullptr;
  bool connected_ = false;
};

class TlsTest : public ::testing::Test {
 protected:
  TlsTest() {
    std::string name = (std::filesystem::temp_directory_path() / "townsmith-tls-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
    ::signal(SIGPIPE, SIG_IGN);  // OpenSSL writes to whoever has left
    EXPECT_TRUE(make_certificate(folder_ + "/old"));
    EXPECT_TRUE(make_certificate(folder_ + "/new"));
    use("old", ".crt");
    use("old", ".key");
  }
  ~TlsTest() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return folder_ + "/" + name; }
  /// Puts a file in the place where the server looks.
  void use(const std::string& which, const std::string& ending) const {
    std::filesystem::copy_file(file(which + ending), file("served" + ending),
                               std::filesystem::copy_options::overwrite_existing);
  }
  server::Config config() const {
    server::Config config = quick_config();
    config.tls_cert = file("served.crt");
    config.tls_key = file("served.key");
    return config;
  }
  static Heard ask(const Running& server, const std::string& method, const std::string& path,
                   const std::string& headers = {}, const std::string& body = {}) {
    TlsClient client(server.port());
    client.say(server.request(method, path, headers, body));
    return hear_answer(client);
  }

  std::string folder_;
};

TEST_F(TlsTest, Pages_and_messages_are_encrypted_and_cookies_kept_from_plain_connections) {
  server::Config config = this->config();
  config.public_url = "https://play.example.org";
  Running server(config);
  EXPECT_TRUE(server.network.address().starts_with("https://localhost:"));
  const Heard page = ask(server, "GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.body, "<!doctype html>hello");
  EXPECT_EQ(page.header("Strict-Transport-Security"), "max-age=31536000");
  const Heard me =
      ask(server, "POST", "/api/me", "Origin: https://" + server.host() + "\r\n", "{}");
  EXPECT_NE(me.header("Set-Cookie").find("Secure"), std::string::npos) << me.head;

  TlsClient client(server.port(), TLS1_2_VERSION);
  client.say(server.request("GET", "/ws", std::string(upgrade_headers)));
  EXPECT_EQ(hear_answer(client, false).status, 101);
  client.say(frame("pour 100000"));
  EXPECT_EQ(hear_frame(client).payload, std::string(100000, 'x'));
  client.say(frame("hello"));
  EXPECT_EQ(hear_frame(client).payload, "hello");
  server.begin_to_stop();
  EXPECT_EQ(hear_frame(client).close_code(), 1001);
}

TEST_F(TlsTest, A_renewed_certificate_is_shown_to_newcomers_and_interrupts_nobody) {
  Running server(config());
  TlsClient before(server.port());
  before.say(server.request("GET", "/ws", std::string(upgrade_headers)));
  ASSERT_EQ(hear_answer(before, false).status, 101);
  const auto shown = [&server] { return TlsClient(server.port()).certificate(); };

  // Between the two files nothing fits: the old one stays.
  use("new", ".crt");
  EXPECT_TRUE(comes_true([&server] {
    return server.logged().find("the new certificate cannot be used") != std::string::npos;
  }));
  EXPECT_NE(server.logged().find("does not belong to the certificate"), std::string::npos);
  EXPECT_EQ(shown(), before.certificate());
  use("new", ".key");
  EXPECT_TRUE(comes_true([&] { return shown() != before.certificate(); }));
  EXPECT_NE(server.logged().find("certificate renewed"), std::string::npos);

  before.say(frame("still here"));
  EXPECT_EQ(hear_frame(before).payload, "still here");
  const std::string metrics = ask(server, "GET", "/metrics").body;
  const std::size_t line = metrics.find("\ntownsmith_certificate_end_seconds ");
  ASSERT_NE(line, std::string::npos);
  const std::int64_t ends = std::atoll(metrics.c_str() + metrics.find(' ', line));
  EXPECT_NEAR(static_cast<double>(ends - std::time(nullptr)), 2 * 86400, 600);
}

TEST_F(TlsTest, Files_that_cannot_be_used_are_refused_in_a_sentence) {
  server::Log quiet([](const std::string&) {});
  const auto refused = [&](const std::string& chain, const std::string& key) {
    server::Config config = quick_config();
    config.tls_cert = file(chain);
    config.tls_key = file(key);
    const Result<> listens = server::Network(config, quiet, test_assets()).listen();
    return listens ? std::string() : listens.error().text.given;
  };
  EXPECT_EQ(refused("served.crt", "served.key"), "");
  EXPECT_EQ(refused("none.crt", "served.key"),
            "--tls-cert: " + file("none.crt") + " cannot be read");
  EXPECT_EQ(refused("served.key", "served.key"),
            "--tls-cert: " + file("served.key") + " holds no certificate (PEM)");
  EXPECT_EQ(
      refused("served.crt", "served.crt"),
      "--tls-key: " + file("served.crt") + " holds no private key (PEM, without a passphrase)");
  EXPECT_EQ(refused("served.crt", "new.key"), "the key in " + file("new.key") +
                                                  " does not belong to the certificate in " +
                                                  file("served.crt"));
}

TEST_F(TlsTest, Who_does_not_encrypt_or_takes_too_long_is_cut_off) {
  server::Config config = this->config();
  config.head_time = server::Duration(200);
  Running server(config);
  RawClient plain(server.port());
  plain.say(server.request("GET", "/"));
  EXPECT_EQ(plain.hear_all().find("HTTP"), std::string::npos);
  RawClient silent(server.port());
  EXPECT_TRUE(silent.is_closed());
  EXPECT_FALSE(TlsClient(server.port(), TLS1_1_VERSION).is_connected());
  EXPECT_EQ(ask(server, "GET", "/healthz").status, 200);
  const std::string metrics = ask(server, "GET", "/metrics").body;
  EXPECT_NE(metrics.find("townsmith_refusals_total{reason=\"not_encrypted\"} 3\n"),
            std::string::npos);
}

TEST_F(TlsTest, An_address_has_only_so_many_handshakes) {
  server::Config config = this->config();
  config.address_requests = {hardly_ever, 2};
  Running server(config);
  EXPECT_TRUE(TlsClient(server.port()).is_connected());
  EXPECT_TRUE(TlsClient(server.port()).is_connected());
  EXPECT_FALSE(TlsClient(server.port()).is_connected());
}

}  // namespace
}  // namespace townsmith::testing
