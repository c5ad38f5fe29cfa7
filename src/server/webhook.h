#pragma once

#include <deque>
#include <string>

#include "server/config.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/wire.h"

namespace townsmith::server {

/// Tells an address of the host's, one thing after another. What cannot be told is logged and
/// dropped, and so is what comes faster than it can be told.
class Webhook {
 public:
  Webhook(Executor executor, const Config& config, Log& log, Metrics& metrics)
      : executor_(executor), config_(config), log_(log), metrics_(metrics) {}

  void post(std::string body) {
    if (!config_.webhook) return;
    if (queue_.size() >= longest_queue) {
      failed("too many at once");
      return;
    }
    queue_.push_back(std::move(body));
    if (!busy_) asio::co_spawn(executor_, tell_all(), asio::detached);
  }

 private:
  static constexpr std::size_t longest_queue = 256;
  static constexpr std::size_t longest_answer = 64U << 10U;

  void failed(std::string_view why) {
    ++metrics_.webhook_failed;
    if (!complaints_.allows(why)) return;
    log_.warning("webhook failed",
                 {{"host", config_.webhook->host},
                  {"why", why},
                  {"advice",
                   "nobody is called until this is mended: look whether the program at "
                   "--webhook runs and answers with 2xx within --webhook-time"}});
  }

  Task<> tell_all() {
    busy_ = true;
    while (!queue_.empty()) {
      const std::string body = std::move(queue_.front());
      queue_.pop_front();
      const std::string problem = co_await tell(body);
      if (problem.empty()) {
        ++metrics_.webhook_sent;
      } else {
        failed(problem);
      }
    }
    busy_ = false;
  }

  /// Says what went wrong, or nothing.
  Task<std::string> tell(const std::string& body) {
    const HttpUrl& url = *config_.webhook;
    asio::ip::basic_resolver<Tcp, Executor> resolver(executor_);
    const auto [unresolved, found] = co_await resolver.async_resolve(url.host, url.port, waiting);
    if (unresolved) co_return unresolved.message();
    TcpStream stream(executor_);
    stream.expires_after(config_.webhook_time);
    const auto [unconnected, endpoint] = co_await stream.async_connect(found, waiting);
    if (unconnected) co_return unconnected.message();

    http::request<http::string_body> request{http::verb::post, url.path, 11};
    request.set(http::field::host, url.host);
    request.set(http::field::content_type, "application/json");
    request.set(http::field::connection, "close");
    request.body() = body;
    request.prepare_payload();
    const auto [unsent, sent] = co_await http::async_write(stream, request, waiting);
    if (unsent) co_return unsent.message();

    beast::flat_buffer buffer(longest_answer);
    http::response_parser<http::empty_body> parser;
    const auto [unheard, heard] = co_await http::async_read_header(stream, buffer, parser, waiting);
    if (unheard) co_return unheard.message();
    const unsigned status = parser.get().result_int();
    co_return status / 100 == 2 ? std::string() : "status " + std::to_string(status);
  }

  Executor executor_;
  const Config& config_;
  Log& log_;
  Metrics& metrics_;
  std::deque<std::string> queue_;
  OncePerMinute complaints_;
  bool busy_ = false;
};

}  // namespace townsmith::server
