#include "web_client.h"

#include <fmt/format.h>
#include <sys/time.h>

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <utility>

namespace townsmith::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;

constexpr timeval patience{20, 0};

/// Blocking reads that do not wait for ever.
void be_patient(tcp::socket& socket) {
  ::setsockopt(socket.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  ::setsockopt(socket.native_handle(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
}

std::string host_of(std::uint16_t port) { return fmt::format("127.0.0.1:{}", port); }

}  // namespace

HttpAnswer http(std::uint16_t port, const std::string& method, const std::string& path,
                const std::string& cookie, const std::string& body) {
  namespace web = beast::http;
  asio::io_context io;
  tcp::socket socket(io);
  boost::system::error_code failed;
  socket.connect({asio::ip::address_v4::loopback(), port}, failed);
  if (failed) return {};
  be_patient(socket);
  web::request<web::string_body> request(web::string_to_verb(method), path, 11);
  request.set(web::field::host, host_of(port));
  request.set(web::field::origin, "http://" + host_of(port));
  request.set(web::field::content_type, "application/json");
  if (!cookie.empty()) request.set(web::field::cookie, cookie);
  request.body() = body;
  request.prepare_payload();
  web::write(socket, request, failed);
  if (failed) return {};
  beast::flat_buffer buffer;
  web::response_parser<web::string_body> answer;
  answer.body_limit(std::uint64_t{64} << 20U);
  web::read(socket, buffer, answer, failed);
  if (failed) return {};
  const std::string set(answer.get()[web::field::set_cookie]);
  return {static_cast<int>(answer.get().result_int()), answer.get().body(),
          set.substr(0, set.find(';'))};
}

struct WebClient::Socket {
  asio::io_context io;
  beast::websocket::stream<tcp::socket> stream{io};
  beast::flat_buffer buffer;
  std::string heard;  ///< messages, a line each
  bool connected = false;
};

WebClient::WebClient(std::uint16_t port, const std::string& cookie)
    : socket_(std::make_unique<Socket>()) {
  boost::system::error_code failed;
  tcp::socket& below = beast::get_lowest_layer(socket_->stream);
  below.connect({asio::ip::address_v4::loopback(), port}, failed);
  if (failed) return;
  be_patient(below);
  below.set_option(tcp::no_delay(true), failed);
  socket_->stream.read_message_max(std::uint64_t{64} << 20U);
  socket_->stream.set_option(
      beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
        request.set(beast::http::field::cookie, cookie);
        request.set(beast::http::field::origin, "http://" + host_of(port));
      }));
  socket_->stream.handshake(host_of(port), "/ws", failed);
  socket_->connected = !failed;
}

WebClient::~WebClient() = default;
WebClient::WebClient(WebClient&&) noexcept = default;
WebClient& WebClient::operator=(WebClient&&) noexcept = default;

bool WebClient::connected() const { return socket_->connected; }

void WebClient::close() {
  boost::system::error_code ignored;
  beast::get_lowest_layer(socket_->stream).close(ignored);
  socket_->connected = false;
}

std::optional<json::object> WebClient::hear() {
  std::string& text = socket_->heard;
  if (text.empty()) {
    if (!socket_->connected) return {};
    boost::system::error_code failed;
    socket_->stream.read(socket_->buffer, failed);
    if (failed) {
      close();
      return {};
    }
    text = beast::buffers_to_string(socket_->buffer.data());
    socket_->buffer.clear();
  }
  const std::size_t end = std::min(text.find('\n'), text.size());
  json::object said = json::parse(text.substr(0, end)).as_object();
  text.erase(0, end + 1);
  return said;
}

std::optional<json::object> WebClient::ask(json::object message) {
  if (!socket_->connected) return {};
  const int id = ++last_id_;
  message["id"] = id;
  boost::system::error_code failed;
  socket_->stream.write(asio::buffer(json::serialize(message)), failed);
  if (failed) {
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
