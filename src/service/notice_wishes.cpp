// What people ask for: to be told by their browser or by mail, and no more.
#include <algorithm>

#include "service/api_bodies.h"
#include "service/notices.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::string_view key_name = "vapid";

ApiAnswer not_offered() {
  return refusal(403, Reason::not_allowed, say("townsmith", "notices-none"));
}

bool is_address(std::string_view url) {
  return url.starts_with("https://") && url.size() > 8 &&
         std::all_of(url.begin(), url.end(), [](char c) { return c > ' ' && c < 127; });
}

std::string key_text(const crypto::P256Key& key) {
  return crypto::to_base64url(key.private_bytes()) + "." + crypto::to_base64url(key.public_bytes());
}

std::optional<crypto::P256Key> key_from(std::string_view text) {
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos) return {};
  const auto secret = crypto::from_base64url(text.substr(0, dot));
  const auto shown = crypto::from_base64url(text.substr(dot + 1));
  if (!secret || !shown) return {};
  return crypto::P256Key::from_bytes(*secret, *shown);
}

}  // namespace

crypto::PushKeys Notices::keys_of(const store::Subscription& subscription) {
  return {crypto::from_base64url(subscription.p256dh).value_or(crypto::Bytes()),
          crypto::from_base64url(subscription.auth).value_or(crypto::Bytes())};
}

std::vector<Route> Notices::routes() {
  const auto to = [this](auto handler) { return handler_of(this, handler); };
  return {{"GET", "/api/push", to(&Notices::tell_key)},
          {"POST", "/api/me/push", to(&Notices::subscribe)},
          {"DELETE", "/api/me/push", to(&Notices::unsubscribe)},
          {"POST", "/api/me/mail", to(&Notices::want_mail)},
          {"DELETE", "/api/me/mail", to(&Notices::end_mail)},
          {"POST", "/api/mail/confirm", to(&Notices::confirm_mail)},
          {"POST", stop_path, to(&Notices::stop_mail)}};
}

void Notices::with_key(const std::function<void(const crypto::P256Key*)>& then) {
  if (key_) return then(&*key_);
  const auto read = [](store::Store& store) { return store.accounts().host_secret(key_name); };
  journal_.read(read, [this, read, then](const Result<std::string>& kept) {
    if (kept) key_ = key_from(*kept);
    if (!kept || key_) return then(key_ ? &*key_ : nullptr);
    const store::HostSecretWrite made{std::string(key_name), key_text(crypto::P256Key::generate())};
    journal_.write_account({made}, [this, read, then](bool) {
      // Another node may have been faster; then its key is everybody's.
      journal_.read(read, [this, then](const Result<std::string>& stored) {
        if (stored) key_ = key_from(*stored);
        then(key_ ? &*key_ : nullptr);
      });
    });
  });
}

void Notices::tell_key(const ApiRequest& /*request*/, const ApiReply& reply) {
  if (!can_push()) return reply(not_offered());
  with_key([this, reply](const crypto::P256Key* key) {
    requests_.attempt(reply, [&] {
      if (key == nullptr) return reply(not_kept());
      reply(api_answer(protocol::PushKey{crypto::to_base64url(key->public_bytes())}));
    });
  });
}

void Notices::subscribe(const ApiRequest& request, const protocol::SubscriptionBody& body,
                        const ApiReply& reply) {
  if (!can_push()) return reply(not_offered());
  people_.identify_person(
      request, reply, [this, request, body, reply](const store::Person& person) {
        const store::Subscription wanted{.endpoint = body.endpoint,
                                         .person = person.id,
                                         .device = hash_of(request.secret),
                                         .p256dh = body.p256dh,
                                         .auth = body.auth,
                                         .language = request.language,
                                         .made = clock_.date()};
        if (!is_address(body.endpoint) ||
            !crypto::encrypt_push(keys_of(wanted), crypto::bytes_of("try"))) {
          return reply(refusal(400, Reason::bad_value, say("townsmith", "push-unusable")));
        }
        journal_.write_account({store::SubscriptionWrite{wanted}}, answer_when_kept(reply));
      });
}

void Notices::unsubscribe(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(request, reply, [this, request, reply](const store::Person&) {
    journal_.write_account({store::SubscriptionEndWrite{"", hash_of(request.secret)}},
                           answer_when_kept(reply));
  });
}

void Notices::want_mail(const ApiRequest& request, const protocol::MailBody& body,
                        const ApiReply& reply) {
  if (!can_mail()) return reply(not_offered());
  if (!outbox::is_mail_address(body.address)) {
    return reply(refusal(400, Reason::bad_value, say("townsmith", "mail-address")));
  }
  people_.identify_person(
      request, reply, [this, request, address = body.address, reply](const store::Person& person) {
        // Nobody makes this server write to others more often than they could be mistaken.
        const Time now = clock_();
        if (!mails_.allow("of " + person.id, now) || !mails_.allow("at " + request.address, now) ||
            !mails_.allow("to " + address, now) || !all_mails_.allow("", now)) {
          return reply(refusal(429, Reason::too_much, say("townsmith", "mails-too-many")));
        }
        const std::string token = new_secret();
        const store::MailWish wanted{.person = person.id,
                                     .address = address,
                                     .language = request.language,
                                     .confirm = hash_of(token),
                                     .stop = new_secret(),
                                     .made = clock_.date()};
        journal_.write_account(
            {store::MailWrite{wanted}}, [this, person, wanted, token, reply](bool well) {
              if (!well) return reply(not_kept());
              send_mail(mail_to(wanted, say("townsmith", "mail-confirm-subject"),
                                {say("townsmith", "mail-confirm", {{"name", person.name}}),
                                 literal(settings_.public_url + "/#/mail/" + token),
                                 say("townsmith", "mail-confirm-other")}),
                        {}, 0);
              reply(api_answer(protocol::Nothing()));
            });
      });
}

void Notices::end_mail(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(request, reply, [this, reply](const store::Person& person) {
    journal_.write_account({store::MailEndWrite{person.id, ""}},
                           [reply](bool) { reply(api_answer(protocol::Nothing())); });
  });
}

void Notices::confirm_mail(const ApiRequest& /*request*/, const protocol::Token& body,
                           const ApiReply& reply) {
  journal_.write_account({store::MailConfirmWrite{hash_of(body.token)}}, [reply](bool well) {
    if (well) return reply(api_answer(protocol::Nothing()));
    reply(refusal(403, Reason::not_allowed, say("townsmith", "link-used")));
  });
}

/// With one click, and as mail programs do it themselves (RFC 8058). Somebody who ends it twice is
/// told that it has ended, too.
void Notices::stop_mail(const ApiRequest& request, const ApiReply& reply) {
  const std::string token = request.path.substr(stop_path.size());
  journal_.write_account({store::MailEndWrite{"", token}},
                         [reply](bool) { reply(api_answer(protocol::Nothing())); });
}

}  // namespace townsmith::service
