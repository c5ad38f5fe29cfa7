// Requests come in and find who answers them.
#include "service/service.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "fair/committed_seed.h"
#include "games/content_files.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::size_t table_name_length = 16;
constexpr std::size_t most_message_bytes = std::size_t{1} << 20;

}  // namespace

Service::Service(Parts parts)
    : parts_(std::move(parts)),
      host_(std::move(parts_.catalogue), parts_.content,
            {.own_page = false,
             .most_tables = parts_.limits.tables_in_memory,
             .most_watches = parts_.limits.watches_of_table,
             .most_watches_of_client = parts_.limits.watches_of_client},
            parts_.version, Random(random_bits()),
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

template <class Message, void (Service::*handler)(const Service::AskPointer&, const Message&)>
constexpr Service::Verb Service::verb() {
  return {Message::verb, [](Service& service, const AskPointer& ask) {
            const Result<Message> message = protocol::read_ask<Message>(ask->message);
            if (!message) return service.refuse_to(ask, message.error());
            (service.*handler)(ask, *message);
          }};
}

template <class Message>
constexpr Service::Verb Service::verb_at_table() {
  constexpr bool changes_watchers =
      std::is_same_v<Message, protocol::Watch> || std::is_same_v<Message, protocol::Unwatch> ||
      std::is_same_v<Message, protocol::WatchGlimpses>;
  return {Message::verb,
          [](Service& service, const AskPointer& ask) { service.at_table(ask, changes_watchers); }};
}

const std::vector<Service::Verb>& Service::verbs() {
  using namespace protocol;
  static const std::vector<Verb> all = {verb_at_table<MakeMove>(),
                                        verb_at_table<Commit>(),
                                        verb_at_table<Undo>(),
                                        verb_at_table<Restart>(),
                                        verb_at_table<Watch>(),
                                        verb_at_table<Unwatch>(),
                                        verb_at_table<ViewOnce>(),
                                        verb_at_table<WatchGlimpses>(),
                                        verb_at_table<GlimpseOnce>(),
                                        verb_at_table<Sit>(),
                                        verb_at_table<Leave>(),
                                        verb_at_table<Start>(),
                                        verb_at_table<Back>(),
                                        verb_at_table<GetRecord>(),
                                        verb_at_table<LookUp>(),
                                        verb<AskHints, &Service::hint>(),
                                        verb<Hello, &Service::hello>(),
                                        verb<Create, &Service::create>(),
                                        verb<Cancel, &Service::cancel>(),
                                        verb<Rematch, &Service::rematch>(),
                                        verb<EnterLobby, &Service::lobby>(),
                                        verb<LeaveLobby, &Service::unlobby>(),
                                        verb<AskArchive, &Service::archive>(),
                                        verb<AskProfile, &Service::profile>(),
                                        verb<AskLadder, &Service::ladder>(),
                                        verb<AskChat, &Service::chat>(),
                                        verb<Say, &Service::say_in_chat>(),
                                        verb<Mute, &Service::mute>()};
  return all;
}

void Service::receive(Client client, std::string text, std::function<void()> done) {
  ++counts_.requests;
  auto ask = std::make_shared<Ask>(Ask{client, {}, {}, std::move(done)});
  Result<json::object> message = protocol::parse_message(text, most_message_bytes);
  if (!message) {
    refuse_to(ask, message.error());
  } else {
    ask->message = std::move(*message);
    attempt(ask, [&] { dispatch(ask); });
  }
  flush();
}

void Service::dispatch(const AskPointer& ask) {
  const Result<protocol::Envelope> envelope = protocol::read_envelope(ask->message);
  if (!envelope) return refuse_to(ask, envelope.error());
  ask->id = envelope->id;
  for (const Verb& one : verbs()) {
    if (one.name == envelope->verb) return one.handler(*this, ask);
  }
  // What only pages do is refused there, and what nobody knows.
  pass_on(ask, "");
}

void Service::pass_on(const AskPointer& ask, const std::string& table) {
  std::vector<host::Message> said = host_.handle(ask->client, ask->message);
  bool first = true;
  for (host::Message& one : said) {
    if (first) {
      answer_with(ask, std::move(one.text), table);
    } else {
      tell(one.to, std::move(one.text), table);
    }
    first = false;
  }
  finish_changes();
}

void Service::pass_on_pushes(const std::string& table) {
  for (host::Message& one : host_.take_messages()) tell(one.to, std::move(one.text), table);
  finish_changes();
}

void Service::answer_with(const AskPointer& ask, std::string text, const std::string& table) {
  ask->answered = true;
  filling_.outgoing.push_back({ask->client, std::make_shared<const std::string>(std::move(text)),
                               table, ask->id, ask->done});
}

void Service::tell(Client to, std::string text, const std::string& table) {
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
  refuse_to(ask, Reason::not_allowed, say("townsmith", "name-first"));
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
