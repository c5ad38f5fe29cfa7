#pragma once

// Beast and Asio, for network.cpp alone: whatever includes this takes long to compile.

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <memory>
#include <optional>
#include <utility>

#include "server/address.h"

namespace townsmith::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;

// Executors by their own type: erased ones cost an allocation here and there.
using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using Socket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
using TcpStream = beast::basic_stream<Tcp, Executor>;
template <class T = void>
using Task = asio::awaitable<T, Executor>;

/// Waits for an operation and hands its error over instead of throwing it.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> waiting{};

inline Address address_of(const asio::ip::address& address) {
  const auto bytes =
      address.is_v4() ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()
                      : address.to_v6().to_bytes();
  Address result;
  std::copy(bytes.begin(), bytes.end(), result.bytes.begin());
  return result;
}

/// Waits until what `ask` gave away is called, and returns what it was called with.
template <class... T, class Ask>
auto reply_to(Executor executor, Ask ask) {
  return asio::async_initiate<const asio::use_awaitable_t<Executor>, void(T...)>(
      [executor](auto handler, Ask asked) {
        // std::function must be copyable, a handler is not.
        auto kept = std::make_shared<std::optional<decltype(handler)>>(std::move(handler));
        asked([executor, kept](T... value) {
          if (!kept->has_value()) return;
          asio::post(executor,
                     [handler = std::move(**kept), ... value = std::move(value)]() mutable {
                       std::move(handler)(std::move(value)...);
                     });
          kept->reset();
        });
      },
      asio::use_awaitable_t<Executor>(), std::move(ask));
}

}  // namespace townsmith::server
