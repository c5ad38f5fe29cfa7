// People talk at tables.
#include <utility>

#include "service/people.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

constexpr int most_lines = 200;
constexpr std::size_t most_muted = 500;

protocol::ChatMessage line_view(const store::ChatLine& line) {
  return {line.number, line.person, line.name, line.text, line.at};
}

Problem could_not_store() { return {Reason::io_error, say("townsmith", "not-stored")}; }

}  // namespace

void Service::chat(const AskPointer& ask, const protocol::AskChat& message) {
  ask_table(ask, message.table, [this, ask, message](const std::string& table, CachedTable&) {
    auto lines = std::make_shared<Result<std::vector<store::ChatLine>>>();
    read(
        ask,
        [lines, table, from = message.from](store::Store& store) {
          *lines = store.chat(table, from, most_lines);
        },
        [this, ask, lines] {
          if (!*lines) return refuse_to(ask, unreadable(lines->error()));
          const Session* one = session(ask->client);
          protocol::ChatLines out;
          for (const store::ChatLine& line : **lines) {
            if (one != nullptr && one->muted.contains(line.person)) continue;
            out.messages.push_back(line_view(line));
          }
          answer(ask, Result<protocol::ChatLines>(std::move(out)));
        });
  });
}

void Service::say_in_chat(const AskPointer& ask, const protocol::Say& message) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  if (!is_plain_text(message.text)) {
    return refuse_to(ask, Reason::bad_value, say("townsmith", "chat-line"));
  }
  if (!chats_.allow(one->person, parts_.limits.chats_per_minute, parts_.now())) {
    return refuse_to(ask, Reason::too_much, say("townsmith", "chat-too-much"));
  }
  store::ChatLine line;
  line.text = message.text;
  line.person = one->person;
  line.name = one->name;
  line.at = parts_.now();
  ask_table(ask, message.table, [this, ask, line](const std::string& table, CachedTable&) {
    store::ChatLine stored = line;
    stored.table = table;
    filling_.writes.emplace_back(std::move(stored));
    const auto told = [this, ask, table](bool well) {
      if (!well) return refuse_to(ask, could_not_store());
      pass_on_chat(table);
      answer(ask, Result<protocol::Nothing>());
    };
    when_stored("", told, 1);
  });
}

/// Who is there hears what has been said since, here and elsewhere, in the order of the numbers.
void Service::pass_on_chat(const std::string& table) {
  const auto heard = heard_.find(table);
  if (heard == heard_.end()) return;
  auto lines = std::make_shared<Result<std::vector<store::ChatLine>>>();
  read([lines, table, from = heard->second](
           store::Store& store) { *lines = store.chat(table, from, most_lines); },
       [this, table, lines] {
         const auto last = heard_.find(table);
         if (last == heard_.end() || !*lines) return;
         for (const store::ChatLine& line : **lines) {
           if (line.number <= last->second) continue;
           last->second = line.number;
           tell_chat(line);
         }
       });
}

void Service::tell_chat(const store::ChatLine& line) {
  host::LiveTable* live = host_.find(line.table);
  if (live == nullptr) return;
  std::set<Client> told;
  for (const host::LiveTable::Watch& watch : live->watches()) {
    const Session* one = session(watch.client);
    if (one == nullptr || one->muted.contains(line.person)) continue;
    if (!told.insert(watch.client).second) continue;
    tell(watch.client, protocol::ChatPush{line.table, {line_view(line)}});
  }
}

void Service::mute(const AskPointer& ask, const protocol::Mute& message) {
  Session* one = person_asking(ask);
  if (one == nullptr) return;
  const bool on = message.on.value_or(true);
  if (!is_plain_text(message.person)) {
    return refuse_to(ask, Reason::unknown_name, say("townsmith", "person-unknown"));
  }
  if (on && one->muted.size() >= most_muted) {
    return refuse_to(ask, Reason::too_much, say("townsmith", "muted-too-many"));
  }
  write_then({store::MuteWrite{one->person, message.person, on}},
             [this, ask, person = one->person, muted = message.person, on](bool well) {
               if (!well) return refuse_to(ask, could_not_store());
               const auto clients = connected_.find(person);
               if (clients == connected_.end()) return ask->done();
               protocol::Muted all;
               for (const Client client : clients->second) {
                 std::set<std::string>& silent = sessions_.at(client).muted;
                 on ? (void)silent.insert(muted) : (void)silent.erase(muted);
                 all.muted.assign(silent.begin(), silent.end());
               }
               answer(ask, Result<protocol::Muted>(std::move(all)));
             });
}

}  // namespace townsmith::service
