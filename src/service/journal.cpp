#include "service/journal.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "games/word_files.h"

namespace townsmith::service {
namespace {

constexpr Time writing_patience = 10'000;

constexpr std::chrono::microseconds gathering_for_each{500};
constexpr std::chrono::microseconds max_gathering{4'000};

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

store::TableWrite& WriteBatch::of(const std::string& table) {
  const auto [found, is_new] = tables.emplace(table, writes.size());
  if (is_new) writes.emplace_back(store::TableWrite{});
  return std::get<store::TableWrite>(writes[found->second]);
}

void WriteBatch::drop(const std::string& table) {
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

Journal::Journal(store::AsyncStore& store, Outbound& outbound, const Sessions& sessions,
                 TroubleReporter& trouble)
    : store_(store), outbound_(outbound), sessions_(sessions), trouble_(trouble) {}

void Journal::write(std::vector<store::Write> writes, std::function<void(bool)> then) {
  const std::size_t first = filling_.writes.size();
  for (store::Write& write : writes) filling_.writes.push_back(std::move(write));
  filling_.after.push_back({"", std::move(then), false, first, filling_.writes.size()});
}

void Journal::when_stored(const std::string& table, std::function<void(bool)> then) {
  filling_.after.push_back({table, std::move(then)});
}

void Journal::tell(Client to, std::string text, const std::string& table) {
  filling_.outgoing.push_back(
      {to, std::make_shared<const std::string>(std::move(text)), table, {}, nullptr});
}

void Journal::answer(Client to, std::optional<std::int64_t> request, std::string text,
                     const std::string& table, std::function<void()> done,
                     Stopwatch::time_point since,
                     std::function<void(std::function<void()>)> again) {
  filling_.outgoing.push_back({to, std::make_shared<const std::string>(std::move(text)), table,
                               request, std::move(done), since, std::move(again)});
}

bool Journal::is_pending(const std::string& table) const {
  return filling_.tables.contains(table) || (in_flight_ && in_flight_->tables.contains(table));
}

void Journal::flush() {
  ask_again();
  if (in_flight_) return;
  if (filling_.writes.empty()) {
    std::vector<Outgoing> outgoing = std::exchange(filling_.outgoing, {});
    deliver(outgoing);
    const std::vector<Afterwards> all = std::exchange(filling_.after, {});
    for (const Afterwards& one : all) {
      trouble_.safely([&] { one.then(!one.failed); });
    }
    // What they did may have to be stored.
    if (!all.empty()) return flush();
    if (stopped_ && !in_flight_ && filling_.writes.empty()) std::exchange(stopped_, nullptr)();
    return;
  }
  if (gathering_) return;
  gather_after(filling_.writes.size());
  WriteBatch& batch = in_flight_.emplace(std::exchange(filling_, {}));
  // The next one is likely to be as large.
  filling_.writes.reserve(batch.writes.size());
  filling_.outgoing.reserve(batch.outgoing.size());
  for (const auto& [table, place] : batch.tables) {
    if (const auto revision = tables_->next_revision(table)) {
      std::get<store::TableWrite>(batch.writes[place]).row.revision = *revision;
    }
  }
  ++counts_.batches;
  batch.since = Stopwatch::now();
  store_.write(std::move(batch.writes),
               [this](const Result<store::Written>& written) { settle(written); });
}

void Journal::gather_after(std::size_t writes) {
  const auto time = std::min(static_cast<std::int64_t>(writes) * gathering_for_each, max_gathering);
  gathering_ = outbound_.call_after(time, [this] {
    gathering_ = false;
    flush();
  });
}

void Journal::settle(const Result<store::Written>& written) {
  WriteBatch batch = std::move(*in_flight_);
  in_flight_.reset();
  writing_since_ = 0;
  const Problem never = {Reason::bad_value, say("townsmith", "cannot-be-stored")};
  // A batch of which nothing can ever be stored says nothing about the store.
  writable_ = written.has_value() || written.error().reason == Reason::bad_value;
  if (!written) {
    ++counts_.failed_batches;
    trouble_.safely([&] {
      trouble_.report({"the store cannot be written to",
                       built_in_english().say(written.error().text), write_advice});
    });
    std::set<std::string> all;
    for (const auto& [table, place] : batch.tables) all.insert(table);
    undo(all, writable_ ? never : not_stored(), {&batch, &filling_});
  } else {
    counts_.conflicts += written->conflicts.size();
    undo({written->conflicts.begin(), written->conflicts.end()},
         {Reason::stale, say("townsmith", "stale")}, {&batch, &filling_});
    std::set<std::string> refused;
    for (const auto& [table, place] : batch.tables) {
      if (is_refused(*written, place, place + 1)) refused.insert(table);
    }
    undo(refused, never, {&batch, &filling_});
  }
  if (written) note_times(batch);
  deliver(batch.outgoing);
  for (const Afterwards& one : batch.after) {
    const bool well = written && !one.failed && !is_refused(*written, one.first, one.last);
    trouble_.safely([&] { one.then(well); });
  }
  flush();
  if (tables_ != nullptr) tables_->batch_settled();
}

void Journal::undo(const std::string& table, const Problem& why) {
  if (in_flight_) return undo({table}, why, {&*in_flight_, &filling_});
  undo({table}, why, {&filling_});
}

void Journal::undo_unwritten(const std::string& table, const Problem& why) {
  undo({table}, why, {&filling_});
}

void Journal::undo(const std::set<std::string>& tables, const Problem& why, WriteBatches batches) {
  if (tables.empty()) return;
  for (const std::string& table : tables) {
    filling_.drop(table);
    tables_->throw_away(table);
  }
  for (WriteBatch* batch : batches) {
    for (Afterwards& one : batch->after) one.failed = one.failed || tables.contains(one.table);
    for (Outgoing& one : batch->outgoing) {
      if (!tables.contains(one.table)) continue;
      if (one.again && why.reason == Reason::stale) {
        overtaken_.push_back(std::exchange(one, {}));
        continue;
      }
      one.text = nullptr;
      if (one.asked) {
        one.text = std::make_shared<const std::string>(
            protocol::refusal_text(*one.asked, why, language_of(one.to)));
      }
    }
  }
}

void Journal::ask_again() {
  for (Outgoing& one : std::exchange(overtaken_, {})) {
    if (sessions_.contains(one.to)) {
      trouble_.safely([&] { one.again(std::move(one.done)); });
    } else if (one.done) {
      one.done();
    }
  }
}

void Journal::note_times(const WriteBatch& batch) {
  const Stopwatch::time_point now = Stopwatch::now();
  counts_.commits.note(now - batch.since);
  std::unordered_map<std::string_view, const Outgoing*> commands;
  for (const Outgoing& one : batch.outgoing) {
    if (!one.asked || one.text == nullptr || !batch.tables.contains(one.table)) continue;
    counts_.answered.note(now - one.since);
    commands.emplace(one.table, &one);
  }
  for (const Outgoing& one : batch.outgoing) {
    if (one.asked || one.text == nullptr) continue;
    const auto command = commands.find(one.table);
    if (command == commands.end() || command->second->to == one.to) continue;
    counts_.opponents.note(now - command->second->since);
  }
}

void Journal::deliver(std::vector<Outgoing>& outgoing) {
  // What somebody is told at the same time goes in one piece, a message a line: the answer to a
  // move and the news it makes are half as much work that way.
  std::unordered_map<Client, std::shared_ptr<const std::string>> pieces;
  pieces.reserve(outgoing.size());
  std::vector<Client> order;
  order.reserve(outgoing.size());
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
  for (const Client client : order) outbound_.send(client, std::move(pieces.at(client)));
  for (const Outgoing& one : outgoing) {
    if (one.done) one.done();
  }
  outgoing.clear();
}

void Journal::tick(Time now) {
  if (in_flight_ && writing_since_ == 0) writing_since_ = now;
}

void Journal::probe(Time now) {
  if (writable_ || in_flight_ || !filling_.writes.empty()) return;
  filling_.writes.emplace_back(store::ProbeWrite{now});
}

bool Journal::healthy(Time now) const {
  return writable_ && !(writing_since_ != 0 && now - writing_since_ > writing_patience);
}

void Journal::stop(std::function<void()> stopped) {
  stopped_ = std::move(stopped);
  flush();
}

}  // namespace townsmith::service
