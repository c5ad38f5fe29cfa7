#pragma once

#include <algorithm>
#include <vector>

#include "games/word_files.h"
#include "protocol/envelope.h"
#include "server/hub.h"
#include "server/site.h"
#include "server/stream.h"
#include "server/visit.h"

namespace townsmith::server {

/// A client's connection: what is to be sent waits here, within bounds.
class WebSocket : public std::enable_shared_from_this<WebSocket> {
 public:
  using Code = beast::websocket::close_code;

  WebSocket(Hub& hub, Stream stream, AddressBook::Lease lease, const Address& address)
      : hub_(hub), lease_(std::move(lease)), address_(address), stream_(std::move(stream)) {
    ++hub_.metrics.web_sockets;
  }
  ~WebSocket() {
    --hub_.metrics.web_sockets;
    hub_.metrics.waiting_bytes -= static_cast<std::int64_t>(queued_);
  }
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  /// From the handshake to the end.
  Task<> talk(http::request<http::string_body> request, Visit visit) {
    // The coroutine's own: whatever ends it, nobody else forgets the client.
    const std::shared_ptr<WebSocket> self = shared_from_this();
    language_ = visit.language;
    if (!co_await shake_hands(std::move(request), visit)) co_return;
    const ConnectResult result = co_await reply_to<ConnectResult>(
        stream_.get_executor(), [&](const std::function<void(ConnectResult)>& ready) {
          const bool well = hub_.survives([&] {
            hub_.service->connect({std::move(visit.secret), visit.address.household().text()},
                                  ready);
          });
          if (!well) ready({0, CloseReason::try_later});
        });
    if (result.refused) {
      co_await stream_.async_close(static_cast<Code>(*result.refused), waiting);
      co_return;
    }
    client_ = result.client;
    bot_ = result.bot;
    hub_.clients[client_] = weak_from_this();
    if (hub_.stopping) close(CloseReason::going_down);
    const Leaver leaver{*this};
    co_await listen();
  }

  void send(std::shared_ptr<const std::string> text) {
    if (close_reason_) return;
    const std::size_t size = text->size();
    const auto all = static_cast<std::size_t>(hub_.metrics.waiting_bytes) + size;
    if (!queue_.empty() &&
        (queued_ + size > hub_.config.max_outgoing || all > hub_.config.max_outgoing_total)) {
      hub_.metrics.refuse(Refusal::too_slow);
      close(CloseReason::too_slow);
      return;
    }
    queue_.push_back(std::move(text));
    count_waiting(static_cast<std::int64_t>(size));
    if (!writing_) write_next();
  }

  /// Sends what waits (unless that is what nobody reads), then the close frame. Whoever does not
  /// answer in time is cut off.
  void close(CloseReason why) {
    if (close_reason_) return;
    close_reason_ = why;
    if (why == CloseReason::too_slow) drop_waiting();
    hub_.leaving.emplace_back(std::chrono::steady_clock::now() + hub_.config.close_time,
                              weak_from_this());
    if (!writing_) start_closing();
  }

  /// Drops the connection at once, without a close frame.
  void cut() { beast::get_lowest_layer(stream_).close(); }

 private:
  static constexpr int patience = 10;  ///< messages that are refused before the connection is

  struct Leaver {
    WebSocket& web_socket;
    ~Leaver() {
      if (web_socket.hub_.service == nullptr) return;
      web_socket.hub_.clients.erase(web_socket.client_);
      web_socket.hub_.survives([this] { web_socket.hub_.service->disconnect(web_socket.client_); });
    }
  };

  Task<bool> shake_hands(http::request<http::string_body> request, const Visit& visit) {
    namespace ws = beast::websocket;
    const Config& config = hub_.config;
    beast::get_lowest_layer(stream_).expires_never();
    stream_.set_option(ws::stream_base::timeout{config.head_time, config.idle_time, true});
    stream_.set_option(ws::stream_base::decorator([&visit](ws::response_type& response) {
      response.set(http::field::server, "Townsmith");
      for (const auto& [name, value] : security_headers(visit)) {
        response.set(beast::string_view(name.data(), name.size()), value);
      }
    }));
    stream_.auto_fragment(false);
    stream_.read_message_max(config.max_frame);
    stream_.text(true);
    const auto [error] = co_await stream_.async_accept(request, waiting);
    // The decorator refers to what is soon gone.
    stream_.set_option(ws::stream_base::decorator([](ws::response_type&) {}));
    if (error) hub_.metrics.refuse(Refusal::bad_request);
    co_return !error;
  }

