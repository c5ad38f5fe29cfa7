// Storing what was done, then saying what came of it.
#include <algorithm>
#include <unordered_map>
#include <utility>

#include "games/word_files.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

/// Whether one of the writes from the first up to the last could not be stored, or was too late.
bool is_refused(const store::Written& written, std::size_t first, std::size_t last) {
  const auto is_one = [&](std::size_t place) { return place >= first && place < last; };
  return std::any_of(written.refused.begin(), written.refused.end(), is_one) ||
         std::any_of(written.late.begin(), written.late.end(), is_one);
}

constexpr std::string_view write_advice =
    "nothing is stored until this is mended, and players are told so: look whether the disk is "
    "full, whether the server may still write to its store, and whether PostgreSQL runs and can be "
    "reached";

}  // namespace

store::TableWrite& Batch::of(const std::string& table) {
  const auto [found, is_new] = tables.emplace(table, writes.size());
  if (is_new) writes.emplace_back(store::TableWrite{});
  return std::get<store::TableWrite>(writes[found->second]);
}

void Batch::drop(const std::string& table) {
  const auto found = tables.find(table);
  if (found == tables.end()) return;
  const std::size_t place = found->second;
  writes.erase(writes.begin() + static_cast<std::ptrdiff_t>(place));
  tables.erase(found);
  for (auto& [other, index] : tables) index -= index > place ? 1 : 0;
  for (Afterwards& one : after) {
    one.first -= one.first > place ? 1 : 0;
    one.last -= one.last > place ? 1 : 0;
  }
}

void Service::flush() {
  if (writing_) return;
  if (filling_.writes.empty()) {
    std::vector<Outgoing> outgoing = std::exchange(filling_.outgoing, {});
    deliver(outgoing);
    const std::vector<Afterwards> all = std::exchange(filling_.after, {});
    for (const Afterwards& one : all) {
      safely([&] { one.then(!one.failed); });
    }
    // What they did may have to be stored.
    if (!all.empty()) return flush();
    if (stopped_ && !writing_ && filling_.writes.empty()) std::exchange(stopped_, nullptr)();
    return;
  }
  flying_ = std::exchange(filling_, {});
  for (const auto& [table, place] : flying_.tables) {
    // What is done at the table from now on stands on this, stored or not yet.
    if (const auto room = rooms_.find(table); room != rooms_.end()) {
      std::get<store::TableWrite>(flying_.writes[place]).row.revision =
          ++room->second.row().revision;
    }
  }
  writing_ = true;
  ++counts_.batches;
  parts_.store.write(std::move(flying_.writes),
                      [this](Result<store::Written> written) { settle(std::move(written)); });
}

void Service::settle(Result<store::Written> written) {
  writing_ = false;
  writing_since_ = 0;
  // A batch of which nothing can ever be stored says nothing about the store.
  writable_ = written.has_value() || written.error().reason == Reason::bad_value;
  if (!written) {
    ++counts_.failed_batches;
    safely([&] {
      complain({"the store cannot be written to", built_in_english().say(written.error().text),
                write_advice});
    });
    std::set<std::string> all;
    for (const auto& [table, place] : flying_.tables) all.insert(table);
    const bool hopeless = written.error().reason == Reason::bad_value;
    undo_tables(all,
                hopeless ? Problem{Reason::bad_value, say("townsmith", "cannot-be-stored")}
                         : Problem{Reason::io_error, say("townsmith", "not-stored")},
                {&flying_, &filling_});
  } else {
    counts_.conflicts += written->conflicts.size();
    undo_tables({written->conflicts.begin(), written->conflicts.end()},
                {Reason::stale, say("townsmith", "stale")}, {&flying_, &filling_});
    std::set<std::string> refused;
    for (const auto& [table, place] : flying_.tables) {
      if (is_refused(*written, place, place + 1)) refused.insert(table);
    }
    undo_tables(refused, {Reason::bad_value, say("townsmith", "cannot-be-stored")},
                {&flying_, &filling_});
  }
  Batch stored = std::exchange(flying_, {});
  deliver(stored.outgoing);
  for (const Afterwards& one : stored.after) {
    const bool well = written && !one.failed && !is_refused(*written, one.first, one.last);
    safely([&] { one.then(well); });
  }
  flush();
  look_again();
}

/// What is in memory of these tables never happened: it is thrown away and read again.
void Service::undo_tables(const std::set<std::string>& tables, const Problem& why,
                          std::initializer_list<Batch*> batches) {
  for (const std::string& table : tables) {
    std::vector<host::LiveTable::Watch> watches = host_.forget(table);
    forget_room(table);
    filling_.drop(table);
    if (watches.empty()) {
      heard_.erase(table);
    } else {
      orphans_[table] = std::move(watches);
      with_table(table, [](const Result<>&) {});
    }
  }
  for (Batch* batch : batches) {
    for (Afterwards& one : batch->after) one.failed = one.failed || tables.contains(one.table);
    for (Outgoing& one : batch->outgoing) {
      if (!tables.contains(one.table)) continue;
      one.text = nullptr;
      if (one.asked) {
        one.text = std::make_shared<const std::string>(
            protocol::refusal_text(*one.asked, why, host_.language_of(one.to)));
      }
    }
  }
}

void Service::deliver(std::vector<Outgoing>& outgoing) {
  // What somebody is told at the same time goes in one piece, a message a line: the answer to a
  // move and the news it makes are half as much work that way.
  std::unordered_map<Client, std::shared_ptr<const std::string>> pieces;
  std::vector<Client> order;
  for (Outgoing& one : outgoing) {
    if (one.text == nullptr || !sessions_.contains(one.to)) continue;
    std::shared_ptr<const std::string>& piece = pieces[one.to];
    if (piece == nullptr) {
      order.push_back(one.to);
      piece = std::move(one.text);
    } else {
      piece = std::make_shared<const std::string>(*piece + '\n' + *one.text);
    }
  }
  for (const Client client : order) parts_.outbound.send(client, std::move(pieces.at(client)));
  for (const Outgoing& one : outgoing) {
    if (one.done) one.done();
  }
  outgoing.clear();
}

void Service::write_row(const CachedTable& room) {
  const host::LiveTable* live = host_.find(room.row().id);
  store::TableWrite& write = filling_.of(room.row().id);
  write.row = room.row();
  write.lists = true;
  if (live != nullptr) write.people = people_at(*live);
}

void Service::write_then(std::vector<store::Write> writes, std::function<void(bool)> then) {
  for (store::Write& write : writes) filling_.writes.push_back(std::move(write));
  when_stored("", std::move(then), writes.size());
  flush();
}

void Service::when_stored(const std::string& table, std::function<void(bool)> then,
                          std::size_t writes) {
  const std::size_t last = filling_.writes.size();
  filling_.after.push_back({table, std::move(then), false, last - writes, last});
}

}  // namespace townsmith::service
