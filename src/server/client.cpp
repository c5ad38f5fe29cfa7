#include "server/client.h"

#include <fmt/format.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <random>
#include <sstream>
#include <string_view>
#include <utility>

#include "host/glimpse.h"
#include "server/visit.h"

namespace townsmith::server {
namespace {

constexpr int patience = 20'000;  // milliseconds
constexpr std::size_t most_bytes = std::size_t{4} << 20U;
constexpr unsigned text_frame = 1;
constexpr unsigned close_frame = 8;
constexpr unsigned ping_frame = 9;
constexpr unsigned pong_frame = 10;

tl::unexpected<Problem> unreachable(const TableLink& link, std::string_view why) {
  return refuse(Reason::io_error, say("townsmith", "server-unreachable",
                                      {{"server", link.host + ":" + link.port}, {"why", why}}));
}

tl::unexpected<Problem> lost(std::string_view why) {
  return refuse(Reason::io_error, say("townsmith", "connection-lost", {{"why", why}}));
}

/// An open connection, closed at the end unless somebody takes it over.
struct OpenSocket {
  int file = -1;

  OpenSocket() = default;
  OpenSocket(const OpenSocket&) = delete;
  OpenSocket& operator=(const OpenSocket&) = delete;
  ~OpenSocket() {
    if (file >= 0) ::close(file);
  }
};

Result<int> connect_to(const TableLink& link) {
  addrinfo wanted{};
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (const int error = ::getaddrinfo(link.host.c_str(), link.port.c_str(), &wanted, &found)) {
    return unreachable(link, ::gai_strerror(error));
  }
  int why = 0;
  int file = -1;
  for (const addrinfo* one = found; one != nullptr && file < 0; one = one->ai_next) {
    file = ::socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol);
    if (file >= 0 && ::connect(file, one->ai_addr, one->ai_addrlen) == 0) break;
    why = errno;
    if (file >= 0) ::close(file);
    file = -1;
  }
  ::freeaddrinfo(found);
  if (file < 0) return unreachable(link, std::strerror(why));
  return file;
}

bool send_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t done = ::send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(done));
  }
  return true;
}

/// False when nothing came in time, or it is over.
bool read_more(int file, std::string& into) {
  pollfd input = {file, POLLIN, 0};
  if (::poll(&input, 1, patience) <= 0) return false;
  std::array<char, 16384> bytes;
  const ssize_t got = ::recv(file, bytes.data(), bytes.size(), 0);
  if (got <= 0) return false;
  into.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

/// The head of an answer, up to and with its empty line; what follows stays in `came`.
Result<std::string> read_head(const TableLink& link, int file, std::string& came) {
  std::size_t end = 0;
  while ((end = came.find("\r\n\r\n")) == std::string::npos) {
    if (came.size() > most_bytes || !read_more(file, came)) {
      return unreachable(link, "no answer");
    }
  }
  std::string head = came.substr(0, end + 2);
  came.erase(0, end + 4);
  return head;
}

int status_of(const std::string& head) {
  int status = 0;
  const std::size_t space = head.find(' ');
  if (space != std::string::npos && head.size() > space + 4) {
    (void)std::from_chars(head.data() + space + 1, head.data() + space + 4, status);
  }
  return status;
}

/// The value of a line of a head; its name in small letters.
std::string header_of(const std::string& head, std::string_view name) {
  for (std::size_t at = head.find("\r\n"); at + 2 < head.size(); at = head.find("\r\n", at + 2)) {
    const std::size_t end = head.find("\r\n", at + 2);
    const std::string_view line = std::string_view(head).substr(at + 2, end - at - 2);
    const std::size_t colon = line.find(':');
    if (colon != name.size()) continue;
    const bool same = std::equal(name.begin(), name.end(), line.begin(), [](char a, char b) {
      return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
    });
    if (!same) continue;
    std::string_view value = line.substr(colon + 1);
    while (value.starts_with(' ')) value.remove_prefix(1);
    return std::string(value);
  }
  return {};
}

std::string request_head(const TableLink& link, std::string_view method, std::string_view path,
                         const std::string& secret) {
  const bool numbers = link.host.find(':') != std::string::npos;
  return fmt::format("{} {} HTTP/1.1\r\nHost: {}{}{}:{}\r\n{}", method, path, numbers ? "[" : "",
                     link.host, numbers ? "]" : "", link.port,
                     secret.empty() ? "" : fmt::format("Cookie: townsmith={}\r\n", secret));
}

}  // namespace

Result<TableLink> parse_link(const std::string& text) {
  constexpr std::string_view scheme = "http://";
  constexpr std::string_view older = "/#/t/";
  if (text.starts_with("https://")) {
    return refuse(Reason::not_allowed, say("townsmith", "link-encrypted"));
  }
  const bool is_older = text.find(older) != std::string::npos;
  const std::string_view place = is_older ? older : "/t/";
  const std::size_t mark = text.find(place);
  const auto wrong = [] { return refuse(Reason::bad_value, say("townsmith", "link-form")); };
  if (!text.starts_with(scheme) || mark == std::string::npos) return wrong();
  TableLink link;
  link.table = text.substr(mark + place.size());
  link.host = text.substr(scheme.size(), mark - scheme.size());
  link.port = "80";
  const std::size_t colon = link.host.rfind(':');
  const std::size_t bracket = link.host.rfind(']');
  if (colon != std::string::npos && (bracket == std::string::npos || colon > bracket)) {
    link.port = link.host.substr(colon + 1);
    link.host.resize(colon);
  }
  if (link.host.size() > 2 && link.host.front() == '[') {
    link.host = link.host.substr(1, link.host.size() - 2);
  }
  const auto plain = [](const std::string& part) {
    return !part.empty() && part.size() <= 255 && std::all_of(part.begin(), part.end(), [](char c) {
      return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
             c == '.' || c == '-' || c == '_' || c == ':';
    });
  };
  if (!plain(link.host) || !plain(link.port) || !plain(link.table)) return wrong();
  return link;
}

