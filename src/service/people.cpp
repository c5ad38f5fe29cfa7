#include "service/people.h"

#include <memory>
#include <utility>

#include "core/schema_reading.h"
#include "games/word_files.h"
#include "protocol/server.h"
#include "service/plain_text.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::size_t name_bytes = 40;
constexpr Time link_lasts = 3'600'000;
constexpr std::size_t person_name_length = 12;
constexpr std::size_t most_secret_bytes = 64;

ApiAnswer not_kept() { return refusal(503, not_stored()); }
ApiAnswer link_is_used() {
  return refusal(403, Reason::not_allowed, say("townsmith", "link-used"));
}

/// What is answered has names and numbers, no words.
template <class Answer>
ApiAnswer api_answer(const Answer& answer) {
  return {200, schema::to_json(answer, built_in_english())};
}
protocol::PersonView person_view(const std::string& id, const std::string& name) {
  protocol::PersonView out{id, name, {}};
  if (store::is_bot_account(id)) out.bot = true;
  return out;
}
protocol::PersonView person_view(const store::Person& person) {
  return person_view(person.id, person.name);
}
ApiAnswer person_answer(const store::Person& person) {
  return api_answer(protocol::PersonAnswer{person_view(person)});
}

template <class Body>
Result<Body> read_body(const std::string& body) {
  json::error_code wrong;
  const json::value value = json::parse(body, wrong);
  if (wrong) return refuse(Reason::bad_syntax, say("townsmith", "request-syntax"));
  return schema::from_json<Body>(value);
}

/// Whose secret it is, as far as it is anybody's.
Result<People::Found> owner_of(store::Store& store, const std::string& hash) {
  TRY(const auto key, store.key(hash));
  if (!key || key->once) return People::Found();
  return store.person(key->person);
}

bool may_be_secret(const std::string& text) {
  return !text.empty() && text.size() <= most_secret_bytes;
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
  const auto to = [this](void (People::*handler)(const ApiRequest&, const ApiReply&)) {
    return [this, handler](const ApiRequest& request, const ApiReply& reply) {
      (this->*handler)(request, reply);
    };
  };
  return {{"GET", "/api/me", to(&People::tell_who)},
          {"POST", "/api/me", to(&People::name_person)},
          {"DELETE", "/api/me", to(&People::forget_device)},
          {"POST", "/api/me/link", to(&People::make_link)},
          {"POST", "/api/return", to(&People::use_link)}};
}

void People::connect(const ConnectRequest& request, std::function<void(ConnectResult)> ready) {
  Session session{.household = request.address};
  if (!may_be_secret(request.secret)) return let_in(Found(), std::move(session), ready);
  session.key = hash_of(request.secret);
  journal_.read([key = session.key](store::Store& store) { return owner_of(store, key); },
                [this, session, ready = std::move(ready)](const Result<Found>& found) {
                  const bool well = trouble_.safely([&] {
                    if (found) return let_in(*found, session, ready);
                    ready({0, CloseReason::try_later});
                  });
                  if (!well) ready({0, CloseReason::try_later});
                });
}

void People::let_in(const Found& found, Session session,
                    const std::function<void(ConnectResult)>& ready) {
  if (!found) session.key.clear();
  if (!found) return sessions_.open(std::move(session), ready);
  if (found->banned) return ready({0, CloseReason::banned});
  session.person = found->id;
  session.name = found->name;
  sessions_.open(std::move(session), ready);
}

void People::hello(const RequestPointer& request, const protocol::Hello& message) {
  Result<protocol::Greeting> greeting = host_.greet(request->client, message);
  if (!greeting) return request->refuse(greeting.error());
  const Session* session = sessions_.find(request->client);
  auto& you = greeting->you.emplace();
  if (session != nullptr && !session->person.empty()) {
    you = person_view(session->person, session->name);
  }
  request->answer(std::move(*greeting));
}

void People::identify(const ApiRequest& request, const ApiReply& reply,
                      std::function<void(const Found&)> then) {
  if (!may_be_secret(request.secret)) return then(Found());
  requests_.read(
      reply,
      [hash = hash_of(request.secret)](store::Store& store) { return owner_of(store, hash); },
      std::move(then));
}

void People::tell_who(const ApiRequest& request, const ApiReply& reply) {
  identify(request, reply, [this, reply](const Found& found) {
    protocol::Me out{{}, protocol::number, version_};
    if (found) out.person = person_view(*found);
    reply(api_answer(out));
  });
}