  /// Passes on one message after another.
  Task<> listen() {
    // Answering a ping costs as much as answering a message.
    stream_.control_callback([this](beast::websocket::frame_type kind, beast::string_view) {
      if (kind == beast::websocket::frame_type::ping) admit_message("");
    });
    std::string text;
    while (true) {
      text.clear();
      auto buffer = asio::dynamic_buffer(text);
      const auto [error, size] = co_await stream_.async_read(buffer, waiting);
      if (error) {
        count_failure(error);
        co_return;
      }
      if (close_reason_) continue;
      if (!stream_.got_text()) {
        co_await stream_.async_close(beast::websocket::close_code::unknown_data, waiting);
        co_return;
      }
      ++hub_.metrics.messages_in;
      hub_.metrics.bytes_in += size;
      if (bot_) {
        co_await wait_until_admitted();
      } else if (!admit_message(text)) {
        continue;
      }
      co_await reply_to<>(stream_.get_executor(), [&](const std::function<void()>& done) {
        if (hub_.survives([&] { hub_.service->receive(client_, text, done); })) return;
        refuse(text, Reason::io_error, "mishap");
        done();
      });
    }
  }

  /// By the request's own number, if it is one and has one: whoever asked waits for it.
  void refuse(const std::string& text, Reason reason, std::string_view why) {
    std::optional<std::int64_t> id;
    if (const Result<json::object> message = protocol::parse_message(text, text.size())) {
      if (const auto envelope = protocol::read_envelope(*message)) id = envelope->id;
    }
    const Problem problem{reason, say("townsmith", why)};
    send(std::make_shared<const std::string>(
        protocol::refusal_text(id, problem, built_in_language(language_))));
  }

  const Rate& rate() const { return bot_ ? hub_.config.bot_messages : hub_.config.client_messages; }

  bool has_share(Moment now) {
    return messages_.take(rate(), now) && hub_.book.may_send(address_, now);
  }

  /// A program that plays many games answers as fast as the machine lets it, and that is not abuse:
  /// what it says beyond its share is not refused but read later.
  Task<> wait_until_admitted() {
    asio::steady_timer timer(stream_.get_executor());
    const std::chrono::duration<double> pause(std::clamp(1 / rate().per_second, 0.001, 1.0));
    while (!close_reason_ && !has_share(std::chrono::steady_clock::now())) {
      timer.expires_after(std::chrono::duration_cast<std::chrono::nanoseconds>(pause));
      co_await timer.async_wait(waiting);
    }
  }

  /// False: it is too much, and refused. A client that continues all the same is closed.
  bool admit_message(const std::string& text) {
    const Moment now = std::chrono::steady_clock::now();
    if (has_share(now)) {
      if (messages_.is_full(rate(), now + std::chrono::seconds(1))) strikes_ = 0;
      return true;
    }
    hub_.metrics.refuse(Refusal::too_many_messages);
    ++strikes_;
    if (strikes_ > patience) {
      close(CloseReason::too_fast);
    } else if (!close_reason_) {
      refuse(text, Reason::too_much, "messages-too-many");
    }
    return false;
  }

  void count_failure(const error_code& error) {
    if (error == beast::websocket::error::message_too_big ||
        error == beast::websocket::error::buffer_overflow) {
      hub_.metrics.refuse(Refusal::frame_too_big);
    } else if (error == beast::error::timeout) {
      hub_.metrics.refuse(Refusal::timed_out);
    }
  }

  void write_next() {
    writing_ = true;
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](const error_code& error, std::size_t size) {
                          self->written(error, size);
                        });
  }

  void written(const error_code& error, std::size_t size) {
    writing_ = false;
    count_waiting(-static_cast<std::int64_t>(queue_.front()->size()));
    queue_.erase(queue_.begin());
    if (error) return;  // the reader hears of it, too
    ++hub_.metrics.messages_out;
    hub_.metrics.bytes_out += size;
    if (!queue_.empty()) {
      write_next();
    } else if (close_reason_) {
      start_closing();
    }
  }

  void start_closing() {
    stream_.async_close(static_cast<Code>(*close_reason_),
                        [self = shared_from_this()](const error_code&) {});
  }

  void drop_waiting() {
    const std::size_t kept = writing_ ? 1 : 0;
    while (queue_.size() > kept) {
      count_waiting(-static_cast<std::int64_t>(queue_.back()->size()));
      queue_.pop_back();
    }
  }

  void count_waiting(std::int64_t change) {
    queued_ = static_cast<std::size_t>(static_cast<std::int64_t>(queued_) + change);
    hub_.metrics.waiting_bytes += change;
  }

  Hub& hub_;
  AddressBook::Lease lease_;
  Address address_;
  std::string language_;  ///< as its browser would like it
  WsStream stream_;
  Client client_ = 0;
  bool bot_ = false;  ///< an account of a program
  Bucket messages_;
  int strikes_ = 0;
  /// The first is being written. Seldom more than one waits, so it is not a deque: those are large.
  std::vector<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_ = 0;  ///< bytes
  std::optional<CloseReason> close_reason_;
  bool writing_ = false;
};

}  // namespace townsmith::server
