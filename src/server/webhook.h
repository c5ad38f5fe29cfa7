#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>

#include "outbox/outbox.h"
#include "server/config.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/visit.h"
#include "server/wire.h"

namespace townsmith::server {

/// Tells an address of the host's, one thing after another. What cannot be told is logged and
/// dropped, and so is what comes faster than it can be told.
class Webhook {
 public:
  Webhook(Executor executor, const Config& config, Log& log, Metrics& metrics)
      : executor_(executor), config_(config), log_(log), metrics_(metrics) {
    if (config_.webhook.empty()) return;
    outbox::OutboxSettings settings;
    settings.max_waiting = longest_queue;
    settings.at_once = 1;
    settings.timeout_seconds = std::max<long>(
        1, static_cast<long>(
               std::chrono::duration_cast<std::chrono::seconds>(config_.webhook_time).count()));
    settings.certificates = config_.trusted_ca;
    outbox_ = std::make_unique<outbox::Outbox>(settings);
  }

  void post(std::string body) {
    if (outbox_ == nullptr) return;
    outbox::HttpPost what;
    what.url = config_.webhook;
    // A connection that is kept might have nobody at its other end by the next time.
    what.headers = {"Content-Type: application/json", "Connection: close"};
    what.body = std::move(body);
    what.reach = outbox::Reach::anywhere;
    outbox_->post(std::move(what), [this](const outbox::Delivery& delivery) {
      asio::post(executor_, [this, delivery] { told(delivery); });
    });
  }

 private:
  static constexpr std::size_t longest_queue = 256;

  void told(const outbox::Delivery& delivery) {
    if (delivery.ok()) {
      ++metrics_.webhook_sent;
      return;
    }
    ++metrics_.webhook_failed;
    const std::string why =
        delivery.error.empty() ? fmt::format("status {}", delivery.status) : delivery.error;
    if (!complaints_.allows(why)) return;
    log_.warning("webhook failed",
                 {{"host", host_of_url(config_.webhook)},
                  {"why", why},
                  {"advice",
                   "nobody is called until this is mended: look whether the program at "
                   "--webhook runs and answers with 2xx within --webhook-time"}});
  }

  Executor executor_;
  const Config& config_;
  Log& log_;
  Metrics& metrics_;
  OncePerMinute complaints_;
  std::unique_ptr<outbox::Outbox> outbox_;
};

}  // namespace townsmith::server
