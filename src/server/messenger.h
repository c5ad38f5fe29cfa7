#pragma once

#include <functional>

#include "server/config.h"
#include "service/messenger.h"

namespace townsmith::server {

/// Sends by libcurl, in a thread of its own.
class OutboxMessenger final : public service::Messenger {
 public:
  /// Runs a function on the service's thread.
  using Post = std::function<void(std::function<void()>)>;

  OutboxMessenger(outbox::OutboxSettings settings, outbox::MailServer mail, Post post);
  OutboxMessenger(const Config& config, Post post);

  void post(outbox::HttpPost what, Done done) override;
  bool can_mail() const override { return !mail_.url.empty(); }
  void mail(outbox::Mail mail, Done done) override;

 private:
  outbox::MailServer mail_;
  Post post_;
  outbox::Outbox outbox_;
};

}  // namespace townsmith::server
