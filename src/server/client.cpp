#include "server/client.h"

#include <curl/curl.h>
#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <random>
#include <sstream>
#include <string_view>
#include <utility>

#include "host/glimpse.h"
#include "server/visit.h"

namespace townsmith::server {

/// A connection, encrypted or not, as curl has made it.
struct ClientSocket::Line {
  Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() {
    curl_slist_free_all(headers);
    curl_easy_cleanup(curl);
  }

  CURL* curl = nullptr;
  curl_slist* headers = nullptr;
};

namespace {

constexpr int patience = 20'000;  // milliseconds
constexpr std::size_t max_bytes = std::size_t{4} << 20U;
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

/// "[::1]:8080".
std::string authority_of(const TableLink& link) {
  const bool numbers = link.host.find(':') != std::string::npos;
  return fmt::format("{}{}{}:{}", numbers ? "[" : "", link.host, numbers ? "]" : "", link.port);
}

/// What every request to a server has in common.
Result<> prepare(CURL*& curl, const TableLink& link, std::string_view path) {
  static const bool ready = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
  curl = ready ? curl_easy_init() : nullptr;
  if (curl == nullptr) return unreachable(link, "curl does not work");
  const std::string url =
      fmt::format("{}://{}{}", link.encrypted ? "https" : "http", authority_of(link), path);
  curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(patience));
  // As other programs do: certificates that this machine does not know yet.
  if (const char* own = std::getenv("SSL_CERT_FILE"); own != nullptr && *own != '\0') {
    curl_easy_setopt(curl, CURLOPT_CAINFO, own);
  }
  return {};
}

/// Curl's way of handing over what has come.
std::size_t take_body(const char* bytes, std::size_t size, std::size_t count, void* into) {
  auto& body = *static_cast<std::string*>(into);
  if (body.size() + size * count > max_bytes) return 0;
  body.append(bytes, size * count);
  return size * count;
}

int status_of(const std::string& head) {
  int status = 0;
  const std::size_t space = head.find(' ');
  if (space != std::string::npos && head.size() > space + 4) {
    (void)std::from_chars(head.data() + space + 1, head.data() + space + 4, status);
  }
  return status;
}

/// Whether something can be read (or written) within the time.
bool becomes_ready(int file, bool to_write, int milliseconds) {
  pollfd one = {file, static_cast<short>(to_write ? POLLOUT : POLLIN), 0};
  return ::poll(&one, 1, milliseconds) > 0;
}

}  // namespace

