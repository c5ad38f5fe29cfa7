#pragma once

#include "server/link.h"
#include "server/web_socket.h"

namespace townsmith::server {

/// An HTTP connection: one request after another, until it ends or becomes a WebSocket.
class HttpSession {
 public:
  struct Peer {
    Address address;
    AddressBook::Lease lease;  ///< none for proxies: they speak for many
    bool inspects = false;     ///< the server is full, and this one may only ask how it is
  };
  HttpSession(Hub& hub, Stream stream, Peer peer)
      : hub_(hub),
        peer_(std::move(peer)),
        stream_(std::move(stream)),
        buffer_(hub.config.max_head + hub.config.max_body) {
    ++hub_.metrics.open;
    hub_.metrics.inspectors += peer_.inspects ? 1 : 0;
  }
  ~HttpSession() {
    --hub_.metrics.open;
    hub_.metrics.inspectors -= peer_.inspects ? 1 : 0;
  }
  HttpSession(const HttpSession&) = delete;
  HttpSession& operator=(const HttpSession&) = delete;

  Task<> talk() {
    if (stream_.is_encrypted() && !co_await encrypt()) co_return;
    bool first = true;
    while (!hub_.stopping && co_await wait_for_request(first)) {
      if (!co_await answer_one()) break;
      first = false;
    }
    co_await leave();
  }

 private:
  static constexpr std::size_t piece = 64U << 10U;
  static constexpr std::size_t longest_agent = 512;

  /// It costs more than most requests do, so it counts as one.
  Task<bool> encrypt() {
    const Moment now = std::chrono::steady_clock::now();
    if (peer_.lease && !hub_.book.may_request(peer_.address, now)) {
      hub_.metrics.refuse(Refusal::too_many_requests);
      co_return false;
    }
    stream_.expires_after(head_time());
    const bool well = co_await stream_.encrypt();
    if (!well) hub_.metrics.refuse(Refusal::not_encrypted);
    co_return well;
  }

  /// A connection that is kept alive has more time until the next request begins than the request
  /// then has to be complete.
  Task<bool> wait_for_request(bool first) {
    if (buffer_.size() > 0) co_return true;
    stream_.expires_after(first ? head_time() : hub_.config.keep_alive);
    const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(2048), waiting);
    if (error == beast::error::timeout && first) hub_.metrics.refuse(Refusal::timed_out);
    buffer_.commit(size);
    co_return !error;
  }

