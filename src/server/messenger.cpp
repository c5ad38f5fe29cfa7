#include "server/messenger.h"

#include <utility>

namespace townsmith::server {
namespace {

outbox::OutboxSettings settings_of(const Config& config) {
  outbox::OutboxSettings settings;
  settings.certificates = config.trusted_ca;
  return settings;
}

}  // namespace

OutboxMessenger::OutboxMessenger(outbox::OutboxSettings settings, outbox::MailServer mail,
                                 Post post)
    : mail_(std::move(mail)), post_(std::move(post)), outbox_(std::move(settings)) {}

OutboxMessenger::OutboxMessenger(const Config& config, Post post)
    : OutboxMessenger(
          settings_of(config),
          {config.mail_server, config.mail_user, config.mail_password, config.mail_from},
          std::move(post)) {}

void OutboxMessenger::post(outbox::HttpPost what, Done done) {
  outbox_.post(std::move(what),
               [post = post_, done = std::move(done)](const outbox::Delivery& delivery) {
                 post([done, delivery] { done(delivery); });
               });
}

void OutboxMessenger::mail(outbox::Mail mail, Done done) {
  outbox_.send(mail_, std::move(mail),
               [post = post_, done = std::move(done)](const outbox::Delivery& delivery) {
                 post([done, delivery] { done(delivery); });
               });
}

}  // namespace townsmith::server