Result<TableLink> parse_link(const std::string& text) {
  TableLink link;
  link.encrypted = text.starts_with("https://");
  const std::string_view scheme = link.encrypted ? "https://" : "http://";
  constexpr std::string_view older = "/#/t/";
  const bool is_older = text.find(older) != std::string::npos;
  const std::string_view place = is_older ? older : "/t/";
  const std::size_t mark = text.find(place);
  const auto wrong = [] { return refuse(Reason::bad_value, say("townsmith", "link-form")); };
  if (!text.starts_with(scheme) || mark == std::string::npos) return wrong();
  link.table = text.substr(mark + place.size());
  link.host = text.substr(scheme.size(), mark - scheme.size());
  link.port = link.encrypted ? "443" : "80";
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
                          const std::string& secret, const std::string& body,
                          std::string_view language) {
  ClientSocket::Line line;
  TRY(prepare(line.curl, link, path));
  WebAnswer answer;
  line.headers = curl_slist_append(nullptr, "Content-Type: application/json");
  line.headers =
      curl_slist_append(line.headers, fmt::format("Accept-Language: {}", language).c_str());
  curl_easy_setopt(line.curl, CURLOPT_HTTPHEADER, line.headers);
  curl_easy_setopt(line.curl, CURLOPT_CUSTOMREQUEST, method.c_str());
  curl_easy_setopt(line.curl, CURLOPT_TIMEOUT_MS, static_cast<long>(patience));
  curl_easy_setopt(line.curl, CURLOPT_WRITEFUNCTION, take_body);
  curl_easy_setopt(line.curl, CURLOPT_WRITEDATA, &answer.body);
  if (!body.empty()) {
    curl_easy_setopt(line.curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
    curl_easy_setopt(line.curl, CURLOPT_POSTFIELDS, body.c_str());
  }
  if (!secret.empty()) {
    curl_easy_setopt(line.curl, CURLOPT_COOKIE, ("townsmith=" + secret).c_str());
  }
  if (const CURLcode result = curl_easy_perform(line.curl); result != CURLE_OK) {
    return unreachable(link, curl_easy_strerror(result));
  }
  long status = 0;
  curl_easy_getinfo(line.curl, CURLINFO_RESPONSE_CODE, &status);
  answer.status = static_cast<int>(status);
  curl_header* cookie = nullptr;
  if (curl_easy_header(line.curl, "Set-Cookie", 0, CURLH_HEADER, -1, &cookie) == CURLHE_OK) {
    answer.secret = secret_of(cookie->value);
  }
  return answer;
}

ClientSocket::ClientSocket(std::unique_ptr<Line> line) : line_(std::move(line)) {
  curl_socket_t socket = CURL_SOCKET_BAD;
  curl_easy_getinfo(line_->curl, CURLINFO_ACTIVESOCKET, &socket);
  descriptor_ = socket;
}

Result<std::unique_ptr<ClientSocket>> ClientSocket::connect(const TableLink& link,
                                                            const std::string& secret) {
  auto line = std::make_unique<Line>();
  TRY(prepare(line->curl, link, "/"));
  curl_easy_setopt(line->curl, CURLOPT_CONNECT_ONLY, 1L);
  if (const CURLcode result = curl_easy_perform(line->curl); result != CURLE_OK) {
    return unreachable(link, curl_easy_strerror(result));
  }
  std::unique_ptr<ClientSocket> socket(new ClientSocket(std::move(line)));
  std::random_device device;
  std::string key;
  for (int i = 0; i < 16; ++i) key += static_cast<char>(device() & 255U);
  TRY(socket->write(fmt::format(
      "GET /ws HTTP/1.1\r\nHost: {}\r\n{}Upgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}==\r\n\r\n",
      authority_of(link), secret.empty() ? "" : fmt::format("Cookie: townsmith={}\r\n", secret),
      host::to_digits(key))));
  std::string& came = socket->came_;
  std::size_t end = 0;
  while ((end = came.find("\r\n\r\n")) == std::string::npos) {
    if (came.size() > max_bytes || !becomes_ready(socket->descriptor_, false, patience)) {
      return unreachable(link, "no answer");
    }
    TRY(socket->read());
  }
  const std::string head = came.substr(0, end);
  came.erase(0, end + 4);
  if (status_of(head) != 101) return unreachable(link, head.substr(0, head.find('\r')));
  TRY(socket->take_frames());
  return socket;
}

ClientSocket::~ClientSocket() {
  (void)write_frame(close_frame, std::string("\x03\xE8", 2));  // 1000: all is well
}

Result<> ClientSocket::write(std::string_view bytes) {
  while (!bytes.empty()) {
    std::size_t done = 0;
    const CURLcode result = curl_easy_send(line_->curl, bytes.data(), bytes.size(), &done);
    if (result == CURLE_AGAIN && becomes_ready(descriptor_, true, patience)) continue;
    if (result != CURLE_OK) return lost(curl_easy_strerror(result));
    bytes.remove_prefix(done);
  }
  return {};
}

Result<> ClientSocket::read() {
  std::array<char, 16384> bytes;
  while (came_.size() <= max_bytes) {
    std::size_t got = 0;
    const CURLcode result = curl_easy_recv(line_->curl, bytes.data(), bytes.size(), &got);
    if (result == CURLE_AGAIN) return {};
    if (result != CURLE_OK) return lost(curl_easy_strerror(result));
    if (got == 0) return lost("the server has closed it");
    came_.append(bytes.data(), got);
  }
  return {};
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
  return write(frame);
}

Result<> ClientSocket::send(const std::string& text) { return write_frame(text_frame, text); }

Result<std::optional<ClientSocket::Frame>> ClientSocket::next_frame() {
  const auto byte = [this](std::size_t i) {
    return static_cast<std::size_t>(static_cast<unsigned char>(came_[i]));
  };
  if (came_.size() < 2) return std::nullopt;
  std::size_t length = byte(1) & 127U;
  std::size_t head = 2;
  if (length >= 126) {
    const std::size_t more = length == 126 ? 2 : 8;
    if (came_.size() < 2 + more) return std::nullopt;
    length = 0;
    for (std::size_t i = 0; i < more; ++i) length = (length << 8U) | byte(2 + i);
    head += more;
  }
  if (length > max_bytes) return lost("too long a message");
  if (came_.size() < head + length) return std::nullopt;
  Frame frame{static_cast<unsigned>(byte(0) & 15U), (byte(0) & 128U) != 0,
              came_.substr(head, length)};
  came_.erase(0, head + length);
  return frame;
}

Result<> ClientSocket::take_frames() {
  for (;;) {
    TRY(const std::optional<Frame> frame, next_frame());
    if (!frame) return {};
    if (frame->kind == close_frame) return lost("the server has closed it");
    if (frame->kind == ping_frame) TRY(write_frame(pong_frame, frame->text));
    if (frame->kind > text_frame) continue;
    text_ += frame->text;
    if (text_.size() > max_bytes) return lost("too long a message");
    if (!frame->last) continue;
    std::istringstream lines(std::exchange(text_, {}));
    for (std::string line; std::getline(lines, line);) {
      if (!line.empty()) messages_.push_back(std::move(line));
    }
  }
}

Result<> ClientSocket::take_in() {
  TRY(read());
  return take_frames();
}

Result<std::string> ClientSocket::receive() {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience);
  while (messages_.empty()) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        end - std::chrono::steady_clock::now());
    if (left.count() <= 0 || !becomes_ready(descriptor_, false, static_cast<int>(left.count()))) {
      return lost("the server does not answer");
    }
    TRY(take_in());
  }
  std::string first = std::move(messages_.front());
  messages_.pop_front();
  return first;
}

}  // namespace townsmith::server
