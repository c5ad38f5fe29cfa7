#include "service/bot_driver.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>

#include "games/word_files.h"

namespace townsmith::service {

using table::Command;

namespace {

/// A bot with no more simulations than this answers in a few milliseconds.
constexpr int max_quick_simulations = 150;

}  // namespace

BotDriver::BotDriver(host::Host& host, BotPool& pool, BotPool* outside, TableCache& tables,
                     Sessions& sessions, Journal& journal, Requests& requests,
                     TroubleReporter& trouble)
    : host_(host),
      pool_(pool),
      outside_(outside == nullptr ? pool : *outside),
      tables_(tables),
      sessions_(sessions),
      journal_(journal),
      requests_(requests),
      trouble_(trouble) {}

std::vector<Verb> BotDriver::verbs() { return {Requests::verb(this, &BotDriver::hint)}; }

void BotDriver::let_think(const std::string& table) {
  CachedTable* entry = tables_.find(table);
  if (entry == nullptr || entry->bot_thinks || entry->is_closed()) return;
  auto next = entry->live().next_bot();
  if (!next) return;
  const auto turn = std::make_shared<host::BotTurn>(std::move(*next));
  if (!turn->task) {
    if (host_.act(table, *turn->think())) tables_.publish(table);
    return;
  }
  entry->bot_thinks = true;
  ++thoughts_;
  host::BotTask& task = *turn->task;
  task.table = table;
  const bots::OwnBot* own = task.entry.find_own(task.bot);
  BotPool& where = own != nullptr && own->waits ? outside_ : pool_;
  Thought thought = thought_about(*entry);
  thought.quick = own == nullptr && task.entry.simulations_of(task.bot) <= max_quick_simulations;
  const auto answer = std::make_shared<Result<Command>>();
  thought.think = [turn, answer](const Breathe& breathe) {
    *answer = turn->think(with_breaths(breathe));
  };
  thought.then = [this, table, turn, answer, since = Stopwatch::now()](std::string_view failure) {
    times_.note(Stopwatch::now() - since);
    if (!failure.empty()) *answer = refuse(Reason::io_error, std::string(failure));
    if (!trouble_.safely([&] { move(table, *turn, *answer); })) tables_.discard(table);
    journal_.flush();
  };
  where.ask(std::move(thought));
}

/// The players who are there share what it costs; somebody who only looks on, if there are none.
Thought BotDriver::thought_about(const CachedTable& table) const {
  Thought thought;
  thought.table = table.id();
  thought.rank = Thought::Rank::nobody;
  const std::vector<std::string> people = people_at(table.live());
  for (const std::string& person : people) {
    if (person.empty() || thought.rank != Thought::Rank::nobody) continue;
    thought.rank = Thought::Rank::expected;
    thought.household = thought.person = person;
  }
  for (const host::LiveTable::Watch& watch : table.live().watches()) {
    const Session* session = sessions_.find(watch.client);
    if (session == nullptr) continue;
    const bool plays = !session->person.empty() &&
                       std::find(people.begin(), people.end(), session->person) != people.end();
    const auto rank = plays ? Thought::Rank::awaited : Thought::Rank::expected;
    const bool first = thought.rank == Thought::Rank::nobody;
    if (!first && !(rank < thought.rank)) continue;
    thought.rank = rank;
    thought.household = session->household;
    thought.person = session->person;
  }
  return thought;
}

void BotDriver::move(const std::string& table, const host::BotTurn& turn,
                     const Result<Command>& answer) {
  CachedTable* entry = tables_.find(table);
  if (entry == nullptr) return;
  entry->bot_thinks = false;
  // It is tried again when the table is looked at next; at once would be for ever.
  if (!answer) return report(table, built_in_english().say(answer.error().text));
  if (turn.is_due(entry->live().table())) {
    if (const auto done = host_.act(table, *answer); !done) {
      return report(table, built_in_english().say(done.error().text));
    }
    tables_.publish(table);
  }
  let_think(table);
}

void BotDriver::report(const std::string& table, std::string_view why) {
  trouble_.report({"a bot cannot move", fmt::format("table {}: {}", table, why),
                   "the table waits, and the bot is asked again when somebody comes there; if the "
                   "content was changed, check it with townsmith content check"});
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
    Thought thought = thought_about(table);
    thought.think = [task = *task, advice](const Breathe& breathe) {
      *advice = task.answer(with_breaths(breathe));
    };
    thought.then = [this, request, task = *task, advice](std::string_view failure) {
      requests_.attempt(request, [&] {
        if (!failure.empty()) throw std::runtime_error(std::string(failure));
        const Language language =
            journal_.language_of(request->client).with(task.game->translations());
        request->answer_with(protocol::answer_text(
            request->id, Result<protocol::Hints>(host_.hints(task, *advice, language)), language));
      });
      journal_.flush();
    };
    pool_.ask(std::move(thought));
  };
  requests_.at_table(request, message.table, then);
}

}  // namespace townsmith::service
