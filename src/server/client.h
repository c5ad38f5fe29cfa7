#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

/// The other side of a server: what a client in the terminal needs of the network.
namespace townsmith::server {

/// A table at a server, by the link that people send each other: "https://HOST:PORT/t/TABLE"; older
/// ones have a "#" before the "t".
struct TableLink {
  std::string host;
  std::string port;
  std::string table;
  bool encrypted = false;
};
Result<TableLink> parse_link(const std::string& text);

/// What a request by HTTP was answered with.
struct WebAnswer {
  int status = 0;
  std::string body;
  std::string secret;  ///< the cookie's new one, if there is one
};
/// With the cookie's secret, "" for none; a refusal is said in that language.
Result<WebAnswer> ask_web(const TableLink& link, const std::string& method, const std::string& path,
                          const std::string& secret, const std::string& body = {},
                          std::string_view language = "en");

/// A WebSocket to a server: texts out, texts in. libcurl makes the connection and encrypts it.
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
  /// Takes in what has come, without waiting; to be called when the descriptor can be read.
  Result<> take_in();
  /// Whether a message is there already.
  bool has_more() const { return !messages_.empty(); }
  int descriptor() const { return descriptor_; }

  struct Line;

 private:
  explicit ClientSocket(std::unique_ptr<Line> line);
  struct Frame {
    unsigned kind = 0;
    bool last = true;
    std::string text;
  };
  Result<> write(std::string_view bytes);
  /// What has come goes to the end of `came_`.
  Result<> read();
  Result<> write_frame(unsigned kind, const std::string& text);
  /// None if its end has not come yet.
  Result<std::optional<Frame>> next_frame();
  /// Frames become messages, as far as they are whole.
  Result<> take_frames();

  std::unique_ptr<Line> line_;
  int descriptor_ = -1;
  std::string came_;                  ///< bytes that were not looked at
  std::string text_;                  ///< the first frames of a text
  std::deque<std::string> messages_;  ///< of texts that are whole
};

}  // namespace townsmith::server
