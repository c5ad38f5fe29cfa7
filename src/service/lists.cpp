#include "service/lists.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace townsmith::service {
namespace {

constexpr int page = 50;
constexpr int max_listed = 200;
/// Tables that the lobby's are chosen from.
constexpr int max_chosen_from = 1000;
/// A game that nobody has gone on with for this long is nothing to look on at.
constexpr Time listing_lasts = 14 * day;

/// One number people can compare: what somebody can surely do.
std::int64_t shown(const store::Rating& rating) {
  return std::llround((rating.mean - 3 * rating.deviation) * 40);
}

constexpr std::string_view bot_prefix = "bot:";

std::vector<protocol::Summary> summaries(const std::vector<store::TableRow>& rows,
                                         const std::string& person, const Language& language,
                                         const PackGames& packs) {
  std::vector<protocol::Summary> out;
  for (const store::TableRow& row : rows) {
    // A damaged one must not keep the others from being shown.
    if (auto one = summary(row, person, language, packs)) out.push_back(std::move(*one));
  }
  return out;
}

/// A name as it is shown: of those who are forgotten, that they are somebody.
void show_nobody(protocol::SummarySeat& seat, const Language& language) {
  if (seat.name == store::forgotten_person) seat.name = language.say(say("townsmith", "somebody"));
  if (seat.person == store::forgotten_person) seat.person.reset();
}

Result<protocol::Ladder> read_ladder(store::Store& store, const std::string& game) {
  TRY(const std::vector<store::Rating> ratings, store.best(game, page));
  protocol::Ladder out;
  for (const store::Rating& rating : ratings) {
    protocol::Ranked entry;
    entry.who = rating.who;
    entry.rating = rating_view(rating);
    if (rating.who.starts_with(bot_prefix)) {
      entry.bot = rating.who.substr(bot_prefix.size());
      entry.name = *entry.bot;
    } else if (const auto person = store.person(rating.who); person && *person) {
      entry.name = (*person)->name;
    }
    out.best.push_back(std::move(entry));
  }
  return out;
}

}  // namespace

protocol::RatingView rating_view(const store::Rating& rating) {
  return {rating.game, shown(rating), std::llround(rating.deviation * 40), rating.games};
}

std::optional<protocol::Summary> summary(const store::TableRow& row, const std::string& person,
                                         const Language& language, const PackGames& packs) {
  std::optional<protocol::SharedSummary> shared = read_summary(row.summary);
  if (!shared) return {};
  protocol::Summary out;
  out.table = row.id;
  out.game = row.game;
  out.stage = stage_view(row.stage);
  out.listed = row.listed;
  out.changed = row.changed;
  int number = 0;
  for (protocol::SummarySeat& seat : shared->seats) {
    const Seat here = seat_at(number++);
    show_nobody(seat, language);
    if (person.empty() || seat.person != person) continue;
    out.yours = here;
    out.your_turn = row.stage == store::Stage::playing && seat.waiting && !seat.away;
  }
  // Stored as content names it.
  if (shared->grade) shared->grade = language.say(named(row.game, "grade", *shared->grade));
  if (shared->pack) shared->pack = packs.shown(*shared->pack);
  out.shared = std::move(*shared);
  return out;
}

std::vector<store::TableRow> fair_choice(std::vector<store::TableRow> rows, std::size_t max) {
  if (rows.size() <= max) return rows;
  std::map<std::string, int> seen;
  std::vector<std::pair<int, std::size_t>> order;  // which of its creator's, and where
  for (std::size_t i = 0; i < rows.size(); ++i) order.emplace_back(seen[rows[i].creator]++, i);
  std::sort(order.begin(), order.end());
  order.resize(max);
  std::sort(order.begin(), order.end(),
            [](const auto& a, const auto& b) { return a.second < b.second; });
  std::vector<store::TableRow> chosen;
  for (const auto& [turn, place] : order) chosen.push_back(std::move(rows[place]));
  return chosen;
}

Lists::Lists(Sessions& sessions, Journal& journal, Requests& requests, const PackGames& packs,
             Clock clock)
    : sessions_(sessions),
      journal_(journal),
      requests_(requests),
      packs_(packs),
      clock_(std::move(clock)) {
  sessions_.when_closed([this](Client client, const Session&) { lobby_.erase(client); });
}

std::vector<Verb> Lists::verbs() {
  return {Requests::verb(this, &Lists::enter_lobby), Requests::verb(this, &Lists::leave_lobby),
          Requests::verb(this, &Lists::archive), Requests::verb(this, &Lists::profile),
          Requests::verb(this, &Lists::ladder)};
}

void Lists::enter_lobby(const RequestPointer& request, const protocol::EnterLobby& /*message*/) {
  struct Rows {
    std::vector<store::TableRow> listed;
    std::vector<store::TableRow> mine;
  };
  lobby_.insert(request->client);
  const std::string person = sessions_.find(request->client)->person;
  const Time oldest = clock_.date() - listing_lasts;
  const auto read = [person, oldest](store::Store& store) -> Result<Rows> {
    store::TableQuery query;
    query.stages = {store::Stage::waiting, store::Stage::playing};
    query.listed_only = true;
    query.limit = max_chosen_from;
    TRY(auto listed, store.tables(query));
    std::erase_if(listed, [oldest](const store::TableRow& row) { return row.changed < oldest; });
    listed = fair_choice(std::move(listed), max_listed);
    if (person.empty()) return Rows{std::move(listed), {}};
    query.listed_only = false;
    query.limit = max_listed;
    query.person = person;
    TRY(auto mine, store.tables(query));
    return Rows{std::move(listed), std::move(mine)};
  };
  requests_.read(request, read, [this, request, person](const Rows& rows) {
    const Language& language = sessions_.language_of(request->client);
    request->answer(protocol::LobbyTables{summaries(rows.listed, person, language, packs_),
                                          summaries(rows.mine, person, language, packs_)});
  });
}

