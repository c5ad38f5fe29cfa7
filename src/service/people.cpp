// Who somebody is: a name, and a secret in a cookie.
#include "service/people.h"

#include <fmt/format.h>

#include <utility>

#include "core/schema_reading.h"
#include "games/word_files.h"
#include "service/secrets.h"
#include "service/service.h"

namespace townsmith::service {

ApiAnswer refusal(int status, Problem why) {
  ApiAnswer out;
  out.status = status;
  out.refused = std::move(why);
  return out;
}

namespace {

constexpr std::size_t name_bytes = 40;
constexpr Time link_lasts = 3'600'000;
constexpr std::size_t person_name_length = 12;
constexpr std::size_t most_secret_bytes = 64;
constexpr std::string_view record_path = "/api/record/";

ApiAnswer refusal(int status, Reason reason, Text why) {
  return service::refusal(status, Problem{reason, std::move(why)});
}
ApiAnswer not_stored() { return refusal(503, Reason::io_error, say("townsmith", "not-stored")); }
ApiAnswer link_is_used() { return refusal(403, Reason::not_allowed, say("townsmith", "link-used")); }

/// What is answered has names and numbers, no words.
template <class Answer>
ApiAnswer api_answer(const Answer& answer) {
  return {200, schema::to_json(answer, built_in_english())};
}
protocol::PersonView person_view(const store::Person& person) { return {person.id, person.name}; }
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

/// How many bytes the character at the beginning has; 0 if it is none.
std::size_t character_bytes(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t bytes = byte(0) < 0x80U            ? 1
                            : (byte(0) >> 5U) == 0x6U  ? 2
                            : (byte(0) >> 4U) == 0xEU  ? 3
                            : (byte(0) >> 3U) == 0x1EU ? 4
                                                       : 0;
  if (bytes == 0 || bytes > text.size()) return 0;
  std::uint32_t point = bytes == 1 ? byte(0) : byte(0) & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) >> 6U) != 0x2U) return 0;
    point = (point << 6U) | (byte(i) & 0x3FU);
  }
  constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  const bool control = point < 0x20 || (point >= 0x7F && point < 0xA0);
  // Marks that turn the direction of writing, or end a line, would reach beyond the name.
  const bool reaches_out = (point >= 0x2028 && point <= 0x202E) ||
                           (point >= 0x2066 && point <= 0x2069) || point == 0xFEFF;
  const bool surrogate = point >= 0xD800 && point < 0xE000;
  if (point < least[bytes] || point > 0x10FFFF || control || reaches_out || surrogate) return 0;
  return bytes;
}

}  // namespace

