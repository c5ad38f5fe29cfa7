// Requests come in and find who answers them.
#include "service/service.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <utility>

#include "fair/committed_seed.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::size_t table_name_length = 16;

}  // namespace

json::object refusal_view(const json::value& id, const Problem& why) {
  json::object out;
  out["re"] = id;
  out["error"] = json::object{{"reason", name_of(why.reason)}, {"sentence", built_in_english().say(why.text)}};
  return out;
}

Service::Service(Parts parts)
    : parts_(std::move(parts)),
      host_(std::move(parts_.catalogue), parts_.content,
            {.own_page = false,
             .most_tables = parts_.limits.tables_in_memory,
             .most_watches = parts_.limits.watches_of_table,
             .most_watches_of_client = parts_.limits.watches_of_client},
            parts_.version, Random(std::random_device{}()),
            {.name_table = [] { return random_name(table_name_length); },
             .new_luck = [this] { return luck_from(fair::to_hex(fair::random_seed())); },
             .done = [this](const std::string& table,
                            const host::Deed& deed) { deed_done(table, deed); },
             .about = [this](const std::string& table,
                             const std::string& who) { return about(table, who); }}) {
  // What is rated together was played by the same rules, and against the same bots.
  const ContentFiles standard = built_in_content();
  const auto note_changes = [this](const ContentFiles& files, const ContentFiles& others) {
    for (const auto& [name, text] : files) {
      const auto other = others.find(name);
      if (other == others.end() || other->second != text) {
        changed_games_.insert(name.substr(0, name.find('/')));
      }
    }
  };
  note_changes(standard, parts_.content);
  note_changes(parts_.content, standard);
}

const std::vector<Service::Verb>& Service::verbs() {
  static const std::vector<Verb> all = {
      {"move", &Service::at_table},      {"commit", &Service::at_table},
      {"undo", &Service::at_table},      {"restart", &Service::at_table},
      {"watch", &Service::at_table},     {"unwatch", &Service::at_table},
      {"view", &Service::at_table},      {"sit", &Service::at_table},
      {"leave", &Service::at_table},     {"start", &Service::at_table},
      {"back", &Service::at_table},      {"record", &Service::at_table},
      {"reference", &Service::at_table}, {"hint", &Service::hint},
      {"hello", &Service::hello},        {"create", &Service::create},
      {"cancel", &Service::cancel},      {"rematch", &Service::rematch},
      {"lobby", &Service::lobby},        {"unlobby", &Service::unlobby},
      {"archive", &Service::archive},    {"profile", &Service::profile},
      {"ladder", &Service::ladder},      {"chat", &Service::chat},
      {"say", &Service::say_in_chat},    {"mute", &Service::mute}};
  return all;
}

void Service::receive(Client client, std::string text, std::function<void()> done) {
  ++counts_.requests;
  json::error_code wrong;
  json::value message = json::parse(text, wrong);
  if (wrong || !message.is_object()) {
    // The host says what is wrong with it.
    for (host::Message& said : host_.handle(client, text)) {
      filling_.outgoing.push_back(
          {said.to, std::make_shared<const std::string>(std::move(said.text)), "", {}, done});
    }
  } else {
    auto ask = std::make_shared<Ask>(
        Ask{client, std::move(message.as_object()), nullptr, std::move(done)});
    if (const json::value* id = ask->message.if_contains("id"); id != nullptr && id->is_int64()) {
      ask->id = *id;
    }
    attempt(ask, [&] { dispatch(ask); });
  }
  flush();
}

void Service::dispatch(const AskPointer& ask) {
  const json::value* verb = ask->message.if_contains("do");
  if (verb != nullptr && verb->is_string() && !ask->id.is_null()) {
    for (const Verb& one : verbs()) {
      if (verb->get_string() == one.name) return (this->*one.handler)(ask);
    }
  }
  pass_on(ask, "");
}

