#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "comes_true.h"

namespace townsmith::testing {

/// A connection that says exactly what it is told, right or wrong.
class RawClient {
 public:
  explicit RawClient(std::uint16_t port, int receive_buffer = 0) {
    socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
    if (receive_buffer > 0) {
      ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    const timeval most{patience.count(), 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof most);
    ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &most, sizeof most);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
      std::abort();
    }
  }
  virtual ~RawClient() { ::close(socket_); }
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  /// False: the other side does not want to hear it.
  bool say(std::string_view text) {
    while (!text.empty()) {
      const ssize_t sent = send_some(text.data(), text.size());
      if (sent <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }

  /// The next N bytes; fewer if the connection ends or nothing comes for a while.
  std::string hear(std::size_t count) {
    while (heard_.size() < count && more()) {
    }
    return take(count);
  }
  /// Everything up to and with this text.
  std::string hear_until(std::string_view end) {
    std::size_t found = 0;
    while ((found = heard_.find(end)) == std::string::npos && more()) {
    }
    return take(found == std::string::npos ? heard_.size() : found + end.size());
  }
  /// Everything until the other side closes.
  std::string hear_all() {
    while (more()) {
    }
    return take(heard_.size());
  }
  /// Whether the other side has closed: after what was heard there is nothing, and no time-out.
  bool is_closed() {
    hear_all();
    return closed_;
  }

 protected:
  int descriptor() const { return socket_; }
  virtual ssize_t send_some(const char* bytes, std::size_t size) {
    return ::send(socket_, bytes, size, MSG_NOSIGNAL);
  }
  virtual ssize_t receive_some(char* bytes, std::size_t size) {
    return ::recv(socket_, bytes, size, 0);
  }

 private:
  bool more() {
    char bytes[4096];
    const ssize_t size = receive_some(bytes, sizeof bytes);
    if (size <= 0) {
      closed_ = size == 0 || (errno != EAGAIN && errno != EWOULDBLOCK);
      return false;
    }
    heard_.append(bytes, static_cast<std::size_t>(size));
    return true;
  }
  std::string take(std::size_t count) {
    const std::string result = heard_.substr(0, count);
    heard_.erase(0, count);
    return result;
  }

  int socket_ = -1;
  std::string heard_;
  bool closed_ = false;
};

/// An answer by HTTP.
struct Heard {
  int status = 0;
  std::string head;
  std::string body;

  /// The value of a header, or "".
  std::string header(const std::string& name) const {
    const std::size_t begin = head.find("\r\n" + name + ": ");
    if (begin == std::string::npos) return {};
    const std::size_t value = begin + name.size() + 4;
    return head.substr(value, head.find("\r\n", value) - value);
  }
};

inline Heard hear_answer(RawClient& client, bool with_body = true) {
  Heard heard;
  heard.head = client.hear_until("\r\n\r\n");
  if (heard.head.size() > 12) heard.status = std::atoi(heard.head.c_str() + 9);
  const std::string length = heard.header("Content-Length");
  if (with_body && !length.empty()) heard.body = client.hear(std::stoul(length));
  return heard;
}

inline constexpr std::string_view upgrade_headers =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

/// A frame as clients send them; the mask is zero, so the bytes stay readable.
inline std::string frame(std::string_view payload, int opcode = 1, bool last = true) {
  std::string text;
  text += static_cast<char>((last ? 0x80 : 0) | opcode);
  if (payload.size() < 126) {
    text += static_cast<char>(0x80 | static_cast<int>(payload.size()));
  } else if (payload.size() < 65536) {
    text += static_cast<char>(0x80 | 126);
    text += static_cast<char>(payload.size() >> 8U);
    text += static_cast<char>(payload.size() & 0xffU);
  } else {
    text += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) {
      text += static_cast<char>((payload.size() >> static_cast<unsigned>(shift)) & 0xffU);
    }
  }
  text += std::string(4, '\0');
  text += payload;
  return text;
}

struct HeardFrame {
  int opcode = -1;  ///< -1: the connection ended, or nothing came
  std::string payload;

  /// Of a close frame.
  int close_code() const {
    if (opcode != 8 || payload.size() < 2) return -1;
    return (static_cast<unsigned char>(payload[0]) << 8) | static_cast<unsigned char>(payload[1]);
  }
};

inline HeardFrame hear_frame(RawClient& client) {
  const std::string head = client.hear(2);
  if (head.size() < 2) return {};
  std::size_t size = static_cast<unsigned char>(head[1]) & 0x7fU;
  if (size >= 126) {
    const std::string more = client.hear(size == 126 ? 2 : 8);
    size = 0;
    for (const char byte : more) size = (size << 8U) | static_cast<unsigned char>(byte);
  }
  return {head[0] & 0x0f, client.hear(size)};
}

}  // namespace townsmith::testing
