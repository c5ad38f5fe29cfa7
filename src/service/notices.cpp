#include "service/notices.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/word_files.h"
#include "service/api_bodies.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr int max_notices = 500;
constexpr std::int64_t push_lasts = 86'400;   // seconds
constexpr std::int64_t proof_lasts = 43'200;  // seconds
/// What could not be delivered is tried again after these times, and then no more.
constexpr std::array<Time, 3> retry_waits = {60 * second, 300 * second, 1800 * second};
constexpr std::size_t max_retries = 1000;

/// "https://push.example.org" of an address there.
std::string origin_of(std::string_view url) {
  const std::size_t host = url.find("//") + 2;
  return std::string(url.substr(0, url.find('/', host)));
}

/// Whether a game is running and waits for this person themselves; the names of the others, if
/// wanted.
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

}  // namespace

/// Who is to be told of which turn.
struct Notices::Recipient {
  store::Person person;
  store::Account account;
  store::TurnNotice turn;
  std::string title;
  std::vector<Text> others;
};

/// A message under way.
struct Notices::Telling {
  Recipient recipient;
  std::vector<store::Subscription> left;  ///< browsers that were not tried
  int tries = 0;                          ///< of all of them
  bool later = false;                     ///< a browser that was tried may take it later
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
  const auto read = [](store::Store& store) { return store.accounts().notices(max_notices); };
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
    take(notice, [this, recipient] { tell(recipient, 0); });
  });
}

std::vector<store::Subscription> Notices::closed_browsers(const Recipient& recipient) const {
  std::set<std::string> open;
  for (const Client client : sessions_.clients_of(recipient.person.id)) {
    open.insert(sessions_.find(client)->key);
  }
  std::vector<store::Subscription> all = recipient.account.subscriptions;
  const bool says_it_itself = std::any_of(
      all.begin(), all.end(), [&](const auto& one) { return open.contains(one.device); });
  if (!can_push() || says_it_itself) return {};
  std::map<std::string, Time> seen;
  for (const store::Key& device : recipient.account.devices) seen[device.hash] = device.seen;
  std::stable_sort(all.begin(), all.end(), [&](const auto& one, const auto& other) {
    return seen[one.device] > seen[other.device];
  });
  return all;
}

bool Notices::wants_mail(const Recipient& recipient) const {
  const auto& mail = recipient.account.mail;
  return mail && mail->confirm.empty() && can_mail() &&
         !sessions_.is_connected(recipient.person.id);
}

outbox::Mail Notices::mail_about(const Recipient& recipient) const {
  std::vector<Text> paragraphs = {
      say("townsmith", "mail-turn", {{"name", recipient.person.name}, {"game", recipient.title}})};
  if (!recipient.others.empty()) {
    paragraphs.push_back(say("townsmith", "notice-waiting", {{"names", recipient.others}}));
  }
  paragraphs.push_back(literal(settings_.public_url + "/t/" + recipient.turn.table));
  return mail_to(*recipient.account.mail,
                 say("townsmith", "notice-turn", {{"game", recipient.title}}), paragraphs);
}

void Notices::tell(const Recipient& recipient, int tries) {
  tell_next(std::make_shared<Telling>(Telling{recipient, closed_browsers(recipient), tries}));
}

void Notices::tell_next(const std::shared_ptr<Telling>& telling) {
  if (!telling->left.empty()) {
    const store::Subscription to = telling->left.front();
    telling->left.erase(telling->left.begin());
    return with_key([this, telling, to](const crypto::P256Key* key) {
      key == nullptr ? tell_next(telling) : push(*key, telling, to);
    });
  }
  const Recipient& recipient = telling->recipient;
  if (wants_mail(recipient)) {
    send_mail(mail_about(recipient), recipient.turn, 0);
  } else if (telling->later) {
    keep_trying(recipient.turn, telling->tries,
                [this, recipient](int next) { tell(recipient, next); });
  }
}

void Notices::push(const crypto::P256Key& key, const std::shared_ptr<Telling>& telling,
                   const store::Subscription& to) {
  const Recipient& recipient = telling->recipient;
  const Language& language = built_in_language(to.language);
  json::object message = {
      {"title", language.say(say("townsmith", "notice-turn", {{"game", recipient.title}}))},
      {"table", recipient.turn.table}};
  if (!recipient.others.empty()) {
    message["body"] =
        language.say(say("townsmith", "notice-waiting", {{"names", recipient.others}}));
  }
  const auto body = crypto::encrypt_push(keys_of(to), crypto::bytes_of(json::serialize(message)));
  if (!body) return tell_next(telling);
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
  messenger_->post(std::move(post), [this, telling, to](const outbox::Delivery& what) {
    if (what.ok()) return;
    telling->later = telling->later || may_go_later(what, false);
    tell_next(telling);
    if (what.gone()) {
      journal_.write_account({store::SubscriptionEndWrite{to.endpoint, ""}}, [](bool) {});
      return journal_.flush();
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
  if (before >= retry_waits.size() || retries_.size() >= max_retries) return;
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
