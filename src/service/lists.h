#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/server.h"
#include "service/journal.h"
#include "service/pack_games.h"
#include "service/requests.h"
#include "service/sessions.h"
#include "service/table_cache.h"
#include "service/table_listener.h"

namespace townsmith::service {

/// A row as lists show it to a person; nothing if it is damaged.
std::optional<protocol::Summary> summary(const store::TableRow& row, const std::string& person,
                                         const Language& language, const PackGames& packs);

protocol::RatingView rating_view(const store::Rating& rating);

/// At most N of these tables, newest first: a first one of everybody who has made some, then a
/// second one, and so on. However many somebody makes, the others stay in sight.
std::vector<store::TableRow> fair_choice(std::vector<store::TableRow> rows, std::size_t max);

/// Lists: the lobby, my tables, what was played, how good everybody is.
class Lists final : public TableListener {
 public:
  Lists(Sessions& sessions, Journal& journal, Requests& requests, const PackGames& packs,
        Clock clock);

  std::vector<Verb> verbs();

  // TableListener
  void table_changed(CachedTable& table, const CachedTable::Changes& changes) override;
  void table_caught_up(const CachedTable& table, const store::TableRow& before) override;
  void table_unlisted(const CachedTable& table) override;
  void table_closed(const CachedTable& table) override;
  void list_changed_elsewhere(const std::string& table) override;

 private:
  void enter_lobby(const RequestPointer& request, const protocol::EnterLobby& message);
  void leave_lobby(const RequestPointer& request, const protocol::LeaveLobby& message);
  void archive(const RequestPointer& request, const protocol::AskArchive& message);
  void profile(const RequestPointer& request, const protocol::AskProfile& message);
  void ladder(const RequestPointer& request, const protocol::AskLadder& message);

  void tell_lobby(const store::TableRow& row, const std::string& table);
  void tell_lobby_gone(const std::string& id, const std::string& table);
  /// Watchers see what changed at the table itself; everybody else's list shows it.
  void tell_owners(const CachedTable& table, bool watchers_too);
  template <class Push>
  void tell_list(Client client, const store::TableRow& row, const std::string& person,
                 const std::string& table);

  Sessions& sessions_;
  Journal& journal_;
  Requests& requests_;
  const PackGames& packs_;
  Clock clock_;
  std::set<Client> lobby_;
};

}  // namespace townsmith::service
