#include "service/sessions.h"

#include <algorithm>
#include <utility>

#include "store/store.h"

namespace townsmith::service {

Sessions::Sessions(host::Host& host, Outbound& outbound, std::size_t max_of_person)
    : host_(host), outbound_(outbound), max_of_person_(max_of_person) {}

void Sessions::open(Session session, const std::function<void(ConnectResult)>& ready) {
  const Client client = host_.connect(session.person, session.name);
  sessions_.emplace(client, session);
  if (!session.person.empty()) people_[session.person].insert(client);
  ready({client, std::nullopt, store::is_bot_account(session.person)});
  if (const std::set<Client>& all = clients_of(session.person); all.size() > max_of_person_) {
    outbound_.close(*all.begin(), CloseReason::replaced);
  }
  for (const Listener& listener : opened_) listener(client, session);
}

void Sessions::close(Client client) {
  const auto found = sessions_.find(client);
  if (found == sessions_.end()) return;
  const Session session = std::move(found->second);
  sessions_.erase(found);
  host_.disconnect(client);
  if (const auto clients = people_.find(session.person); clients != people_.end()) {
    clients->second.erase(client);
    if (clients->second.empty()) people_.erase(clients);
  }
  for (const Listener& listener : closed_) listener(client, session);
}

Session* Sessions::find(Client client) {
  const auto found = sessions_.find(client);
  return found == sessions_.end() ? nullptr : &found->second;
}

const Session* Sessions::find(Client client) const {
  const auto found = sessions_.find(client);
  return found == sessions_.end() ? nullptr : &found->second;
}

const std::set<Client>& Sessions::clients_of(const std::string& person) const {
  static const std::set<Client> none;
  const auto found = people_.find(person);
  return found == people_.end() ? none : found->second;
}

bool Sessions::looks_at(const std::string& person, const std::string& table) const {
  const std::set<Client>& clients = clients_of(person);
  return std::any_of(clients.begin(), clients.end(),
                     [&](Client client) { return sessions_.at(client).tables.contains(table); });
}

void Sessions::rename(const std::string& person, const std::string& name) {
  for (const Client client : clients_of(person)) {
    sessions_.at(client).name = name;
    host_.rename(client, person, name);
  }
}

void Sessions::end_of_person(const std::string& person, CloseReason why) {
  for (const Client client : clients_of(person)) outbound_.close(client, why);
}

void Sessions::end_of_key(const std::string& key, CloseReason why) {
  for (const auto& [client, session] : sessions_) {
    if (session.key == key) outbound_.close(client, why);
  }
}

void Sessions::end_of_household(const std::string& household, CloseReason why) {
  for (const auto& [client, session] : sessions_) {
    if (session.household == household && !session.moderator) outbound_.close(client, why);
  }
}

}  // namespace townsmith::service
