#include "host/host.h"

#include <fmt/format.h>

#include <forward_list>
#include <functional>
#include <optional>
#include <utility>

#include "core/words.h"
#include "games/word_files.h"
#include "protocol/envelope.h"

namespace townsmith::host {

Host::Host(bots::Catalogue catalogue, ContentFiles content, Policy policy, std::string version,
           Random chance, HostHooks hooks)
    : games_(std::move(catalogue), std::move(content)),
      policy_(policy),
      version_(std::move(version)),
      chance_(chance),
      hooks_(std::move(hooks)) {}

const Language& Host::language_of(Client client) const {
  const auto known = clients_.find(client);
  return known == clients_.end() ? built_in_english() : *known->second.language;
}

Client Host::connect(std::string identity, std::string name) {
  clients_.emplace(++last_client_,
                   Person{std::move(identity), std::move(name), &built_in_english()});
  return last_client_;
}

void Host::rename(Client client, std::string identity, std::string name) {
  const auto known = clients_.find(client);
  if (known == clients_.end()) return;
  known->second.identity = std::move(identity);
  known->second.name = std::move(name);
}

void Host::disconnect(Client client) {
  const auto known = clients_.find(client);
  if (known == clients_.end()) return;
  for (const std::string& name : known->second.watching) {
    if (LiveTable* live = find(name)) {
      std::erase_if(live->watches(), [&](const auto& watch) { return watch.client == client; });
    }
  }
  clients_.erase(known);
}

template <class Ask>
std::string Host::handle_as(Host& host, Request& request, std::int64_t id,
                            const json::object& message) {
  if constexpr (requires { Ask::page_only; }) {
    if (const auto may = host.in_page(); !may) {
      return protocol::refusal_text(id, may.error(), request.language);
    }
  }
  const Result<Ask> ask = protocol::read_ask<Ask>(message);
  if (!ask) return protocol::refusal_text(id, ask.error(), request.language);
  const auto said = host.answer(request, *ask);
  return protocol::answer_text(id, said, request.language);
}

const std::vector<Host::Verb>& Host::verbs() {
  static const std::vector<Verb> all = []<class... Asks>(std::type_identity<std::tuple<Asks...>>) {
    return std::vector<Verb>{{Asks::verb, &Host::handle_as<Asks>}...};
  }(std::type_identity<protocol::HostVerbs>());
  return all;
}

std::vector<Message> Host::handle(Client client, std::string_view text) {
  const Result<json::object> message = protocol::parse_message(text, policy_.max_message_bytes);
  if (message) return handle(client, *message);
  return {{client, protocol::refusal_text({}, message.error(), language_of(client))}};
}

std::vector<Message> Host::handle(Client client, const json::object& message) {
  outbox_.clear();
  std::vector<Message> out;
  out.push_back({client, answer(client, message)});
  std::move(outbox_.begin(), outbox_.end(), std::back_inserter(out));
  outbox_.clear();
  return out;
}

std::string Host::answer(Client client, const json::object& message) {
  const Result<protocol::Envelope> envelope = protocol::read_envelope(message);
  const auto refused = [&](const Problem& problem) {
    return protocol::refusal_text(envelope ? std::optional(envelope->id) : std::nullopt, problem,
                                  language_of(client));
  };
  if (!envelope) return refused(envelope.error());
  const auto known = clients_.find(client);
  if (known == clients_.end()) {
    return refused({Reason::not_allowed, say("townsmith", "not-connected")});
  }
  for (const Verb& one : verbs()) {
    if (one.name != envelope->verb) continue;
    Person& person = known->second;
    Request request{client, person, person.identity, *person.language};
    return one.handler(*this, request, envelope->id, message);
  }
  return refused({Reason::unknown_name,
                  say("townsmith", "verb-unknown", {{"verb", printable(envelope->verb)}})});
}

Result<> Host::in_page() const {
  if (policy_.in_browser) return {};
  return refuse(Reason::not_allowed, say("townsmith", "page-only"));
}

Result<LiveTable*> Host::find_table(const std::string& name) {
  const auto found = tables_.find(name);
  if (found != tables_.end()) return found->second.get();
  return refuse(Reason::unknown_name,
                say("townsmith", "table-unknown", {{"table", printable(name)}}));
}

Result<LiveTable*> Host::find_table(Request& request, const std::string& name) {
  TRY(LiveTable* const live, find_table(name));
  request.language = request.language.with(live->game().translations());
  return live;
}

std::string Host::add_table(std::unique_ptr<LiveTable> live) {
  std::string name = hooks_.name_table ? hooks_.name_table() : fmt::format("t{}", ++last_table_);
  tables_.emplace(name, std::move(live));
  return name;
}

bool Host::owns(const std::string& who, const LiveTable& live, Seat seat) const {
  if (live.table().seat(seat).occupant != table::Occupant::human) return false;
  return policy_.in_browser || live.owner(seat) == who;
}

std::uint64_t Host::about_mark(protocol::About about) {
  constexpr std::size_t usual = 1000;
  about.hints = false;
  static const Language no_words;
  std::string text;
  text.reserve(usual);
  JsonWriter out(text, no_words);
  schema::write(out, about);
  return std::hash<std::string>()(text);
}

namespace {

/// What happened at a table, as JSON: written once for all who are told the same.
class Told {
 public:
  explicit Told(const LiveTable& live)
      : table_(live.table()), own_words_(live.game().translations()) {}

  /// The list of events; lives as long as this. `language`: of whoever is told.
  std::string_view since(Viewer viewer, std::uint64_t from, const Language& language) {
    const std::uint64_t to = table_.version(viewer);
    const bool is_public = table_.is_public_after(viewer, from);
    for (const Once& one : said_) {
      const bool same = one.from == from && one.to == to && one.language == &language;
      if (is_public && one.is_public && same) return one.text;
    }
    Once& one = said_.emplace_front(Once{from, to, is_public, &language, {}});
    one.text = schema::to_json(table_.events_after(viewer, from), language.with(own_words_));
    return one.text;
  }

 private:
  struct Once {
    std::uint64_t from;
    std::uint64_t to;
    bool is_public;
    const Language* language;
    std::string text;
  };

  const table::Table& table_;
  std::shared_ptr<const Translations> own_words_;
  std::forward_list<Once> said_;
};

}  // namespace

void Host::tell_watchers(const std::string& name) {
  LiveTable* live = find(name);
  if (live == nullptr) return;
  // What else there is to tell is the same after most moves.
  std::optional<std::uint64_t> about;
  Told told(*live);
  for (LiveTable::Watch& watch : live->watches()) {
    const std::uint64_t now = live->table().version(watch.viewer);
    if (now == watch.version) continue;
    const Person& person = clients_.at(watch.client);
    const Language language = person.language->with(live->game().translations());
    const auto say_it = [&](auto push) {
      push.news = {name, watch.viewer, watch.version, now, {}};
      push.news.events.written = told.since(watch.viewer, watch.version, *person.language);
      if (hooks_.about) {
        if (!about) about = about_mark(hooks_.about(name, ""));
        if (watch.about != *about) push.about_table = hooks_.about(name, person.identity);
        watch.about = *about;
      }
      outbox_.push_back({watch.client, protocol::push_text(push, language)});
    };
    if (watch.glimpses) {
      say_it(protocol::GlimpsePush{{}, glimpse_for(person.identity, *live, watch.viewer), {}});
    } else {
      say_it(protocol::TablePush{{}, view_for(person.identity, *live, watch.viewer, language), {}});
    }
    watch.version = now;
  }
}

}  // namespace townsmith::host
