#include "service/daily.h"

#include <array>
#include <utility>

#include "host/daily.h"

namespace townsmith::service {
namespace {

constexpr int entries_per_minute = 10;
constexpr std::size_t most_known = 200;
constexpr std::array<std::string_view, 2> par_bots = {"hard", "master"};

std::string name_of_bot(std::string_view bot) { return "bot:" + std::string(bot); }

Result<protocol::DailyStanding> read_standing(store::Store& store, const protocol::OfDay& asked,
                                              const std::string& person) {
  protocol::DailyStanding out;
  TRY(const auto counts, store.daily_counts(asked.day, asked.game));
  for (const store::DailyCount& one : counts) out.scores.push_back({one.score, one.count});
  for (const std::string_view bot : par_bots) {
    TRY(const auto row, store.daily(asked.day, asked.game, name_of_bot(bot)));
    if (row) out.par.push_back({std::string(bot), row->score});
  }
  if (!person.empty()) {
    TRY(const auto own, store.daily(asked.day, asked.game, person));
    if (own) out.yours = own->score;
  }
  return out;
}

}  // namespace

Daily::Daily(host::Host& host, BotPool& pool, Journal& journal, Requests& requests,
             TroubleReporter& trouble, Clock clock, bool bots_play)
    : host_(host),
      pool_(pool),
      journal_(journal),
      requests_(requests),
      trouble_(trouble),
      clock_(std::move(clock)),
      bots_play_(bots_play),
      entries_(entries_per_minute) {}

std::vector<Verb> Daily::verbs() {
  return {Requests::verb(this, &Daily::ask), Requests::verb(this, &Daily::enter),
          Requests::verb(this, &Daily::best)};
}

Result<> Daily::check(const protocol::OfDay& asked) const {
  TRY(const bots::Entry* const entry, host_.catalogue().find(std::string(asked.game)));
  TRY(host::daily_seed(entry->type().info(), asked.day));
  return {};
}

void Daily::ask(const RequestPointer& request, const protocol::AskDaily& message) {
  if (const auto good = check(message); !good) return request->refuse(good.error());
  const Time now = clock_.date();
  if (is_today_somewhere(message.day, now)) {
    want_par(message.day, message.game);
    want_par(day_of(now + day), message.game);
  }
  answer(request, message, requests_.person_of(request));
}

void Daily::answer(const RequestPointer& request, const protocol::OfDay& asked,
                   const std::string& person) {
  requests_.read(
      request,
      [asked, person](store::Store& store) { return read_standing(store, asked, person); },
      [request](const protocol::DailyStanding& standing) { request->answer(standing); });
}

void Daily::enter(const RequestPointer& request, const protocol::EnterDaily& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  const Time now = clock_.date();
  if (!entries_.allow(session->person, clock_())) {
    return request->refuse(Reason::too_much, say("townsmith", "daily-too-many"));
  }
  if (!is_today_somewhere(message.day, now)) {
    return request->refuse(Reason::not_allowed, say("townsmith", "daily-other-day"));
  }
  const Result<Record> record = check_daily(host_.games(), message.day, message.record);
  if (!record) return request->refuse(record.error());
  store::DailyRow row;
  row.day = message.day;
  row.game = record->game;
  row.who = session->person;
  row.score = record->outcome.scores[0];
  row.at = now;
  requests_.read(
      request,
      [day = row.day, game = row.game](store::Store& store) { return store.daily_best(day, game); },
      [this, request, row, text = to_text(*record)](const std::optional<store::DailyRow>& best) {
        store::DailyRow mine = row;
        // Only the best is looked at again.
        if (!best || best->score < mine.score) mine.record = text;
        const protocol::OfDay asked{mine.day, {mine.game}};
        journal_.write({mine}, [this, request, asked, person = mine.who](bool stored) {
          requests_.attempt(request, [&] {
            if (!stored) return request->refuse(not_stored());
            answer(request, asked, person);
          });
        });
      });
}

void Daily::best(const RequestPointer& request, const protocol::AskDailyBest& message) {
  if (const auto good = check(message); !good) return request->refuse(good.error());
  const bool still_on = is_today_somewhere(message.day, clock_.date());
  const std::string person = requests_.person_of(request);
  struct Found {
    std::optional<store::DailyRow> best;
    std::string name;
    bool played = false;
  };
  const auto read = [day = message.day, game = std::string(message.game),
                     person](store::Store& store) -> Result<Found> {
    Found found;
    TRY(found.best, store.daily_best(day, game));
    if (!person.empty()) {
      TRY(const auto own, store.daily(day, game, person));
      found.played = own.has_value();
    }
    if (found.best && !found.best->who.starts_with("bot:")) {
      TRY(const auto who, store.person(found.best->who));
      if (who) found.name = who->name;
    }
    return found;
  };
  requests_.read(request, read, [request, still_on](const Found& found) {
    if (still_on && !found.played) {
      return request->refuse(Reason::not_allowed, say("townsmith", "daily-still-on"));
    }
    if (!found.best) return request->refuse(Reason::unknown_name, say("townsmith", "daily-nobody"));
    protocol::DailyPlay out{found.name, {}, found.best->score, found.best->record};
    if (found.best->who.starts_with("bot:")) {
      out.bot = found.best->who.substr(4);
      out.name = *out.bot;
    }
    request->answer(out);
  });
}

// What bots get.

void Daily::want_par(const std::string& day, const std::string& game) {
  if (!bots_play_) return;
  if (known_.size() > most_known) known_.clear();
  for (const std::string_view bot : par_bots) {
    const Job job(day, game, std::string(bot));
    if (!known_.insert(job).second) continue;
    const auto read = [day, game, who = name_of_bot(bot)](store::Store& store) {
      return store.daily(day, game, who);
    };
    journal_.read(read, [this, job](const Result<std::optional<store::DailyRow>>& found) {
      if (!found) {
        known_.erase(job);  // later
      } else if (!*found) {
        waiting_.push_back(job);
        if (playing_ == nullptr) next_job();
      }
    });
  }
}

void Daily::next_job() {
  while (!waiting_.empty()) {
    const auto& [day, game, bot] = waiting_.front();
    auto made = DailyBot::sit_down(host_.games(), game, day, bot);
    if (made) {
      playing_ = std::move(*made);
      return think();
    }
    waiting_.pop_front();  // no bot for this game
  }
}

void Daily::think() {
  if (playing_->over()) return finish_job();
  const auto answer = std::make_shared<Result<AnyMove>>();
  Thought thought;
  thought.rank = Thought::Rank::nobody;
  thought.think = [task = playing_->task(), answer](const Breathe&) { *answer = task.answer(); };
  thought.then = [this, answer](std::string_view failure) {
    bool moved = false;
    trouble_.safely([&] { moved = failure.empty() && playing_->move(*answer).has_value(); });
    if (moved) {
      think();
    } else {
      playing_.reset();
      waiting_.pop_front();
      next_job();
    }
    journal_.flush();
  };
  pool_.ask(std::move(thought));
}

void Daily::finish_job() {
  const Record record = playing_->record();
  const auto& [day, game, bot] = waiting_.front();
  journal_.write({store::DailyRow{day, game, name_of_bot(bot), record.outcome.scores[0], clock_.date(),
                                  to_text(record)}},
                 [](bool) {});
  playing_.reset();
  waiting_.pop_front();
  next_job();
}

}  // namespace townsmith::service
