#include "service/passkeys.h"

#include <utility>

#include "core/words.h"
#include "crypto/passkey.h"
#include "service/api_bodies.h"
#include "service/device_name.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::string_view passkey_path = "/api/me/passkeys/";
constexpr Time challenge_lasts = 300 * second;
constexpr std::size_t challenge_bytes = 32;
constexpr std::size_t max_passkeys = 20;

ApiAnswer no_passkeys_here() {
  return refusal(403, Reason::not_allowed, say("townsmith", "passkey-insecure"));
}
ApiAnswer unknown_passkey() {
  return refusal(403, Reason::not_allowed, say("townsmith", "passkey-unknown"));
}
ApiAnswer old_challenge() {
  return refusal(403, Reason::not_allowed, say("townsmith", "passkey-challenge"));
}
Problem unreadable_passkey() { return {Reason::bad_value, say("townsmith", "passkey-unreadable")}; }

/// The hash that a challenge is kept by.
std::string challenge_hash(const std::string& challenge) { return hash_of("ask " + challenge); }

crypto::PasskeyQuestion question(const std::string& challenge, const ApiRequest& request) {
  return {crypto::from_base64url(challenge).value_or(crypto::Bytes()),
          {request.origin},
          passkey_site(request.origin)};
}

std::string chars_of(const crypto::Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

}  // namespace

std::string passkey_site(std::string_view origin) {
  const bool https = origin.starts_with("https://");
  if (!https && !origin.starts_with("http://")) return {};
  std::string_view host = origin.substr(https ? 8 : 7);
  if (host.starts_with('[')) return {};
  host = host.substr(0, host.find_first_of(":/"));
  const std::string name = lower(host);
  const bool local = name == "localhost" || name.ends_with(".localhost");
  const bool numbers = name.find_first_not_of("0123456789.") == std::string::npos;
  return numbers || (!https && !local) ? std::string() : name;
}

Passkeys::Passkeys(Journal& journal, Requests& requests, People& people, Clock clock)
    : journal_(journal), requests_(requests), people_(people), clock_(std::move(clock)) {}

std::vector<Route> Passkeys::routes() {
  const auto to = [this](auto handler) { return handler_of(this, handler); };
  return {{"POST", "/api/me/passkeys/question", to(&Passkeys::ask_to_make)},
          {"POST", "/api/me/passkeys", to(&Passkeys::add)},
          {"DELETE", passkey_path, to(&Passkeys::end)},
          {"POST", "/api/return/question", to(&Passkeys::ask_to_come_back)},
          {"POST", "/api/return/passkey", to(&Passkeys::come_back)}};
}

void Passkeys::ask(const std::string& person, const std::string& site,
                   std::vector<std::string> known, const ApiReply& reply) {
  protocol::PasskeyAsk out;
  out.challenge = crypto::to_base64url(crypto::random_bytes(challenge_bytes));
  out.site = site;
  out.algorithms.assign(std::begin(crypto::passkey_algorithms),
                        std::end(crypto::passkey_algorithms));
  out.known = std::move(known);
  const store::Challenge kept{challenge_hash(out.challenge), person, clock_() + challenge_lasts};
  journal_.write_account({store::ChallengeWrite{kept}}, answer_when_kept(reply, out));
}

void Passkeys::ask_to_make(const ApiRequest& request, const ApiReply& reply) {
  const std::string site = passkey_site(request.origin);
  if (site.empty()) return reply(no_passkeys_here());
  const auto make = [this, site, reply](const store::Person& person,
                                        const store::Account& account) {
    if (account.passkeys.size() >= max_passkeys || !questions_.allow(person.id, clock_())) {
      return reply(refusal(429, Reason::too_much, say("townsmith", "passkeys-too-many")));
    }
    std::vector<std::string> known;
    for (const store::Passkey& one : account.passkeys) known.push_back(one.id);
    ask(person.id, site, std::move(known), reply);
  };
  people_.identify_account(request, reply, make);
}

