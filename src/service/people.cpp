#include "service/people.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "service/api_bodies.h"
#include "service/device_name.h"
#include "service/moderation.h"
#include "service/plain_text.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::size_t name_bytes = 40;
constexpr Time link_lasts = hour;
constexpr Time seen_to = hour;  ///< how exactly it is noted when a device was here
constexpr std::size_t person_name_length = 12;
constexpr std::size_t max_secret_bytes = 64;

ApiAnswer link_is_used() {
  return refusal(403, Reason::not_allowed, say("townsmith", "link-used"));
}

/// Whose secret it is, as far as it is anybody's.
Result<People::Owner> owner_of(store::Store& store, const std::string& hash) {
  TRY(const auto key, store.key(hash));
  if (!key || key->kind != store::KeyKind::device) return People::Owner();
  TRY(const auto person, store.person(key->person));
  return People::Owner{person, *key};
}

bool may_be_secret(const std::string& text) {
  return !text.empty() && text.size() <= max_secret_bytes;
}

}  // namespace

People::People(host::Host& host, Sessions& sessions, Journal& journal, Requests& requests,
               TroubleReporter& trouble, Clock clock, Settings settings)
    : host_(host),
      sessions_(sessions),
      journal_(journal),
      requests_(requests),
      trouble_(trouble),
      clock_(std::move(clock)),
      version_(std::move(settings.version)),
      newcomers_(settings.newcomers_per_minute) {}

std::vector<Verb> People::verbs() { return {Requests::verb(this, &People::hello)}; }

std::vector<Route> People::routes() {
  const auto to = [this](auto handler) { return handler_of(this, handler); };
  return {{"GET", "/api/me", to(&People::tell_who)},
          {"POST", "/api/me", to(&People::name_person)},
          {"DELETE", "/api/me", to(&People::forget_device)},
          {"POST", "/api/me/link", to(&People::make_link)},
          {"POST", "/api/return", to(&People::use_link)}};
}

void People::connect(const ConnectRequest& request, std::function<void(ConnectResult)> ready) {
  Session session{.household = request.address};
  if (may_be_secret(request.secret)) session.key = hash_of(request.secret);
  journal_.read([key = session.key, household = session.household](
                    store::Store& store) { return read_arrival(store, key, household); },
                [this, session, ready = std::move(ready)](const Result<Arrival>& arrival) {
                  const bool well = trouble_.safely([&] {
                    if (!arrival) return ready({0, CloseReason::try_later});
                    if (arrival->owner.person) note_seen(arrival->owner.key, "");
                    let_in(*arrival, session, ready);
                  });
                  if (!well) ready({0, CloseReason::try_later});
                });
}

Result<People::Arrival> People::read_arrival(store::Store& store, const std::string& key,
                                             const std::string& household) {
  Arrival out;
  if (!key.empty()) {
    TRY(out.owner, owner_of(store, key));
  }
  const std::string person = out.owner.person ? out.owner.person->id : std::string();
  if (!person.empty() || !household.empty()) {
    TRY(out.decided, store.sanctions(person, household, max_sanctions));
  }
  if (person.empty()) return out;
  TRY(out.moderator, is_moderator(store, person));
  return out;
}

bool People::is_banned(const Arrival& arrival) const {
  std::vector<store::Sanction> decided = arrival.decided;
  // Moderators share addresses with those they ban; nobody locks them out that way.
  if (arrival.moderator) std::erase_if(decided, [](const auto& one) { return one.person.empty(); });
  return is_sanctioned(decided, store::Sanction::Kind::ban, clock_.date());
}

void People::let_in(const Arrival& arrival, Session session,
                    const std::function<void(ConnectResult)>& ready) {
  if (is_banned(arrival)) return ready({0, CloseReason::banned});
  if (arrival.owner.person) {
    session.person = arrival.owner.person->id;
    session.name = arrival.owner.person->name;
    session.moderator = arrival.moderator;
  } else {
    session.key.clear();
  }
  sessions_.open(std::move(session), ready);
}

void People::hello(const RequestPointer& request, const protocol::Hello& message) {
  Result<protocol::Greeting> greeting = host_.greet(request->client, message);
  if (!greeting) return request->refuse(greeting.error());
  const Session* session = sessions_.find(request->client);
  auto& you = greeting->you.emplace();
  if (session != nullptr && !session->person.empty()) {
    you = person_view(session->person, session->name);
    if (session->moderator) you->moderator = true;
  }
  request->answer(std::move(*greeting));
}

void People::identify(const ApiRequest& request, const ApiReply& reply,
                      std::function<void(const Found&)> then) {
  if (!may_be_secret(request.secret)) return then(Found());
  requests_.read(
      reply,
      [hash = hash_of(request.secret)](store::Store& store) { return owner_of(store, hash); },
      [this, agent = request.agent, then = std::move(then)](const Owner& owner) {
        if (owner.person) note_seen(owner.key, agent);
        then(owner.person);
      });
}

void People::identify_person(const ApiRequest& request, const ApiReply& reply,
                             std::function<void(const store::Person&)> then) {
  identify(request, reply, [reply, then = std::move(then)](const Found& found) {
    if (!found) return reply(refusal(403, Reason::not_allowed, say("townsmith", "name-first")));
    if (store::is_bot_account(found->id)) {
      return reply(refusal(403, Reason::not_allowed, say("townsmith", "not-for-bots")));
    }
    then(*found);
  });
}

void People::identify_account(
    const ApiRequest& request, const ApiReply& reply,
    std::function<void(const store::Person&, const store::Account&)> then) {
  identify_person(
      request, reply, [this, reply, then = std::move(then)](const store::Person& person) {
        const auto read = [id = person.id](store::Store& store) { return store.accounts().of(id); };
        requests_.read(reply, read,
                       [person, then](const store::Account& account) { then(person, account); });
      });
}

