#include "service/notices.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "crypto/web_push.h"
#include "games/word_files.h"
#include "service/api_bodies.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::string_view stop_path = "/api/mail/stop/";
constexpr std::string_view key_name = "vapid";
constexpr int most_notices = 500;
constexpr std::int64_t push_lasts = 86'400;   // seconds
constexpr std::int64_t proof_lasts = 43'200;  // seconds
/// What could not be delivered is tried again after these times, and then no more.
constexpr std::array<Time, 3> retry_waits = {60 * second, 300 * second, 1800 * second};
constexpr std::size_t most_retries = 1000;

ApiAnswer not_offered() {
  return refusal(403, Reason::not_allowed, say("townsmith", "notices-none"));
}

/// "https://push.example.org" of an address there.
std::string origin_of(std::string_view url) {
  const std::size_t host = url.find("//") + 2;
  return std::string(url.substr(0, url.find('/', host)));
}

crypto::PushKeys keys_of(const store::Subscription& subscription) {
  return {crypto::from_base64url(subscription.p256dh).value_or(crypto::Bytes()),
          crypto::from_base64url(subscription.auth).value_or(crypto::Bytes())};
}

bool is_address(std::string_view url) {
  return url.starts_with("https://") && url.size() > 8 &&
         std::all_of(url.begin(), url.end(), [](char c) { return c > ' ' && c < 127; });
}

/// Whether a game goes on and waits for this person themselves; the names of the others, if wanted.
bool is_waited_for(const std::optional<store::TableRow>& row, const std::string& person,
                   std::vector<Text>* others) {
  if (!row || row->stage != store::Stage::playing) return false;
  const auto summary = read_summary(row->summary);
  if (!summary) return false;
  bool waited_for = false;
  for (const protocol::SummarySeat& seat : summary->seats) {
    if (seat.person == person) {
      waited_for = seat.waiting && !seat.away;
    } else if (others != nullptr && seat.occupant == table::Occupant::human) {
      others->push_back(table::shown_name(seat.name));
    }
  }
  return waited_for;
}

