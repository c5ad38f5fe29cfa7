#include "server/certificate.h"

#include <fmt/format.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509err.h>

#include <boost/asio/buffer.hpp>
#include <ctime>
#include <fstream>
#include <iterator>

namespace townsmith::server {
namespace {

namespace ssl = boost::asio::ssl;

/// Of either file; more is not what it should be.
constexpr std::size_t largest_file = 1U << 20U;

Result<std::string> read_pem(const std::string& path, std::string_view option) {
  std::ifstream file(path, std::ios::binary);
  std::string text;
  if (file) text.assign(std::istreambuf_iterator<char>(file), {});
  if (!file || text.size() > largest_file) {
    return refuse(Reason::io_error, fmt::format("--{}: {} cannot be read", option, path));
  }
  return text;
}

std::int64_t end_of(SSL_CTX* context) {
  std::tm time{};
  const X509* certificate = SSL_CTX_get0_certificate(context);
  if (certificate == nullptr || ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &time) != 1) {
    return 0;
  }
  return ::timegm(&time);
}

Result<ssl::context> make_context(const std::string& chain, const std::string& key,
                                  const std::string& chain_file, const std::string& key_file) {
  ssl::context context(ssl::context::tls_server);
  SSL_CTX* native = context.native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
  SSL_CTX_set_cipher_list(native, "ECDHE+AESGCM:ECDHE+CHACHA20");
  SSL_CTX_set_options(native, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
  SSL_CTX_set_mode(native, SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_session_cache_mode(native, SSL_SESS_CACHE_OFF);
  boost::system::error_code error;
  // Otherwise the library asks whoever sits at the terminal.
  context.set_password_callback([](std::size_t, auto) { return std::string(); }, error);
  context.use_certificate_chain(boost::asio::buffer(chain), error);
  if (error) {
    return refuse(Reason::bad_value,
                  fmt::format("--tls-cert: {} holds no certificate (PEM)", chain_file));
  }
  context.use_private_key(boost::asio::buffer(key), ssl::context::pem, error);
  if (error &&
      ERR_GET_REASON(static_cast<unsigned long>(error.value())) == X509_R_KEY_VALUES_MISMATCH) {
    return refuse(Reason::bad_value,
                  fmt::format("the key in {} does not belong to the certificate in {}", key_file,
                              chain_file));
  }
  if (error) {
    return refuse(
        Reason::bad_value,
        fmt::format("--tls-key: {} holds no private key (PEM, without a passphrase)", key_file));
  }
  return context;
}

}  // namespace

Result<bool> Certificate::look() {
  if (!is_wanted()) return false;
  TRY(std::string chain, read_pem(chain_file_, "tls-cert"));
  TRY(std::string key, read_pem(key_file_, "tls-key"));
  if (chain == chain_ && key == key_) return false;
  chain_ = std::move(chain);
  key_ = std::move(key);
  TRY(context_, make_context(chain_, key_, chain_file_, key_file_));
  ends_ = end_of(context_->native_handle());
  return true;
}

}  // namespace townsmith::server
