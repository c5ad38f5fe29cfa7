#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "host/host.h"
#include "protocol/daily.h"
#include "service/bot_pool.h"
#include "service/daily_play.h"
#include "service/journal.h"
#include "service/rate_limit.h"
#include "service/requests.h"
#include "service/time.h"
#include "service/trouble.h"

namespace townsmith::service {

/// The puzzle of the day: repeats people's records, counts everybody's first, and lets bots play
/// it, so that there is something to be measured by. They play today's when somebody asks, and
/// tomorrow's then too, when nobody else wants to think.
class Daily {
 public:
  struct Settings {
    bool bots_play = true;
    int counted_of_household = 40;  ///< people a day, in one game, who come from one address
    /// Games whose puzzles are others than everybody's, and are not played here.
    std::set<std::string> other_content = {};
  };
  Daily(host::Host& host, BotPool& pool, Sessions& sessions, Journal& journal, Requests& requests,
        TroubleReporter& trouble, Clock clock, Settings settings);

  std::vector<Verb> verbs();

 private:
  struct Job {
    std::string date;
    std::string game;
    std::string bot;
    bool awaited = false;
  };

  void ask(const RequestPointer& request, const protocol::AskDaily& message);
  void enter(const RequestPointer& request, const protocol::EnterDaily& message);
  void best(const RequestPointer& request, const protocol::AskDailyBest& message);

  std::string person_of(const RequestPointer& request) const;
  Result<> check(const protocol::OfDay& asked) const;
  void answer(const RequestPointer& request, const protocol::OfDay& asked,
              const std::string& person);
  /// Whether one more of this household may be counted.
  bool has_room(const std::string& date, const std::string& game, const std::string& household);
  void count(const RequestPointer& request, const store::DailyRow& row,
             const std::string& household);

  void want_par(const std::string& date, const std::string& game, bool awaited);
  void begin_next();
  void think();
  void end_job();

  host::Host& host_;
  BotPool& pool_;
  Sessions& sessions_;
  Journal& journal_;
  Requests& requests_;
  TroubleReporter& trouble_;
  Clock clock_;
  Settings settings_;
  RateLimit entries_;
  RateLimit entries_of_household_;
  /// People counted, by day, game and household.
  std::map<std::tuple<std::string, std::string, std::string>, int> counted_;
  /// What bots have played, play, or are to play: day, game, bot.
  std::set<std::tuple<std::string, std::string, std::string>> known_;
  std::deque<Job> waiting_;
  std::unique_ptr<DailyBot> playing_;  ///< the first of those that wait
};

}  // namespace townsmith::service
