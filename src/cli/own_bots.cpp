#include "cli/own_bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>

#include "cli/commands.h"

namespace townsmith::cli {
namespace {

/// Sentences about bots that could not play on: the first ones are enough.
constexpr int max_sentences = 20;

external::Hooks hooks_for(const std::shared_ptr<std::FILE>& log, bool quiet) {
  struct Told {
    std::mutex mutex;
    int count = 0;
  };
  const auto told = std::make_shared<Told>();
  external::Hooks hooks;
  if (!quiet)
    hooks.forfeited = [told](const std::string& sentence) {
      const std::lock_guard lock(told->mutex);
      if (++told->count <= max_sentences) fmt::print(stderr, "{}\n", sentence);
      if (told->count == max_sentences + 1) fmt::print(stderr, "(More of these are not shown.)\n");
    };
  if (log != nullptr) {
    hooks.log = [log](std::string_view text) {
      (void)std::fwrite(text.data(), 1, text.size(), log.get());
      (void)std::fflush(log.get());
    };
  }
  return hooks;
}

}  // namespace

external::Limits limits_of(const OwnBotArgs& args) {
  external::Limits limits;
  limits.move = external::Milliseconds(std::llround(args.seconds * 1000));
  limits.memory = args.memory << 20U;
  const unsigned cores = std::max(std::thread::hardware_concurrency(), 1U);
  limits.processes = args.processes > 0 ? args.processes : static_cast<int>(cores);
  return limits;
}

Result<> add_own_bots(bots::Catalogue& catalogue, const OwnBotArgs& args,
                      const std::vector<std::string>& lists, bool quiet) {
  std::vector<std::string> wanted = args.bots;
  for (const std::string& list : lists) {
    for (const std::string& bot : split(list, ',')) {
      const bool known = std::find(wanted.begin(), wanted.end(), bot) != wanted.end();
      if (bot.starts_with(external::prefix) && !known) wanted.push_back(bot);
    }
  }
  if (wanted.empty()) return {};
  std::shared_ptr<std::FILE> log;
  if (!args.log.empty()) {
    std::FILE* const file = std::fopen(args.log.c_str(), "ab");
    if (file == nullptr) return refuse(Reason::io_error, fmt::format("cannot write {}", args.log));
    log = std::shared_ptr<std::FILE>(file, [](std::FILE* one) { (void)std::fclose(one); });
  }
  const external::Hooks hooks = hooks_for(log, quiet);
  for (const std::string& text : wanted) {
    TRY(const auto bot, external::parse_bot(text));
    TRY(external::add_bot(catalogue, bot.first, bot.second, limits_of(args), hooks,
                          TOWNSMITH_VERSION));
  }
  return {};
}

}  // namespace townsmith::cli
