#include "web_client.h"

#include <gtest/gtest.h>

#include <utility>

#include "server/client.h"

namespace townsmith::testing {
namespace {

constexpr std::string_view cookie_name = "townsmith=";

server::TableLink server_at(std::uint16_t port) { return {"127.0.0.1", std::to_string(port), ""}; }

std::string secret_in(const std::string& cookie) {
  return cookie.starts_with(cookie_name) ? cookie.substr(cookie_name.size()) : cookie;
}

}  // namespace

HttpAnswer http(std::uint16_t port, const std::string& method, const std::string& path,
                const std::string& cookie, const std::string& body) {
  const auto answer = server::ask_web(server_at(port), method, path, secret_in(cookie), body);
  if (!answer) return {};
  return {answer->status, answer->body,
          answer->secret.empty() ? "" : std::string(cookie_name) + answer->secret};
}

WebClient::WebClient(std::uint16_t port, const std::string& cookie) {
  auto socket = server::ClientSocket::connect(server_at(port), secret_in(cookie));
  if (socket) socket_ = std::move(*socket);
}

WebClient::~WebClient() = default;
WebClient::WebClient(WebClient&&) noexcept = default;
WebClient& WebClient::operator=(WebClient&&) noexcept = default;

bool WebClient::connected() const { return socket_ != nullptr; }

void WebClient::close() { socket_.reset(); }

std::optional<json::object> WebClient::hear() {
  if (!connected()) return {};
  const Result<std::string> said = socket_->receive();
  if (!said) {
    close();
    return {};
  }
  EXPECT_EQ(check_.said(0, *said), "");
  return json::parse(*said).as_object();
}

std::optional<json::object> WebClient::ask(json::object message) {
  if (!connected()) return {};
  const int id = ++last_id_;
  message["id"] = id;
  const std::string text = json::serialize(message);
  check_.asked(0, text);
  if (!socket_->send(text)) {
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