void People::name_person(const ApiRequest& request, const ApiReply& reply) {
  const Result<protocol::NameBody> given = read_body<protocol::NameBody>(request.body);
  if (!given) return reply(refusal(400, given.error()));
  const std::string name = trimmed(given->name);
  if (!is_plain_text(name) || name.size() > name_bytes) {
    return reply(refusal(400, Reason::bad_value,
                         say("townsmith", "name-plain", {{"most", name_bytes}})));
  }
  if (name.ends_with(store::bot_account_mark)) {
    return reply(refusal(400, Reason::bad_value, say("townsmith", "name-of-bot")));
  }
  identify(request, reply, [this, name, address = request.address, reply](const Found& found) {
    // Its mark would be gone.
    if (found && store::is_bot_account(found->id)) {
      return reply(refusal(403, Reason::not_allowed, say("townsmith", "bot-keeps-name")));
    }
    if (!found) return make_person(name, address, reply);
    if (!found->banned) return rename(*found, name, reply);
    reply(refusal(403, Reason::not_allowed, say("townsmith", "banned")));
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

void People::make_person(const std::string& name, const std::string& address,
                         const ApiReply& reply) {
  if (!newcomers_.allow(address, clock_())) {
    return reply(refusal(429, Reason::too_much, say("townsmith", "newcomers-too-many")));
  }
  const store::Person person{random_name(person_name_length), name, clock_.date(), false};
  auto secret = std::make_shared<const std::string>(new_secret());
  journal_.write({store::PersonWrite{person},
                  store::KeyWrite{{hash_of(*secret), person.id, 0, false}, false}},
                 [person, secret, reply](bool well) {
                   if (!well) return reply(not_kept());
                   ApiAnswer out = person_answer(person);
                   out.secret = secret;
                   reply(std::move(out));
                 });
}

void People::forget_device(const ApiRequest& request, const ApiReply& reply) {
  store::Key key;
  key.hash = hash_of(request.secret);
  journal_.write({store::KeyWrite{key, true}}, [this, hash = key.hash, reply](bool well) {
    if (!well) return reply(not_kept());
    // Connections that came with this key are nobody's any more.
    sessions_.end_of_key(hash, CloseReason::forgotten);
    ApiAnswer out = api_answer(protocol::PersonAnswer());
    out.secret = std::make_shared<const std::string>();
    reply(std::move(out));
  });
}

// Links to another device.

void People::make_link(const ApiRequest& request, const ApiReply& reply) {
  identify(request, reply, [this, reply](const Found& found) {
    if (!found) return reply(refusal(403, Reason::not_allowed, say("townsmith", "name-first")));
    const std::string token = new_secret();
    const store::Key key{hash_of(token), found->id, clock_() + link_lasts, true};
    journal_.write({store::KeyWrite{key, false}}, [token, reply](bool well) {
      reply(well ? api_answer(protocol::Token{token}) : not_kept());
    });
  });
}

void People::use_link(const ApiRequest& request, const ApiReply& reply) {
  const Result<protocol::Token> body = read_body<protocol::Token>(request.body);
  if (!body) return reply(refusal(400, body.error()));
  const auto find = [hash = hash_of(body->token)](store::Store& store) -> Result<Link> {
    TRY(const auto key, store.key(hash));
    if (!key) return Link();
    TRY(const auto person, store.person(key->person));
    return Link{key, person};
  };
  requests_.read(reply, find, [this, reply](const Link& link) { follow_link(link, reply); });
}

void People::follow_link(const Link& link, const ApiReply& reply) {
  const std::optional<store::Key>& key = link.key;
  if (!key || !key->once || key->expires < clock_() || !link.person) return reply(link_is_used());
  auto secret = std::make_shared<const std::string>(new_secret());
  journal_.write({store::LinkWrite{key->hash, {hash_of(*secret), link.person->id, 0, false}}},
                 [this, person = *link.person, secret, hash = key->hash, reply](bool well) {
                   if (!well) return explain_unused_link(hash, reply);
                   ApiAnswer out = person_answer(person);
                   out.secret = secret;
                   reply(std::move(out));
                 });
}

/// Either somebody else has used the link first, and it is gone, or the store has failed.
void People::explain_unused_link(const std::string& hash, const ApiReply& reply) {
  journal_.read([hash](store::Store& store) { return store.key(hash); },
                [this, reply](const Result<std::optional<store::Key>>& key) {
                  requests_.attempt(
                      reply, [&] { reply(key && !*key ? link_is_used() : not_kept()); });
                });
}

}  // namespace townsmith::service
