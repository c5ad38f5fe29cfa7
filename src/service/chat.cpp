// People talk at tables.
#include <utility>

#include "host/fields.h"
#include "service/people.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

constexpr std::size_t most_bytes = 500;
constexpr int most_lines = 200;
constexpr std::size_t most_muted = 500;

json::object line_view(const store::ChatLine& line) {
  return {{"n", line.number},
          {"person", line.person},
          {"name", line.name},
          {"text", line.text},
          {"at", line.at}};
}

}  // namespace

void Service::chat(const AskPointer& ask) {
  host::Fields fields(ask->message);
  std::optional<std::int64_t> from;
  if (fields.has("from")) from = fields.number("from", 0, INT64_MAX);
  if (const auto read = fields.outcome(); !read) return answer(ask, tl::unexpected(read.error()));
  ask_table(ask, [this, ask, from](const std::string& table, Room&) {
    auto lines = std::make_shared<Result<std::vector<store::ChatLine>>>();
    read(
        ask,
        [lines, table, from](store::Store& store) { *lines = store.chat(table, from, most_lines); },
        [this, ask, lines] {
          const Session* one = session(ask->client);
          if (!*lines) {
            answer(ask, tl::unexpected(unreadable(lines->error())));
          } else {
            json::array messages;
            for (const store::ChatLine& line : **lines) {
              if (one != nullptr && one->muted.contains(line.person)) continue;
              messages.push_back(line_view(line));
            }
            answer(ask, json::object{{"messages", std::move(messages)}});
          }
        });
  });
}

void Service::say_in_chat(const AskPointer& ask) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  host::Fields fields(ask->message);
  store::ChatLine line;
  line.text = fields.text("text", most_bytes);
  if (const auto read = fields.outcome(); !read) return answer(ask, tl::unexpected(read.error()));
  if (!is_plain_text(line.text)) {
    return answer(ask, refuse(Reason::bad_value, "a message is a line of text"));
  }
  if (!chats_.allow(one->person, parts_.limits.chats_per_minute, parts_.now())) {
    return answer(ask, refuse(Reason::too_much, "let the others have their say too"));
  }
  line.person = one->person;
  line.name = one->name;
  line.at = parts_.now();
  ask_table(ask, [this, ask, line](const std::string& table, Room&) {
    store::ChatLine stored = line;
    stored.table = table;
    filling_.writes.emplace_back(std::move(stored));
    const auto told = [this, ask, table](bool well) {
      if (well) pass_on_chat(table);
      answer(ask,
             well ? Answer(json::object()) : refuse(Reason::io_error, "that could not be stored"));
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
    say(watch.client,
        {{"push", "chat"}, {"table", line.table}, {"messages", json::array{line_view(line)}}});
  }
}

void Service::mute(const AskPointer& ask) {
  Session* one = person_asking(ask);
  if (one == nullptr) return;
  host::Fields fields(ask->message);
  const std::string muted = fields.text("person", 64);
  const bool on = fields.flag("on", true);
  if (const auto read = fields.outcome(); !read) return answer(ask, tl::unexpected(read.error()));
  if (!is_plain_text(muted)) {
    return answer(ask, refuse(Reason::unknown_name, "there is no such person"));
  }
  if (on && one->muted.size() >= most_muted) {
    return answer(ask, refuse(Reason::too_much, "that is enough people to be silent"));
  }
  write_then({store::MuteWrite{one->person, muted, on}},
             [this, ask, person = one->person, muted, on](bool well) {
               if (!well) {
                 return answer(ask, refuse(Reason::io_error, "that could not be stored"));
               }
               json::array all;
               const auto clients = connected_.find(person);
               if (clients == connected_.end()) return ask->done();
               for (const Client client : clients->second) {
                 std::set<std::string>& silent = sessions_.at(client).muted;
                 on ? (void)silent.insert(muted) : (void)silent.erase(muted);
                 all = json::array(silent.begin(), silent.end());
               }
               answer(ask, json::object{{"muted", std::move(all)}});
             });
}

}  // namespace townsmith::service
