// Lists: the lobby, my tables, what was played, how good everybody is.
#include <cmath>
#include <utility>

#include "host/fields.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

constexpr int page = 50;
constexpr int most_listed = 200;

/// One number people can compare: what somebody can surely do.
std::int64_t shown(const store::Rating& rating) {
  return std::llround((rating.mean - 3 * rating.deviation) * 40);
}

json::object rating_view(const store::Rating& rating) {
  return {{"game", rating.game},
          {"rating", shown(rating)},
          {"deviation", std::llround(rating.deviation * 40)},
          {"games", rating.games}};
}

json::array summaries(const std::vector<store::TableRow>& rows, const std::string& person) {
  json::array out;
  for (const store::TableRow& row : rows) {
    // A damaged one must not keep the others from being shown.
    if (std::optional<json::object> summary = summary_view(row, person)) {
      out.push_back(std::move(*summary));
    }
  }
  return out;
}

constexpr std::string_view bot_prefix = "bot:";

}  // namespace

void Service::hello(const AskPointer& ask) {
  std::vector<host::Message> said = host_.handle(ask->client, ask->message);
  json::error_code wrong;
  json::value parsed = json::parse(said.front().text, wrong);
  json::object* out = wrong ? nullptr : parsed.if_object();
  if (out == nullptr || out->contains("error")) {
    return answer_with(ask, std::move(said.front().text));
  }
  const Session* one = session(ask->client);
  (*out)["you"] = nullptr;
  if (one != nullptr && !one->person.empty()) {
    (*out)["you"] = json::object{{"id", one->person}, {"name", one->name}};
  }
  answer_with(ask, json::serialize(*out));
}

void Service::lobby(const AskPointer& ask) {
  struct Rows {
    Result<std::vector<store::TableRow>> listed;
    Result<std::vector<store::TableRow>> mine;
  };
  auto rows = std::make_shared<Rows>();
  const Session& one = *session(ask->client);
  lobby_.insert(ask->client);
  const std::string person = one.person;
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
        if (!rows->listed || !rows->mine) {
          const Problem& why = rows->listed ? rows->mine.error() : rows->listed.error();
          answer(ask, tl::unexpected(unreadable(why)));
        } else {
          answer(ask, json::object{{"tables", summaries(*rows->listed, person)},
                                   {"mine", summaries(*rows->mine, person)}});
        }
      });
}

void Service::unlobby(const AskPointer& ask) {
  lobby_.erase(ask->client);
  answer(ask, json::object());
}

void Service::archive(const AskPointer& ask) {
  host::Fields fields(ask->message);
  store::TableQuery query;
  query.stages = {store::Stage::over};
  query.limit = page;
  if (fields.has("person")) query.person = fields.text("person", 64);
  if (fields.has("game")) query.game = fields.text("game", 64);
  if (fields.has("before")) query.before = fields.number("before", 0, INT64_MAX);
  if (const auto read = fields.outcome(); !read) return answer(ask, tl::unexpected(read.error()));
  const std::string person = session(ask->client)->person;
  // Tables by link are found by those who sat there.
  query.listed_only = !query.person || *query.person != person;
  auto rows = std::make_shared<Result<std::vector<store::TableRow>>>();
  read(
      ask, [rows, query](store::Store& store) { *rows = store.tables(query); },
      [this, ask, rows, person] {
        if (!*rows) {
          answer(ask, tl::unexpected(unreadable(rows->error())));
        } else {
          json::object out = {{"tables", summaries(**rows, person)}, {"before", nullptr}};
          if ((*rows)->size() == page) out["before"] = (*rows)->back().changed;
          answer(ask, std::move(out));
        }
      });
}

void Service::profile(const AskPointer& ask) {
  host::Fields fields(ask->message);
  std::string who = session(ask->client)->person;
  if (fields.has("person")) who = fields.text("person", 64);
  if (const auto read = fields.outcome(); !read) return answer(ask, tl::unexpected(read.error()));
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
        if (!found->person || !found->ratings) {
          const Problem& why = found->person ? found->ratings.error() : found->person.error();
          answer(ask, tl::unexpected(unreadable(why)));
        } else if (!*found->person) {
          answer(ask, refuse(Reason::unknown_name, "there is no such person"));
        } else {
          const store::Person& person = **found->person;
          json::array ratings;
          for (const store::Rating& rating : *found->ratings) {
            ratings.push_back(rating_view(rating));
          }
          answer(ask,
                 json::object{{"person", json::object{{"id", person.id}, {"name", person.name}}},
                              {"since", person.created},
                              {"ratings", std::move(ratings)}});
        }
      });
}

void Service::ladder(const AskPointer& ask) {
  host::Fields fields(ask->message);
  const std::string game = fields.text("game", 64);
  if (const auto read = fields.outcome(); !read) return answer(ask, tl::unexpected(read.error()));
  auto best = std::make_shared<Answer>();
  read(
      ask,
      [best, game](store::Store& store) {
        const Result<std::vector<store::Rating>> ratings = store.best(game, page);
        if (!ratings) {
          *best = tl::unexpected(ratings.error());
          return;
        }
        json::array list;
        for (const store::Rating& rating : *ratings) {
          json::object entry = rating_view(rating);
          entry["who"] = rating.who;
          entry["bot"] = nullptr;
          if (rating.who.starts_with(bot_prefix)) {
            entry["bot"] = rating.who.substr(bot_prefix.size());
            entry["name"] = rating.who.substr(bot_prefix.size());
          } else {
            const auto person = store.person(rating.who);
            entry["name"] = person && *person ? (*person)->name : std::string();
          }
          list.push_back(std::move(entry));
        }
        *best = json::object{{"best", std::move(list)}};
      },
      [this, ask, best] {
        answer(ask, *best ? std::move(*best) : tl::unexpected(unreadable(best->error())));
      });
}

}  // namespace townsmith::service
