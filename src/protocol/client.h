#pragma once

#include <array>
#include <string>

#include "protocol/envelope.h"

/// The side of a client: requests as text, answers and pushes as values.
namespace townsmith::protocol {

template <class Ask>
std::string request_text(std::int64_t id, const Ask& ask, const Language& language) {
  std::string text;
  JsonWriter out(text, language);
  out.begin_object();
  out.key("id");
  out.number(id);
  out.key("do");
  out.text(Ask::verb);
  schema::write_members(out, ask);
  out.end_object();
  return text;
}

/// What a request was answered with; what was refused is refused for the same reason.
template <class Ask>
Result<typename Ask::Answer> read_answer(const json::object& message) {
  if (const json::value* error = message.if_contains("error")) {
    TRY(const Refusal refusal, schema::from_json<Refusal>(*error));
    return refuse(refusal.reason, refusal.sentence);
  }
  constexpr std::array<std::string_view, 1> beside = {"re"};
  typename Ask::Answer answer;
  TRY(schema::outcome_of(
      schema::read_members(message, schema::type_of<typename Ask::Answer>(), &answer, beside, 1)));
  return answer;
}

}  // namespace townsmith::protocol