void Service::pass_on(const AskPointer& ask, const std::string& table) {
  std::vector<host::Message> said = host_.handle(ask->client, ask->message);
  bool first = true;
  for (host::Message& one : said) {
    if (first) {
      answer_with(ask, std::move(one.text), table);
    } else {
      say(one.to, std::move(one.text), table);
    }
    first = false;
  }
  finish_changes();
}

void Service::pass_on_pushes(const std::string& table) {
  for (host::Message& one : host_.take_messages()) say(one.to, std::move(one.text), table);
  finish_changes();
}

void Service::answer(const AskPointer& ask, Answer result, const std::string& table) {
  json::object out;
  if (result) {
    out["re"] = ask->id;
    for (auto& [key, value] : *result) out[key] = std::move(value);
  } else {
    out = refusal_view(ask->id, result.error());
  }
  answer_with(ask, json::serialize(out), table);
}

void Service::answer_with(const AskPointer& ask, std::string text, const std::string& table) {
  ask->answered = true;
  filling_.outgoing.push_back({ask->client, std::make_shared<const std::string>(std::move(text)),
                               table, ask->id, ask->done});
}

void Service::say(Client to, std::string text, const std::string& table) {
  filling_.outgoing.push_back(
      {to, std::make_shared<const std::string>(std::move(text)), table, {}, nullptr});
}

Service::Session* Service::session(Client client) {
  const auto found = sessions_.find(client);
  return found == sessions_.end() ? nullptr : &found->second;
}

Service::Session* Service::person_asking(const AskPointer& ask) {
  Session* one = session(ask->client);
  if (one != nullptr && !one->person.empty()) return one;
  answer(ask, refuse(Reason::not_allowed, "first say what you are called"));
  return nullptr;
}

bool Service::Rate::allow(const std::string& key, int per_minute, Time now) {
  constexpr Time minute = 60'000;
  constexpr std::size_t most_keys = 100'000;
  if (counts_.size() > most_keys) counts_.clear();
  Count& count = counts_[key];
  if (now - count.since >= minute) count = {now, 0};
  return ++count.count <= per_minute;
}

bool Service::healthy() const {
  constexpr Time patience = 10'000;
  const Time now = parts_.now();
  return readable_ && writable_ && !(writing_since_ != 0 && now - writing_since_ > patience) &&
         !(looking_for_due_ && now - looking_since_ > patience);
}

void Service::stop(std::function<void()> stopped) {
  stopped_ = std::move(stopped);
  flush();
}

std::string Service::metrics() const {
  const auto line = [](std::string_view kind, std::string_view name, std::string_view help,
                       std::uint64_t value) {
    return fmt::format("# HELP townsmith_{1} {2}\n# TYPE townsmith_{1} {0}\ntownsmith_{1} {3}\n",
                       kind, name, help, value);
  };
  return line("counter", "requests_total", "Messages received.", counts_.requests) +
         line("counter", "deeds_total", "Commands accepted and stored.", counts_.deeds) +
         line("counter", "batches_total", "Transactions.", counts_.batches) +
         line("counter", "failed_batches_total", "Transactions that failed.",
              counts_.failed_batches) +
         line("counter", "conflicts_total", "Tables another node was faster at.",
              counts_.conflicts) +
         line("counter", "loads_total", "Tables read from the store.", counts_.loads) +
         line("counter", "mishaps_total", "Internal errors that were survived.", counts_.mishaps) +
         line("counter", "thoughts_total", "Moves of bots and hints.", counts_.thoughts) +
         line("gauge", "tables_in_memory", "Tables in memory.", rooms_.size()) +
         line("gauge", "clients", "Connections.", sessions_.size()) +
         line("gauge", "people", "People connected.", connected_.size()) +
         line("gauge", "thoughts_waiting", "Bots and hints that wait for a thread.",
              parts_.bots.waiting());
}

}  // namespace townsmith::service
