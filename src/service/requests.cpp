#include "service/requests.h"

namespace townsmith::service {

ApiAnswer refusal(int status, Problem why) {
  ApiAnswer out;
  out.status = status;
  out.refused = std::move(why);
  return out;
}

ApiAnswer refusal(int status, Reason reason, Text why) {
  return refusal(status, Problem{reason, std::move(why)});
}

Requests::Requests(Journal& journal, Sessions& sessions, TableCache& tables,
                   TroubleReporter& trouble)
    : journal_(journal), sessions_(sessions), tables_(tables), trouble_(trouble) {}

void Requests::attempt(const RequestPointer& request, const std::function<void()>& work) {
  if (trouble_.safely(work)) return;
  const json::value* table = request->message.if_contains("table");
  if (table != nullptr && table->is_string()) {
    tables_.discard(std::string(std::string_view(table->get_string())));
  }
  if (!request->is_answered()) request->refuse(internal_error());
}

void Requests::attempt(const ApiReply& reply, const std::function<void()>& work) {
  if (trouble_.safely(work)) return;
  reply(refusal(500, internal_error()));
}

void Requests::refuse_unreadable(const RequestPointer& request, const Problem& why) {
  request->refuse(trouble_.unreadable(why));
}

void Requests::refuse_unreadable(const ApiReply& reply, const Problem& why) {
  reply(refusal(503, trouble_.unreadable(why)));
}

Session* Requests::person_asking(const RequestPointer& request) {
  Session* session = sessions_.find(request->client);
  if (session != nullptr && !session->person.empty()) return session;
  request->refuse(Reason::not_allowed, say("townsmith", "name-first"));
  return nullptr;
}

std::string Requests::person_of(const RequestPointer& request) {
  const Session* session = sessions_.find(request->client);
  return session == nullptr ? std::string() : session->person;
}

}  // namespace townsmith::service
