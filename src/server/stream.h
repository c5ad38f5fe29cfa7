#pragma once

#include <array>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <memory>
#include <utility>
#include <variant>

#include "server/wire.h"

namespace townsmith::server {

/// What follows an operation: one type, whatever it is. So Asio's operations below a stream are
/// compiled once, and not for each of Beast's that there are above it.
template <class... Result>
class Next {
 public:
  template <class Handler>
  explicit Next(Handler handler) : next_(std::make_unique<Of<Handler>>(std::move(handler))) {}
  /// Its memory is given back first: the next operation may want it.
  void operator()(Result... result) { std::exchange(next_, nullptr).release()->follow(result...); }

 private:
  struct Base {
    virtual ~Base() = default;
    virtual void follow(Result... result) = 0;
  };
  template <class Handler>
  struct Of final : Base {
    explicit Of(Handler given) : handler(std::move(given)) {}
    void follow(Result... result) override {
      Handler own = std::move(handler);
      delete this;
      own(result...);
    }
    Handler handler;
  };
  std::unique_ptr<Base> next_;
};

/// The first few of some buffers: one type, whatever theirs is. Those who read or write "some" do
/// not count on more.
template <class Buffer>
class Pieces {
 public:
  template <class Buffers>
  explicit Pieces(const Buffers& buffers) {
    const auto end = asio::buffer_sequence_end(buffers);
    for (auto i = asio::buffer_sequence_begin(buffers); i != end && count_ < all_.size(); ++i) {
      const Buffer piece = *i;
      if (piece.size() > 0) all_[count_++] = piece;
    }
  }
  const Buffer* begin() const { return all_.data(); }
  const Buffer* end() const { return all_.data() + count_; }

 private:
  std::array<Buffer, 8> all_;
  std::size_t count_ = 0;
};

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
        [this](auto handler, const Buffers& given) {
          const Pieces<asio::mutable_buffer> into(given);
          Next<error_code, std::size_t> next(std::move(handler));
          is_encrypted() ? tls()->async_read_some(into, std::move(next))
                         : next_layer().async_read_some(into, std::move(next));
        },
        token, buffers);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& given) {
          const Pieces<asio::const_buffer> from(given);
          Next<error_code, std::size_t> next(std::move(handler));
          is_encrypted() ? tls()->async_write_some(from, std::move(next))
                         : next_layer().async_write_some(from, std::move(next));
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
  async_teardown(role, stream.next_layer(), Next<error_code>(std::forward<Handler>(handler)));
}

/// Without compression: its memory would be many times that of everything else of a connection.
using WsStream = beast::websocket::stream<Stream, false>;

}  // namespace townsmith::server