/// Whether it may go better later: nobody answered, or the other side has troubles of its own.
bool may_go_later(const outbox::Delivery& what, bool by_mail) {
  if (what.forbidden) return false;
  if (what.status == 0) return true;
  if (by_mail) return what.status >= 400 && what.status < 500;
  return what.status == 429 || what.status >= 500;
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

/// Who is to be told of which turn.
struct Notices::Recipient {
  store::Person person;
  store::Account account;
  store::TurnNotice turn;
  std::string title;
  std::vector<Text> others;
};

Notices::Notices(Sessions& sessions, Journal& journal, Requests& requests, People& people,
                 TroubleReporter& trouble, Messenger* messenger, Clock clock, Settings settings)
    : sessions_(sessions),
      journal_(journal),
      requests_(requests),
      people_(people),
      trouble_(trouble),
      messenger_(messenger),
      clock_(std::move(clock)),
      settings_(std::move(settings)) {}

bool Notices::can_mail() const {
  return messenger_ != nullptr && messenger_->can_mail() && !settings_.public_url.empty();
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

// What people ask for.

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

void Notices::subscribe(const ApiRequest& request, const ApiReply& reply) {
  if (!can_push()) return reply(not_offered());
  const auto body = read_body<protocol::SubscriptionBody>(request.body);
  if (!body) return reply(refusal(400, body.error()));
  people_.identify_person(
      request, reply, [this, request, body = *body, reply](const store::Person& person) {
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

void Notices::want_mail(const ApiRequest& request, const ApiReply& reply) {
  if (!can_mail()) return reply(not_offered());
  const auto body = read_body<protocol::MailBody>(request.body);
  if (!body) return reply(refusal(400, body.error()));
  if (!outbox::is_mail_address(body->address)) {
    return reply(refusal(400, Reason::bad_value, say("townsmith", "mail-address")));
  }
  people_.identify_person(
      request, reply, [this, request, address = body->address, reply](const store::Person& person) {
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

void Notices::confirm_mail(const ApiRequest& request, const ApiReply& reply) {
  const auto body = read_body<protocol::Token>(request.body);
  if (!body) return reply(refusal(400, body.error()));
  journal_.write_account({store::MailConfirmWrite{hash_of(body->token)}}, [reply](bool well) {
    if (well) return reply(api_answer(protocol::Nothing()));
    reply(refusal(403, Reason::not_allowed, say("townsmith", "link-used")));
  });
}

/// With one click, and as mail programs do it themselves (RFC 8058). Who ends it twice is told that
/// it has ended, too.
void Notices::stop_mail(const ApiRequest& request, const ApiReply& reply) {
  const std::string token = request.path.substr(stop_path.size());
  journal_.write_account({store::MailEndWrite{"", token}},
                         [reply](bool) { reply(api_answer(protocol::Nothing())); });
}

// What becomes due.

void Notices::table_changed(CachedTable& table, const CachedTable::Changes& changes) {
  const store::TableRow& row = table.row();
  if (messenger_ == nullptr || !changes.turns || row.stage != store::Stage::playing) return;
  const table::Table& game = table.live().table();
  for (const Seat seat : game.waiting_for()) {
    const std::string& person = table.live().owner(seat);
    if (person.empty() || game.played_by_bot(seat) || sessions_.looks_at(person, row.id)) continue;
    const store::TurnNotice notice{person, row.id, table.waiting_since(seat),
                                   clock_() + settings_.delay};
    journal_.write_account({store::NoticeWrite{notice}}, [](bool) {});
  }
}

void Notices::send_due(Time now) {
  if (messenger_ == nullptr) return;
  send_again(now);
  if (reading_) return;
  reading_ = true;
  const auto read = [](store::Store& store) { return store.accounts().notices(most_notices); };
  journal_.read(read, [this, now](const Result<std::vector<store::TurnNotice>>& notices) {
    reading_ = false;
    if (!notices) return;
    for (const store::TurnNotice& notice : *notices) {
      if (busy_.contains({notice.person, notice.table})) continue;
      if (sessions_.looks_at(notice.person, notice.table)) {
        take(notice, [] {});
      } else if (notice.due <= now) {
        settle(notice);
      }
    }
  });
}

/// One node takes it; `then` is called there.
void Notices::take(const store::TurnNotice& notice, const std::function<void()>& then) {
  const Id id{notice.person, notice.table};
  busy_.insert(id);
  journal_.write_account({store::NoticeTakenWrite{notice}}, [this, id, then](bool well) {
    busy_.erase(id);
    if (well) then();
  });
}

void Notices::settle(const store::TurnNotice& notice) {
  struct Found {
    std::optional<store::Person> person;
    store::Account account;
    std::optional<store::TableRow> row;
  };
  const Id id{notice.person, notice.table};
  busy_.insert(id);
  const auto read = [id](store::Store& store) -> Result<Found> {
    Found out;
    TRY(out.person, store.person(id.first));
    TRY(out.account, store.accounts().of(id.first));
    TRY(out.row, store.table(id.second));
    return out;
  };
  journal_.read(read, [this, notice, id](const Result<Found>& found) {
    busy_.erase(id);
    if (!found) return;  // later
    Recipient recipient;
    if (!is_waited_for(found->row, notice.person, &recipient.others) || !found->person ||
        found->person->is_banned(clock_.date())) {
      return take(notice, [] {});
    }
    recipient.person = *found->person;
    recipient.account = found->account;
    recipient.turn = notice;
    const auto title = settings_.titles.find(found->row->game);
    recipient.title = title == settings_.titles.end() ? found->row->game : title->second;
    take(notice, [this, recipient] { tell(recipient); });
  });
}

void Notices::tell(const Recipient& recipient) {
  const std::set<Client>& clients = sessions_.clients_of(recipient.person.id);
  const auto is_open = [&](const std::string& device) {
    return std::ranges::any_of(
        clients, [&](Client client) { return sessions_.find(client)->key == device; });
  };
  if (can_push()) {
    for (const store::Subscription& one : recipient.account.subscriptions) {
      // A page that is open says it itself.
      if (!is_open(one.device)) push(recipient, one, 0);
    }
  }
  const auto& mail = recipient.account.mail;
  if (!mail || !mail->confirm.empty() || !can_mail() || !clients.empty()) return;
  const Text subject = say("townsmith", "notice-turn", {{"game", recipient.title}});
  std::vector<Text> paragraphs = {
      say("townsmith", "mail-turn", {{"name", recipient.person.name}, {"game", recipient.title}})};
  if (!recipient.others.empty()) {
    paragraphs.push_back(say("townsmith", "notice-waiting", {{"names", recipient.others}}));
  }
  paragraphs.push_back(literal(settings_.public_url + "/t/" + recipient.turn.table));
  send_mail(mail_to(*mail, subject, paragraphs), recipient.turn, 0);
}

void Notices::push(const Recipient& recipient, const store::Subscription& to, int tries) {
  with_key([this, recipient, to, tries](const crypto::P256Key* key) {
    if (key != nullptr) push_with(*key, recipient, to, tries);
  });
}

void Notices::push_with(const crypto::P256Key& key, const Recipient& recipient,
                        const store::Subscription& to, int tries) {
  const Language& language = built_in_language(to.language);
  json::object message = {
      {"title", language.say(say("townsmith", "notice-turn", {{"game", recipient.title}}))},
      {"table", recipient.turn.table}};
  if (!recipient.others.empty()) {
    message["body"] =
        language.say(say("townsmith", "notice-waiting", {{"names", recipient.others}}));
  }
  const auto body = crypto::encrypt_push(keys_of(to), crypto::bytes_of(json::serialize(message)));
  if (!body) return;
  const std::string contact = settings_.contact.find("://") == std::string::npos &&
                                      settings_.contact.find('@') != std::string::npos
                                  ? "mailto:" + settings_.contact
                              : settings_.contact.empty() ? settings_.public_url
                                                          : settings_.contact;
  outbox::HttpPost post;
  post.url = to.endpoint;
  // Of several that wait for one table, push services keep the last.
  post.headers = {fmt::format("TTL: {}", push_lasts),
                  "Urgency: high",
                  "Content-Encoding: aes128gcm",
                  "Content-Type: application/octet-stream",
                  fmt::format("Topic: {}", hash_of(recipient.turn.table).substr(0, 32)),
                  "Authorization: " + crypto::vapid_header(key, origin_of(to.endpoint), contact,
                                                           clock_.date() / second + proof_lasts)};
  post.body.assign(body->begin(), body->end());
  messenger_->post(std::move(post), [this, recipient, to, tries](const outbox::Delivery& what) {
    if (what.ok()) return;
    if (what.gone()) {
      journal_.write_account({store::SubscriptionEndWrite{to.endpoint, ""}}, [](bool) {});
      return journal_.flush();
    }
    if (may_go_later(what, false)) {
      keep_trying(recipient.turn, tries,
                  [this, recipient, to](int next) { push(recipient, to, next); });
    }
    trouble_.report({"a message to a browser could not be delivered",
                     fmt::format("{}: {} {}", origin_of(to.endpoint), what.status, what.error),
                     "somebody was not told that it is their turn: look whether this server can "
                     "reach the internet by https"});
  });
}

outbox::Mail Notices::mail_to(const store::MailWish& to, const Text& subject,
                              const std::vector<Text>& paragraphs) const {
  const Language& language = built_in_language(to.language);
  outbox::Mail mail;
  mail.to = to.address;
  mail.subject = language.say(subject);
  for (const Text& one : paragraphs) mail.text += language.say(one) + "\n\n";
  mail.text += "-- \n" + language.say(say("townsmith", "mail-stop")) + "\n" + settings_.public_url +
               "/#/stop/" + to.stop + "\n";
  mail.unsubscribe = settings_.public_url + std::string(stop_path) + to.stop;
  return mail;
}

void Notices::send_mail(const outbox::Mail& mail, const std::optional<store::TurnNotice>& turn,
                        int tries) {
  messenger_->mail(mail, [this, mail, turn, tries](const outbox::Delivery& what) {
    if (what.ok()) return;
    if (may_go_later(what, true)) {
      keep_trying(turn, tries, [this, mail, turn](int next) { send_mail(mail, turn, next); });
    }
    trouble_.report({"a mail could not be sent", fmt::format("{} {}", what.status, what.error),
                     "somebody was not written to: look at --mail-server, --mail-user and what "
                     "the mail server has logged"});
  });
}

// What could not be delivered. Only this node remembers it: if it ends, these are lost.

void Notices::keep_trying(const std::optional<store::TurnNotice>& turn, int tries,
                          std::function<void(int)> send) {
  const auto before = static_cast<std::size_t>(tries);
  if (before >= retry_waits.size() || retries_.size() >= most_retries) return;
  retries_.push_back({clock_() + retry_waits[before], tries + 1, turn, std::move(send)});
}

void Notices::send_again(Time now) {
  std::vector<Retry> due;
  std::erase_if(retries_, [&](Retry& one) {
    if (one.due > now) return false;
    due.push_back(std::move(one));
    return true;
  });
  for (const Retry& one : due) {
    if (!one.turn) {
      one.send(one.tries);
      continue;
    }
    const store::TurnNotice& turn = *one.turn;
    // Only if it is still that turn, and nobody has looked meanwhile.
    const auto read = [turn](store::Store& store) -> Result<bool> {
      TRY(const auto last, store.accounts().notice(turn.person, turn.table));
      TRY(const auto row, store.table(turn.table));
      return last && last->since == turn.since && is_waited_for(row, turn.person, nullptr);
    };
    journal_.read(read, [this, one](const Result<bool>& still) {
      if (still && *still && !sessions_.is_connected(one.turn->person)) one.send(one.tries);
    });
  }
}

}  // namespace townsmith::service