void Lists::leave_lobby(const RequestPointer& request, const protocol::LeaveLobby& /*message*/) {
  lobby_.erase(request->client);
  request->answer(protocol::Nothing());
}

void Lists::archive(const RequestPointer& request, const protocol::AskArchive& message) {
  store::TableQuery query;
  query.stages = {store::Stage::over};
  query.limit = page;
  query.person = message.person;
  query.game = message.game;
  if (message.before) query.before = *message.before;
  const std::string person = sessions_.find(request->client)->person;
  // Tables that are not listed are found by those who sat there.
  query.listed_only = !query.person || *query.person != person;
  requests_.read(
      request, [query](store::Store& store) { return store.tables(query); },
      [this, request, person](const std::vector<store::TableRow>& rows) {
        protocol::ArchivePage out;
        out.tables = summaries(rows, person, sessions_.language_of(request->client), packs_);
        if (rows.size() == page) out.before = rows.back().changed;
        request->answer(std::move(out));
      });
}

void Lists::profile(const RequestPointer& request, const protocol::AskProfile& message) {
  struct Person {
    std::optional<store::Person> person;
    std::vector<store::Rating> ratings;
  };
  const std::string id = message.person.value_or(sessions_.find(request->client)->person);
  const auto read = [id](store::Store& store) -> Result<Person> {
    TRY(auto person, store.person(id));
    TRY(auto ratings, store.ratings_of(id));
    return Person{std::move(person), std::move(ratings)};
  };
  requests_.read(request, read, [request](const Person& found) {
    if (!found.person) {
      return request->refuse(Reason::unknown_name, say("townsmith", "person-unknown"));
    }
    const store::Person& person = *found.person;
    protocol::Profile out{{person.id, person.name, {}}, person.created, {}};
    if (store::is_bot_account(person.id)) out.person.bot = true;
    for (const store::Rating& rating : found.ratings) out.ratings.push_back(rating_view(rating));
    request->answer(std::move(out));
  });
}

void Lists::ladder(const RequestPointer& request, const protocol::AskLadder& message) {
  requests_.read(
      request, [game = message.game](store::Store& store) { return read_ladder(store, game); },
      [request](const protocol::Ladder& ladder) { request->answer(ladder); });
}

// What lists that somebody looks at show of a table that has changed.

void Lists::table_changed(CachedTable& table, const CachedTable::Changes& changes) {
  if (changes.people) tell_lobby(table.row(), table.id());
  if (changes.turns || changes.people) tell_owners(table, changes.people);
}

void Lists::table_caught_up(const CachedTable& table, const store::TableRow& before) {
  const store::TableRow& row = table.row();
  if (before.listed && !row.listed) tell_lobby_gone(row.id, row.id);
  if (before.summary == row.summary) return;
  tell_owners(table, false);
  if (before.stage != row.stage || row.stage == store::Stage::waiting) tell_lobby(row, row.id);
}

void Lists::table_unlisted(const CachedTable& table) { tell_lobby_gone(table.id(), table.id()); }

void Lists::table_closed(const CachedTable& table) {
  tell_lobby(table.row(), table.id());
  tell_owners(table, true);
}

void Lists::list_changed_elsewhere(const std::string& table) {
  struct Found {
    std::optional<store::TableRow> row;
    std::vector<std::string> people;
  };
  if (lobby_.empty() && sessions_.people() == 0) return;
  const auto read = [table](store::Store& store) -> Result<Found> {
    Found out;
    TRY(out.row, store.table(table));
    TRY(out.people, store.people(table));
    return out;
  };
  journal_.read(read, [this, table](const Result<Found>& found) {
    if (!found) return;  // those who look again see it
    if (!found->row) return tell_lobby_gone(table, "");
    const store::TableRow& row = *found->row;
    tell_lobby(row, "");
    for (const std::string& person : found->people) {
      for (const Client client : sessions_.clients_of(person)) {
        tell_list<protocol::MinePush>(client, row, person, "");
      }
    }
  });
}

/// What a list of somebody is to show of a table; one that has ended leaves it.
template <class Push>
void Lists::tell_list(Client client, const store::TableRow& row, const std::string& person,
                      const std::string& table) {
  Push push;
  if (auto one = summary(row, person, sessions_.language_of(client), packs_)) {
    push.tables.push_back(std::move(*one));
  }
  const bool gone = row.stage == store::Stage::over || row.stage == store::Stage::closed;
  if (gone) push.gone.push_back(row.id);
  journal_.tell(client, push, table);
}

void Lists::tell_lobby(const store::TableRow& row, const std::string& table) {
  if (!row.listed) return;
  for (const Client client : lobby_) {
    tell_list<protocol::LobbyPush>(client, row, sessions_.find(client)->person, table);
  }
}

void Lists::tell_lobby_gone(const std::string& id, const std::string& table) {
  for (const Client client : lobby_) {
    protocol::LobbyPush push;
    push.gone.push_back(id);
    journal_.tell(client, push, table);
  }
}

void Lists::tell_owners(const CachedTable& table, bool watchers_too) {
  for (const std::string& person : people_at(table.live())) {
    for (const Client client : sessions_.clients_of(person)) {
      if (!watchers_too && sessions_.find(client)->tables.contains(table.id())) continue;
      tell_list<protocol::MinePush>(client, table.row(), person, table.id());
    }
  }
}

}  // namespace townsmith::service
