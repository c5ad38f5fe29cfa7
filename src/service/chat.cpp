#include "service/chat.h"

#include <utility>

#include "service/moderation.h"
#include "service/plain_text.h"

namespace townsmith::service {
namespace {

constexpr int max_lines = 200;
constexpr std::size_t max_muted = 500;

protocol::ChatMessage line_view(const store::ChatLine& line) {
  protocol::ChatMessage out{line.number, line.person, line.name, line.text, line.at, {}};
  // What somebody said who is forgotten has no name either.
  if (line.text.empty() && !line.person.empty()) out.deleted = true;
  return out;
}

}  // namespace

Chat::Chat(TableCache& tables, Sessions& sessions, Journal& journal, Requests& requests,
           Clock clock, int lines_per_minute)
    : tables_(tables),
      sessions_(sessions),
      journal_(journal),
      requests_(requests),
      clock_(std::move(clock)),
      lines_(lines_per_minute) {
  sessions_.when_opened([this](Client client, const Session& session) {
    if (!session.person.empty()) read_mutes(client, session.person);
  });
  sessions_.when_closed([this](Client client, const Session&) { muted_.erase(client); });
}

std::vector<Verb> Chat::verbs() {
  return {Requests::verb(this, &Chat::lines), Requests::verb(this, &Chat::say_line),
          Requests::verb(this, &Chat::mute)};
}

void Chat::table_entered(const CachedTable& table, std::int64_t last_chat) {
  // One that was thrown away and read again continues where it was.
  passed_on_.emplace(table.id(), last_chat);
}

void Chat::lines(const RequestPointer& request, const protocol::AskChat& message) {
  requests_.at_table(request, message.table, [this, request, message](CachedTable& table) {
    const auto read = [id = table.id(), from = message.from](store::Store& store) {
      return store.chat(id, from, max_lines);
    };
    requests_.read(request, read, [this, request](const std::vector<store::ChatLine>& lines) {
      protocol::ChatLines out;
      for (const store::ChatLine& line : lines) {
        if (has_muted(request->client, line.person)) continue;
        out.messages.push_back(line_view(line));
      }
      request->answer(std::move(out));
    });
  });
}

void Chat::say_line(const RequestPointer& request, const protocol::Say& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  if (!is_plain_text(message.text)) {
    return request->refuse(Reason::bad_value, say("townsmith", "chat-line"));
  }
  if (!lines_.allow(session->person, clock_())) {
    return request->refuse(Reason::too_much, say("townsmith", "chat-too-much"));
  }
  store::ChatLine line;
  line.text = message.text;
  line.person = session->person;
  line.name = session->name;
  line.at = clock_.date();
  const auto read = [person = session->person,
                     household = session->household](store::Store& store) {
    return store.sanctions(person, household, max_sanctions);
  };
  requests_.read(
      request, read,
      [this, request, table = message.table, line](const std::vector<store::Sanction>& decided) {
        if (is_sanctioned(decided, store::Sanction::Kind::mute, clock_.date())) {
          return request->refuse(Reason::not_allowed, say("townsmith", "muted"));
        }
        store_line(request, table, line);
      });
}

void Chat::store_line(const RequestPointer& request, const std::string& table,
                      store::ChatLine line) {
  requests_.at_table(request, table, [this, request, line](CachedTable& here) {
    if (const std::string* other = imitated(here.live(), line.person, line.name)) {
      return request->refuse(Reason::not_allowed,
                             say("townsmith", "name-imitates", {{"name", *other}}));
    }
    store::ChatLine stored = line;
    stored.table = here.id();
    journal_.write({stored}, [this, request, id = here.id()](bool well) {
      if (!well) return request->refuse(not_stored());
      forward_lines(id);
      request->answer(protocol::Nothing());
    });
  });
}

void Chat::tell_again(const std::string& table, std::int64_t line) {
  const auto passed_on = passed_on_.find(table);
  if (passed_on == passed_on_.end() || passed_on->second < line) return;
  journal_.read([table, line](store::Store& store) { return store.chat(table, line - 1, 1); },
                [this, line](const Result<std::vector<store::ChatLine>>& lines) {
                  if (!lines || lines->empty() || lines->front().number != line) return;
                  tell_watchers(lines->front());
                });
}

void Chat::forward_lines(const std::string& table) {
  const auto passed_on = passed_on_.find(table);
  if (passed_on == passed_on_.end()) return;
  const auto read = [table, from = passed_on->second](store::Store& store) {
    return store.chat(table, from, max_lines);
  };
  journal_.read(read, [this, table](const Result<std::vector<store::ChatLine>>& lines) {
    const auto last = passed_on_.find(table);
    if (last == passed_on_.end() || !lines) return;
    for (const store::ChatLine& line : *lines) {
      if (line.number <= last->second) continue;
      last->second = line.number;
      tell_watchers(line);
    }
  });
}

void Chat::tell_watchers(const store::ChatLine& line) {
  const CachedTable* table = tables_.find(line.table);
  if (table == nullptr) return;
  std::set<Client> told;
  for (const host::LiveTable::Watch& watch : table->live().watches()) {
    if (!sessions_.contains(watch.client) || has_muted(watch.client, line.person)) continue;
    if (!told.insert(watch.client).second) continue;
    journal_.tell(watch.client, protocol::ChatPush{line.table, {line_view(line)}});
  }
}

bool Chat::has_muted(Client client, const std::string& person) const {
  const auto found = muted_.find(client);
  return found != muted_.end() && found->second.contains(person);
}

void Chat::read_mutes(Client client, const std::string& person) {
  journal_.read([person](store::Store& store) { return store.muted_by(person); },
                [this, client](const Result<std::vector<std::string>>& muted) {
                  if (!muted || !sessions_.contains(client)) return;
                  muted_[client].insert(muted->begin(), muted->end());
                });
}

void Chat::mute(const RequestPointer& request, const protocol::Mute& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  const bool on = message.on.value_or(true);
  if (!is_plain_text(message.person)) {
    return request->refuse(Reason::unknown_name, say("townsmith", "person-unknown"));
  }
  if (on && muted_[request->client].size() >= max_muted) {
    return request->refuse(Reason::too_much, say("townsmith", "muted-too-many"));
  }
  const auto then = [this, request, person = session->person, muted = message.person,
                     on](bool well) {
    if (!well) return request->refuse(not_stored());
    if (!sessions_.is_connected(person)) return request->drop();
    protocol::Muted all;
    for (const Client client : sessions_.clients_of(person)) {
      std::set<std::string>& silent = muted_[client];
      on ? (void)silent.insert(muted) : (void)silent.erase(muted);
      all.muted.assign(silent.begin(), silent.end());
    }
    request->answer(std::move(all));
  };
  journal_.write({store::MuteWrite{session->person, message.person, on}}, then);
}

}  // namespace townsmith::service
