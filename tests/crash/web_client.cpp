#include "web_client.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <utility>

#include "comes_true.h"

namespace townsmith::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;

/// Starts something on a connection and waits for its end, but not for ever: blocking reads would.
/// Whether it went well.
template <class Start>
bool well_done(asio::io_context& io, beast::tcp_stream& connection, Start start) {
  boost::system::error_code failed = asio::error::would_block;
  connection.expires_after(patience);
  start([&failed](const boost::system::error_code& error, auto&&...) { failed = error; });
  io.restart();
  io.run();
  connection.expires_never();
  return !failed;
}

std::string host_of(std::uint16_t port) { return fmt::format("127.0.0.1:{}", port); }

}  // namespace

HttpAnswer http(std::uint16_t port, const std::string& method, const std::string& path,
                const std::string& cookie, const std::string& body) {
  namespace web = beast::http;
  asio::io_context io;
  beast::tcp_stream stream(io);
  const auto well = [&](auto start) { return well_done(io, stream, start); };
  const tcp::endpoint there(asio::ip::address_v4::loopback(), port);
  if (!well([&](auto then) { stream.async_connect(there, then); })) return {};
  web::request<web::string_body> request(web::string_to_verb(method), path, 11);
  request.set(web::field::host, host_of(port));
  request.set(web::field::origin, "http://" + host_of(port));
  request.set(web::field::content_type, "application/json");
  if (!cookie.empty()) request.set(web::field::cookie, cookie);
  request.body() = body;
  request.prepare_payload();
  if (!well([&](auto then) { web::async_write(stream, request, then); })) return {};
  beast::flat_buffer buffer;
  web::response_parser<web::string_body> answer;
  answer.body_limit(std::uint64_t{64} << 20U);
  if (!well([&](auto then) { web::async_read(stream, buffer, answer, then); })) return {};
  const std::string set(answer.get()[web::field::set_cookie]);
  return {static_cast<int>(answer.get().result_int()), answer.get().body(),
          set.substr(0, set.find(';'))};
}

struct WebClient::Socket {
  asio::io_context io;
  beast::websocket::stream<beast::tcp_stream> stream{io};
  beast::flat_buffer buffer;
  std::string heard;  ///< messages, a line each
  bool connected = false;

  beast::tcp_stream& below() { return beast::get_lowest_layer(stream); }
  template <class Start>
  bool well(Start start) {
    return well_done(io, below(), start);
  }
};

WebClient::WebClient(std::uint16_t port, const std::string& cookie)
    : socket_(std::make_unique<Socket>()) {
  Socket& socket = *socket_;
  const tcp::endpoint there(asio::ip::address_v4::loopback(), port);
  if (!socket.well([&](auto then) { socket.below().async_connect(there, then); })) return;
  boost::system::error_code ignored;
  socket.below().socket().set_option(tcp::no_delay(true), ignored);
  socket.stream.read_message_max(std::uint64_t{64} << 20U);
  socket.stream.set_option(
      beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
        request.set(beast::http::field::cookie, cookie);
        request.set(beast::http::field::origin, "http://" + host_of(port));
      }));
  const std::string host = host_of(port);
  socket.connected =
      socket.well([&](auto then) { socket.stream.async_handshake(host, "/ws", then); });
}

WebClient::~WebClient() = default;
WebClient::WebClient(WebClient&&) noexcept = default;
WebClient& WebClient::operator=(WebClient&&) noexcept = default;

bool WebClient::connected() const { return socket_->connected; }

void WebClient::close() {
  socket_->below().close();
  socket_->connected = false;
}

std::optional<json::object> WebClient::hear() {
  std::string& text = socket_->heard;
  if (text.empty()) {
    if (!socket_->connected) return {};
    if (!socket_->well([this](auto then) { socket_->stream.async_read(socket_->buffer, then); })) {
      close();
      return {};
    }
    text = beast::buffers_to_string(socket_->buffer.data());
    socket_->buffer.clear();
  }
  const std::size_t end = std::min(text.find('\n'), text.size());
  EXPECT_EQ(check_.said(0, text.substr(0, end)), "");
  json::object said = json::parse(text.substr(0, end)).as_object();
  text.erase(0, end + 1);
  return said;
}

std::optional<json::object> WebClient::ask(json::object message) {
  if (!socket_->connected) return {};
  const int id = ++last_id_;
  message["id"] = id;
  const std::string text = json::serialize(message);
  check_.asked(0, text);
  if (!socket_->well([&](auto then) { socket_->stream.async_write(asio::buffer(text), then); })) {
    close();
    return {};
  }
  while (std::optional<json::object> said = hear()) {
    const json::value* re = said->if_contains("re");
    if (re != nullptr && (re->is_null() || *re == json::value(id))) return said;
    pushed_.push_back(std::move(*said));
  }
  return {};
}

std::optional<json::object> WebClient::next() {
  if (pushed_.empty()) return hear();
  json::object first = std::move(pushed_.front());
  pushed_.erase(pushed_.begin());
  return first;
}

}  // namespace townsmith::testing