Result<WebAnswer> ask_web(const TableLink& link, const std::string& method, const std::string& path,
                          const std::string& secret, const std::string& body) {
  OpenSocket open;
  TRY(open.file, connect_to(link));
  const std::string request = request_head(link, method, path, secret) +
                              fmt::format(
                                  "Connection: close\r\nContent-Type: application/json\r\n"
                                  "Content-Length: {}\r\n\r\n{}",
                                  body.size(), body);
  if (!send_all(open.file, request)) return unreachable(link, std::strerror(errno));
  std::string came;
  TRY(const std::string head, read_head(link, open.file, came));
  std::size_t length = 0;
  const std::string told = header_of(head, "content-length");
  (void)std::from_chars(told.data(), told.data() + told.size(), length);
  if (length > most_bytes) return unreachable(link, "too long an answer");
  while (came.size() < length) {
    if (!read_more(open.file, came)) return unreachable(link, "no answer");
  }
  WebAnswer answer;
  answer.status = status_of(head);
  answer.body = came.substr(0, length);
  answer.secret = secret_of(header_of(head, "set-cookie"));
  return answer;
}

Result<std::unique_ptr<ClientSocket>> ClientSocket::connect(const TableLink& link,
                                                            const std::string& secret) {
  OpenSocket open;
  TRY(open.file, connect_to(link));
  std::random_device device;
  std::string key;
  for (int i = 0; i < 16; ++i) key += static_cast<char>(device() & 255U);
  const std::string request =
      request_head(link, "GET", "/ws", secret) +
      fmt::format(
          "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
          "Sec-WebSocket-Key: {}==\r\n\r\n",
          host::to_digits(key));
  if (!send_all(open.file, request)) return unreachable(link, std::strerror(errno));
  std::string came;
  TRY(const std::string head, read_head(link, open.file, came));
  if (status_of(head) != 101) return unreachable(link, head.substr(0, head.find('\r')));
  std::unique_ptr<ClientSocket> socket(new ClientSocket(std::exchange(open.file, -1)));
  socket->came_ = std::move(came);
  return socket;
}

ClientSocket::~ClientSocket() {
  (void)write_frame(close_frame, std::string("\x03\xE8", 2));  // 1000: all is well
  ::close(socket_);
}

Result<> ClientSocket::write_frame(unsigned kind, const std::string& text) {
  std::random_device device;
  std::string frame;
  const auto byte = [&frame](std::size_t value) { frame += static_cast<char>(value & 255U); };
  byte(128U | kind);
  if (text.size() < 126) {
    byte(128U | text.size());
  } else {
    const bool large = text.size() > 0xFFFF;
    byte(128U | (large ? 127U : 126U));
    for (int shift = large ? 56 : 8; shift >= 0; shift -= 8) byte(text.size() >> shift);
  }
  std::array<char, 4> mask;
  for (char& one : mask) {
    one = static_cast<char>(device() & 255U);
    frame += one;
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    frame += static_cast<char>(text[i] ^ mask[i % mask.size()]);
  }
  if (!send_all(socket_, frame)) return lost(std::strerror(errno));
  return {};
}

Result<> ClientSocket::send(const std::string& text) { return write_frame(text_frame, text); }

Result<> ClientSocket::need(std::size_t bytes) {
  while (came_.size() < bytes) {
    if (!read_more(socket_, came_)) return lost("the server does not answer");
  }
  return {};
}

Result<ClientSocket::Frame> ClientSocket::read_frame() {
  TRY(need(2));
  const auto byte = [this](std::size_t i) {
    return static_cast<std::size_t>(static_cast<unsigned char>(came_[i]));
  };
  Frame frame;
  frame.kind = static_cast<unsigned>(byte(0) & 15U);
  frame.last = (byte(0) & 128U) != 0;
  std::size_t length = byte(1) & 127U;
  std::size_t head = 2;
  if (length >= 126) {
    const std::size_t more = length == 126 ? 2 : 8;
    TRY(need(2 + more));
    length = 0;
    for (std::size_t i = 0; i < more; ++i) length = (length << 8U) | byte(2 + i);
    head += more;
  }
  if (length > most_bytes) return lost("too long a message");
  TRY(need(head + length));
  frame.text = came_.substr(head, length);
  came_.erase(0, head + length);
  return frame;
}

Result<std::string> ClientSocket::receive() {
  while (messages_.empty()) {
    TRY(const std::string text, read_text());
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      if (!line.empty()) messages_.push_back(std::move(line));
    }
  }
  std::string first = std::move(messages_.front());
  messages_.pop_front();
  return first;
}

Result<std::string> ClientSocket::read_text() {
  std::string text;
  for (;;) {
    TRY(const Frame frame, read_frame());
    if (frame.kind == close_frame) return lost("the server has closed it");
    if (frame.kind == ping_frame) {
      TRY(write_frame(pong_frame, frame.text));
      continue;
    }
    if (frame.kind > text_frame) continue;
    text += frame.text;
    if (text.size() > most_bytes) return lost("too long a message");
    if (frame.last) return text;
  }
}

}  // namespace townsmith::server
