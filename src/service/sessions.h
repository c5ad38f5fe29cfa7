#pragma once

#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/text_map.h"
#include "host/host.h"
#include "service/interface.h"

namespace townsmith::service {

/// A connection, and whose it is.
struct Session {
  std::string person = {};  ///< "" for clients without a name, who can only look on
  std::string name = {};
  std::string key = {};               ///< the hash of the secret it came with
  std::string household = {};         ///< where it comes from: people there share what they may use
  std::set<std::string> tables = {};  ///< watched
  bool moderator = false;
};

/// Who is connected. The host knows the same clients, and the languages they are told things in.
class Sessions {
 public:
  /// A person with more connections than this loses the oldest.
  Sessions(host::Host& host, Outbound& outbound, std::size_t max_of_person);
  Sessions(const Sessions&) = delete;
  Sessions& operator=(const Sessions&) = delete;

  using Listener = std::function<void(Client, const Session&)>;
  void when_opened(Listener listener) { opened_.push_back(std::move(listener)); }
  /// Called when the client is in no list any more.
  void when_closed(Listener listener) { closed_.push_back(std::move(listener)); }

  /// A client has come; `ready` gets its number before anything else is done with it.
  void open(Session session, const std::function<void(ConnectResult)>& ready);
  /// A client has gone.
  void close(Client client);

  bool contains(Client client) const { return sessions_.contains(client); }
  /// Null: there is no such client (any more).
  Session* find(Client client);
  const Session* find(Client client) const;
  const std::unordered_map<Client, Session>& all() const { return sessions_; }
  /// A person's connections, the oldest first.
  const std::set<Client>& clients_of(const std::string& person) const;
  bool is_connected(const std::string& person) const { return people_.contains(person); }
  /// Whether one of the person's connections watches the table.
  bool looks_at(const std::string& person, const std::string& table) const;
  std::size_t people() const { return people_.size(); }
  const Language& language_of(Client client) const { return host_.language_of(client); }

  void rename(const std::string& person, const std::string& name);
  void end(Client client, CloseReason why) { outbound_.close(client, why); }
  /// Ends all connections of a person, or that came with a key.
  void end_of_person(const std::string& person, CloseReason why);
  void end_of_key(const std::string& key, CloseReason why);
  /// Of everybody there but moderators.
  void end_of_household(const std::string& household, CloseReason why);

 private:
  host::Host& host_;
  Outbound& outbound_;
  std::size_t max_of_person_;
  std::unordered_map<Client, Session> sessions_;
  TextMap<std::set<Client>> people_;
  std::vector<Listener> opened_;
  std::vector<Listener> closed_;
};

}  // namespace townsmith::service