void Passkeys::add(const ApiRequest& request, const protocol::PasskeyMade& body,
                   const ApiReply& reply) {
  const auto client_data = crypto::from_base64url(body.client_data);
  const auto attestation = crypto::from_base64url(body.attestation);
  if (!client_data || !attestation) return reply(refusal(400, unreadable_passkey()));
  if (passkey_site(request.origin).empty()) return reply(no_passkeys_here());
  const Result<crypto::Passkey> made = crypto::register_passkey(
      question(body.challenge, request), chars_of(*client_data), *attestation);
  if (!made) return reply(refusal(403, made.error()));
  people_.identify_person(
      request, reply,
      [this, request, challenge = body.challenge, made = *made,
       reply](const store::Person& person) {
        const std::string hash = challenge_hash(challenge);
        const auto read = [hash](store::Store& store) { return store.accounts().challenge(hash); };
        requests_.read(reply, read,
                       [this, request, hash, made, person,
                        reply](const std::optional<store::Challenge>& asked) {
                         if (!asked || asked->person != person.id || asked->expires < clock_()) {
                           return reply(old_challenge());
                         }
                         const store::Passkey passkey{.id = crypto::to_base64url(made.id),
                                                      .person = person.id,
                                                      .key = crypto::to_base64url(made.key),
                                                      .counter = made.counter,
                                                      .device = device_of(request.agent),
                                                      .made = clock_.date(),
                                                      .seen = clock_.date()};
                         journal_.write_account(
                             {store::PasskeyWrite{hash, passkey}}, [reply](bool well) {
                               reply(well ? api_answer(protocol::Nothing()) : old_challenge());
                             });
                       });
      });
}

void Passkeys::end(const ApiRequest& request, const ApiReply& reply) {
  const std::string id = request.path.substr(passkey_path.size());
  people_.identify_person(request, reply, [this, id, reply](const store::Person& person) {
    journal_.write_account({store::PasskeyEndWrite{person.id, id}}, answer_when_kept(reply));
  });
}

void Passkeys::ask_to_come_back(const ApiRequest& request, const ApiReply& reply) {
  const std::string site = passkey_site(request.origin);
  if (site.empty()) return reply(no_passkeys_here());
  if (!questions_.allow("at " + request.address, clock_())) {
    return reply(refusal(429, Reason::too_much, say("townsmith", "codes-too-many")));
  }
  ask("", site, {}, reply);
}

void Passkeys::come_back(const ApiRequest& request, const protocol::PasskeyUsed& body,
                         const ApiReply& reply) {
  const auto client_data = crypto::from_base64url(body.client_data);
  const auto authenticator_data = crypto::from_base64url(body.authenticator_data);
  const auto signature = crypto::from_base64url(body.signature);
  if (!client_data || !authenticator_data || !signature) {
    return reply(refusal(400, unreadable_passkey()));
  }
  if (passkey_site(request.origin).empty()) return reply(no_passkeys_here());
  struct Found {
    std::optional<store::Passkey> passkey;
    std::optional<store::Challenge> asked;
    People::Found person;
  };
  const auto read = [id = body.id,
                     hash = challenge_hash(body.challenge)](store::Store& store) -> Result<Found> {
    Found out;
    TRY(out.passkey, store.accounts().passkey(id));
    TRY(out.asked, store.accounts().challenge(hash));
    if (out.passkey) {
      TRY(out.person, store.person(out.passkey->person));
    }
    return out;
  };
  const crypto::PasskeyAnswer answer{chars_of(*client_data), *authenticator_data, *signature};
  requests_.read(
      reply, read, [this, request, answer, challenge = body.challenge, reply](const Found& found) {
        if (!found.passkey || !found.person) return reply(unknown_passkey());
        if (!found.asked || !found.asked->person.empty() || found.asked->expires < clock_()) {
          return reply(old_challenge());
        }
        const crypto::Passkey known{
            crypto::from_base64url(found.passkey->id).value_or(crypto::Bytes()),
            crypto::from_base64url(found.passkey->key).value_or(crypto::Bytes()),
            static_cast<std::uint32_t>(found.passkey->counter)};
        const Result<std::uint32_t> counter =
            crypto::check_passkey(known, question(challenge, request), answer);
        if (!counter) return reply(refusal(403, counter.error()));
        const People::NewDevice device = people_.new_device(found.person->id, request.agent);
        store::SignInWrite write{found.asked->hash, *found.passkey, found.passkey->counter,
                                 device.key};
        write.passkey.counter = *counter;
        write.passkey.seen = clock_.date();
        journal_.write_account({std::move(write)},
                               [person = *found.person, device, reply](bool well) {
                                 if (!well) return reply(old_challenge());
                                 reply(with_secret(person_answer(person), device.secret));
                               });
      });
}

}  // namespace townsmith::service