bool is_plain_text(std::string_view text) {
  if (trimmed(text).empty()) return false;
  while (!text.empty()) {
    const std::size_t bytes = character_bytes(text);
    if (bytes == 0) return false;
    text.remove_prefix(bytes);
  }
  return true;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

namespace {

/// Whose secret it is, as far as it is anybody's.
Result<std::optional<store::Person>> owner_of(store::Store& store, const std::string& hash) {
  const auto key = store.key(hash);
  if (!key) return tl::unexpected(key.error());
  if (!*key || (*key)->once) return std::optional<store::Person>();
  return store.person((*key)->person);
}

bool may_be_secret(const std::string& text) {
  return !text.empty() && text.size() <= most_secret_bytes;
}

}  // namespace

void Service::with_person(const ApiRequest& request, const ApiReply& answer,
                          std::function<void(const Found&)> then) {
  if (!may_be_secret(request.secret)) return then(Found());
  auto found = std::make_shared<Result<Found>>();
  read(
      answer,
      [found, hash = hash_of(request.secret)](store::Store& store) {
        *found = owner_of(store, hash);
      },
      [this, found, answer, then = std::move(then)] {
        if (!*found) return answer(refusal(503, unreadable(found->error())));
        then(**found);
      });
}

void Service::connect(std::string secret, std::function<void(ConnectResult)> ready) {
  const std::string key = may_be_secret(secret) ? hash_of(secret) : std::string();
  if (key.empty()) {
    let_in(Found(), key, ready);
    return flush();
  }
  auto found = std::make_shared<Result<Found>>();
  read([found, key](store::Store& store) { *found = owner_of(store, key); },
       [this, found, key, ready = std::move(ready)] {
         const bool well = safely([&] {
           if (*found) return let_in(**found, key, ready);
           (void)unreadable(found->error());
           ready({0, CloseReason::try_later});
         });
         if (!well) ready({0, CloseReason::try_later});
       });
}

void Service::let_in(const Found& found, const std::string& key,
                     const std::function<void(ConnectResult)>& ready) {
  Session one;
  if (found) {
    if (found->banned) return ready({0, CloseReason::banned});
    one.person = found->id;
    one.name = found->name;
    one.key = key;
  }
  const Client client = host_.connect(one.person, one.name);
  const std::string person = one.person;
  sessions_.emplace(client, std::move(one));
  ready({client});
  if (person.empty()) return;
  std::set<Client>& clients = connected_[person];
  clients.insert(client);
  if (clients.size() > parts_.limits.connections_of_person) {
    parts_.outbound.close(*clients.begin(), CloseReason::replaced);
  }
  read_mutes(client, person);
}

void Service::read_mutes(Client client, const std::string& person) {
  auto muted = std::make_shared<Result<std::vector<std::string>>>();
  read([muted, person](store::Store& store) { *muted = store.muted_by(person); },
       [this, muted, client] {
         Session* one = session(client);
         if (one == nullptr || !*muted) return;
         one->muted.insert((*muted)->begin(), (*muted)->end());
       });
}

void Service::disconnect(Client client) {
  safely([&] { say_goodbye(client); });
  flush();
}

void Service::say_goodbye(Client client) {
  const auto found = sessions_.find(client);
  if (found == sessions_.end()) return;
  const Session one = std::move(found->second);
  sessions_.erase(found);
  lobby_.erase(client);
  host_.disconnect(client);
  if (const auto clients = connected_.find(one.person); clients != connected_.end()) {
    clients->second.erase(client);
    if (clients->second.empty()) connected_.erase(clients);
  }
  for (const std::string& table : one.tables) tell_about(table);
}

void Service::api(ApiRequest request, std::function<void(ApiAnswer)> answer) {
  const auto in_words = [answer = std::move(answer),
                         &language = built_in_language(request.language)](ApiAnswer out) {
    if (const auto why = std::exchange(out.refused, std::nullopt)) {
      out.body = schema::to_json(protocol::RefusalAnswer{{why->reason, why->text}}, language);
    }
    answer(std::move(out));
  };
  const ApiReply reply = in_words;
  attempt(reply, [&] { route(request, reply); });
  flush();
}

void Service::route(const ApiRequest& request, const ApiReply& answer) {
  const std::string& path = request.path;
  const std::string& method = request.method;
  if (path == "/api/me" && method == "GET") return api_me(request, answer);
  if (path == "/api/me" && method == "POST") return name_person(request, answer);
  if (path == "/api/me" && method == "DELETE") return forget_me(request, answer);
  if (path == "/api/me/link" && method == "POST") return make_link(request, answer);
  if (path == "/api/return" && method == "POST") return use_link(request, answer);
  if (path.starts_with(record_path) && method == "GET") return send_record(request, answer);
  answer(refusal(404, Reason::unknown_name, say("townsmith", "nothing-here")));
}

void Service::api_me(const ApiRequest& request, const ApiReply& answer) {
  with_person(request, answer, [this, answer](const Found& found) {
    protocol::Me out{{}, protocol::number, parts_.version};
    if (found) out.person = person_view(*found);
    answer(api_answer(out));
  });
}

void Service::name_person(const ApiRequest& request, const ApiReply& answer) {
  const Result<protocol::NameBody> given = read_body<protocol::NameBody>(request.body);
  if (!given) return answer(refusal(400, given.error()));
  const std::string name = trimmed(given->name);
  if (!is_plain_text(name) || name.size() > name_bytes) {
    return answer(refusal(400, Reason::bad_value,
                          say("townsmith", "name-plain", {{"most", name_bytes}})));
  }
  with_person(request, answer, [this, name, address = request.address, answer](const Found& found) {
    if (found && found->banned) {
      return answer(refusal(403, Reason::not_allowed, say("townsmith", "banned")));
    }
    if (found) {
      store::Person person = *found;
      person.name = name;
      return write_then({store::PersonWrite{person}}, [this, person, answer](bool well) {
        if (!well) return answer(not_stored());
        if (const auto clients = connected_.find(person.id); clients != connected_.end()) {
          for (const Client client : clients->second) {
            sessions_.at(client).name = person.name;
            host_.rename(client, person.id, person.name);
          }
        }
        answer(person_answer(person));
      });
    }
    if (!newcomers_.allow(address, parts_.limits.newcomers_per_minute, parts_.now())) {
      return answer(refusal(429, Reason::too_much, say("townsmith", "newcomers-too-many")));
    }
    const store::Person person{random_name(person_name_length), name, parts_.now(), false};
    auto secret = std::make_shared<const std::string>(new_secret());
    write_then({store::PersonWrite{person},
                store::KeyWrite{{hash_of(*secret), person.id, 0, false}, false}},
               [person, secret, answer](bool well) {
                 if (!well) return answer(not_stored());
                 ApiAnswer out = person_answer(person);
                 out.secret = secret;
                 answer(std::move(out));
               });
  });
}

void Service::make_link(const ApiRequest& request, const ApiReply& answer) {
  with_person(request, answer, [this, answer](const Found& found) {
    if (!found) return answer(refusal(403, Reason::not_allowed, say("townsmith", "name-first")));
    const std::string token = new_secret();
    write_then(
        {store::KeyWrite{{hash_of(token), found->id, parts_.now() + link_lasts, true}, false}},
        [token, answer](bool well) {
          if (!well) return answer(not_stored());
          answer(api_answer(protocol::Token{token}));
        });
  });
}

void Service::use_link(const ApiRequest& request, const ApiReply& answer) {
  const Result<protocol::Token> body = read_body<protocol::Token>(request.body);
  if (!body) return answer(refusal(400, body.error()));
  struct Read {
    Result<std::optional<store::Key>> key;
    Result<Found> person;
  };
  auto found = std::make_shared<Read>();
  read(
      answer,
      [found, hash = hash_of(body->token)](store::Store& store) {
        found->key = store.key(hash);
        if (found->key && *found->key) found->person = store.person((*found->key)->person);
      },
      [this, found, answer] {
        if (!found->key) return answer(refusal(503, unreadable(found->key.error())));
        if (!found->person) return answer(refusal(503, unreadable(found->person.error())));
        const std::optional<store::Key>& key = *found->key;
        if (!key || !key->once || key->expires < parts_.now() || !*found->person) {
          return answer(link_is_used());
        }
        const store::Person person = **found->person;
        auto secret = std::make_shared<const std::string>(new_secret());
        write_then({store::LinkWrite{key->hash, {hash_of(*secret), person.id, 0, false}}},
                   [this, person, secret, hash = key->hash, answer](bool well) {
                     if (!well) return explain_link(hash, answer);
                     ApiAnswer out = person_answer(person);
                     out.secret = secret;
                     answer(std::move(out));
                   });
      });
}

/// Either somebody else has used the link first, and it is gone, or the store has failed.
void Service::explain_link(const std::string& hash, const ApiReply& answer) {
  auto key = std::make_shared<Result<std::optional<store::Key>>>();
  read(
      answer, [key, hash](store::Store& store) { *key = store.key(hash); },
      [key, answer] { answer(*key && !**key ? link_is_used() : not_stored()); });
}

void Service::forget_me(const ApiRequest& request, const ApiReply& answer) {
  store::Key key;
  key.hash = hash_of(request.secret);
  write_then({store::KeyWrite{key, true}}, [this, hash = key.hash, answer](bool well) {
    if (!well) return answer(not_stored());
    // What came in by this key is nobody any more.
    for (const auto& [client, one] : sessions_) {
      if (one.key == hash) parts_.outbound.close(client, CloseReason::forgotten);
    }
    ApiAnswer out = api_answer(protocol::PersonAnswer());
    out.secret = std::make_shared<const std::string>();
    answer(std::move(out));
  });
}

void Service::send_record(const ApiRequest& request, const ApiReply& answer) {
  const std::string table = request.path.substr(record_path.size());
  with_person(request, answer, [this, table, answer](const Found& found) {
    const std::string who = found ? found->id : std::string();
    with_current_table(table, [this, table, who, answer](const Result<>& loaded) {
      attempt(answer, [&] {
        const host::LiveTable* live = host_.find(table);
        if (!loaded) return answer(refusal(404, loaded.error()));
        if (live == nullptr) return answer(not_stored());
        const Record record = live->record();
        ApiAnswer out;
        out.body = record.finished ? to_text(record) : to_text(record, host_.seat_of(who, *live));
        out.type = "application/jsonl";
        out.file_name = fmt::format("{}-{}.jsonl", record.game, table);
        when_stored(table, [answer, out = std::move(out)](bool well) {
          answer(well ? out : not_stored());
        });
      });
    });
  });
}

}  // namespace townsmith::service
