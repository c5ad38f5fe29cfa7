// Lists: the lobby, my tables, what was played, how good everybody is.
#include <cmath>
#include <utility>

#include "service/service.h"

namespace townsmith::service {
namespace {

constexpr int page = 50;
constexpr int most_listed = 200;

/// One number people can compare: what somebody can surely do.
std::int64_t shown(const store::Rating& rating) {
  return std::llround((rating.mean - 3 * rating.deviation) * 40);
}

protocol::RatingView rating_view(const store::Rating& rating) {
  return {rating.game, shown(rating), std::llround(rating.deviation * 40), rating.games};
}

constexpr std::string_view bot_prefix = "bot:";

}  // namespace

std::vector<protocol::Summary> Service::summaries(const std::vector<store::TableRow>& rows,
                                                  const std::string& person,
                                                  const Language& language) {
  std::vector<protocol::Summary> out;
  for (const store::TableRow& row : rows) {
    // A damaged one must not keep the others from being shown.
    if (auto one = summary(row, person, language)) out.push_back(std::move(*one));
  }
  return out;
}

void Service::hello(const AskPointer& ask, const protocol::Hello& message) {
  Result<protocol::Greeting> greeting = host_.greet(ask->client, message);
  if (!greeting) return refuse_to(ask, greeting.error());
  const Session* one = session(ask->client);
  auto& you = greeting->you.emplace();
  if (one != nullptr && !one->person.empty()) you = protocol::PersonView{one->person, one->name};
  answer(ask, greeting);
}

void Service::lobby(const AskPointer& ask, const protocol::EnterLobby& /*message*/) {
  struct Rows {
    Result<std::vector<store::TableRow>> listed;
    Result<std::vector<store::TableRow>> mine;
  };
  auto rows = std::make_shared<Rows>();
  lobby_.insert(ask->client);
  const std::string person = session(ask->client)->person;
  read(
      ask,
      [rows, person](store::Store& store) {
        store::TableQuery query;
        query.stages = {store::Stage::waiting, store::Stage::playing};
        query.listed_only = true;
        query.limit = most_listed;
        rows->listed = store.tables(query);
        if (person.empty()) return;
        query.listed_only = false;
        query.person = person;
        rows->mine = store.tables(query);
      },
      [this, ask, rows, person] {
        if (!rows->listed) return refuse_to(ask, unreadable(rows->listed.error()));
        if (!rows->mine) return refuse_to(ask, unreadable(rows->mine.error()));
        const Language& language = host_.language_of(ask->client);
        answer(ask, Result<protocol::LobbyTables>(
                        protocol::LobbyTables{summaries(*rows->listed, person, language),
                                              summaries(*rows->mine, person, language)}));
      });
}

void Service::unlobby(const AskPointer& ask, const protocol::LeaveLobby& /*message*/) {
  lobby_.erase(ask->client);
  answer(ask, Result<protocol::Nothing>());
}

void Service::archive(const AskPointer& ask, const protocol::AskArchive& message) {
  store::TableQuery query;
  query.stages = {store::Stage::over};
  query.limit = page;
  query.person = message.person;
  query.game = message.game;
  if (message.before) query.before = *message.before;
  const std::string person = session(ask->client)->person;
  // Tables by link are found by those who sat there.
  query.listed_only = !query.person || *query.person != person;
  auto rows = std::make_shared<Result<std::vector<store::TableRow>>>();
  read(
      ask, [rows, query](store::Store& store) { *rows = store.tables(query); },
      [this, ask, rows, person] {
        if (!*rows) return refuse_to(ask, unreadable(rows->error()));
        protocol::ArchivePage out;
        out.tables = summaries(**rows, person, host_.language_of(ask->client));
        if ((*rows)->size() == page) out.before = (*rows)->back().changed;
        answer(ask, Result<protocol::ArchivePage>(std::move(out)));
      });
}

void Service::profile(const AskPointer& ask, const protocol::AskProfile& message) {
  const std::string who = message.person.value_or(session(ask->client)->person);
  struct Read {
    Result<std::optional<store::Person>> person;
    Result<std::vector<store::Rating>> ratings;
  };
  auto found = std::make_shared<Read>();
  read(
      ask,
      [found, who](store::Store& store) {
        found->person = store.person(who);
        found->ratings = store.ratings_of(who);
      },
      [this, ask, found] {
        if (!found->person) return refuse_to(ask, unreadable(found->person.error()));
        if (!found->ratings) return refuse_to(ask, unreadable(found->ratings.error()));
        if (!*found->person) {
          return refuse_to(ask, Reason::unknown_name, say("townsmith", "person-unknown"));
        }
        const store::Person& person = **found->person;
        protocol::Profile out{{person.id, person.name}, person.created, {}};
        for (const store::Rating& rating : *found->ratings) {
          out.ratings.push_back(rating_view(rating));
        }
        answer(ask, Result<protocol::Profile>(std::move(out)));
      });
}

void Service::ladder(const AskPointer& ask, const protocol::AskLadder& message) {
  auto best = std::make_shared<Result<protocol::Ladder>>();
  read(
      ask,
      [best, game = message.game](store::Store& store) {
        const Result<std::vector<store::Rating>> ratings = store.best(game, page);
        if (!ratings) {
          *best = tl::unexpected(ratings.error());
          return;
        }
        for (const store::Rating& rating : *ratings) {
          protocol::Ranked entry;
          entry.who = rating.who;
          entry.rating = rating_view(rating);
          if (rating.who.starts_with(bot_prefix)) {
            entry.bot = rating.who.substr(bot_prefix.size());
            entry.name = *entry.bot;
          } else if (const auto person = store.person(rating.who); person && *person) {
            entry.name = (*person)->name;
          }
          (*best)->best.push_back(std::move(entry));
        }
      },
      [this, ask, best] {
        if (!*best) return refuse_to(ask, unreadable(best->error()));
        answer(ask, *best);
      });
}

}  // namespace townsmith::service
