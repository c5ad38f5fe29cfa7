#pragma once

#include <boost/beast/ssl/ssl_stream.hpp>
#include <memory>
#include <utility>
#include <variant>

#include "server/wire.h"

namespace townsmith::server {

/// A connection, plain or encrypted: everything above it is the same for both.
class Stream {
 public:
  using Tls = beast::ssl_stream<TcpStream>;
  using executor_type = Executor;
  using next_layer_type = TcpStream;

  explicit Stream(Socket socket) : layer_(TcpStream(std::move(socket))) {}
  Stream(Socket socket, asio::ssl::context& certificate)
      : layer_(std::make_unique<Tls>(TcpStream(std::move(socket)), certificate)) {}

  bool is_encrypted() const { return tls() != nullptr; }
  TcpStream& next_layer() {
    return is_encrypted() ? tls()->next_layer() : std::get<TcpStream>(layer_);
  }
  const TcpStream& next_layer() const { return const_cast<Stream*>(this)->next_layer(); }
  executor_type get_executor() { return next_layer().get_executor(); }
  void expires_after(std::chrono::milliseconds time) { next_layer().expires_after(time); }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& into) {
          is_encrypted() ? tls()->async_read_some(into, std::move(handler))
                         : next_layer().async_read_some(into, std::move(handler));
        },
        token, buffers);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& from) {
          is_encrypted() ? tls()->async_write_some(from, std::move(handler))
                         : next_layer().async_write_some(from, std::move(handler));
        },
        token, buffers);
  }
  /// Whether both sides agree on how to encrypt; of an encrypted stream only.
  Task<bool> encrypt() {
    const auto [error] = co_await tls()->async_handshake(asio::ssl::stream_base::server, waiting);
    co_return !error;
  }
  /// Says that nothing follows, so that nobody can cut an answer short unnoticed.
  Task<> end_encryption() {
    const auto [ignored] = co_await tls()->async_shutdown(waiting);
    (void)ignored;
  }

 private:
  Tls* tls() const {
    const auto* encrypted = std::get_if<std::unique_ptr<Tls>>(&layer_);
    return encrypted == nullptr ? nullptr : encrypted->get();
  }

  std::variant<TcpStream, std::unique_ptr<Tls>> layer_;
};

// How a WebSocket ends what is below it, once both sides have said goodbye.
inline void teardown(beast::role_type role, Stream& stream, error_code& error) {
  using beast::websocket::teardown;
  teardown(role, stream.next_layer(), error);
}
template <class Handler>
void async_teardown(beast::role_type role, Stream& stream, Handler&& handler) {
  using beast::websocket::async_teardown;
  async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

/// Without compression: its memory would be many times that of everything else of a connection.
using WsStream = beast::websocket::stream<Stream, false>;

}  // namespace townsmith::server