void People::note_seen(const store::Key& key, const std::string& agent) {
  const std::string device = key.device.empty() ? device_of(agent) : std::string();
  if (device.empty() && clock_.date() - key.seen < seen_to) return;
  journal_.write({store::AccountWrite{store::SeenWrite{key.hash, clock_.date(), device}}},
                 [](bool) {});
}

People::NewDevice People::new_device(const std::string& person, const std::string& agent) const {
  auto secret = std::make_shared<const std::string>(new_secret());
  return {{.hash = hash_of(*secret),
           .person = person,
           .device = device_of(agent),
           .made = clock_.date(),
           .seen = clock_.date()},
          secret};
}

void People::tell_who(const ApiRequest& request, const ApiReply& reply) {
  identify(request, reply, [this, reply](const Found& found) {
    protocol::Me out{{}, protocol::number, version_};
    if (found) out.person = person_view(*found);
    reply(api_answer(out));
  });
}

void People::name_person(const ApiRequest& request, const protocol::NameBody& body,
                         const ApiReply& reply) {
  const std::string name = trimmed(body.name);
  if (!is_plain_text(name) || name.size() > name_bytes) {
    return reply(
        refusal(400, Reason::bad_value, say("townsmith", "name-plain", {{"most", name_bytes}})));
  }
  if (name == store::forgotten_person) {
    return reply(refusal(400, Reason::bad_value, say("townsmith", "name-of-nobody")));
  }
  if (name.ends_with(store::bot_account_mark)) {
    return reply(refusal(400, Reason::bad_value, say("townsmith", "name-of-bot")));
  }
  identify(request, reply, [this, name, request, reply](const Found& found) {
    // Its mark would be gone.
    if (found && store::is_bot_account(found->id)) {
      return reply(refusal(403, Reason::not_allowed, say("townsmith", "bot-keeps-name")));
    }
    const auto read = [key = hash_of(request.secret), address = request.address](
                          store::Store& store) { return read_arrival(store, key, address); };
    requests_.read(reply, read, [this, found, name, request, reply](const Arrival& arrival) {
      if (is_banned(arrival)) {
        return reply(refusal(403, Reason::not_allowed, say("townsmith", "banned")));
      }
      if (!found) return make_person(name, request, reply);
      rename(*found, name, reply);
    });
  });
}

void People::rename(store::Person person, const std::string& name, const ApiReply& reply) {
  person.name = name;
  journal_.write({store::PersonWrite{person}}, [this, person, reply](bool well) {
    if (!well) return reply(not_kept());
    sessions_.rename(person.id, person.name);
    reply(person_answer(person));
  });
}

void People::make_person(const std::string& name, const ApiRequest& request,
                         const ApiReply& reply) {
  if (!newcomers_.allow(request.address, clock_())) {
    return reply(refusal(429, Reason::too_much, say("townsmith", "newcomers-too-many")));
  }
  const store::Person person{random_name(person_name_length), name, clock_.date()};
  const NewDevice device = new_device(person.id, request.agent);
  journal_.write({store::PersonWrite{person}, store::KeyWrite{device.key, false}},
                 [person, device, reply](bool well) {
                   reply(well ? with_secret(person_answer(person), device.secret) : not_kept());
                 });
}

void People::forget_device(const ApiRequest& request, const ApiReply& reply) {
  store::Key key;
  key.hash = hash_of(request.secret);
  journal_.write({store::KeyWrite{key, true}}, [this, hash = key.hash, reply](bool well) {
    if (!well) return reply(not_kept());
    // Connections that came with this key are nobody's any more.
    sessions_.end_of_key(hash, CloseReason::forgotten);
    reply(without_secret());
  });
}

// Links to another device.

void People::make_link(const ApiRequest& request, const ApiReply& reply) {
  identify(request, reply, [this, reply](const Found& found) {
    if (!found) return reply(refusal(403, Reason::not_allowed, say("townsmith", "name-first")));
    const std::string token = new_secret();
    const store::Key key{hash_of(token), found->id, clock_() + link_lasts, store::KeyKind::link};
    journal_.write({store::KeyWrite{key, false}}, answer_when_kept(reply, protocol::Token{token}));
  });
}

void People::use_link(const ApiRequest& request, const protocol::Token& body,
                      const ApiReply& reply) {
  const auto find = [hash = hash_of(body.token)](store::Store& store) -> Result<Link> {
    TRY(const auto key, store.key(hash));
    if (!key) return Link();
    TRY(const auto person, store.person(key->person));
    return Link{key, person};
  };
  requests_.read(reply, find, [this, agent = request.agent, reply](const Link& link) {
    follow_link(link, agent, reply);
  });
}

void People::follow_link(const Link& link, const std::string& agent, const ApiReply& reply) {
  const std::optional<store::Key>& key = link.key;
  const bool good = key && key->kind == store::KeyKind::link && key->expires >= clock_();
  if (!good || !link.person) return reply(link_is_used());
  const NewDevice device = new_device(link.person->id, agent);
  journal_.write({store::LinkWrite{key->hash, device.key}},
                 [this, person = *link.person, device, hash = key->hash, reply](bool well) {
                   if (!well) return explain_unused_link(hash, reply);
                   reply(with_secret(person_answer(person), device.secret));
                 });
}

/// Either somebody else has used the link first, and it is gone, or the store has failed.
void People::explain_unused_link(const std::string& hash, const ApiReply& reply) {
  journal_.read([hash](store::Store& store) { return store.key(hash); },
                [this, reply](const Result<std::optional<store::Key>>& key) {
                  requests_.attempt(reply,
                                    [&] { reply(key && !*key ? link_is_used() : not_kept()); });
                });
}

}  // namespace townsmith::service