  /// False: this was the last one.
  Task<bool> answer_one() {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(hub_.config.max_head));
    parser.body_limit(hub_.config.max_body);
    stream_.expires_after(head_time());
    const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, waiting);
    Visit visit;
    if (error) co_return co_await refuse_head(error, visit);
    read_head(parser.get(), visit);

    const Moment now = std::chrono::steady_clock::now();
    if (!hub_.book.may_request(visit.address, now)) {
      hub_.metrics.refuse(Refusal::too_many_requests);
      Answer answer = refusal(429, Reason::too_much, "requests-too-many", visit.language);
      answer.headers.emplace_back("Retry-After", "1");
      co_return co_await write(answer, visit, false);
    }
    const bool inspection = visit.path == "/healthz" || visit.path == "/metrics";
    if (peer_.inspects && !inspection) {
      hub_.metrics.refuse(Refusal::too_many_connections);
      co_return co_await write(refusal(503, Reason::too_much, "server-full", visit.language), visit,
                               false);
    }
    if (visit.path != "/healthz" && !hub_.is_welcome_host(visit)) {
      hub_.refuse_host(visit);
      co_return co_await write(other_host(visit), visit, false);
    }
    if (visit.path == "/ws") co_return co_await upgrade(parser, std::move(visit));
    if (!parser.is_done()) {
      stream_.expires_after(hub_.config.body_time);
      if (expects_word(parser.get()) && !co_await say_go_on()) co_return false;
      const auto [unread, more] = co_await http::async_read(stream_, buffer_, parser, waiting);
      if (unread) co_return co_await refuse_body(unread, visit);
    }
    const bool keep =
        parser.get().version() >= 11 && parser.keep_alive() && !hub_.stopping && !peer_.inspects;
    const Answer answer = co_await find_answer(std::move(parser.get().body()), visit);
    if (hub_.config.log_requests) log_request(visit, answer, now);
    co_return co_await write(answer, visit, keep);
  }

  using Parser = http::request_parser<http::string_body>;

  Duration head_time() const {
    constexpr Duration of_inspectors{2'000};
    return peer_.inspects ? std::min(hub_.config.head_time, of_inspectors) : hub_.config.head_time;
  }

  static Answer other_host(const Visit& visit) {
    const std::string host = visit.host.empty() ? std::string("?") : visit.host;
    return refusal(421, Reason::not_allowed, say("townsmith", "other-host", {{"host", host}}),
                   visit.language);
  }

  /// Whether the client keeps its body back until it is told to continue.
  static bool expects_word(const http::request<http::string_body>& request) {
    return request.version() >= 11 && beast::iequals(request[http::field::expect], "100-continue");
  }
  Task<bool> say_go_on() {
    constexpr std::string_view word = "HTTP/1.1 100 Continue\r\n\r\n";
    const auto [error, size] =
        co_await asio::async_write(stream_, asio::buffer(word.data(), word.size()), waiting);
    co_return !error;
  }

  void read_head(const http::request<http::string_body>& request, Visit& visit) const {
    const auto field = [&request](auto name) {
      const auto value = request[name];
      return std::string_view(value.data(), value.size());
    };
    const auto method = request.method_string();
    visit.method.assign(method.data(), method.size());
    const auto target = request.target();
    visit.path.assign(target.data(), std::min(target.find('?'), target.size()));
    visit.host = checked_host(field(http::field::host));
    visit.names_host = !field(http::field::host).empty();
    visit.origin = field(http::field::origin);
    visit.fetch_site = field("Sec-Fetch-Site");
    visit.agent = field(http::field::user_agent).substr(0, longest_agent);
    visit.accept_encoding = field(http::field::accept_encoding);
    visit.if_none_match = field(http::field::if_none_match);
    visit.secret = secret_of(field(http::field::cookie));
    visit.language = first_language(field(http::field::accept_language));
    visit.https = stream_.is_encrypted();
    visit.own_https = visit.https && hub_.config.public_url.starts_with("https://");
    // A proxy may add a line of its own below those that the client has sent.
    const auto all_lines = [&request](std::string_view name) {
      std::string list;
      const auto [first, last] = request.equal_range(beast::string_view(name.data(), name.size()));
      for (auto line = first; line != last; ++line) {
        if (line != first) list += ',';
        list.append(line->value().data(), line->value().size());
      }
      return list;
    };
    set_sender(visit, peer_.address,
               {all_lines("X-Forwarded-For"), all_lines("X-Forwarded-Proto"),
                all_lines("X-Forwarded-Host")},
               hub_.config.trusted_proxies);
  }

  Task<Answer> find_answer(std::string body, Visit& visit) {
    if (visit.path == "/healthz") {
      const bool well = hub_.service->healthy();
      co_return Answer{well ? 200 : 503,
                       "text/plain; charset=utf-8",
                       well ? "well\n" : "the store does not answer\n",
                       {}};
    }
    if (visit.path == "/metrics" && any_contains(hub_.config.metrics_from, visit.address)) {
      hub_.metrics.addresses = static_cast<std::int64_t>(hub_.book.size());
      co_return Answer{200,
                       "text/plain; version=0.0.4; charset=utf-8",
                       hub_.metrics.text() + hub_.service->metrics(),
                       {}};
    }
    if (std::string asked = preview_request(visit); !asked.empty()) {
      std::string method = "GET";
      const ApiAnswer preview =
          co_await ask_service(visit, std::move(method), std::move(asked), std::string());
      co_return link_page(hub_.assets, visit, preview);
    }
    if (!visit.path.starts_with("/api/")) co_return page(hub_.assets, visit);
    const bool safe = visit.method == "GET";
    if (!safe && visit.method != "POST" && visit.method != "DELETE") {
      Answer answer = refusal(405, Reason::not_allowed, "methods", visit.language);
      answer.headers.emplace_back("Allow", "GET, POST, DELETE");
      co_return answer;
    }
    if (!safe && !is_welcome_origin(visit, hub_.config.origins)) {
      hub_.refuse_origin(visit);
      co_return refusal(403, Reason::not_allowed, "other-origin", visit.language);
    }
    ApiAnswer answer = co_await ask_service(visit, visit.method, visit.path, std::move(body));
    co_return api_page(std::move(answer), visit);
  }

  Task<ApiAnswer> ask_service(const Visit& visit, std::string method, std::string path,
                              std::string body) {
    co_return co_await reply_to<ApiAnswer>(
        stream_.get_executor(), [&](const std::function<void(ApiAnswer)>& reply) {
          const bool well = hub_.survives([&] {
            hub_.service->api(
                {std::move(method), std::move(path), visit.secret, std::move(body),
                 visit.address.household().text(), visit.language, visit.origin, visit.agent},
                reply);
          });
          if (!well) {
            const Answer refused = refusal(500, Reason::io_error, "mishap", visit.language);
            reply({500, refused.body});
          }
        });
  }

  Task<bool> upgrade(Parser& parser, Visit visit) {
    if (!beast::websocket::is_upgrade(parser.get())) {
      hub_.metrics.refuse(Refusal::bad_request);
      Answer answer = refusal(426, Reason::bad_syntax, "websocket-only", visit.language);
      answer.headers.emplace_back("Upgrade", "websocket");
      co_return co_await write(answer, visit, false);
    }
    if (!is_welcome_origin(visit, hub_.config.origins)) {
      hub_.refuse_origin(visit);
      co_return co_await write(refusal(403, Reason::not_allowed, "other-origin", visit.language),
                               visit, false);
    }
    // Behind a proxy only now we know whose connection it is.
    AddressBook::Lease lease = peer_.lease ? peer_.lease : hub_.book.connect(visit.address);
    if (!lease) {
      hub_.metrics.refuse(Refusal::too_many_connections);
      co_return co_await write(
          refusal(429, Reason::too_much, "connections-too-many", visit.language), visit, false);
    }
    upgraded_ = true;
    const auto web_socket =
        std::make_shared<WebSocket>(hub_, std::move(stream_), std::move(lease), visit.address);
    asio::co_spawn(hub_.io.get_executor(), start(web_socket, parser.release(), std::move(visit)),
                   asio::detached);
    co_return false;
  }

  static Task<> start(std::shared_ptr<WebSocket> web_socket,
                      http::request<http::string_body> request, Visit visit) {
    co_await web_socket->talk(std::move(request), std::move(visit));
  }

  Task<bool> refuse_head(const error_code& error, const Visit& visit) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
      hub_.metrics.refuse(Refusal::head_too_big);
      co_return co_await write(refusal(431, Reason::too_much, "request-too-big", visit.language),
                               visit, false);
    }
    // A body that is announced as too big is refused before it comes.
    if (error == http::error::body_limit) co_return co_await refuse_body(error, visit);
    if (error == beast::error::timeout) {
      hub_.metrics.refuse(Refusal::timed_out);
      co_return false;
    }
    if (error.category() != make_error_code(http::error::bad_method).category() ||
        error == http::error::end_of_stream || error == http::error::partial_message) {
      co_return false;
    }
    hub_.metrics.refuse(Refusal::bad_request);
    co_return co_await write(refusal(400, Reason::bad_syntax, "not-http", visit.language), visit,
                             false);
  }

  Task<bool> refuse_body(const error_code& error, const Visit& visit) {
    if (error == http::error::body_limit || error == http::error::buffer_overflow) {
      hub_.metrics.refuse(Refusal::body_too_big);
      co_return co_await write(refusal(413, Reason::too_much, "request-too-big", visit.language),
                               visit, false);
    }
    hub_.metrics.refuse(error == beast::error::timeout ? Refusal::timed_out : Refusal::bad_request);
    co_return false;
  }

  /// In pieces, so that a slow client has time as long as it keeps reading. Returns whether the
  /// connection stays open.
  Task<bool> write(const Answer& answer, const Visit& visit, bool keep) {
    ++hub_.metrics.answers[answer.status];
    const std::string head = head_text(answer, visit, keep);
    const std::string_view body = visit.method == "HEAD" ? std::string_view() : answer.bytes();
    std::string_view rest = body.substr(0, piece);
    std::array<asio::const_buffer, 2> both = {asio::buffer(head), asio::buffer(rest)};
    stream_.expires_after(hub_.config.write_time);
    const auto [error, size] = co_await asio::async_write(stream_, both, waiting);
    if (error) co_return false;
    for (std::size_t done = rest.size(); done < body.size(); done += rest.size()) {
      rest = body.substr(done, piece);
      stream_.expires_after(hub_.config.write_time);
      const auto [stuck, more] = co_await asio::async_write(stream_, asio::buffer(rest), waiting);
      if (stuck) co_return false;
    }
    hub_.metrics.bytes_out += head.size() + body.size();
    co_return keep;
  }

  /// Closing with unread bytes would make the system forget the answer that is still on its way:
  /// so the other side may finish first, for a moment.
  Task<> leave() {
    if (upgraded_) co_return;
    TcpStream& connection = stream_.next_layer();
    connection.expires_after(hub_.config.close_time);
    if (stream_.is_encrypted()) co_await stream_.end_encryption();
    error_code ignored;
    connection.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    connection.expires_after(hub_.config.close_time);
    buffer_.clear();
    for (int reads = 0; reads < 64; ++reads) {
      const auto [error, size] =
          co_await connection.async_read_some(buffer_.prepare(4096), waiting);
      if (error) break;
    }
    connection.close();
  }

  /// What may name somebody, or is a secret, comes after the third part of an API's path.
  static std::string_view without_names(std::string_view path) {
    if (!path.starts_with("/api/")) return path;
    std::size_t end = 0;
    for (int part = 0; part < 4 && end != std::string_view::npos; ++part) {
      end = path.find('/', end + (part == 0 ? 0 : 1));
    }
    return path.substr(0, end);
  }

  void log_request(const Visit& visit, const Answer& answer, Moment began) const {
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
    hub_.log.info("request", {{"method", visit.method},
                              {"path", std::string(without_names(visit.path))},
                              {"status", std::int64_t{answer.status}},
                              {"milliseconds", took.count()}});
  }

  Hub& hub_;
  Peer peer_;
  Stream stream_;
  beast::flat_buffer buffer_;
  bool upgraded_ = false;
};

}  // namespace townsmith::server
