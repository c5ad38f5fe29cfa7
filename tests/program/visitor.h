#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "core/content.h"
#include "core/json.h"
#include "protocol_check.h"
#include "server/client.h"

namespace townsmith::testing {

/// Where a server says it is.
inline std::string port_where(const std::string& said) {
  const std::size_t colon = said.find("localhost:");
  if (colon == std::string::npos) return {};
  const std::size_t begin = colon + 10;
  return said.substr(begin, said.find_first_not_of("0123456789", begin) - begin);
}

/// Somebody at a server, as pages are. Whatever is heard must be as the protocol describes it.
struct Visitor {
  /// A new guest.
  Visitor(const std::string& port, const std::string& name, bool encrypted = false)
      : link{"127.0.0.1", port, "", encrypted} {
    const auto made =
        server::ask_web(link, "POST", "/api/me", "", json::serialize(json::object{{"name", name}}));
    EXPECT_TRUE(made && made->status == 200);
    if (made) connect(made->secret);
  }
  /// Somebody who has an account.
  static Visitor with_token(const std::string& port, const std::string& token) {
    Visitor visitor;
    visitor.link = {"127.0.0.1", port, ""};
    visitor.connect(token);
    return visitor;
  }

  /// The number of the request, which its answer has.
  int send(json::object message) {
    message["id"] = ++last;
    const std::string text = json::serialize(message);
    check.asked(0, text);
    EXPECT_TRUE(socket->send(text));
    return last;
  }
  /// The next message, whatever it is; an empty one if there is none.
  json::object receive() {
    const auto text = socket->receive();
    if (!text) return {};
    EXPECT_EQ(check.said(0, *text), "");
    return parse_json(*text, false)->as_object();
  }
  json::object ask(json::object message) {
    const int number = send(std::move(message));
    for (;;) {
      json::object heard = receive();
      if (heard.empty()) return {};
      if (const json::value* re = heard.if_contains("re"); re && *re == json::value(number)) {
        return heard;
      }
    }
  }

  server::TableLink link;
  std::unique_ptr<server::ClientSocket> socket;
  int last = 0;
  ProtocolCheck check;

 private:
  Visitor() = default;
  void connect(const std::string& secret) {
    auto connected = server::ClientSocket::connect(link, secret);
    EXPECT_TRUE(connected);
    if (connected) socket = std::move(*connected);
  }
};

}  // namespace townsmith::testing
