#include "lab/match.h"

#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "core/json.h"
#include "lab/plan.h"
#include "lab/threads.h"

namespace townsmith::cli {
namespace {

void print_json(const MatchArgs& args, const lab::MatchPlan& plan, const lab::MatchReport& report) {
  json::object out;
  out["game"] = args.game.game;
  out["games"] = report.games;
  out["seed"] = plan.seed;
  json::array seats;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const lab::SeatTally& tally = report.seats[i];
    seats.emplace_back(json::object{{"bot", plan.bots[i]},
                                    {"mean", tally.mean(report.games).value},
                                    {"ci95", tally.mean(report.games).half()},
                                    {"wins", tally.wins},
                                    {"share", lab::kept(tally.share(report.games))},
                                    {"shared", tally.shared},
                                    {"forfeits", tally.forfeits}});
  }
  out["seats"] = std::move(seats);
  fmt::print("{}\n", json::serialize(out));
}

void print_table(const lab::MatchPlan& plan, const lab::MatchReport& report, double seconds) {
  fmt::print("seat  bot           mean score (95 %)   wins (95 %)            shared\n");
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const lab::SeatTally& tally = report.seats[i];
    fmt::print("{:>4}  {:<12}  {:<18}  {:<21}  {:>6}\n", i, plan.bots[i],
               lab::in_words(tally.mean(report.games)), lab::percent(tally.share(report.games)),
               tally.shared);
  }
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    if (report.seats[i].forfeits == 0) continue;
    fmt::print("seat {} could not play on in {} of the games and was placed last there\n", i,
               grouped(report.seats[i].forfeits));
  }
  fmt::print("{} games, {} moves in {:.2f} s: {} games/s, {} moves/s\n", grouped(report.games),
             grouped(report.plies), seconds,
             grouped(static_cast<std::uint64_t>(static_cast<double>(report.games) / seconds)),
             grouped(static_cast<std::uint64_t>(static_cast<double>(report.plies) / seconds)));
}

}  // namespace

Result<> match(const Context& context, const MatchArgs& args) {
  lab::MatchPlan plan;
  plan.bots = split(args.seats, ',');
  plan.games = args.games;
  plan.seed = args.seed;
  plan.threads = lab::threads_of(args.threads);
  TRY(const OpenedGame opened, open_game(context, args.game, static_cast<int>(plan.bots.size())));
  // Before a file of records is begun anew: a refusal changes nothing.
  TRY(lab::check_bots(*opened.entry, *opened.game, plan.bots));
  TRY(check_free(args.records, args.force));

  std::FILE* records = nullptr;
  if (!args.records.empty()) {
    records = std::fopen(args.records.c_str(), "wb");
    if (records == nullptr) {
      return refuse(Reason::io_error, fmt::format("cannot write {}", args.records));
    }
  }
  Progress progress("games", plan.games);
  lab::MatchHooks hooks;
  hooks.progress = [&progress](std::uint64_t games) { progress.show(games); };
  bool lost = false;
  if (records != nullptr) {
    hooks.record = [records, &lost](const std::string& text) {
      lost = std::fwrite(text.data(), 1, text.size(), records) != text.size() || lost;
    };
  }
  hooks.stop = &context.stop;
  const Result<lab::MatchReport> report = lab::play_match(*opened.entry, *opened.game, plan, hooks);
  progress.clear();
  if (records != nullptr && (std::fclose(records) != 0 || lost)) {
    return refuse(Reason::io_error,
                  fmt::format("not all records could be written to {}", args.records));
  }
  TRY(report);
  if (args.json) {
    print_json(args, plan, *report);
  } else {
    print_table(plan, *report, progress.seconds());
  }
  if (report->games < plan.games) {
    fmt::print(stderr, "Interrupted: this is the result of the first {} of {} games.\n",
               grouped(report->games), grouped(plan.games));
  }
  return {};
}

}  // namespace townsmith::cli
