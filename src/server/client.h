#pragma once

#include <deque>
#include <memory>
#include <string>

#include "core/result.h"

/// The other side of a server: what a client in the terminal needs of the network. Plain HTTP and
/// WebSockets, without encryption.
namespace townsmith::server {

/// A table at a server, by the link that people send each other: "http://HOST:PORT/t/TABLE"; older
/// ones have a "#" before the "t".
struct TableLink {
  std::string host;
  std::string port;
  std::string table;
};
Result<TableLink> parse_link(const std::string& text);

/// What a request by HTTP was answered with.
struct WebAnswer {
  int status = 0;
  std::string body;
  std::string secret;  ///< the cookie's new one, if there is one
};
/// With the cookie's secret, "" for none.
Result<WebAnswer> ask_web(const TableLink& link, const std::string& method, const std::string& path,
                          const std::string& secret, const std::string& body = {});

/// A WebSocket to a server: texts out, texts in.
class ClientSocket {
 public:
  static Result<std::unique_ptr<ClientSocket>> connect(const TableLink& link,
                                                       const std::string& secret);
  ~ClientSocket();
  ClientSocket(const ClientSocket&) = delete;
  ClientSocket& operator=(const ClientSocket&) = delete;

  Result<> send(const std::string& text);
  /// The next message; waits for it. A text has one in each of its lines.
  Result<std::string> receive();
  /// Whether something has come that was not received yet; otherwise poll() the descriptor.
  bool has_more() const { return !came_.empty() || !messages_.empty(); }
  int descriptor() const { return socket_; }

 private:
  explicit ClientSocket(int socket) : socket_(socket) {}
  struct Frame {
    unsigned kind = 0;
    bool last = true;
    std::string text;
  };
  Result<std::string> read_text();
  Result<Frame> read_frame();
  Result<> need(std::size_t bytes);
  Result<> write_frame(unsigned kind, const std::string& text);

  int socket_;
  std::string came_;                  ///< bytes that were not looked at
  std::deque<std::string> messages_;  ///< of a text whose first ones were received
};

}  // namespace townsmith::server
