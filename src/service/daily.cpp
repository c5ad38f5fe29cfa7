#include "service/daily.h"

#include <algorithm>
#include <array>
#include <utility>

#include "host/daily.h"

namespace townsmith::service {
namespace {

constexpr int entries_per_minute = 10;
constexpr int entries_of_household_per_minute = 60;
constexpr std::size_t max_jobs_known = 200;
constexpr std::size_t max_households = 100'000;
constexpr std::array<std::string_view, 2> par_bots = {"hard", "master"};
constexpr std::string_view bot_mark = "bot:";

std::string row_name_of(std::string_view bot) { return std::string(bot_mark) + std::string(bot); }

Result<protocol::DailyStanding> read_standing(store::Store& store, const protocol::OfDay& asked,
                                              const std::string& person) {
  store::Accounts& accounts = store.accounts();
  protocol::DailyStanding out;
  TRY(const auto counts, accounts.daily_counts(asked.day, asked.game));
  for (const store::DailyCount& one : counts) out.scores.push_back({one.score, one.people});
  for (const std::string_view bot : par_bots) {
    TRY(const auto row, accounts.daily(asked.day, asked.game, row_name_of(bot)));
    if (row) out.par.push_back({std::string(bot), row->score});
  }
  if (!person.empty()) {
    TRY(const auto own, accounts.daily(asked.day, asked.game, person));
    if (own) out.yours = own->score;
  }
  return out;
}

Problem is_counted() { return {Reason::not_allowed, say("townsmith", "daily-counted")}; }
Problem too_many_entries() { return {Reason::too_much, say("townsmith", "daily-too-many")}; }

}  // namespace

Daily::Daily(host::Host& host, BotPool& pool, Sessions& sessions, Journal& journal,
             Requests& requests, TroubleReporter& trouble, Clock clock, Settings settings)
    : host_(host),
      pool_(pool),
      sessions_(sessions),
      journal_(journal),
      requests_(requests),
      trouble_(trouble),
      clock_(std::move(clock)),
      settings_(std::move(settings)),
      entries_(entries_per_minute),
      entries_of_household_(entries_of_household_per_minute) {}

std::vector<Verb> Daily::verbs() {
  return {Requests::verb(this, &Daily::ask), Requests::verb(this, &Daily::enter),
          Requests::verb(this, &Daily::best)};
}

std::string Daily::person_of(const RequestPointer& request) const {
  const Session* session = sessions_.find(request->client);
  return session == nullptr ? std::string() : session->person;
}

Result<> Daily::check(const protocol::OfDay& asked) const {
  TRY(const bots::Entry* const entry, host_.catalogue().find(std::string(asked.game)));
  TRY(host::daily_seed(entry->type().info(), asked.day));
  if (settings_.other_content.contains(std::string(asked.game))) {
    return refuse(Reason::other_content, say("townsmith", "daily-content"));
  }
  return {};
}

void Daily::ask(const RequestPointer& request, const protocol::AskDaily& message) {
  if (const auto good = check(message); !good) return request->refuse(good.error());
  const Time now = clock_.date();
  if (is_today_somewhere(message.day, now)) {
    want_par(message.day, message.game, true);
    want_par(day_of(now + day), message.game, false);
  }
  answer(request, message, person_of(request));
}

void Daily::answer(const RequestPointer& request, const protocol::OfDay& asked,
                   const std::string& person) {
  requests_.read(
      request, [asked, person](store::Store& store) { return read_standing(store, asked, person); },
      [request](const protocol::DailyStanding& standing) { request->answer(standing); });
}

void Daily::enter(const RequestPointer& request, const protocol::EnterDaily& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  if (store::is_bot_account(session->person)) {
    return request->refuse(Reason::not_allowed, say("townsmith", "daily-people"));
  }
  const std::string household = session->household;
  if (!entries_.allow(session->person, clock_()) ||
      !entries_of_household_.allow(household, clock_())) {
    return request->refuse(too_many_entries());
  }
  const Time now = clock_.date();
  if (!is_today_somewhere(message.day, now)) {
    return request->refuse(Reason::not_allowed, say("townsmith", "daily-other-day"));
  }
  const Result<Record> record = repeat_daily(host_.games(), message.day, message.record);
  if (!record) return request->refuse(record.error());
  const std::string game = record->game;
  if (!has_room(message.day, game, household)) return request->refuse(too_many_entries());
  const store::DailyRow row{message.day,     game, session->person, record->outcome.scores[0], now,
                            to_text(*record)};
  struct Found {
    bool counted = false;
    std::optional<store::DailyRow> best;
  };
  const auto read = [date = row.day, game, who = row.who](store::Store& store) -> Result<Found> {
    TRY(const auto own, store.accounts().daily(date, game, who));
    TRY(auto best, store.accounts().daily_best(date, game));
    return Found{own.has_value(), std::move(best)};
  };
  requests_.read(request, read, [this, request, row, household](const Found& found) {
    if (found.counted) return request->refuse(is_counted());
    store::DailyRow mine = row;
    // Only the best is looked at again.
    if (found.best && found.best->score >= mine.score) mine.record.clear();
    count(request, mine, household);
  });
}

bool Daily::has_room(const std::string& date, const std::string& game,
                     const std::string& household) {
  std::erase_if(counted_, [now = clock_.date()](const auto& one) {
    return !is_today_somewhere(std::get<0>(one.first), now);
  });
  if (counted_.size() > max_households) counted_.clear();
  const auto found = counted_.find({date, game, household});
  return found == counted_.end() || found->second < settings_.counted_of_household;
}

void Daily::count(const RequestPointer& request, const store::DailyRow& row,
                  const std::string& household) {
  const protocol::OfDay asked{row.day, {row.game}};
  journal_.write_account(
      {store::DailyWrite{row}}, [this, request, asked, household, who = row.who](bool stored) {
        requests_.attempt(request, [&] {
          if (stored) {
            ++counted_[{asked.day, std::string(asked.game), household}];
            return answer(request, asked, who);
          }
          // The person was counted at the same time by another device, or it failed.
          const auto read = [asked, who](store::Store& store) {
            return store.accounts().daily(asked.day, asked.game, who);
          };
          requests_.read(request, read, [request](const std::optional<store::DailyRow>& own) {
            request->refuse(own ? is_counted() : not_stored());
          });
        });
      });
}

void Daily::best(const RequestPointer& request, const protocol::AskDailyBest& message) {
  if (const auto good = check(message); !good) return request->refuse(good.error());
  struct Found {
    std::optional<store::DailyRow> best;
    std::string name;
    bool counted = false;
  };
  const auto read = [date = message.day, game = std::string(message.game),
                     person = person_of(request)](store::Store& store) -> Result<Found> {
    Found found;
    TRY(found.best, store.accounts().daily_best(date, game));
    if (!person.empty()) {
      TRY(const auto own, store.accounts().daily(date, game, person));
      found.counted = own.has_value();
    }
    if (found.best) {
      TRY(const auto who, store.person(found.best->who));
      if (who) found.name = who->name;
    }
    return found;
  };
  const bool still_on = is_today_somewhere(message.day, clock_.date());
  requests_.read(request, read, [request, still_on](const Found& found) {
    if (still_on && !found.counted) {
      return request->refuse(Reason::not_allowed, say("townsmith", "daily-still-on"));
    }
    if (!found.best) return request->refuse(Reason::unknown_name, say("townsmith", "daily-nobody"));
    const store::DailyRow& row = *found.best;
    protocol::DailyPlay out{found.name, {}, row.score, row.record};
    if (row.who.starts_with(bot_mark)) out.bot = row.who.substr(bot_mark.size());
    request->answer(out);
  });
}

// What bots get.

void Daily::want_par(const std::string& date, const std::string& game, bool awaited) {
  if (!settings_.bots_play) return;
  if (known_.size() > max_jobs_known) known_.clear();
  for (const std::string_view bot : par_bots) {
    const std::tuple key(date, game, std::string(bot));
    if (!known_.insert(key).second) continue;
    const auto read = [date, game, who = row_name_of(bot)](store::Store& store) {
      return store.accounts().daily(date, game, who);
    };
    const Job job{date, game, std::string(bot), awaited};
    journal_.read(read, [this, key, job](const Result<std::optional<store::DailyRow>>& found) {
      if (!found) {
        known_.erase(key);  // later
      } else if (!*found) {
        waiting_.push_back(job);
        if (playing_ == nullptr) begin_next();
      }
    });
  }
}

void Daily::begin_next() {
  // What somebody waits for comes first.
  std::stable_partition(waiting_.begin(), waiting_.end(),
                        [](const Job& job) { return job.awaited; });
  while (!waiting_.empty()) {
    const Job& job = waiting_.front();
    auto made = DailyBot::sit_down(host_.games(), job.game, job.date, job.bot);
    if (made) {
      playing_ = std::move(*made);
      return think();
    }
    waiting_.pop_front();  // no bot for this game
  }
}

void Daily::think() {
  std::optional<host::BotTurn> next = playing_->next();
  if (!next) return end_job();
  const auto turn = std::make_shared<host::BotTurn>(std::move(*next));
  const auto answer = std::make_shared<Result<table::Command>>();
  Thought thought;
  thought.rank = waiting_.front().awaited ? Thought::Rank::expected : Thought::Rank::nobody;
  thought.household = thought.person = thought.table = "daily";
  thought.think = [turn, answer](const Breathe& breathe) {
    *answer = turn->think(with_breaths(breathe));
  };
  thought.then = [this, answer](std::string_view failure) {
    bool moved = false;
    trouble_.safely([&] { moved = failure.empty() && playing_->act(*answer).has_value(); });
    if (moved) {
      think();
    } else {
      playing_.reset();
      waiting_.pop_front();
      begin_next();
    }
    journal_.flush();
  };
  pool_.ask(std::move(thought));
}

void Daily::end_job() {
  const Job& job = waiting_.front();
  const Record record = playing_->record();
  const store::DailyRow row{
      job.date,      job.game,       row_name_of(job.bot), record.outcome.scores[0],
      clock_.date(), to_text(record)};
  journal_.write_account({store::DailyWrite{row}}, [](bool) {});
  playing_.reset();
  waiting_.pop_front();
  begin_next();
}

}  // namespace townsmith::service
