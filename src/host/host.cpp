#include "host/host.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/json_text.h"
#include "games/word_files.h"

namespace townsmith::host {
namespace {

json::object problem_view(const Problem& problem, const Language& language) {
  json::object out;
  out["reason"] = name_of(problem.reason);
  out["sentence"] = language.say(problem.text);
  return out;
}

std::string reply(const json::value& id, const Result<json::object>& answer,
                  const Language& language) {
  json::object out;
  out["re"] = id;
  if (answer) {
    for (const auto& [key, value] : *answer) out[key] = value;
  } else {
    out["error"] = problem_view(answer.error(), language);
  }
  return json::serialize(out);
}

Result<json::object> parse_message(std::string_view text) {
  json::error_code wrong;
  json::value message = json::parse(text, wrong);
  if (wrong) return refuse(Reason::bad_syntax, "the message is not JSON");
  if (!message.is_object()) return refuse(Reason::bad_syntax, "the message is not an object");
  return std::move(message.as_object());
}

}  // namespace

Host::Host(bots::Catalogue catalogue, ContentFiles content, Policy policy, std::string version,
           Random chance, Surroundings surroundings)
    : catalogue_(std::move(catalogue)),
      content_(std::move(content)),
      policy_(policy),
      version_(std::move(version)),
      chance_(chance),
      surroundings_(std::move(surroundings)),
      language_(built_in_english()) {}

Client Host::connect(std::string identity, std::string name) {
  clients_.emplace(++last_client_, Person{std::move(identity), std::move(name), {}});
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

const std::vector<Host::Verb>& Host::verbs() {
  static const std::vector<Verb> all = {
      {"hello", &Host::hello},       {"create", &Host::create}, {"open", &Host::open},
      {"close", &Host::close},       {"watch", &Host::watch},   {"unwatch", &Host::unwatch},
      {"view", &Host::view},         {"sit", &Host::sit},       {"leave", &Host::leave},
      {"start", &Host::start},       {"move", &Host::move},     {"undo", &Host::undo},
      {"restart", &Host::restart},   {"commit", &Host::commit}, {"think", &Host::think},
      {"next_bot", &Host::next_bot}, {"plan", &Host::plan},     {"act", &Host::act},
      {"record", &Host::record},     {"replay", &Host::replay}, {"reference", &Host::reference},
      {"hint", &Host::hint},         {"review", &Host::review}, {"back", &Host::back},
      {"verify", &Host::verify},     {"show", &Host::show}};
  return all;
}

std::vector<Message> Host::handle(Client client, std::string_view text) {
  if (text.size() > policy_.most_message_bytes) {
    return {{client, reply(nullptr,
                           refuse(Reason::too_much, fmt::format("a message has at most {} bytes",
                                                                policy_.most_message_bytes)),
                           language_)}};
  }
  const Result<json::object> message = parse_message(text);
  if (!message) return {{client, reply(nullptr, tl::unexpected(message.error()), language_)}};
  return handle(client, *message);
}

std::vector<Message> Host::handle(Client client, const json::object& message) {
  outbox_.clear();
  json::value id = nullptr;
  if (const json::value* given = message.if_contains("id"); given && given->is_int64()) id = *given;
  const Answer said = answer(client, message);
  std::vector<Message> out;
  out.push_back({client, reply(id, said, language_)});
  std::move(outbox_.begin(), outbox_.end(), std::back_inserter(out));
  outbox_.clear();
  return out;
}

Host::Answer Host::answer(Client client, const json::object& message) {
  const auto known = clients_.find(client);
  if (known == clients_.end()) return refuse(Reason::not_allowed, "you are not connected");
  Fields fields(message);
  fields.number("id", INT64_MIN, INT64_MAX);
  const std::string verb = fields.text("do", 32);
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  for (const Verb& one : verbs()) {
    if (one.name != verb) continue;
    Request request{client, known->second.identity, known->second.name, fields};
    return (this->*one.handler)(request);
  }
  return refuse(Reason::unknown_name, fmt::format("there is no verb {}", quoted(verb)));
}

Result<LiveTable*> Host::find_table(Fields& fields) {
  const std::string name = fields.text("table", 64);
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  const auto found = tables_.find(name);
  if (found == tables_.end()) {
    return refuse(Reason::unknown_name, fmt::format("there is no table {}", quoted(name)));
  }
  return found->second.get();
}

std::string Host::add_table(std::unique_ptr<LiveTable> live) {
  std::string name =
      surroundings_.name_table ? surroundings_.name_table() : fmt::format("t{}", ++last_table_);
  tables_.emplace(name, std::move(live));
  return name;
}

bool Host::owns(const std::string& who, const LiveTable& live, Seat seat) const {
  if (live.table().seat(seat).occupant != table::Occupant::human) return false;
  return policy_.own_page || live.owner(seat) == who;
}

void Host::tell_watchers(const std::string& name) {
  LiveTable* live = find(name);
  if (live == nullptr) return;
  for (LiveTable::Watch& watch : live->watches()) {
    const std::uint64_t now = live->table().version(watch.viewer);
    if (now == watch.version) continue;
    const std::string& who = clients_.at(watch.client).identity;
    std::string push = fmt::format(
        R"({{"push":"table","table":{},"as":{},"from":{},"version":{},"events":{},)", in_json(name),
        watch.viewer.is_spectator() ? "null" : std::to_string(index(watch.viewer.seat())),
        watch.version, now,
        schema::to_json(live->table().events_after(watch.viewer, watch.version, language_), language_));
    if (watch.glimpses) {
      push += R"("glimpse":)" + glimpse_for(who, *live, watch.viewer);
    } else {
      push += R"("view":)" + view_for(who, *live, live->table(), watch.viewer);
    }
    if (surroundings_.about) push += R"(,"about":)" + surroundings_.about(name, who);
    push += '}';
    watch.version = now;
    outbox_.push_back({watch.client, std::move(push)});
  }
}

}  // namespace townsmith::host
