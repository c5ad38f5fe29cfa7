#pragma once

#include <string>

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
inline auto answer_when_kept(const ApiReply& reply) {
  return [reply](bool well) { reply(well ? api_answer(protocol::Nothing()) : not_kept()); };
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

}  // namespace townsmith::service
