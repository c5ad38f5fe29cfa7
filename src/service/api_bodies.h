#pragma once

#include <memory>
#include <string>
#include <utility>

#include "core/schema_reading.h"
#include "games/word_files.h"
#include "protocol/server.h"
#include "service/requests.h"
#include "store/store.h"

/// What goes into requests by HTTP and comes out of them.
namespace townsmith::service {

template <class Body>
Result<Body> read_body(const std::string& body) {
  json::error_code wrong;
  const json::value value = json::parse(body, wrong);
  if (wrong) return refuse(Reason::bad_syntax, say("townsmith", "request-syntax"));
  return schema::from_json<Body>(value);
}

/// What is answered has names and numbers, no words.
template <class Answer>
ApiAnswer api_answer(const Answer& answer) {
  return {200, schema::to_json(answer, built_in_english())};
}

inline ApiAnswer not_kept() { return refusal(503, not_stored()); }

/// Answers once it is known whether something could be stored.
template <class Answer = protocol::Nothing>
auto answer_when_kept(const ApiReply& reply, Answer answer = {}) {
  return [reply, answer](bool well) { reply(well ? api_answer(answer) : not_kept()); };
}
/// The browser that asks gets a new secret; "" takes the one it has.
inline ApiAnswer with_secret(ApiAnswer answer, std::shared_ptr<const std::string> secret) {
  answer.secret = std::move(secret);
  return answer;
}
inline ApiAnswer without_secret() {
  return with_secret(api_answer(protocol::PersonAnswer()), std::make_shared<const std::string>());
}

inline protocol::PersonView person_view(const std::string& id, const std::string& name) {
  protocol::PersonView out{id, name, {}};
  if (store::is_bot_account(id)) out.bot = true;
  return out;
}
inline protocol::PersonView person_view(const store::Person& person) {
  return person_view(person.id, person.name);
}
inline ApiAnswer person_answer(const store::Person& person) {
  return api_answer(protocol::PersonAnswer{person_view(person)});
}

/// A handler of a part, as routes want it.
template <class Part>
auto handler_of(Part* part, void (Part::*handler)(const ApiRequest&, const ApiReply&)) {
  return [part, handler](const ApiRequest& request, const ApiReply& reply) {
    (part->*handler)(request, reply);
  };
}
/// One that is given what the request carries, if that can be read.
template <class Part, class Body>
auto handler_of(Part* part,
                void (Part::*handler)(const ApiRequest&, const Body&, const ApiReply&)) {
  return [part, handler](const ApiRequest& request, const ApiReply& reply) {
    const Result<Body> body = read_body<Body>(request.body);
    if (!body) return reply(refusal(400, body.error()));
    (part->*handler)(request, *body, reply);
  };
}

}  // namespace townsmith::service
