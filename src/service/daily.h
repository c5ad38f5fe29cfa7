#pragma once

#include <deque>
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

/// The puzzle of the day: takes people's records, repeats them, counts everybody's first, and lets
/// bots play it, so that there is something to be measured by. They play it when somebody asks, and
/// that of the next day then too; they wait for all other bots.
class Daily {
 public:
  Daily(host::Host& host, BotPool& pool, Journal& journal, Requests& requests,
        TroubleReporter& trouble, Clock clock, bool bots_play);

  std::vector<Verb> verbs();

 private:
  /// Day, game, bot.
  using Job = std::tuple<std::string, std::string, std::string>;

  void ask(const RequestPointer& request, const protocol::AskDaily& message);
  void enter(const RequestPointer& request, const protocol::EnterDaily& message);
  void best(const RequestPointer& request, const protocol::AskDailyBest& message);

  Result<> check(const protocol::OfDay& asked) const;
  void answer(const RequestPointer& request, const protocol::OfDay& asked,
              const std::string& person);
  void want_par(const std::string& day, const std::string& game);
  void next_job();
  void think();
  void finish_job();

  host::Host& host_;
  BotPool& pool_;
  Journal& journal_;
  Requests& requests_;
  TroubleReporter& trouble_;
  Clock clock_;
  bool bots_play_;
  RateLimit entries_;
  std::set<Job> known_;       ///< played, being played, or waiting for it
  std::deque<Job> waiting_;
  std::unique_ptr<DailyBot> playing_;  ///< the first of those that wait
};

}  // namespace townsmith::service
