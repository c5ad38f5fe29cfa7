#include "service/bot_driver.h"

#include <memory>

namespace townsmith::service {

using table::Command;

BotDriver::BotDriver(host::Host& host, BotPool& pool, BotPool* outside, TableCache& tables,
                     Journal& journal, Requests& requests, TroubleReporter& trouble)
    : host_(host),
      pool_(pool),
      outside_(outside == nullptr ? pool : *outside),
      tables_(tables),
      journal_(journal),
      requests_(requests),
      trouble_(trouble) {}

std::vector<Verb> BotDriver::verbs() { return {Requests::verb(this, &BotDriver::hint)}; }

void BotDriver::let_think(const std::string& table) {
  CachedTable* entry = tables_.find(table);
  if (entry == nullptr || entry->bot_thinks || entry->is_closed()) return;
  host::LiveTable& live = entry->live();
  const SeatSet waiting = live.waiting_bots();
  if (waiting.empty()) return;
  const Seat seat = waiting.front();
  const std::uint64_t version = live.table().version(seat);
  if (!live.table().to_move(seat)) {
    if (host_.act(table, {Command::Kind::commit, seat, ""})) tables_.publish(table);
    return;
  }
  entry->bot_thinks = true;
  ++thoughts_;
  host::LiveTable::BotTask task = live.bot_task(seat);
  task.table = table;
  const auto answer = std::make_shared<Result<Command>>();
  const bots::OwnBot* own = task.entry.find_own(task.bot);
  (own != nullptr && own->waits ? outside_ : pool_)
      .ask(
          true, [task, answer] { *answer = host::LiveTable::command_of(task, task.answer()); },
          [this, table, seat, version, answer] {
            if (!trouble_.safely([&] { move(table, seat, version, *answer); })) {
              tables_.discard(table);
            }
            journal_.flush();
          });
}

void BotDriver::move(const std::string& table, Seat seat, std::uint64_t version,
                     const Result<Command>& answer) {
  CachedTable* entry = tables_.find(table);
  if (entry == nullptr) return;
  entry->bot_thinks = false;
  // It is tried again when the table is looked at next; at once would be for ever.
  if (!answer) return;
  const host::LiveTable& live = entry->live();
  if (live.waiting_bots().contains(seat) && live.table().is_current(seat, version) &&
      live.table().to_move(seat)) {
    if (!host_.act(table, *answer)) return;
    tables_.publish(table);
  }
  let_think(table);
}

void BotDriver::hint(const RequestPointer& request, const protocol::AskHints& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  const auto then = [this, request, message, person = session->person](const CachedTable& table) {
    const host::LiveTable& live = table.live();
    const Viewer seat = host_.seat_of(person, live);
    int people = 0;
    for (const std::string& owner : people_at(live)) people += owner.empty() ? 0 : 1;
    if (seat.is_spectator() || people != 1) {
      return request->refuse(Reason::not_allowed, say("townsmith", "hints-alone"));
    }
    const Result<host::HintTask> task =
        host_.hint_task(live, seat.seat(), message.count.value_or(3));
    if (!task) return request->refuse(task.error());
    ++thoughts_;
    const auto advice = std::make_shared<bots::Advice>();
    pool_.ask(
        false, [task = *task, advice] { *advice = task.answer(); },
        [this, request, task = *task, advice] {
          requests_.attempt(request, [&] {
            const Language& language = journal_.language_of(request->client);
            request->answer(host_.hints(task, *advice, language));
          });
          journal_.flush();
        });
  };
  requests_.at_table(request, message.table, then);
}

}  // namespace townsmith::service
